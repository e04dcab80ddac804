import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { factFailure } from '../../checks/core/failure.ts';
import type { Gathered } from '../../checks/core/facts/missing.ts';
import type { ServedFact } from '../../checks/core/facts/site.ts';
import { factsToJson } from '../../checks/collect/facts-json.ts';
import { fetchSiteFacts } from '../../checks/fetch/site.ts';
import { auditKey, type AuditedWindow } from '../../extension/messages/tab-symbols.ts';
import { openPageNet } from './page-net.ts';

/**
 * Requests files of the page's own origin about the document that audit.js has read. It is injected after the first verdict, which would otherwise wait for
 * its code.
 * @returns JSON of the known facts response, served, robotsTxt, sitemap and llmsTxt; null if no document was read
 */
export default defineUnlistedScript(async () => {
  const { served: readServed } = (globalThis as AuditedWindow)[auditKey] ?? {};
  if (!readServed) return null;
  const { net, close } = openPageNet();
  const { known: site, html } = await fetchSiteFacts(net, document.location.href, { now: Date.now() }).finally(close);
  const { response } = site;
  const served: Gathered<ServedFact> = !response?.ok
    ? (response ?? factFailure('offline', 'no-answer'))
    : html === null
      ? factFailure('refused', 'no-document', { status: response.value.status })
      : await readServed(html, response.value);
  const { json } = await factsToJson({ ...site, served });
  return json;
});
