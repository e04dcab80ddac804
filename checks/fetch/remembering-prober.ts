import type { KnownFacts } from '../core/facts.ts';
import type { Probe } from '../core/facts/probes.ts';
import type { ProbeReasonCode } from '../core/facts/missing.ts';
import { withoutFragment } from '../parse/urls.ts';
import type { Prober } from './prober.ts';

/** Reasons that depend on us, or on earlier refusals of the host: the URL can be requested now. */
const unrequested: readonly ProbeReasonCode[] = [
  'too-many',
  'not-allowed',
  'check-stopped',
  'offline',
  'host-errors',
  'host-waits',
  'host-refuses',
  'host-silent',
  'host-fell-silent',
];
const wasRequested = ({ class: kind, reason }: Probe) => kind !== 'skipped' && !(reason !== null && unrequested.includes(reason.code));

/** A prober that returns known results and requests the rest. */
export function rememberingProber(prober: Prober, { linkStatus, redirects }: KnownFacts): Prober {
  const known = new Map<string, Probe>();
  const before = [...(linkStatus?.ok ? linkStatus.value.probes : []), ...(redirects?.ok ? (redirects.value.variants ?? []) : [])];
  for (const probe of before) if (wasRequested(probe)) known.set(probe.url, probe);
  if (known.size === 0) return prober;
  return {
    get state() {
      return prober.state;
    },
    async probeLinks(urls, onProbe) {
      const open: string[] = [];
      const reported = new Set<string>();
      for (const url of urls) {
        const probe = known.get(withoutFragment(url));
        if (!probe) open.push(url);
        else if (!reported.has(probe.url)) {
          reported.add(probe.url);
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
