import { caps, clipText, clipToOneLine } from '../../core/helpers/clip.ts';
import type { Block } from '../../core/facts/text.ts';
import type { DataValue } from '../../core/facts/structured-data.ts';
import type { ElementRef } from '../../core/facts/page.ts';
import type { FactTable, OptionalFacts } from '../../core/facts.ts';
import type { ImageFact, LinkFact } from '../../core/facts/links-and-images.ts';
import { blockRef, headingRef } from '../../core/block-refs.ts';
import { imageRef, linkRef, linkTagRef, metaRef } from '../../core/element-refs.ts';
import { sampleHeadings, sampleLine, sampleMail, unwrittenTargets } from '../../lists/leftover-texts.ts';
import {
  findDummyText,
  isEmptyValue,
  findLeftoverInText,
  findLeftoverInBlock,
  previewHost,
  placeholderSearch,
  placeholderSubject,
  findPlaceholderTokens,
  unpublishedHost,
  type Prose,
  type Subject,
} from './placeholders.ts';
import { percentDecode } from '../../parse/urls.ts';

export type LeftoverKind = 'token' | 'empty' | 'dummy' | 'host';
export type LeftoverPlace = 'title' | 'h1' | 'meta' | 'canonical' | 'hreflang' | 'data' | 'text' | 'link' | 'image';
/** A leftover and where it is. */
export interface PlacedLeftover {
  kind: LeftoverKind;
  /** As written. */
  found: string;
  place: LeftoverPlace;
  /** Name of the meta element or of the property in structured data; otherwise ''. */
  name: string;
  /** Whether search results and shared links use the place: title, h1, meta, canonical, hreflang, Open Graph, JSON-LD. */
  prominent: boolean;
  /** False if it may be what the text is about. */
  certain: boolean;
  at: ElementRef;
}

type LeftoverFacts = Pick<FactTable, 'page' | 'head' | 'headings' | 'text'> & OptionalFacts<'links' | 'images' | 'structuredData'>;

const most = 200;
const textMetas = /^(?:description|keywords|author|application-name|title|og:|twitter:|article:|product:)/;
/** Long texts in markup can quote code; templates of search actions contain variables on purpose. */
const skippedKeys = new Set([
  'articleBody',
  'text',
  'reviewBody',
  'transcript',
  'potentialAction',
  'urlTemplate',
  'query-input',
  'target',
  '@context',
]);
const stringsRead = 3_000;
/** Maximum characters of a line of a sample. */
const longestSample = 60;

/** What was found so far on a page. */
class Finds {
  readonly found: PlacedLeftover[] = [];
  readonly #page: string;
  readonly subject: Subject;

  constructor(page: string, subject: Subject) {
    this.#page = page;
    this.subject = subject;
  }

