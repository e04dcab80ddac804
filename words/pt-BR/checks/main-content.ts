import type { MainFact } from '../../../checks/core/facts/text.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { mainContent as en } from '../../en/checks/main-content.ts';
import { amount, and, capitalizedSentence, percent } from './grammar.ts';
import { textLengthText } from './text-length.ts';

type Locked = MainFact['locked'][number]['kind'];
const lockedIn: Record<Locked, string> = {
  canvas: 'um canvas',
  frame: 'um frame',
  embed: 'um documento incorporado',
  image: 'imagens sem texto alternativo',
};
type Method = MainFact['method'];
const methods: Record<Method, string> = {
  main: 'o elemento main',
  article: 'um elemento article',
  density: 'a densidade de texto',
  posts: 'as mensagens do tópico',
  parts: 'todas as seções, exceto menus e rodapé',
  body: 'todo o body',
  none: 'nada',
};

export const mainContent: typeof en = {
  title: 'O conteúdo principal pode ser isolado',
  problem: 'Conteúdo principal ausente ou difícil de extrair',
  why: 'Buscadores, modos de leitura e mecanismos de respostas extraem o conteúdo principal da página em volta dele. Eles não podem usar o que não encontram ou não conseguem ler como texto.',
  heuristic: 'Os números de palavras e as proporções são uma heurística nossa; servem só para detectar a falta de conteúdo',
  words: {
    words: 'palavras',
    characters: 'caracteres',
    foundBy: 'Encontrado por',
    container: 'Contêiner',
    method: ({ method }) => methods[method],
  },
  says: {
    found: ({ length, minutes }) => ({
      message: `${capitalizedSentence(textLengthText(length))} de conteúdo principal${length.count === 0 ? '' : `, cerca de ${amount(minutes, { one: 'minuto', other: 'minutos' })} de leitura`}. Não há um tamanho ideal.`,
      change: '',
    }),
    nothing: () => ({
      message: 'Não há nada para ler aqui: a página não mostra texto, cabeçalhos nem imagens.',
      change: 'Verificar a resposta e os scripts que renderizam a página e auditá-la de novo.',
    }),
    nothingShown: ({ length }) => ({
      message: `Não há nada para ler aqui: nada do texto do HTML (${textLengthText(length)}) está visível.`,
      change: 'Tornar o texto visível com JavaScript ativado e auditar a página de novo.',
    }),
    guessed: ({ length }) => ({
      message: `O conteúdo principal (${textLengthText(length)}) só pôde ser estimado pela densidade de texto.`,
      change: 'Colocar o conteúdo principal em um elemento <main>, ou um artigo em um elemento <article>.',
    }),
    doubted: ({ element }) => ({
      message: `O elemento <${element}> contém só uma pequena parte do texto da página, então o conteúdo principal é incerto.`,
      change: `Colocar todo o conteúdo principal, e nada mais, em um só elemento <${element}>.`,
    }),
    few: ({ length }) => ({
      message: `Pouco conteúdo principal encontrado: só ${textLengthText(length)}.`,
      change: 'Se a página tem mais conteúdo, adicioná-lo como texto dentro do elemento <main>.',
    }),
    hardlyAny: ({ length }) => ({
      message:
        length.count === 0
          ? 'Nenhum conteúdo principal encontrado como texto.'
          : `Quase nenhum conteúdo principal encontrado: ${textLengthText(length)}.`,
      change: 'Colocar o conteúdo da página como texto no elemento <main>.',
    }),
    picture: ({ share }) => ({
      message: `Uma imagem cobre ${percent(share)} da primeira tela e há pouco texto: o conteúdo pode estar na imagem.`,
      change: 'Oferecer o conteúdo da imagem como texto.',
    }),
    framed: ({ url, share }) => ({
      message: `O conteúdo está em um frame que cobre ${percent(share)} da primeira tela${url === null ? '' : `: ${clipText(url, 200)}`}. A página em si quase não tem texto.`,
      change: 'Colocar o conteúdo nesta página. Os buscadores podem considerar o que um frame mostra como outra página.',
    }),
    locked: ({ share, kinds, url }) => ({
      message: `${percent(share)} da área principal não é texto desta página: ${and(kinds.map((kind) => lockedIn[kind]))}${url === null ? '' : ` (${clipText(url, 200)})`}.`,
      change: 'Oferecer o mesmo conteúdo como texto, texto alternativo ou legenda.',
    }),
  },
};
