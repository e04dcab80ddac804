import type { evidence as en } from '../../en/reports/evidence.ts';
import { french } from '../french.ts';

const { amount, number } = french;
const measured = (value: number, unit: string) => `${number(value)}${unit === '%' ? '\u202f' : '\u00a0'}${unit}`;

export const evidence: typeof en = {
  place: ({ line, column }) => `Ligne ${number(line)}, colonne ${number(column)}`,
  amount: ({ value, unit }) => measured(value, unit),
  limit: ({ limit, unit }) => `limite ${measured(limit, unit)}`,
  change: ({ before, after }) => `« ${before} » → « ${after} »`,
  before: 'Avant',
  after: 'Après',
  nothing: '(rien)',
  more: ({ count }) => `et ${number(count)} de plus`,
  moreFindings: ({ count }) => `et ${amount(count, { one: 'autre constat', other: 'autres constats' })}`,
  first: ({ shown, total }) => `Les ${number(shown)} premiers sur ${number(total)}`,
  inAll: ({ total }) => `(${number(total)} en tout)`,
  toChange: 'À modifier :',
  heuristic: 'heuristique',
};
