/** All probes of one page: its links, the addresses and pictures it names, the other spellings of its own address. */
import { caps, clip } from '../core/clip.ts';
import { failed, probeReason } from '../core/failure.ts';
import {
  probedFacts,
  type FactTable,
  type Failure,
  type Gathered,
  type KnownFacts,
  type LinkFact,
  type Probe,
  type ProbeHop,
  type ProbeReason,
  type RedirectsFact,
} from '../core/facts.ts';
import { isHttp, parseUrl, samePage, withoutFragment } from '../parse/urls.ts';
import { skipReason } from './link-class.ts';
import type { Prober } from './prober.ts';
import { alternateUrlsOf, canonicalTargetOf, factsForTargets, readAlternate, readCanonicalTarget } from './targets.ts';
import { iconUrlsOf, fetchIcons, readPicture, shareImageToProbe } from './target-pictures.ts';
import { robotsJudge } from './target-robots.ts';

export interface ProbeProgress {
  /** Addresses: links, and those the page names. */
  done: number;
  total: number;
  broken: number;
  unverified: number;
  /** Over the last seconds; 0 before the first answer and while paused. */
  perSecond: number;
  /** Null while it cannot be told. */
  secondsLeft: number | null;
  phase: 'probing' | 'paused' | 'stopped' | 'done';
}

export interface ProbePageOptions {
  /** The redirecting answers of this visit, in order, where they were seen. */
  visit?: readonly ProbeHop[];
  /** The address that was opened, where it is known to be another than the page's. */
  startUrl?: string;
  /** Epoch milliseconds. */
  clock?: () => number;
}

type Probed = Pick<KnownFacts, (typeof probedFacts)[number]>;

/** At most so often the facts are handed on, in milliseconds. */
const batchMs = 250;
const rateWindowMs = 5_000;
/** Skipped links that are listed. */
const skippedCap = 500;

/** Origins that probePage() asks, those named first that are asked first: what permission is needed for. */
export function hostsToProbe(known: KnownFacts): string[] {
  const facts = factsForTargets(known);
  if (!facts) return [];
  const pageHost = hostOf(facts.page.url);
  const canonical = canonicalTargetOf(facts);
  const picture = shareImageToProbe(facts);
  const urls = [
    facts.page.url,
    ...variantsToProbe(facts.page.url),
    ...(canonical ? [canonical] : []),
    ...alternateUrlsOf(facts),
    ...(picture ? [picture] : []),
    ...iconUrlsOf(facts),
    ...(known.links?.ok ? linkTargets(known.links.value.items).urls : []),
  ];
  return [...new Set(urls.flatMap((url) => (skipReason(url, pageHost) === null ? [new URL(url).origin] : [])))];
}

/**
 * Probes a page. Never throws: what could not be asked is a failure with its reason.
 * `onFacts` gets all that is known so far, at most four times a second and once at the end.
 * @returns the known facts with those of the probes
 */
