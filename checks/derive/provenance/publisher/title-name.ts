import { docsRoutes } from '../../../lists/route-words.ts';
import { hasLetter } from '../../../language/letters.ts';
import type { Region } from '../../../core/facts/page.ts';
import { comparableName, areSameName } from '../../../language/names.ts';
import { foldText, wordRunsWithMarks } from '../../../language/phrases.ts';
import { parseUrl } from '../../../parse/urls.ts';
import { isOrganizationType } from '../agents.ts';
import {
  linksToFrontPage,
  isFrontPageLink,
  isSectionStart,
  isAbbreviatedInDomain,
  nameInDomain,
  resemblesDomain,
  siteMetas,
} from './site-name.ts';
import { startsWithMark, splitAtTightTitleMarks, splitAtTitleMarks } from '../../../language/marks.ts';
import type { ProvenanceInput } from '../input.ts';
import { headlineText } from '../layout.ts';
import { firstString, titleLine, namedBy, type Named, repeatedName } from '../names.ts';

/** Maximum characters of a site's name at the end of a title. */
const longestSuffix = 50;

/** Types of items that name a site or who is behind it. */
const siteTypes: ReadonlySet<string> = new Set(['WebSite', 'Organization', 'Person']);
/** Last blocks of a page that are searched for a copyright line. */
const lastBlocks = 30;

/**
 * Whether a name is known otherwise than from the title: it is that of the host, or the page has it where sites name themselves, on a link to
 * the start of the site or section, in its markup, or after ©. Otherwise the rest of a title is a section, an offer or a slogan.
 */
function isConfirmed(name: string, { url, links, items, head, blocks }: ProvenanceInput): boolean {
  if (resemblesDomain(name, url) || isAbbreviatedInDomain(name, url)) return true;
  const bare = comparableName(name);
  const isName = (text: string) => {
    const other = comparableName(text.slice(0, longestSuffix * 2).replace(repeatedName, '$1'));
    return other.length > 1 && (other === bare || (other.length <= bare.length * 2 && areSameName(text, name)));
  };
  return (
    links.some(
      (link) =>
        link.url !== null &&
        (isFrontPageLink(link.url) || isSectionStart(link.url, url) || (link.imageOnly && isFolder(link.url))) &&
        (isName(link.text) || isName(link.name)),
    ) ||
    blocks.some((block) => block.level === 1 && (!block.main || linksToFrontPage(block, url)) && isName(block.text)) ||
    head.metas.some((meta) => (siteMetas.has(meta.property) || siteMetas.has(meta.name)) && isName(meta.content)) ||
    items.some(
      ({ types, properties }) =>
        types.some((type) => siteTypes.has(type) || isOrganizationType(type)) && isName(firstString(properties['name'])),
    ) ||
    blocks.slice(-lastBlocks).some(({ text }) => /[©ⓒ]/.test(text) && comparableName(text.slice(0, 500)).includes(bare)) ||
    blocks.some((block) => !block.main && beside.has(block.region) && block.linkChars === 0 && block.tag !== 'button' && isName(block.text))
  );
}
/** Whether a URL is the start of something: a folder, or its index file. */
const isFolder = (url: string): boolean => /\/(?:index\.\w{2,5})?$/.test(parseUrl(url)?.pathname ?? '');
const beside: ReadonlySet<Region> = new Set<Region>(['header', 'footer']);

/**
 * The part of the title that the headline does not have: after it, or before it if the title ends with it. Of several parts, the one
 * that resembles the domain, otherwise the outermost: sections are in between.
 */
export function findNameInTitle(input: ProvenanceInput): Named[] {
  const { head, blocks, url } = input;
  const title = head.titles.find(({ text }) => text.trim() !== '');
  const whole = titleLine(title?.text ?? '');
  if (!title || whole === '') return [];
  const resembles = (part: string) => resemblesDomain(part, url);
  // A heading of a section is a subject of the page, and “Knowledge base” a part of the site, unless it resembles the domain.
  const isSection = (name: string) =>
    !resembles(name) &&
    (docsRoutes.has(foldText(name).replace(/\s+/g, '-')) ||
      blocks.some(({ level, main, text }) => main && level > 1 && foldText(text) === foldText(name)));
  const suffixed = (name: string) =>
    !isSection(name) && name.length > 1 && name.length <= longestSuffix && hasLetter(name) && isConfirmed(name, input)
      ? [namedBy('title-suffix', name, { selector: title.selector })]
      : [];
  const headline = titleLine(headlineText(input));
  const at = headline.length >= 4 ? foldText(whole).indexOf(foldText(headline)) : -1;
  if (at >= 0 && foldText(whole).length === whole.length) {
    const [before, behind] = [whole.slice(0, at), whole.slice(at + foldText(headline).length)].map((side) =>
      splitAtTightTitleMarks(side).filter(hasLetter),
    );
    const all = [...before!, ...behind!];
    const siteName = all.findLast(resembles);
    const outer = behind!.length > 0 ? behind!.at(-1) : before![0];
    // Text that continues the headline without a separator belongs to it.
    const goesOn = behind!.length === 1 && before!.length === 0 && !startsWithMark(whole.slice(at + foldText(headline).length));
    if (all.length > 0 && (siteName !== undefined || !goesOn)) return suffixed(siteName ?? outer ?? '');
    if (all.length === 0) return suffixed(nameBeforeColon(whole, url));
  }
  const parts = splitAtTitleMarks(whole);
  const [start = '', end = ''] = [parts[0], parts.at(-1)];
  // Old and small sites have the same title on all pages: their name, which is also that of the domain.
  if (parts.length < 2) return suffixed(isDomainsName(whole, nameInDomain(url)) ? whole : nameBeforeColon(whole, url));
  const within = (headings: readonly string[]) => (part: string) => headings.some((text) => text.includes(foldText(part)));
  const inHeadline = within([foldText(headline)]);
  // Other h1 may be the name of the site.
  const has =
    inHeadline(start) !== inHeadline(end)
      ? inHeadline
      : within(blocks.filter(({ level }) => level === 1).map(({ text }) => foldText(text)));
  // If the headline is in neither part, the name is the one that resembles the domain, otherwise the shorter one.
  const alike = resembles(end) !== resembles(start);
  const name = alike
    ? resembles(end)
      ? end
      : start
    : has(end) !== has(start)
      ? has(end)
        ? start
        : end
      : end.length <= start.length
        ? end
        : start;
  // A part with nothing but words of the headline rewords the headline.
  return !resembles(name) && repeatsHeadline(name, headline) ? [] : suffixed(name);
}
/** "Kettlebank: compare kettles": on a site without other names, the name of the domain before what it is; '' if there is none. */
function nameBeforeColon(title: string, url: string): string {
  const name = title.split(/[:：]/, 1)[0]!.trim();
  return name !== title && isDomainsName(name, nameInDomain(url)) ? name : '';
}
/** The full name of the domain, with at most a legal form or a year. */
const isDomainsName = (title: string, label: string): boolean => {
  const bare = comparableName(title);
  return label.length >= leastLabel && bare.startsWith(label) && bare.length <= label.length * 1.5;
};
/** Minimum letters of a domain's name that no word of a title has by chance. */
const leastLabel = 6;
const wordsIn = (text: string) => wordRunsWithMarks(foldText(text));
const repeatsHeadline = (part: string, headline: string): boolean => {
  const [words, inHeadline] = [wordsIn(part), new Set(wordsIn(headline))];
  return words.length > 1 && words.every((word) => inHeadline.has(word));
};
