/** Which block of a page is its headline: an ordered table of rules; the first that finds one decides. */
import type { Block } from '../../core/facts/text.ts';
import { comparableName } from '../../language/names.ts';
import { foldText } from '../../language/phrases.ts';
import { comparableWords } from '../../language/title-words.ts';
import { firstTitle, firstMeta } from '../head/texts.ts';
import { readShareTags } from '../head/share-tags.ts';
import { isFrontPageLink, linksToFrontPage, linksToSectionStart, resemblesDomain } from './publisher/site-name.ts';
import { splitAtTitleMarks } from '../../language/marks.ts';
import { pathWords } from '../links/paths.ts';
import { areSamePage } from '../../parse/urls.ts';
import { unrelatedRegions, isLinkedBlock, type LayoutInput, shortBlock } from './input.ts';

/** Maximum number of headings that are compared with the title, and maximum characters of a heading or title. */
const [mostHeadings, longestText] = [60, 500];
/** Minimum characters that a heading and the title must share: fewer are a coincidence. */
export const leastCommon = 4;
/** Minimum share of the title's page-specific part that a heading must have to agree with it. */
const leastShare = 0.4;
/** Minimum letters and digits of the title for shared links for a heading to be recognized by it. */
const leastShared = 6;
/** Minimum length of the shorter text as a share of the longer one: the rest is a label or a second line. For a line without markup: nearly all. */
const [mostOfIt, nearlyAll] = [0.5, 0.8];
/** Minimum number of h1 that link to other pages for them to be cards. */
const leastCards = 4;
/** Minimum share of the title's words that one of several headings must have. */
const leastWords = 0.6;
/** Maximum share of the title's words in an h1 that names the section of a page whose title is in another heading. */
const mostOfSection = 0.25;

export const foldedBlockText = ({ text }: Block): string => foldText(text.slice(0, longestText));

/** What the rules look at, computed once per page. */
interface View extends LayoutInput {
  /** The title in folded form. */
  title: string;
  /** Its parts, without those that name the site (unless all do); and the longest of these. */
  parts: readonly string[];
  titleParts: readonly string[];
  longest: string;
  /** The site's declared name in folded form; '' if there is none. */
  site: string;
  /** Letters and digits of the title for shared links, without the site's name. */
  shared: string;
  /** Whether several h1 link to other pages: then they are cards of a list. */
  hasCards: boolean;
  /** Characters that a heading shares with the title. */
  common(block: Block): number;
  /** Index of the h1 that agrees with the title, preferably one that does not link to the start of its section; -1 if there is none. */
  agreeing: number;
  /** Index of the heading with most of the title; -1 if there is none. */
  nearest: number;
}

interface HeadlineRule {
  id: string;
  /** Which blocks the rule looks at. */
  where(block: Block, view: View): boolean;
  /** Index of the headline among these; -1 if there is none. */
  find(candidates: readonly (readonly [number, Block])[], view: View): number;
  /** Pages to which the rule does not apply. */
  unless?(view: View): boolean;
}

const isCard = (block: Block, { hasCards }: View): boolean => hasCards && block.level === 1 && isLinkedBlock(block);
/** Templates put the top of the page, with its h1, into an aside: it is the headline if it is the title, word for word. */
const isTitleInAside = (block: Block, { longest }: Pick<View, 'longest'>): boolean =>
  block.level === 1 && block.region === 'aside' && foldedBlockText(block) === longest;
const isHeading = (block: Block, view: View): boolean =>
  block.level > 0 &&
  (!unrelatedRegions.has(block.region) || isTitleInAside(block, view)) &&
  block.region !== 'footer' &&
  !linksToFrontPage(block, view.url) &&
  !isCard(block, view);
const isH1 = (block: Block, view: View): boolean => block.level === 1 && isHeading(block, view);
const isMainH1 = (block: Block, view: View): boolean =>
  block.main && block.level === 1 && !linksToFrontPage(block, view.url) && !isCard(block, view);
const first = (candidates: readonly (readonly [number, Block])[]): number => candidates[0]?.[0] ?? -1;

