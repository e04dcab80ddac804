import { clipText } from '../core/helpers/clip.ts';
import { lookUpEntry } from '../core/helpers/look-up-entry.ts';
import { areNearlySame } from '../language/nearest.ts';
import { parseField, robotsTxtLimit, withoutComment } from './robots-lines.ts';
import { parseUrl } from './urls.ts';

/**
 * robots.txt by RFC 9309, and by Google's published parser where the RFC leaves room (typos, line length, index.html).
 * Costs are linear in the file and the URL, whatever the patterns are.
 */

/** Bytes of a line that Google's parser reads. */
const lineLimit = 2083 * 8 - 1;
const issueCap = 200;
/** Maximum crawlers that are named for a statement on the use of content. */
const agentsNamed = 20;

export interface RobotsRule {
  /** 1-based. */
  line: number;
  allow: boolean;
  /** As written, capped. */
  pattern: string;
  /** Bytes of the normalized pattern: the longest match decides. */
  length: number;
  /** Literal parts between wildcards. */
  parts: readonly string[];
  /** Whether it ends with `$`. */
  anchored: boolean;
}
export interface RobotsGroup {
  agents: { token: string; line: number }[];
  rules: RobotsRule[];
  /** Seconds between two requests (Crawl-delay: not in RFC 9309; Google ignores it, Bing and others obey it). Absent if not set. */
  crawlDelay?: number;
}
export type RobotsIssueKind =
  | 'no-separator'
  | 'unknown-directive'
  | 'unsupported-directive'
  | 'typo'
  | 'rule-before-agent'
  | 'empty-agent'
  | 'pattern-start'
  | 'dollar-inside'
  | 'never-matches'
  | 'relative-sitemap'
  | 'long-line'
  | 'not-utf8';
export interface RobotsIssue {
  line: number;
  kind: RobotsIssueKind;
  /** The line as written, capped. */
  text: string;
}
export interface RobotsTxt {
  groups: RobotsGroup[];
  sitemaps: { line: number; url: string }[];
  /** Statements on the use of content: facts, because they do not depend on groups of crawlers. Capped at 200, each with its first 20 crawlers. */
  preferences: { line: number; name: 'Content-Signal' | 'Content-Usage' | 'License'; value: string; agents: string[] }[];
  /** Directives that no known crawler reads, and that are not similar to one. Capped at 200. */
  unknown: { line: number; text: string }[];
  /** Rules with non-ASCII characters, which Google recommends to percent-encode. Capped at 200. */
  unencoded: { line: number; text: string }[];
  /** Capped at 200 in file order. */
  issues: RobotsIssue[];
  issuesTotal: number;
  /** Number of lines with an issue. */
  issueLines: number;
  lines: number;
  /** Whether the file was longer than the limit; the rest was not read. */
  truncated: boolean;
}
export interface RobotsVerdict {
  allowed: boolean;
  /** 1-based line of the rule that decides; null if there is none. */
  line: number | null;
}

type Directive = 'agent' | 'allow' | 'disallow' | 'sitemap';
const directives: Record<string, Directive> = { 'user-agent': 'agent', allow: 'allow', disallow: 'disallow', sitemap: 'sitemap' };
/** Misspellings that Google's parser accepts. RFC 9309 has none. */
const typos: Record<string, Directive> = {
  useragent: 'agent',
  'user agent': 'agent',
  'site-map': 'sitemap',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
};
/** Google compares the beginning of a name: `Disallowed` and `User-agents` are accepted too. */
const beginnings = Object.entries({ ...directives, ...typos });
const misspelt = (name: string): Directive | undefined => beginnings.find(([known]) => name.startsWith(known))?.[1];
/**
 * Known to some programs, so not an error: access rules of single engines, and statements or URLs of other files (Agentic Resource
 * Discovery, NLWeb, drafts of the IETF and of Microsoft, llms.txt).
 */
const others = new Set([
  'crawl-delay',
  'host',
  'clean-param',
  'request-rate',
  'visit-time',
  'content-signal',
  'content-usage',
  'license',
  'agentmap',
  'schemamap',
  'disallowaitraining',
  'allowaitraining',
  'llms',
  'llms-full',
  'llms-txt',
]);
/** Supported by some crawlers in the past, by no large one now. */
const unsupported = new Set(['noindex', 'nofollow', 'noarchive']);
const preferences = { 'content-signal': 'Content-Signal', 'content-usage': 'Content-Usage', license: 'License' } as const;

