import { caps, oneLine } from '../core/clip.ts';
import type { Digest } from '../core/digest.ts';
import { valueOf, type Report } from '../core/report.ts';
import { agreedCanonical, canonicalsOf } from '../derive/head/canonicals.ts';
import { shownDescription, shownTitle } from '../derive/head/head-texts.ts';
import { alternatesOf } from '../derive/head/hreflang.ts';
import { visibleMainHeadings } from '../derive/text/outline.ts';
import { pageHeaders } from '../derive/head/page-response.ts';
import { effectiveRobots, robotsDirectives } from '../parse/robots-directives.ts';
import { isSameSite, linkKindClassifier, relKinds } from '../derive/links/link-kinds.ts';
import { isFunctional } from '../derive/links/link-purposes.ts';
import { isHttp, withoutFragment } from '../parse/urls.ts';
import { fingerprintOf } from './fingerprint.ts';
import { linkKey } from './link-keys.ts';

/** The site view reads a thousand digests at once, so each stays small however large its page is. */
const limits = {
  title: 300,
  description: 500,
  headings: 10,
  heading: 300,
  url: 1_000,
  alternates: 50,
  code: 40,
  brokenLinks: 200,
  links: 1_500,
  nofollow: 20,
  redirects: 50,
} as const;

/** The columns of a report that tables of many pages need. Reads facts if the report has them. */
export function reportDigest(report: Report): Digest {
  const known = report.facts ?? {};
  const head = valueOf(known, 'head');
  const page = valueOf(known, 'page');
  const headers = pageHeaders(valueOf(known, 'response'));
  const here = page?.url ?? report.url;
  const length = report.glance?.length;
  return {
    url: report.url.slice(0, caps.url),
    finalUrl: (report.finalUrl || report.url).slice(0, caps.url),
    status: report.glance?.status ?? null,
    at: report.at,
    title: oneLine(head ? shownTitle(head) : '', limits.title),
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
    description: oneLine(head ? shownDescription(head) : '', limits.description),
    h1: visibleMainHeadings(valueOf(known, 'headings')?.items ?? [])
      .slice(0, limits.headings)
      .map(({ text }) => oneLine(text, limits.heading)),
    words: report.about?.words ?? null,
    ...(length?.in === 'characters' ? { characters: length.count } : {}),
    canonical: head ? agreedCanonical(canonicalsOf(head, headers, here)) : null,
    alternates: head ? alternates(head, headers, here) : [],
    noindex: head ? effectiveRobots(robotsDirectives(head, headers), 'googlebot', Date.parse(report.at)).noindex.length > 0 : false,
    brokenLinks: brokenLinks(known),
    ...siteLinks(known),
    ...mainText(known),
    ms: Math.round(report.durationMs.total || report.durationMs.collect + report.durationMs.judge + report.durationMs.network),
  };
}

type Known = NonNullable<Report['facts']>;

function alternates(...material: Parameters<typeof alternatesOf>): Digest['alternates'] {
  return alternatesOf(...material)
    .flatMap(({ code, url, inHead }) =>
      url !== null && inHead && isHttp(url) && url.length <= limits.url ? [{ code: oneLine(code, limits.code), url }] : [],
    )
    .slice(0, limits.alternates);
}

function brokenLinks(known: Known): Digest['brokenLinks'] {
  const probes = valueOf(known, 'linkStatus')?.probes;
  return (
    probes
      ?.filter((probe) => probe.class === 'broken')
      .slice(0, limits.brokenLinks)
      .map(({ url, status, reason }) => ({ url: oneLine(url, limits.url), status, reason })) ?? null
  );
}

/** The text that is compared across pages: main content. */
function mainText(known: Known): Pick<Digest, 'fingerprint'> {
  const blocks = valueOf(known, 'text')?.blocks ?? [];
  const fingerprint = fingerprintOf(blocks.flatMap(({ main, text }) => (main ? [text] : [])));
  return fingerprint === undefined ? {} : { fingerprint };
}

function siteLinks(known: Known): Pick<Digest, 'links' | 'nofollow' | 'redirects'> {
  const links = valueOf(known, 'links');
  const page = valueOf(known, 'page');
  if (!links || !page) return {};
  const kindOf = linkKindClassifier(page.url);
  const keys = new Set<string>();
  const withoutVote = new Map<string, string>();
  const followed = new Set<string>();
  for (const link of links.items) {
    if (link.url === null || !isSameSite(kindOf(link))) continue;
    const key = linkKey(link.url);
    if (keys.size < limits.links) keys.add(key);
    if (!relKinds(link.rel).includes('nofollow')) followed.add(key);
    else if (!isFunctional(link.url) && link.url.length <= limits.url) withoutVote.set(key, withoutFragment(link.url));
  }
  const nofollow = [...withoutVote].flatMap(([key, url]) => (followed.has(key) ? [] : [url])).slice(0, limits.nofollow);
  const redirects = (valueOf(known, 'linkStatus')?.probes ?? [])
    .filter(
      ({ url, finalUrl, redirects: hops }) =>
        hops > 0 && url.length <= limits.url && keys.has(linkKey(url)) && finalUrl.length <= limits.url,
    )
    .slice(0, limits.redirects)
    .map(({ url, finalUrl, redirects: hops }) => ({ url, to: finalUrl, hops }));
  return { links: [...keys].join(''), ...(nofollow.length > 0 && { nofollow }), ...(redirects.length > 0 && { redirects }) };
}
