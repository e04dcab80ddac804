/** Rows that several tools and exports show, made from facts. */
export { titleSources, type TitleSource, type TitleSourcePlace } from '../views/title-sources.ts';
export { headerRowEntry } from '../views/headers.ts';
export { headGroups, headRows, type HeadGroup, type HeadRow } from '../views/head-rows.ts';
export {
  engines,
  indexLadder,
  type Engine,
  type Rung,
  type RungId,
  type RungMaterial,
  type RungSays,
  type RungState,
} from '../views/index-ladder.ts';
export { crawlerMissingBlocks } from '../views/crawler-reading.ts';
export {
  keywordLimits,
  keywordPlaceIds,
  keywordPlaces,
  typedKeywords,
  type KeywordMatch,
  type KeywordPlaceId,
  type KeywordPlaces,
} from '../views/keyword-places.ts';
export { crawlerAccess, crawlerUsagePolicies, type CrawlerAccess } from '../views/crawler-access.ts';
export { linkRowProbeFinder, linkRowProbeUrl } from '../views/link-probes.ts';
export { textDiff, type DiffLine } from '../views/text-diff.ts';
export { phraseCountsInSteps, type PhraseCount, type PhrasePlace } from '../views/phrase-counts.ts';
export { readability } from '../views/readability.ts';
