import type { evidence as en } from '../../en/reports/evidence.ts';
import { portuguese } from '../portuguese.ts';

const { amount, number } = portuguese;
const measured = (value: number, unit: string) => `${number(value)}${unit === '%' ? '' : ' '}${unit}`;

export const evidence: typeof en = {
  place: ({ line, column }) => `Linha ${number(line)}, coluna ${number(column)}`,
  amount: ({ value, unit }) => measured(value, unit),
  limit: ({ limit, unit }) => `limite ${measured(limit, unit)}`,
  change: ({ before, after }) => `“${before}” → “${after}”`,
  before: 'Antes',
  after: 'Depois',
  nothing: '(nada)',
  more: ({ count }) => `e mais ${number(count)}`,
  moreFindings: ({ count }) => `e mais ${amount(count, { one: 'achado', other: 'achados' })}`,
  first: ({ shown, total }) => `Primeiros ${number(shown)} de ${number(total)}`,
  inAll: ({ total }) => `(${number(total)} no total)`,
  toChange: 'O que alterar:',
  heuristic: 'heurística',
};
