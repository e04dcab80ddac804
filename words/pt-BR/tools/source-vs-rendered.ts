import type { words as en } from '../../en/tools/source-vs-rendered.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number, percent } = portuguese;

const inSource = (share: number) =>
  share > 0 ? `${percent(share)} do texto principal está no código-fonte HTML` : 'Nada do texto principal está no código-fonte HTML';
const differing = (count: number) => amount(count, { one: 'campo difere', other: 'campos diferem' });

export const words: typeof en = {
  same: ({ share }) => `${inSource(share)}, e nenhum campo difere.`,
  noMain: ({ fields }) =>
    fields === 0 ? 'Sem texto principal para comparar, e nenhum campo difere.' : `Sem texto principal para comparar; ${differing(fields)}.`,
  differs: ({ share, fields }) => `${inSource(share)}; ${differing(fields)}.`,
  fields: {
    title: 'Campos',
    note: 'Esquerda: o código-fonte HTML do servidor, sem JavaScript. Direita: o HTML renderizado neste navegador.',
    rows: 'campos',
    none: 'Não há nada para comparar.',
    field: 'Campo',
    compared: 'Comparação',
    source: 'Código-fonte',
    rendered: 'Renderizado',
    same: 'igual',
    differs: 'difere',
    absent: 'não há',
    judged: { title: 'Título', description: 'Metadescrição', h1: 'Cabeçalho principal', canonical: 'URL canônica', robots: 'Robots' },
    hreflang: 'hreflang',
    language: 'Idioma',
    headings: 'Cabeçalhos',
    links: 'Links',
    jsonLd: 'Blocos JSON-LD',
    openGraph: 'Tags Open Graph',
    number: ({ count }) => number(count),
  },
  missing: {
    title: 'Texto principal que falta no código-fonte HTML',
    noMain: 'Nenhum conteúdo principal encontrado na página.',
    none: 'Não falta nada: todo o texto principal está no código-fonte HTML.',
    mark: 'Destacar na página o texto que falta',
    part: ({ share }) => `${percent(share)} no código-fonte HTML`,
    whole: 'não está no código-fonte HTML',
  },
  viewAs: {
    title: 'Ver como',
    note: 'O Pageloupe solicita a página com o user agent deste navegador: alterá-lo exigiria uma permissão para todos os sites. Um site que trata rastreadores de outra forma mostra aqui o que retorna a navegadores. A linha de comando pode enviar o user agent de um rastreador.',
    agents: { desktop: 'Computador', mobile: 'Celular', googlebot: 'Googlebot', gptbot: 'GPTBot' },
    people: 'As pessoas recebem a página renderizada. O robots.txt e as diretivas robots não se aplicam a elas.',
    gets: 'Lê',
    reads: {
      googlebot: 'Primeiro o código-fonte HTML, depois a página como um celular a renderiza.',
      gptbot: 'Só o código-fonte HTML: não executa JavaScript.',
    },
    robotsTxt: 'Conteúdo e robots.txt',
    directives: 'Diretivas robots',
    none: 'nenhuma que o restrinja',
    unknown: 'não foi possível verificar',
    openWindow: ({ width }) => `Abrir em uma janela de ${number(width)} px`,
    copyCommand: 'Copiar comando',
  },
  diff: {
    title: 'Texto, linha por linha',
    note: '+ está só no HTML renderizado (precisa de JavaScript). − está só no código-fonte HTML.',
    rendered: ({ count }) => `${number(count)} só no renderizado`,
    source: ({ count }) => `${number(count)} só no código-fonte`,
    sides: { both: 'em ambos', rendered: 'só no renderizado', source: 'só no código-fonte' },
    same: ({ count }) => `${amount(count, { one: 'linha', other: 'linhas' })} em ambos`,
    partly: ({ share }) => `(${percent(share)} no código-fonte HTML)`,
    more: ({ count }) => `Mostrar mais ${number(count)}`,
    copy: 'Copiar as diferenças',
  },
};
