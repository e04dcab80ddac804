/** Converts database rows to records. What cannot be read counts as absent. */
import type { PageSummary } from './summary.ts';
import type { RunRecord, RunSummary, SiteRecord } from './records.ts';

type Columns<T extends string, N extends string, M extends string> = Record<T, string> & Record<N, number> & Record<M, number | null>;
export type RunSummaryRow = Columns<
  'run' | 'host' | 'state' | 'device' | 'categories',
  'id' | 'at' | 'ended_at' | 'pages' | 'audited' | 'fails' | 'warns',
  'score' | 'geo' | 'previous'
> & { became: string | null; previous_run: string | null };
export type RunRecordRow = RunSummaryRow &
  Record<'checks' | 'signals' | 'settings', string> & { sitemap: string | null; crawl: string | null };
/** A site without runs has none of the columns of the latest run. */
export type SiteRow<R extends RunSummaryRow> = Columns<'site' | 'recent', 'created_at', 'score_before' | 'geo_before'> & (R | { id: null });
export type PageRow = Columns<'url' | 'state' | 'title' | 'categories' | 'verdicts', 'place', 'status' | 'score' | 'geo'> & {
  error: string | null;
  compared: string | null;
};

function json<T>(text: string | null, otherwise: T): T {
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export const summaryFromRow = (row: RunSummaryRow): RunSummary => ({
  key: row.id,
  id: row.run,
  host: row.host,
  at: row.at,
  endedAt: row.ended_at,
  state: row.state === 'cancelled' ? 'cancelled' : 'finished',
  device: row.device,
  pages: row.pages,
  audited: row.audited,
  score: row.score,
  geo: row.geo,
  fails: row.fails,
  warns: row.warns,
  previous: row.previous,
  previousId: row.previous_run,
  became: json(row.became, null),
  categories: json(row.categories, {}),
});

export const runFromRow = (row: RunRecordRow): RunRecord => ({
  ...summaryFromRow(row),
  checks: json(row.checks, {}),
  signals: json(row.signals, []),
  settings: json(row.settings, {} as RunRecord['settings']),
  sitemap: row.sitemap,
  crawl: json(row.crawl, null),
});

/** @param latestOf reads the columns of the latest run */
export function siteFromRow<Row extends RunSummaryRow, R extends RunSummary>(row: SiteRow<Row>, latestOf: (row: Row) => R): SiteRecord<R> {
  const latest = row.id === null ? null : latestOf(row);
  return {
    host: row.site,
    createdAt: row.created_at,
    latest,
    before: latest && latest.previousId !== null ? { score: row.score_before, geo: row.geo_before } : null,
    recent: json<[number, number | null, number | null][]>(row.recent, []).map(([at, score, geo]) => ({ at, score, geo })),
  };
}

export const pageFromRow = (row: PageRow): PageSummary => ({
  place: row.place,
  url: row.url,
  state: row.state === 'done' ? 'done' : 'failed',
  error: row.error,
  status: row.status,
  title: row.title,
  score: row.score,
  geo: row.geo,
  categories: json(row.categories, {}),
  verdicts: row.verdicts,
  compared: json(row.compared, null),
});
