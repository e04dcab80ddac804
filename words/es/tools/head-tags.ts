import type { words as en } from '../../en/tools/head-tags.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const elements = { one: 'elemento', other: 'elementos' };
const bodies = (count: number) =>
  `${amount(count, { one: 'elemento posterior acabó', other: 'elementos posteriores acabaron' })} en el body.`;

export const words: typeof en = {
  groups: {
    Document: 'Documento',
    Search: 'Búsqueda',
    Sharing: 'Compartir',
    'Icons and app': 'Iconos y app',
    'Alternates and feeds': 'Versiones y feeds',
    'Resource hints': 'Sugerencias de recursos',
    Styles: 'Estilos',
    Scripts: 'Scripts',
    Other: 'Otros',
  },
  all: ({ count }) => `Todos ${number(count)}`,
  group: ({ name, count }) => `${name} ${number(count)}`,
  changed: ({ count }) => `Cambiados ${number(count)}`,
  left: ({ element, count }) => `\`${element}\` cerró el head antes de tiempo: ${bodies(count)}`,
  leftAtLine: ({ element, line, count }) => `\`${element}\` en la línea ${number(line)} cerró el head antes de tiempo: ${bodies(count)}`,
  ended: ({ element, line }) =>
    `En el código fuente HTML, \`${element}\` en la línea ${number(line)} cierra el head antes de los metadatos que siguen.`,
  elements: 'Elementos',
  listed: ({ total, listed, repeated }) =>
    [
      number(total),
      total > listed && `se muestran los primeros ${number(listed)}`,
      repeated > 0 && amount(repeated, { one: 'repite otro', other: 'repiten otro' }),
    ]
      .filter(Boolean)
      .join(', '),
  inBody: 'En el body',
  none: 'ninguno',
  base: 'URL base',
  noBase: 'sin elemento `base`',
  empty: '(vacío)',
  order: 'En el orden del documento',
  choose: 'Grupo de elementos',
  rows: 'elementos del head',
  emptyHead: 'El head está vacío: sin title, meta, link, script ni style.',
  noneOfKind: 'Ningún elemento de este tipo.',
  element: 'Elemento',
  times: ({ count }) => amount(count, { one: 'vez', other: 'veces' }),
  rendered: 'HTML renderizado',
  source: 'Código fuente',
  absent: 'falta',
  same: 'igual',
  unread: 'no leído',
  change: 'Cambio',
  changes: {
    same: 'igual',
    changed: 'cambiado por un script',
    added: 'añadido por un script',
    removed: 'solo en el código fuente',
    unknown: 'código fuente no leído',
  },
  strip: ({ count }) => `${amount(count, { one: `${elements.one} distinto`, other: `${elements.other} distintos` })} en orden, por grupo:`,
  ofGroup: ({ name, count }) => `${name} (${number(count)})`,
  struck: 'tachado: en el body',
};
