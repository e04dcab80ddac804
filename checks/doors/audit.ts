/** How a page is audited: collecting, judging, and fixes to paste. */
export { factsToJson } from '../collect/facts-json.ts';
export { collectPage, type Collected, type CollectOptions } from '../collect/page.ts';
export { parseInert } from '../collect/parse-inert.ts';
export { findSelected } from '../collect/selectors.ts';
export { withDerived } from '../derive/derived-facts.ts';
export { collectServed, type Parse, type ServedOptions } from '../collect/served.ts';
export { Vitals } from '../collect/vitals.ts';
export {
  audit,
  isPageType,
  noChoice,
  PageAudit,
  probedOf,
  siteFacts,
  type AuditFailure,
  type AuditPorts,
  type AuditSettings,
  type AuditStep,
  type Choice,
  type PagePort,
  type ProbeRequest,
} from '../audit-page.ts';
export { TimeOver, timeLimits, within } from '../time-limits.ts';
export { fixesFor, fixSteps, type FixOffer, type FixResult } from '../fix-page.ts';
export type { Field, FixId, FixPlace, OmittedReason, Omission, PageFix, Values } from '../fixes/fix.ts';
