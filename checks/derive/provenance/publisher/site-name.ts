import type { Block } from '../../../core/facts/text.ts';
import type { FactTable, OptionalFacts } from '../../../core/facts.ts';
import type { HeadFact } from '../../../core/facts/head.ts';
import type { NameFact } from '../../../core/facts/about.ts';
import { lettersAndDigits, wordRuns } from '../../../language/letters.ts';
import { findTitleMarks, splitAtTitleMarks } from '../../../language/marks.ts';
import { comparableName } from '../../../language/names.ts';
import { widthInPixels } from '../../../language/text-width.ts';
import { registrableDomain } from '../../../parse/registrable-domain.ts';
import { bareHostname, hostnameOf, parseUrl } from '../../../parse/urls.ts';
import { hasEastAsianLetter } from '../../../language/scripts.ts';

/** The name in a domain, as letters and digits: example of www.example.co.uk. */
export const nameInDomain = (url: string): string => comparableName(registrableDomain(hostnameOf(url)).split('.')[0] ?? '');
/** Whether a name contains that of the domain or is part of it: Example Shop on example.com. Two letters are a coincidence. */
export function resemblesDomain(name: string, url: string): boolean {
  const [label, bare] = [nameInDomain(url), comparableName(name)];
  return label.length > 2 && bare.length > 2 && (bare.includes(label) || label.includes(bare));
}
/**
 * Whether the host has a label that is a word of the name (go.dev for The Go Programming Language) or is made of the beginnings of its words,
 * in order: nytimes for The New York Times, nssa.stanford.edu for National Student Support Accelerator.
 */
export function isAbbreviatedInDomain(name: string, url: string): boolean {
  const words = wordRuns(name).map(comparableName).slice(0, mostWords);
  const host = hostnameOf(url);
  const domain = registrableDomain(host);
  const below = host.slice(0, -domain.length).split('.');
  return [domain.split('.')[0] ?? '', ...below]
    .map(comparableName)
    .some(
      (label) =>
        label.length > 1 &&
        label.length <= longestLabel &&
        label !== 'www' &&
        (words.includes(label) || (label.length > 2 && beginsWords(label, words))),
    );
}
const [mostWords, longestLabel] = [10, 30];
/** Minimum letters of a label with which words may be left out that are no articles or prepositions: shorter ones fit by chance. */
const leastSure = 5;
/** Maximum letters of an article or preposition. */
const smallWord = 3;
function beginsWords(label: string, words: readonly string[]): boolean {
  const failed = new Set<string>();
  const fits = (at: number, word: number, used: number): boolean => {
    if (at === label.length) return used > 1;
    const key = `${at} ${word} ${used > 1}`;
    const next = words[word];
    if (next === undefined || failed.has(key)) return false;
    for (let length = 1; length <= next.length && label.startsWith(next.slice(0, length), at); length++)
      if (fits(at + length, word + 1, used + 1)) return true;
    if ((next.length <= smallWord || label.length >= leastSure) && fits(at, word + 1, used)) return true;
    failed.add(key);
    return false;
  };
  return fits(0, 0, 0);
}

const plain = (text: string): string => lettersAndDigits(text.normalize('NFKC').toLowerCase());

/**
 * A title without the parts that only name the site: known names, or the name of the domain. A title with nothing
 * else is returned unchanged.
 */
export function withoutSiteName(title: string, names: readonly string[], url: string): string {
  const parts = splitAtTitleMarks(title);
  if (parts.length < 2) return title.trim();
  const host = hostnameOf(url);
  const domain = registrableDomain(host);
  const known = new Set([...names, host, domain, domain.split('.')[0] ?? ''].map(plain).filter((name) => name !== ''));
  const remaining = parts.filter((part) => !known.has(plain(part)));
  return remaining.length === 0 ? title.trim() : remaining.join(' – ');
}

