/** What gates and evidence look at, computed once per page, with one pass over each list. */
import type { DataItem } from '../../core/facts/structured-data.ts';
import type { FactTable } from '../../core/facts.ts';
import { pathWords } from '../links/paths.ts';
import { isItemOfPage, manyItems, representsPage } from '../structured-data/page-items.ts';
import { unnumberedSelector } from '../../core/helpers/selectors.ts';
import { lazyValue } from '../../core/helpers/lazy-value.ts';
import { isAddToCartLink } from '../links/purposes.ts';
import { phrasesOfEveryLanguage, speakerWords } from '../../language/language-words.ts';
import { findPhrase, isPhrase } from '../../language/phrases.ts';
import { isSameRegistrableDomain } from '../../parse/registrable-domain.ts';
import { parsedUrlParts, parseUrl, areSamePage } from '../../parse/urls.ts';
import { languageCodes, regionCodes } from '../../lists/language-codes.ts';
import { aboutPaths, cartPaths, checkoutPaths, contactPaths } from '../../lists/path-words.ts';
import { categoryRoutes, forumRoutes, orderRoutes, serviceRoutes } from '../../lists/route-words.ts';
import { besideContent } from '../../core/regions.ts';
import { firstMeta } from '../head/texts.ts';
import { endsLikeQuestion } from '../../language/sentences.ts';

export type PageTypeFacts = Pick<
  FactTable,
  'page' | 'head' | 'links' | 'text' | 'images' | 'structuredData' | 'parts' | 'provenance' | 'about' | 'offer'
>;

/** A pattern, or anything else that tests a type. */
interface Types {
  test(type: string): boolean;
}

/** Text units and counts outside menus, side columns, header and footer. */
export interface Amounts {
  units: number;
  /** Units in links. */
  linked: number;
  prose: number;
  paragraphs: number;
  /** Paragraphs with a link. */
  linkedParagraphs: number;
  /** Passages that begin with people speaking about themselves or greeting; and number of passages that were read for it. */
  spoken: number;
  heard: number;
  headings: number;
  /** Headings that link to another page of the site. */
  linkedHeadings: number;
  /** Headings followed by a sentence or two, and nothing longer. */
  briefSections: number;
  /** Headings or summaries that are questions, and the units below them. */
  questions: number;
  answers: number;
  code: number;
  /** Blocks of running text that mention code. */
  codeWords: number;
  /** Lines with a price. */
  prices: number;
  /** Units between the headline and a price; Infinity if there is none. */
  toPrice: number;
  /** Buttons that buy or put in the cart, and whether two of them are at the same place of like boxes. */
  buys: number;
  buysAlike: boolean;
}

export interface View extends PageTypeFacts {
  url: URL | null;
  /** Segments of the path as words, without a leading language. */
  segments: readonly string[];
  ogType: string;
  body: Amounts;
  /** Links of the main area by purpose. */
  hrefs: {
    inPage: number;
    carts: number;
    calls: number;
    phones: number;
    external: number;
    contacts: number;
    orders: number;
    folder: number;
  };
  /** What the site links to on every page: beside the text by routes, carts anywhere, and what its menu names near this page. */
  site: {
    carts: number;
    services: number;
    threads: number;
    categories: number;
    about: number;
    phones: number;
    /** Whether the menu of the site links to this page. */
    inMenu: boolean;
    /** Pages in the menu that are in the same folder as this one. */
    siblingsInMenu: number;
  };
  /** The first item that represents the page and has such a type, unless the page lists several; and its type. */
  entity(types: Types): DataItem | null;
  item(types: Types): string | null;
}

/**
 * Whether the first segment of a path is the language or the market of the page: /de, /zh-hans, /en_gb; /us if the page declares that
 * region. Other pairs of letters are routes, such as /dp and /lp.
 */
function isLocale(segment: string, { page, head }: PageTypeFacts): boolean {
  const [first = '', second, more] = segment.split(/[-_]/);
  if (first.length !== 2 || more !== undefined) return false;
  if (second !== undefined) return languageCodes.has(first) && (second.length === 4 || regionCodes.has(second.toUpperCase()));
  if (languageCodes.has(first)) return true;
  const declared = [
    page.lang ?? '',
    ...head.links.map(({ hreflang }) => hreflang),
    ...head.metas.flatMap(({ name, property, content }) => ((property || name).startsWith('og:locale') ? [content] : [])),
  ];
  return declared.some((tag) => tag.toLowerCase().split(/[-_]/).slice(1).includes(first));
}

