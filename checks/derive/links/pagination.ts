/** Links between the pages of one list or text, in any language: by rel, by numbers side by side, by the URL. */
import type { LinkFact } from '../../core/facts/links-and-images.ts';
import { withLatinDigits } from '../../language/numbers.ts';
import { classifyParameters, comparableUrl, withoutParameters } from '../../parse/urls.ts';

/** Maximum characters of “Next”, “First page” and the like in any language. */
const longestStep = 30;

/** The number that is all of a link's text; null if it has other text. */
function pageNumber({ name }: LinkFact): number | null {
  const digits = name.length <= 6 ? withLatinDigits(name.trim()) : '';
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}

/** Positions of links whose text is a number, next to another that differs by at most two: the number of the current page may be no link. */
export function indexesOfPageNumbers(links: readonly LinkFact[]): number[] {
  const numbers = links.map(pageNumber);
  return links.flatMap((_, index) => {
    const number = numbers[index] ?? null;
    const beside = [index - 1, index + 1].some((other) => {
      const next = numbers[other] ?? null;
      return number !== null && next !== null && next !== number && Math.abs(next - number) <= 2;
    });
    return beside ? [index] : [];
  });
}

/** The URL without its page number in the query or at the end of the path. */
const seriesOf = (url: string): string =>
  comparableUrl(withoutParameters(url, ['pagination']).replace(/\/page[/-]?\d+\/?(?=[?#]|$)/i, '/'));
const namesPage = (url: string): boolean =>
  classifyParameters(url).some(({ kind }) => kind === 'pagination') || /\/page[/-]?\d+\/?(?:[?#]|$)/i.test(url);

/** Whether a URL names a page of a list or text after the first. `p` is also the number of a post. */
export const isLaterPage = (url: string): boolean =>
  classifyParameters(url).some(({ name, value, kind }) => kind === 'pagination' && name.toLowerCase() !== 'p' && Number(value) > 1) ||
  Number(/\/page[/-]?(\d+)\/?(?:[?#]|$)/i.exec(url)?.[1] ?? 0) > 1;

/** Links to other pages of the same list or text: numbers side by side or in a navigation, the steps beside them, rel="next", and other numbers in this page's URL. */
export function findPaginationLinks(links: readonly LinkFact[], pageUrl: string): ReadonlySet<LinkFact> {
  const found = new Set<LinkFact>();
  for (const index of indexesOfPageNumbers(links)) {
    found.add(links[index]!);
    for (const at of [index - 2, index - 1, index + 1, index + 2]) {
      const beside = links[at];
      if (beside && beside.region === links[index]!.region && beside.name.length <= longestStep) found.add(beside);
    }
  }
  const series = seriesOf(pageUrl);
  for (const link of links) {
    if (link.rel.includes('next') || link.rel.includes('prev') || (link.region === 'nav' && pageNumber(link) !== null)) found.add(link);
    else if (link.url !== null && (namesPage(link.url) || namesPage(pageUrl)) && seriesOf(link.url) === series) found.add(link);
  }
  return found;
}
