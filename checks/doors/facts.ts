/** What is known of a page: its facts, and what follows from them. */
export { probedFacts } from '../core/facts.ts';
export { failureReason, factFailure, probeFailureReason } from '../core/failure.ts';
export type * from '../core/facts.ts';
export { factValueOf } from '../core/fact-value.ts';
export {
  deriveAgentReading,
  deriveArdAnswer,
  deriveMarkdownAnswer,
  type AgentAnswer,
  type AgentAnswers,
  type AgentReading,
  type ArdAnswer,
  type MarkdownAnswer,
} from '../derive/agents.ts';
export { deriveUnstyledReason } from '../derive/unloaded.ts';
export { deriveMixedContent, isMixedContentUpgraded } from '../derive/links/mixed-content.ts';
export { derivePageHeaders } from '../derive/head/page-response.ts';
export { deriveLinkGroups, type LinkGroup } from '../derive/links/link-groups.ts';
export {
  deriveLinkCounts,
  isSameSiteLink,
  deriveLinkRows,
  type LinkCounts,
  type LinkKind,
  type LinkRow,
  type LinkObstacle,
  type RelKind,
} from '../derive/links/link-kinds.ts';
export {
  deriveAltState,
  isAltFileName,
  isBrokenImage,
  isImageLoaded,
  isFileImage,
  isImageSpaceUnknown,
  isImageUnsized,
  isScriptOnlyImage,
  deriveLcpImage,
  deriveImagePixelRatio,
  type AltState,
} from '../derive/images.ts';
export { deriveReadingMinutes, deriveTextLength } from '../derive/text/text-length.ts';
export { deriveDateGroups, dateTolerance, deriveDaysApart, type DateGroups } from '../derive/provenance/date-groups.ts';
export { deriveShownTitle } from '../derive/head/head-texts.ts';
export { deriveOutline, type OutlineRow } from '../derive/text/outline.ts';
export {
  deriveAnchorQualities,
  deriveAnchorsByName,
  deriveAnchorsByTarget,
  type AnchorQuality,
  type AnchorsOfTarget,
  type TargetsOfAnchor,
} from '../derive/links/anchor-groups.ts';
export { deriveTargetView, type TargetView } from '../derive/head/target-view.ts';
export {
  deriveAgreedCanonical,
  deriveCanonicals,
  deriveCanonicalUrls,
  deriveCanonicalVariance,
  isCanonicalLink,
  type Canonical,
  type CanonicalDifference,
} from '../derive/head/canonicals.ts';
export { deriveHreflangCluster, deriveHreflangRows, type HreflangRow } from '../derive/head/hreflang.ts';
export { deriveLeftovers, type LeftoverKind, type LeftoverPlace, type PlacedLeftover } from '../derive/text/leftovers.ts';
export { deriveMatchingSentence, derivePassageScores, deriveRankedPassages, type PassageView } from '../derive/text/passages.ts';
export { deriveClaims, type Claim, type Claims } from '../derive/text/claims.ts';
export { deriveDecisionFacts, type DecisionFact, type DecisionFactId } from '../derive/text/decision-facts.ts';
export { deriveSourceFields, type FieldChange } from '../derive/text/source-fields.ts';
export type { Vocabulary } from '../derive/structured-data/schema-terms.ts';
export { deriveMarkupVisibility, type MarkedValue } from '../derive/structured-data/markup-visible.ts';
export { propertyRuleParts, type RuleParts } from '../derive/structured-data/property-rules.ts';
export {
  deriveRichResults,
  isRetiredRichResult,
  deriveSchemaIssuesBeyondFormats,
  type InvalidValue,
  type RichResultCheck,
} from '../derive/structured-data/rich-results.ts';
