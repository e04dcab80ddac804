/** Bodies about sites over time: their runs, what changed, and the pages. */
import { processLanguage, serverWords } from '../../words.ts';
import { Type, type Static } from 'typebox';
import type { Comparison, ComparedCheck } from '../../audit/comparison.ts';
import type { RunPoint, RunRecord, RunSummary, SiteRecord } from '../../history/records.ts';
import { displayHost } from '../../history/site.ts';
import { statusFromLetters, type PageSummary } from '../../history/summary.ts';
import { devices } from '../../audit/auditor.ts';
import { componentRef, cursorParameter, enumSchema, listPage, maybe, nullableRef, ulidSchema } from '../openapi/schema-kinds.ts';
import { product, type settingsEcho, type toolSchema } from './common-fields.ts';
import type { Schedule } from '../../schedules/store.ts';
import { crawlPlanBody, crawlPlanSchema } from './batch.ts';
import { scheduleBody, type scheduleSchema } from './schedule.ts';
import { signalTitle } from '../../../reports/catalogue.ts';
import { currentLocale } from '../../locale.ts';

const siteSchemaVersion = '1.0';
const beginning = { schemaVersion: Type.String(), tool: componentRef<Static<typeof toolSchema>>('Tool') };
const score = (what: string) => maybe.number({ description: `${what}, average of the pages that have one, 0 to 100.` });
const scores = { score: score('Audit score'), geo: score('GEO score') };
const siteId = Type.String({ description: 'The host, with its port where that is not the usual one.' });
const runId = ulidSchema({ description: 'ID of the batch.' });
const count = (description: string) => Type.Integer({ minimum: 0, description });

export const becameSchema = Type.Object(
  {
    better: count('Pages with a check that is better.'),
    worse: count('Pages with a check that is worse.'),
    newFailures: count('Checks on pages that fail now and did not before.'),
    newWarnings: count('Checks on pages that became warnings.'),
    fixed: count('Checks on pages that are better.'),
    added: count('Pages that the run before did not have.'),
    missing: count('Pages that only the run before had.'),
    unaudited: count('Pages that could not be audited anymore.'),
  },
  { description: 'What changed since the run before of the same site and device.' },
);
export const runSchema = Type.Object({
  id: runId,
  site: siteId,
  startedAt: Type.String(),
  endedAt: Type.String(),
  state: enumSchema(['finished', 'cancelled']),
  device: enumSchema(devices),
  pages: count('Pages of the run.'),
  audited: count('Pages that could be audited.'),
  ...scores,
  fails: count('Failed checks of all pages together.'),
  warns: count('Warnings of all pages together.'),
  categories: Type.Record(Type.String(), maybe.number(), { description: 'GEO categories by ID, averages.' }),
  became: nullableRef<Static<typeof becameSchema>>('Became'),
  previous: maybe.string({ description: 'ID of the run it was compared with.' }),
  links: Type.Object({ self: Type.String(), pages: Type.String(), changes: Type.String() }),
});
export const siteSchema = Type.Object({
  ...beginning,
  kind: enumSchema(['site']),
  id: siteId,
  name: Type.String({ description: 'The host as its owner writes it, for people: 東京の珈琲店.example.' }),
  latest: componentRef<Static<typeof runSchema>>('Run'),
  change: Type.Unsafe<{ score: number | null; geo: number | null } | null>({
    type: ['object', 'null'],
    properties: { score: { type: ['number', 'null'] }, geo: { type: ['number', 'null'] } },
    description: 'Since the run before of the same device.',
  }),
  recent: Type.Array(Type.Object({ at: Type.String(), score: maybe.number(), geo: maybe.number() }), {
    description: 'Scores of the last 14 runs on the device of the latest one, oldest first.',
  }),
  schedules: Type.Array(componentRef<Static<typeof scheduleSchema>>('Schedule')),
  links: Type.Object({ self: Type.String(), runs: Type.String(), trend: Type.String(), export: Type.String() }),
});
export const siteListSchema = Type.Object({
  ...beginning,
  kind: enumSchema(['sites']),
  stored: enumSchema(['disk', 'memory'], {
    description: 'memory: history is lost when the service stops. Start it with --data <folder> or --store-url to keep it.',
  }),
  sites: Type.Array(componentRef<Static<typeof siteSchema>>('Site')),
  page: listPage,
});
export const runListSchema = Type.Object({
  ...beginning,
  kind: enumSchema(['runs']),
  site: siteId,
  runs: Type.Array(componentRef<Static<typeof runSchema>>('Run')),
  page: listPage,
});
export const runDetailSchema = Type.Object({
  ...beginning,
  kind: enumSchema(['run']),
  run: componentRef<Static<typeof runSchema>>('Run'),
  settings: componentRef<Static<typeof settingsEcho>>('Settings'),
  sitemap: maybe.string(),
  crawl: crawlPlanSchema,
  checks: Type.Array(
    Type.Object({ id: Type.String(), title: Type.String(), fails: count('Pages that fail it.'), warns: count('Pages with a warning.') }),
    { description: 'Checks that some page fails or has a warning of, most failures first.' },
  ),
});
export const runPagesSchema = Type.Object({
  ...beginning,
  kind: enumSchema(['runPages']),
  site: siteId,
  run: runId,
  pages: Type.Array(
    Type.Object({
      url: Type.String(),
      title: Type.String(),
      state: enumSchema(['done', 'failed']),
      error: maybe.string({ description: 'Code of the problem, if it could not be audited.' }),
      status: maybe.number({ description: 'Of the page’s response.' }),
      score: maybe.number(),
      geo: maybe.number(),
      categories: Type.Record(Type.String(), maybe.number()),
      fails: Type.Array(Type.String(), { description: 'IDs of failed checks.' }),
      warns: Type.Array(Type.String(), { description: 'IDs of checks with a warning.' }),
    }),
  ),
  page: listPage,
});
const urlList = (description: string) =>
  Type.Object(
    { total: Type.Integer(), urls: Type.Array(Type.String(), { description: 'The first of them: see maxItems.' }) },
    { description },
  );
