import type { words as en } from '../../en/tools/heading-outline.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;

export const words: typeof en = {
  none: 'A página não tem cabeçalhos. Leitores e máquinas os usam para se orientar em textos longos.',
  copy: 'Copiar como Markdown',
  mark: 'Mostrar os níveis de cabeçalho na página',
  headings: 'Cabeçalhos',
  levels: ({ total, levels }) =>
    `${amount(total, { one: 'cabeçalho', other: 'cabeçalhos' })}: ${levels.map(({ level, count }) => `${number(count)} × h${level}`).join(', ')}`,
  toCheck: 'A conferir',
  skips: ({ count }) => amount(count, { one: 'nível pulado', other: 'níveis pulados' }),
  empties: ({ count }) => amount(count, { one: 'vazio', other: 'vazios' }),
  hiddens: ({ count }) => amount(count, { one: 'oculto', other: 'ocultos' }),
  nothing: 'nenhum nível pulado, nenhum vazio, nenhum oculto',
  empty: '(vazio)',
  emptyLevel: ({ level }) => `h${level} vazio`,
  skipsOne: ({ level }) => `falta h${level}`,
  skipsSome: ({ from, to }) => `faltam h${from} a h${to}`,
  noText: 'sem texto',
  hidden: 'oculto',
  undisplayed: 'não exibido',
  byRole: 'por role',
  mainContent: 'conteúdo principal',
  regions: {
    main: 'conteúdo principal',
    header: 'topo',
    nav: 'navegação',
    aside: 'barra lateral',
    footer: 'rodapé',
    comments: 'comentários',
    dialog: 'caixa de diálogo',
    none: 'outro lugar',
  },
  inRegion: ({ region }) => `em: ${region}`,
  drawn: ({ count }) => `São mostrados os primeiros ${number(count)}; a tabela tem todos.`,
  table: {
    summary: 'Como tabela, para filtrar e salvar',
    rows: 'cabeçalhos',
    none: 'A página não tem cabeçalhos.',
    heading: 'Cabeçalho',
    level: 'Nível',
    place: 'Posição',
    notes: 'Observações',
    skips: ({ count }) => `pula ${amount(count, { one: 'nível', other: 'níveis' })}`,
    empty: 'vazio',
  },
  marks: { plain: ({ level }) => `h${level}`, empty: ({ level }) => `h${level}, vazio`, skips: ({ level }) => `h${level}, pula um nível` },
};
