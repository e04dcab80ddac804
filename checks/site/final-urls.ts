/** Which URLs of a run are one page, because they redirect to the same URL. Pure. */
import type { Digest, LinkedFile } from '../core/report/digest.ts';
import { areSamePage, comparableUrl } from '../parse/urls.ts';

/** A URL that redirects, with its redirects in order; none if only the page itself redirects. */
export interface RedirectingUrl {
  url: string;
  hops: readonly { url: string; status: number }[];
}
/** A digest in a run in which each page has one row. */
export type RunDigest = Digest & {
  /** Other URLs of the run that redirect to the page. Absent if there are none. */
  reachedFrom?: readonly RedirectingUrl[];
};

/** The part of a digest that says which page a URL leads to. */
export type PageUrls = Pick<RunDigest, 'url' | 'finalUrl' | 'hops' | 'files' | 'reachedFrom'>;
/** `digest`: null if the page was not audited. */
interface QueuedPage {
  url: string;
  digest: PageUrls | null;
}

/**
 * Which page stands for each: the one whose URL needs no redirect, otherwise the first that is redirected there. Pages whose URL does not
 * redirect, and pages that were not audited, stand for themselves.
 * @returns indices into `pages`
 */
export function representativePages(pages: readonly QueuedPage[]): number[] {
  const found = new Map<string, number>();
  const isMoved = ({ url, digest }: QueuedPage) => digest !== null && !areSamePage(url, digest.finalUrl);
  for (const moved of [false, true])
    for (const [index, page] of pages.entries())
      if (page.digest && isMoved(page) === moved && !found.has(comparableUrl(page.digest.finalUrl)))
        found.set(comparableUrl(page.digest.finalUrl), index);
  return pages.map((page, index) => (isMoved(page) ? found.get(comparableUrl(page.digest!.finalUrl))! : index));
}

/** The pages without those that redirect to another one of them, which then lists their URLs. */
export function onePagePerFinalUrl<P extends QueuedPage>(pages: readonly P[]): P[] {
  const standIns = representativePages(pages);
  const moved = new Map<number, { reachedFrom: RedirectingUrl[]; files: LinkedFile[] }>();
  for (const [index, standIn] of standIns.entries()) {
    if (standIn === index) continue;
    const { url, digest } = pages[index]!;
    const { reachedFrom, files } = moved.get(standIn) ?? { reachedFrom: [], files: [...(pages[standIn]!.digest?.files ?? [])] };
    moved.set(standIn, { reachedFrom, files });
    reachedFrom.push({ url, hops: digest?.hops ?? [] });
    files.push(...(digest?.files ?? []));
  }
  return pages.flatMap((page, index) => {
    if (standIns[index] !== index) return [];
    const joined = moved.get(index);
    if (!joined) return [page];
    const { reachedFrom, files } = joined;
    return [{ ...page, digest: { ...page.digest!, reachedFrom, ...(files.length > 0 && { files }) } }];
  });
}
