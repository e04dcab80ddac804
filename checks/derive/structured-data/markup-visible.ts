import { caps, clipToOneLine } from '../../core/helpers/clip.ts';
import type { DataItem, DataValue } from '../../core/facts/structured-data.ts';
import type { DateFact } from '../../core/facts/about.ts';
import type { FactTable, OptionalFacts } from '../../core/facts.ts';
import type { HeadingFact } from '../../core/facts/text.ts';
import { lexiconFor } from '../../language/language-words.ts';
import { localBusinessTypes } from '../../lists/agent-types.ts';
import { typesOfRichResult } from '../../lists/rich-results.ts';
import { asList, isDataNode, referenceResolver, type DataNode } from '../../parse/data-items.ts';
import { wordRuns } from '../../language/letters.ts';
import { parseNumber } from '../../language/numbers.ts';
import { foldText } from '../../language/phrases.ts';
import { compareBreadcrumb } from './breadcrumb.ts';
import { isTopLevel } from './rich-results.ts';
import { findUnparsedDate } from '../../parse/dates.ts';
import { shortSchemaName } from '../../parse/schema-names.ts';
import { findAddress } from '../text/decision-facts.ts';
import { dayInMarkup, htmlToText, visibleTextLookup, type Visible } from '../text/visible-text.ts';
import { dayMs } from '../../parse/iso-times.ts';
import { isNameUrl } from '../provenance/names.ts';
import { mainHeadings } from '../text/outline.ts';

/** A value in the markup, and the visible value. */
export interface MarkedValue {
  /** Index in the page's items. */
  item: number;
  types: string[];
  /** Path from the item: `offers.price`. */
  property: string;
  /** The value in the markup. */
  marked: string;
  /** What the page shows: the same, something else, or '' for nothing. */
  shown: string;
  state: 'found' | 'different' | 'missing';
  /** Whether people decide by it: price, rating, number of reviews. */
  grave: boolean;
  /** Selector of the item's markup. */
  selector: string;
  /** Selector of the visible text; null if there is none. */
  at: string | null;
}

type MarkupFacts = Pick<FactTable, 'structuredData' | 'text'> &
  OptionalFacts<'headings' | 'images' | 'parts' | 'provenance' | 'language' | 'semantics' | 'links' | 'page'>;

const mostItems = 10;
/** Maximum text units of a line that is read as a date. */
const shortLine = 15;
const mostNames = 5;
const mostAgents = 3;
const mostQuestions = 50;

const articles = typesOfRichResult('article');
const products = new Set([...typesOfRichResult('product-snippet'), 'ProductGroup']);
const events = typesOfRichResult('event');
const businesses: ReadonlySet<string> = new Set(localBusinessTypes);
const bylined = new Set([...articles, 'Recipe']);
/** Types whose name readers should find on the page. The name of an ItemList is for software. */
const named = new Set([
  ...articles,
  ...products,
  ...events,
  ...typesOfRichResult('local-business'),
  ...typesOfRichResult('software-app'),
  'Recipe',
  'Movie',
  'Book',
  'Course',
  'JobPosting',
  'VacationRental',
  'DiscussionForumPosting',
]);
const headlined = new Set([...articles, 'DiscussionForumPosting']);
/**
 * Types for the people and site behind the page, and for videos. Readers may know them by another name, a logo or an image: if their
 * name is on the page, that is reported; if it is not, that is no finding (the publisher has a signal of its own).
 */
const behind = new Set([...typesOfRichResult('organization'), ...typesOfRichResult('video'), 'WebSite', 'Person', 'Brand']);

/** Property of the steps of a breadcrumb. */
export const markedPath = 'itemListElement';

