/** What gates and evidence look at, computed once per page, with one pass over each list. */
import type { DataItem, FactTable, Region } from '../../core/facts.ts';
import { derivePathWords } from '../links/paths.ts';
import { isItemOfPage, manyItems, isPageRepresentingItem } from '../structured-data/page-items.ts';
import { apart } from '../provenance/input.ts';
import { deriveSiteNames, titleWithoutSiteName } from '../provenance/site-name.ts';
import { deriveShownTitle } from '../head/head-texts.ts';
import { isAddToCartLink } from '../links/link-purposes.ts';
import { languageSpeakerWords } from '../../language/language-words.ts';
import { findPhrase } from '../../language/phrases.ts';
import { comparableTitleWords } from '../../language/title-words.ts';
import { isSameRegistrableDomain } from '../../parse/registrable-domain.ts';
import { parsedUrlParts, parseUrl, isSamePageUrl } from '../../parse/urls.ts';
import { languageCodes, regionCodes } from '../../lists/language-codes.ts';
import { contactPaths } from '../../lists/path-words.ts';
import { memberRoutes, orderRoutes, threadActions } from '../../lists/route-words.ts';

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
  longest: number;
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
  quotes: number;
  buttons: number;
  tables: number;
  listItems: number;
  /** Lines of a few words that are only a link to another page of the site. */
  linkLines: number;
  /** Number of pages of the site that such lines link to. */
  targets: number;
  /** Lines with a price; and those before the first longer passage after the headline. */
  prices: number;
  /** Whether the headline is among the blocks. */
  headline: boolean;
  /** Units between the headline and a price, a button, the first paragraph; Infinity if there is none. */
  toPrice: number;
  toButton: number;
  toProse: number;
}