/** A title without a name of the site at its beginning or end, without a separator: “Acme Home”. A title with nothing else is returned unchanged. */
export function withoutOuterSiteName(title: string, names: readonly string[]): string {
  const [whole, lower] = [title.trim(), title.trim().toLowerCase()];
  for (const name of names.map((text) => text.trim().toLowerCase())) {
    if (name === '' || lower.length <= name.length + 1) continue;
    if (lower.startsWith(`${name} `)) return whole.slice(name.length + 1).trim();
    if (lower.endsWith(` ${name}`)) return whole.slice(0, -name.length - 1).trim();
  }
  return whole;
}

/** Whether a text is only the name of the host or its domain. */
export function isHostName(text: string, url: string): boolean {
  const host = bareHostname(url);
  if (host === '') return false;
  const written = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
  return written === host || written === registrableDomain(host);
}

/** Whether a name is that of the service whose subdomain the page is on: TISTORY on one.tistory.com. Such services declare themselves as publisher of what others write. */
export function isServiceName(name: string, url: string): boolean {
  const host = bareHostname(url);
  const domain = registrableDomain(host);
  return domain !== host && comparableName(name) !== '' && comparableName(name) === nameInDomain(url);
}

export const isFrontPageLink = (url: string): boolean => {
  const parsed = parseUrl(url);
  return parsed !== null && parsed.pathname === '/' && parsed.search === '';
};
/** Whether a heading links to the front page from another page: then it is the name of the site, in whatever script. */
export const linksToFrontPage = ({ linkChars, text, hrefs }: Block, pageUrl: string): boolean =>
  !isFrontPageLink(pageUrl) && linkChars * 10 >= text.length * 9 && hrefs.some(isFrontPageLink);

/**
 * Whether a heading only links to the start of the page's section (a manual, a project): then it is the name of that section,
 * which is above all of its pages.
 */
export function linksToSectionStart({ linkChars, text, hrefs }: Block, pageUrl: string): boolean {
  return linkChars * 10 >= text.length * 9 && hrefs.some((href) => isSectionStart(href, pageUrl));
}
/** Whether a URL is the start of the page's section: a folder that the page is in. */
export function isSectionStart(href: string, pageUrl: string): boolean {
  const [page, target] = [parseUrl(pageUrl), parseUrl(href)];
  const folderOf = (path: string) => path.replace(/(?:index|default|home|start)(?:\.\w{2,5})?$/i, '');
  const folder = page && target && target.host === page.host && target.search === '' ? folderOf(target.pathname) : '';
  const pageFolder = folderOf(page?.pathname ?? '');
  return folder.length > 1 && folder.endsWith('/') && pageFolder.startsWith(folder) && pageFolder !== folder;
}

interface NamedBy extends OptionalFacts<'provenance' | 'text'> {
  head: Pick<HeadFact, 'metas'>;
  page: Pick<FactTable['page'], 'url'>;
}
/** Maximum characters of a heading that is the name of a site. */
const longestName = 80;
/** Meta elements with the name of the site. */
export const siteMetas: ReadonlySet<string> = new Set(['og:site_name', 'application-name', 'apple-mobile-web-app-title']);

/** Publishers that a page names. The part of the title that is not in its headline is only a guess, so it is excluded. */
export const publisherNames = (names: readonly NameFact[]): string[] =>
  names.filter(({ role, from }) => role === 'publisher' && from !== 'title-suffix').map(({ name }) => name);

/** The names that the page gives its site or publisher. */
export function siteNames({ head, provenance, text, page }: NamedBy): string[] {
  return [
    ...head.metas.filter(({ property, name }) => siteMetas.has(property) || siteMetas.has(name)).map(({ content }) => content),
    ...publisherNames(provenance?.names ?? []),
    ...(text?.blocks ?? [])
      .filter((block) => block.level === 1 && linksToFrontPage(block, page.url))
      .map((block) => block.text.slice(0, longestName)),
  ];
}

/** Maximum length of a text relative to the name, if it is the name with a legal form, a country or an abbreviation. */
const longerName = 1.6;
/** Minimum letters of a name for a part of it to identify it: fewer begin many words. Names in Han are shorter. */
const leastPart = 4;

