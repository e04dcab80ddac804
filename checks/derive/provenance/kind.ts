/** Corrects headline, authors and dates by the page type: both are derived before the type is known, and decided after it. */
import type { AboutFact, DateFact, NameFact, PageType } from '../../core/facts/about.ts';
import type { HeadFact } from '../../core/facts/head.ts';
import { areSameName, comparableName } from '../../language/names.ts';
import { foldText } from '../../language/phrases.ts';
import { comparableWords } from '../../language/title-words.ts';
import { firstTitle, firstMeta } from '../head/texts.ts';
import { readShareTags } from '../head/share-tags.ts';
import { resemblesDomain, nameInDomain } from './publisher/site-name.ts';
import { isWholeDay } from '../../parse/iso-times.ts';
import { splitAtTitleMarks } from '../../language/marks.ts';

/** Types of pages without authors: names on them are products, categories, sections, customers. */
const unsigned: ReadonlySet<PageType> = new Set<PageType>(['product', 'service', 'listing', 'local', 'about', 'home', 'tool', 'utility']);
/** Exceptions: a front page that declares itself somebody's article, and a list of somebody's posts with a byline word. */
const signedThere: Partial<Record<PageType, ReadonlySet<string>>> = { home: new Set(['markup-author']), listing: new Set(['after-word']) };
/**
 * Types whose visible headline counts, even if the title is worded differently; and front pages, whose
 * slogan is their headline. On pages of no recognized type, what readers see counts. */
const headed: ReadonlySet<PageType> = new Set<PageType>(['article', 'docs', 'faq', 'forum', 'media', 'home', 'other']);
/** Rules that take any heading: on the page of a product or service, that is often a slogan or the name of a section. */
const weakRules: ReadonlySet<string> = new Set(['main-h1', 'any-h1', 'heading-words']);
/** Minimum share of the words of the title's page-specific part in such a heading for it not to be a slogan. */
const leastWords = 0.5;
/** Minimum share of the words of such a heading in the title for it not to be a slogan. */
const leastInTitle = 0.65;
/** Maximum length of a name of the site, relative to the name of the domain. */
const mostOfName = 2;
/** "The world’s #1 CRM powers your business.": sentences with a period are slogans; names of products end with "12 oz." at most. */
const sentence = /(?:(?:\s\S+){2,}\p{L}{3,}[.!]|\p{L}{4,}[。！])\s*$/u;
/** Characters at the end of a heading that are tested for that. */
const sentenceEnd = 200;

/** Names that can be authors on a page of this type. */
export function authorsForType(names: readonly NameFact[], type: PageType): NameFact[] {
  const authors = names.filter(({ role }) => role === 'author');
  // The site's publisher is the author of articles, but of nothing else: content systems write it into every page.
  const sites = names.filter(({ role, from }) => role === 'publisher' && from !== 'copyright');
  const isSite = (author: NameFact) => author.type !== 'Person' && sites.some(({ name }) => areSameName(name, author.name));
  if (unsigned.has(type)) return authors.filter((author) => signedThere[type]?.has(author.rule ?? '') && !isSite(author));
  const posted = authors.filter(({ rule }) => type === 'forum' || rule !== 'first-post');
  if (type === 'article') return posted;
  return posted.filter((author) => !isSite(author));
}

/** Types of pages that are lists: the dates on them are those of their entries. */
const lists: ReadonlySet<PageType> = new Set<PageType>(['listing', 'home']);
/** Minimum number of days without a label from which they have an order. */
const leastDays = 3;
/**
 * Whether the days that readers see on the page of a forum are those of several threads: a thread begins with its oldest post, a list of
 * threads with the latest. Forum software marks up the publication of a thread, and no list.
 */
