import browser from 'webextension-polyfill';
import { factFailure } from '../../checks/core/failure.ts';
import { probedFacts, type KnownFacts } from '../../checks/core/facts.ts';
import type { Handlers } from '../../extension/messages/messages.ts';
import type { PendingProbes } from '../../extension/browser/pending-grant.ts';
import { forgetTab, keepMoreProbes, keepProbeRate, rates, readProbes, type ProbeTargets } from '../../extension/storage/probes.ts';
import { forgetAudit } from '../../extension/messages/tab-audits.ts';
import { ActiveTabProbes } from './active-probes.ts';
import type { TabProbing } from './probing.ts';
import type { TabAudits } from './tab-audits.ts';
import { documentKey } from './tab.ts';
import { factValueOf } from '../../checks/core/fact-value.ts';
import { hostnameOf } from '../../checks/parse/urls.ts';
import { hostsToProbe } from '../../checks/fetch/targets.ts';

/** Hosts that probes of a page would request; null for a page without URLs. */
function hostsToAllow(known: KnownFacts): ProbeTargets | null {
  const page = factValueOf(known, 'page')?.url;
  if (page === undefined) return null;
  const bare = (host: string) => host.replace(/^www\./, '');
  const urls = [...new Map(hostsToProbe(known).map((url) => [hostnameOf(url), url])).values()];
  const home = bare(hostnameOf(page));
  const onThisSite = urls.filter((url) => bare(hostnameOf(url)) === home);
  const links = factValueOf(known, 'links')?.items ?? [];
  const addresses = new Set(links.flatMap(({ url }) => (url && /^https?:/i.test(url) ? [url.split('#', 1)[0]!] : []))).size;
  return { urls: [...onThisSite, ...urls.filter((url) => !onThisSite.includes(url))], onThisSite, addresses };
}

type ProbeRequests =
  | 'probeTargets'
  | 'startProbes'
  | 'refuseProbes'
  | 'pauseProbes'
  | 'resumeProbes'
  | 'stopProbes'
  | 'setProbeRate'
  | 'findProbes';
export interface TabProbes {
  handlers: Pick<Handlers, ProbeRequests>;
  /** Results of earlier probes of this document. Probes of another document end. */
  foundBefore(tabId: number, document: string | null): Promise<KnownFacts>;
  /** The page is audited again: running probes pause until it is complete, then continue. */
  rest(tabId: number): void;
  goOn(tabId: number): void;
  /** The hosts that they waited for are allowed. */
  begin(pending: PendingProbes): Promise<unknown>;
  /** Must be called when the worker starts: watches for closed tabs. */
  watch(): void;
}

export function createTabProbes(audits: () => TabAudits): TabProbes {
  const active = new ActiveTabProbes(audits);
  return {
    foundBefore: (tabId, document) => active.foundBefore(tabId, document),
    rest: (tabId) => active.rest(tabId),
    goOn: (tabId) => active.goOn(tabId),
    begin: ({ tabId, hosts }) => active.start(tabId, hosts),
    watch() {
      browser.tabs.onRemoved.addListener((tabId) => {
        active.leave(tabId);
        audits().forget(tabId);
        void Promise.all([forgetTab(tabId), forgetAudit(tabId)]).catch(() => undefined);
      });
    },
    handlers: {
      probeTargets: async ({ tabId }) => hostsToAllow((await audits().findCurrent(tabId))?.audit.known ?? {}),
      startProbes: ({ tabId, hosts, again }) => active.start(tabId, hosts, again),
      async refuseProbes({ tabId }) {
        const audit = await audits().findCurrent(tabId);
        // Known results stay, because they were requested with permission.
        const refused = probedFacts.filter((name) => !audit?.audit.known[name]?.ok);
        await audit?.add(Object.fromEntries(refused.map((name) => [name, notAllowed])));
        return null;
      },
      // If the worker was stopped meanwhile, nothing is running any more, but results and request stay valid.
      async pauseProbes({ tabId }) {
        const pause = (one: TabProbing) => {
          one.paused = true;
          one.prober?.pause();
          one.write('paused');
        };
        return (await active.steer(tabId, pause)) || endAs(tabId, 'paused');
      },
      async resumeProbes({ tabId }) {
        const resume = (one: TabProbing) => {
          one.paused = false;
          one.prober?.resume();
          one.write('running');
        };
        if (await active.steer(tabId, resume)) return true;
        const stored = await readProbes(tabId);
        if (!stored) return false;
        await active.start(tabId, stored.probes.hosts);
        return true;
      },
      stopProbes: async ({ tabId }) => (await active.steer(tabId, (one) => one.abort.abort())) || endAs(tabId, 'stopped'),
      async setProbeRate({ rate }) {
        if (!Object.hasOwn(rates, rate)) throw new Error('There is no such rate.');
        await keepProbeRate(rate);
        const { inFlight, perHost } = rates[rate];
        for (const { prober } of active.all()) prober?.setLimits({ inFlight, perHost });
        return null;
      },
      async findProbes({ tabId }) {
        // Before the stored state is read: probes end once it is written, so a stop meanwhile must not look like an interruption.
        const alive = active.has(tabId);
        const [stored, document] = await Promise.all([readProbes(tabId), documentKey(tabId)]);
        if (!stored) return null;
        // A page that is too busy to respond is taken for the same.
        if (document !== null && stored.probes.document !== document) {
          await active.foundBefore(tabId, document);
          return null;
        }
        return { probes: stored.probes, alive };
      },
    },
  };
}

/** Corrects the stored state of probes that no worker is running. @returns false */
async function endAs(tabId: number, state: 'paused' | 'stopped'): Promise<false> {
  const stored = await readProbes(tabId);
  if (stored && (stored.probes.state === 'running' || stored.probes.state === 'paused'))
    await keepMoreProbes(tabId, { ...stored.probes, state }, null);
  return false;
}

const notAllowed = factFailure('no-permission', 'hosts-refused');
