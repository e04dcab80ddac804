/** All probes of one page: its links, the URLs and images that it names, and variants of its URL. */
import { caps, clipText } from '../core/helpers/clip.ts';
import { factFailure } from '../core/failure.ts';
import { probedFacts, type FactTable, type KnownFacts } from '../core/facts.ts';
import type { Failure, Gathered, ProbeReason } from '../core/facts/missing.ts';
import type { Probe, ProbeHop, RedirectsFact } from '../core/facts/probes.ts';
import { hostnameOf, areSamePage, withoutFragment } from '../parse/urls.ts';
import { whyNotProbed } from './link-class.ts';
import { ProbeRateMeter, type ProbeProgress } from './probe-progress.ts';
import { skippedCap, listTargets, type ProbeTargets } from './targets.ts';
import type { Prober } from './prober.ts';
import { probeAlternate, probeCanonicalTarget } from './named-pages.ts';
import { probeIconFiles, probePicture } from './target-pictures.ts';
import { robotsJudge, type RobotsJudge } from './target-robots.ts';

export interface ProbePageOptions {
  /** The redirects of this visit in order, if they were recorded. */
  visit?: readonly ProbeHop[];
  /** The URL that was opened, if it is known to differ from the page's. */
  startUrl?: string;
  /** Epoch milliseconds. */
  clock?: () => number;
}

type Probed = Pick<KnownFacts, (typeof probedFacts)[number]>;

/** Minimum interval between two updates of the facts, in milliseconds. */
const batchMs = 250;
/**
 * Probes a page. Never throws: if something could not be requested, the fact is a failure with the reason.
 * Calls `onFacts` with all facts so far, at most four times a second and once at the end.
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
  const targets = listTargets(known);
  if (!targets)
    return { ...base, ...Object.fromEntries(probedFacts.map((name) => [name, factFailure('collector-failed', 'page-unread')])) };
  const report = (probed: Probed, progress: ProbeProgress) => onFacts({ ...base, ...probed }, progress);
  return { ...base, ...(await probeTargets(targets, known.robotsTxt, prober, report, options)) };
}

/**
 * Probes the URLs that a page names. Never throws.
 * @param robotsTxt robots.txt of the page's site, if known
 * @returns a fact for each name in `probedFacts`
 */
export async function probeTargets(
  targets: ProbeTargets,
  robotsTxt: KnownFacts['robotsTxt'],
  prober: Prober,
  onProbed: (probed: Probed, progress: ProbeProgress) => void,
  options: ProbePageOptions = {},
): Promise<Probed> {
  prober.setLimits({ pageHost: hostnameOf(targets.pageUrl) });
  const probing = new Probing(targets, prober, robotsJudge(robotsTxt, prober), onProbed, options);
  probing.report(true);
  await Promise.all(
    [probeCanonical, probeShareImage, probeIcons, probeAlternates, probeRedirects, probeLinks].map((probe) =>
      probe(probing).catch(() => undefined),
    ),
  );
  return probing.finish();
}

/** Shared state of a page's probes: the facts so far, and their progress. */
class Probing {
  readonly targets: ProbeTargets;
  readonly prober: Prober;
  readonly robots: RobotsJudge;
  readonly options: ProbePageOptions;
  readonly meter: ProbeRateMeter;
  readonly #onProbed: (probed: Probed, progress: ProbeProgress) => void;
  readonly #clock: () => number;
  readonly #probed: Probed = {};
  #reportedAt = -Infinity;

