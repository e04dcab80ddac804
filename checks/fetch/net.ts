import { TimeSlices } from '../collect/slices.ts';
import { failureReason, factFailure } from '../core/failure.ts';
import { runToCompletion } from '../core/helpers/run-to-completion.ts';
import type { Because, Failure } from '../core/facts/missing.ts';
import { parseUrl } from '../parse/urls.ts';
import { runInSlices } from './run-in-slices.ts';

/** Request options: always without cookies and cache. */
export interface NetInit {
  signal: AbortSignal;
  credentials: 'omit';
  cache: 'no-store';
  redirect: 'follow';
}
/**
 * The network, as a function like fetch(). In a page's context, pass one that adds `mode: 'same-origin'`, so that a redirect to another
 * origin fails before that origin is requested.
 */
export type Net = (url: string, init: NetInit) => Promise<Response>;

/** The same network until a signal: it ends requests that are under way, and all later ones. */
export const netUntil =
  (net: Net, stop: AbortSignal): Net =>
  (url, init) =>
    net(url, { ...init, signal: AbortSignal.any([init.signal, stop]) });

export interface Answer {
  ok: true;
  url: string;
  finalUrl: string;
  status: number;
  redirected: boolean;
  headers: Headers;
  /** Decompressed body, at most the limit of the request. */
  body: Uint8Array<ArrayBuffer>;
  /** The body was longer, did not end in time, or the connection broke. */
  truncated: boolean;
  /** It did not end in the time that the Net gives, or in that of the request. */
  isLate: boolean;
  /** Milliseconds until the headers, and until the end of the body. */
  ttfb: number;
  duration: number;
}
/** No usable response. */
export type NoAnswer = Failure;

export const defaultTimeoutMs = 10_000;

/** A Net rejects with this if it knows why there is no response. */
export class FetchRefused extends Error {
  readonly why: Because;

  constructor(why: Because) {
    super(why.code);
    this.why = why;
  }
}

/**
 * Requests one URL. The time-out includes headers and body; reading stops at `limit` bytes.
 * A response from another origin than the requested one counts as none.
 * @param keepsPart what came of a body before the time-out is an answer, `isLate`
 */
export async function requestWithinOrigin(
  net: Net,
  url: string,
  { limit, timeoutMs, keepsPart = false }: { limit: number; timeoutMs: number; keepsPart?: boolean },
): Promise<Answer | NoAnswer> {
  const abort = new AbortController();
  const start = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Raced as well, because a Net that ignores the signal must not delay the audit.
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  try {
    const request = net(url, { signal: abort.signal, credentials: 'omit', cache: 'no-store', redirect: 'follow' });
    // After a time-out, the rejection has no handler.
    request.catch(() => {});
    const response = await Promise.race([request, late]);
    if (response === 'late') return timedOut(timeoutMs);
    const ttfb = performance.now() - start;
    const finalUrl = response.url || url;
    if (parseUrl(finalUrl)?.origin !== parseUrl(url)?.origin) {
      return factFailure('refused', 'other-origin', { origin: parseUrl(finalUrl)?.origin ?? 'unknown' });
    }
    const read = await readBodyAtMost(response.body, limit, late, keepsPart);
    if (read === 'late') return timedOut(timeoutMs);
    return {
      ok: true,
      url,
      finalUrl,
      status: response.status,
      redirected: response.redirected || finalUrl !== url,
      headers: response.headers,
      body: read.bytes,
      truncated: read.truncated,
      isLate: read.isLate ?? false,
      ttfb: Math.round(ttfb),
      duration: Math.round(performance.now() - start),
    };
  } catch (error) {
    if (isTimeout(error) || isSilence(error)) return timedOut(performance.now() - start);
    return { ok: false, reason: 'refused', ...(error instanceof FetchRefused ? error.why : failureReason('request-failed')) };
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/** A signal of AbortSignal.timeout ended it. */
const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
/** The network layer ended a connection on which nothing came any more: `fetch` says so in its cause. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && /TIMEDOUT|TIMEOUT/.test((error.cause as { code?: string } | undefined)?.code ?? '');
const timedOut = (timeoutMs: number): NoAnswer => factFailure('timeout', 'answer-too-slow', { seconds: Math.round(timeoutMs / 100) / 10 });

export interface Read {
  bytes: Uint8Array<ArrayBuffer>;
  truncated: boolean;
  /** A time limit cut it off. */
  isLate?: boolean;
}

/** Reads a body to its end or up to `limit` bytes. As soon as `late` resolves, returns 'late', or with `keepsPart` what came before. */
export async function readBodyAtMost(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
  late: Promise<'late'> | null,
  keepsPart = false,
): Promise<Read | 'late'> {
  if (!stream) return { bytes: new Uint8Array(0), truncated: false };
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let [truncated, isLate] = [false, false];
  try {
    for (;;) {
      const next = reader.read();
      next.catch(() => {});
      const result = await (late ? Promise.race([next, late]) : next);
      if (result === 'late') {
        if (!keepsPart || length === 0) return 'late';
        [truncated, isLate] = [true, true];
        break;
      }
      if (result.done) break;
      chunks.push(result.value.subarray(0, limit - length));
      length += result.value.length;
      if (length > limit) {
        truncated = true;
        length = limit;
        break;
      }
    }
  } catch (error) {
    // If the body breaks off, the received part is returned as truncated.
    if (length === 0) throw error;
    truncated = true;
    isLate = isTimeout(error) || isSilence(error);
  } finally {
    reader.cancel().catch(() => {});
  }
  const work = joined(chunks, length);
  return { bytes: length > largeBytes ? await runInSlices(work) : runToCompletion(work), truncated, ...(isLate && { isLate }) };
}

/** Bytes that are copied between two pauses, and size of a body for which pauses are worth it. */
const [copiedBytes, largeBytes] = [1_000_000, 4_000_000];

/** One array of all chunks. In steps: 50 MB take a quarter of a second where memory is slow. */
function* joined(chunks: readonly Uint8Array[], length: number): Generator<void, Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks)
    for (let from = 0; from < chunk.length; from += copiedBytes) {
      const piece = chunk.subarray(from, from + copiedBytes);
      bytes.set(piece, at);
      at += piece.length;
      yield;
    }
  return bytes;
}

/** Compressed bytes per step: they may expand a thousandfold. */
const part = 4_096;

function inParts(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const slices = new TimeSlices();
  let at = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        if (slices.over) await slices.pause();
        controller.enqueue(bytes.subarray(at, at + part));
        at += part;
        if (at < bytes.length) return;
        controller.close();
        slices.finish();
      },
      cancel: () => slices.finish(),
    },
    { highWaterMark: 0 },
  );
}

/** Decompresses a gzip file to at most `limit` bytes; other bytes are returned as they are. Stops at invalid data. */
export async function gunzipBody(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Read> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { bytes, truncated: false };
  try {
    const unpacked = await readBodyAtMost(inParts(bytes).pipeThrough(new DecompressionStream('gzip')), limit, null);
    return unpacked === 'late' ? { bytes: new Uint8Array(0), truncated: true } : unpacked;
  } catch {
    return { bytes: new Uint8Array(0), truncated: true };
  }
}