export interface View extends PageTypeFacts {
  url: URL | null;
  /** Segments of the path as words, without a leading language. */
  segments: readonly string[];
  ogType: string;
  body: Amounts;
  /** Most words of the headline or the title, without the site's name, are in the other. */
  agrees: boolean;
  /** Links of the main area by purpose. */
  hrefs: {
    inPage: number;
    accounts: number;
    threadActions: number;
    carts: number;
    calls: number;
    phones: number;
    mails: number;
    pages: number;
    source: boolean;
    external: number;
    contacts: number;
    orders: number;
    children: number;
    folder: number;
    chapters: number;
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
export const beside: ReadonlySet<Region> = new Set<Region>([...apart, 'header', 'footer']);

const limits = {
  /** Minimum units of a passage, and maximum of a line. */
  passage: 15,
  line: 6,
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

export function derivePageTypeView(facts: PageTypeFacts): View {
  const words = derivePathWords(facts.page.url);
  // A file name has a dot: /fi.html is a page, /fi/ is the start of a language.
  const isFolder = words.length > 1 || !/\.\w+$/.test(facts.page.url.split(/[?#]/, 1)[0]!);
  const segments = isFolder && isLocale(words[0] ?? '', facts) ? words.slice(1) : words;
  const ogType =
    facts.head.metas
      .find(({ property, name }) => (property || name) === 'og:type')
      ?.content.trim()
      .toLowerCase() ?? '';
  const spoken = facts.structuredData.items.filter(isPageRepresentingItem);
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
    agrees: agrees(facts),
    body: amountsOf(facts),
    hrefs: hrefsOf(facts),
  };
}

function agrees({ about, head, provenance, text, page }: PageTypeFacts): boolean {
  const names = deriveSiteNames({ head, provenance, text, page });
  const title = comparableTitleWords(titleWithoutSiteName(deriveShownTitle(head), names, page.url));
  return shareMostWords(comparableTitleWords(about.headline), title);
}

/** Whether one of two texts has at least half of its words in the other. */
export function shareMostWords(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const least = Math.min(some.size, others.size);
  return least > 0 && [...some].filter((word) => others.has(word)).length >= limits.agreement * least;
}

/** Question marks of all scripts; the Greek one looks like a semicolon. */
const isQuestion = (text: string) => /[?？؟՞፧⁇❓]\s*$/u.test(text) || /[\u0370-\u03ff\u1f00-\u1fff].*[;\u037e]\s*$/u.test(text);
const deepest = 7;

const noAmounts: Amounts = {
  units: 0,
  linked: 0,
  prose: 0,
  paragraphs: 0,
  longest: 0,
  spoken: 0,
  heard: 0,
  headings: 0,
  linkedHeadings: 0,
  briefSections: 0,
  questions: 0,
  answers: 0,
  code: 0,
  codeWords: 0,
  quotes: 0,
  buttons: 0,
  tables: 0,
  listItems: 0,
  linkLines: 0,
  targets: 0,
  prices: 0,
  headline: false,
  toPrice: Infinity,
  toButton: Infinity,
  toProse: Infinity,
};
function amountsOf({ text, about, offer, page }: PageTypeFacts): Amounts {
  const found: Amounts = { ...noAmounts };
  const priced = new Set(offer.prices.map(({ selector }) => selector));
  const targets = new Set<string>();
  const speakers = languageSpeakerWords(about.language);
  let [since, open, under] = [-1, 0, 0];
  const closeSection = () => {
    if (under > 0 && under <= brief) found.briefSections++;
    under = 0;
  };
  for (const block of text.blocks.slice(0, limits.blocks)) {
    const { region, level, units, linkChars, text: words, hrefs, tag, code, within } = block;
    if (level === 0 && (!beside.has(region) || region === 'comments') && units >= limits.passage && found.heard < limits.heard) {
      found.heard++;
      if (findPhrase(words.slice(0, limits.heardOf), speakers) !== null) found.spoken++;
    }
    if (beside.has(region)) continue;
    const share = Math.min(1, linkChars / Math.max(1, words.length));
    found.units += units;
    found.linked += units * share;
    const leads =
      share >= limits.linked ? hrefs.find((href) => isSameRegistrableDomain(href, page.url) && !isSamePageUrl(href, page.url)) : undefined;
    if (since >= 0) since += units;
    if (level > 0) {
      closeSection();
      found.headings++;
      if (leads !== undefined) found.linkedHeadings++;
      if (!found.headline && words === about.headline) [found.headline, since] = [true, 0];
    }
    if (leads !== undefined && units <= 20) {
      found.linkLines++;
      targets.add(leads);
    }
    const prose = level === 0 && !code && units >= limits.passage && share < 0.5 && (within === null || within === 'list' || tag === 'p');
    if (prose) {
      found.prose += units;
      found.paragraphs++;
      found.longest = Math.max(found.longest, units);
      if (since >= 0) found.toProse = Math.min(found.toProse, since - units);
    }
    if (level === 0) under += units;
    if (tag === 'pre') found.code++;
    else if (code || block.partlyCode) found.codeWords++;
    if (block.quote) found.quotes++;
    if (tag === 'button') {
      found.buttons++;
      if (since >= 0) found.toButton = Math.min(found.toButton, since);
    }
    if (within === 'table' || within === 'dl') found.tables++;
    if (within === 'list') found.listItems++;
    if (priced.has(block.selector)) {
      found.prices++;
      if (since >= 0) found.toPrice = Math.min(found.toPrice, since);
    }
    // A summary is the heading of what it opens, up to the next summary or heading.
    const depth = tag === 'summary' ? deepest : level;
    if (depth === 0) found.answers += open > 0 ? units : 0;
    else if (depth > 1 && isQuestion(words)) [found.questions, open] = [found.questions + 1, depth];
    else if (depth <= open) open = 0;
  }
  closeSection();
  found.targets = targets.size;
  return found;
}
const brief = 70;

function hrefsOf({ links, page }: PageTypeFacts): View['hrefs'] {
  const found: View['hrefs'] = {
    inPage: 0,
    accounts: 0,
    threadActions: 0,
    carts: 0,
    calls: 0,
    phones: 0,
    mails: 0,
    pages: 0,
    source: false,
    external: 0,
    contacts: 0,
    orders: 0,
    children: 0,
    folder: 0,
    chapters: 0,
  };
  const accounts = new Set<string>();
  const short = new Map<string, number>();
  const pages = new Set<string>();
  const [children, chapters, folders] = [new Set<string>(), new Set<string>(), new Map<string, Set<string>>()];
  const pagePath = parsedUrlParts(page.url)?.pathname.toLowerCase().replace(/\/$/, '') ?? '';
  for (const { href, url, text, region, imageOnly } of links.items.slice(0, limits.links)) {
    if (href === null || url === null) continue;
    const local = /^https?:/.test(url) && isSameRegistrableDomain(url, page.url);
    const words = local ? (parsedUrlParts(url)?.pathname.toLowerCase().replace(/\/$/, '') ?? '') : '';
    const isSibling = local && words !== pagePath && pagePath !== '' && parent(words) === parent(pagePath) && parent(pagePath) !== '';
    if (isSibling && (region === 'nav' || region === 'aside')) chapters.add(words);
    if (beside.has(region) && region !== 'comments') continue;
    if (href.startsWith('#') && href.length > 1) found.inPage++;
    if (/^tel:/i.test(href)) found.phones++;
    if (/^mailto:/i.test(href)) found.mails++;
    if (!/^https?:/.test(url)) continue;
    const path = url.slice(0, 600);
    if (memberRoutes.test(path)) accounts.add(url);
    if (threadActions.test(path)) found.threadActions++;
    if (isAddToCartLink(url)) found.carts++;
    if (sourceOfPage.test(path)) found.source = true;
    if (!local) {
      found.external++;
      continue;
    }
    if (/^\d{1,3}$/.test(text.trim())) pages.add(text.trim());
    const segments = words.split('/').slice(1);
    if (segments.length <= 3 && segments.some((segment) => contacts.has(segment))) found.contacts++;
    if (segments.length <= 3 && segments.some((segment) => orderRoutes.has(segment))) found.orders++;
    if (pagePath !== '' && words.startsWith(`${pagePath}/`)) children.add(words);
    if (segments.length > 1) folders.set(parent(words), (folders.get(parent(words)) ?? new Set()).add(words));
    if (!imageOnly && text !== '' && text.length <= 40 && !isSamePageUrl(url, page.url))
      short.set(`${url} ${text}`, (short.get(`${url} ${text}`) ?? 0) + 1);
  }
  found.children = children.size;
  found.folder = Math.max(0, ...[...folders.values()].map(({ size }) => size));
  found.chapters = chapters.size;
  found.accounts = accounts.size;
  found.pages = pages.size;
  // The same words with the same target several times: get a quote, book now.
  found.calls = [...short.values()].filter((count) => count > 1).length;
  return found;
}
const contacts = new Set(contactPaths);
const parent = (path: string) => path.slice(0, path.lastIndexOf('/'));
/** "Edit this page", at the usual hosts of source code. */
const sourceOfPage =
  /^https:\/\/(?:github\.com|gitlab\.[^/]+|bitbucket\.org|codeberg\.org)\/[^/]+\/[^/]+\/(?:-\/)?(?:edit|blob|tree|src)\//;
