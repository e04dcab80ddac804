import { clipText } from '../core/helpers/clip.ts';
import type { SitemapFault, SitemapFile } from '../core/facts/site.ts';
import { LongText } from './long-text.ts';
import { comparableUrl, percentDecode, urlDifferences } from './urls.ts';

/**
 * Sitemaps as sitemaps.org describes them (XML, index, text, RSS, Atom), read in one pass without building a tree.
 * Only the five predefined entities and character references are expanded, so that the cost of a hostile file is linear in its length.
 */

export interface SitemapEntry {
  loc: string;
  /** As written. */
  lastmod: string | null;
  /** Versions in other languages (xhtml:link, https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap). Absent if there are none. */
  alternates?: { code: string; url: string }[];
}
export interface SitemapContent {
  kind: SitemapFile['kind'];
  /** Number of entries with a URL. */
  urls: number;
  /** The first place where it is not well-formed; absent if there is none. */
  fault?: SitemapFault;
}

const locCap = 2_048;
/** Maximum number of versions of one page that are read. */
const mostAlternates = 100;
/** Maximum characters of an element's name that are reported, and maximum levels of nesting that are followed. */
const [nameCap, deepest] = [60, 1_000];
/** Elements of an entry, its URL and its date, by root element. */
interface Shape {
  kind: SitemapFile['kind'];
  entry: string;
  loc: string;
  dates: readonly string[];
}
const shapes: Record<string, Shape> = {
  urlset: { kind: 'urlset', entry: 'url', loc: 'loc', dates: ['lastmod'] },
  sitemapindex: { kind: 'index', entry: 'sitemap', loc: 'loc', dates: ['lastmod'] },
  rss: { kind: 'feed', entry: 'item', loc: 'link', dates: ['pubdate'] },
  rdf: { kind: 'feed', entry: 'item', loc: 'link', dates: ['date'] },
  feed: { kind: 'feed', entry: 'entry', loc: 'link', dates: ['updated', 'modified'] },
};

/** Statuses such as 403 and 429 are about the client, not about the file. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 404 && status !== 410;

type EachEntry = (entry: SitemapEntry, kind: SitemapFile['kind']) => void;
/** Tags or lines between two yields. */
const step = 50;
/** Characters that are searched between two yields, and maximum length of a reference. */
const [window, longestReference] = [100_000, 12];
/** Line ends that are counted between two yields. */
const lines = 20_000;

/**
 * Reads a sitemap, in steps, for callers that 50,000 entries must not block.
 * @param parts of the text, in order
 * @param each called for every entry, in order; the entries of an index are its child sitemaps
 */
export function* parseSitemapInSteps(parts: readonly string[], each: EachEntry): Generator<void, SitemapContent> {
  const text = new LongText(parts);
  let start = 0;
  while (start < text.length) {
    const found = /[^\uFEFF\s]/.exec(text.slice(start, start + window));
    start += found?.index ?? window;
    if (found) break;
    yield;
  }
  return text.startsWith('<', start) ? yield* readXml(text, start, each) : yield* readText(text, each);
}

/** An ampersand that does not begin a reference that XML knows without a document type. */
const strayAmpersand = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);)/i;
/** 1-based line of an offset. */
function* lineAt(text: LongText, index: number): Generator<void, number> {
  let line = 1;
  for (let at = text.indexOf('\n', 0); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) if (++line % lines === 0) yield;
  return line;
}

/** Maximum number of lines before the first URL of a list: a title, a note, an error. */
const badLines = 2;

function* readText(text: LongText, each: EachEntry): Generator<void, SitemapContent> {
  let steps = 0;
  let urls = 0;
  let bad = 0;
  let from = 0;
  while (from < text.length) {
    if (++steps % step === 0) yield;
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    const line = text
      .slice(from, Math.min(end, from + locCap))
      .replace(/^\uFEFF/, '')
      .trim();
    from = end + 1;
    if (line === '') continue;
    if (/^https?:\/\//i.test(line)) {
      urls += 1;
      each({ loc: line, lastmod: null }, 'text');
    } else if (++bad > badLines && urls === 0) return { kind: 'unreadable', urls: 0 };
  }
  return { kind: urls > 0 ? 'text' : 'unreadable', urls };
}

