import type { evidence as en } from '../../en/reports/evidence.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;
const measured = (value: number, unit: string) => `${number(value)}${unit === '%' ? '' : ' '}${unit}`;

export const evidence: typeof en = {
  place: ({ line, column }) => `${number(line)} 行目、${number(column)} 列目`,
  amount: ({ value, unit }) => measured(value, unit),
  limit: ({ limit, unit }) => `上限 ${measured(limit, unit)}`,
  change: ({ before, after }) => `「${before}」→「${after}」`,
  before: '変更前',
  after: '変更後',
  nothing: '（なし）',
  more: ({ count }) => `ほか ${number(count)} 件`,
  moreFindings: ({ count }) => `ほか ${number(count)} 件の検出結果`,
  first: ({ shown, total }) => `${number(total)} 件中最初の ${number(shown)} 件`,
  inAll: ({ total }) => `（全 ${number(total)} 件）`,
  toChange: '変更内容:',
  heuristic: '経験則',
};
