import { collectServed, fetchSite, parseInert, type Gathered, type KnownFacts, type ServedFact } from '../../checks/index.ts';

/** The page's own fetch: anonymous requests to the page's origin only. */
const net: Parameters<typeof fetchSite>[0] = (url, init) => fetch(url, { ...init, mode: 'same-origin' });

/**
 * What the page's origin tells about it, as JSON of the known facts response, served, robotsTxt, sitemap and llmsTxt.
 * @param known facts of the live page, with which the source is compared
 */
export async function collectSite(document: Document, known: KnownFacts): Promise<string> {
  const { known: site, html } = await fetchSite(net, document.location.href, { now: Date.now() });
  const { response } = site;
  const served: Gathered<ServedFact> = !response?.ok ? response ?? { ok: false, reason: 'offline', detail: 'No answer.' }
    : html === null ? { ok: false, reason: 'refused', detail: `Asked again without cookies, the site answered with status ${response.value.status} and no HTML document.` }
    : await collectServed(html, response.value, known, parseInert);
  return JSON.stringify({ ...site, served });
}
