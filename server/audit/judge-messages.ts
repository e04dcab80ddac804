import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { Choice } from '../../checks/audit-page.ts';
import type { ProbeTargets } from '../../checks/fetch/targets.ts';
import type { RefusalCode } from './auditor.ts';
import type { PlainReason } from './refusals.ts';
import type { Reading } from './reading.ts';

/**
 * Messages between the judge thread and the thread with browser and network: `page`, `site`, and then either `done`,
 * or `probe`, `probed` and `done`. Each message goes in one direction; the thread cannot send requests.
 */
export type ToThread = { page: PageToJudge } | { site: SiteToJudge | null } | { probed: KnownFacts };
export type FromThread = { probe: ProbeTargets } | { done: Judgement };

/** The response of the page's process, and the order. */
export interface PageToJudge {
  /** URL of the page whose site was read. Must equal the URL in the facts. */
  url: string;
  /** JSON from the page's process: not trusted. */
  answer: unknown;
  choice: Choice;
  probe: boolean;
  /** Milliseconds since the start of the visit. */
  before: number;
}
/** Facts of the site; null if there was no time for them. */
export interface SiteToJudge {
  known: KnownFacts;
  /** The page process's response with the raw HTML; null if there is none. */
  served: { answer: unknown } | null;
}

export interface Judgement {
  report: Report | null;
  reading: Reading | null;
  /** Why there is no report; without a reason, the code says it. */
  refusal: { code: RefusalCode; reason?: PlainReason } | null;
  judgeMs: number;
}
