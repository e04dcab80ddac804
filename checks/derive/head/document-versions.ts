import type { HeadFact } from '../../core/facts/head.ts';
import type { LinkFact } from '../../core/facts/links-and-images.ts';
import { isSameRegistrableDomain } from '../../parse/registrable-domain.ts';
import {
  classifyParameters,
  parseUrl,
  parsedUrlParts,
  percentDecode,
  urlDifferences,
  withoutFragment,
  withoutWww,
} from '../../parse/urls.ts';
import { canonicalVariance, pointsToHomePage } from './canonicals.ts';

/** Words for a version without its number. */
const moving = /^(?:latest|current|stable|main|master|dev(?:el)?|development|next|nightly)$/i;
/** 2.53.0, v5.1, 3.x; never a year or the number of a page. */
const dotted = /^v?\d{1,4}(?:\.(?:\d{1,6}|x))+$/i;
const whole = /^v?\d{1,3}$/i;

interface Path {
  host: string;
  segments: string[];
}
function pathOf(url: string): Path | null {
  const parsed = parsedUrlParts(url);
  return parsed?.host ? { host: parsed.host, segments: percentDecode(parsed.pathname).split('/').filter(Boolean) } : null;
}
const isVersion = (segment: string) => moving.test(segment) || dotted.test(segment);

/** Whether a part of the URL's path is a version: /docs/5.1/forms, /docs/latest/forms. */
export const isVersionedUrl = (url: string): boolean => (pathOf(url)?.segments ?? []).some(isVersion);

/**
 * Whether two URLs name one document in two versions of software: one part of the path is another version, or only one of them has a
 * version (/docs/18/select.html and /docs/current/select.html, /docs/commit and /docs/commit/2.53.0).
 */
export function areVersionsOfOne(a: string, b: string): boolean {
  const [one, two] = [pathOf(a), pathOf(b)];
  if (!one || !two || one.host !== two.host) return false;
  const [short, long] = one.segments.length <= two.segments.length ? [one.segments, two.segments] : [two.segments, one.segments];
  const at = long.findIndex((segment, index) => segment !== short[index]);
  if (at === -1 || long.length - short.length > 1) return false;
  if (long.length > short.length) return short.length > 0 && isVersion(long[at]!) && long.toSpliced(at, 1).join('/') === short.join('/');
  const pair = [short[at]!, long[at]!];
  return (
    at < long.length - 1 &&
    pair.some(isVersion) &&
    pair.every((segment) => isVersion(segment) || whole.test(segment)) &&
    short.slice(at + 1).join('/') === long.slice(at + 1).join('/')
  );
}

/** The script that every AMP document has (AMP HTML specification, required markup). */
const ampScript = /^https:\/\/cdn\.ampproject\.org\/(?:[\w/-]+\/)?v0\.m?js$/;
const isAmp = ({ nodes }: Pick<HeadFact, 'nodes'>): boolean =>
  nodes.some(({ tag, attributes }) => tag === 'script' && ampScript.test(attributes['src'] ?? ''));
const phoneHost = /^(?:m|mobile|amp)\./;

/** The URL without what makes it the AMP or print form of a page: a folder at its end, a parameter. */
function withoutForm(url: string): string {
  const parsed = parseUrl(url);
  if (!parsed) return url;
  parsed.pathname = parsed.pathname.replace(/\/(?:amp|print)\/?$/i, '/');
  for (const { name, value } of classifyParameters(url))
    if ([name, value].some((word) => /^(?:amp|print)$/i.test(word))) parsed.searchParams.delete(name);
  return parsed.href;
}

/**
 * Whether a canonical names the page of which this is the AMP, phone or print form. The first two have to name it (amp.dev, Prepare for
 * discovery; Google, mobile-first indexing, separate URLs). Not the home page from an inner page.
 */
function isFormOf(canonical: string, pageUrl: string, head: Pick<HeadFact, 'nodes'>): boolean {
  const [here, there] = [parsedUrlParts(withoutForm(pageUrl)), parsedUrlParts(canonical)];
  if (!here || !there || canonicalVariance(canonical, pageUrl) !== null) return false;
  const host = withoutWww(there.host);
  const isForPhones = phoneHost.test(here.host) && here.host.replace(phoneHost, '') === host;
  const ofForm = isForPhones ? here.href.replace(here.host, there.host) : here.href;
  if (pointsToHomePage(canonical, ofForm)) return false;
  return isForPhones || (isAmp(head) && isSameRegistrableDomain(canonical, pageUrl)) || urlDifferences(ofForm, canonical) !== null;
}

/** Whether a page names as its canonical another version of itself, or the page of which it is the AMP, phone or print form. */
export const namesOtherVersion = (canonical: string, pageUrl: string, head: Pick<HeadFact, 'nodes'>): boolean =>
  areVersionsOfOne(canonical, pageUrl) || isFormOf(canonical, pageUrl, head);

/** Other versions of the page that it links to. */
export const findLinkedVersions = (links: readonly LinkFact[], pageUrl: string): string[] => [
  ...new Set(links.flatMap(({ url }) => (url !== null && areVersionsOfOne(url, pageUrl) ? [withoutFragment(url)] : []))),
];