/** Whether a name is that of a directive with one letter added, missing, changed or swapped. */
const isNearDirective = (name: string): boolean => Object.keys(directives).some((known) => areNearlySame(name, known));
/** The first `max` bytes of a text in UTF-8; the same string if it is shorter. */
function cutOctets(text: string, max: number): string {
  if (text.length * 3 <= max) return text;
  const bytes = new TextEncoder().encode(text);
  return bytes.length <= max ? text : new TextDecoder().decode(bytes.subarray(0, max)).replace(/\uFFFD$/, '');
}

export function parseRobotsTxt(text: string): RobotsTxt {
  const read = cutOctets(text, robotsTxtLimit);
  // A byte order mark, also if it was decoded as Latin-1.
  const lines = read.replace(/^(?:\uFEFF|ï»¿)/, '').split(/\r\n|\r|\n/);
  const reader = new LineReader(lines.length, read.length < text.length);
  for (const [index, whole] of lines.entries()) reader.readLine(whole, index + 1);
  return reader.result;
}

/** Reads the lines of a file in order. */
class LineReader {
  readonly result: RobotsTxt;
  private group: RobotsGroup | null = null;
  /** Consecutive agent lines name one group; the first rule ends the naming. */
  private naming = false;
  private lastIssue = 0;

  constructor(lines: number, truncated: boolean) {
    this.result = {
      groups: [],
      sitemaps: [],
      preferences: [],
      unknown: [],
      unencoded: [],
      issues: [],
      issuesTotal: 0,
      issueLines: 0,
      lines,
      truncated,
    };
  }

  /** @param number of the line, from 1 */
  readLine(whole: string, number: number): void {
    const raw = cutOctets(whole, lineLimit);
    if (raw.length < whole.length) this.report(number, 'long-line', whole);
    const line = withoutComment(raw);
    if (line === '') return;
    if (line.includes('\uFFFD')) this.report(number, 'not-utf8', line);

    const field = parseField(line);
    if (!field) {
      this.report(number, 'no-separator', line);
      return;
    }
    const [name, value, colon] = field;
    if (!colon) this.report(number, 'no-separator', line);
    const exact = lookUpEntry(directives, name);
    const directive = exact ?? (others.has(name) ? undefined : misspelt(name));
    if (directive && !exact) this.report(number, 'typo', line);
    if (!directive) this.readOther(number, line, name, value);
    else if (directive === 'agent') this.readAgent(number, line, value);
    else if (directive === 'sitemap') this.readSitemap(number, line, value);
    else this.readRule(number, line, value, directive === 'allow');
  }

  private report(line: number, kind: RobotsIssueKind, written: string): void {
    const { result } = this;
    result.issuesTotal += 1;
    if (line !== this.lastIssue) result.issueLines += 1;
    this.lastIssue = line;
    if (result.issues.length < issueCap) result.issues.push({ line, kind, text: clipText(written.trim(), 200) });
  }

  /** A line that is not a directive of RFC 9309. */
  private readOther(number: number, line: string, name: string, value: string): void {
    const { result } = this;
    if (name === 'crawl-delay' && this.group && /^\d+(?:\.\d+)?$/.test(value)) this.group.crawlDelay ??= Number(value);
    const preference = lookUpEntry<RobotsTxt['preferences'][number]['name']>(preferences, name);
    if (preference) {
      if (result.preferences.length < issueCap)
        result.preferences.push({
          line: number,
          name: preference,
          value: clipText(value, 500),
          agents: this.group?.agents.slice(0, agentsNamed).map(({ token }) => token) ?? [],
        });
    } else if (unsupported.has(name)) this.report(number, 'unsupported-directive', line);
    else if (!others.has(name)) {
      // Programs may define their own words, but a word similar to a directive is an error.
      if (isNearDirective(name)) this.report(number, 'unknown-directive', line);
      else if (result.unknown.length < issueCap) result.unknown.push({ line: number, text: clipText(line, 200) });
    }
  }

