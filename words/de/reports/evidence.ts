import type { evidence as en } from '../../en/reports/evidence.ts';
import { german } from '../german.ts';

const { amount, number } = german;
const measured = (value: number, unit: string) => `${number(value)}${unit === '%' ? '' : ' '}${unit}`;

export const evidence: typeof en = {
  place: ({ line, column }) => `Zeile ${number(line)}, Spalte ${number(column)}`,
  amount: ({ value, unit }) => measured(value, unit),
  limit: ({ limit, unit }) => `Grenze ${measured(limit, unit)}`,
  change: ({ before, after }) => `„${before}“ → „${after}“`,
  before: 'Vorher',
  after: 'Nachher',
  nothing: '(nichts)',
  more: ({ count }) => `und ${number(count)} weitere`,
  moreFindings: ({ count }) => `und ${amount(count, { one: 'weiterer Befund', other: 'weitere Befunde' })}`,
  first: ({ shown, total }) => `Die ersten ${number(shown)} von ${number(total)}`,
  inAll: ({ total }) => `(insgesamt ${number(total)})`,
  toChange: 'Was zu ändern ist:',
  heuristic: 'Heuristik',
};
