import type { words as en } from '../../en/tools/markup-vs-page.ts';
import { german } from '../german.ts';

const { agree, amount, number } = german;
const visible = ({ found, all }: { found: number; all: number }) =>
  `${number(found)} von ${amount(all, { one: 'ausgezeichneten Wert', other: 'ausgezeichneten Werten' })} ${agree(found, 'ist', 'sind')} auf der Seite sichtbar`;

export const words: typeof en = {
  none: 'Die strukturierten Daten enthalten keine vergleichbaren Werte: keine Namen, Preise, Bewertungen, Autoren, Daten, Fragen und keinen Breadcrumb.',
  visible: (counts) => `${visible(counts)}.`,
  different: ({ different, ...counts }) =>
    `${visible(counts)}; ${number(different)} ${agree(different, 'weicht', 'weichen')} von dem ab, was Leser sehen.`,
  mark: 'Werte auf der Seite hervorheben',
  rows: 'ausgezeichnete Werte',
  property: 'Eigenschaft',
  marked: 'In strukturierten Daten',
  shown: 'Auf der Seite',
  compared: 'Vergleich',
  nothing: 'nichts',
  states: { same: 'gleich', contained: 'enthalten', similar: 'ähnlich', different: 'verschieden', missing: 'nicht sichtbar' },
};
