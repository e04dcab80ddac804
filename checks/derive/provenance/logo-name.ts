import { anyWordOf } from '../../language/any-word-pattern.ts';
import { frontPageWords } from '../../language/language-words.ts';
import { looksLikeName, namesAgree, comparableName } from '../../language/names.ts';
import { parseUrl } from '../../parse/urls.ts';
import type { ProvenanceInput } from './input.ts';
import { foundProvenanceName, type Named, twice } from './names.ts';

/** Characters of a name that a logo has. */
const longestLogo = 50;
/** Words beside a name in the alternative text of a logo. */
const logoWords = new RegExp(
  String.raw`\s*[-–|:]?\s*(?<![\p{L}\p{N}_])(?:${anyWordOf(['logo', 'logotype', ...frontPageWords()])})(?![\p{L}\p{N}_])\s*[-–|:]?\s*`,
  'giu',
);
const withoutLogo = (name: string): string =>
  name
    .replace(logoWords, ' ')
    .replace(/[(（[]\s*[)）\]]/g, ' ')
    .trim();
/** Links to the front page that are compared with the names of the publisher. */
const mostLogos = 20;
/**
 * What the link to the front page is called, by its text or by the alternative text, label or title of its picture: readers see whose page
 * it is by that logo. Where the page names its publisher elsewhere, it has to be that name: such links say "Home" and "News" as well.
 */
export function deriveLogoNames(
  { links, url, head }: Pick<ProvenanceInput, 'links' | 'url' | 'head'>,
  publishers: readonly string[],
): Named[] {
  const host = parseUrl(url)?.hostname ?? '';
  const titles = head.titles.map(({ text }) => comparableName(text)).filter((title) => title !== '');
  let compared = 0;
  for (const link of links) {
    const target = link.url === null ? null : parseUrl(link.url);
    if (!target || target.hostname !== host || !(link.region === 'header' || link.region === 'nav' || link.imageOnly)) continue;
    if (!isFrontOf(target, link.imageOnly ? withoutLogo(link.name) : '', titles)) continue;
    // One image for light and one for dark: the name is there twice.
    const name = withoutLogo(link.text || link.name).replace(twice, '$1');
    if (name.length <= 2 || name.length > longestLogo || !looksLikeName(name)) continue;
    if (++compared > mostLogos) break;
    if (publishers.length > 0 && !publishers.some((one) => namesAgree(one, name))) continue;
    return [foundProvenanceName('logo', name, { url: link.url, selector: link.selector, visible: true })];
  }
  return [];
}

/** The start of the site. Forums add their index file and a session: that picture is the logo where the title says its name too. */
const isFrontOf = ({ pathname, search }: URL, name: string, titles: readonly string[]): boolean =>
  (pathname === '/' && search === '') ||
  (/^\/(?:index\.\w{2,5})?$/.test(pathname) &&
    comparableName(name).length > 2 &&
    titles.some((title) => title.includes(comparableName(name))));