export async function probePage(
  known: KnownFacts,
  prober: Prober,
  onFacts: (facts: KnownFacts, progress: ProbeProgress) => void,
  options: ProbePageOptions = {},
): Promise<KnownFacts> {
  const base = Object.fromEntries(
    Object.entries(known).filter(([name]) => !(probedFacts as readonly string[]).includes(name)),
  ) as KnownFacts;
  const facts = factsForTargets(known);
  if (!facts) return { ...base, ...Object.fromEntries(probedFacts.map((name) => [name, failed('collector-failed', 'page-unread')])) };
  const { page } = facts;
  const pageHost = hostOf(page.url);
  prober.setLimits({ pageHost });

  const clock = options.clock ?? Date.now;
  const probed: Probed = {};
  const meter = new Meter(clock);
  let reportedAt = -Infinity;
  const tell = (now = false) => {
    const at = clock();
    if (!now && at - reportedAt < batchMs) return;
    reportedAt = at;
    onFacts({ ...base, ...probed }, meter.progress(prober.state));
  };
  /** Counts the requests for one URL. */
  const counted = async <T>(request: Promise<T>, probeOf: (value: T) => Probe | null): Promise<T> => {
    meter.total += 1;
    const value = await request;
    meter.count(probeOf(value));
    tell();
    return value;
  };
  const keep = <N extends keyof Probed>(name: N, value: Gathered<FactTable[N]>) => {
    Object.assign(probed, { [name]: value });
    tell();
  };

  const robots = robotsJudge(known, prober);
  const jobs: Promise<void>[] = [];

  const canonical = canonicalTargetOf(facts);
  jobs.push(
    (async () => {
      if (canonical === null) return keep('canonicalTarget', failed('not-supported', 'no-canonical'));
      const value = await counted(readCanonicalTarget(canonical, prober, robots), ({ probe }) => probe);
      keep('canonicalTarget', answered([value.probe], value));
    })(),
  );
  const picture = shareImageToProbe(facts);
  jobs.push(
    (async () => {
      if (picture === null) return keep('shareImage', failed('not-supported', 'no-share-image'));
      const value = await counted(readPicture(picture, prober), () => null);
      keep('shareImage', whyNot(value.reason) ?? { ok: true, value: { picture: value } });
    })(),
  );
  const icons = iconUrlsOf(facts);
  jobs.push(
    (async () => {
      if (icons.length === 0) return keep('icons', failed('not-supported', 'no-icon'));
      const value = await counted(fetchIcons(icons, prober, robots), () => null);
      const refused = value.pictures.map(({ reason }) => whyNot(reason));
      keep('icons', refused.every((one) => one !== null) ? refused[0]! : { ok: true, value });
    })(),
  );
  const alternates = alternateUrlsOf(facts);
  jobs.push(
    (async () => {
      const items = await Promise.all(alternates.map((url) => counted(readAlternate(url, prober, robots, page.at), ({ probe }) => probe)));
      keep(
        'alternates',
        answered(
          items.map(({ probe }) => probe),
          { items },
        ),
      );
    })(),
  );
  jobs.push(
    (async () => {
      const value = await traceRedirects(page.url, prober, options, counted);
      keep('redirects', answered(value.variants ?? [], value));
    })(),
  );
  jobs.push(
    (async () => {
      if (!known.links?.ok) return keep('linkStatus', known.links ?? failed('collector-failed', 'links-unread'));
      const { urls, malformed } = linkTargets(known.links.value.items);
      const probes: Probe[] = malformed;
      meter.total += new Set(urls.filter((url) => skipReason(url, pageHost) === null).map(withoutFragment)).size;
      let skipped = malformed.length;
      await prober.probeLinks(urls, (probe) => {
        if (probe.class === 'skipped' && probe.reason !== null && (skipped += 1) > skippedCap) return;
        probes.push(probe);
        if (probe.class !== 'skipped' || skipReason(probe.url, pageHost) === null) meter.count(probe);
        // The list is copied only when it is handed on: thousands of links would make thousands of lists.
        if (clock() - reportedAt >= batchMs) keep('linkStatus', { ok: true, value: { probes: [...probes], finished: false } });
      });
      const value = { probes: [...probes], finished: prober.state !== 'stopped' };
      keep(
        'linkStatus',
        answered(
          probes.filter((probe) => probe.class !== 'skipped'),
          value,
        ),
      );
    })(),
  );

  tell(true);
  await Promise.all(jobs.map((job) => job.catch(() => {})));
  meter.finish();
  const missing = probedFacts.filter((name) => !probed[name]);
  for (const name of missing) Object.assign(probed, { [name]: failed('collector-failed', 'check-failed') });
  tell(true);
  return { ...base, ...probed };
}

const hostOf = (url: string) => parseUrl(url)?.hostname ?? '';

/** Why nothing was asked, from the reason of a probe; null when it was asked. */
function whyNot(reason: ProbeReason | null): Failure | null {
  if (reason?.code === 'not-allowed') return failed('no-permission', 'hosts-not-allowed');
  if (reason?.code === 'check-stopped') return failed('not-probed', 'check-stopped');
  return null;
}
/** The fact, or the failure that all its probes share. */
function answered<T>(probes: readonly Probe[], value: T): Gathered<T> {
  const reasons = probes.map(({ reason }) => whyNot(reason));
  return probes.length > 0 && reasons.every((one) => one !== null) ? reasons[0]! : { ok: true, value };
}

