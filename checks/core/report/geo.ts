import type { JudgeOptions, Judged } from '../judge.ts';
import type { PageType } from '../facts/about.ts';
import type { Band, CapId, CategoryId, Grade, NoScore } from './geo-ids.ts';
import { thousandths } from '../helpers/thousandths.ts';
import { linearStep } from '../helpers/linear-step.ts';

/** The six stages at which a citation can fail. The points are ours. */
export const categories = [
  { id: 'access', points: 25 },
  { id: 'extractability', points: 20 },
  { id: 'answerability', points: 20 },
  { id: 'evidence', points: 15 },
  { id: 'freshness', points: 12 },
  { id: 'entity', points: 8 },
] as const satisfies readonly { id: CategoryId; points: number }[];

/** Gates that cap the score: documented or practical. The lowest applies. */
export const capTable: Record<CapId, number> = {
  'noindex-both': 20,
  'all-answer-crawlers': 20,
  credentials: 25,
  'error-page': 20,
  'no-text': 20,
  'source-empty': 55,
  'one-ecosystem': 70,
};

/** How much a lost point counts in the order of fixes, by the grade of its evidence. */
export const gradeFactor: Record<Grade, number> = { strong: 1, medium: 0.7, weak: 0.4, speculative: 0.2 };

/** Pages of text with fewer units of main content cannot be quoted. */
export const leastText = 20;
const withoutText: ReadonlySet<PageType> = new Set<PageType>(['home', 'listing', 'media', 'utility', 'tool']);
/**
 * How the amount of prose counts in Answerability: with hardly any, this share of the category's points; with `enough`
 * text units, all of them. A wide range on purpose: a longer text is not a better one. Ours (docs/judging/geo-score.md).
 */
export const proseScale = { least: 20, enough: 300, share: 0.25 } as const;
/** Factor of Answerability, 0…1. */
export function proseFactor(prose: number): number {
  const { least, enough, share } = proseScale;
  return share + (1 - share) * linearStep(prose, least, enough);
}

/**
 * A page with little to judge (a portal, a player) must not outrank one with more: beyond the usual share of points that do not
 * apply to an article, such points pull the score toward the middle. Ours (docs/judging/geo-score.md).
 */
export const judgedScale = { usual: 0.1, middle: 50 } as const;
/** @param share of all points that apply to the page, measured or not, 0…1 */
const pulledToMiddle = (raw: number, share: number): number => {
  const weight = Math.min(1, share + judgedScale.usual);
  return weight * raw + (1 - weight) * Math.min(raw, judgedScale.middle);
};

/** Minimum share of a category's applicable points that must be measured for it to have a score. */
export const categoryMinimum = 0.35;
/** Minimum share of all its points that must apply: title and main heading alone do not show how well a page answers. Ours (docs/judging/geo-score.md). */
export const categoryLeast = 0.3;
/** If a smaller share of the applicable points was measured, the score is marked partial. */
export const partialBelow = 0.7;

export const bandTable: readonly [from: number, band: Band][] = [
  [85, 'Ready'],
  [70, 'Good'],
  [50, 'Partial'],
  [30, 'Weak'],
  [0, 'Blocked or unreadable'],
];
/** Band of a score: a convention, not a probability. */
export const geoBand = (score: number): Band => bandTable.find(([from]) => score >= from)?.[1] ?? 'Blocked or unreadable';

/** What one signal contributes to its category. */
export interface GeoPart {
  signal: string;
  points: number;
  /** 0…1; null if it does not apply or was not measured. */
  score: number | null;
  status: 'scored' | 'na' | 'unchecked';
}
export interface GeoCategory {
  id: CategoryId;
  /** 0…100, to three decimals; null if it does not apply or is unknown. */
  score: number | null;
  points: number;
  status: 'scored' | 'na' | 'unchecked';
  /** Its signals. */
  parts?: GeoPart[];
  /** Text units of prose, if there was so little that it cost points. Absent otherwise. */
  littleProse?: number;
}
/** Amount of text on the page, in text units; null if unknown. */
export interface TextAmount {
  /** Main content. */
  main: number;
  /** Prose in it. */
  prose: number;
}
export interface Geo {
  /** 0…100; null with a reason instead. */
  score: number | null;
  band: Band | null;
  /** Points scored / points applicable, 0…1. */
  measured: number;
  /** Whether less than 70% of the applicable points were measured. */
  partial: boolean;
  /** Share of all points that apply to the page, 0…1, if they are so few that the score is pulled toward the middle. Absent otherwise. */
  applies?: number;
  /** Lowest first. */
  caps: { id: CapId; cap: number }[];
  categories: GeoCategory[];
  /** Share of lost points by grade of evidence, 0…1 each; all 0 if nothing is lost. */
  evidenceMix: Record<Grade, number>;
  /** Why there is no score; null if there is one. */
  reason: NoScore | null;
}

