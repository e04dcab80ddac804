import type { JudgeOptions, Judged } from './judge.ts';
import type { PageType } from './facts.ts';
import type { CategoryId, Grade } from './signal.ts';
import type { CapId } from './verdict.ts';

/** The six stages at which a citation can fail. Points are ours. */
export const categories = [
  { id: 'access', title: 'AI Crawler Access', points: 25 },
  { id: 'extractability', title: 'Content Extractability', points: 20 },
  { id: 'answerability', title: 'Answerability', points: 20 },
  { id: 'evidence', title: 'Evidence and Citations', points: 15 },
  { id: 'freshness', title: 'Freshness', points: 12 },
  { id: 'entity', title: 'Entity and Authorship', points: 8 },
] as const satisfies readonly { id: CategoryId; title: string; points: number }[];

/** Gates that cap the score: documented, or practical. Lowest wins. */
export const capTable: Record<CapId, { cap: number; text: string }> = {
  'noindex-both': { cap: 20, text: 'Neither Google nor Bing may index this page.' },
  'all-answer-crawlers': { cap: 20, text: 'robots.txt keeps every leading answer crawler out of this URL.' },
  credentials: { cap: 25, text: 'The page answers only to visitors who are signed in.' },
  'source-empty': { cap: 55, text: 'The served HTML holds almost none of the main content.' },
  'one-ecosystem': { cap: 70, text: 'Google or Bing may not use this page in answers.' },
};

/** How much a lost point counts when fixes are ordered, by the grade of its evidence. */
export const gradeFactor: Record<Grade, number> = { strong: 1, medium: 0.7, weak: 0.4, speculative: 0.2 };

/** Share of a category's applicable points that must be measured for it to have a score. */
const categoryMinimum = 0.35;
/** Share of all applicable points below which the score is marked partial. */
const partialBelow = 0.7;

export type Band = 'Ready' | 'Good' | 'Partial' | 'Weak' | 'Blocked or unreadable';
const bands: readonly [from: number, band: Band][] = [
  [85, 'Ready'], [70, 'Good'], [50, 'Partial'], [30, 'Weak'], [0, 'Blocked or unreadable'],
];
/** Band of a score: a convention, not a probability. */
export const bandOf = (score: number): Band => bands.find(([from]) => score >= from)?.[1] ?? 'Blocked or unreadable';

export interface GeoCategory {
  id: CategoryId;
  title: string;
  /** 0…100, not rounded; null when it does not apply or is not known. */
  score: number | null;
  points: number;
  status: 'scored' | 'na' | 'unchecked';
}
export interface Geo {
  /** 0…100; null with a message instead. */
  score: number | null;
  band: Band | null;
  /** Points scored / points applicable, 0…1. */
  measured: number;
  /** Less than 70 % of the applicable points were measured. */
  partial: boolean;
  /** Lowest first. */
  caps: { id: CapId; cap: number; text: string }[];
  categories: GeoCategory[];
  /** Share of lost points by grade of evidence, 0…1 each; all 0 when nothing is lost. */
  evidenceMix: Record<Grade, number>;
  /** Why there is no score, or '' . */
  message: string;
}

/** Readiness to be cited, from the page alone. Never a probability of being cited. */
export function geoScore(judged: readonly Judged[], pageType: PageType, options: Pick<JudgeOptions, 'aiOptOut'>): Geo {
  const parts = judged.flatMap(({ signal, verdict }) => {
    if (!signal.geo) return [];
    const part = verdict.score === null ? null : verdict.geoScore ?? verdict.score;
    return typeof part === 'string' ? [{ ...signal.geo, status: part, score: null }] : [{ ...signal.geo, status: verdict.status, score: part }];
  });

  const scored: GeoCategory[] = categories.map(({ id, title, points }) => {
    const own = parts.filter((part) => part.category === id && part.status !== 'na');
    const applicable = own.reduce((sum, part) => sum + part.points, 0);
    const measured = own.filter((part) => part.score !== null);
    const measuredPoints = measured.reduce((sum, part) => sum + part.points, 0);
    if (applicable === 0) return { id, title, points, score: null, status: 'na' };
    if (measuredPoints < applicable * categoryMinimum) return { id, title, points, score: null, status: 'unchecked' };
    const sum = measured.reduce((total, part) => total + part.points * part.score!, 0);
    return { id, title, points, score: (100 * sum) / measuredPoints, status: 'scored' };
  });

  const applicable = parts.filter((part) => part.status !== 'na').reduce((sum, part) => sum + part.points, 0);
  const measuredPoints = parts.filter((part) => part.score !== null).reduce((sum, part) => sum + part.points, 0);
  const measured = applicable === 0 ? 0 : measuredPoints / applicable;

  const lost: Record<Grade, number> = { strong: 0, medium: 0, weak: 0, speculative: 0 };
  for (const part of parts) if (part.score !== null) lost[part.grade] += part.points * (1 - part.score);
  const allLost = lost.strong + lost.medium + lost.weak + lost.speculative;
  const evidenceMix = Object.fromEntries(
    Object.entries(lost).map(([grade, points]) => [grade, allLost === 0 ? 0 : Math.round((points / allLost) * 1000) / 1000]),
  ) as Record<Grade, number>;

  const capIds = [...new Set(judged.flatMap(({ verdict }) => verdict.caps ?? []))];
  const caps = capIds.map((id) => ({ id, ...capTable[id] })).sort((a, b) => a.cap - b.cap);

  const result = { measured: Math.round(measured * 1000) / 1000, partial: measured < partialBelow, caps, categories: scored, evidenceMix };
  const without = (message: string): Geo => ({ ...result, score: null, band: null, message });
  if (options.aiOptOut) return without('Opted out: you block AI on purpose.');
  if (pageType === 'utility') return without('No GEO score: this is a utility page (login, cart, checkout, account or search results).');

  const withScore = scored.filter((category) => category.score !== null);
  const weight = withScore.reduce((sum, category) => sum + category.points, 0);
  if (weight === 0) return without('No GEO score: nothing could be measured on this page.');
  const raw = withScore.reduce((sum, category) => sum + category.points * category.score!, 0) / weight;
  // Half up, as geo.md says; the small term keeps binary noise from turning x.5 into x.4999.
  const rounded = Math.floor(raw + 0.5 + 1e-9);
  const score = Math.min(rounded, ...caps.map(({ cap }) => cap));
  return { ...result, score, band: bandOf(score), message: '' };
}

/** Of some of the signals only: categories as far as they were measured, and no score that could be compared with a whole one. */
export const withoutScore = (geo: Geo): Geo =>
  ({ ...geo, score: null, band: null, caps: [], message: geo.message || 'No GEO score: not all signals that it is made of were chosen.' });
