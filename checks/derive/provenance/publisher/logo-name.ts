import { anyWordPattern } from '../../../language/any-word-pattern.ts';
import { homePageWords } from '../../../language/language-words.ts';
import { looksLikeName, areSameName, comparableName } from '../../../language/names.ts';
import { hostnameOf, parseUrl } from '../../../parse/urls.ts';
import type { ProvenanceInput } from '../input.ts';
import { nameInDomain } from './site-name.ts';
import { namedBy, type Named, repeatedName } from '../names.ts';

/** Maximum characters of a name in a logo. */
const longestLogo = 50;
/** Words next to the name in the alt text of a logo. */
const logoWords = new RegExp(
  String.raw`\s*[-–|:]?\s*(?<![\p{L}\p{N}_])(?:${anyWordPattern(['logo', 'logotype', ...homePageWords()])})(?![\p{L}\p{N}_])\s*[-–|:]?\s*`,
  'giu',
);
const withoutLogo = (name: string): string =>
  name
    .replace(logoWords, ' ')
    .replace(/[(（[]\s*[)）\]]/g, ' ')
    .trim();
/** Maximum number of links to the front page that are compared with the publisher's names. */
const mostLogos = 20;
/**
 * The name of the link to the front page: its text, or the alt text, label or title of its image. Readers recognize the
 * site by that logo, also when it is written small, as in its domain. If the page names its publisher elsewhere, the names must agree, because such links also say "Home" or "News".
 */
export function findLogoNames(
  { links, url, head }: Pick<ProvenanceInput, 'links' | 'url' | 'head'>,
  publishers: readonly string[],
): Named[] {
  const host = hostnameOf(url);
  const titles = head.titles.map(({ text }) => comparableName(text)).filter((title) => title !== '');
  let compared = 0;
  for (const link of links) {
    const target = link.url === null ? null : parseUrl(link.url);
    if (!target || target.hostname !== host || !(link.region === 'header' || link.region === 'nav' || link.imageOnly)) continue;
    if (!isFrontOf(target, link.imageOnly ? withoutLogo(link.name) : '', titles)) continue;
    // One image for light and one for dark mode: the name is there twice.
    const name = withoutLogo(link.text || link.name).replace(repeatedName, '$1');
    if (name.length <= 2 || name.length > longestLogo || !(looksLikeName(name) || comparableName(name) === nameInDomain(url))) continue;
    if (++compared > mostLogos) break;
    if (publishers.length > 0 && !publishers.some((one) => areSameName(one, name))) continue;
    return [namedBy('logo', name, { url: link.url, selector: link.selector, visible: true })];
  }
  return [];
}

/** Whether a link leads to the start of the site. Forums add their index file and a session: then the image is the logo if the title has its name too. */
const isFrontOf = ({ pathname, search }: URL, name: string, titles: readonly string[]): boolean =>
  (pathname === '/' && search === '') ||
  (/^\/(?:index\.\w{2,5})?$/.test(pathname) &&
    comparableName(name).length > 2 &&
    titles.some((title) => title.includes(comparableName(name))));