const textOf = (value: DataValue | undefined): string => {
  const [first] = asList(value);
  return typeof first === 'string' ? htmlToText(first).trim() : typeof first === 'number' ? String(first) : '';
};
const numberOf = (value: DataValue | undefined): number | null => {
  const text = textOf(value);
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return text === '' ? null : parseNumber(text);
};
/** Visible values that are not read as text: stars as images with alt text, prices on buttons. */
function controls({ headings, images, parts, semantics, links }: MarkupFacts): Visible[] {
  return [
    ...(headings?.items ?? []).filter(({ visible }) => visible),
    ...(images?.items ?? [])
      .filter(({ visible }) => visible)
      .map(({ alt, label, selector }) => ({ text: `${alt ?? ''} ${label}`.trim(), selector })),
    ...(parts?.summaries ?? []),
    ...(parts?.buttons ?? []),
    ...(semantics?.labels ?? []),
    ...(links?.items ?? []).filter(({ nameFrom }) => nameFrom === 'aria-label').map(({ name, selector }) => ({ text: name, selector })),
  ].filter(({ text }) => text !== '');
}

/** The visible page, and what is known of its markup. */
interface Page {
  page: ReturnType<typeof visibleTextLookup>;
  language: string;
  languages: readonly string[];
  headings: readonly HeadingFact[];
  visibleDays: readonly DateFact[];
  /** The text of a block; '' if there is none. */
  textAt(selector: string): string;
  /** Lines that are only a number with one decimal. */
  loneDecimals(): readonly Visible[];
  /** The address in the content of the page. */
  shownAddress(): Visible | null;
  /** Whether readers see a day in a calendar that is not read. */
  hasUnreadDay(): boolean;
  /** Whether exactly one item is an article: then it is the page's. */
  loneArticle: boolean;
  resolve: ReturnType<typeof referenceResolver>;
  /** The nodes of a value, following references. */
  nodes(value: DataValue | undefined): DataNode[];
}

/** Adds a value of the markup with the result; `other` is the visible value if it differs. */
type Tell = (property: string, marked: string, found: Visible | null, more?: { grave?: boolean; other?: Visible | null }) => void;

const isOne = ({ types }: DataItem, of: ReadonlySet<string>): boolean => types.some((type) => of.has(type));

/** Items whose values are compared: things first, then the people and site behind the page. */
function itemsToCompare(items: readonly DataItem[]): { item: DataItem; index: number }[] {
  const alone = items.map((item, index) => ({ item, index })).filter(({ item }) => isTopLevel(item));
  const things = alone.filter(({ item }) => isOne(item, named) || item.types.includes('FAQPage')).slice(0, mostItems);
  const agents = alone.filter(({ item }) => isOne(item, behind) && !isOne(item, named)).slice(0, mostAgents);
  return [...things, ...agents];
}

/** Minimum words of a heading in the name that markup gives at more length, and their minimum share of the heading. */
const [leastHeadingWords, leastOfHeading] = [2, 0.5];
/** The main heading that names the same: “Acme Pro Tech Toolkit: Repair Kit” is the “Pro Tech Toolkit” of the page. */
function headingWithin(name: string, headings: readonly HeadingFact[]): Visible | null {
  const words = new Set(wordRuns(foldText(name)));
  return (
    headings.find(({ level, visible, text }) => {
      const of = level === 1 && visible ? wordRuns(foldText(text)) : [];
      const starts = of.length > 0 && foldText(name).startsWith(`${of.join(' ')}:`);
      const both = new Set(of.filter((word) => words.has(word))).size;
      return starts || (both >= leastHeadingWords && both >= of.length * leastOfHeading);
    }) ?? null
  );
}

