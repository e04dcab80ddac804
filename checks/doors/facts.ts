/** What is known of a page: its facts, and what follows from them. */
export { probedFacts } from '../core/facts.ts';
export { because, failed, probeReason } from '../core/failure.ts';
export type * from '../core/facts.ts';
export { valueOf } from '../core/report.ts';
export {
  agentReading,
  ardAnswer,
  markdownAnswer,
  type AgentAnswer,
  type AgentAnswers,
  type AgentReading,
  type ArdAnswer,
  type MarkdownAnswer,
} from '../derive/agents.ts';
export { mixedContent, upgradesRequests } from '../derive/links/mixed-content.ts';
export { pageHeaders } from '../derive/head/page-response.ts';
export { linkGroups, type LinkGroup } from '../derive/links/link-groups.ts';
export {
  countLinks,
  isSameSite,
  linkRows,
  type LinkCounts,
  type LinkKind,
  type LinkRow,
  type LinkObstacle,
  type RelKind,
} from '../derive/links/link-kinds.ts';
export {
  altStateOf,
  isFileName,
  isBrokenImage,
  isLoaded,
  isFileImage,
  isReservedSpaceUnknown,
  isUnsized,
  lcpImage,
  pixelRatio,
  type AltState,
} from '../derive/images.ts';
export { chosenDates } from '../derive/provenance/about.ts';
export { readingMinutes, textLength } from '../derive/text/text-length.ts';
export { dateGroups, dateTolerance, daysApart, type DateGroups } from '../derive/provenance/date-groups.ts';
export { shownTitle } from '../derive/head/head-texts.ts';
export { outlineOf, type OutlineRow } from '../derive/text/outline.ts';
export {
  anchorsByName,
  anchorsByTarget,
  type AnchorQuality,
  type AnchorsOfTarget,
  type TargetsOfAnchor,
} from '../derive/links/anchor-groups.ts';
export { targetView, type TargetView } from '../derive/head/target-view.ts';
export { agreedCanonical, canonicalsOf, type Canonical } from '../derive/head/canonicals.ts';
export { clusterOf, hreflangRows, type HreflangRow } from '../derive/head/hreflang.ts';
export { findLeftovers, type LeftoverKind, type LeftoverPlace, type PlacedLeftover } from '../derive/text/leftovers.ts';
export { matchingSentence, passagesOf, rankPassages, type PassageView } from '../derive/text/passages.ts';
export { findClaims, type Claim, type Claims } from '../derive/text/claims.ts';
export { decisionFacts, type DecisionFact, type DecisionFactId } from '../derive/text/decision-facts.ts';
export { compareFields, type FieldChange } from '../derive/text/source-fields.ts';
export type { Vocabulary } from '../derive/structured-data/schema-terms.ts';
export { compareMarkup, type MarkedValue } from '../derive/structured-data/markup-visible.ts';
export { ruleParts, type RuleParts } from '../derive/structured-data/property-rules.ts';
export {
  checkRichResults,
  isRetiredOnly,
  issuesBeyondFormats,
  type InvalidValue,
  type RichResultCheck,
} from '../derive/structured-data/rich-results.ts';
