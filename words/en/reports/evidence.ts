import { english } from '../../../checks/core/wording.ts';

const { number } = english;
const measured = (value: number, unit: string) => `${number(value)}${unit === '%' ? '' : ' '}${unit}`;

/** Words around evidence. */
export const evidence = {
  place: ({ line, column }: { line: number; column: number }) => `Line ${number(line)}, column ${number(column)}`,
  amount: ({ value, unit }: { value: number; unit: string }) => measured(value, unit),
  limit: ({ limit, unit }: { limit: number; unit: string }) => `limit ${measured(limit, unit)}`,
  change: ({ before, after }: { before: string; after: string }) => `“${before}” → “${after}”`,
  before: 'Before',
  after: 'After',
  nothing: '(nothing)',
  more: ({ count }: { count: number }) => `and ${number(count)} more`,
  moreFindings: ({ count }: { count: number }) => `and ${english.amount(count, 'more finding', 'more findings')}`,
  first: ({ shown, total }: { shown: number; total: number }) => `The first ${number(shown)} of ${number(total)}`,
  inAll: ({ total }: { total: number }) => `(${number(total)} in all)`,
  /** Before what to change. */
  toChange: 'What to change:',
  /** Tag of a finding that rests only on our heuristic. */
  heuristic: 'heuristic',
};
