/** Results of sites over time, in SQLite or PostgreSQL. A site is a host; a run is the part of a batch on that host. */
import { setImmediate as others } from 'node:timers/promises';
import { comparePages, type ComparedPage, type RunSide } from '../../checks/site/compare.ts';
import type { ComparableDigest } from '../../checks/site/changes.ts';
import { insertRows, type Database, type Sql } from '../database/sql.ts';
import type { Batch, BatchEnd } from '../batches/batch.ts';
import {
  pageFromRow,
  runFromRow,
  siteFromRow,
  summaryFromRow,
  type PageRow,
  type RunRecordRow,
  type RunSummaryRow,
  type SiteRow,
} from './rows.ts';
import type { Became, RunPoint, RunRecord, RunSummary, SiteRecord } from './records.ts';
import { comparableDigest, signalOrder, totalsOf, type PageSummary, type RunTotals } from './summary.ts';

export interface NewRun {
  batch: Batch;
  end: BatchEnd;
  host: string;
}

/** Number of trend points per site in a list of sites. */
const recentPoints = 14;
/** Rows per statement, so that others do not wait long. */
const step = 500;

const summaryColumns = `r.id, r.run, s.host, r.at, r.ended_at, r.state, r.device, r.pages, r.audited, r.score, r.geo, r.fails, r.warns, r.previous,
  r.became, r.categories, b.run AS previous_run`;
/** Lists leave out the last columns, which are most of a run's bytes. */
const runColumns = `${summaryColumns}, r.checks, r.signals, r.settings, r.sitemap, r.crawl`;
const runsWith = (columns: string) =>
  `SELECT ${columns} FROM pageloupe_runs r JOIN pageloupe_sites s ON s.id = r.site LEFT JOIN pageloupe_runs b ON b.id = r.previous
  WHERE r.state <> ''`;
const ofRuns = runsWith(runColumns);
const sitesWith = (
  columns: string,
) => `SELECT s.host AS site, s.created_at, s.recent, ${columns}, b.score AS score_before, b.geo AS geo_before
  FROM pageloupe_sites s LEFT JOIN pageloupe_runs r ON r.id = s.latest LEFT JOIN pageloupe_runs b ON b.id = r.previous
  WHERE s.latest IS NOT NULL`;

export class HistoryStore {
  readonly database: Database;
  constructor(database: Database) {
    this.database = database;
  }

  /** Those of these batches whose results were recorded. */
  async recorded(batches: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (let at = 0; at < batches.length; at += step) {
      const part = batches.slice(at, at + step);
      const rows = await this.database.all<{ batch: string }>(
        `SELECT batch FROM pageloupe_recorded WHERE batch IN (${part.map((_, index) => `$${index + 1}`).join(', ')})`,
        part,
      );
      for (const { batch } of rows) found.add(batch);
    }
    return found;
  }
  async markRecorded(batch: string, at: number): Promise<void> {
    await insertRows(this.database, 'pageloupe_recorded', ['batch', 'at'], [[batch, at]]);
  }
  /** Forgets batches that are gone: nothing is left of them that could be recorded again. @param there all that exist @param before epoch milliseconds */
  async forgetRecorded(there: ReadonlySet<string>, before: number): Promise<void> {
    const rows = await this.database.all<{ batch: string }>('SELECT batch FROM pageloupe_recorded WHERE at < $1', [before]);
    const gone = rows.map(({ batch }) => batch).filter((batch) => !there.has(batch));
    for (let at = 0; at < gone.length; at += step) {
      const part = gone.slice(at, at + step);
      await this.database.all(
        `DELETE FROM pageloupe_recorded WHERE batch IN (${part.map((_, index) => `$${index + 1}`).join(', ')})`,
        part,
      );
    }
  }

