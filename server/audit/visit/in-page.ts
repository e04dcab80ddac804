import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { ResponseFact } from '../../../checks/core/facts/site.ts';
import { collectPage } from '../../../checks/collect/page.ts';
import { readServedHtml } from '../../../checks/collect/served/read.ts';
import { factsToJson } from '../../../checks/collect/facts-json.ts';
import { parseInertDocument } from '../../../checks/collect/served/parse-inert.ts';
import { VitalsCollector } from '../../../checks/collect/vitals.ts';
import { valuesByRule, ruleFault } from '../extraction/in-page-rules.ts';
import { waitForLargestPaint } from './largest-paint.ts';
import type { InPage } from './in-page-world.ts';

/** Runs in a page's isolated world: the collectors and the facts that they have read. Never judges and sends no requests. */

/** Milliseconds of work between two pauses. Long, because nobody uses this page, and everything else runs first during each pause. */
const yieldEvery = 100;

let vitals: VitalsCollector | null = null;
let known: KnownFacts = {};
let stopped = false;

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}
/**
 * Pages may require trusted types (CSP, `require-trusted-types-for`). Unlike that of an extension, this world has no policy of its own, so
 * theirs is in force here. One that lists names (`trusted-types`) does not let us in: then, the HTML is not read.
 */
function trustedHtml(): (html: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    const policy = trustedTypes?.createPolicy('pageloupe', { createHTML: (html) => html });
    return (html) => policy?.createHTML(html) ?? html;
  } catch {
    return (html) => html;
  }
}

const inPage: InPage = {
  async collect(now) {
    vitals ??= new VitalsCollector(window);
    await waitForLargestPaint(window, vitals);
    const collected = await collectPage(document, { now, vitals, yieldEvery, stop: () => stopped });
    ({ known } = collected);
    const facts = await factsToJson(known);
    return {
      url: factValueOf(known, 'page')?.url ?? '',
      facts: `{"known":${facts.json},"ms":{"collect":${Math.round(collected.ms + facts.ms)}}}`,
    };
  },
  stop() {
    stopped = true;
  },
  async served(html, response) {
    const trusted = trustedHtml();
    const parse: typeof parseInertDocument = (source, pause, xml) => parseInertDocument(source, pause, xml, trusted);
    const { json } = await factsToJson({ served: await readServedHtml(html, response as ResponseFact, known, parse, { yieldEvery }) });
    return json;
  },
  vitals: () => JSON.stringify((vitals ??= new VitalsCollector(window)).read()),
  extract: (rules, limits) => JSON.stringify(rules.map((rule) => valuesByRule(rule, limits))),
  ruleFault,
};

(globalThis as { pageloupe?: InPage }).pageloupe = inPage;
