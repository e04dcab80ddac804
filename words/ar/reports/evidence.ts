import type { evidence as en } from '../../en/reports/evidence.ts';
import { arabic } from '../arabic.ts';
import { amount } from '../checks/grammar.ts';

const { number } = arabic;
/** With a Latin unit, the mark keeps number and unit in their order. */
const measured = (value: number, unit: string) =>
  unit === '%' ? `${number(value)}%` : `${/^[A-Za-z]/.test(unit) ? '\u200e' : ''}${number(value)} ${unit}`;
const moreFindings = { one: 'نتيجة أخرى', two: 'نتيجتان أخريان', few: 'نتائج أخرى', many: 'نتيجة أخرى', other: 'نتيجة أخرى' };

export const evidence: typeof en = {
  place: ({ line, column }) => `السطر ${number(line)}، العمود ${number(column)}`,
  amount: ({ value, unit }) => measured(value, unit),
  limit: ({ limit, unit }) => `الحد ${measured(limit, unit)}`,
  change: ({ before, after }) => `من «${before}» إلى «${after}»`,
  before: 'قبل',
  after: 'بعد',
  nothing: '(لا شيء)',
  more: ({ count }) => `و${number(count)} غيرها`,
  moreFindings: ({ count }) => `و${amount(count, moreFindings)}`,
  first: ({ shown, total }) => `أول ${number(shown)} من أصل ${number(total)}`,
  inAll: ({ total }) => `(المجموع ${number(total)})`,
  toChange: 'ما ينبغي تغييره:',
  heuristic: 'تقدير استدلالي',
};