const limits = {
  /** Minimum units of a passage. */
  passage: 15,
  /** Minimum share of a line that is a link. */
  linked: 0.9,
  /** Minimum share of the words of headline or title that are in the other. */
  agreement: 0.5,
  /** Maximum number of blocks and links that are read: far above ordinary pages. */
  blocks: 6_000,
  links: 6_000,
  /** Maximum number of passages that are read for who speaks, and of characters at the start of each. */
  heard: 300,
  heardOf: 160,
} as const;

export function viewOf(facts: PageTypeFacts): View {
  const words = pathWords(facts.page.url);
  // A file name has a dot: /fi.html is a page, /fi/ is the start of a language.
  const isFolder = words.length > 1 || !/\.\w+$/.test(facts.page.url.split(/[?#]/, 1)[0]!);
  const segments = isFolder && isLocale(words[0] ?? '', facts) ? words.slice(1) : words;
  const ogType = firstMeta(facts.head, 'og:type').toLowerCase();
  const spoken = facts.structuredData.items.filter(representsPage);
  const entity = (types: Types) => {
    const matching = spoken.filter((candidate) => candidate.types.some((type) => types.test(type)));
    if (matching.length < manyItems) return matching[0] ?? null;
    return matching.find((candidate) => isItemOfPage(candidate, facts.about.headline, facts.page.url)) ?? null;
  };
  return {
    ...facts,
    url: parseUrl(facts.page.url),
    segments,
    ogType,
    entity,
    item: (types) => entity(types)?.types.find((type) => types.test(type)) ?? null,
    body: amountsOf(facts),
    ...linksOf(facts),
  };
}

/** Whether one of two texts has at least half of its words in the other. */
export function shareMostWords(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const least = Math.min(some.size, others.size);
  return least > 0 && [...some].filter((word) => others.has(word)).length >= limits.agreement * least;
}

const deepest = 7;

const noAmounts: Amounts = {
  units: 0,
  linked: 0,
  prose: 0,
  paragraphs: 0,
  linkedParagraphs: 0,
  spoken: 0,
  heard: 0,
  headings: 0,
  linkedHeadings: 0,
  briefSections: 0,
  questions: 0,
  answers: 0,
  code: 0,
  codeWords: 0,
  prices: 0,
  toPrice: Infinity,
  buys: 0,
  buysAlike: false,
};
function amountsOf({ text, about, offer, page, parts }: PageTypeFacts): Amounts {
  const found: Amounts = { ...noAmounts };
  const priced = new Set(offer.prices.map(({ selector }) => selector));
  const speakers = speakerWords(about.language);
  let [since, open, under] = [-1, 0, 0];
  const closeSection = () => {
    if (under > 0 && under <= brief) found.briefSections++;
    under = 0;
  };
  const shapes = new Set<string>();
  const addBuy = (selector: string) => {
    const shape = unnumberedSelector({ selector });
    if (shapes.has(shape)) found.buysAlike = true;
    shapes.add(shape);
    found.buys++;
  };
  for (const { text: label, selector } of parts.buttons) if (buysBy(label)) addBuy(selector);
  for (const block of text.blocks.slice(0, limits.blocks)) {
    const { region, level, units, linkChars, text: words, hrefs, tag, code, within } = block;
    if (level === 0 && (!besideContent.has(region) || region === 'comments') && units >= limits.passage && found.heard < limits.heard) {
      found.heard++;
      if (findPhrase(words.slice(0, limits.heardOf), speakers) !== null) found.spoken++;
    }
    if (besideContent.has(region)) continue;
    const share = Math.min(1, linkChars / Math.max(1, words.length));
    found.units += units;
    found.linked += units * share;
    if (since >= 0) since += units;
    if (level > 0) {
      closeSection();
      found.headings++;
      const isLink = share >= limits.linked;
      if (isLink && hrefs.some((href) => isSameRegistrableDomain(href, page.url) && !areSamePage(href, page.url))) found.linkedHeadings++;
      if (since < 0 && words === about.headline) since = 0;
    }
    const prose = level === 0 && !code && units >= limits.passage && share < 0.5 && (within === null || within === 'list' || tag === 'p');
    if (prose) {
      found.prose += units;
      found.paragraphs++;
      if (linkChars > 0) found.linkedParagraphs++;
    }
    if (level === 0) under += units;
    if (tag === 'pre') found.code++;
    else if (code || block.partlyCode) found.codeWords++;
    if (priced.has(block.selector)) {
      found.prices++;
      if (since >= 0) found.toPrice = Math.min(found.toPrice, since);
    }
    if (tag === 'button' && buysBy(words)) addBuy(block.selector);
    // A summary is the heading of what it opens, up to the next summary or heading.
    const depth = tag === 'summary' ? deepest : level;
    if (depth === 0) found.answers += open > 0 ? units : 0;
    else if (depth > 1 && endsLikeQuestion(words)) [found.questions, open] = [found.questions + 1, depth];
    else if (depth <= open) open = 0;
  }
  closeSection();
  return found;
}
const brief = 70;

const buyPhrases = lazyValue(() => phrasesOfEveryLanguage(({ buy }) => buy));
/** A price or number in the text of a button, and what follows it: Add to basket – £4.99. */
const amount = /[\p{Sc}\d].*$/su;
/** Whether a button says that it buys, in any language: the whole text says it, so no language has to be known. */
const buysBy = (text: string): boolean => isPhrase(text.replace(amount, ''), buyPhrases());

function linksOf({ links, page }: PageTypeFacts): Pick<View, 'hrefs' | 'site'> {
  const hrefs: View['hrefs'] = { inPage: 0, carts: 0, calls: 0, phones: 0, external: 0, contacts: 0, orders: 0, folder: 0 };
  const site: View['site'] = { carts: 0, services: 0, threads: 0, categories: 0, about: 0, phones: 0, inMenu: false, siblingsInMenu: 0 };
  const short = new Map<string, number>();
  const [siblings, folders] = [new Set<string>(), new Map<string, Set<string>>()];
  const pagePath = pathOf(page.url);
  for (const { href, url, text, region, imageOnly, siteMenu } of links.items.slice(0, limits.links)) {
    if (href === null || url === null) continue;
    const isBeside = besideContent.has(region) && region !== 'comments';
    if (/^tel:/i.test(href)) (isBeside ? site : hrefs).phones++;
    if (href.startsWith('#') && href.length > 1 && !isBeside) hrefs.inPage++;
    if (!/^https?:/.test(url)) continue;
    if (!isBeside && isAddToCartLink(url)) hrefs.carts++;
    if (!isSameRegistrableDomain(url, page.url)) {
      if (!isBeside) hrefs.external++;
      continue;
    }
    const path = pathOf(url);
    const segments = path.split('/').slice(1);
    const leadsTo = (routes: ReadonlySet<string>) => segments.length <= 3 && segments.some((segment) => routes.has(segment));
    if (segments.some((segment) => carts.has(segment))) site.carts++;
    if (siteMenu && pagePath !== '') {
      if (path === pagePath && !href.includes('#')) site.inMenu = true;
      else if (parent(pagePath) !== '' && parent(path) === parent(pagePath)) siblings.add(path);
    }
    if (isBeside) {
      if (leadsTo(serviceRoutes)) site.services++;
      if (leadsTo(forumRoutes)) site.threads++;
      if (leadsTo(categoryRoutes)) site.categories++;
      if (leadsTo(about)) site.about++;
      continue;
    }
    if (leadsTo(contacts)) hrefs.contacts++;
    if (leadsTo(orderRoutes)) hrefs.orders++;
    if (segments.length > 1) folders.set(parent(path), (folders.get(parent(path)) ?? new Set()).add(path));
    if (!imageOnly && text !== '' && text.length <= 40 && !areSamePage(url, page.url))
      short.set(`${url} ${text}`, (short.get(`${url} ${text}`) ?? 0) + 1);
  }
  site.siblingsInMenu = siblings.size;
  hrefs.folder = Math.max(0, ...[...folders.values()].map(({ size }) => size));
  // The same words with the same target several times: get a quote, book now.
  hrefs.calls = [...short.values()].filter((count) => count > 1).length;
  return { hrefs, site };
}
const about = new Set(aboutPaths);
const contacts = new Set(contactPaths);
const carts = new Set([...cartPaths, ...checkoutPaths]);
const pathOf = (url: string) => parsedUrlParts(url)?.pathname.toLowerCase().replace(/\/$/, '') ?? '';
const parent = (path: string) => path.slice(0, path.lastIndexOf('/'));