/** Whether an h1 is a shorter part of the title than another heading: the name of a blog, above the heading of its article. */
const isPartAmongOthers = ({ agreeing, blocks, longest, parts }: View): boolean => {
  const text = agreeing < 0 ? '' : foldedBlockText(blocks[agreeing]!);
  return text !== longest && parts.length > 1 && parts.includes(text);
};
const saysTitle = ({ nearest, blocks, common, longest }: View): boolean =>
  nearest >= 0 && common(blocks[nearest]!) >= longest.length * leastShare;

/**
 * Each comment says why a rule exists, and for which pages. Boxes within an article have their own h1 ("More from …"), sites use their
 * name as h1, old pages have no headings: so what a heading shares with the title counts more than where it is.
 */
const rules: readonly HeadlineRule[] = [
  // Blogs with their name as h1: the article's heading has the longer part of the title, and nothing else. "Which returns does
  // United Way of King County prepare?" shares only the site's name with it. The name of a manual links to its start.
  {
    id: 'longer-than-site-h1',
    where: isHeading,
    unless: (view) => !isPartAmongOthers(view),
    find: (candidates, view) =>
      bestOf(
        candidates.filter(([, block]) => view.title.includes(foldedBlockText(block)) && !linksToSectionStart(block, view.url)),
        view.longest.length,
        view,
      ),
  },
  // Manuals with their name as h1 of each chapter: the other part of the title is a heading, and the URL contains its words.
  {
    id: 'title-part-in-url',
    where: isHeading,
    find: (candidates, { agreeing, blocks, parts, url }) => {
      const name = comparableName(pathWords(url).at(-1) ?? '');
      const isInUrl = (text: string) => text.length >= leastShared && name.includes(comparableName(text));
      const text = agreeing < 0 ? '' : foldedBlockText(blocks[agreeing]!);
      if (!parts.includes(text) || isInUrl(text)) return -1;
      return first(
        candidates.filter(
          ([, block]) => foldedBlockText(block) !== text && parts.includes(foldedBlockText(block)) && isInUrl(foldedBlockText(block)),
        ),
      );
    },
  },
  // The usual page: its h1 is the title, or a large part of it.
  { id: 'h1-in-title', where: isH1, find: (_, { agreeing }) => agreeing },
  // Sites with the same title on all pages have the page's name in the title for shared links. If both titles are the same, it adds nothing.
  {
    id: 'shared-title',
    where: isHeading,
    unless: ({ shared, title }) => shared.length < leastShared || comparableName(title).includes(shared),
    find: (candidates, { shared }) =>
      first(candidates.filter(([, { text }]) => isMostOf(comparableName(text.slice(0, longestText)), shared))),
  },
  // Repositories and archives: the h1 with most words of the title, if a label or number makes them differ.
  { id: 'main-h1-words', where: isMainH1, find: mostShared },
  // Newspapers, reports and forums with the section or site as h1: another heading is the title, word for word, without text before it.
  {
    id: 'title-under-section-h1',
    where: isMainH1,
    find: (candidates, { nearest, blocks, longest, site, url }) =>
      candidates.length > 0 &&
      nearest >= 0 &&
      foldedBlockText(blocks[nearest]!) === longest &&
      (longest !== site || isFrontPageLink(url)) &&
      !blocks.slice(candidates[0]![0], nearest).some(({ level, units }) => level === 0 && units > shortBlock) &&
      candidates.every(([, { text }]) => resemblesDomain(text, url) || sharedWords(text.slice(0, longestText), longest) <= mostOfSection)
        ? nearest
        : -1,
  },
  // A headline whose title is worded differently. Of several h1, not a banner with hardly a word of the title if another one has twice as many.
  {
    id: 'main-h1',
    where: isMainH1,
    find: (candidates, view) => {
      const shareOf = ({ text }: Block) => sharedWords(text.slice(0, longestText), view.longest);
      const share = candidates.length === 0 ? 1 : shareOf(candidates[0]![1]);
      if (share > mostOfSection) return first(candidates);
      const others = [...view.blocks.entries()].filter(([, block]) => isH1(block, view)).slice(0, mostHeadings);
      const named = others.filter(
        ([, block]) =>
          shareOf(block) > mostOfSection &&
          shareOf(block) >= 2 * share &&
          // Not a slogan, which has words of any title.
          sharedWords(view.longest, block.text.slice(0, longestText)) >= mostOfIt,
      );
      return named.length === 1 ? named[0]![0] : first(candidates);
    },
  },
  // Shops and services: the only h1 is in a banner above the main content. It has a word of the title, unless headings of the text have more.
  {
    id: 'h1-above-main',
    where: (block, view) => block.level === 1 && (isH1(block, view) || (block.region === 'nav' && !linksToFrontPage(block, view.url))),
    find: (candidates, { longest }) =>
      candidates.length === 1 && sharedWords(candidates[0]![1].text.slice(0, longestText), longest) > 0 ? first(candidates) : -1,
  },
  // No h1 in the main content: the heading with most words of the title, unless a block has the title's text.
  {
    id: 'heading-words',
    where: (block, { url }) => block.main && block.level > 1 && !isLinkedBlock(block) && !linksToFrontPage(block, url),
    unless: saysTitle,
    find: mostShared,
  },
  // Old pages without headings: a line of text that is the title.
  {
    id: 'title-line',
    where: isSeparateLine,
    unless: saysTitle,
    find: (candidates, view) => first(candidates.filter(([, { text }]) => isTitleLine(text, view))),
  },
  // Any heading that shares a piece with the title that is most of one of them: "Teams everywhere use Airtable" only shares the name.
  {
    id: 'heading-in-title',
    where: isHeading,
    unless: (view) =>
      !saysTitle(view) &&
      view.nearest >= 0 &&
      view.common(view.blocks[view.nearest]!) < foldedBlockText(view.blocks[view.nearest]!).length * leastShare,
    find: (_, { nearest }) => nearest,
  },
  // An h1 outside the main content, in the header of the article.
  { id: 'any-h1', where: (block, view) => block.level === 1 && !linksToFrontPage(block, view.url) && !isCard(block, view), find: first },
];

