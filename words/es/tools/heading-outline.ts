import type { words as en } from '../../en/tools/heading-outline.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;

export const words: typeof en = {
  none: 'La página no tiene encabezados. Los lectores y las máquinas los usan para orientarse en textos largos.',
  copy: 'Copiar como Markdown',
  mark: 'Mostrar los niveles de encabezado en la página',
  headings: 'Encabezados',
  levels: ({ total, levels }) =>
    `${amount(total, { one: 'encabezado', other: 'encabezados' })}: ${levels.map(({ level, count }) => `${number(count)} × h${level}`).join(', ')}`,
  toCheck: 'Por revisar',
  skips: ({ count }) => amount(count, { one: 'nivel omitido', other: 'niveles omitidos' }),
  empties: ({ count }) => amount(count, { one: 'vacío', other: 'vacíos' }),
  hiddens: ({ count }) => amount(count, { one: 'oculto', other: 'ocultos' }),
  nothing: 'sin omisiones, ninguno vacío, ninguno oculto',
  empty: '(vacío)',
  emptyLevel: ({ level }) => `h${level} vacío`,
  skipsOne: ({ level }) => `falta h${level}`,
  skipsSome: ({ from, to }) => `faltan h${from} a h${to}`,
  noText: 'sin texto',
  hidden: 'oculto',
  undisplayed: 'no se muestra',
  byRole: 'por rol',
  mainContent: 'contenido principal',
  regions: {
    main: 'contenido principal',
    header: 'cabecera',
    nav: 'navegación',
    aside: 'barra lateral',
    footer: 'pie de página',
    comments: 'comentarios',
    dialog: 'diálogo',
    none: 'otra parte',
  },
  inRegion: ({ region }) => `en: ${region}`,
  drawn: ({ count }) => `Se muestran los primeros ${number(count)}; la tabla los tiene todos.`,
  table: {
    summary: 'Como tabla, para filtrar y guardar',
    rows: 'encabezados',
    none: 'La página no tiene encabezados.',
    heading: 'Encabezado',
    level: 'Nivel',
    place: 'Posición',
    notes: 'Notas',
    skips: ({ count }) => `omite ${amount(count, { one: 'nivel', other: 'niveles' })}`,
    empty: 'vacío',
  },
  marks: { plain: ({ level }) => `h${level}`, empty: ({ level }) => `h${level}, vacío`, skips: ({ level }) => `h${level}, omite un nivel` },
};
