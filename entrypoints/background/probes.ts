import { createProber, probePage, valueOf, withoutFragment, type KnownFacts, type Probe, type ProbeHop, type ProbeProgress, type Prober } from '../../checks/index.ts';
import { rates, readRate } from '../../bridge/probe-storage.ts';
import { workerNet } from './net.ts';

export interface ProbeFactsOptions {
  /** Aborted, what is under way is cut off and the rest stays unchecked. */
  signal: AbortSignal;
  /** All that is known so far, at most four times a second. */
  onProgress?(progress: ProbeProgress, facts: KnownFacts): void;
  /** Gets the prober that asks, to pause it or to change its limits. */
  onProber?(prober: Prober): void;
  /** Only these hosts are asked, of those that are allowed. */
  hosts?: readonly string[] | null;
  /** The redirecting answers on the way to the page, where they were seen. */
  visit?: readonly ProbeHop[] | null;
}

/**
 * Probes what a page names: its links, its canonical and its alternates, its pictures, the other spellings of its address.
 * Links that `known` already tells of are not asked again. Hosts that we may not ask stay unchecked. Never rejects.
 * @returns the known facts with those of the probes
 */
export async function probeFacts(known: KnownFacts, { signal, onProgress, onProber, hosts, visit }: ProbeFactsOptions): Promise<KnownFacts> {
  const [net, rate] = await Promise.all([workerNet(hosts ?? null, valueOf(known, 'page')?.url ?? ''), readRate()]);
  const { inFlight, perHost } = rates[rate];
  const prober = remembering(createProber(net, { inFlight, perHost }), known);
  const stop = () => prober.stop();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  onProber?.(prober);
  try {
    return await probePage(known, prober, (facts, progress) => onProgress?.(progress, facts), visit ? { visit } : {});
  } finally {
    signal.removeEventListener('abort', stop);
    net.close();
  }
}

/** What was not asked, for whatever reason, may be asked now. */
const wasAsked = (probe: Probe) => probe.class !== 'skipped' && !/^(?:not asked|stopped|this computer is offline)/.test(probe.reason);

/** A prober that answers from what is known already, and asks for the rest. */
export function remembering(prober: Prober, { linkStatus, redirects }: KnownFacts): Prober {
  const known = new Map<string, Probe>();
  const before = [...(linkStatus?.ok ? linkStatus.value.probes : []), ...(redirects?.ok ? redirects.value.variants ?? [] : [])];
  for (const probe of before) if (wasAsked(probe)) known.set(probe.url, probe);
  if (known.size === 0) return prober;
  return {
    get state() { return prober.state; },
    async probeLinks(urls, onProbe) {
      const open: string[] = [];
      const told = new Set<string>();
      for (const url of urls) {
        const probe = known.get(withoutFragment(url));
        if (!probe) open.push(url);
        else if (!told.has(probe.url)) {
          told.add(probe.url);
          onProbe(probe);
        }
      }
      await prober.probeLinks(open, onProbe);
    },
    probe: async (url) => known.get(withoutFragment(url)) ?? prober.probe(url),
    read: (url, ask) => prober.read(url, ask),
    pause: () => prober.pause(),
    resume: () => prober.resume(),
    stop: () => prober.stop(),
    setLimits: (change) => prober.setLimits(change),
  };
}