function* readXml(text: LongText, start: number, each: EachEntry): Generator<void, SitemapContent> {
  const faults = faultFinder(text);
  let entries: ReturnType<typeof entryReader> | null = null;
  let kind: SitemapFile['kind'] = 'unreadable';
  let rootName = '';
  let closed = false;
  let steps = 0;
  let at = start;
  while (at < text.length) {
    if (++steps % step === 0) yield;
    const opening = text.indexOf('<', at);
    const textEnd = opening < 0 ? text.length : opening;
    if (entries && textEnd > at) {
      for (let from = at; from < textEnd; from += window) {
        if (from > at) yield;
        faults.readText(from, Math.min(textEnd, from + window), textEnd);
      }
      entries.readText(at, textEnd);
    }
    if (opening < 0) break;
    if (text.startsWith('<!--', opening)) {
      at = yield* after(text, '-->', opening + 4);
      continue;
    }
    if (text.startsWith('<![CDATA[', opening)) {
      at = yield* after(text, ']]>', opening + 9);
      entries?.append(text.slice(opening + 9, Math.min(at - 3, opening + 9 + locCap)));
      continue;
    }
    if (text.startsWith('<?', opening)) {
      at = yield* after(text, '?>', opening + 2);
      continue;
    }
    const end = tagEnd(text, opening + 1);
    at = end + 1;
    const tag = text.slice(opening + 1, Math.min(end, opening + 1 + 4_000));
    if (tag.startsWith('!')) {
      if (/^!doctype\s+html\b/i.test(tag)) return { kind: 'html', urls: 0 };
      // A document type with declarations is skipped to its end, never expanded.
      if (tag.includes('[')) at = yield* after(text, ']>', opening);
      faults.stop();
      continue;
    }
    const name = nameIn(tag).toLowerCase();
    const colon = name.indexOf(':');
    const prefix = colon < 0 ? '' : name.slice(0, colon);
    const local = name.slice(colon + 1);
    if (!entries) {
      const shape = Object.hasOwn(shapes, local) ? shapes[local] : undefined;
      if (!shape) return { kind: /^(?:html|head|body|script|meta|div|p)$/.test(local) ? 'html' : 'unreadable', urls: 0 };
      ({ kind } = shape);
      // RDF feeds name their items without the root's prefix.
      entries = entryReader(text, shape, local === 'rdf' ? '' : prefix, each);
      faults.readTag(tag, opening, end);
      closed = text.startsWith('/', end - 1);
      rootName = name;
      continue;
    }
    faults.readTag(tag, opening, end);
    if (tag.startsWith('/') && name === rootName) closed = true;
    faults.readText(opening, Math.min(end, opening + 4_000), end);
    entries.readTag(tag, prefix, local);
  }
  if (!entries) return { kind, urls: 0 };
  const urls = entries.finish();
  const fault = yield* faults.first(closed);
  return fault ? { kind, urls, fault } : { kind, urls };
}