/** Readiness to be cited, from the page alone. Never a probability of being cited. */
export function scoreGeo(
  judged: readonly Judged[],
  pageType: PageType,
  options: Pick<JudgeOptions, 'aiOptOut'>,
  text: TextAmount | null = null,
): Geo {
  const parts = judged.flatMap(({ signal, verdict }) => {
    if (!signal.geo) return [];
    const part = verdict.geoScore ?? verdict.score;
    const open = verdict.status === 'na' ? ('na' as const) : ('unchecked' as const);
    const [status, score] = typeof part === 'number' ? ['scored' as const, part] : [part ?? open, null];
    return [{ ...signal.geo, signal: signal.id, status, score }];
  });

  const scored: GeoCategory[] = categories.map(({ id, points }) => {
    const all = parts.filter((part) => part.category === id);
    const category = {
      id,
      points,
      parts: all.map(({ signal, points: signalPoints, score, status }): GeoPart => ({ signal, points: signalPoints, score, status })),
    };
    const applying = all.filter((part) => part.status !== 'na');
    const applicable = applying.reduce((sum, part) => sum + part.points, 0);
    const measured = applying.filter((part) => part.score !== null);
    const measuredPoints = measured.reduce((sum, part) => sum + part.points, 0);
    if (applicable === 0 || applicable < all.reduce((sum, part) => sum + part.points, 0) * categoryLeast)
      return { ...category, score: null, status: 'na' };
    if (measuredPoints < applicable * categoryMinimum) return { ...category, score: null, status: 'unchecked' };
    const sum = measured.reduce((total, part) => total + part.points * part.score!, 0);
    const amount = id === 'answerability' && text ? proseFactor(text.prose) : 1;
    return {
      ...category,
      score: (100 * amount * sum) / measuredPoints,
      status: 'scored',
      ...(amount < 1 && { littleProse: Math.round(text!.prose) }),
    };
  });

  const applicable = parts.filter((part) => part.status !== 'na').reduce((sum, part) => sum + part.points, 0);
  const measuredPoints = parts.filter((part) => part.score !== null).reduce((sum, part) => sum + part.points, 0);
  const measured = applicable === 0 ? 0 : measuredPoints / applicable;

  const lost: Record<Grade, number> = { strong: 0, medium: 0, weak: 0, speculative: 0 };
  for (const part of parts) if (part.score !== null) lost[part.grade] += part.points * (1 - part.score);
  const allLost = lost.strong + lost.medium + lost.weak + lost.speculative;
  const evidenceMix = Object.fromEntries(
    Object.entries(lost).map(([grade, points]) => [grade, allLost === 0 ? 0 : thousandths(points / allLost)]),
  ) as Record<Grade, number>;

  const empty: CapId[] = text && text.main < leastText && !withoutText.has(pageType) ? ['no-text'] : [];
  const capIds = [...new Set([...judged.flatMap(({ verdict }) => verdict.caps ?? []), ...empty])];
  const caps = capIds.map((id) => ({ id, cap: capTable[id] })).sort((a, b) => a.cap - b.cap);

  const share = applicable / parts.reduce((sum, part) => sum + part.points, 0);
  const result = {
    measured: thousandths(measured),
    partial: measured < partialBelow,
    ...(share < 1 - judgedScale.usual && { applies: thousandths(share) }),
    caps,
    categories: scored.map(named),
    evidenceMix,
  };
  const without = (reason: NoScore): Geo => ({ ...result, score: null, band: null, reason });
  if (options.aiOptOut) return without('opted-out');
  if (pageType === 'utility') return without('utility');

  const withScore = scored.filter((category) => category.score !== null);
  const weight = withScore.reduce((sum, category) => sum + category.points, 0);
  if (weight === 0) return without('nothing-measured');
  const raw = pulledToMiddle(withScore.reduce((sum, category) => sum + category.points * category.score!, 0) / weight, share);
  // Half up (docs/judging/geo-score.md); the small term prevents binary noise from turning x.5 into x.4999.
  const rounded = Math.floor(raw + 0.5 + 1e-9);
  const score = Math.min(rounded, ...caps.map(({ cap }) => cap));
  return { ...result, score, band: geoBand(score), reason: null };
}

/** The score is calculated from unrounded values. */
const named = (category: GeoCategory): GeoCategory => ({
  ...category,
  score: orNull(category.score),
  ...(category.parts && { parts: category.parts.map((part) => ({ ...part, score: orNull(part.score) })) }),
});
const orNull = (score: number | null) => (score === null ? null : thousandths(score));

/** For a selection of signals: the categories as far as measured, without a score, which could not be compared with a complete one. */
export const withoutGeoScore = (geo: Geo, reason: NoScore = geo.reason ?? 'not-all-chosen'): Geo => ({
  ...geo,
  score: null,
  band: null,
  caps: [],
  reason,
});