/** Returns a test whether a text is only the name of the site: a name on the page, or that of its domain, complete, shortened or with a short addition. */
export function siteNameMatcher(names: readonly string[], url: string): (text: string, exactly?: boolean) => boolean {
  const host = bareHostname(url);
  const domain = registrableDomain(host);
  const known = new Set([...names, host, domain, domain.split('.')[0] ?? ''].map(comparableName).filter((name) => name.length > 1));
  return (text, exactly = false) => {
    const bare = once(comparableName(text));
    if (bare === '') return false;
    if (known.has(bare) || exactly) return known.has(bare);
    const least = hasEastAsianLetter(bare) ? 2 : leastPart;
    return [...known].some((name) => {
      const [short, long] = bare.length < name.length ? [bare, name] : [name, bare];
      return short.length >= least && long.length <= short.length * longerName && (long.startsWith(short) || long.endsWith(short));
    });
  };
}

/** A name that is there twice, as from a logo for light and one for dark mode. */
const once = (name: string) => (name === name.slice(0, name.length / 2).repeat(2) ? name.slice(0, name.length / 2) : name);

/** Minimum characters of a headline with which a title does not begin by chance. */
const leastHeadline = 4;
/** Maximum characters of a title that are read, and maximum number of separators. */
const [longestTitle, mostSeparators] = [1_000, 50];

/** A title in two parts: one specific to this page, and the name of the site (with sections). */
export interface TitleParts {
  /** Without the site's name; the whole title if there is nothing else. */
  informative: string;
  /** Characters of the title up to the end of its informative part, including a name before it. */
  end: number;
  /** What follows it: nothing, the name of the site, or what the site appends to a headline, names and sections alike. */
  behind: Behind;
}
export type Behind = 'nothing' | 'name' | 'more';

/**
 * Which part of a title is specific to the page. The name of the site is removed from both ends if the page has that name elsewhere. What
 * follows a headline of the page, and is shorter than it, is what the site appends: names and sections, in any language.
 * @param title with collapsed white space
 * @param headlines texts that may be the page's headline
 */
export function splitTitle(
  title: string,
  { names, headlines, url }: { names: readonly string[]; headlines: readonly string[]; url: string },
): TitleParts {
  const isSiteName = siteNameMatcher(names, url);
  const marks = findTitleMarks(title.slice(0, longestTitle))
    .slice(0, mostSeparators)
    .filter(({ index }) => index > 0);
  const headlineNames = new Set(
    headlines
      .filter((text) => !isSiteName(text))
      .map(comparableName)
      .filter(({ length }) => length >= leastHeadline),
  );
  let start = 0;
  let end = title.length;
  // From the outside in, because a name may contain a separator itself (Example: News | Example). A short addition to the name never crosses
  // a separator: what is beyond it belongs to the headline.
  const isNameBehind = ({ index }: { index: number }, exactly: boolean) => isSiteName(title.slice(index), exactly);
  const name = marks.find((mark) => isNameBehind(mark, true)) ?? marks.findLast((mark) => isNameBehind(mark, false));
  if (name) end = name.index;
  const starts = marks.filter(({ index, 0: mark }) => index + mark.length < end);
  const first =
    starts.findLast(({ index }) => isSiteName(title.slice(0, index), true)) ??
    starts.find(({ index }) => isSiteName(title.slice(0, index)));
  if (first) start = first.index + first[0].length;
  // By width, not by count: a Han character says as much as several letters.
  const width = (text: string) => widthInPixels(text, 1);
  const added = marks.find(
    ({ index }) =>
      index > start &&
      index < end &&
      [start, 0].some(
        (from) =>
          headlineNames.has(comparableName(title.slice(from, index))) && width(title.slice(from, index)) > width(title.slice(index, end)),
      ),
  );
  if (added) end = added.index;
  const informative = title.slice(start, end).trim();
  return informative === ''
    ? { informative: title, end: title.length, behind: 'nothing' }
    : { informative, end, behind: added ? 'more' : name ? 'name' : 'nothing' };
}
