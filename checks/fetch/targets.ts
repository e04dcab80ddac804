/** The URLs that a page's probes request, as plain data: the thread with network access needs nothing else from the page. */
import { caps, clipText } from '../core/helpers/clip.ts';
import { factFailure, probeFailureReason } from '../core/failure.ts';
import type { Failure } from '../core/facts/missing.ts';
import type { KnownFacts } from '../core/facts.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import type { Probe } from '../core/facts/probes.ts';
import { hostnameOf, isHttpUrl, parseUrl } from '../parse/urls.ts';
import { whyNotProbed } from './link-class.ts';
import { alternateUrls, canonicalTargetUrl, factsForTargets } from './named-pages.ts';
import { iconUrls, shareImageUrl } from './target-pictures.ts';

export interface ProbeTargets {
  pageUrl: string;
  /** The page's URL could not be read without cookies: its redirects are followed to see why. */
  unread: boolean;
  /** Epoch milliseconds of the audit. */
  at: number;
  /** Variants of the page's URL. */
  variants: string[];
  canonical: string | null;
  shareImage: string | null;
  icons: string[];
  alternates: string[];
  /** Link targets in document order, and links without a URL; or why the links are unknown. */
  links: LinkTargets | Failure;
}
export interface LinkTargets {
  ok: true;
  urls: string[];
  malformed: Probe[];
}

/** Maximum number of skipped links in the list. */
export const skippedCap = 500;

/** @returns null if nothing is known about the page */
export function listTargets(known: KnownFacts): ProbeTargets | null {
  const facts = factsForTargets(known);
  if (!facts) return null;
  return {
    pageUrl: facts.page.url,
    unread: known.response?.ok === false,
    at: facts.page.at,
    variants: urlVariants(facts.page.url),
    canonical: canonicalTargetUrl(facts),
    shareImage: shareImageUrl(facts),
    icons: iconUrls(facts),
    alternates: alternateUrls(facts),
    links: known.links?.ok ? linkTargets(known.links.value.items) : (known.links ?? factFailure('collector-failed', 'links-unread')),
  };
}

/** Origins that the probes of a page request, in request order; they need permission. */
export function hostsToProbe(known: KnownFacts): string[] {
  const targets = listTargets(known);
  if (!targets) return [];
  const { pageUrl, variants, canonical, shareImage, icons, alternates, links } = targets;
  const pageHost = hostnameOf(pageUrl);
  const urls = [
    pageUrl,
    ...variants,
    ...(canonical ? [canonical] : []),
    ...alternates,
    ...(shareImage ? [shareImage] : []),
    ...icons,
    ...(links.ok ? links.urls : []),
  ];
  return [...new Set(urls.flatMap((url) => (whyNotProbed(url, pageHost) === null ? [new URL(url).origin] : [])))];
}

function linkTargets(links: readonly LinkFact[]): LinkTargets {
  const malformed = new Map<string, Probe>();
  for (const { url, href } of links) {
    if (url !== null || href === null || href.trim() === '' || malformed.size >= skippedCap) continue;
    const written = clipText(href, caps.url);
    malformed.set(written, {
      url: written,
      class: 'skipped',
      status: 0,
      finalUrl: written,
      redirects: 0,
      reason: probeFailureReason('no-url'),
    });
  }
  return { ok: true, urls: links.flatMap(({ url }) => (url === null ? [] : [url])), malformed: [...malformed.values()] };
}

/** URL variants: http for https and vice versa, with and without www, with and without a trailing slash; one change at a time. */
export function urlVariants(pageUrl: string): string[] {
  const page = parseUrl(pageUrl);
  if (!page || !isHttpUrl(page)) return [];
  page.hash = '';
  const changed = (change: (url: URL) => void) => {
    const url = new URL(page);
    change(url);
    return url.href;
  };
  // Not for IP addresses; an IPv6 address contains letters and may end with four numbers.
  const named = /[a-z]/i.test(page.hostname) && page.hostname.includes('.') && !page.hostname.startsWith('[');
  const urls = [
    // A non-default port serves only one of the schemes.
    ...(page.port === ''
      ? [
          changed((url) => {
            url.protocol = url.protocol === 'http:' ? 'https:' : 'http:';
          }),
        ]
      : []),
    ...(named
      ? [
          changed((url) => {
            url.hostname = url.hostname.startsWith('www.') ? url.hostname.slice(4) : `www.${url.hostname}`;
          }),
        ]
      : []),
    ...(page.pathname === '/'
      ? []
      : [
          changed((url) => {
            url.pathname = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : `${url.pathname}/`;
          }),
        ]),
  ];
  return [...new Set(urls)].filter((url) => url !== page.href);
}