function compareName(item: DataItem, { page, headings }: Page, tell: Tell): void {
  const { properties } = item;
  if (isOne(item, named)) {
    const property = isOne(item, headlined) && textOf(properties['headline']) ? 'headline' : textOf(properties['name']) ? 'name' : 'title';
    const name = textOf(properties[property]);
    if (name) tell(property, name, page.name(name) ?? headingWithin(name, headings));
  } else if (isOne(item, behind)) {
    const name = textOf(properties['name']);
    const found = name ? page.name(name) : null;
    // A product that shares words with the name of its shop is not the shop.
    const [one, other] = [name, found?.text ?? ''].map((text) => wordRuns(foldText(text)).join(' ')) as [string, string];
    if (found && (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `))) tell('name', name, found);
  }
}

function compareQuestions({ properties }: DataItem, { page, nodes }: Page, tell: Tell): void {
  for (const question of nodes(properties['mainEntity']).slice(0, mostQuestions)) {
    const text = textOf(question['name']);
    if (text) tell('mainEntity.name', text, page.name(text));
  }
}

const isDiscontinued = (offer: DataNode): boolean => /^Discontinued$/i.test(shortSchemaName(textOf(offer['availability'])));

/** Price and availability of a product's offers. */
function comparePrice({ properties }: DataItem, { page, nodes, language }: Page, tell: Tell): void {
  const offers = [...nodes(properties['offers']), ...nodes(properties['hasVariant']).flatMap((variant) => nodes(variant['offers']))].slice(
    0,
    mostQuestions,
  );
  const marks = offers
    .map((offer) => {
      const specification = nodes(offer['priceSpecification'])[0];
      return {
        amount: numberOf(offer['price'] ?? offer['lowPrice'] ?? specification?.['price']),
        currency: textOf(offer['priceCurrency'] ?? specification?.['priceCurrency']).toUpperCase(),
        offer,
      };
    })
    .filter((mark): mark is typeof mark & { amount: number } => mark.amount !== null && mark.amount > 0);
  const found = marks.map((mark) => ({ ...mark, ...page.price(mark.amount, mark.currency) }));
  // Of several variants, readers see one at a time.
  const best = found.find((mark) => mark.found) ?? found[0];
  // A page does not show the price of a discontinued product: a price there belongs to a used one or to its successor.
  if (best && (best.found || !isDiscontinued(best.offer)))
    tell(
      best.offer['price'] === undefined && best.offer['lowPrice'] !== undefined ? 'offers.lowPrice' : 'offers.price',
      `${best.amount} ${best.currency}`.trim(),
      best.found,
      { grave: true, other: best.other },
    );
  const words = lexiconFor(language);
  const state = shortSchemaName(textOf((best?.offer ?? offers[0])?.['availability']));
  if (!words || offers.length !== 1 || state === '') return;
  const { inStock, outOfStock } = words;
  const [present, absent] = [page.phrase(inStock, outOfStock), page.phrase(outOfStock, inStock)];
  if (/^(?:OutOfStock|SoldOut|Discontinued)$/i.test(state)) tell('offers.availability', state, absent, { other: present });
  // Many shops show nothing if a product is in stock, so only the contrary counts.
  else if (/^(?:InStock|OnlineOnly|LimitedAvailability)$/i.test(state) && (present || absent))
    tell('offers.availability', state, present, { other: absent });
}

/** Less than the step of one digit. */
const oneDigit = 0.095;
/** A number with one decimal in the text of the number of reviews, on the scale of the rating: the rating that readers see. */
function otherRating(text: string, count: Visible, scale: number): Visible | null {
  for (const [written] of text.replace(count.text, ' ').matchAll(/(?<![\d.,])\d+[.,]\d(?![\d\p{L}])/gu))
    if ((parseNumber(written) ?? Infinity) <= scale) return { text: written, selector: count.selector };
  return null;
}

/** The only decimal that stands alone on the page, on the scale of the rating: a whole number beside it belongs to one star of its chart. */
function loneRating(decimals: readonly Visible[], scale: number): Visible | null {
  const fitting = decimals.filter(({ text }) => (parseNumber(text) ?? Infinity) <= scale);
  return new Set(fitting.map(({ text }) => text)).size === 1 ? fitting[0]! : null;
}

/** A rating, and the number of ratings. */
function compareRating({ properties }: DataItem, { page, nodes, textAt, loneDecimals }: Page, tell: Tell): void {
  const rating = nodes(properties['aggregateRating'])[0];
  if (!rating) return;
  const counts = ['reviewCount', 'ratingCount']
    .map((name) => ({ name, count: numberOf(rating[name]) }))
    .filter((entry): entry is { name: string; count: number } => entry.count !== null && entry.count > 0);
  const found = counts.map((entry) => ({ ...entry, place: page.count(entry.count) }));
  const best = found.find(({ place }) => place) ?? found[0];
  const value = numberOf(rating['ratingValue']);
  let isShown = false;
  if (value !== null) {
    const scale = numberOf(rating['bestRating']) ?? 5;
    // Rounded or cut off after one digit: 4.66 is shown as 4.7, 4.27 as 4.2.
    const place =
      page.number(value, oneDigit) ??
      page.number((value / scale) * 100, 0.5) ??
      (scale === 5 ? null : page.number((value / scale) * 5, oneDigit));
    // Stars are drawn, labeled or rounded: beside a visible number of reviews they are the rating, unless another number is there. A page
    // with the number and no stars passes too: whether a picture is stars is not known, and a wrong failure costs more.
    const lone = best?.place && Number.isInteger(value) ? loneRating(loneDecimals(), scale) : null;
    const other = (best?.place ? otherRating(textAt(best.place.selector), best.place, scale) : null) ?? lone;
    // A whole number may be anything.
    isShown = place !== null && !Number.isInteger(value);
    // 5.0 is 5.
    const equal = other && parseNumber(other.text) === value ? other : null;
    if (place || other || !best?.place)
      tell('aggregateRating.ratingValue', String(value), equal ?? (lone ? null : place), { grave: !best?.place, other });
  }
  // Of a rating that readers see, the number of reviews may be on another page.
  if (best) tell(`aggregateRating.${best.name}`, String(best.count), best.place, { grave: !isShown });
}

function compareAuthors({ properties }: DataItem, { page, resolve }: Page, tell: Tell): void {
  const namesIn = (property: string) =>
    asList(properties[property])
      .map(resolve)
      .map((agent) => textOf(isDataNode(agent) ? agent['name'] : agent));
  // What publishes the page is named by the page: publisher-identity judges whether readers see it.
  const publishers = namesIn('publisher');
  const names = namesIn('author').filter((name) => name && !isNameUrl(name) && !publishers.includes(name));
  for (const name of [...new Set(names)].slice(0, mostNames)) tell('author', name, page.name(name));
}

/** The first of these dates that is visible, otherwise the first of them. */
function compareDate(
  { properties }: DataItem,
  names: readonly string[],
  { page, visibleDays, languages, hasUnreadDay }: Page,
  tell: Tell,
): void {
  const marks = names
    .map((name) => ({ name, iso: dayInMarkup(textOf(properties[name])) }))
    .filter((mark): mark is { name: string; iso: string } => mark.iso !== null);
  const found = marks.map((mark) => {
    const collected = visibleDays.find(({ iso }) => Math.abs(Date.parse(iso!.slice(0, 10)) - Date.parse(mark.iso)) <= dayMs);
    return { ...mark, place: collected ? { text: collected.raw, selector: collected.selector } : page.day(mark.iso) };
  });
  const best = found.find(({ place }) => place) ?? found[0];
  if (best && (best.place || (languages.some((tongue) => tongue !== 'und') && !hasUnreadDay()))) tell(best.name, best.iso, best.place);
}

/** The address of a business, if the page shows it, or another one in its content. Most pages show none. */
function compareAddress({ properties }: DataItem, { page, nodes, shownAddress }: Page, tell: Tell): void {
  const parts = nodes(properties['address'])
    .slice(0, mostNames)
    .flatMap((address) => ['streetAddress', 'postalCode', 'addressLocality'].map((name) => textOf(address[name])))
    .filter((part) => part !== '');
  if (parts.length === 0) return;
  const found = parts.map((part) => page.name(part)).find((place) => place !== null) ?? null;
  const other = found ? null : shownAddress();
  if (found || other) tell('address', parts.join(', '), found, { other });
}

/** All values of one item that should be visible. */
function compareItem(item: DataItem, page: Page, tell: Tell): void {
  const isArticle = isOne(item, articles);
  compareName(item, page, tell);
  if (item.types.includes('FAQPage')) compareQuestions(item, page, tell);
  if (isOne(item, products)) comparePrice(item, page, tell);
  if (!isArticle) compareRating(item, page, tell);
  if (isOne(item, bylined) && (!isArticle || page.loneArticle)) compareAuthors(item, page, tell);
  if (isArticle && page.loneArticle) compareDate(item, ['datePublished', 'dateModified'], page, tell);
  if (isOne(item, events)) compareDate(item, ['startDate'], page, tell);
  if (isOne(item, businesses)) compareAddress(item, page, tell);
}

/** The path of the page, if readers see one too. */
function breadcrumbRow({ structuredData: { items }, text, headings, links, page }: MarkupFacts): MarkedValue[] {
  const found = compareBreadcrumb(items, {
    blocks: text.blocks,
    links: links?.items ?? [],
    pageUrl: page?.url ?? '',
    headings: mainHeadings(headings?.items ?? []).map((heading) => heading.text),
  });
  if (!found) return [];
  const { item, marked, shown, isSame } = found;
  return [
    {
      item,
      types: items[item]!.types,
      property: markedPath,
      marked: clipToOneLine(marked, caps.text),
      shown: clipToOneLine(shown.text, caps.text),
      state: isSame ? 'found' : 'different',
      grave: false,
      selector: items[item]!.selector,
      at: shown.selector,
    },
  ];
}

/**
 * Looks for the values of markup in what readers see. Careful: items that belong to another one, free prices, dates whose
 * language is unknown, and texts beyond the caps are skipped instead of being called missing.
 * @param language of the page; the language detected in the text is tried too
 */
export function findMarkedValues(facts: MarkupFacts, language: string): MarkedValue[] {
  const { items } = facts.structuredData;
  const chosen = itemsToCompare(items);
  const path = breadcrumbRow(facts);
  if (chosen.length === 0) return path;
  const spoken = facts.language?.detected ?? 'und';
  const languages = [language, ...(spoken === 'und' || spoken === language ? [] : [spoken])] as const;
  const resolve = referenceResolver(items);
  const page: Page = {
    page: visibleTextLookup(facts.text.blocks, controls(facts), languages, facts.semantics?.struck),
    language,
    languages,
    headings: facts.headings?.items ?? [],
    resolve,
    visibleDays: (facts.provenance?.dates ?? []).filter(({ visible, iso }) => visible && iso !== null),
    textAt: (selector) => facts.text.blocks.find((block) => block.selector === selector)?.text ?? '',
    loneDecimals: () => facts.text.blocks.filter(({ text }) => /^\d[.,]\d$/.test(text.trim())),
    shownAddress: () => {
      const { text, structuredData, links, parts } = facts;
      return links && parts ? findAddress({ text, structuredData, links, parts }) : null;
    },
    hasUnreadDay: () => facts.text.blocks.some(({ units, text }) => units <= shortLine && findUnparsedDate(text, language) !== null),
    loneArticle: chosen.filter(({ item }) => isOne(item, articles)).length === 1,
    nodes: (value) => asList(value).map(resolve).filter(isDataNode),
  };
  const rows: MarkedValue[] = path;
  for (const { item, index } of chosen) {
    compareItem(item, page, (property, marked, found, { grave = false, other = null } = {}) => {
      const place = found ?? other;
      rows.push({
        item: index,
        types: item.types,
        property,
        marked: clipToOneLine(marked, caps.text),
        shown: clipToOneLine(place?.text ?? '', caps.text),
        state: found ? 'found' : other ? 'different' : 'missing',
        grave,
        selector: item.selector,
        at: place?.selector ?? null,
      });
    });
  }
  const distinct = rows.filter(
    (row, index) => rows.findIndex((other) => other.property === row.property && other.marked === row.marked) === index,
  );
  return facts.text.truncated ? distinct.filter(({ state }) => state !== 'missing') : distinct;
}
