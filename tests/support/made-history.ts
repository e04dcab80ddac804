/** Writes the history of made-up sites: one run per day and site, each worse on some days. */
import { signals } from '../../checks/signals/index.ts';
import { insertRows, type Database, type SqlValue } from '../../server/database/sql.ts';
import { signalOrder } from '../../server/history/summary.ts';
import { usualSettings } from '../../server/http/openapi/parameters.ts';

export interface MadeHistory {
  sites: number;
  /** Number of runs per site, one per day; the last one is today's. */
  days: number;
  /** Number of pages in the last run. */
  pages: number;
  /** Epoch milliseconds. */
  now: number;
}
const dayMs = 86_400_000;
const settings = { ...usualSettings, probe: false };
const categories = JSON.stringify({ access: 90, extractability: 80, answerability: 60, evidence: 40, freshness: 70, entity: 55 });
const runColumns = [
  'id',
  'site',
  'run',
  'at',
  'ended_at',
  'state',
  'device',
  'pages',
  'audited',
  'score',
  'geo',
  'fails',
  'warns',
  'previous',
];
const moreColumns = ['became', 'categories', 'checks', 'signals', 'settings', 'sitemap'];
const pageColumns = ['run', 'place', 'url', 'state', 'status', 'title', 'score', 'geo', 'categories', 'verdicts'];

export async function fillHistory(database: Database, made: MadeHistory): Promise<void> {
  for (let site = 0; site < made.sites; site++)
    await database.transaction(async (sql) => {
      const host = `site-${String(site).padStart(3, '0')}.example`;
      const runs = Array.from({ length: made.days }, (_, day) => runOf(site, day, made));
      const recent = runs.slice(-14).map((run) => [run[3]!, run[9]!, run[10]!]);
      await insertRows(
        sql,
        'pageloupe_sites',
        ['id', 'host', 'created_at', 'latest', 'recent'],
        [[site + 1, host, made.now, runs.at(-1)![0]!, JSON.stringify(recent)]],
      );
      await insertRows(sql, 'pageloupe_runs', [...runColumns, ...moreColumns], runs);
      await insertRows(sql, 'pageloupe_pages', pageColumns, pagesOf(host, Number(runs.at(-1)![0]), made.pages));
    });
}

function runOf(site: number, day: number, { days, pages, now }: MadeHistory): SqlValue[] {
  const id = site * days + day + 1;
  const at = now - (days - 1 - day) * dayMs;
  const [score, geo] = [50 + ((site * 7 + day * 3) % 50), 40 + ((site + day) % 50)];
  const became = { better: 1, worse: day % 3, newFailures: day % 3, newWarnings: 0, fixed: 1, added: 0, missing: 0, unaudited: 0 };
  const checks = Object.fromEntries(signals.slice(0, 12).map((signal, index) => [signal.id, [index % 4, 3]]));
  return [
    id,
    site + 1,
    String(id).padStart(26, '0'),
    at,
    at + 60_000,
    'finished',
    'desktop',
    pages,
    pages,
    score,
    geo,
    18,
    36,
    day === 0 ? null : id - 1,
    day === 0 ? null : JSON.stringify(became),
    categories,
    JSON.stringify(checks),
    JSON.stringify(signalOrder),
    JSON.stringify(settings),
    null,
  ];
}

const pagesOf = (host: string, run: number, count: number): SqlValue[][] =>
  Array.from({ length: count }, (_, place) => [
    run,
    place,
    `https://${host}/page-${place}`,
    'done',
    200,
    `Page ${place} of ${host}`,
    60 + (place % 40),
    50 + (place % 50),
    categories,
    signalOrder.map((_id, index) => 'pppwfn'[(index * 7 + place) % 6]).join(''),
  ]);
