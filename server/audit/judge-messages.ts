import type { KnownFacts } from '../../checks/doors/facts.ts';
import type { Report } from '../../checks/doors/report.ts';
import type { Choice } from '../../checks/doors/audit.ts';
import type { ProbeTargets } from '../../checks/doors/net.ts';
import type { RefusalCode } from './auditor.ts';
import type { Reading } from './reading.ts';

/**
 * What crosses between the thread that judges and the one that has the browser and the network: `page`, `site`, and then either `done`,
 * or `probe`, `probed` and `done`. Each message goes in one direction; the thread can ask for nothing.
 */
export type ToThread = { page: PageToJudge } | { site: SiteToJudge | null } | { probed: KnownFacts };
export type FromThread = { probe: ProbeTargets } | { done: Judgement };

/** What the page's process answered, and what was ordered. */
export interface PageToJudge {
  /** Of the page, where its site was asked about. The facts have to be of the same. */
  url: string;
  /** JSON out of the page's process: nothing that may be trusted. */
  answer: unknown;
  choice: Choice;
  probe: boolean;
  /** Milliseconds since the visit began. */
  before: number;
}
/** Facts of the site; null where there was no time for it. */
export interface SiteToJudge {
  known: KnownFacts;
  /** What the page's process answered about the raw HTML; null where there is none. */
  served: { answer: unknown } | null;
}

export interface Judgement {
  report: Report | null;
  reading: Reading | null;
  /** Why there is no report; a sentence where it is not the usual one. */
  refusal: { code: RefusalCode; detail: string | null } | null;
  judgeMs: number;
}