  constructor(
    targets: ProbeTargets,
    prober: Prober,
    robots: RobotsJudge,
    onProbed: (probed: Probed, progress: ProbeProgress) => void,
    options: ProbePageOptions,
  ) {
    [this.targets, this.prober, this.robots, this.#onProbed, this.options] = [targets, prober, robots, onProbed, options];
    this.#clock = options.clock ?? Date.now;
    this.meter = new ProbeRateMeter(this.#clock);
  }

  /** Lists are only copied for an update: a copy per link would be thousands of lists. */
  get due(): boolean {
    return this.#clock() - this.#reportedAt >= batchMs;
  }
  report(now = false): void {
    if (!now && !this.due) return;
    this.#reportedAt = this.#clock();
    this.#onProbed({ ...this.#probed }, this.meter.progress(this.prober.state));
  }
  /** Counts the requests for one URL. */
  async counted<T>(request: Promise<T>, probeOf: (value: T) => Probe | null): Promise<T> {
    this.meter.total += 1;
    const value = await request;
    this.meter.count(probeOf(value));
    this.report();
    return value;
  }
  keep<N extends keyof Probed>(name: N, value: Gathered<FactTable[N]>): void {
    Object.assign(this.#probed, { [name]: value });
    this.report();
  }
  finish(): Probed {
    this.meter.finish();
    const missing = probedFacts.filter((name) => !this.#probed[name]);
    for (const name of missing) Object.assign(this.#probed, { [name]: factFailure('collector-failed', 'check-failed') });
    this.report(true);
    return this.#probed;
  }
}

async function probeCanonical(probing: Probing): Promise<void> {
  const { canonical } = probing.targets;
  if (canonical === null) return probing.keep('canonicalTarget', factFailure('not-supported', 'no-canonical'));
  const value = await probing.counted(probeCanonicalTarget(canonical, probing.prober, probing.robots), ({ probe }) => probe);
  probing.keep('canonicalTarget', answered([value.probe], value));
}

async function probeShareImage(probing: Probing): Promise<void> {
  const { shareImage } = probing.targets;
  if (shareImage === null) return probing.keep('shareImage', factFailure('not-supported', 'no-share-image'));
  const value = await probing.counted(probePicture(shareImage, probing.prober), () => null);
  probing.keep('shareImage', whyNot(value.reason) ?? { ok: true, value: { picture: value } });
}

async function probeIcons(probing: Probing): Promise<void> {
  const { icons } = probing.targets;
  if (icons.length === 0) return probing.keep('icons', factFailure('not-supported', 'no-icon'));
  const value = await probing.counted(probeIconFiles(icons, probing.prober, probing.robots), () => null);
  const refused = value.pictures.map(({ reason }) => whyNot(reason));
  probing.keep('icons', refused.every((one) => one !== null) ? refused[0]! : { ok: true, value });
}

async function probeAlternates(probing: Probing): Promise<void> {
  const { alternates, at } = probing.targets;
  const { prober, robots } = probing;
  const items = await Promise.all(alternates.map((url) => probing.counted(probeAlternate(url, prober, robots, at), ({ probe }) => probe)));
  const probes = items.map(({ probe }) => probe);
  probing.keep('alternates', answered(probes, { items }));
}

async function probeRedirects(probing: Probing): Promise<void> {
  const value = await traceRedirects(probing);
  probing.keep('redirects', answered(value.variants ?? [], value));
}

async function probeLinks(probing: Probing): Promise<void> {
  const { links, pageUrl } = probing.targets;
  if (!links.ok) return probing.keep('linkStatus', links);
  const { prober, meter } = probing;
  const pageHost = hostnameOf(pageUrl);
  const probes: Probe[] = [...links.malformed];
  meter.total += new Set(links.urls.filter((url) => whyNotProbed(url, pageHost) === null).map(withoutFragment)).size;
  let skipped = links.malformed.length;
  await prober.probeLinks(links.urls, (probe) => {
    if (probe.class === 'skipped' && probe.reason !== null && (skipped += 1) > skippedCap) return;
    probes.push(probe);
    if (probe.class !== 'skipped' || whyNotProbed(probe.url, pageHost) === null) meter.count(probe);
    if (probing.due) probing.keep('linkStatus', { ok: true, value: { probes: [...probes], finished: false } });
  });
  const value = { probes, finished: prober.state !== 'stopped' };
  const requested = probes.filter((probe) => probe.class !== 'skipped');
  probing.keep('linkStatus', answered(requested, value));
}

/** Why nothing was requested, from the reason of a probe; null if it was requested. */
function whyNot(reason: ProbeReason | null): Failure | null {
  if (reason?.code === 'not-allowed') return factFailure('no-permission', 'hosts-not-allowed');
  if (reason?.code === 'check-stopped') return factFailure('not-probed', 'check-stopped');
  return null;
}
/** The fact, or the failure that all of its probes share. */
function answered<T>(probes: readonly Probe[], value: T): Gathered<T> {
  const reasons = probes.map(({ reason }) => whyNot(reason));
  return probes.length > 0 && reasons.every((one) => one !== null) ? reasons[0]! : { ok: true, value };
}

async function traceRedirects(probing: Probing): Promise<RedirectsFact> {
  const { pageUrl, unread, variants: urls } = probing.targets;
  const { visit, startUrl } = probing.options;
  // A URL variant that does not respond is not a broken link, and needs no fix.
  const probe = (url: string) => probing.counted(probing.prober.probe(url), () => null);
  const from = unread ? pageUrl : startUrl !== undefined && !areSamePage(startUrl, pageUrl) ? startUrl : null;
  const [variants, start] = await Promise.all([Promise.all(urls.map(probe)), from ? probe(from) : null]);
  const page = { url: clipText(pageUrl, caps.url), status: 200 };
  const redirectChain = (hops: readonly ProbeHop[]) => [...hops, page];
  if (unread && start?.reason?.code === 'endless-redirects') return { hops: visit ? redirectChain(visit) : [], loop: true, variants };
  if (visit) return { hops: redirectChain(visit), loop: false, variants };
  // On a second request, the redirect chain only counts if it ends at this page.
  if (start?.hops && areSamePage(start.finalUrl, pageUrl)) return { hops: redirectChain(start.hops), loop: false, variants };
  if (start?.reason?.code === 'endless-redirects') return { hops: [...(start.hops ?? [])], loop: true, variants };
  return { hops: [], loop: false, variants };
}
