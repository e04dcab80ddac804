import type { words as en } from '../../en/tools/main-content.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number, percent } = portuguese;

export const words: typeof en = {
  mark: 'Escurecer todo o resto na página',
  copy: 'Copiar o texto',
  save: 'Salvar o texto',
  share: ({ share }) => `conteúdo principal ${percent(share)}`,
  rest: ({ share }) => `navegação, rodapé e o resto ${percent(share)}`,
  found: 'Encontrado',
  methods: {
    main: 'no elemento <main>',
    article: 'em um elemento <article>',
    posts: 'como mensagens de um tópico',
    parts: 'como todas as seções exceto menus e rodapé',
    body: 'como o body inteiro (nada se destacou)',
    none: 'não encontrado',
  },
  densest: ({ confidence }) => `por densidade de texto, ${percent(confidence)} de confiança`,
  words: 'Palavras',
  characters: 'Caracteres',
  noAim: ({ count }) => `${number(count)} (não há tamanho ideal)`,
  readingTime: 'Tempo de leitura',
  minutes: ({ count }) => `cerca de ${amount(count, { one: 'minuto', other: 'minutos' })}`,
  blocks: 'Blocos',
  blocksOf: ({ main, all }) => `${number(main)} de ${amount(all, { one: 'bloco de texto', other: 'blocos de texto' })}`,
  locked: {
    title: 'Conteúdo que as máquinas não conseguem ler',
    note: 'Partes do conteúdo principal dentro de imagens, frames ou canvas.',
    rows: 'áreas ilegíveis',
    none: 'Nenhuma.',
    what: 'O quê',
    area: 'Parte da área',
    element: 'Elemento',
    kinds: { canvas: 'canvas', frame: 'frame', embed: 'documento incorporado', image: 'imagem sem texto alternativo' },
    share: ({ share }) => percent(share),
  },
  text: {
    title: 'O texto',
    none: 'Nenhum conteúdo principal encontrado.',
    truncated: 'O texto é mais longo do que o mostrado aqui.',
    label: 'Texto principal',
    first: ({ shown, total }) =>
      `São mostrados os primeiros ${number(shown)} de ${amount(total, { one: 'bloco', other: 'blocos' })}; a cópia inclui todos.`,
  },
  marks: {
    main: 'conteúdo principal',
    regions: {
      main: 'não é conteúdo principal',
      header: 'topo',
      nav: 'navegação',
      aside: 'barra lateral',
      footer: 'rodapé',
      comments: 'comentários',
      dialog: 'caixa de diálogo',
      none: 'não é conteúdo principal',
    },
  },
};