export const changesSchema = Type.Object({
  ...beginning,
  kind: enumSchema(['changes']),
  site: siteId,
  run: runId,
  against: Type.String({ description: 'ID of the run it is compared with.' }),
  counts: Type.Record(Type.String(), Type.Integer(), {
    description: 'Pages by what became of them: new, gone, better, worse, mixed, same, unknown.',
  }),
  checks: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      newFailures: urlList('Pages that newly fail it.'),
      newWarnings: urlList('Pages where it became a warning.'),
      fixed: urlList('Pages where it is better.'),
    }),
    { description: 'Only checks that changed, most new failures first.' },
  ),
  values: Type.Array(
    Type.Object({
      id: Type.String({ description: 'Such as title or canonical.' }),
      title: Type.String(),
      total: Type.Integer({ description: 'Pages on which it changed.' }),
      pages: Type.Array(
        Type.Object({
          url: Type.String(),
          before: Type.String({ description: 'Empty for none.' }),
          after: Type.String({ description: 'Empty for none.' }),
        }),
        { description: 'The first of them: see maxItems.' },
      ),
    }),
    { description: 'Values that changed.' },
  ),
  added: urlList('Pages that only this run has.'),
  missing: urlList('Pages that only the run before has.'),
  unaudited: urlList('Pages that could not be audited anymore.'),
});
export const trendSchema = Type.Object({
  ...beginning,
  kind: enumSchema(['trend']),
  site: siteId,
  points: Type.Array(
    Type.Object({
      run: runId,
      at: Type.String(),
      device: enumSchema(devices),
      pages: Type.Integer(),
      ...scores,
      fails: Type.Integer(),
      warns: Type.Integer(),
    }),
    { description: 'Oldest first.' },
  ),
});

const device = Type.Optional(enumSchema(devices, { description: 'Only runs with this device.' }));
export const siteListParameters = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 100, description: 'Sites per response, in the order of their hosts.' }),
  cursor: cursorParameter,
});
export const runListParameters = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Runs per response, newest first.' }),
  device,
  cursor: cursorParameter,
});
export const runPagesParameters = Type.Object({
  check: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 80,
      description: 'ID of a check that the run has: only pages that fail it or have its warning.',
    }),
  ),
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 100, description: 'Pages per response, in the order of the run.' }),
  cursor: cursorParameter,
});
export const changesParameters = Type.Object({
  against: Type.Optional(ulidSchema({ description: 'ID of another run of the site; default: the one before.' })),
  maxItems: Type.Integer({
    minimum: 0,
    maximum: 1000,
    default: 50,
    description: 'Maximum URLs per list; totals always cover the whole list.',
  }),
});
export const trendParameters = Type.Object({
  days: Type.Integer({ minimum: 1, maximum: 36_500, default: 365, description: 'How far back.' }),
  device,
  limit: Type.Integer({ minimum: 1, maximum: 2000, default: 400, description: 'Maximum points: the last ones.' }),
});

