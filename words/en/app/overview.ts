import { english } from '../../../checks/core/wording.ts';

const { agree, amount, and, number, percent } = english;

/** Bands of the audit score. */
const bands = { excellent: 'excellent', good: 'good', fair: 'needs work', poor: 'poor' };

/** The verdict with both scores, what to fix first, and the GEO score by category. */
export const overview = {
  reading: ({ names }: { names: string[] }) => `Still reading ${and(names)}…`,
  auditScore: 'Audit score',
  geoScore: 'GEO score',
  /** After the scores. */
  auditWord: 'Audit',
  geoWord: 'GEO',
  /** After the numbers of checks. */
  counted: ({ count }: { count: number }) => ({
    fail: 'failed',
    warn: agree(count, 'warning', 'warnings'),
    pass: 'passed',
    na: 'not applicable',
    unchecked: 'unchecked',
  }),
  audit: ({ score, band, complete }: { score: number; band: keyof typeof bands; complete: boolean }) =>
    complete ? `Audit score: ${number(score)} of 100, ${bands[band]}.` : `Audit score so far: ${number(score)} of 100.`,
  noAudit: 'No audit score.',
  pageType: 'Page type',
  detected: ({ type }: { type: string }) => `${type} (auto)`,
  capped: ({ cap }: { cap: number }) => `Capped at ${number(cap)}:`,
  readiness: 'How ready the page is to be cited in AI answers.',
  measured: ({ share }: { share: number }) =>
    `How ready the page is to be cited in AI answers. ${percent(share)} of its points could be checked.`,
  partly: ({ share }: { share: number }) =>
    `How ready the page is to be cited in AI answers. A rough estimate: only ${percent(share)} of its points could be checked.`,
  /** A button beside a verdict that people may have wanted, named by the finding and in the settings of the page. */
  keepOut: 'Search engines should exclude it',
  /** Next to the name of the score. */
  geoMeans: 'Generative engine optimization. Others call it AEO, LLMO or AI search optimization.',
  place: 'Scores and findings will appear here in a moment.',

  fixes: {
    unsettled: 'Still reading; the order may change',
    first: ({ count }: { count: number }) => `Show only the first ${number(count)}`,
    all: ({ count }: { count: number }) => `Show all ${number(count)}`,
    /** Problems that the list leaves out. @param dependent some are gone with those in the list */
    others: ({ count, dependent }: { count: number; dependent: boolean }) =>
      dependent
        ? `${amount(count, 'more problem')}: less important, or fixed with these`
        : `${amount(count, 'more warning')} of low impact`,
    geoWeakest: ({ titles }: { titles: readonly string[] }) =>
      `Weakest GEO ${agree(titles.length, 'category', 'categories')}: ${titles.join(', ')}`,
  },

  geo: {
    title: 'GEO score by category',
    points: ({ points }: { points: number }) => amount(points, 'point'),
    ofHundred: ({ score }: { score: number }) => `${number(score)} of 100`,
    convention: 'The category weights are our own.',
    made: 'How the score is calculated and tested',
  },
};
