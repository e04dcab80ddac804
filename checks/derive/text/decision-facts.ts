import { caps } from '../../core/helpers/clip.ts';
import type { Block } from '../../core/facts/text.ts';
import type { LinkFact } from '../../core/facts/links-and-images.ts';
import type { DataItem, DataValue } from '../../core/facts/structured-data.ts';
import type { FactTable, OptionalFacts } from '../../core/facts.ts';
import { lexiconFor } from '../../language/language-words.ts';
import { mapHosts, platforms } from '../../lists/platforms.ts';
import { withLatinDigits, parseNumber, hasDigit } from '../../language/numbers.ts';
import { findPrices, type Price } from '../../language/prices.ts';
import { findQuantity } from '../../language/quantities.ts';
import { bookingPaths, cartPaths, checkoutPaths, contactPaths } from '../../lists/path-words.ts';
import { findOpeningHours } from '../../parse/opening-hours.ts';
import { findPhrase, foldText, lettersDigitsAndMarks } from '../../language/phrases.ts';
import { pathWords, segmentIsNamed } from '../links/paths.ts';
import { hasNoScripts } from './source-fields.ts';
import type { Visible } from './visible-text.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { hostnameOf, parseUrl } from '../../parse/urls.ts';
import { hasLetter } from '../../language/letters.ts';

type DecisionInput = Pick<FactTable, 'page' | 'text' | 'offer' | 'structuredData' | 'links' | 'parts' | 'provenance'> &
  OptionalFacts<'served'>;

/** A fact that people decide by. */
export type DecisionFactId =
  | 'price'
  | 'served-price'
  | 'specifications'
  | 'availability'
  | 'marked-price'
  | 'address'
  | 'phone'
  | 'hours'
  | 'area'
  | 'price-or-free'
  | 'platform'
  | 'version'
  | 'included'
  | 'contact';
export interface DecisionFact {
  id: DecisionFactId;
  weight: number;
  /** Null if it cannot be determined, or does not apply: its weight then goes to the others. `unknown`: only the raw HTML could answer it. */
  score: number | null | 'unknown';
  /** As the page has it; '' if it does not. */
  found: string;
  selector: string;
}

export const wantedSpecifications = 4;
/** Maximum units of a line about one property; minimum entries or sections that list what an offer includes. */
const propertyUnits = 12;
const wantedParts = 3;
const charactersRead = 60_000;
const nothing = { found: '', selector: '' };

/** All values of a property anywhere in an item. */
function valuesOf(items: readonly DataItem[], ...keys: string[]): DataValue[] {
  const found: DataValue[] = [];
  const visit = (value: DataValue, depth: number): void => {
    if (depth > 6 || found.length > 200 || value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) for (const entry of value) visit(entry, depth + 1);
    else
      for (const [key, entry] of Object.entries(value)) {
        if (keys.includes(key)) found.push(...(Array.isArray(entry) ? entry : [entry]));
        visit(entry, depth + 1);
      }
  };
  for (const { top, properties } of items) if (top) visit(properties, 0);
  return found;
}
const strings = (values: readonly DataValue[]) =>
  values.flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? [value] : []));

/** Visible text of the main content, followed by the rest. */
function visibleText({ text }: Pick<FactTable, 'text'>): string {
  const ordered = [...text.blocks.filter(({ main }) => main), ...text.blocks.filter(({ main }) => !main)];
  let result = '';
  for (const { text: lineText } of ordered) {
    if (result.length > charactersRead) break;
    result += `${lineText}\n`;
  }
  return result;
}
const squash = (text: string): string => lettersDigitsAndMarks(foldText(withLatinDigits(text)));
const notNumber = unicodePattern(String.raw`[^\p{Nd}.,'’٬٫ ]`, 'g');
const latin = unicodePattern(String.raw`\p{Script=Latin}`);

