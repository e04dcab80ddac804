import type { FactTable } from '../../core/facts.ts';
import type { HeadFact } from '../../core/facts/head.ts';
import { parseUrl, urlDifferences, withoutQuery } from '../../parse/urls.ts';
import { isCanonicalLink, pointsToHomePage } from './canonicals.ts';
import { readShareTags } from './share-tags.ts';

/** What is wrong with og:url: no absolute URL; another than the canonical (`than`); without a canonical, another page. */
export type OgUrlFault = { kind: 'bad'; url: string } | { kind: 'other'; url: string; than: string } | { kind: 'elsewhere'; url: string };

/** What is wrong with the first og:url; null if nothing is, or there is none. */
export function ogUrlFault(head: HeadFact, page: Pick<FactTable['page'], 'url' | 'baseUrl'>): OgUrlFault | null {
  const url = readShareTags(head).first('og:url');
  if (!url) return null;
  const parsed = parseUrl(url.content)?.href;
  if (parsed === undefined) return { kind: 'bad', url: url.content };
  const canonicals = [...new Set(head.links.filter((link) => isCanonicalLink(link) && link.url !== null).map((link) => link.url!))];
  if (canonicals.length === 0) return isElsewhere(parsed, page.url) ? { kind: 'elsewhere', url: parsed } : null;
  // A wrong canonical is not a reference.
  const than =
    canonicals.length === 1 && !pointsToHomePage(canonicals[0]!, page.url) ? parseUrl(canonicals[0]!, page.baseUrl)?.href : undefined;
  // If the canonical names another page, this page's URL is just as valid: one of the two was copied.
  return than !== undefined &&
    !isSameUrl(parsed, than) &&
    !(urlDifferences(page.url, than) === null && urlDifferences(page.url, parsed) !== null)
    ? { kind: 'other', url: parsed, than }
    : null;
}
/** The same URL but for its scheme, www, case or last slash, which redirect to it; a fragment or parameter is another one. */
const isSameUrl = (a: string, b: string): boolean =>
  hashOf(a) === hashOf(b) && (urlDifferences(a, b)?.every((kind) => kind !== 'parameters') ?? false);
const hashOf = (url: string): string => url.split('#', 2)[1] ?? '';

/** Whether og:url names another page. One that differs only by its query can be the same page, whose parameters we do not know. */
const isElsewhere = (url: string, pageUrl: string): boolean => urlDifferences(withoutQuery(url), withoutQuery(pageUrl)) === null;

/** Whether a page has several og:url that are not variants of one URL. */
export function hasSeveralOgUrls(head: HeadFact): boolean {
  const [first = '', ...others] = new Set(
    readShareTags(head)
      .all('og:url')
      .map(({ content }) => content.trim()),
  );
  return others.some((other) => urlDifferences(first, other) === null);
}
