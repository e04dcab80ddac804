import type { Choice, KnownFacts, ProbeHop, Report, Vocabulary } from '../../checks/index.ts';
import type { RefusalCode } from './auditor.ts';
import type { Reading } from './reading.ts';

/** What crosses between the thread that judges and the one that has the browser and the network. */

/** One audit, for the thread. */
export interface JudgeOrder {
  choice: Choice;
  probe: boolean;
  /** Redirecting answers on the way to the page. */
  visit: readonly ProbeHop[];
  /** Milliseconds since the job began. */
  before: number;
}
export interface Judgement {
  report: Report | null;
  reading: Reading | null;
  /** Why there is none; a sentence where it is not the usual one. */
  refusal: { code: RefusalCode; detail: string | null } | null;
  judgeMs: number;
}

/** What the thread asks for. */
export interface HostCalls {
  /** @returns what the page's process answered: nothing that may be trusted */
  collect(): Promise<unknown>;
  stop(): Promise<unknown>;
  /** @returns facts of the site, and what the page's process answered about the raw HTML; null where there is none */
  site(url: string): Promise<{ known: KnownFacts; served: { answer: unknown } | null }>;
  vocabulary(): Promise<Vocabulary>;
  probe(url: string, method: 'HEAD' | 'GET', headers: Record<string, string>, call: number): Promise<ProbeAnswer>;
  abort(call: number): Promise<void>;
}
export interface ProbeAnswer {
  url: string;
  status: number;
  headers: [string, string][];
  body: ReadableStream<Uint8Array> | null;
}

export type ToThread =
  { run: JudgeOrder } | { stop: true } | { answer: number; value: unknown } | { answer: number; error: { message: string; code: string } };
export type FromThread = { ask: number; name: keyof HostCalls; args: unknown[] } | { done: Judgement };
