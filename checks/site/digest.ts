import { caps, clipToOneLine } from '../core/helpers/clip.ts';
import type { Digest } from '../core/report/digest.ts';
import { factValueOf } from '../core/fact-value.ts';
import type { Report } from '../core/report/report.ts';
import { singleCanonical, findCanonicals } from '../derive/head/canonicals.ts';
import { firstDescription, firstTitle } from '../derive/head/texts.ts';
import { findAlternates } from '../derive/head/hreflang.ts';
import { mainHeadings } from '../derive/text/outline.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';
import { isSameSite, linkClassifier, relKinds } from '../derive/links/kinds.ts';
import { isFunctionalLink } from '../derive/links/purposes.ts';
import { isHttpUrl, withoutFragment } from '../parse/urls.ts';
import { fingerprintOf } from './fingerprint.ts';
import { keyOfUrl } from './link-keys.ts';

/** The site view reads a thousand digests at once, so each stays small however large its page is. */
const limits = {
  title: 300,
  description: 500,
  headings: 10,
  heading: 300,
  url: 1_000,
  alternates: 50,
  code: 40,
  robots: 300,
  type: 60,
  brokenLinks: 200,
  links: 1_500,
  nofollow: 20,
  redirects: 50,
  hops: 10,
} as const;

/**
 * The columns of a report that tables of many pages need. Reads facts if the report has them.
 * @param visit the redirects from the URL that was requested to the page, in order, if the host saw them
 */
export function digestOf(report: Report, visit: readonly { url: string; status: number }[] = []): Digest {
  const known = report.facts ?? {};
  const head = factValueOf(known, 'head');
  const page = factValueOf(known, 'page');
  const headers = headersOfPage(factValueOf(known, 'response'));
  const here = page?.url ?? report.url;
  const length = report.glance?.length;
  return {
    url: report.url.slice(0, caps.url),
    finalUrl: (report.finalUrl || report.url).slice(0, caps.url),
    status: report.glance?.status ?? null,
    at: report.at,
    title: clipToOneLine(head ? firstTitle(head) : '', limits.title),
    language: report.language,
    pageType: report.pageType,
    score: report.score,
    gate: report.gate?.signal ?? null,
    counts: { ...report.counts },
    statuses: Object.fromEntries(report.signals.map(({ id, status }) => [id, status])),
    geo: {
      score: report.geo.score,
      band: report.geo.band,
      measured: report.geo.measured,
      categories: report.geo.categories.map(({ id, score }) => ({ id, score: score === null ? null : Math.round(score) })),
    },
    description: clipToOneLine(head ? firstDescription(head) : '', limits.description),
    h1: mainHeadings(factValueOf(known, 'headings')?.items ?? [])
      .slice(0, limits.headings)
      .map(({ text }) => clipToOneLine(text, limits.heading)),
    words: report.about?.words ?? null,
    ...(length?.in === 'characters' ? { characters: length.count } : {}),
    canonical: head ? singleCanonical(findCanonicals(head, headers, here)) : null,
    alternates: head ? alternates(head, headers, here) : [],
    noindex: head ? effectiveRules(findDirectives(head, headers), 'googlebot', Date.parse(report.at)).noindex.length > 0 : false,
    ...brokenLinks(known),
    ...valuesToCompare(report),
    ...siteLinks(known),
    ...(visit.length > 0 && { hops: visit.slice(0, limits.hops).map(({ url, status }) => ({ url: url.slice(0, limits.url), status })) }),
    ...mainText(known),
    ms: Math.round(report.durationMs.total || report.durationMs.collect + report.durationMs.judge + report.durationMs.network),
  };
}

/** What only comparisons of two runs show. */
function valuesToCompare({ glance, about }: Report): Pick<Digest, 'robots' | 'published' | 'modified' | 'types' | 'internalLinks'> {
  return {
    ...(glance && {
      robots: clipToOneLine(glance.robots.google.join(', '), limits.robots),
      internalLinks: glance.links.internal,
      types: glance.types.map((type) => clipToOneLine(type, limits.type)).toSorted(),
    }),
    ...(about && { published: about.published, modified: about.modified }),
  };
}

type Known = NonNullable<Report['facts']>;

function alternates(...material: Parameters<typeof findAlternates>): Digest['alternates'] {
  return findAlternates(...material)
    .flatMap(({ code, url, inHead }) =>
      url !== null && inHead && isHttpUrl(url) && url.length <= limits.url ? [{ code: clipToOneLine(code, limits.code), url }] : [],
    )
    .slice(0, limits.alternates);
}

function brokenLinks(known: Known): Pick<Digest, 'brokenLinks' | 'brokenTotal'> {
  const broken = factValueOf(known, 'linkStatus')?.probes.filter((probe) => probe.class === 'broken');
  if (!broken) return { brokenLinks: null };
  const listed = broken.slice(0, limits.brokenLinks);
  return {
    brokenLinks: listed.map(({ url, status, reason }) => ({ url: clipToOneLine(url, limits.url), status, reason })),
    ...(broken.length > listed.length && { brokenTotal: broken.length }),
  };
}

/** The text that is compared across pages: main content. */
function mainText(known: Known): Pick<Digest, 'fingerprint'> {
  const blocks = factValueOf(known, 'text')?.blocks ?? [];
  const fingerprint = fingerprintOf(blocks.flatMap(({ main, text }) => (main ? [text] : [])));
  return fingerprint === undefined ? {} : { fingerprint };
}

function siteLinks(known: Known): Pick<Digest, 'links' | 'nofollow' | 'redirects'> {
  const links = factValueOf(known, 'links');
  const page = factValueOf(known, 'page');
  if (!links || !page) return {};
  const kindOf = linkClassifier(page.url);
  const keys = new Set<string>();
  const withoutVote = new Map<string, string>();
  const followed = new Set<string>();
  for (const link of links.items) {
    if (link.url === null || !isSameSite(kindOf(link))) continue;
    const key = keyOfUrl(link.url);
    if (keys.size < limits.links) keys.add(key);
    if (!relKinds(link.rel).includes('nofollow')) followed.add(key);
    else if (!isFunctionalLink(link.url) && link.url.length <= limits.url) withoutVote.set(key, withoutFragment(link.url));
  }
  const nofollow = [...withoutVote].flatMap(([key, url]) => (followed.has(key) ? [] : [url])).slice(0, limits.nofollow);
  const redirects = (factValueOf(known, 'linkStatus')?.probes ?? [])
    .filter(
      ({ url, finalUrl, redirects: hops }) =>
        hops > 0 && url.length <= limits.url && keys.has(keyOfUrl(url)) && finalUrl.length <= limits.url,
    )
    .slice(0, limits.redirects)
    .map(({ url, finalUrl, redirects: hops }) => ({ url, to: finalUrl, hops }));
  return { links: [...keys].join(''), ...(nofollow.length > 0 && { nofollow }), ...(redirects.length > 0 && { redirects }) };
}