export type SiteBody = Static<typeof siteSchema>;
export type RunBody = Static<typeof runSchema>;
export type SiteListBody = Static<typeof siteListSchema>;
export type RunListBody = Static<typeof runListSchema>;
export type RunDetailBody = Static<typeof runDetailSchema>;
export type RunPagesBody = Static<typeof runPagesSchema>;
export type ChangesBody = Static<typeof changesSchema>;
export type TrendBody = Static<typeof trendSchema>;

export const start = { schemaVersion: siteSchemaVersion, tool: product };
const time = (at: number) => new Date(at).toISOString();
export const pathOfSite = (host: string): string => `/v1/sites/${encodeURIComponent(host)}`;
export const pathOfRun = ({ host, id }: Pick<RunSummary, 'host' | 'id'>): string => `${pathOfSite(host)}/runs/${id}`;

export function runBody(run: RunSummary): RunBody {
  const { id, host, at, endedAt, state, device: on, pages, audited, score: audit, geo, fails, warns, categories, became, previousId } = run;
  return {
    id,
    site: host,
    startedAt: time(at),
    endedAt: time(endedAt),
    state,
    device: on === 'mobile' ? 'mobile' : 'desktop',
    pages,
    audited,
    score: audit,
    geo,
    fails,
    warns,
    categories: { ...categories },
    became,
    previous: previousId,
    links: { self: pathOfRun(run), pages: `${pathOfRun(run)}/pages`, changes: `${pathOfRun(run)}/changes` },
  };
}

export function siteBody({ host, before, recent }: SiteRecord<RunSummary>, latest: RunSummary, schedules: readonly Schedule[]): SiteBody {
  const path = pathOfSite(host);
  return {
    ...start,
    kind: 'site',
    id: host,
    name: displayHost(host),
    latest: runBody(latest),
    change: before && { score: difference(latest.score, before.score), geo: difference(latest.geo, before.geo) },
    recent: recent.map(({ at, ...rest }) => ({ at: time(at), ...rest })),
    schedules: schedules.map(scheduleBody),
    links: { self: path, runs: `${path}/runs`, trend: `${path}/trend`, export: `${path}/export` },
  };
}
const difference = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : Math.round((now - before) * 10) / 10;

export function runDetailBody(run: RunRecord): RunDetailBody {
  const { choice, ...visit } = run.settings;
  const checks = Object.entries(run.checks).map(([id, [fails, warns]]) => ({
    id,
    title: signalTitle(currentLocale(), id, fails > 0 ? 'fail' : 'warn'),
    fails,
    warns,
  }));
  return {
    ...start,
    kind: 'run',
    run: runBody(run),
    settings: { ...visit, locale: processLanguage(), ...choice },
    sitemap: run.sitemap,
    crawl: run.crawl && crawlPlanBody(run.crawl),
    checks: checks.sort((a, b) => b.fails - a.fails || b.warns - a.warns),
  };
}
export function pageBody(
  { url, title, state, error, status, score: audit, geo, categories, verdicts }: PageSummary,
  signals: readonly string[],
) {
  const of = (wanted: 'fail' | 'warn') => signals.filter((_, at) => statusFromLetters(verdicts, at) === wanted);
  return { url, title, state, error, status, score: audit, geo, categories: { ...categories }, fails: of('fail'), warns: of('warn') };
}

export function changesBody(
  run: RunRecord,
  against: RunRecord,
  { counts, checks, values, added, missing, unaudited }: Comparison,
  most: number,
): ChangesBody {
  const listed = (urls: readonly string[]) => ({ total: urls.length, urls: urls.slice(0, most) });
  return {
    ...start,
    kind: 'changes',
    site: run.host,
    run: run.id,
    against: against.id,
    counts,
    checks: checks.map(({ id, newFailures, newWarnings, fixed }: ComparedCheck) => ({
      id,
      title: signalTitle(currentLocale(), id, newFailures.length > 0 ? 'fail' : 'warn'),
      newFailures: listed(newFailures),
      newWarnings: listed(newWarnings),
      fixed: listed(fixed),
    })),
    values: values.map(({ id, pages }) => ({
      id,
      title: serverWords().comparedValues[id],
      total: pages.length,
      pages: pages.slice(0, most),
    })),
    added: listed(added),
    missing: listed(missing),
    unaudited: listed(unaudited),
  };
}

export const trendBody = (site: string, points: readonly RunPoint[]): TrendBody => ({
  ...start,
  kind: 'trend',
  site,
  points: points.map(({ at, device: on, ...rest }) => ({ ...rest, at: time(at), device: on === 'mobile' ? 'mobile' : 'desktop' })),
});
