import { comparableKey, type CrawlPlan, type ExclusionReason, type SortedLinks } from '../../checks/site/crawl.ts';
import { CrawlTrapWatch } from '../../checks/site/traps.ts';

/** A page of the crawl to audit next. */
export interface FrontierPage {
  /** Index in the crawl, from 0, in the order in which pages were found. */
  index: number;
  url: string;
  /** Clicks from the start page, as far as known; null for pages that were named in another way. */
  depth: number | null;
}

/** The URLs found on one page. Replaying all entries in order restores the frontier after an interruption. */
export interface FrontierEntry {
  /** Index of the page; null for pages that the user named. */
  from: number | null;
  /** New URLs, in order. */
  pages: string[];
  /** Indexes of known pages that need fewer clicks through this page. */
  shorter: number[];
  skipped: [url: string, why: ExclusionReason][];
  /** Fingerprint of the main text of `from`. */
  text?: string;
}

/** URLs that were found but are not audited. */
export interface Skipped {
  /** Number of unique URLs, by the first reason that was found. */
  counts: Partial<Record<ExclusionReason, number>>;
  /** The first URLs of each reason. */
  first: Partial<Record<ExclusionReason, string[]>>;
  /** More URLs were found than are remembered, so the counts are too low. */
  more: boolean;
}

/** Maximum number of skipped URLs that are remembered, so that each counts once, and of listed URLs per reason. */
const [mostSkipped, mostListed] = [200_000, 100];
/** Maximum number of pages from which a sample is drawn. */
const mostToDrawFrom = 50_000;
/** Consecutive pages with one main text after which it is a shell that the server sends for any path. */
const copiesInRow = 10;

interface Page {
  url: string;
  depth: number | null;
  /** `dropped`: found before URLs of its kind turned out to be copies, or before its host was given up. */
  state: 'waiting' | 'handed-out' | 'dropped';
  followed: boolean;
  /** Index of the page on which it was found first; null for pages that the user named. */
  from: number | null;
  /** Fingerprint of its main text, once it was audited. */
  text?: string;
  /** Determines the order in a sample. */
  draw: number;
}

/** Decides which pages of a site to audit, and in which order. Pure: the same entries produce the same frontier. */
export class Frontier {
  readonly #plan: CrawlPlan;
  readonly #seed: number | null;
  readonly #pages: Page[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #skipped = new Map<string, { url: string; why: ExclusionReason }>();
  readonly #traps = new CrawlTrapWatch();
  readonly #closed = new Set<string>();
  /** The text of the last audited pages, and how many of them had it. */
  readonly #last = { text: '', pages: 0 };
  /** Texts of shells: links on such a page lead to further copies. */
  readonly #shells = new Set<string>();
  readonly #counts = { waiting: 0, 'handed-out': 0, dropped: 0 };
  #next = 0;
  #more = false;

  /** @param seed of a sample: pages are chosen pseudorandomly; null: in the order in which they were found */
  constructor(plan: CrawlPlan, seed: number | null = null) {
    this.#plan = plan;
    this.#seed = seed;
  }

  /** Adds pages that the user named: the start page has depth 0. @param files that are not audited */
  name(urls: readonly string[], files: readonly string[] = []): FrontierEntry {
    return this.#enter(null, { follow: [...urls], leftOut: files.map((url) => ({ url, why: 'file' })) }, undefined);
  }

  /** Adds the links of an audited page. @param text fingerprint of its main text */
  found(from: number, links: SortedLinks, text?: string): FrontierEntry {
    return this.#enter(from, links, text);
  }

