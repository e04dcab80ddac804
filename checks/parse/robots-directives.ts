import { clipText } from '../core/helpers/clip.ts';
import type { HeadFact } from '../core/facts/head.ts';
import type { Header } from '../core/facts/site.ts';
import {
  bingDirectives,
  defaultDirectives,
  googleDirectives,
  idleDirectives,
  robotsMetaNames,
  valuedDirectives,
} from '../lists/robots-directives.ts';
import { areNearlySame } from '../language/nearest.ts';
import { findDatesInText } from './dates.ts';
import { epochOf } from './iso-times.ts';

/** One directive of a robots meta tag or an X-Robots-Tag header. */
export interface RobotsDirective {
  /** Lower case, without its value. */
  name: string;
  /** Text after the colon; '' if there is none. */
  value: string;
  /** The crawler that it is for, in lower case; `robots` for all. */
  crawler: string;
  origin: 'meta' | 'header';
  /** `unknown`: no known engine reads it. `misspelt`: similar to a directive. `invalid`: the value cannot be parsed. */
  status: 'google' | 'default' | 'bing' | 'idle' | 'misspelt' | 'invalid' | 'unknown';
  /** The directive that was probably meant; '' unless misspelled. */
  meant: string;
  /** As written, capped. */
  written: string;
  /** False if the parser moved the meta tag to the body. */
  inHead: boolean;
  /** Selector of the meta tag; '' for a header. */
  selector: string;
  /**
   * Browsers join several X-Robots-Tag headers with commas: the directive follows one for a specific crawler, and may apply
   * to that crawler or to all.
   */
  ambiguous: boolean;
}

const known: readonly [RobotsDirective['status'], readonly string[]][] = [
  ['google', googleDirectives],
  ['default', defaultDirectives],
  ['bing', bingDirectives],
  ['idle', idleDirectives],
];
const squash = (name: string) => name.replace(/[-_\s.]/g, '');
/** Directives by their name without punctuation, to recognize `no-index`. */
const squashed = new Map([...googleDirectives, ...bingDirectives].map((name) => [squash(name), name]));
const directiveCap = 200;

/** All directives of a page. `headers` is null if they are not known. */
export function findDirectives(head: Pick<HeadFact, 'metas'>, headers: readonly Header[] | null): RobotsDirective[] {
  const result: RobotsDirective[] = [];
  for (const meta of head.metas) {
    if (meta.noscript || !robotsMetaNames.includes(meta.name.trim())) continue;
    const place = { origin: 'meta', inHead: meta.inHead, selector: meta.selector } as const;
    for (const part of split(meta.content)) result.push(directive(part, { ...place, crawler: meta.name.trim(), ambiguous: false }));
  }
  for (const header of headers ?? []) {
    if (header.name.toLowerCase() !== 'x-robots-tag') continue;
    let crawler = 'robots';
    for (const part of split(header.value)) {
      // A version after the name, BadBot/1.0, is cut as in robots.txt.
      const prefix = /^([a-z][\w.-]*)(?:\/[\w.-]*)?\s*:\s*(.*)$/is.exec(part);
      const addressed = prefix && isCrawler(prefix[1]!.toLowerCase());
      const ambiguous = !addressed && crawler !== 'robots';
      if (addressed) crawler = prefix[1]!.toLowerCase();
      const rest = addressed ? prefix[2]! : part;
      if (rest !== '') result.push(directive(rest, { origin: 'header', inHead: true, selector: '', crawler, ambiguous }));
    }
  }
  return result.slice(0, directiveCap);
}

/** Whether what stands before a colon is a crawler. A misspelled `max-snippet` is none: what follows it is for all. */
const isCrawler = (name: string): boolean => robotsMetaNames.includes(name) || (!valuedDirectives.includes(name) && meantBy(name) === '');

/** Parts of a comma-separated list; the comma in the date of unavailable_after does not separate. */
function split(list: string): string[] {
  const parts = list
    .slice(0, 5_000)
    .split(',')
    .map((part) => part.trim());
  const result: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]!;
    const next = parts[index + 1];
    const date = /unavailable_after\s*:\s*(.*)$/i.exec(part);
    if (date && next !== undefined && timeOf(date[1]!) === null && timeOf(`${date[1]}, ${next}`) !== null) {
      result.push(`${part}, ${next}`);
      index += 1;
    } else if (part !== '') result.push(part);
  }
  return result;
}

type Place = Pick<RobotsDirective, 'origin' | 'inHead' | 'selector' | 'crawler' | 'ambiguous'>;
function directive(part: string, place: Place): RobotsDirective {
  const colon = part.indexOf(':');
  const name = (colon < 0 ? part : part.slice(0, colon)).trim().toLowerCase();
  const value = colon < 0 ? '' : part.slice(colon + 1).trim();
  const base = { ...place, name: clipText(name, 100), value: clipText(value, 100), written: clipText(part, 200), meant: '' };
  const status = known.find(([, list]) => list.includes(name))?.[0];
  if (status) {
    const valid = !valuedDirectives.includes(name) || readable(name, value);
    return { ...base, status: valid ? status : 'invalid' };
  }
  const meant = meantBy(name);
  return { ...base, status: meant ? 'misspelt' : 'unknown', meant };
}

function readable(name: string, value: string): boolean {
  if (name === 'max-image-preview') return /^(?:none|standard|large)$/i.test(value);
  if (name === 'unavailable_after') return timeOf(value) !== null;
  return /^-?\d{1,9}$/.test(value);
}

/** The directive most similar to a wrong name: other punctuation, a missing comma, or one different letter. */
function meantBy(name: string): string {
  const same = squashed.get(squash(name));
  if (same) return same;
  const first = name.split(/[\s;|]+/)[0]!;
  if (first !== name && [...squashed.values()].includes(first)) return first;
  if (name.length < 6 || name.length > 20) return '';
  return [...squashed.values()].find((candidate) => candidate.length >= 6 && areNearlySame(candidate, name)) ?? '';
}