  add(
    kind: LeftoverKind,
    what: string,
    place: LeftoverPlace,
    prominent: boolean,
    at: ElementRef,
    { certain = true, name = '' } = {},
  ): void {
    if (this.found.length < most) this.found.push({ kind, found: clipToOneLine(what, 100), place, name, prominent, certain, at });
  }
  addText(value: string, place: LeftoverPlace, at: ElementRef, name = ''): void {
    const leftover = findLeftoverInText(value, this.subject);
    if (leftover) this.add(leftover.kind, leftover.found, place, true, at, { certain: leftover.certain, name });
  }
  addUrl(url: string | null, place: LeftoverPlace, prominent: boolean, at: ElementRef, name = ''): void {
    const host = this.unpublished(url);
    if (host) this.add('host', host, place, prominent, at, { name });
  }
  /** For a URL that search engines or shared links use as the page's. */
  addPageUrl(url: string | null, place: LeftoverPlace, at: ElementRef, name = ''): void {
    const preview = url && previewHost(url, this.#page);
    if (preview) this.add('host', preview, place, true, at, { name, certain: false });
    const rest = url && missingPart(url);
    if (rest && !missingPart(this.#page)) this.add('empty', rest, place, true, at, { name });
  }
  /** Whether a link of a share button has the URL of the page: it works, whatever its other parameters say. */
  isShareLink({ href, url }: LinkFact): boolean {
    return url !== null && !url.startsWith(this.#page) && percentDecode((href ?? '').slice(0, caps.url)).includes(this.#page);
  }
  unpublished(url: string | null): string | null {
    return url ? unpublishedHost(url, this.#page) : null;
  }
}

/** All leftovers of a page, prominent ones first. Code samples are excluded. */
export function findLeftovers({ page, head, headings, text, links, images, structuredData }: LeftoverFacts): PlacedLeftover[] {
  const finds = new Finds(page.url, placeholderSubject(page.url, headings, text));
  const prose = placeholderSearch(finds.subject);
  findInHead(finds, head, headings);
  for (const { key, value, selector } of structuredData ? dataStrings(structuredData) : []) {
    const at = { selector, snippet: '<script type="application/ld+json">', text: clipText(`${key}: ${value}`, caps.text) };
    finds.addText(value, 'data', at, key);
    if (/^https?:\/\//i.test(value)) finds.addUrl(value, 'data', true, at, key);
  }
  findInText(finds, prose, head, headings, text);
  for (const link of links?.items ?? []) findInLink(finds, prose, link);
  for (const image of images?.items ?? []) {
    finds.addUrl(image.url, 'image', false, imageRef(image));
    const rest =
      (isPixel(image) ? null : urlLeftover(image.src)) ??
      findPlaceholderTokens(image.alt ?? '')[0] ??
      (isEmptyValue(image.alt ?? '') ? image.alt : null);
    if (rest) finds.add(isEmptyValue(rest) ? 'empty' : 'token', rest, 'image', false, imageRef(image));
  }
  return [...finds.found.filter(({ prominent }) => prominent), ...finds.found.filter(({ prominent }) => !prominent)];
}

function findInHead(finds: Finds, head: LeftoverFacts['head'], headings: LeftoverFacts['headings']): void {
  for (const { text: title, selector } of head.titles)
    finds.addText(title, 'title', { selector, snippet: '<title>', text: clipToOneLine(title, caps.text) });
  for (const heading of headings.items) if (heading.level === 1) finds.addText(heading.text, 'h1', headingRef(heading));
  for (const meta of head.metas) {
    const name = meta.property || meta.name;
    if (!textMetas.test(name)) continue;
    finds.addText(meta.content, 'meta', metaRef(meta), name);
    if (/^https?:/i.test(meta.content)) finds.addUrl(meta.content, 'meta', true, metaRef(meta), name);
    if (name === 'og:url') finds.addPageUrl(meta.content, 'meta', metaRef(meta), name);
  }
  for (const link of head.links) {
    const place = link.rel.includes('canonical') ? 'canonical' : link.rel.includes('alternate') && link.hreflang ? 'hreflang' : null;
    if (!place) continue;
    finds.addUrl(link.url, place, true, linkTagRef(link));
    const [token] = findPlaceholderTokens(percentDecode(link.href));
    if (token) finds.add('token', token, place, true, linkTagRef(link));
    if (place === 'canonical') finds.addPageUrl(link.url, place, linkTagRef(link));
  }
}

function findInText(
  finds: Finds,
  prose: Prose,
  head: LeftoverFacts['head'],
  headings: LeftoverFacts['headings'],
  text: LeftoverFacts['text'],
): void {
  const titles = [...head.titles.map((title) => title.text), ...headings.items.map((heading) => heading.text)];
  const isAboutDummyText = titles.some((title) => /lorem\s+ipsum/i.test(title));
  for (const block of text.blocks) {
    if (block.code) continue;
    const dummy = isAboutDummyText ? null : (findDummyText(block.text) ?? (prose.speaksOfCode ? null : sampleIn(block)));
    if (dummy) finds.add('dummy', dummy, 'text', false, blockRef(block));
    const leftover = findLeftoverInBlock(block, prose);
    if (leftover) finds.add(leftover.kind, leftover.found, 'text', false, blockRef(block), { certain: leftover.certain });
  }
}

function findInLink(finds: Finds, prose: Prose, link: LinkFact): void {
  // An instruction to open a local URL mentions it.
  const host = finds.unpublished(link.url);
  if (host && !link.text.includes(host)) finds.add('host', host, 'link', false, linkRef(link));
  const rest = urlLeftover(link.href ?? '');
  if (unwrittenTargets.test((link.href ?? '').trim())) finds.add('token', link.href!.trim(), 'link', false, linkRef(link));
  else if (sampleMail.test(link.href ?? '') && !prose.speaksOfCode) finds.add('dummy', link.href!, 'link', false, linkRef(link));
  if (rest === 'null' && (prose.speaksOfCode || /null/i.test(link.text))) return;
  if (rest && rest.toLowerCase() !== link.text.trim().toLowerCase() && !finds.isShareLink(link))
    finds.add(isEmptyValue(rest) ? 'empty' : 'token', rest, 'link', false, linkRef(link));
}

/** Whether an image only counts visits: the server that it reports to fills in the variables of its URL. */
const isPixel = ({ width, height }: ImageFact): boolean => width > 0 && height > 0 && width <= 2 && height <= 2;

/** A variable in a URL, or a path segment that is a missing value. */
function urlLeftover(url: string): string | null {
  if (url.startsWith('data:')) return null;
  const readable = percentDecode(url.slice(0, caps.url));
  // Percent signs and directives such as %s are common in URLs, so only tokens with brackets count.
  const token = findPlaceholderTokens(readable).find((candidate) => /[{[<]/.test(candidate));
  return token ?? missingPart(readable);
}

/** A path segment that a script wrote for a missing value. */
function missingPart(url: string): string | null {
  if (!/undefined|null|NaN|\[object Object\]/.test(url)) return null;
  return (
    url
      .split(/[?#]/, 1)[0]!
      .split('/')
      .find((part) => part === 'undefined' || part === 'null' || part === 'NaN' || part === '[object Object]') ?? null
  );
}

/** A heading, line or email address of the sample that a part of the page was copied from. */
function sampleIn({ text, level, region }: Block): string | null {
  if (level > 0 && sampleHeadings.has(text.trim().toLowerCase())) return text.trim();
  if (region !== 'comments' && text.length <= longestSample && sampleLine.test(text.trim())) return text.trim();
  if (level > 0) return null;
  return region !== 'comments' && text.includes('@') ? (sampleMail.exec(text)?.[0] ?? null) : null;
}

/** All strings in structured data, with the names of their properties. */
function dataStrings({ items }: FactTable['structuredData']): { key: string; value: string; selector: string }[] {
  const result: { key: string; value: string; selector: string }[] = [];
  const visit = (key: string, value: DataValue, selector: string): void => {
    if (result.length >= stringsRead || skippedKeys.has(key)) return;
    if (typeof value === 'string') result.push({ key, value, selector });
    else if (Array.isArray(value)) for (const entry of value) visit(key, entry, selector);
    else if (value && typeof value === 'object') for (const [name, entry] of Object.entries(value)) visit(name, entry, selector);
  };
  for (const item of items) {
    if (!item.top) continue;
    for (const [key, values] of Object.entries(item.properties)) visit(key, values, item.selector);
  }
  return result;
}
