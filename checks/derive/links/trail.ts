import type { LinkFact } from '../../core/facts/links-and-images.ts';
import { comparableUrl, parseUrl } from '../../parse/urls.ts';
import { groupBy } from '../../core/helpers/group-by.ts';

/** The list that a link is in: its selector without positions and without elements that contain only the link. */
const listOf = ({ selector }: LinkFact): string =>
  selector.replace(/:nth-[a-z-]+\(\d+\)/g, '').replace(/(?: > (?:li|span|a|b|strong|div))+$/, '');
const pathOf = (url: string): string => (parseUrl(url)?.pathname ?? '').replace(/\/?$/, '/');

/**
 * The breadcrumb from the front page to this one: links in a list of their own, each one level deeper, all to pages above
 * this one. A menu has other links too, so it does not count.
 */
export function findBreadcrumbLinks(links: readonly LinkFact[], pageUrl: string): LinkFact[] {
  const here = parseUrl(pageUrl);
  if (!here) return [];
  const path = pathOf(here.href);
  const isAbove = ({ url }: LinkFact): boolean => {
    const target = parseUrl(url ?? '');
    return (
      target !== null &&
      target.host === here.host &&
      target.search === '' &&
      path.startsWith(pathOf(target.href)) &&
      pathOf(target.href) !== path
    );
  };
  const beside = ({ region, siteMenu }: LinkFact): boolean => region === 'footer' || (siteMenu === true && region === 'header');
  const candidates = links.slice(0, 2_000).filter((one) => !beside(one));
  for (const all of groupBy(candidates, listOf).values()) {
    // The last step may be this page.
    const list = all.filter(({ url }) => url === null || comparableUrl(url) !== comparableUrl(here.href));
    const deeper = list.every((one, index) => index === 0 || pathOf(one.url ?? '').length > pathOf(list[index - 1]!.url ?? '').length);
    if (
      list.length > 1 &&
      list.length < 10 &&
      list.every((one) => isAbove(one) && one.text.trim() !== '') &&
      deeper &&
      pathOf(list[0]!.url ?? '') === '/'
    )
      return list;
  }
  return [];
}