/** Finds the first place where a file is not well-formed XML. */
function faultFinder(text: LongText) {
  /** Names of the open elements, as written, because XML names are case-sensitive. */
  const open: string[] = [];
  /** The first end tag that matches none of them. */
  let unfit: { at: number; tag: string; open: string } | null = null;
  /** Whether the document has declarations: it may then use names that only they define. */
  let declares = false;
  /** Offset of the first bare ampersand. */
  let stray = -1;
  return {
    stop: () => {
      declares = true;
    },
    /** @param end end of the text or tag, which may be longer */
    readText: (from: number, to: number, end: number) => {
      if (stray >= 0 || declares) return;
      const found = strayAmpersand.exec(text.slice(from, Math.min(end, to + longestReference)));
      if (found && from + found.index < to) stray = from + found.index;
    },
    readTag: (tag: string, from: number, end: number) => {
      const name = nameIn(tag);
      if (name === '' || unfit || declares || open.length > deepest) return;
      if (!tag.startsWith('/')) {
        if (!text.startsWith('/', end - 1)) open.push(name);
      } else if (open.at(-1) === name) open.pop();
      else unfit = { at: from, tag: clipText(name, nameCap), open: clipText(open.at(-1) ?? '', nameCap) };
    },
    /** @param closed whether the root has ended */
    *first(closed: boolean): Generator<void, SitemapFault | null> {
      if (unfit && (stray < 0 || unfit.at < stray))
        return { kind: 'tag', line: yield* lineAt(text, unfit.at), tag: unfit.tag, open: unfit.open };
      if (stray >= 0) return { kind: 'ampersand', line: yield* lineAt(text, stray) };
      return closed ? null : { kind: 'cut', line: yield* lineAt(text, text.length) };
    },
  };
}

