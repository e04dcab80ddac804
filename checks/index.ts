/** The only door to what is known about pages. */
import type { RowOf, PhrasedEvidence } from './core/evidence.ts';

export { caps, clip } from './core/clip.ts';
export { signals } from './signals/index.ts';
export { catalogueOf, groundsOf, type CatalogueEntry, type Grounds } from './core/catalogue.ts';
export { toolGroups, type ToolGroupId } from './tool-groups.ts';
export { tools, type ToolId } from './tools.ts';
export { toolNames, type ToolNames } from '../words/en/checks/tools.ts';
export { probedFacts } from './core/facts.ts';
export { because, failed, probeReason } from './core/failure.ts';
export { messageOf } from './core/message-of.ts';
export { faultText, reasonText } from '../words/en/checks/reasons.ts';
export { leftoverPlaces, robotsTxtMistakes, sitemapKinds } from '../words/en/checks/kinds.ts';
export { probeText } from '../words/en/checks/probes.ts';
export { jsonFaultText } from '../words/en/checks/json-faults.ts';
export { stoppedSentence } from '../words/en/checks/any-signal.ts';
export { english, type Wording } from './core/wording.ts';
export { retell } from './core/retell.ts';
export { csvCell, harmlessText } from './core/csv-cell.ts';
export { visibleText } from './core/visible-text.ts';
export { type Messages, type ReportFinding as Finding, type ReportGeo as Geo } from './core/tell.ts';
export type * from './core/facts.ts';
/** As it is in a report. */
export type Evidence = PhrasedEvidence;
export type TableRow = RowOf<string>;
export type { AnySignal, Intent, SignalGroup, Source, SourceMark } from './core/signal.ts';
export type { CategoryId, Grade } from './core/geo-ids.ts';
export { fail, na, note, pass, verdict, warn, type Status } from './core/verdict.ts';
export type { Glance, GlanceText } from './core/glance.ts';
export type { CapId } from './core/geo-ids.ts';
export type { JudgeOptions } from './core/judge.ts';
export type { GeoCategory } from './core/geo.ts';
export type { Band } from './core/geo-ids.ts';
export { auditBand, gateCap } from './core/score.ts';
export { bands as geoBands, categories as geoCategories } from '../words/en/checks/geo.ts';
export {
  findingsOf,
  reportSignal,
  schemaVersion,
  valueOf,
  type Durations,
  type Fix,
  type Report,
  type ReportSignal,
  type ToolStatus,
} from './core/report.ts';

// Pure views of facts for the tools' pictures.
export { characters, cutToWidth, resultLimits, textWidth } from './language/text-width.ts';
export { titleSources, type TitleSource, type TitleSourcePlace } from './views/title-sources.ts';
export { knownHeader } from './views/headers.ts';
export { securityHeaders, type HeaderName, type SecurityHeader } from './lists/headers.ts';
export {
  agentReading,
  ardAnswer,
  markdownAnswer,
  type AgentAnswer,
  type AgentAnswers,
  type AgentReading,
  type ArdAnswer,
  type MarkdownAnswer,
} from './derive/agents.ts';
export { mixedContent, upgradesRequests } from './derive/links/mixed-content.ts';
export { pageHeaders } from './derive/head/page-response.ts';
export { headGroups, headRows, type HeadGroup, type HeadRow } from './views/head-rows.ts';

