/** How a page is audited: collecting, judging, and fixes to paste. */
export { collectedFactsToJson } from '../collect/facts-json.ts';
export { collectPage, type Collected, type CollectOptions } from '../collect/page.ts';
export { measureContrast, type ContrastFigures, type ContrastPair, type UnclearContrast } from '../collect/contrast/measure.ts';
export type { UnclearCause } from '../collect/contrast/boxes.ts';
export { createInertDom } from '../collect/parse-inert.ts';
export { findSelectedElement } from '../collect/selectors.ts';
export { withDerivedFacts } from '../derive/derived-facts.ts';
export { collectServed, type Parse, type ServedOptions } from '../collect/served.ts';
export { VitalsCollector } from '../collect/vitals.ts';
export {
  buildPageAuditReport,
  isPageAuditContentType,
  noChoice,
  PageAudit,
  pageAuditProbeFacts,
  siteFacts,
  type AuditFailure,
  type AuditPorts,
  type AuditSettings,
  type AuditStep,
  type Choice,
  type PagePort,
  type ProbeRequest,
} from '../audit-page.ts';
export { timeLimits } from '../time-limits.ts';
export { pageFixOffers, pageFixOfferSteps, type FixOffer, type FixResult } from '../fix-page.ts';
export type { Field, FixId, FixPlace, OmittedReason, Omission, PageFix, Values } from '../fixes/fix.ts';
