/** Outside knowledge as data, with its date and source. */
export { securityHeaders, type HeaderName, type SecurityHeader } from '../lists/headers.ts';
export { isGenericTextInLists, isListedProductToken, noOwnLists, ownListLimits, type OwnLists } from '../lists/own-lists.ts';
export { aiCrawlers, aiCrawlersCompiled, aiCrawlerFallback, type AiCrawler, type CrawlerPurpose } from '../lists/ai-crawlers.ts';
export { aiCrawlerSources, type AiCrawlerSource } from '../lists/ai-crawler-sources.ts';
export { richResults, richResultsChecked, type RichResult } from '../lists/rich-results.ts';
