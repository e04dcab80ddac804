/** What a report says: findings, evidence, verdicts, scores, and the sentences of checks. */
import type { RowOf, PhrasedEvidence } from '../core/evidence.ts';

export { reasonFaultText, reasonText } from '../../words/en/checks/reasons.ts';
export { leftoverPlaces, robotsTxtMistakes, sitemapKinds } from '../../words/en/checks/kinds.ts';
export { probeText } from '../../words/en/checks/probes.ts';
export { jsonFaultText } from '../../words/en/checks/json-faults.ts';
export { stoppedSentence } from '../../words/en/checks/any-signal.ts';
export { readableUrl } from '../core/readable-url.ts';
export { type Messages, type ReportFinding as Finding, type ReportGeo as Geo } from '../core/finding-sentences.ts';
export type Evidence = PhrasedEvidence;
export type TableRow = RowOf<string>;
export { fail, na, note, pass, verdict, warn, type Status } from '../core/verdict.ts';
export type { FindingClass } from '../core/finding-classes.ts';
export type { Glance, GlanceText } from '../core/glance.ts';
export type { JudgeOptions } from '../core/judge.ts';
export type { GeoCategory } from '../core/geo.ts';
export { auditScoreBand, gateCap } from '../core/score.ts';
export {
  reportFindingsOf,
  reportSignal,
  schemaVersion,
  type Durations,
  type Fix,
  type Report,
  type ReportSignal,
  type ToolStatus,
} from '../core/report.ts';
export { tagFaultText } from '../../words/en/checks/language-tags.ts';
export type { CrawlerRead, CrawlerReading, QuotablePassage, ShareUnknown } from '../core/crawler-reading.ts';
export { crawlReasonText } from '../../words/en/checks/crawl.ts';
export { propertyRuleText } from '../../words/en/checks/property-rules.ts';
export type { Digest, LinkedFile } from '../core/digest.ts';
