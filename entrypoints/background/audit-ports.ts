import browser from 'webextension-polyfill';
import type { Vocabulary } from '../../checks/derive/structured-data/schema-terms.ts';
import type { AuditPorts } from '../../checks/audit-page.ts';
import { createProber } from '../../checks/fetch/prober.ts';
import { rates, readProbeRate } from '../../extension/storage/probes.ts';
import { openProbeNet } from './net.ts';

/** Ports of every audit in the worker, of a tab or a bulk audit. */
export const workerPorts: Omit<AuditPorts, 'page'> = {
  /** Requests are anonymous, go only to allowed hosts, and run at the rate that the user set. */
  async openProber({ pageUrl, hosts }) {
    const [net, rate] = await Promise.all([openProbeNet(hosts, pageUrl), readProbeRate()]);
    const { inFlight, perHost } = rates[rate];
    return { prober: createProber(net, { inFlight, perHost }), close: () => net.close() };
  },
  vocabulary: readVocabulary,
  clock: () => performance.now(),
};

/** The vocabulary is a file of the extension, loaded when a page first needs it; after a failure, it is loaded again. */
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
