import browser from 'webextension-polyfill';
import type { Vocabulary } from '../../checks/doors/facts.ts';
import type { AuditPorts } from '../../checks/doors/audit.ts';
import { createProber } from '../../checks/doors/net.ts';
import { rates, readStoredProbeRate } from '../../bridge/probe-storage.ts';
import { workerNet } from './net.ts';

/** What every audit of the worker has, of a tab or of a bulk audit. */
export const workerPorts: Omit<AuditPorts, 'page'> = {
  /** Requests are anonymous, go to allowed hosts only, and are as many at a time as the user has set. */
  async openProber({ pageUrl, hosts }) {
    const [net, rate] = await Promise.all([workerNet(hosts, pageUrl), readStoredProbeRate()]);
    const { inFlight, perHost } = rates[rate];
    return { prober: createProber(net, { inFlight, perHost }), close: () => net.close() };
  },
  vocabulary: readVocabulary,
  clock: () => performance.now(),
};

/** The vocabulary is a file of the extension, loaded when a page first needs it; after a failure it is tried again. */
let vocabulary: Promise<Vocabulary> | undefined;
async function readVocabulary(): Promise<Vocabulary> {
  vocabulary ??= fetch(browser.runtime.getURL('/schema-org.json')).then((response) => response.json() as Promise<Vocabulary>);
  try {
    return await vocabulary;
  } catch (error) {
    vocabulary = undefined;
    throw error;
  }
}