  /**
   * Saves a run with its pages. It becomes visible when it is complete. Idempotent, even on two servers at once.
   */
  async saveRun({ batch, end, host }: NewRun, pages: readonly PageSummary[]): Promise<void> {
    const key = await this.#begin({ batch, end, host }, pages.length);
    if (key === null) return;
    for (let at = 0; at < pages.length; at += step) {
      const rows = pages
        .slice(at, at + step)
        .map(({ place, url, state, error, status, title, score, geo, categories, verdicts, compared }) => [
          key,
          place,
          url,
          state,
          error,
          status,
          title,
          score,
          geo,
          JSON.stringify(categories),
          verdicts,
          compared && JSON.stringify(compared),
        ]);
      await insertRows(this.database, 'pageloupe_pages', pageColumns, rows);
      await others();
    }
    const before = await this.#before(host, batch.createdAt, batch.settings.device);
    const became = before && becameOf(await this.compare(before, { key, signals: signalOrder, state: end.state }));
    await this.database.transaction((sql) =>
      this.#publish(sql, key, { end, host, totals: totalsOf(pages), previous: before?.key ?? null, became }),
    );
  }

  /** @returns the number of the run; null if it already exists */
  #begin({ batch, end, host }: NewRun, pages: number): Promise<number | null> {
    const values = [batch.id, batch.createdAt, end.at, batch.settings.device, pages, JSON.stringify(signalOrder)];
    return this.database.transaction(async (sql) => {
      await sql.all("INSERT INTO pageloupe_sites (host, created_at, recent) VALUES ($1, $2, '[]') ON CONFLICT DO NOTHING", [
        host,
        batch.createdAt,
      ]);
      const [site] = await sql.all<{ id: number }>('SELECT id FROM pageloupe_sites WHERE host = $1', [host]);
      await sql.all(
        `INSERT INTO pageloupe_runs (site, run, at, ended_at, state, device, pages, audited, fails, warns, categories, checks, signals, settings, sitemap, crawl)
         VALUES ($1, $2, $3, $4, '', $5, $6, 0, 0, 0, '{}', '{}', $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
        [site!.id, ...values, JSON.stringify(batch.settings), batch.sitemap, batch.crawl ? JSON.stringify(batch.crawl) : null],
      );
      const [run] = await sql.all<{ id: number; state: string }>('SELECT id, state FROM pageloupe_runs WHERE site = $1 AND run = $2', [
        site!.id,
        batch.id,
      ]);
      return run && run.state === '' ? run.id : null;
    });
  }

  async #publish(
    sql: Sql,
    key: number,
    {
      end,
      host,
      totals,
      previous,
      became,
    }: { end: BatchEnd; host: string; totals: RunTotals; previous: number | null; became: Became | null },
  ): Promise<void> {
    const { audited, score, geo, fails, warns, categories, checks } = totals;
    const [saved] = await sql.all<{ site: number }>(
      `UPDATE pageloupe_runs SET state = $2, audited = $3, score = $4, geo = $5, fails = $6, warns = $7, previous = $8, became = $9, categories = $10,
       checks = $11 WHERE id = $1 RETURNING site`,
      [
        key,
        end.state,
        audited,
        score,
        geo,
        fails,
        warns,
        previous,
        became && JSON.stringify(became),
        JSON.stringify(categories),
        JSON.stringify(checks),
      ],
    );
    // The site was deleted meanwhile.
    if (!saved) await sql.all('DELETE FROM pageloupe_pages WHERE run = $1', [key]);
    else await refreshSite(sql, host);
  }

  async #before(host: string, at: number, device: string): Promise<RunRecord | null> {
    const [row] = await this.database.all<RunRecordRow>(
      `${ofRuns} AND s.host = $1 AND r.at < $2 AND r.device = $3 ORDER BY r.at DESC LIMIT 1`,
      [host, at, device],
    );
    return row ? runFromRow(row) : null;
  }

  /** In host order. */
  async sites({ after = '', limit }: { after?: string; limit: number }): Promise<SiteRecord<RunSummary>[]> {
    const rows = await this.database.all<SiteRow<RunSummaryRow>>(`${sitesWith(summaryColumns)} AND s.host > $1 ORDER BY s.host LIMIT $2`, [
      after,
      limit,
    ]);
    return rows.map((row) => siteFromRow(row, summaryFromRow));
  }
  async site(host: string): Promise<SiteRecord | null> {
    const [row] = await this.database.all<SiteRow<RunRecordRow>>(`${sitesWith(runColumns)} AND s.host = $1`, [host]);
    return row ? siteFromRow(row, runFromRow) : null;
  }

  /** Newest first. @param before epoch milliseconds and id of the last known run */
  async runs(
    host: string,
    { before, device, limit }: { before: { at: number; id: string } | null; device: string | null; limit: number },
  ): Promise<RunRecord[]> {
    const rows = await this.database.all<RunRecordRow>(
      `${ofRuns} AND s.host = $1 AND (r.at < $2 OR (r.at = $2 AND r.run < $3)) AND ($4 = '' OR r.device = $4) ORDER BY r.at DESC, r.run DESC LIMIT $5`,
      [host, before?.at ?? Number.MAX_SAFE_INTEGER, before?.id ?? '', device ?? '', limit],
    );
    return rows.map(runFromRow);
  }
  async run(host: string, id: string): Promise<RunRecord | null> {
    const [row] = await this.database.all<RunRecordRow>(`${ofRuns} AND s.host = $1 AND r.run = $2`, [host, id]);
    return row ? runFromRow(row) : null;
  }
  async runByKey(key: number): Promise<RunRecord | null> {
    const [row] = await this.database.all<RunRecordRow>(`${ofRuns} AND r.id = $1`, [key]);
    return row ? runFromRow(row) : null;
  }

  /** Oldest first; if there are more than `limit`, the newest ones. */
  async trend(host: string, { since, device, limit }: { since: number; device: string | null; limit: number }): Promise<RunPoint[]> {
    const rows = await this.database.all<RunPoint>(
      `SELECT r.run, r.at, r.device, r.pages, r.score, r.geo, r.fails, r.warns FROM pageloupe_runs r JOIN pageloupe_sites s ON s.id = r.site
       WHERE s.host = $1 AND r.state <> '' AND r.at >= $2 AND ($3 = '' OR r.device = $3) ORDER BY r.at DESC LIMIT $4`,
      [host, since, device ?? '', limit],
    );
    return rows.reverse();
  }

  /** In run order. @param check index of a signal: only pages that fail it or have its warning */
  async pages(key: number, { from, limit, check }: { from: number; limit: number; check: number | null }): Promise<PageSummary[]> {
    const rows = await this.database.all<PageRow>(
      `SELECT ${pageColumns.join(', ')} FROM pageloupe_pages WHERE run = $1 AND place >= $2
       ${check === null ? '' : "AND substr(verdicts, $4, 1) IN ('f', 'w')"} ORDER BY place LIMIT $3`,
      [key, from, limit, ...(check === null ? [] : [check + 1])],
    );
    return rows.map(pageFromRow);
  }

  async compare(before: ComparedSide, now: ComparedSide): Promise<ComparedPage<ComparableDigest>[]> {
    return comparePages(await this.#side(before), await this.#side(now));
  }
  async #side({ key, signals, state }: ComparedSide): Promise<RunSide<ComparableDigest>> {
    const pages: { url: string; digest: ComparableDigest | null }[] = [];
    for await (const page of this.allPages(key))
      pages.push({ url: page.url, digest: page.state === 'done' ? comparableDigest(page, signals) : null });
    return { pages, whole: state === 'finished' };
  }
  /** Pages of a run, read in parts, so that other requests are handled in between. */
  async *allPages(key: number): AsyncGenerator<PageSummary, void, void> {
    for (let from = 0; ;) {
      const part = await this.pages(key, { from, limit: step, check: null });
      yield* part;
      if (part.length < step) return;
      from = part.at(-1)!.place + 1;
      await others();
    }
  }

  /** @returns false if there is no such site */
  removeSite(host: string): Promise<boolean> {
    return this.database.transaction(async (sql) => {
      const [site] = await sql.all<{ id: number }>('SELECT id FROM pageloupe_sites WHERE host = $1', [host]);
      if (!site) return false;
      await sql.all('DELETE FROM pageloupe_pages WHERE run IN (SELECT id FROM pageloupe_runs WHERE site = $1)', [site.id]);
      await sql.all('DELETE FROM pageloupe_runs WHERE site = $1', [site.id]);
      await sql.all('DELETE FROM pageloupe_sites WHERE id = $1', [site.id]);
      return true;
    });
  }

  /** Removes runs that are too old or too many. @param before epoch milliseconds @param most maximum runs per site @returns number of removed runs */
  async prune(before: number, most: number): Promise<number> {
    const columns = 'SELECT r.id, s.host FROM pageloupe_runs r JOIN pageloupe_sites s ON s.id = r.site';
    const old = await this.database.all<{ id: number; host: string }>(`${columns} WHERE r.at < $1`, [before]);
    const full = await this.database.all<{ site: number }>('SELECT site FROM pageloupe_runs GROUP BY site HAVING count(*) > $1', [most]);
    for (const { site } of full)
      old.push(
        ...(await this.database.all<{ id: number; host: string }>(
          `${columns} WHERE r.site = $1 AND r.at >= $2 ORDER BY r.at DESC, r.run DESC LIMIT 1000000 OFFSET $3`,
          [site, before, most],
        )),
      );
    for (const { id, host } of old) {
      await this.database.transaction(async (sql) => {
        await sql.all('DELETE FROM pageloupe_pages WHERE run = $1', [id]);
        await sql.all('DELETE FROM pageloupe_runs WHERE id = $1', [id]);
        await refreshSite(sql, host);
      });
      await others();
    }
    return old.length;
  }
}

/** The part of a run that comparing needs. */
type ComparedSide = Pick<RunRecord, 'key' | 'signals' | 'state'>;
const pageColumns = ['run', 'place', 'url', 'state', 'error', 'status', 'title', 'score', 'geo', 'categories', 'verdicts', 'compared'];

/** Updates the entry of a site: the latest run, and scores of the last runs on its device. */
async function refreshSite(sql: Sql, host: string): Promise<void> {
  const points = await sql.all<{ id: number; at: number; score: number | null; geo: number | null }>(
    `SELECT r.id, r.at, r.score, r.geo FROM pageloupe_runs r JOIN pageloupe_sites s ON s.id = r.site WHERE s.host = $1 AND r.state <> ''
       AND r.device = (SELECT l.device FROM pageloupe_runs l WHERE l.site = s.id AND l.state <> '' ORDER BY l.at DESC, l.run DESC LIMIT 1)
     ORDER BY r.at DESC, r.run DESC LIMIT $2`,
    [host, recentPoints],
  );
  const [latest] = points;
  const recent = points.toReversed().map(({ at, score, geo }) => [at, score, geo]);
  await sql.all('UPDATE pageloupe_sites SET latest = $2, recent = $3 WHERE host = $1', [host, latest?.id ?? null, JSON.stringify(recent)]);
}

function becameOf(pages: readonly ComparedPage<ComparableDigest>[]): Became {
  const became: Became = { better: 0, worse: 0, newFailures: 0, newWarnings: 0, fixed: 0, added: 0, missing: 0, unaudited: 0 };
  for (const { change, because, now, better, worse } of pages) {
    if (better.length > 0) became.better++;
    if (worse.length > 0) became.worse++;
    became.fixed += better.length;
    const statuses = worse.length > 0 ? now!.statuses : {};
    for (const id of worse) became[statuses[id] === 'fail' ? 'newFailures' : 'newWarnings']++;
    if (change === 'new') became.added++;
    else if (change === 'gone') became.missing++;
    else if (because === 'not-audited-now') became.unaudited++;
  }
  return became;
}