  /** Replays an entry from before an interruption. */
  restore({ from, pages, shorter, skipped, text }: FrontierEntry): void {
    const depth = this.#depthBelow(from);
    for (const url of pages) this.#add(url, depth, from);
    for (const index of shorter) if (this.#pages[index]) this.#pages[index].depth = depth;
    for (const [url, why] of skipped) this.#skip(url, why);
    this.#follow(from, text);
  }

  /** Marks a page that already has a row. */
  isDone(index: number): void {
    const page = this.#pages[index];
    if (page) this.#move(page, 'handed-out');
  }

  /** The next page; null if none is known now. */
  next(): FrontierPage | null {
    if (this.#counts['handed-out'] >= this.#plan.limit) return null;
    const index = this.#seed === null ? this.#first() : this.#drawn();
    if (index === null) return null;
    this.isDone(index);
    const { url, depth } = this.#pages[index]!;
    return { index, url, depth };
  }

  /** Hands out no further pages of a host. */
  close(host: string): void {
    this.#closed.add(host);
    for (const page of this.#pages) if (page.state === 'waiting' && this.#isClosed(page.url)) this.#drop(page, 'refused');
  }

  /** Takes back a page that was handed out and will not be audited now. */
  giveBack(index: number): void {
    const page = this.#pages[index];
    if (page?.state !== 'handed-out') return;
    this.#move(page, 'waiting');
    this.#next = Math.min(this.#next, index);
    if (this.#isClosed(page.url)) this.#drop(page, 'refused');
  }

  /** Whether a page or a caller named it, audited or not. */
  isFound = (url: string): boolean => this.#indexes.has(comparableKey(url)) || this.#skipped.has(comparableKey(url));

  /** Number of pages that were found and could still be audited. */
  get waiting(): number {
    return Math.min(this.#counts.waiting, this.#plan.limit - this.#counts['handed-out']);
  }

  get skipped(): Skipped {
    const counts: Skipped['counts'] = {};
    const first: Skipped['first'] = {};
    const count = (url: string, why: ExclusionReason) => {
      counts[why] = (counts[why] ?? 0) + 1;
      const list = (first[why] ??= []);
      if (list.length < mostListed) list.push(url);
    };
    for (const { url, why } of this.#skipped.values()) count(url, why);
    if (this.#counts['handed-out'] >= this.#plan.limit)
      for (const page of this.#pages) if (page.state === 'waiting') count(page.url, 'limit');
    return { counts, first, more: this.#more };
  }

  #enter(from: number | null, { follow, leftOut }: SortedLinks, text: string | undefined): FrontierEntry {
    const entry: FrontierEntry = { from, pages: [], shorter: [], skipped: [], ...(text !== undefined && { text }) };
    const depth = this.#depthBelow(from);
    const skip = (url: string, why: ExclusionReason) => {
      if (this.#skip(url, why)) entry.skipped.push([url, why]);
    };
    const room = this.#seed === null ? this.#plan.limit : Math.max(this.#plan.limit, mostToDrawFrom);
    for (const url of follow) {
      const known = this.#indexes.get(comparableKey(url));
      const there = known === undefined ? undefined : this.#pages[known]!;
      if (there) {
        if (depth === null || there.depth === null || there.depth <= depth || there.followed) continue;
        there.depth = depth;
        entry.shorter.push(known!);
      } else if (depth !== null && this.#plan.depth !== null && depth > this.#plan.depth) skip(url, 'depth');
      else if (from !== null && this.#isCopy(url, from)) skip(url, 'copy');
      else if (from !== null && this.#traps.isTrap(url)) skip(url, 'trap');
      else if (this.#isClosed(url)) skip(url, 'refused');
      else if (this.#pages.length >= room) skip(url, 'limit');
      else {
        this.#add(url, depth, from);
        entry.pages.push(url);
      }
    }
    for (const { url, why } of leftOut)
      if (this.#indexes.get(comparableKey(url)) === undefined || this.#indexes.get(comparableKey(url)) === from) skip(url, why);
    this.#follow(from, text);
    return entry;
  }

  #depthBelow(from: number | null): number | null {
    if (from === null) return this.#pages.length === 0 ? 0 : null;
    const depth = this.#pages[from]?.depth ?? null;
    return depth === null ? null : depth + 1;
  }

  #add(url: string, depth: number | null, from: number | null): void {
    const key = comparableKey(url);
    this.#skipped.delete(key);
    this.#indexes.set(key, this.#pages.length);
    this.#traps.follow(url);
    this.#counts.waiting += 1;
    this.#pages.push({
      url,
      depth,
      from,
      state: 'waiting',
      followed: false,
      draw: this.#seed === null ? 0 : hashOf(`${this.#seed} ${url}`),
    });
  }

  #skip(url: string, why: ExclusionReason): boolean {
    const key = comparableKey(url);
    if (this.#skipped.has(key)) return false;
    if (this.#skipped.size >= mostSkipped) {
      this.#more = true;
      return false;
    }
    this.#skipped.set(key, { url, why });
    return true;
  }

  #follow(from: number | null, text: string | undefined): void {
    const page = from === null ? undefined : this.#pages[from];
    if (!page) return;
    page.followed = true;
    this.#traps.audited(page.url, text);
    if (text === undefined) return;
    page.text = text;
    this.#last.pages = text === this.#last.text ? this.#last.pages + 1 : 1;
    this.#last.text = text;
    if (this.#last.pages >= copiesInRow) this.#shells.add(text);
  }

  /** Whether a URL probably leads to one more copy: similar URLs did, or the page that links to it is a shell. */
  #isCopy(url: string, from: number | null): boolean {
    const text = from === null ? undefined : this.#pages[from]?.text;
    return this.#traps.isRepeating(url) || (text !== undefined && this.#shells.has(text));
  }

  #isClosed = (url: string): boolean => this.#closed.size > 0 && this.#closed.has(new URL(url).host);

  #move(page: Page, state: Page['state']): void {
    this.#counts[page.state] -= 1;
    this.#counts[state] += 1;
    page.state = state;
  }

  #drop(page: Page, why: ExclusionReason): void {
    this.#move(page, 'dropped');
    this.#skip(page.url, why);
  }

  /** The first waiting page in the order in which they were found. */
  #first(): number | null {
    for (; this.#next < this.#pages.length; this.#next++) {
      const page = this.#pages[this.#next]!;
      if (page.state === 'waiting' && this.#next > 0 && this.#isCopy(page.url, page.from)) this.#drop(page, 'copy');
      if (page.state === 'waiting') return this.#next;
    }
    return null;
  }

  /** The start page, then the page with the lowest draw. A sample is small, and there are few pages to draw from. */
  #drawn(): number | null {
    if (this.#pages[0]?.state === 'waiting') return 0;
    let best: number | null = null;
    for (const [index, page] of this.#pages.entries())
      if (page.state === 'waiting' && (best === null || page.draw < this.#pages[best]!.draw)) best = index;
    return best;
  }
}

/** FNV-1a with a final mix: 32 bits, the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return (hash ^ (hash >>> 15)) >>> 0;
}
