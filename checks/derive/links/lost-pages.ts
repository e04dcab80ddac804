/** Links without a URL that are meant to lead to a page, told apart from controls (share, vote, open a menu), which hide no page. */
import { unnumberedSelector } from '../../core/helpers/selectors.ts';
import type { LinkFact } from '../../core/facts/links-and-images.ts';
import { lettersDigitsAndMarks } from '../../language/phrases.ts';
import { isSameSite, whyNotCrawlable, type LinkKind } from './kinds.ts';
import { isFunctionalLink } from './purposes.ts';
import { indexesOfPageNumbers } from './pagination.ts';
import { groupBy } from '../../core/helpers/group-by.ts';

type KindOf = (link: Pick<LinkFact, 'href' | 'url'>) => LinkKind;

const isNamed = ({ name }: LinkFact): boolean => lettersDigitsAndMarks(name) !== '';
const isBlocked = (link: LinkFact): boolean => whyNotCrawlable(link) !== null;
/** In a menu of the site, or in the page outside of dialogs, comments and footer. */
const isInLists = ({ region, main, siteMenu }: LinkFact): boolean =>
  main || siteMenu === true || (region !== 'dialog' && region !== 'comments' && region !== 'footer' && region !== 'header');

/** Whether a script opens another page of this site that is meant for search, and the link has a name. */
export function opensPageByScript(link: LinkFact, kindOf: KindOf): boolean {
  const { scriptUrl } = link;
  return (
    scriptUrl !== undefined &&
    isNamed(link) &&
    isInLists(link) &&
    isSameSite(kindOf({ href: scriptUrl, url: scriptUrl })) &&
    !isFunctionalLink(scriptUrl)
  );
}

/** Named links of the site's menu, if none of them has a URL and no other link of header or menus leads to a page of the site; otherwise none. */
export function uncrawlableMenuLinks(anchors: readonly LinkFact[], kindOf: KindOf): LinkFact[] {
  const menus = anchors.filter(({ region }) => region === 'nav' || region === 'header');
  if (menus.some((link) => !isBlocked(link) && isNamed(link) && isSameSite(kindOf(link)))) return [];
  const names = new Map(menus.filter((link) => link.siteMenu && isBlocked(link) && isNamed(link)).map((link) => [link.name, link]));
  return [...names.values()];
}

/** Whether markup shows that a click does something. The dots of a carousel are numbers too, and mostly have only a placeholder. */
const runsCode = ({ href, clickHandler }: LinkFact): boolean =>
  clickHandler || /^\s*javascript:(?!\s*(?:void\s*\(?\s*0\s*\)?)?\s*;?\s*$)/i.test(href ?? '');

/** Page numbers of a list that only a script opens, if none has a URL. */
export function uncrawlablePagination(anchors: readonly LinkFact[]): LinkFact[] {
  const numbers = indexesOfPageNumbers(anchors)
    .map((index) => anchors[index]!)
    .filter(({ region }) => region !== 'comments' && region !== 'dialog');
  return numbers.every((link) => isBlocked(link) && runsCode(link)) ? numbers : [];
}

/** The longest list of lost pages without a single link to another page. */
export function longestUncrawlableList(anchors: readonly LinkFact[], lost: readonly LinkFact[], kindOf: KindOf): LinkFact[] {
  const found = new Set(anchors.filter((link) => !isBlocked(link) && kindOf(link) !== 'same-page').map(unnumberedSelector));
  return [...groupBy(lost, unnumberedSelector)].reduce<LinkFact[]>(
    (longest, [list, links]) => (!found.has(list) && links.length > longest.length ? links : longest),
    [],
  );
}