export const headlineRules: readonly string[] = rules.map(({ id }) => id);

/** Index of the headline's block, and the rule that found it; -1 and '' if there is none. */
export function findHeadlineBlock(input: LayoutInput): { index: number; rule: string } {
  const view = viewOf(input);
  for (const rule of rules) {
    if (rule.unless?.(view)) continue;
    const index = rule.find(
      [...input.blocks.entries()].filter(([, block]) => rule.where(block, view)),
      view,
    );
    if (index >= 0) return { index, rule: rule.id };
  }
  return { index: -1, rule: '' };
}

function viewOf(input: LayoutInput): View {
  const { head, blocks, url } = input;
  const whole = firstTitle(head).slice(0, longestText);
  const title = foldText(whole);
  const parts = splitAtTitleMarks(whole).map(foldText);
  const unnamed = parts.filter((part) => !resemblesDomain(part, url));
  const pageParts = unnamed.length > 0 && !isFrontPageLink(url) ? unnamed : parts;
  const site = foldText(firstMeta(head, 'og:site_name'));
  const shareParts = splitAtTitleMarks((readShareTags(head).first('og:title', 'twitter:title')?.content ?? '').slice(0, longestText))
    .filter((part) => !resemblesDomain(foldText(part), url) && foldText(part) !== site)
    .map(comparableName);
  const view: View = {
    ...input,
    title,
    parts,
    titleParts: pageParts,
    longest: longestOf(pageParts),
    site,
    shared: longestOf(shareParts),
    agreeing: -1,
    nearest: -1,
    hasCards:
      blocks.filter((block) => block.level === 1 && isLinkedBlock(block) && !block.hrefs.every((href) => areSamePage(href, url))).length >=
      leastCards,
    common: (block) => commonWith(foldedBlockText(block), { title, parts, titleParts: pageParts }),
  };
  const among = (fits: (block: Block) => boolean, least: number) =>
    bestOf(
      [...blocks.entries()].filter(([, block]) => fits(block)),
      least,
      view,
    );
  const least = view.longest.length * leastShare;
  // The name of a manual above its pages is part of their titles too, and often the longer part.
  const topHeading = among((block) => isH1(block, view) && !linksToSectionStart(block, url), least);
  view.agreeing = withoutSection(topHeading >= 0 ? topHeading : among((block) => isH1(block, view), least), view);
  if (view.agreeing < 0) view.nearest = among((block) => isHeading(block, view), 0);
  return view;
}

