import { findClaims, passagesOf, valueOf, type Claims, type KnownFacts, type PageType } from '../../checks/doors/facts.ts';
import { parseRobotsTxt } from '../../checks/doors/formats.ts';
import { crawlerAccess, type CrawlerAccess } from '../../checks/doors/views.ts';

/** How an answer engine would read the page: made in the thread that judges, where the same views were made for the signals. */
export interface Reading {
  /** Words of the page's subject. */
  topTerms: string[];
  /** The page cut by heading; null if its text could not be had. */
  passages: { items: { heading: string | null; text: string; words: number; score: number; selector: string }[]; total: number } | null;
  /** Numbers and quotations, and where the page says they are from. */
  claims: { total: number; sourced: number; domains: string[]; referenceList: boolean; items: Claims['claims'] } | null;
  /** What robots.txt says to AI crawlers about this URL; null if it could not be had. */
  crawlers: CrawlerAccess[] | null;
}
/** Items of each list: the most that a client can ask for. */
export const readingItems = 1_000;

/** @param known of a judged report @param language of its main content @param type of the page */
export function answerEngineReading(known: KnownFacts, language: string, type: PageType): Reading {
  const page = valueOf(known, 'page');
  const head = valueOf(known, 'head');
  const text = valueOf(known, 'text');
  const provenance = valueOf(known, 'provenance');
  const robots = valueOf(known, 'robotsTxt');
  const view = page && head && text ? passagesOf({ page, head, text, ...(provenance && { provenance }) }, language) : null;
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
    crawlers: robots && page ? crawlerAccess(robots, parseRobotsTxt(robots.text), page.url) : null,
  };
}
