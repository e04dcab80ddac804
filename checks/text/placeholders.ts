import { dummyTexts } from '../lists/leftover-texts.ts';
import { unicodePattern } from './unicode-pattern.ts';
import { memo } from './memo.ts';
import { addressOf, isLoopback, isPrivateHost, registrableDomain } from './urls.ts';

/** What a template, a script or a designer left behind. */
export interface Leftover {
  kind: 'token' | 'empty' | 'dummy';
  /** As it stands on the page. */
  found: string;
}

/** Variables and format directives of the usual template languages, with a name in them. */
const tokens = unicodePattern([
  String.raw`\{\{\{?\s*[#/>&^]?[\p{L}_$][\p{L}\p{N}_.$|:()'"\[\] \-]{0,80}\}\}\}?`, // {{title}}
  String.raw`\{%-?\s*[a-z][^{}%]{0,80}%\}`, // {% block title %}
  String.raw`<%[=-]?\s*[\p{L}_@$][^<>%]{0,80}%>`, // <%= title %>
  String.raw`\$\{[\p{L}_$][\p{L}\p{N}_.$()\[\] ]{0,80}\}`, // ${title}
  String.raw`%%[a-z][a-z_]{1,40}%%`, // %%title%%
  String.raw`(?<!\p{N}\s)(?<![\p{L}\p{N}%])%(?:\d\$)?[sd](?![\p{L}\p{N}%])`, // %s
  String.raw`\[object [A-Z][A-Za-z]{2,30}\]`,
].join('|'), 'gi');

const anyDummy = unicodePattern(dummyTexts.join('|'), 'i');
let plainDummy: RegExp | undefined;
const emptyValue = /^(?:undefined|null|nan|\[object [a-z]+\])$/i;

/** Template tokens in a text, in order, at most 10. */
export function templateTokens(text: string): string[] {
  const found: string[] = [];
  if (!/[{%[$]/.test(text)) return found;
  const start = text.slice(0, 5_000);
  for (const [token] of start.matchAll(tokens(start))) {
    found.push(token);
    if (found.length === 10) break;
  }
  return found;
}

/** True for what a script writes when a value is missing: `undefined`, `null`, `NaN`, as the whole text. */
export const isEmptyValue = (text: string): boolean => emptyValue.test(text.trim());

const separators = /\s+[-–—|·•:»/]+\s+|[|｜]/u;

/**
 * The first leftover of a short text such as a title or a description.
 * @param subject last part of the page's path: a page about `null` at /reference/null is no leftover
 */
export function leftoverIn(text: string, subject = ''): Leftover | null {
  const [token] = templateTokens(text);
  if (token) return { kind: 'token', found: token };
  const empty = text.split(separators).map((part) => part.trim()).find(isEmptyValue);
  if (empty && empty.toLowerCase() !== subject.toLowerCase()) return { kind: 'empty', found: empty };
  const dummy = dummyTextIn(text);
  return dummy ? { kind: 'dummy', found: dummy } : null;
}

/** Text that designers fill pages with, as it stands there, or null. */
export const dummyTextIn = (text: string): string | null => {
  const pattern = /[\u0080-\uffff]/.test(text) ? anyDummy(text) : (plainDummy ??= new RegExp(dummyTexts.filter((dummy) => !/[\u0080-\uffff]/.test(dummy)).join('|'), 'i'));
  return pattern.exec(text)?.[0] ?? null;
};

/** Name of what a page is about by its address: the last part of its path without extension. */
export function pathSubject(url: string): string {
  const last = addressOf(url)?.pathname.split('/').findLast((part) => part !== '') ?? '';
  return last.replace(/\.[a-z]{2,5}$/i, '');
}

const stagingLabel = /(?:^|-)(?:staging|stg|preprod|preproduction|uat)\d*(?:-|$)/;

/**
 * A host that readers cannot reach: this machine, a private network, or a staging copy. Null for public hosts, and for pages
 * that stand on such a host themselves.
 * @returns the host name
 */
export function unpublishedHost(url: string, pageUrl: string): string | null {
  const target = addressOf(url);
  const page = addressOf(pageUrl);
  if (!target || !page || (target.protocol !== 'http:' && target.protocol !== 'https:') || target.hostname === page.hostname) return null;
  if (isUnpublished(page.hostname) || page.protocol === 'file:') return null;
  return isUnpublished(target.hostname) ? target.hostname : null;
}

const isUnpublished = memo((hostname) => {
  if (isLoopback(hostname) || isPrivateHost(hostname)) return true;
  const own = registrableDomain(hostname);
  return hostname.slice(0, Math.max(0, hostname.length - own.length)).split('.').some((label) => stagingLabel.test(label));
});