  private readAgent(number: number, line: string, value: string): void {
    const token = productToken(value);
    if (!this.group || !this.naming) {
      this.group = { agents: [], rules: [] };
      this.result.groups.push(this.group);
      this.naming = true;
    }
    if (token === '') this.report(number, 'empty-agent', line);
    else this.group.agents.push({ token, line: number });
  }

  private readSitemap(number: number, line: string, value: string): void {
    this.result.sitemaps.push({ line: number, url: clipText(value, 2_000) });
    if (!parseUrl(value)?.host) this.report(number, 'relative-sitemap', line);
  }

  private readRule(number: number, line: string, value: string, allow: boolean): void {
    const { group, result } = this;
    if (!group) {
      this.report(number, 'rule-before-agent', line);
      return;
    }
    this.naming = false;
    // An empty pattern matches nothing: the usual way to allow everything.
    if (value === '') return;
    if (/[^\0-\x7f]/.test(value) && !value.includes('\uFFFD') && result.unencoded.length < issueCap)
      result.unencoded.push({ line: number, text: clipText(line, 200) });
    if (!/^[/*]/.test(value)) this.report(number, 'pattern-start', line);
    if (/[ "<>]/.test(value) || /[{}`]/.test(value.split('?', 1)[0]!)) this.report(number, 'never-matches', line);
    if (value.slice(0, -1).includes('$')) this.report(number, 'dollar-inside', line);
    group.rules.push({ line: number, allow, pattern: clipText(value, 500), ...compile(value) });
    const directory = allow ? /^(.*\/)index\.html?[^/]*$/.exec(value)?.[1] : undefined;
    // Google: allowing a directory's index page allows the directory's URL.
    if (directory) group.rules.push({ line: number, allow, pattern: clipText(value, 500), ...compile(`${directory}$`) });
  }
}

/** The product token of a User-agent line: the text before a version, wildcard or anything else. Digits stay (AI2Bot). */
function productToken(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return '*';
  return /^[\w-]*/.exec(value)![0].toLowerCase().slice(0, 200);
}

/**
 * Characters that are encoded in rules and URLs. ASCII stays as written: Google does not encode spaces and braces of a rule, but URLs have
 * them encoded, so such a rule matches nothing.
 */
const foreign = /[^\0-\x7f]/gu;
const unreservedCode = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Percent-encoding as RFC 9309, 2.2.2 compares it: unreserved characters decoded, non-ASCII characters encoded, digits in upper case.
 * Text that is not valid Unicode (lone surrogates, undecodable bytes) becomes a character that no URL contains.
 */
function normalizeOctets(text: string): string {
  return text
    .replace(unreservedCode, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
    .replace(foreign, (char) => {
      if (char === '\uFFFD' || (char.length === 1 && /[\uD800-\uDFFF]/.test(char))) return '%invalid%';
      return [...new TextEncoder().encode(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
    });
}

function compile(pattern: string): Pick<RobotsRule, 'length' | 'parts' | 'anchored'> {
  const normal = normalizeOctets(pattern);
  const anchored = normal.endsWith('$');
  const body = anchored ? normal.slice(0, -1) : normal;
  // `$` elsewhere is literal, like %24; URLs are normalized the same way.
  const parts = body.replace(/\*+/g, '*').replaceAll('$', '%24').split('*');
  return { length: normal.length, parts, anchored };
}

/** Leftmost matches of the literal parts: greedy matching is exact here, and never backtracks. */
function matches(rule: RobotsRule, path: string): boolean {
  const { parts, anchored } = rule;
  const first = parts[0]!;
  if (!path.startsWith(first)) return false;
  if (parts.length === 1) return !anchored || path.length === first.length;
  let from = first.length;
  const last = parts.length - 1;
  for (let index = 1; index <= last; index += 1) {
    const part = parts[index]!;
    if (index === last && anchored) return path.length - part.length >= from && path.endsWith(part);
    const at = path.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

/** Path and query of a URL in normalized form; a relative reference is resolved from the root. */
function pathOf(url: string): string {
  const parsed = parseUrl(url) ?? parseUrl(url.startsWith('/') ? url : '/', 'http://host.invalid');
  const href = parsed?.href.split('#', 1)[0] ?? '/';
  const path = href.slice(href.indexOf('/', href.indexOf('//') + 2));
  return normalizeOctets(path.startsWith('/') ? path : '/')
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24');
}

/** Parts of browser-like user agent strings that are not names of crawlers. */
const commonProducts = new Set(['mozilla', 'applewebkit', 'chrome', 'safari', 'gecko', 'version', 'mobile', 'khtml', 'edg', 'firefox']);
/** Tokens to look for: a single token, a list of them, or those in a full user agent string. */
function agentTokens(userAgent: string): string[] {
  if (!/[/(,]/.test(userAgent)) return [userAgent.trim().toLowerCase()];
  const products = userAgent
    .split(/[\s,;()]+/)
    .map((part) => part.split('/', 1)[0]!.toLowerCase())
    .filter((part) => /^[a-z][\w-]*$/.test(part) && !commonProducts.has(part));
  return [...new Set(products)];
}

/** Google's crawlers read the name of a group up to its first digit (`Googlebot2` is theirs); other crawlers have digits in their names (AI2Bot). */
const names = (token: string, wanted: readonly string[]): boolean =>
  wanted.includes(token) || (/\d/.test(token) && wanted.some((name) => name.includes('google') && name === /^[a-z_-]*/.exec(token)![0]));

/** The groups of a crawler, merged. */
interface MergedGroup {
  /** Product token of the first one. */
  token: string;
  rules: readonly RobotsRule[];
  crawlDelay: number | null;
}
/** A crawl asks for each of its links, and a file may have ten thousand groups. */
const mergedGroups = new WeakMap<RobotsTxt, Map<string, MergedGroup | null>>();
/** The groups that name one of these tokens; null if none does. */
function groupFor(robots: RobotsTxt, tokens: readonly string[]): MergedGroup | null {
  let known = mergedGroups.get(robots);
  if (!known) mergedGroups.set(robots, (known = new Map()));
  const key = tokens.join();
  let found = known.get(key);
  if (found === undefined) {
    const groups = robots.groups.filter(({ agents }) => agents.some(({ token }) => names(token, tokens)));
    const [first] = groups;
    found = first
      ? {
          token: first.agents.find(({ token }) => names(token, tokens))!.token,
          rules: groups.length === 1 ? first.rules : groups.flatMap(({ rules }) => rules),
          crawlDelay: groups.find(({ crawlDelay }) => crawlDelay !== undefined)?.crawlDelay ?? null,
        }
      : null;
    known.set(key, found);
  }
  return found;
}
/** The group of a crawler, otherwise the group for all. */
const groupOf = (robots: RobotsTxt, userAgent: string, fallback?: string): MergedGroup | null =>
  groupFor(
    robots,
    agentTokens(userAgent).filter((token) => token !== '*' && token !== ''),
  ) ??
  (fallback ? groupFor(robots, agentTokens(fallback)) : null) ??
  groupFor(robots, ['*']);

/**
 * Judges one URL for any number of crawlers; those that share a group are judged once.
 * `fallback`: the token whose group a crawler uses, before `*`, if it has no group of its own (Applebot: Googlebot).
 */
export function robotsVerdicts(
  robots: RobotsTxt,
  url: string,
): (userAgent: string, fallback?: string) => RobotsVerdict & { group: string | null } {
  const path = pathOf(url);
  const decided = new Map<readonly RobotsRule[], RobotsVerdict>();
  return (userAgent, fallback) => {
    const group = groupOf(robots, userAgent, fallback);
    if (!group) return { allowed: true, line: null, group: null };
    let verdict = decided.get(group.rules);
    if (!verdict) decided.set(group.rules, (verdict = decide(group.rules, path)));
    return { ...verdict, group: group.token };
  };
}

/** Seconds that a crawler must wait between two requests, by its group, otherwise by the group for all; null if neither sets them. */
export const crawlDelayFor = (robots: RobotsTxt, userAgent: string): number | null => groupOf(robots, userAgent)?.crawlDelay ?? null;

function decide(rules: readonly RobotsRule[], path: string): RobotsVerdict {
  if (path === '/robots.txt') return { allowed: true, line: null };
  let best: RobotsRule | null = null;
  for (const rule of rules) {
    const better = !best || rule.length > best.length || (rule.length === best.length && rule.allow && !best.allow);
    if (better && matches(rule, path)) best = rule;
  }
  return { allowed: best?.allow ?? true, line: best?.line ?? null };
}
