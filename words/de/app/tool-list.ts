import type { toolList as en } from '../../en/app/tool-list.ts';
import { german } from '../german.ts';

const { amount, and } = german;

export const toolList: typeof en = {
  find: '`/` zum Suchen drücken, Pfeiltasten zum Bewegen',
  move: 'Mit den Pfeiltasten bewegen',
  favorites: 'Favoriten',
  favorite: ({ tool }) => `Favorit: ${tool}`,
  found: 'Suchergebnisse',
  none: 'Keine Ergebnisse',
  advice: 'Kein Werkzeug und keine Prüfung passt. Ein einzelnes Wort versuchen, etwa „canonical“ oder „Bilder“.',
  counted: ({ tools, checks }) =>
    and([amount(tools, { one: 'Werkzeug', other: 'Werkzeuge' }), amount(checks, { one: 'Prüfung', other: 'Prüfungen' })]),
};
