/** Examples of sites, runs and schedules in the OpenAPI document. */
import type { RunRecord } from '../../history/records.ts';
import { comparisonOf } from '../../audit/comparison.ts';
import { scheduleBody, sessionBody } from '../bodies/schedule.ts';
import { changesBody, runBody, runDetailBody, siteBody, start, trendBody } from '../bodies/site.ts';
import { usualSettings } from './parameters.ts';
import { currentLocale } from '../../locale.ts';

const day = 86_400_000;
const at = Date.UTC(2026, 10, 22, 2);
const settings: RunRecord['settings'] = { ...usualSettings, probe: true };
const sitemap = 'https://example.com/sitemap.xml';
const run: RunRecord = {
  key: 2,
  id: '01JDA2M6V1Q8J8X5T6J0W9C3ZK',
  host: 'example.com',
  at,
  endedAt: at + 6e5,
  state: 'finished',
  device: 'desktop',
  pages: 40,
  audited: 39,
  score: 84.2,
  geo: 71.5,
  fails: 12,
  warns: 61,
  categories: { access: 100, extractability: 88.1, answerability: 60.4, evidence: 41, freshness: 70, entity: 66.3 },
  checks: { canonical: [3, 1], title: [0, 4] },
  signals: [],
  settings,
  sitemap,
  crawl: null,
  previous: 1,
  previousId: '01JD7G5P3Q8J8X5T6J0W9C3ZKA',
  became: { better: 2, worse: 3, newFailures: 3, newWarnings: 1, fixed: 2, added: 1, missing: 0, unaudited: 1 },
};
const before = { score: 85.1, geo: 71.5 };
const schedule = scheduleBody({
  id: '01JD7G5P3Q8J8X5T6J0W9C3ZKB',
  host: run.host,
  cron: '0 3 * * *',
  zone: 'Europe/Berlin',
  source: { sitemap },
  settings,
  owner: null,
  createdAt: at - 30 * day,
  nextAt: at + day,
  lastAt: at,
  lastBatch: run.id,
  lastError: null,
});
const recent = [
  { at: at - day, ...before },
  { at, score: run.score, geo: run.geo },
];
const site = { ...siteBody({ host: run.host, createdAt: at - 30 * day, latest: run, before, recent }, run, []), schedules: [schedule] };
const page = { limit: 100, nextCursor: null };
const comparison = {
  ...comparisonOf([], currentLocale()),
  checks: [{ id: 'canonical-tag', title: '', newFailures: ['https://example.com/shop'], newWarnings: [], fixed: [] }],
};

export const siteExamples = {
  site,
  sites: { ...start, kind: 'sites', stored: 'disk', sites: [site], page },
  runs: { ...start, kind: 'runs', site: run.host, runs: [runBody(run)], page },
  run: runDetailBody(run),
  pages: {
    ...start,
    kind: 'runPages',
    site: run.host,
    run: run.id,
    page,
    pages: [
      {
        url: 'https://example.com/shop',
        title: 'Shop',
        state: 'done',
        error: null,
        status: 200,
        score: 71,
        geo: 64,
        categories: run.categories,
        fails: ['canonical-tag'],
        warns: [],
      },
    ],
  },
  changes: changesBody(run, run, comparison, 50),
  trend: trendBody(run.host, [{ run: run.id, at, device: 'desktop', pages: 40, score: run.score, geo: run.geo, fails: 12, warns: 61 }]),
  scheduleRequest: { cron: '0 3 * * *', timeZone: 'Europe/Berlin', sitemap },
  schedule,
  schedules: { ...start, kind: 'schedules', schedules: [schedule], page },
  sessionRequest: { key: 'pageloupe_…' },
  session: sessionBody('run', 'Editors'),
};