export { registrableDomain } from './parse/registrable-domain.ts';
export {
  classifyParameters,
  isHttp,
  isLoopback,
  parseUrl,
  samePage,
  urlVariance,
  withoutParameters,
  type Parameter,
  type ParameterKind,
  type UrlDifference,
} from './parse/urls.ts';
export { linkGroups, type LinkGroup } from './derive/links/link-groups.ts';
export {
  countLinks,
  isSameSite as isOwn,
  linkRows,
  type LinkCounts,
  type LinkKind,
  type LinkRow,
  type LinkObstacle as Obstacle,
  type RelKind,
} from './derive/links/link-kinds.ts';
export {
  altStateOf,
  isFileName,
  isBrokenImage,
  isLoaded,
  isPicture,
  isRoomUnknown,
  isUnsized,
  lcpImage,
  pixelRatio,
  type AltState,
} from './derive/images.ts';
export { chosenDates } from './derive/provenance/about.ts';
export { readingMinutes, textLength } from './derive/text/text-length.ts';
export { dateGroups, dateTolerance, daysApart, type DateGroups } from './derive/provenance/date-groups.ts';
export { shownTitle } from './derive/head/head-texts.ts';
export { outlineOf, type OutlineRow } from './derive/text/outline.ts';
export {
  anchorsByName,
  anchorsByTarget,
  type AnchorQuality,
  type AnchorsOfTarget,
  type TargetsOfAnchor,
} from './derive/links/anchor-groups.ts';
export { lettersAndDigits } from './language/letters.ts';
export { languageAgreement } from './language/languages.ts';
export { nearestTerm } from './language/nearest.ts';
export { linkHeaders, type HeaderLink } from './parse/link-header.ts';
export { targetView, type TargetView } from './derive/head/target-view.ts';
export { agreedCanonical, canonicalsOf, type Canonical } from './derive/head/canonicals.ts';
export { clusterOf, hreflangRows, type HreflangRow } from './derive/head/hreflang.ts';
export { tagFaultText } from '../words/en/checks/language-tags.ts';
export { parseViewport, type Viewport } from './parse/viewport.ts';
export {
  copilotLimit,
  effectiveRobots,
  robotsConflicts,
  robotsDirectives,
  type EffectiveRobots,
  type RobotsConflict,
  type RobotsDirective,
} from './parse/robots-directives.ts';
export {
  engines,
  indexLadder,
  type Engine,
  type Rung,
  type RungId,
  type RungMaterial,
  type RungSays,
  type RungState,
} from './views/index-ladder.ts';
export { crawlerReading, missingBlocks } from './views/crawler-reading.ts';
export type { CrawlerRead, CrawlerReading, QuotablePassage, ShareUnknown } from './core/crawler-reading.ts';
export {
  keywordLimits,
  keywordPlaceIds,
  keywordPlaces,
  readKeywords,
  type KeywordMatch,
  type KeywordPlaceId,
  type KeywordPlaces,
} from './views/keyword-places.ts';
export { crawlerAccess, usagePolicies, type CrawlerAccess } from './views/crawler-access.ts';
export { probeFinder, targetOf } from './views/link-probes.ts';
export { textDiff, type DiffLine } from './views/text-diff.ts';
export type { Steps } from './core/at-once.ts';
export { isObject } from './core/is-object.ts';
export { once } from './core/once.ts';
export { serial } from './core/serial.ts';
export { phraseSteps, type PhraseCount, type PhrasePlace } from './views/phrase-counts.ts';
export { findLeftovers, type LeftoverKind, type LeftoverPlace, type PlacedLeftover } from './derive/text/leftovers.ts';
export { matchingSentence, passagesOf, rankPassages, type PassageView } from './derive/text/passages.ts';
export { findClaims, type Claim, type Claims } from './derive/text/claims.ts';
export { decisionFacts, type DecisionFact, type DecisionFactId } from './derive/text/decision-facts.ts';
export { compareFields, type FieldChange } from './derive/text/source-fields.ts';
export { isGenericText, isProductToken, noOwnLists, ownListLimits, type OwnLists } from './lists/own-lists.ts';
export { genericAnchors } from './language/language-words.ts';
export { aiCrawlers, aiCrawlersCompiled, crawlerFallback, type AiCrawler, type CrawlerPurpose } from './lists/ai-crawlers.ts';
export { skipReason } from './fetch/link-class.ts';
export { probeTargets } from './fetch/probe-page.ts';
export type { ProbeProgress } from './fetch/probe-progress.ts';
export { hostsToProbe, targetsOf, type ProbeTargets } from './fetch/probe-targets.ts';
export { followRedirects, type Followed, type ResponseDetails as Seen } from './fetch/follow.ts';
export { sleep, type ProbeInit, type ProbeNet } from './fetch/probe-net.ts';
export { loadPicture, pictureLimits, loadedPictureOf, type LoadedPicture } from './fetch/load-picture.ts';
export { matcherOfAny, matcherOf, pathOf, type Matches } from './parse/url-patterns.ts';
export { isPrivateHost, isPrivateIp } from './parse/private-hosts.ts';
export { createProber, type Prober } from './fetch/prober.ts';
export { isBotWall } from './fetch/link-class.ts';
export { fetchSitemapPages, type SitemapPages } from './fetch/sitemap-pages.ts';
export { RequestRefused } from './fetch/net.ts';
export { agentAnswerLimits, agentRequests, fetchForAgents } from './fetch/agent-answers.ts';
export { fetchSite, type Net, type Site, type SiteOptions } from './fetch/site.ts';
export { aiCrawlerSources, type AiCrawlerSource } from './lists/ai-crawler-sources.ts';
export { fetchRobotsTxt } from './fetch/site-texts.ts';
export { fetchCrawlRobots, type CrawlRobots } from './fetch/crawl-robots.ts';
export { crawlReasonText } from '../words/en/checks/crawl.ts';
export { robotsTxtState } from './parse/robots-lines.ts';
export { parseRobotsTxt, robotsDecider, robotsTxtVerdict, type RobotsTxt, type RobotsVerdict } from './parse/robots-txt.ts';

