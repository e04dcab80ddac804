/**
 * Endless URLs that a site generates on request: calendars, combinations of filters, repeating paths, and URLs that lead to copies.
 * Our heuristics, for crawls only; skipped URLs are listed with the reason. Pure.
 */
import { parsedUrlParts, classifyParameters, percentDecode } from '../parse/urls.ts';

/** Maximum number of path segments and parameters; nobody writes longer URLs by hand. */
const [mostSteps, mostParameters] = [20, 6];
/** Maximum number of URLs per pattern: ten years of months, and more filter combinations than a person would try. */
const most = { dates: 120, combinations: 200 } as const;
/** Number of consecutive pages of one URL shape whose text repeats earlier pages. */
const repeatsInRow = 10;

/** Judges by the URL alone. */
export function isEndlessUrl(url: string): boolean {
  const address = parsedUrlParts(url);
  if (!address) return false;
  const steps = address.pathname.split('/').filter(Boolean);
  if (steps.length > mostSteps || repeatsItself(steps)) return true;
  return classifyParameters(url).filter(({ kind }) => kind === 'other').length > mostParameters;
}

/** Whether one to four path segments, including words, occur three times in a row: /a/b/a/b/a/b. */
function repeatsItself(steps: readonly string[]): boolean {
  for (let length = 1; length <= 4; length++) {
    let same = 0;
    for (let at = length; at < steps.length; at++) {
      same = steps[at] === steps[at - length] ? same + 1 : 0;
      if (same >= 2 * length && steps.slice(at - length + 1, at + 1).some((step) => !/^[\d._-]+$/.test(step))) return true;
    }
  }
  return false;
}

/** What a crawl has found so far. */
export class CrawlTrapWatch {
  readonly #followed = new Map<string, number>();
  readonly #texts = new Set<string>();
  readonly #repeats = new Map<string, number>();

  /** @param urls URLs that are already followed */
  constructor(urls: readonly string[] = []) {
    for (const url of urls) this.follow(url);
  }

  /** Whether the pattern of a URL has reached its limit. */
  isTrap(url: string): boolean {
    const pattern = countedPattern(url);
    return pattern !== null && (this.#followed.get(pattern.key) ?? 0) >= pattern.most;
  }

  /** Whether similar URLs have repeatedly led to the same texts. */
  isRepeating(url: string): boolean {
    return this.#repeats.size > 0 && (this.#repeats.get(shapeOf(url)) ?? 0) >= repeatsInRow;
  }

  /** Records a URL that will be audited. */
  follow(url: string): void {
    const pattern = countedPattern(url);
    if (pattern) this.#followed.set(pattern.key, (this.#followed.get(pattern.key) ?? 0) + 1);
  }

  /** Records an audited page. @param text fingerprint of its main text; undefined if there is too little text */
  audited(url: string, text: string | undefined): void {
    if (text === undefined) return;
    const shape = shapeOf(url);
    if (!/[#*]/.test(shape)) {
      this.#texts.add(text);
      return;
    }
    const repeated = this.#texts.has(text);
    this.#texts.add(text);
    const before = this.#repeats.get(shape) ?? 0;
    // Once endless, a pattern stays endless.
    if (before < repeatsInRow) this.#repeats.set(shape, repeated ? before + 1 : 0);
  }
}

const date = /(?:19|20|21)\d\d[-/_.]?(?:0?[1-9]|1[0-2])(?:[-/_.]?(?:0?[1-9]|[12]\d|3[01]))?/;
const dateAtEnd = new RegExp(`(?:^|/)(?:${date.source})/?$`);
const dateValue = new RegExp(`^${date.source}(?:[T ].{0,20})?$`);
const dateNames =
  /^(?:date|day|month|year|week|start|end|from|to|cal|calendar)(?:[-_]?(?:date|day|month|year))?$|^(?:tribe-bar-date|ical|eventdate)$/i;

/** The common pattern of URLs of a calendar or of combined filters; null for others. */
function countedPattern(url: string): { key: string; most: number } | null {
  const address = parsedUrlParts(url);
  if (!address) return null;
  const parameters = classifyParameters(url).filter(({ kind }) => kind === 'other');
  const path = `${address.host}${address.pathname}`;
  const isDate = ({ name, value }: { name: string; value: string }) =>
    dateValue.test(value) || (dateNames.test(name) && /^\d{1,8}$/.test(value));
  // A date followed by a name is an article.
  if (dateAtEnd.test(address.pathname)) return { key: `date ${address.host}${address.pathname.replace(dateAtEnd, '')}`, most: most.dates };
  if (parameters.some(isDate)) return { key: `date ${path}?`, most: most.dates };
  return parameters.length > 1 ? { key: `combination ${path}`, most: most.combinations } : null;
}

/** Shape of a URL: # for numbers and * for generated identifiers of sessions and records. */
function shapeOf(url: string): string {
  const address = parsedUrlParts(url);
  if (!address) return url;
  const path = percentDecode(address.pathname)
    .split('/')
    .map((step) => (isToken(step) ? '*' : step.replace(/\d+/g, '#')))
    .join('/');
  const query = classifyParameters(url).map(({ name }) => `${name}=#`);
  return `${address.host}${path}${query.length > 0 ? `?${query.sort().join('&')}` : ''}`;
}
const isToken = (step: string): boolean => step.length >= 12 && /\d/.test(step) && /^[\w()~]+$/.test(step) && !/[a-z]{5}/i.test(step);
