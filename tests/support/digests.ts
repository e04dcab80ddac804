import type { Digest } from '../../checks/core/report/digest.ts';

/** Digest of a plain page `https://site.example/<path>` with parts replaced. */
export function digest(path: string, changes: Partial<Digest> = {}): Digest {
  const url = `https://site.example/${path}`;
  return {
    url,
    finalUrl: url,
    status: 200,
    at: '2026-11-21T00:00:00.000Z',
    title: `Title of ${path}`,
    language: 'en',
    pageType: 'article',
    score: 80,
    gate: null,
    counts: { pass: 2, warn: 0, fail: 0, na: 1, unchecked: 0 },
    statuses: { 'http-status': 'pass', title: 'pass', hreflang: 'na' },
    geo: {
      score: 70,
      band: 'Good',
      measured: 1,
      categories: [
        { id: 'access', score: 90 },
        { id: 'evidence', score: null },
      ],
    },
    description: `Description of ${path}`,
    h1: [`Heading of ${path}`],
    words: 300,
    canonical: url,
    alternates: [],
    noindex: false,
    brokenLinks: null,
    ms: 12,
    ...changes,
  };
}
