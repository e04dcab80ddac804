import type { CrossPageFindings } from '../checks/site/findings.ts';
import type { FileLocale } from '../words/locale.ts';
import { brokenLinkAnswer } from './site-words.ts';

/** Kinds of what only shows when pages are compared, in the order in which reports list them. */
export const siteIssueIds = [
  'brokenLinks',
  'canonicals',
  'alternates',
  'redirects',
  'titles',
  'descriptions',
  'headings',
  'nearDuplicates',
  'orphans',
  'nofollow',
  'far',
] as const;
export type SiteIssueId = (typeof siteIssueIds)[number];

/** One kind, as every report writes it. */
export interface SiteIssue {
  id: SiteIssueId;
  title: string;
  /** What to change. */
  change: string;
  /** Who sets the rule; null for a heuristic of ours. */
  source: { title: string; url: string } | null;
  /** Total number; `items` may be fewer. */
  total: number;
  items: SiteItem[];
}
export interface SiteItem {
  text: string;
  /** Indices of pages, capped. */
  pages: readonly number[];
  count: number;
}

/** Those that reports list without a table of their own. */
export const idsWithoutTable = ['redirects', 'nearDuplicates', 'orphans', 'nofollow', 'far'] as const satisfies readonly SiteIssueId[];

/** Only those that were found. @param ids only these */
export function siteIssuesIn(findings: CrossPageFindings, locale: FileLocale, ids: readonly SiteIssueId[] = siteIssueIds): SiteIssue[] {
  const { duplicates, canonicals, alternates, clicks } = findings;
  const {
    words: { site: words, punctuation },
    direction,
  } = locale;
  const items: Record<SiteIssueId, () => SiteItem[]> = {
    titles: () => duplicates.titles,
    descriptions: () => duplicates.descriptions,
    headings: () => duplicates.headings,
    nearDuplicates: () => findings.nearDuplicates.map(({ pages, count }) => ({ text: words.alike({ count }), pages, count })),
    canonicals: () =>
      canonicals.map(({ kind, page, target, onward }) => ({
        text: [words.canonicals[kind], onward].filter(Boolean).join(direction === 'rtl' ? ' ← ' : ' → '),
        pages: target === null ? [page] : [page, target],
        count: 1,
      })),
    alternates: () =>
      alternates.map(({ kind, page, target, code }) => ({
        text: `${code}${punctuation.colon}${words.alternates[kind]}`,
        pages: [page, target],
        count: 1,
      })),
    brokenLinks: () =>
      findings.brokenLinks.map((link) => ({
        text: `${link.url}${punctuation.brackets.join(brokenLinkAnswer(link, locale))}`,
        pages: link.pages,
        count: link.count,
      })),
    redirects: () =>
      findings.redirects.map(({ url, to, hops, pages, count }) => ({ text: words.redirects({ url, to, hops }), pages, count })),
    nofollow: () => findings.nofollow.map(({ url, pages, count }) => ({ text: url, pages, count })),
    orphans: () => (findings.orphans ?? []).map((url) => ({ text: url, pages: [], count: 0 })),
    far: () => (clicks?.far ?? []).map(({ page, clicks: away }) => ({ text: words.clicksAway({ clicks: away }), pages: [page], count: 1 })),
  };
  return ids.flatMap((id) => {
    const total = findings.totals[id];
    const { title, change, source } = words.issues[id];
    return total === 0 ? [] : [{ id, title, change, source, total, items: items[id]() }];
  });
}
