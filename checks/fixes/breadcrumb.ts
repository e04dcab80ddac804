import type { LinkFact } from '../core/facts/links-and-images.ts';
import { comparableUrl, parseUrl } from '../parse/urls.ts';
import { urlToPaste, plainLineToPaste } from './escape.ts';
import type { FixKind, FixFacts } from './fix.ts';
import { newBlockToPaste, itemToFix } from './json-ld-fix.ts';
import { headlineToPaste, isPastableText, preferredUrlToPaste } from './page-words.ts';

/** The list that a link is in: its selector without positions and without elements that contain only the link. */
const listOf = ({ selector }: LinkFact): string =>
  selector.replace(/:nth-[a-z-]+\(\d+\)/g, '').replace(/(?: > (?:li|span|a|b|strong|div))+$/, '');
const pathOf = (url: string): string => (parseUrl(url)?.pathname ?? '').replace(/\/?$/, '/');

/**
 * The breadcrumb from the front page to this one: links in a list of their own, each one level deeper, all to pages above
 * this one. A menu has other links too, so it does not count.
 */
function trailOf({ links, page }: FixFacts): LinkFact[] {
  const here = parseUrl(page?.url ?? '');
  if (!here || !links) return [];
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
  const lists = new Map<string, LinkFact[]>();
  for (const one of links.items.slice(0, 2_000)) {
    if (one.region === 'footer' || (one.siteMenu && one.region === 'header')) continue;
    const list = lists.get(listOf(one));
    if (list) list.push(one);
    else lists.set(listOf(one), [one]);
  }
  for (const all of lists.values()) {
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

/** BreadcrumbList from the visible breadcrumb; the page itself is its end. */
export const breadcrumb: FixKind = {
  id: 'breadcrumb',
  signals: ['schema-properties', 'schema-visible', 'jsonld-syntax'],
  adds: true,
  make(fixFacts) {
    const trail = trailOf(fixFacts);
    const name = headlineToPaste(fixFacts);
    const url = preferredUrlToPaste(fixFacts);
    if (
      trail.length === 0 ||
      name === '' ||
      url === null ||
      !trail.every((one) => isPastableText(fixFacts, plainLineToPaste(one.text))) ||
      itemToFix(fixFacts, (type) => type === 'BreadcrumbList') !== null
    )
      return null;
    const steps = [...trail.map((one) => ({ name: plainLineToPaste(one.text), item: urlToPaste(one.url!) ?? '' })), { name, item: url }];
    return newBlockToPaste(breadcrumb, fixFacts, {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    });
  },
};