/** Maximum blocks and characters of the raw HTML's Markdown that the fact contains (collect/served/read.ts). */
const blocksHeld = 1_000;
const charactersHeld = caps.source;
/** Whether the raw HTML contains one of these prices; undefined if the fact contains only part of it. */
function isInRawHtml(
  { blocks, markdown }: FactTable['served'],
  prices: FactTable['offer']['prices'],
  language: string,
  alike: (a: number | null, b: number | null) => boolean,
): boolean | undefined {
  const shows = (text: string) => findPrices(text, language).some(({ amount }) => prices.some((shown) => alike(shown.amount, amount)));
  if (blocks.some(({ text }) => shows(text))) return true;
  if (blocks.length < blocksHeld) return false;
  return markdown.split('\n').some(shows) || (markdown.length < charactersHeld ? false : undefined);
}

/** Prices with an amount, those of the main content if it has any: “$1 million in revenue” is no price, nor is the empty bag of a template. */
function statedPrices({ prices }: FactTable['offer']): FactTable['offer']['prices'] {
  const stated = prices.filter(({ amount, main }) => amount !== null && (amount > 0 || main));
  const inMain = stated.filter(({ main }) => main);
  return inMain.length > 0 ? inMain : stated;
}

const orderSegments = new Set([...cartPaths, ...checkoutPaths]);
const offerSegments = new Set(bookingPaths);
const leadsTo = ({ links }: DecisionInput, segments: ReadonlySet<string>): boolean =>
  links.items.some(({ url, main }) => main && url !== null && pathWords(url).some((word) => segments.has(word)));
/** Whether it can be ordered here, or has a price in markup. If not, the price of a service depends on what is wanted. */
const isSoldAtPrice = (input: DecisionInput): boolean =>
  valuesOf(input.structuredData.items, 'price', 'lowPrice', 'highPrice', 'priceRange').length > 0 ||
  input.parts.forms.some(({ addToCart }) => addToCart) ||
  leadsTo(input, orderSegments);

function productFacts(input: DecisionInput, language: string): DecisionFact[] {
  const { offer, served, page, structuredData } = input;
  const text = visibleText(input);
  const words = lexiconFor(language);
  const prices = statedPrices(offer);
  const price = prices[0];
  const alike = (a: number | null, b: number | null) => a !== null && b !== null && Math.abs(a - b) < 0.005;
  // Without scripts, the page is its raw HTML.
  const inSource = hasNoScripts(page, served) ? true : served && isInRawHtml(served, prices, language, alike);
  const marked = valuesOf(structuredData.items, 'price', 'lowPrice', 'highPrice')
    .map((value) =>
      typeof value === 'number' ? value : typeof value === 'string' ? parseNumber(value.replace(notNumber(value), '').trim()) : null,
    )
    .filter((value) => value !== null);
  // 1,039 with a smaller 90 behind it is 1,039.90: the text has no mark between them.
  const isRaised = ({ raw }: Pick<Price, 'raw'>, value: number) =>
    withLatinDigits(raw).replace(/\D/g, '') === value.toFixed(2).replace('.', '');
  const agreeing =
    prices.find(({ amount }) => marked.some((value) => alike(value, amount))) ??
    prices.find((shown) => marked.some((value) => isRaised(shown, value)));

  const plain = squash(text);
  const properties = structuredData.items
    .flatMap((item) => valuesOf([item], 'additionalProperty'))
    .filter((value): value is { [key: string]: DataValue } => value !== null && typeof value === 'object' && !Array.isArray(value));
  const visibleProperties = properties.filter(({ name, value }) =>
    [name, value].every(
      (part) =>
        (typeof part === 'string' || typeof part === 'number') && squash(String(part)) !== '' && plain.includes(squash(String(part))),
    ),
  );
  const names = new Set([
    ...offer.specifications.map(({ name }) => squash(name)),
    ...visibleProperties.map(({ name }) => squash(String(name))),
  ]);

  // “4.5 lb” in a list gives the weight without its name.
  const measures = new Set(input.text.blocks.flatMap((block) => (isMeasure(block, names, language) ? [squash(block.text)] : [])));
  const specificationCount = names.size + measures.size;

  const stock = words && (findPhrase(text, words.outOfStock, words.inStock) ?? findPhrase(text, words.inStock));
  // A product that is sold only by an offer.
  const isQuoted = !price && leadsTo(input, offerSegments) && !isSoldAtPrice(input);
  return [
    { id: 'price', weight: 0.2, score: price ? 1 : isQuoted ? null : 0, found: price?.raw ?? '', selector: price?.selector ?? '' },
    {
      id: 'served-price',
      weight: 0.2,
      score: isQuoted ? null : !price ? 0 : inSource === undefined ? 'unknown' : inSource ? 1 : 0,
      found: price && inSource ? price.raw : '',
      selector: '',
    },
    {
      id: 'specifications',
      weight: 0.3,
      score: specificationCount >= wantedSpecifications ? 1 : 0,
      found: `${specificationCount}`,
      selector: offer.specifications[0]?.selector ?? '',
    },
    { id: 'availability', weight: 0.15, score: words ? (stock ? 1 : 0) : null, found: stock ?? '', selector: '' },
    {
      id: 'marked-price',
      weight: 0.15,
      score: marked.length === 0 || !price ? null : agreeing ? 1 : 0,
      found: agreeing?.raw ?? '',
      selector: agreeing?.selector ?? '',
    },
  ];
}

