/** Rows of the database as records. They were written by this program or an earlier one: what cannot be read is as if it were not there. */
import type { PageSummary } from './summary.ts';
import type { RunRecord, SiteRecord } from './records.ts';

type Columns<T extends string, N extends string, M extends string> = Record<T, string> & Record<N, number> & Record<M, number | null>;
export type RunRecordRow = Columns<
  'run' | 'host' | 'state' | 'device' | 'categories' | 'checks' | 'signals' | 'settings',
  'id' | 'at' | 'ended_at' | 'pages' | 'audited' | 'fails' | 'warns',
  'score' | 'geo' | 'previous'
> & { became: string | null; sitemap: string | null; previous_run: string | null };
export type SiteRow = {
  site: string;
  created_at: number;
  recent: string;
  score_before: number | null;
  geo_before: number | null;
} & Partial<RunRecordRow>;
export type PageRow = Columns<'url' | 'state' | 'title' | 'categories' | 'verdicts', 'place', 'status' | 'score' | 'geo'> & {
  error: string | null;
};

function json<T>(text: string | null, otherwise: T): T {
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export const runOf = (row: RunRecordRow): RunRecord => ({
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
  checks: json(row.checks, {}),
  signals: json(row.signals, []),
  settings: json(row.settings, {} as RunRecord['settings']),
  sitemap: row.sitemap,
});

export const siteOf = (row: SiteRow): SiteRecord => {
  const latest = row.id ? runOf({ ...row, host: row.site } as unknown as RunRecordRow) : null;
  return {
    host: row.site,
    createdAt: row.created_at,
    latest,
    before: latest && latest.previousId !== null ? { score: row.score_before, geo: row.geo_before } : null,
    recent: json<[number, number | null, number | null][]>(row.recent, []).map(([at, score, geo]) => ({ at, score, geo })),
  };
};

export const pageOf = (row: PageRow): PageSummary => ({
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
});
