/** Notifies a client's server that a batch has ended: signed, and retried until it returns 2xx (Standard Webhooks). */
import { createHmac } from 'node:crypto';
import { failureReason } from '../../checks/core/failure.ts';
import { refusalByGuard } from '../audit/refusals.ts';
import { describeSystemError } from '../audit/system-error.ts';
import { certificateFault } from '../egress/custom-authorities.ts';
import { EgressError } from '../egress/egress-error.ts';
import { serverWords } from '../words.ts';
import type { Batch, BatchEnd, Progress } from './batch.ts';
import type { ChunkQueue } from './queue/queue.ts';
import type { BatchStore } from './store.ts';

/** Milliseconds before each attempt. After the last one, nothing more is sent. */
const waits: readonly number[] = [0, 5_000, 30_000, 120_000, 600_000, 3_600_000, 10_800_000, 28_800_000];
const attemptMs = 15_000;

export interface WebhookRecord {
  state: 'pending' | 'delivered' | 'failed';
  attempts: number;
  /** Epoch milliseconds of the next attempt. */
  nextAt: number;
  /** Status of the last response; null without one. */
  status: number | null;
  /** Why the last attempt failed; '' if it did not. */
  error: string;
}
const fresh: WebhookRecord = { state: 'pending', attempts: 0, nextAt: 0, status: null, error: '' };

/** Sends a POST request that follows no redirect. @returns the status of the response */
export type Send = (url: string, headers: Readonly<Record<string, string>>, body: string, signal: AbortSignal) => Promise<number>;

const base64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
/** Bytes of a key (Standard Webhooks, “Signature scheme”). */
const keyBytes = { least: 24, most: 64 };

/** The key of a secret of Standard Webhooks, which is Base64, with or without `whsec_`; null if it is none. */
export function webhookKey(secret: string): Buffer | null {
  const text = secret.replace(/^whsec_/, '');
  if (!base64.test(text)) return null;
  const key = Buffer.from(text, 'base64');
  return key.length >= keyBytes.least && key.length <= keyBytes.most ? key : null;
}

/**
 * The signature header of Standard Webhooks: HMAC-SHA-256 over ID, timestamp and body.
 * @param secret for which there is a key @param seconds since the epoch
 */
export const webhookSignature = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', webhookKey(secret)!).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/** The message of Standard Webhooks about the end of a batch. */
export const endMessage = ({ id }: Pick<Batch, 'id'>, { state, at }: BatchEnd, progress: Progress) => ({
  type: `batch.${state}` as const,
  timestamp: new Date(at).toISOString(),
  data: { id, state, progress: { ...progress, waiting: progress.total - progress.done - progress.failed } },
});

/** Headers of Standard Webhooks. @param seconds since the epoch */
export const webhookHeaders = (secret: string, id: string, seconds: number, body: string) => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': webhookSignature(secret, id, seconds, body),
});

export class Webhooks {
  readonly #store: BatchStore;
  readonly #send: Send;
  readonly #lease: ChunkQueue['lease'];
  readonly #clock: () => number;
  readonly #log: (event: object, message: string) => void;
  readonly #running = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();

  /** @param lease gets the exclusive right to send a webhook, among all services with this store @param clock epoch milliseconds */
  constructor(
    store: BatchStore,
    send: Send,
    lease: ChunkQueue['lease'],
    clock: () => number,
    log: (event: object, message: string) => void,
  ) {
    [this.#store, this.#send, this.#lease, this.#clock, this.#log] = [store, send, lease, clock, log];
  }

  async record(id: string): Promise<WebhookRecord> {
    const saved = (await this.#store.record(id, 'webhook')) as Partial<WebhookRecord> | null;
    return saved && typeof saved.state === 'string' ? { ...fresh, ...saved } : fresh;
  }

  /** Sends the due webhook of an ended batch. @returns true if nothing is left to send */
  async sendDue(batch: Batch, end: BatchEnd, finalProgress: () => Promise<Progress>): Promise<boolean> {
    if (!batch.webhook || this.#closing.signal.aborted) return !batch.webhook;
    const record = await this.record(batch.id);
    if (record.state !== 'pending') return true;
    if (this.#isDue(record) && !this.#running.has(batch.id)) {
      const sent = this.#attemptAlone(batch, batch.webhook, end, finalProgress)
        // If this cannot be saved, the webhook is sent again.
        .catch(() => undefined)
        .finally(() => this.#running.delete(batch.id));
      this.#running.set(batch.id, sent);
    }
    return false;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#running.values());
  }

  #isDue = ({ state, nextAt }: WebhookRecord): boolean => state === 'pending' && nextAt <= this.#clock();

  async #attemptAlone(batch: Batch, webhook: NonNullable<Batch['webhook']>, end: BatchEnd, finalProgress: () => Promise<Progress>) {
    const lease = await this.#lease(`webhook ${batch.id}`);
    if (!lease) return;
    try {
      // Another service may have sent it since.
      const record = await this.record(batch.id);
      if (this.#isDue(record)) await this.#attempt(batch, webhook, end, finalProgress, record);
    } finally {
      await lease.release();
    }
  }

  async #attempt(
    batch: Batch,
    { url, secret }: { url: string; secret: string },
    end: BatchEnd,
    finalProgress: () => Promise<Progress>,
    before: WebhookRecord,
  ): Promise<void> {
    const id = `${batch.id}-ended`;
    const body = JSON.stringify(endMessage(batch, end, await finalProgress()));
    const seconds = Math.floor(this.#clock() / 1000);
    let [status, error]: [number | null, string] = [null, ''];
    try {
      status = await this.#send(
        url,
        { 'content-type': 'application/json', ...webhookHeaders(secret, id, seconds, body) },
        body,
        AbortSignal.any([this.#closing.signal, AbortSignal.timeout(attemptMs)]),
      );
      if (status < 200 || status > 299) error = serverWords().reasonText(failureReason('answer-status', { status }));
    } catch (failure) {
      if (this.#closing.signal.aborted) return;
      error = causeOf(failure);
    }
    const attempts = before.attempts + 1;
    // Paths of some receivers are secrets.
    if (error !== '') this.#log({ batch: batch.id, receiver: new URL(url).origin, attempts, reason: error }, 'a webhook was not delivered');
    const wait = waits[attempts];
    const state = error === '' ? 'delivered' : wait === undefined || status === 410 ? 'failed' : 'pending';
    await this.#store.saveRecord(batch.id, 'webhook', {
      state,
      attempts,
      nextAt: this.#clock() + (wait ?? 0),
      status,
      error,
    } satisfies WebhookRecord);
  }
}

/** Why there was no response. fetch only reports a failure; its cause has the reason. */
function causeOf(failure: unknown): string {
  const cause = failure instanceof Error && failure.cause !== undefined ? failure.cause : failure;
  const certificate = certificateFault(cause);
  if (certificate) return serverWords().reasons.tls[certificate];
  if (cause instanceof EgressError && refusalByGuard(cause).code === 'target-forbidden') return serverWords().batchFaults.webhookForbidden;
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return serverWords().reasonText(failureReason('answer-too-slow', { seconds: attemptMs / 1_000 }));
  return describeSystemError(cause).slice(0, 300);
}