/** A short list entry with a quantity, not a price, and not a pair that was already counted. */
function isMeasure({ text, main, within, level, units }: Block, names: ReadonlySet<string>, language: string): boolean {
  if (!main || within !== 'list' || level > 0 || units > propertyUnits || !hasDigit(text)) return false;
  if (findPrices(text, language).length > 0 || findQuantity(text, language) === null) return false;
  return !names.has(squash(text.split(/[:：]/, 1)[0] ?? ''));
}

/** International, with an area code in parentheses, with a leading zero, or North American (217-555-0132); never a date. */
const phone = unicodePattern(
  String.raw`\+\d[\d\s()./-]{6,18}\d(?!\d)|\(\d{2,5}\)[\s-]?\d[\d\s-]{4,10}\d(?!\d)|(?<![\p{L}\d./-])(?!\d{1,2}[-/]\d{1,2}[-/]\d{2,4}(?!\d))0\d{1,5}[\s/-]\d[\d\s-]{4,11}\d(?![\d.])|(?<![\p{L}\d./+-])(?:1[.-])?[2-9]\d\d([.-])[2-9]\d\d\1\d{4}(?![\p{L}\d/-]|\.\d)`,
);
const postal = unicodePattern(
  String.raw`〒\s?\d{3}-?\d{4}|(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{4} [A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)(?![\p{L}\d])`,
);
/** House number and postal code, in both orders that Western addresses have. */
const street = unicodePattern(
  String.raw`(?:\p{L}[\p{L}.'’-]+ \d{1,4} ?[a-zA-Z]?|\d{1,5} \p{L}[\p{L}.'’ -]+)(?:\s*[,·|\n]\s*|\s)[^\n]{0,60}?(?<![\d.-])(?:\d{5,6}(?!\d)|\d{4} \p{Lu})`,
);
const eastAsianStreet = unicodePattern(
  String.raw`[都道府県省市区區][^\n]{1,30}(?:\d+(?:[-－‐]\d+)+|\d+[号號番丁])|[시도구][^\n]{1,20}[로길] ?\d+`,
);

/** Numbers of standards, and of a sentence that has two: “ISO 9001 and ISO 27001”, “Directive 2 has been released to all countries. In 2024 Norway …”. */
const isNoAddress = (found: string): boolean =>
  /(?<!\p{L})(?:ISO|IEC|DIN|ANSI|ASTM|NIST)(?!\p{L})/u.test(found) || (found.match(lowerWord)?.length ?? 0) > mostLower;