/** Reads the entries of one kind of sitemap from tags and the text between them. */
function entryReader(text: LongText, shape: Shape, rootPrefix: string, each: EachEntry) {
  const isFeed = shape.kind === 'feed';
  let urls = 0;
  let entry: (SitemapEntry & { guid: string }) | null = null;
  /** Field whose text is being read. */
  let field: 'loc' | 'date' | 'guid' | null = null;
  let collected = '';
  const append = (piece: string) => {
    if (field && collected.length < locCap) collected += piece.slice(0, locCap);
  };
  const closeField = () => {
    const value = collected.trim();
    if (entry && field === 'loc' && entry.loc === '') entry.loc = value;
    if (entry && field === 'date' && value !== '') entry.lastmod ??= clipText(value, 100);
    if (entry && field === 'guid' && /^https?:\/\//i.test(value)) entry.guid = value;
    field = null;
    collected = '';
  };
  const closeEntry = () => {
    // RSS: an item may have its URL only in its guid, unless the guid is declared not to be a URL.
    const loc = entry?.loc || entry?.guid || '';
    if (entry && loc !== '') {
      urls += 1;
      each({ loc, lastmod: entry.lastmod, ...(entry.alternates && { alternates: entry.alternates }) }, shape.kind);
    }
    entry = null;
  };
  return {
    append,
    readText: (from: number, to: number) => {
      if (field) append(decodeEntities(text.slice(from, Math.min(to, from + locCap * 2))));
    },
    readTag: (tag: string, prefix: string, local: string) => {
      if (entry && local === 'link' && shape.kind === 'urlset') readAlternate(entry, tag);
      const dated = shape.dates.includes(local) && (prefix === rootPrefix || isFeed);
      if (prefix !== rootPrefix && !dated) return;
      if (tag.startsWith('/')) {
        if (field) closeField();
        if (local === shape.entry) closeEntry();
      } else if (local === shape.entry) {
        closeEntry();
        entry = { loc: '', lastmod: null, guid: '' };
      } else if (entry && local === shape.loc) {
        // Atom: the URL is an attribute; links to comments or enclosures are other URLs.
        const href = isFeed ? attribute(tag, 'href') : null;
        if (href !== null) {
          if (entry.loc === '' && /^(?:alternate)?$/i.test(attribute(tag, 'rel') ?? ''))
            entry.loc = decodeEntities(href).trim().slice(0, locCap);
        } else if (!tag.endsWith('/')) {
          field = 'loc';
          collected = '';
        }
      } else if (entry && isFeed && local === 'guid' && !tag.endsWith('/')) {
        if (!/^false$/i.test(attribute(tag, 'isPermaLink') ?? '')) field = 'guid';
        collected = '';
      } else if (entry && dated && !tag.endsWith('/')) {
        field = 'date';
        collected = '';
      }
    },
    /** Ends the file, possibly in the middle of an entry: a URL that is cut off is another one. @returns the number of entries */
    finish: (): number => {
      closeEntry();
      return urls;
    },
  };
}

function readAlternate(entry: SitemapEntry, tag: string): void {
  const [code, href] = [attribute(tag, 'hreflang'), attribute(tag, 'href')];
  if (code === null || href === null || !/^alternate$/i.test(attribute(tag, 'rel') ?? '')) return;
  const alternates = (entry.alternates ??= []);
  if (alternates.length < mostAlternates)
    alternates.push({ code: clipText(code.trim(), 40), url: decodeEntities(href).trim().slice(0, locCap) });
}

/** Element name of a tag, as written; '' if there is none. */
const nameIn = (tag: string): string => /^\/?([^\s/>]+)/.exec(tag)?.[1] ?? '';

/** Offset after the next `mark`, or the end. */
function* after(text: LongText, mark: string, from: number): Generator<void, number> {
  for (let at = from; at < text.length; at += window) {
    if (at > from) yield;
    const found = text.slice(at, at + window + mark.length - 1).indexOf(mark);
    if (found >= 0) return at + found + mark.length;
  }
  return text.length;
}

/** Sitemaps have no longer attributes, so a longer tag ends at its first `>`. */
const longestTag = 10_000;

/** Offset of the `>` that ends a tag, ignoring those in quoted attributes. */
function tagEnd(text: LongText, from: number): number {
  const plain = text.indexOf('>', from);
  if (plain < 0) return text.length;
  const quote = /["']/.exec(text.slice(from, Math.min(plain, from + longestTag)));
  if (!quote) return plain;
  const tag = text.slice(from, from + longestTag);
  for (let at = quote.index; at < tag.length; at++) {
    const char = tag[at]!;
    if (char === '>') return from + at;
    if (char !== '"' && char !== "'") continue;
    const end = tag.indexOf(char, at + 1);
    if (end < 0) return plain;
    at = end;
  }
  return plain;
}

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return found ? (found[1] ?? found[2] ?? '') : null;
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()]!;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/**
 * Whether an entry is this page's URL (`exact`) or a variant of it (case, slash, scheme, www, tracking parameters).
 * Only URLs that can match are parsed, so that 50,000 entries stay cheap.
 */
export function urlMatcher(pageUrl: string): (loc: string) => 'exact' | 'variant' | null {
  const target = comparableUrl(pageUrl);
  const path = target.replace(/^[a-z]+:\/\/[^/]*/i, '').split('?', 1)[0]!;
  const encoded = path.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
  const forms = [...new Set([encoded, percentDecode(encoded).toLowerCase()])];
  const root = /^https?:\/\/[^/]+\/?(?:[?#]|$)/i;
  return (loc) => {
    if (loc === target) return 'exact';
    const lower = loc.toLowerCase();
    const possible = encoded === '' ? root.test(loc) : forms.some((form) => lower.includes(form)) || lower.includes('%');
    if (!possible) return null;
    if (comparableUrl(loc) === target) return 'exact';
    return urlDifferences(target, loc) ? 'variant' : null;
  };
}

/** Epoch milliseconds of a W3C date and time (year, month, day, or with time and zone); null for anything else. */
export function parseLastmod(text: string): number | null {
  const parts = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|([+-])(\d\d):(\d\d)))?)?)?$/.exec(text.trim());
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? '0')) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const monthIndex = parts[2] === undefined ? 0 : month - 1;
  const dayOfMonth = parts[3] === undefined ? 1 : day;
  const at = Date.UTC(year, monthIndex, dayOfMonth, hour, minute, second);
  const date = new Date(at);
  if (date.getUTCMonth() !== monthIndex || date.getUTCDate() !== dayOfMonth || hour > 23 || minute > 59 || second > 60) return null;
  const offset = parts[7] === undefined ? 0 : (parts[7] === '-' ? -1 : 1) * (Number(parts[8]) * 60 + Number(parts[9]));
  return at - offset * 60_000;
}
