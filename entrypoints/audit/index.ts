import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { audit, collectPage, Vitals } from '../../checks/index.ts';
import { collectSite } from './site.ts';

/** What stays in the isolated world after the audit, for questions about the same document. */
interface Left {
  /** JSON of the known facts response, served, robotsTxt, sitemap and llmsTxt. */
  site(): Promise<string>;
  /** JSON of a fresh VitalsFact. */
  vitals(): string;
}
type World = typeof globalThis & { pageloupe?: Left };

let vitals: Vitals | null = null;

/**
 * Audits the document it is injected into. Injected again, it audits again.
 * @returns JSON of { known, report without its facts, ms: { collect, judge, blocked } }: a string crosses contexts far cheaper than an object
 */
export default defineUnlistedScript(async () => {
  const now = Date.now();
  vitals ??= new Vitals(window);
  const { known, ms, blockedMs } = await collectPage(document, { now, vitals });
  const began = performance.now();
  const report = audit(known, { intent: 'index', pageType: null, aiOptOut: false, now }, { collect: Math.round(ms), judge: 0, network: 0, total: 0 });
  const judge = performance.now() - began;
  report.durationMs.judge = Math.round(judge);
  report.durationMs.total = Math.round(ms + judge);
  delete report.facts;
  (globalThis as World).pageloupe = {
    site: () => collectSite(document, known),
    vitals: () => JSON.stringify((vitals ??= new Vitals(window)).read()),
  };
  return JSON.stringify({ known, report, ms: { collect: ms, judge, blocked: blockedMs } });
});
