/** Statistics over groups of rows: a group is a question, its rows are the versions. Pure and deterministic. */
import { seededRandom } from '../seeded-random.ts';

export interface Interval {
  value: number;
  from: number;
  to: number;
}
/** Association of a feature with an outcome within questions; null if nothing varies. */
export interface Association {
  /** Mean of the questions' Spearman correlations. */
  spearman: Interval | null;
  /** Correlation of the ranks within questions, over all rows. */
  ranks: Interval | null;
  /** The same, controlled for the ranks of the length. */
  givenLength: Interval | null;
  /** Number of questions in which feature and outcome vary. */
  questions: number;
}

/** Ranks from 1; equal values get the mean of their ranks. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = values.map(() => 0);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (end + 1 < order.length && order[end + 1]!.value === order[start]!.value) end++;
    for (let at = start; at <= end; at++) ranks[order[at]!.index] = (start + end) / 2 + 1;
    start = end + 1;
  }
  return ranks;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => (values.length === 0 ? NaN : sum(values) / values.length);
const centred = (values: readonly number[]): number[] => {
  const middle = mean(values);
  return values.map((value) => value - middle);
};
const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((total, value, index) => total + value * b[index]!, 0);

/** Pearson's r of two lists; null if one of them does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number | null {
  const [x, y] = [centred(a), centred(b)];
  return ratio(dot(x, y), dot(x, x), dot(y, y));
}
const ratio = (xy: number, xx: number, yy: number): number | null => (xx <= 1e-12 || yy <= 1e-12 ? null : xy / Math.sqrt(xx * yy));

/** Spearman's rank correlation. */
export const spearman = (a: readonly number[], b: readonly number[]): number | null => correlation(ranksOf(a), ranksOf(b));

/** Partial correlation of x and y given z, from the three correlations. */
export function partialCorrelation(xy: number, xz: number, yz: number): number | null {
  const left = (1 - xz * xz) * (1 - yz * yz);
  return left <= 1e-12 ? null : (xy - xz * yz) / Math.sqrt(left);
}

export const resamples = 2_000;
/** A statistic over all groups with its 95 % interval: groups are resampled with replacement (percentile bootstrap). */
export function bootstrap<T>(groups: readonly T[], measure: (drawn: readonly T[]) => number | null): Interval | null {
  const value = measure(groups);
  if (value === null || Number.isNaN(value)) return null;
  const random = seededRandom(1);
  const values: number[] = [];
  for (let time = 0; time < resamples; time++) {
    const one = measure(groups.map(() => groups[Math.floor(random() * groups.length)]!));
    if (one !== null && !Number.isNaN(one)) values.push(one);
  }
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.min(values.length - 1, Math.max(0, Math.round(share * (values.length - 1))))] ?? value;
  return { value, from: at(0.025), to: at(0.975) };
}

interface Sums {
  rho: number | null;
  xx: number;
  yy: number;
  zz: number;
  xy: number;
  xz: number;
  yz: number;
}

/** Association of a feature and an outcome within groups, alone and controlled for length. */
export function association<T>(
  groups: readonly (readonly T[])[],
  feature: (row: T) => number,
  outcome: (row: T) => number,
  length: (row: T) => number,
): Association {
  const sums = groups.map((rows): Sums => {
    const [x, y, z] = [feature, outcome, length].map((of) => centred(ranksOf(rows.map(of)))) as [number[], number[], number[]];
    return {
      rho: ratio(dot(x, y), dot(x, x), dot(y, y)),
      xx: dot(x, x),
      yy: dot(y, y),
      zz: dot(z, z),
      xy: dot(x, y),
      xz: dot(x, z),
      yz: dot(y, z),
    };
  });
  const total = (drawn: readonly Sums[], name: Exclude<keyof Sums, 'rho'>) => sum(drawn.map((one) => one[name]));
  const pooled = (drawn: readonly Sums[], a: 'x' | 'y', b: 'y' | 'z') =>
    ratio(total(drawn, `${a}${b}` as 'xy' | 'xz' | 'yz'), total(drawn, `${a}${a}` as 'xx' | 'yy'), total(drawn, `${b}${b}` as 'yy' | 'zz'));
  const varying = sums.filter(({ rho }) => rho !== null);
  return {
    spearman: bootstrap(varying, (drawn) => (drawn.length === 0 ? null : mean(drawn.map(({ rho }) => rho!)))),
    ranks: bootstrap(sums, (drawn) => pooled(drawn, 'x', 'y')),
    givenLength: bootstrap(sums, (drawn) => {
      const [xy, xz, yz] = [pooled(drawn, 'x', 'y'), pooled(drawn, 'x', 'z'), pooled(drawn, 'y', 'z')];
      return xy === null || xz === null || yz === null ? null : partialCorrelation(xy, xz, yz);
    }),
    questions: varying.length,
  };
}