export function areDaysOfThreads(dates: readonly DateFact[], type: PageType): boolean {
  if (type !== 'forum' || dates.some(({ role, visible }) => role === 'published' && !visible)) return false;
  const days = dates.flatMap(({ from, role, iso }) => (from === 'time' && role === 'unknown' && isWholeDay(iso) ? [iso.slice(0, 10)] : []));
  const [latest = '', ...others] = days;
  return days.length >= leastDays && others.filter((day) => day < latest).length > others.length / 2;
}
/**
 * The dates that can be those of a page of this type. What readers see without a label on a page that nobody signs, or on a list of threads,
 * is the day of a course, an offer or an entry; on a list, the labels are those of its entries too.
 */
export function datesForType(dates: readonly DateFact[], type: PageType): DateFact[] {
  const ofOthers = unsigned.has(type) || areDaysOfThreads(dates, type);
  return dates.filter(
    ({ from, role }) => !ofOthers || (from !== 'text' && from !== 'time') || (lists.has(type) ? role === 'modified' : role !== 'unknown'),
  );
}

/** Takes the page's name from its title if no heading is visible (an image, an application), or only a slogan. */
export function headlineForType(
  about: Pick<AboutFact, 'headline' | 'headlineRule'>,
  type: PageType,
  head: HeadFact,
  url: string,
): Pick<AboutFact, 'headline' | 'headlineRule'> {
  const titleText = pageTitle(head, url);
  if (titleText === '') return about;
  if (about.headline === '') return { headline: titleText, headlineRule: 'title' };
  const rule = about.headlineRule ?? '';
  if (type === 'home' && weakRules.has(rule) && introducesSite(titleText, head, url))
    return { headline: titleText, headlineRule: 'title-that-introduces' };
  // A title that only names the site says less about the page than its slogan.
  if (headed.has(type) || isSiteName(titleText, head, url)) return about;
  if (sentence.test(about.headline.slice(-sentenceEnd)) && rule !== 'h1-in-title' && rule !== 'title')
    return { headline: titleText, headlineRule: 'title-over-sentence' };
  // "Shop Sennheiser at Headphones.com": a title that advertises the site says less than a heading.
  if (!weakRules.has(rule) || resemblesDomain(titleText, url)) return about;
  const isCoveredBy = (text: string, other: string, least: number) => shareOfWords(comparableWords(text), comparableWords(other)) >= least;
  // "Furniture", with the title "Shop Furniture Online | …": a heading made of the title's words is not a slogan.
  return isCoveredBy(titleText, about.headline, leastWords) || isCoveredBy(about.headline, firstTitle(head), leastInTitle)
    ? about
    : { headline: titleText, headlineRule: 'title-over-slogan' };
}

/** Share of words that are also among the others. Single letters ("à", "&") do not count. */
function shareOfWords(all: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const words = [...all].filter((word) => word.length > 1);
  return words.length === 0 ? 1 : words.filter((word) => others.has(word)).length / words.length;
}

/** The title without the site's name: the part that it shares with the title for shared links, otherwise its first part. */
function pageTitle(head: HeadFact, url: string): string {
  const title = firstTitle(head).trim();
  const shared = readShareTags(head).first('og:title', 'twitter:title')?.content.trim() ?? '';
  const isShared = shared !== '' && (title === '' || (foldText(title).startsWith(foldText(shared)) && !isSiteName(shared, head, url)));
  const whole = isShared ? shared : title;
  return splitAtTitleMarks(whole).find((part) => !isSiteName(part, head, url)) ?? whole;
}

/** "Figma: The Collaborative Interface Design Tool": after the site's name and a colon, a title says what the site is. */
function introducesSite(title: string, head: HeadFact, url: string): boolean {
  const [name = '', rest = ''] = title.split(/[:：]/, 2);
  return comparableWords(rest).size > 1 && isSiteName(name, head, url);
}

/** Whether a part of a title is the name of the site, with at most one more word: "The CrowdStrike Falcon Platform" is a subject in itself. */
function isSiteName(text: string, head: HeadFact, url: string): boolean {
  const bare = comparableName(text);
  const site = comparableName(firstMeta(head, 'og:site_name'));
  return (resemblesDomain(text, url) && bare.length <= nameInDomain(url).length * mostOfName) || (site !== '' && bare === site);
}
