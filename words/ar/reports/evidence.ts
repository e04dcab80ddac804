import type { evidence as en } from '../../en/reports/evidence.ts';
import { amountOf, nouns, number } from '../checks/arabic.ts';
import { another } from '../nouns.ts';

const measured = (value: number, unit: string) => `${number(value)}${unit === '%' ? '' : ' '}${unit}`;

export const evidence: typeof en = {
  place: ({ line, column }) => `السطر ${number(line)}، العمود ${number(column)}`,
  amount: ({ value, unit }) => measured(value, unit),
  limit: ({ limit, unit }) => `الحدّ ${measured(limit, unit)}`,
  change: ({ before, after }) => `من «${before}» إلى «${after}»`,
  before: 'قبل',
  after: 'بعد',
  nothing: '(لا شيء)',
  more: ({ count }) => `و${number(count)} أخرى`,
  moreFindings: ({ count }) => `و${amountOf(count, another(nouns.finding))}`,
  first: ({ shown, total }) => `أول ${number(shown)} من ${number(total)}`,
  inAll: ({ total }) => `(المجموع ${number(total)})`,
  toChange: 'ما يجب تغييره:',
  heuristic: 'استدلال تقديري',
};