/** Forums name the thread twice: “Tips for Japan - Japan forum” above all, “Tips for Japan” above its first post. The h1 without the section. */
function withoutSection(agreeing: number, view: View): number {
  const [name = '', ...rest] = agreeing < 0 ? [] : splitAtTitleMarks(foldedBlockText(view.blocks[agreeing]!));
  if (rest.length === 0 || !view.titleParts.includes(name)) return agreeing;
  const bare = view.blocks.findIndex((block) => isH1(block, view) && foldedBlockText(block) === name);
  return bare >= 0 ? bare : agreeing;
}

const longestOf = (texts: readonly string[]): string => texts.reduce((best, text) => (text.length > best.length ? text : best), '');

/** Characters that a heading shares with the title; 0 if it is only the part that names the site. */
function commonWith(text: string, { title, parts, titleParts: pageParts }: Pick<View, 'title' | 'parts' | 'titleParts'>): number {
  if (text.length < leastCommon) return 0;
  if (title.includes(text)) return !pageParts.includes(text) && parts.includes(text) ? 0 : text.length;
  return Math.max(0, ...pageParts.filter((part) => text.includes(part)).map(({ length }) => length));
}

/** The heading that shares most characters with the title, more than `least`. Of equal ones, the one with the higher level, then one in the main content. */
function bestOf(candidates: readonly (readonly [number, Block])[], least: number, { common }: View): number {
  let best: { index: number; block: Block } | null = null;
  let most = Math.max(least, leastCommon);
  for (const [index, block] of candidates.slice(0, mostHeadings)) {
    const size = common(block);
    const isHigher = !best || block.level < best.block.level || (block.level === best.block.level && block.main && !best.block.main);
    if (size > most || (size === most && isHigher)) [best, most] = [{ index, block }, size];
  }
  return best?.index ?? -1;
}

/** The heading that shares most words with the title. */
function mostShared(candidates: readonly (readonly [number, Block])[], { longest }: View): number {
  const shares = candidates
    .slice(0, mostHeadings)
    .map(([index, { text }]) => ({ index, share: sharedWords(text.slice(0, longestText), longest) }));
  return shares.filter(({ share }) => share >= leastWords).sort((a, b) => b.share - a.share)[0]?.index ?? -1;
}
function sharedWords(text: string, title: string): number {
  const words = comparableWords(title);
  const lineWords = comparableWords(text);
  return words.size < 2 ? 0 : [...words].filter((word) => lineWords.has(word)).length / words.size;
}

const isMostOf = (text: string, title: string, share = mostOfIt): boolean => {
  const [short, long] = text.length < title.length ? [text, title] : [title, text];
  return short.length >= long.length * share && long.includes(short);
};

function isSeparateLine({ level, linkChars, units, region }: Block): boolean {
  return level === 0 && linkChars === 0 && units <= shortBlock && !unrelatedRegions.has(region) && region !== 'footer';
}
/** Whether a text is the title's longest part, its beginning, or all of it without a label and marks. */
function isTitleLine(text: string, { longest, title, shared }: View): boolean {
  const folded = foldText(text);
  if (folded.length > leastCommon && (folded === longest || (title.startsWith(folded) && folded.length * 5 >= longest.length))) return true;
  const bare = comparableName(text);
  return bare.length >= leastShared && (isMostOf(bare, comparableName(title), nearlyAll) || bare === shared);
}