/** Targets of links as they stand, and those that are no address. */
function linkTargets(links: readonly LinkFact[]): { urls: string[]; malformed: Probe[] } {
  const malformed = new Map<string, Probe>();
  for (const { url, href } of links) {
    if (url !== null || href === null || href.trim() === '' || malformed.size >= skippedCap) continue;
    const written = clip(href, caps.url);
    malformed.set(written, { url: written, class: 'skipped', status: 0, finalUrl: written, redirects: 0, reason: probeReason('no-url') });
  }
  return { urls: links.flatMap(({ url }) => (url === null ? [] : [url])), malformed: [...malformed.values()] };
}

/** http for https and the reverse, www and without, slash at the end and none: one change at a time. */
export function variantsToProbe(pageUrl: string): string[] {
  const page = parseUrl(pageUrl);
  if (!page || !isHttp(page)) return [];
  page.hash = '';
  const changed = (change: (url: URL) => void) => {
    const url = new URL(page);
    change(url);
    return url.href;
  };
  // Not of an IP address, whose IPv6 form has letters and may end in four numbers.
  const named = /[a-z]/i.test(page.hostname) && page.hostname.includes('.') && !page.hostname.startsWith('[');
  const urls = [
    // Another port serves only one of the two schemes.
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

async function traceRedirects(
  pageUrl: string,
  prober: Prober,
  { visit, startUrl }: ProbePageOptions,
  count: <T>(request: Promise<T>, probeOf: (value: T) => Probe | null) => Promise<T>,
): Promise<RedirectsFact> {
  // Another spelling that does not answer is nothing to repair: it is no broken link.
  const probe = (url: string) => count(prober.probe(url), () => null);
  const from = startUrl !== undefined && !samePage(startUrl, pageUrl) ? startUrl : null;
  const [variants, start] = await Promise.all([Promise.all(variantsToProbe(pageUrl).map(probe)), from ? probe(from) : null]);
  const page = { url: clip(pageUrl, caps.url), status: 200 };
  const redirectChain = (hops: readonly ProbeHop[]) => [...hops, page];
  if (visit) return { hops: redirectChain(visit), loop: false, variants };
  // Asked for again, the way counts only when it ends at this page.
  if (start?.hops && samePage(start.finalUrl, pageUrl)) return { hops: redirectChain(start.hops), loop: false, variants };
  if (start?.reason?.code === 'endless-redirects') return { hops: [...(start.hops ?? [])], loop: true, variants };
  return { hops: [], loop: false, variants };
}

/** Counts answers and tells how fast they come. */
class Meter {
  total = 0;
  private done = 0;
  private broken = 0;
  private unverified = 0;
  private finished = false;
  private readonly recent: number[] = [];
  private readonly clock: () => number;
  private readonly began: number;

  constructor(clock: () => number) {
    this.clock = clock;
    this.began = clock();
  }
  count(probe: Probe | null): void {
    this.done += 1;
    if (probe?.class === 'broken') this.broken += 1;
    if (probe?.class === 'unverified') this.unverified += 1;
    this.recent.push(this.clock());
  }
  finish(): void {
    this.finished = true;
  }
  progress(state: Prober['state']): ProbeProgress {
    const now = this.clock();
    while (this.recent.length > 0 && this.recent[0]! < now - rateWindowMs) this.recent.shift();
    const seconds = Math.max(0.25, Math.min(rateWindowMs, now - this.began) / 1_000);
    const paused = state === 'paused' && !this.finished;
    const perSecond = paused ? 0 : Math.round((this.recent.length / seconds) * 10) / 10;
    const left = this.total - this.done;
    return {
      done: this.done,
      total: this.total,
      broken: this.broken,
      unverified: this.unverified,
      perSecond,
      secondsLeft: left === 0 || this.finished ? 0 : perSecond > 0 ? Math.ceil(left / perSecond) : null,
      phase: state === 'stopped' ? 'stopped' : this.finished ? 'done' : paused ? 'paused' : 'probing',
    };
  }
}