/** Epoch milliseconds of a date in ISO 8601, RFC 822 or RFC 850 form; null if it is not one. Without a zone it counts as UTC. */
function timeOf(text: string): number | null {
  const spaced = text.replace(/-([a-z]{3})-(?=\d\d(?:\s|$))/i, ' $1 ');
  const at = epochOf(findDatesInText(spaced, 'en', { shortYears: true })[0]?.iso ?? null);
  return Number.isNaN(at) ? null : at;
}

/** The combined directives for one crawler. */
export interface EffectiveRobots {
  crawler: string;
  /** Everything that applies: for this crawler or for all. */
  applies: RobotsDirective[];
  /** noindex, none, or unavailable_after in the past. */
  noindex: RobotsDirective[];
  nofollow: RobotsDirective[];
  nosnippet: RobotsDirective[];
  noarchive: RobotsDirective[];
  nocache: RobotsDirective[];
  noimageindex: RobotsDirective[];
  notranslate: RobotsDirective[];
  /** Characters: the smallest limit; -1 for no limit; null if not set. */
  maxSnippet: number | null;
  maxVideoPreview: number | null;
  maxImagePreview: 'none' | 'standard' | 'large' | null;
  /** Epoch milliseconds: the earliest. */
  unavailableAfter: number | null;
}

/** Other names for a crawler. */
const aliases: Record<string, readonly string[]> = { bingbot: ['msnbot'], yandexbot: ['yandex'] };

/** Merges the directives for one crawler: its own and the general ones together; the most restrictive applies (Google's rule). */
export function effectiveRules(directives: readonly RobotsDirective[], crawler: string, now: number): EffectiveRobots {
  const names = ['robots', crawler.toLowerCase(), ...(Object.hasOwn(aliases, crawler) ? aliases[crawler]! : [])];
  const applies = directives.filter((one) => names.includes(one.crawler));
  const valid = applies.filter(({ status }) => status !== 'invalid' && status !== 'misspelt' && status !== 'unknown');
  const named = (...wanted: string[]) => valid.filter(({ name }) => wanted.includes(name));
  const dates = named('unavailable_after').map((one) => ({ one, at: timeOf(one.value) ?? Infinity }));
  return {
    crawler,
    applies,
    noindex: [...named('noindex', 'none'), ...dates.filter(({ at }) => at < now).map(({ one }) => one)],
    nofollow: named('nofollow', 'none'),
    nosnippet: named('nosnippet'),
    noarchive: named('noarchive'),
    nocache: named('nocache'),
    noimageindex: named('noimageindex'),
    notranslate: named('notranslate'),
    maxSnippet: smallest(named('max-snippet')),
    maxVideoPreview: smallest(named('max-video-preview')),
    maxImagePreview:
      (['none', 'standard', 'large'] as const).find((size) =>
        named('max-image-preview').some(({ value }) => value.toLowerCase() === size),
      ) ?? null,
    unavailableAfter: dates.length === 0 ? null : Math.min(...dates.map(({ at }) => at)),
  };
}

/**
 * How much of the page Bing's Copilot may use: nothing, or only URL, title and snippet. Null if it is not limited.
 * Bing: content with both noarchive and nocache is treated as nocache.
 */
export function copilotLimit({ noarchive, nocache }: EffectiveRobots): { kind: 'nothing' | 'snippet'; by: RobotsDirective[] } | null {
  if (nocache.length > 0) return { kind: 'snippet', by: nocache };
  return noarchive.length > 0 ? { kind: 'nothing', by: noarchive } : null;
}

function smallest(directives: readonly RobotsDirective[]): number | null {
  const limits = directives.map(({ value }) => Number(value));
  const finite = limits.filter((limit) => limit >= 0);
  if (finite.length > 0) return Math.min(...finite);
  return limits.length > 0 ? -1 : null;
}

/** Two directives for the same crawler that contradict each other. */
export interface RobotsConflict {
  crawler: string;
  first: RobotsDirective;
  second: RobotsDirective;
}
const opposites: readonly [string, readonly string[]][] = [
  ['noindex', ['index', 'all']],
  ['none', ['index', 'follow', 'all']],
  ['nofollow', ['follow', 'all']],
  ['noarchive', ['archive']],
  ['nosnippet', ['snippet']],
];
export function findConflicts(directives: readonly RobotsDirective[]): RobotsConflict[] {
  const result: RobotsConflict[] = [];
  for (const [index, first] of directives.entries()) {
    for (const second of directives.slice(index + 1)) {
      if (first.crawler !== second.crawler) continue;
      const opposed = opposites.some(
        ([name, against]) =>
          (first.name === name && against.includes(second.name)) || (second.name === name && against.includes(first.name)),
      );
      const otherValue =
        first.name === second.name && valuedDirectives.includes(first.name) && first.value.toLowerCase() !== second.value.toLowerCase();
      if (opposed || otherValue) result.push({ crawler: first.crawler, first, second });
    }
  }
  return result;
}

/** A directive in the form in which findings name it. */
export type WrittenDirective = { written: string; place: string; inBody: boolean };
export const asWritten = (one: RobotsDirective): WrittenDirective => ({
  written: one.written,
  place: directivePlace(one),
  inBody: !one.inHead,
});

/** Where a directive is: `meta robots`, `X-Robots-Tag, googlebot`. */
export const directivePlace = ({ origin, crawler }: RobotsDirective): string =>
  origin === 'meta' ? `meta ${crawler}` : `X-Robots-Tag${crawler === 'robots' ? '' : `, ${crawler}`}`;