const lowerWord = /(?<=\s)\p{Ll}[\p{L}'’-]*(?=\s)/gu;
/** Maximum words of the name of a street that are in lower case: Calle de la Paz, Am alten Markt. */
const mostLower = 4;

type Found = { found: string; selector: string } | null;
type LocationInput = Pick<FactTable, 'text' | 'links' | 'parts' | 'structuredData'>;
/** Where a business is and how to reach it, as the page shows it. `places`: whether markup or a map names places, visible or not. */
function locationFacts(input: LocationInput): { address: Found; call: Found; area: Found; places: boolean } {
  const {
    text: { blocks },
    links,
    parts,
    structuredData,
  } = input;
  const plain = squash(visibleText(input));
  const shown = (...keys: string[]) =>
    strings(valuesOf(structuredData.items, ...keys)).find((value) => squash(value).length > 2 && plain.includes(squash(value)));
  const inBlocks = (...patterns: ((text: string) => RegExp)[]) => {
    for (const block of blocks) {
      if (block.code || block.units > 120) continue;
      const line = withLatinDigits(block.text);
      for (const pattern of patterns) {
        const found = pattern(line).exec(line)?.[0];
        if (found && !isNoAddress(found)) return { found: found.slice(0, 100), selector: block.selector };
      }
    }
    return null;
  };
  const tel = links.items.find(({ href }) => href?.toLowerCase().startsWith('tel:'));
  const isMap = (url: string | null) => {
    const parsed = url ? parseUrl(url) : null;
    return (
      parsed !== null &&
      (mapHosts.test(parsed.hostname) ||
        (/(?:^|\.)google\.[a-z.]{2,6}$/i.test(parsed.hostname) && parsed.pathname.startsWith('/maps')) ||
        parsed.protocol === 'geo:')
    );
  };
  const map = links.items.find(({ url }) => isMap(url)) ?? parts.frames.find(({ url }) => isMap(url));
  const addressBlock = blocks.find(({ tag, text }) => tag === 'address' && hasDigit(text) && hasLetter(text));
  const streetShown = shown('streetAddress', 'postalCode');
  const address = addressBlock
    ? { found: addressBlock.text.slice(0, 100), selector: addressBlock.selector }
    : streetShown
      ? { found: streetShown, selector: '' }
      : inBlocks(postal, street, eastAsianStreet);
  const call = tel ? { found: tel.text || tel.href || '', selector: tel.selector } : inBlocks(phone);
  const places = strings(valuesOf(structuredData.items, 'areaServed', 'addressLocality', 'addressRegion', 'serviceArea'));
  const area = shown('areaServed', 'addressLocality', 'addressRegion', 'serviceArea');
  const shownArea = area ? { found: area, selector: '' } : map ? { found: hostnameOf(map.url ?? ''), selector: map.selector } : null;
  return { address, call, area: shownArea, places: places.length > 0 };
}
const aroundContent: ReadonlySet<Block['region']> = new Set(['header', 'nav', 'footer', 'comments', 'dialog']);
/** The address in the content of a page, not only in its footer; null if there is none. */
export function findAddress(input: LocationInput): Visible | null {
  const { address } = locationFacts(input);
  return address && isInContent(address, input) ? { text: address.found, selector: address.selector } : null;
}
/** Whether that content says where the business is and how to call it. */
export function showsPlace(input: LocationInput): boolean {
  const { address, call } = locationFacts(input);
  return call !== null && address !== null && isInContent(address, input);
}
const isInContent = (shown: Pick<Visible, 'selector'>, { text }: LocationInput): boolean =>
  text.blocks.some(({ selector, region }) => selector === shown.selector && !aroundContent.has(region));
const fact = (id: DecisionFactId, weight: number, found: Found): DecisionFact => ({
  id,
  weight,
  score: found ? 1 : 0,
  ...(found ?? nothing),
});
/** Names of places cannot be distinguished from other words: if neither markup nor a map names one, the area is unknown. */
const areaFact = (weight: number, area: Found, places: boolean): DecisionFact =>
  area || places ? fact('area', weight, area) : { id: 'area', weight, score: null, ...nothing };

function localFacts(input: DecisionInput, language: string): DecisionFact[] {
  const { address, call, area, places } = locationFacts(input);
  return [
    fact('address', 0.25, address),
    fact('phone', 0.25, call),
    fact('hours', 0.25, findOpeningHours(input.text.blocks, language)),
    areaFact(0.25, area, places),
  ];
}

const contactSegments = new Set([...contactPaths, ...bookingPaths]);
const contactWords = new Set(contactPaths);
/** A page for contacting or booking somebody: /contact, /us/contact-us.html, /contact-form. */
const isContactPage = (url: string): boolean =>
  segmentIsNamed(pathWords(url).at(-1) ?? '', contactSegments, contactWords, mostContactWords);
const mostContactWords = 3;
const bookingWords = new Set([...bookingPaths, ...contactPaths]);
/** “Book house cleaning”: what a button of an application is called, whose path says nothing. */
const isContactLink = ({ text, main }: LinkFact): boolean => {
  const words = foldText(text).split(/\s+/u);
  return main && words.length <= mostButtonWords && words.some((word) => bookingWords.has(word));
};
const mostButtonWords = 4;

/** What a service costs, for whom or where it is, what it includes, how to get it. */
function serviceFacts(input: DecisionInput, language: string): DecisionFact[] {
  const {
    offer,
    links,
    parts,
    text: { blocks },
  } = input;
  const { address, call, area, places } = locationFacts(input);
  const words = lexiconFor(language);
  const [price] = statedPrices(offer);
  const free = words && findPhrase(visibleText(input), words.free);
  const main = blocks.filter((block) => block.main);
  const entries = main.filter(({ within, level, linkChars, text }) => within === 'list' && level === 0 && linkChars < text.length);
  const included = [entries, main.filter(({ level }) => level > 1)].find((list) => list.length >= wantedParts)?.[0];
  const form = parts.forms.find((one) => one.main && !one.search && !one.password);
  const mail = links.items.find(({ href }) => href?.toLowerCase().startsWith('mailto:'));
  const link = links.items.find((one) => one.url !== null && (isContactPage(one.url) || isContactLink(one)));
  const reach =
    call ??
    (mail ? { found: mail.text || mail.href || '', selector: mail.selector } : null) ??
    (form ? { found: form.action ?? '', selector: form.selector } : null) ??
    (link ? { found: link.text || link.url || '', selector: link.selector } : null);
  return [
    {
      id: 'price-or-free',
      weight: 0.35,
      score: price || free ? 1 : words && isSoldAtPrice(input) ? 0 : null,
      found: price?.raw ?? free ?? '',
      selector: price?.selector ?? '',
    },
    areaFact(0.2, area ?? address, places),
    fact('included', 0.25, included ? { found: included.text.slice(0, 100), selector: included.selector } : null),
    fact('contact', 0.2, reach),
  ];
}

const version = unicodePattern(
  String.raw`(?<![\p{Script=Latin}\d.])[vV]?\d{1,4}\.\d{1,4}\.\d{1,6}(?!\d|\.\d)|(?<![\p{L}\d])[vV]\d{1,4}(?:\.\d{1,4})*(?![\p{Script=Latin}\d])`,
);
const versionIn = (text: string) => version(text).exec(text)?.[0];

function toolFacts(input: DecisionInput, language: string): DecisionFact[] {
  const { offer, structuredData, provenance } = input;
  const text = visibleText(input);
  const words = lexiconFor(language);
  const [price] = statedPrices(offer);
  const free = words && findPhrase(text, words.free);
  const plain = squash(text);
  const shown = (key: string) =>
    strings(valuesOf(structuredData.items, key)).find((value) => squash(value) !== '' && plain.includes(squash(value)));
  const platform =
    shown('operatingSystem') ??
    platforms.find((name) => {
      const at = text.indexOf(name);
      const beside = text.charAt(at - 1) + text.charAt(at + name.length);
      return at >= 0 && !latin(beside).test(beside);
    });
  const dated = provenance.dates.find(({ visible, iso }) => visible && iso);
  const release = shown('softwareVersion') ?? versionIn(withLatinDigits(text)) ?? dated?.raw;
  return [
    {
      id: 'price-or-free',
      weight: 1 / 3,
      score: price || free ? 1 : words ? 0 : null,
      found: price?.raw ?? free ?? '',
      selector: price?.selector ?? '',
    },
    { id: 'platform', weight: 1 / 3, score: platform ? 1 : 0, found: platform ?? '', selector: '' },
    { id: 'version', weight: 1 / 3, score: release ? 1 : 0, found: release ?? '', selector: dated?.selector ?? '' },
  ];
}

/** The facts for the page's type; empty for types without any. */
export function findDecisionFacts(input: DecisionInput, pageType: string, language: string): DecisionFact[] {
  if (pageType === 'product') return productFacts(input, language);
  if (pageType === 'service') return serviceFacts(input, language);
  if (pageType === 'local') return localFacts(input, language);
  return pageType === 'tool' ? toolFacts(input, language) : [];
}
