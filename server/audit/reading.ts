import { findClaims, type Claims } from '../../checks/derive/text/claims.ts';
import { scoredPassages } from '../../checks/derive/text/passages.ts';
import { factValueOf } from '../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { PageType } from '../../checks/core/facts/about.ts';
import { parseRobotsTxt } from '../../checks/parse/robots-txt.ts';
import { accessByCrawler, type CrawlerAccess } from '../../checks/views/crawler-access.ts';

/** How an answer engine would read the page. Made in the judge thread, which has already made the same views for the signals. */
export interface Reading {
  /** Words of the page's subject. */
  topTerms: string[];
  /** The page split at headings; null if its text could not be read. */
  passages: { items: { heading: string | null; text: string; words: number; score: number; selector: string }[]; total: number } | null;
  /** Numbers and quotations, and the sources that the page gives for them. */
  claims: { total: number; sourced: number; domains: string[]; referenceList: boolean; items: Claims['claims'] } | null;
  /** What robots.txt allows AI crawlers for this URL; null if it could not be read. */
  crawlers: CrawlerAccess[] | null;
}
/** Maximum number of items per list that a client can request. */
export const readingItems = 1_000;

/** @param known facts of a judged report @param language language of its main content @param type page type */
export function summarizeForAi(known: KnownFacts, language: string, type: PageType): Reading {
  const page = factValueOf(known, 'page');
  const head = factValueOf(known, 'head');
  const text = factValueOf(known, 'text');
  const provenance = factValueOf(known, 'provenance');
  const robots = factValueOf(known, 'robotsTxt');
  const view = page && head && text ? scoredPassages({ page, head, text, ...(provenance && { provenance }) }, language) : null;
  const claims = page && text ? findClaims({ page, text, ...(head && { head }), ...(provenance && { provenance }) }, language, type) : null;
  return {
    topTerms: view?.topTerms ?? [],
    passages: view && {
      items: view.passages
        .slice(0, readingItems)
        .map(({ passage, score }) => ({
          heading: passage.heading?.text ?? null,
          text: passage.text,
          words: Math.round(passage.units),
          score,
          selector: passage.blocks[0]?.selector ?? '',
        })),
      total: view.passages.length,
    },
    claims: claims && {
      total: claims.claims.length,
      sourced: claims.sourced,
      domains: claims.domains.slice(0, readingItems),
      referenceList: claims.referenceList,
      items: claims.claims.slice(0, readingItems),
    },
    crawlers: robots && page ? accessByCrawler(robots, parseRobotsTxt(robots.text), page.url) : null,
  };
}
