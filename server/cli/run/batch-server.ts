/** Client for a remote Pageloupe service: starts batches, follows them and reads their results (docs/use/api.md). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditOrder } from '../../audit/auditor.ts';
import { parseRow, type RunRow } from '../../audit/row.ts';
import { areLosses, mostLosses, parseLossesLine, type RunLoss } from '../../audit/run-losses.ts';
import type { BatchSource } from '../../batches/source.ts';
import * as shape from '../../../checks/core/helpers/shape.ts';
import { isObject } from '../../../checks/core/helpers/is-object.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { exclusionReasons, type CrawlPlan, type ExclusionReason } from '../../../checks/site/crawl.ts';
import { CommandFailed, exitCodes, describeSystemError, systemErrorCode, usageError } from '../failure.ts';
import { certificateFault, fetchTrusting } from '../../egress/custom-authorities.ts';
import { serverWords } from '../../words.ts';

const words = () => serverWords().commands.remote;

export interface RemoteCrawl {
  start: string;
  /** Number of URLs that were found but are not audited, by reason. */
  skipped: Partial<Record<ExclusionReason, number>>;
  more: boolean;
  /** The first pages in sitemaps that no link points to; null if unknown. */
  orphans: readonly string[] | null;
}
/** What is shown of a batch. */
export interface RemoteBatch {
  id: string;
  state: 'queued' | 'running' | 'finished' | 'cancelled';
  progress: { total: number; done: number; failed: number };
  /** Why it makes no progress; '' if it does. */
  fault: string;
  /** What could not be read of its sitemap. */
  losses: readonly RunLoss[];
  /** What was left out of its sitemap, one sentence each. */
  notes: readonly string[];
  /** Null for a list. */
  crawl: RemoteCrawl | null;
}
/** Attempts if the server is unreachable or busy: few before the first response, because the URL may be wrong. */
const [firstTries, laterTries] = [2, 8];
/** Pause before the second attempt, and maximum pause: long enough for a restart of the service. */
const [pauseMs, longestPauseMs] = [1_000, 30_000];
const requestMs = 60_000;
/** How long the answer to a new batch is waited for after the stop: nobody could follow or cancel a batch without its ID. */
const lastWaitMs = 4_000;
/** Maximum characters of one result. */
const longestLine = 50_000_000;

/** The API key of a service. @param keyEnv environment variable with the key; null for the default one, which may be missing @throws CommandFailed */
export function apiKeyFrom(keyEnv: string | null, env: Readonly<Record<string, string | undefined>>): string | null {
  const key = env[keyEnv ?? 'PAGELOUPE_KEY'] ?? '';
  if (key === '' && keyEnv !== null) throw usageError(words().noKey({ name: keyEnv }));
  return key === '' ? null : key;
}