export { factsToJson } from './collect/facts-json.ts';
export { collectPage, type Collected, type CollectOptions } from './collect/page.ts';
export { parseInert } from './collect/parse-inert.ts';
export { findSelected } from './collect/selectors.ts';
export { withDerived } from './derive/derived-facts.ts';
export { collectServed, type Parse, type ServedOptions } from './collect/served.ts';
export { Vitals } from './collect/vitals.ts';

// The order of an audit, for every host.
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
} from './audit-page.ts';
export { TimeOver, timeLimits, within } from './time-limits.ts';
export { fixesFor, fixSteps, type FixOffer, type FixResult } from './fix-page.ts';
export type { Field, FixId, FixPlace, OmittedReason as Left, Omission as LeftOut, PageFix, Values } from './fixes/fix.ts';
export { en as englishMessages } from '../words/en/checks/index.ts';

/** Structured data against the vocabulary of schema.org (the file schema-org.json of the build). */
export type { Vocabulary } from './derive/structured-data/schema-terms.ts';
export { compareMarkup, type MarkedValue } from './derive/structured-data/markup-visible.ts';
export { ruleParts, type RuleParts } from './derive/structured-data/property-rules.ts';
export { ruleText } from '../words/en/checks/property-rules.ts';
export { richResults, richResultsChecked, type RichResult } from './lists/rich-results.ts';
export {
  checkRichResults,
  isRetiredOnly,
  issuesBeyondFormats,
  type InvalidValue,
  type RichResultCheck,
} from './derive/structured-data/rich-results.ts';

// Many pages together.
export type { Digest } from './core/digest.ts';
export { reportDigest } from './site/digest.ts';
export { compareRuns, type ComparedPage, type PageChange, type RunSide } from './site/compare.ts';
export { runChanges, type CheckChange, type ComparableDigest, type RunChanges, type ScoreChange } from './site/changes.ts';
export {
  farClicks,
  pagesTogether,
  siteFindings,
  togetherDigest,
  type BrokenLink,
  type Distribution,
  type PagesTogether,
  type SignalOnPages,
  type SiteContext,
  type SiteFindings,
  type SiteSummary,
  type TogetherDigest,
} from './site/findings.ts';
export {
  crawlKey,
  crawlLimits,
  crawlSite,
  exclusionReasons as leftOutReasons,
  linksToFollow,
  type CrawlPlan,
  type ExclusionReason as LeftOutReason,
  type SortedLinks,
} from './site/crawl.ts';
export { TrapWatch } from './site/traps.ts';
export type { Duplicate } from './site/duplicates.ts';
export type { AlternateIssue, CanonicalIssue } from './site/pairs.ts';
