import { english } from '../../../checks/doors/catalogue.ts';

const { amount, and, number, percent } = english;

/** The verdict with both scores, what to fix first, and the GEO score by category. */
export const overview = {
  reading: ({ names }: { names: string[] }) => `Still reading ${and(names)}…`,
  auditScore: 'Audit score',
  geoScore: 'GEO score',
  soFar: 'so far',
  /** Bands of the audit score. */
  bands: { excellent: 'Excellent', good: 'Good', fair: 'Needs work', poor: 'Poor' },
  noScore: ({ name }: { name: string }) => `${name}: none`,
  score: ({ name, score }: { name: string; score: number }) => `${name}: ${number(score)} of 100`,
  capped: ({ cap }: { cap: number }) => `Capped at ${number(cap)}:`,
  readiness: 'How ready the page is to be cited in AI answers.',
  measured: ({ share }: { share: number }) =>
    `How ready the page is to be cited in AI answers. ${percent(share)} of its points could be checked.`,
  partly: ({ share }: { share: number }) =>
    `How ready the page is to be cited in AI answers. A rough estimate: only ${percent(share)} of its points could be checked.`,
  /** Next to the name of the score. */
  geoMeans: 'Generative engine optimization. Others call it AEO, LLMO or AI search optimization.',
  toCategories: 'See the six categories',
  place: 'Scores and findings will appear here in a moment.',

  fixes: {
    order: 'What costs most comes first',
    unsettled: 'Still reading; the order may change',
    audit: ({ points }: { points: number }) => `+${number(points)} audit`,
    geo: ({ points }: { points: number }) => `+${number(points)} GEO`,
    weighed: 'GEO points are weighted by the strength of the evidence.',
    first: ({ count }: { count: number }) => `Show only the first ${number(count)}`,
    all: ({ count }: { count: number }) => `Show all ${number(count)}`,
  },

  geo: {
    title: 'GEO score by category',
    points: ({ points }: { points: number }) => amount(points, 'point'),
    ofHundred: ({ score }: { score: number }) => `${number(score)} of 100`,
    convention: 'The category weights are our own.',
    made: 'How the score is calculated and tested',
  },
};