/** A typed address without what may be the key: what stands before an @ or in parameters. */
const withoutSecrets = (typed: string): string => typed.replace(/\/\/[^/?#]*@/, '//…@').replace(/[?#].*$/s, '?…');

export class RemoteBatchServer {
  readonly address: string;
  readonly #key: string | null;
  readonly #fetch: typeof fetch;
  readonly #stop: AbortSignal;
  #tries = firstTries;

  /**
   * @param address `https://pageloupe.example.com`, with or without a path before /v1
   * @param authorities certificates (PEM) that are trusted besides the usual ones
   * @param stop ends every request, and the wait for another attempt
   * @throws CommandFailed if it is not such a URL
   */
  constructor(
    address: string,
    key: string | null,
    authorities: readonly string[] | null = null,
    stop: AbortSignal = new AbortController().signal,
  ) {
    const url = parseUrl(address);
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
      throw usageError(words().noServer({ typed: withoutSecrets(address) }));
    this.address = url.href.replace(/\/+$/, '');
    this.#key = key;
    this.#stop = stop;
    this.#fetch = authorities ? fetchTrusting(authorities) : fetch;
  }

  /** @param idempotencyKey repeating the request with the same key returns the same batch @throws CommandFailed */
  async begin(source: BatchSource, order: Omit<AuditOrder, 'url' | 'headers'>, idempotencyKey: string): Promise<RemoteBatch> {
    const { choice, pageLocale, ...visit } = order;
    const late = new AbortController();
    const stopLate = () => void setTimeout(() => late.abort(), lastWaitMs).unref();
    this.#stop.addEventListener('abort', stopLate);
    const response = await this.#request('/v1/batches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify({
        ...('crawl' in source ? { crawl: crawlRequestOf(source.crawl) } : source),
        ...visit,
        ...(pageLocale !== null && { pageLocale }),
        intent: choice.intent,
        ...(choice.pageType !== null && { pageType: choice.pageType }),
        aiOptOut: choice.aiOptOut,
      }),
      signal: late.signal,
    }).finally(() => this.#stop.removeEventListener('abort', stopLate));
    return readBatch(await response.json().catch(() => null));
  }

  /** @throws CommandFailed */
  async look(id: string): Promise<RemoteBatch> {
    return readBatch(await (await this.#request(`/v1/batches/${encodeURIComponent(id)}`)).json().catch(() => null));
  }

  /** Results in list order. @throws CommandFailed */
  async *rows(id: string): AsyncGenerator<RunRow, void, void> {
    const response = await this.#request(`/v1/batches/${encodeURIComponent(id)}/results?format=ndjson`, {}, false);
    const decoder = new TextDecoder();
    let rest = '';
    const rowsIn = (line: string): RunRow[] => {
      const row = line === '' ? null : parseRow(line);
      // What the sitemaps lack is in the state of the batch, too.
      if (!row && line !== '' && !parseLossesLine(line)) throw new CommandFailed(exitCodes.tool, words().strange({ server: this.address }));
      return row ? [row] : [];
    };
    try {
      for await (const part of response.body ?? []) {
        const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        if (rest.length > longestLine) throw new CommandFailed(exitCodes.tool, words().strange({ server: this.address }));
        for (const line of lines) yield* rowsIn(line);
      }
    } catch (error) {
      throw error instanceof CommandFailed ? error : this.#away(error);
    }
    yield* rowsIn(rest);
  }

  /** @param timed whether the time-out applies to the whole response */
  async #request(path: string, init: RequestInit = {}, timed = true): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      let pause = Math.min(longestPauseMs, pauseMs * 2 ** (attempt - 1));
      try {
        const response = await this.#fetch(this.address + path, {
          ...init,
          headers: {
            accept: path.includes('ndjson') ? 'application/x-ndjson' : 'application/json',
            ...init.headers,
            ...(this.#key !== null && { authorization: `Bearer ${this.#key}` }),
          },
          // Redirects are not followed, so that the key is not sent elsewhere.
          redirect: 'error',
          signal: timed ? AbortSignal.any([init.signal ?? this.#stop, AbortSignal.timeout(requestMs)]) : this.#stop,
        });
        if (response.ok) {
          this.#tries = laterTries;
          return response;
        }
        if (response.status < 500 && response.status !== 429) throw await refusalOf(response);
        if (attempt >= this.#tries) throw await refusalOf(response);
        const seconds = Number(response.headers.get('retry-after'));
        if (seconds > 0) pause = Math.min(longestPauseMs, seconds * 1000);
        await response.body?.cancel();
      } catch (error) {
        if (error instanceof CommandFailed) throw error;
        if (attempt >= this.#tries || this.#stop.aborted) throw this.#away(error);
      }
      await sleep(pause, undefined, { signal: this.#stop });
    }
  }

  #away(error: unknown): CommandFailed {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const fault = certificateFault(cause);
    const refused = systemErrorCode(cause) === 'ECONNREFUSED' ? serverWords().databases.advice.ECONNREFUSED : null;
    const why = fault ? serverWords().reasons.tls[fault] : (refused ?? describeSystemError(cause));
    return new CommandFailed(exitCodes.tool, words().away({ server: this.address, why }));
  }
}

/** The service's error message. */
async function refusalOf(response: Response): Promise<CommandFailed> {
  const problem = (await response.json().catch(() => null)) as { detail?: unknown } | null;
  const why = typeof problem?.detail === 'string' ? problem.detail.slice(0, 2_000) : '';
  const { status } = response;
  // The service explains every refusal.
  if (status === 404 && why === '') return new CommandFailed(exitCodes.tool, words().strange({ server: new URL(response.url).origin }));
  return new CommandFailed(
    status >= 500 ? exitCodes.tool : exitCodes.usage,
    status === 401 ? words().keyRefused : words().refused({ status, why }),
  );
}

/** Parses a service's response, which is not trusted. @throws CommandFailed */
function readBatch(body: unknown): RemoteBatch {
  const { id, state, progress, fault, losses, notes, crawl } = (body ?? {}) as { [N in keyof RemoteBatch]?: unknown };
  const { total, done, failed } = (progress ?? {}) as Record<string, unknown>;
  const isWhole =
    typeof id === 'string' &&
    /^[\dA-Z]{26}$/.test(id) &&
    ['queued', 'running', 'finished', 'cancelled'].includes(String(state)) &&
    [total, done, failed].every((count) => Number.isInteger(count) && Number(count) >= 0) &&
    // What a newer service has lost in a way that is unknown here must not read as nothing lost.
    (losses === undefined || areLosses(losses));
  if (!isWhole) throw new CommandFailed(exitCodes.tool, words().strange({ server: '' }));
  const message = (fault as { message?: unknown } | null | undefined)?.message;
  return {
    id,
    state: state as RemoteBatch['state'],
    progress: { total: Number(total), done: Number(done), failed: Number(failed) },
    fault: typeof message === 'string' ? message.slice(0, 500) : '',
    losses: areLosses(losses) ? losses.slice(0, mostLosses) : [],
    notes: areNotes(notes) ? notes.slice(0, mostLosses) : [],
    crawl: readCrawl(crawl),
  };
}

const areNotes = shape.list(shape.anyText);
const crawlRequestOf = ({ start, depth, ...plan }: CrawlPlan) => ({ url: start, ...(depth !== null && { depth }), ...plan });

const mostOrphans = 1_000;
function readOrphans(value: unknown): RemoteCrawl['orphans'] {
  if (!isObject(value) || !Array.isArray(value['urls'])) return null;
  return value['urls'].slice(0, mostOrphans).flatMap((url) => (typeof url === 'string' ? (parseUrl(url)?.href.slice(0, 2048) ?? []) : []));
}

function readCrawl(value: unknown): RemoteCrawl | null {
  if (!isObject(value)) return null;
  const skipped = isObject(value['skipped']) ? value['skipped'] : {};
  const counts = exclusionReasons.flatMap((why) => (Number.isInteger(skipped[why]) ? [[why, Number(skipped[why])] as const] : []));
  return {
    start: String(value['url']).slice(0, 2048),
    skipped: Object.fromEntries(counts),
    more: value['skippedMore'] === true,
    orphans: readOrphans(value['orphans']),
  };
}
