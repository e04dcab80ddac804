/** Reads pages that the audited page names, its canonical URL and its language versions, like a crawler. */
import { caps, clipText } from '../core/helpers/clip.ts';
import type { AlternatesFact, CanonicalTargetFact, Probe } from '../core/facts/probes.ts';
import type { FactTable, KnownFacts } from '../core/facts.ts';
import type { HeadFact } from '../core/facts/head.ts';
import type { Header } from '../core/facts/site.ts';
import { singleCanonical, findCanonicals } from '../derive/head/canonicals.ts';
import { hreflangCluster, hreflangRows } from '../derive/head/hreflang.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';
import { comparableUrl, isHttpUrl, areSamePage } from '../parse/urls.ts';
import { decodeHtml } from './charset.ts';
import type { Prober, Reading } from './prober.ts';
import { readTargetHead, type TargetHead } from './target-head.ts';
import type { RobotsJudge } from './target-robots.ts';
import { isHtmlType } from '../parse/encodings.ts';

/** Bytes read of a page: its head and first heading. */
const headBytes = 512_000;
/** Limit of docs/judging/signals.md, hreflang-return. */
const alternateCap = 50;

export type PageFacts = Pick<FactTable, 'page' | 'head'> & { response: FactTable['response'] | undefined };
export function factsForTargets({ page, head, response }: KnownFacts): PageFacts | null {
  return page?.ok && head?.ok ? { page: page.value, head: head.value, response: response?.ok ? response.value : undefined } : null;
}

/** The other URL that the page names as canonical; null if it names none, itself, or several. */
export function canonicalTargetUrl({ page, head, response }: PageFacts): string | null {
  const target = singleCanonical(findCanonicals(head, headersOfPage(response), page.url));
  return target !== null && !areSamePage(target, page.url) ? target : null;
}

/** Unique URLs of other language versions, at most 50. */
export function alternateUrls({ page, head, response }: PageFacts): string[] {
  const { alternates, self: pageUrl } = hreflangCluster(page, head, response);
  const rows = hreflangRows(alternates, pageUrl, null);
  const urls = rows.flatMap(({ self, url }) => (!self && url !== null && isHttpUrl(url) ? [comparableUrl(url)] : []));
  return [...new Set(urls)].slice(0, alternateCap);
}

export async function probeCanonicalTarget(url: string, prober: Prober, robots: RobotsJudge): Promise<CanonicalTargetFact> {
  const [{ probe, head }, robotsTxtAllowed] = await Promise.all([readHead(url, prober), robots(url, 'Googlebot')]);
  return { probe, robots: head.robots, robotsTxtAllowed, canonical: head.canonical, title: head.title, heading: head.heading };
}

/** @param now epoch milliseconds: an earlier unavailable_after counts as noindex */
export async function probeAlternate(
  url: string,
  prober: Prober,
  robots: RobotsJudge,
  now: number,
): Promise<AlternatesFact['items'][number]> {
  const [{ probe, head }, robotsTxtAllowed] = await Promise.all([readHead(url, prober), robots(url, 'Googlebot')]);
  const directives = findDirectives(
    noMetas,
    head.robots.map((value) => ({ name: 'x-robots-tag', value })),
  );
  const { applies, noindex } = effectiveRules(directives, 'googlebot', now);
  const names = [
    ...(noindex.length > 0 ? ['noindex'] : []),
    ...applies.filter((one) => !noindex.includes(one)).map(({ written }) => clipText(written, caps.attribute)),
  ];
  return { url, probe, robots: [...new Set(names)], robotsTxtAllowed, hreflang: head.hreflang };
}
const noMetas: Pick<HeadFact, 'metas'> = { metas: [] };

async function readHead(url: string, prober: Prober): Promise<{ probe: Probe; head: TargetHead }> {
  const reading = await prober.read(url, { bodyLimit: headBytes, range: 0 });
  const address = reading.probe.finalUrl || url;
  return { probe: reading.probe, head: readTargetHead(address, headersOf(reading), htmlOf(reading)) };
}

/** Only a 2xx response represents the URL; headers and HTML of an error page do not. */
const success = ({ probe }: Reading) => probe.class === 'ok' || probe.class === 'redirected';
const headersOf = (reading: Reading): Header[] =>
  reading.headers && success(reading)
    ? [...reading.headers].slice(0, 100).map(([name, value]) => ({ name: name.toLowerCase(), value: clipText(value, caps.source) }))
    : [];

function htmlOf(reading: Reading): string {
  const contentType = reading.headers?.get('content-type') ?? '';
  if (!success(reading) || !isHtmlType(contentType)) return '';
  return decodeHtml(reading.body, contentType).text;
}
