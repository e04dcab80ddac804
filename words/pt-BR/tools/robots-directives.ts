import type { words as en } from '../../en/tools/robots-directives.ts';
import { portuguese } from '../portuguese.ts';

const { amount, date } = portuguese;

export const words: typeof en = {
  everyOther: 'todos os outros',
  allCrawlers: 'todos os rastreadores',
  none: 'Sem diretivas robots: tudo é permitido.',
  found: ({ count }) =>
    `${amount(count, { one: 'diretiva', other: 'diretivas' })} em tags meta e cabeçalhos HTTP X-Robots-Tag. Um rastreador combina as diretivas para todos com as suas próprias; vale a mais rigorosa.`,
  metaOnly: 'A matriz inclui só tags meta.',
  matrix: {
    title: 'Resultado para cada rastreador',
    rows: 'rastreadores',
    none: 'Nenhum rastreador para mostrar.',
    crawler: 'Rastreador',
    index: 'Indexar',
    follow: 'Seguir',
    snippet: 'Snippet',
    image: 'Prévia de imagem',
    more: 'Mais',
    yes: 'sim',
    noIn: { meta: 'não (meta)', header: 'não (cabeçalho HTTP)' },
    noBecause: ({ directive, places }) => `${directive} (${places.join(', ')})`,
    noSnippet: 'nenhum',
    anyLength: 'qualquer tamanho',
    upTo: ({ count }) => `até ${amount(count, { one: 'caractere', other: 'caracteres' })}`,
    notSet: 'não definido',
    notIndexed: 'imagens não indexadas',
    videoAny: 'vídeo de qualquer duração',
    videoUpTo: ({ seconds }) => `vídeo de até ${amount(seconds, { one: 'segundo', other: 'segundos' })}`,
    until: ({ time }) => `até ${date(time)}`,
  },
  written: {
    title: 'Diretivas como estão escritas',
    rows: 'diretivas',
    none: 'Sem diretivas robots na página nem nos cabeçalhos HTTP.',
    directive: 'Diretiva',
    for: 'Para',
    where: 'Onde',
    readBy: 'Compatível com',
    meta: ({ crawler }) => `meta ${crawler}`,
    metaInBody: ({ crawler }) => `meta ${crawler}, no body`,
    reads: {
      google: 'Google e outros',
      default: 'valor padrão',
      bing: 'só Bing',
      idle: 'nenhum grande buscador',
      misspelt: 'erro de grafia',
      invalid: 'valor inválido',
      unknown: 'desconhecida',
    },
    meant: ({ reads, meant }) => `${reads}: ${meant}?`,
    ambiguous: 'pode valer para todos: os navegadores juntam os cabeçalhos HTTP',
  },
  conflicts: {
    title: 'Conflitos',
    none: 'Nenhuma diretiva conflitante.',
    one: ({ first, firstPlace, second, secondPlace }) =>
      `\`${first}\` (${firstPlace}) conflita com \`${second}\` (${secondPlace}): vale a mais rigorosa.`,
    odd: ({ count }) =>
      `Nenhum grande buscador é compatível com ${amount(count, { one: 'valor', other: 'valores' })}: ver “Compatível com” acima.`,
  },
};
