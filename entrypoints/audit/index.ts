import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { collectPage, collectServed, collectedFactsToJson, createInertDom, VitalsCollector } from '../../checks/doors/audit.ts';
import { auditKey, type AuditedWindow } from '../../bridge/tab-symbols.ts';

let vitals: VitalsCollector | null = null;

/**
 * Collects the facts of the document it is injected into. Injected again, it collects again.
 * Judging is left to the caller: it needs no page, would make this script three times as large, and would block the page.
 * @returns JSON of { known, ms: { collect, wall, blocked } }, where collect is work without the pauses: a string crosses contexts far cheaper than an object
 */
export default defineUnlistedScript(async () => {
  vitals ??= new VitalsCollector(window);
  const global = globalThis as AuditedWindow;
  // One that still reads, after which somebody has tried again.
  global[auditKey]?.stop();
  let requested = false;
  const stop = () => {
    requested = true;
  };
  global[auditKey] = { stop };
  const { known, ms, wall, blockedMs } = await collectPage(document, { now: Date.now(), vitals, stop: () => requested });
  global[auditKey] = {
    stop,
    served: (html, response) => collectServed(html, response, known, createInertDom),
    vitals: () => JSON.stringify((vitals ??= new VitalsCollector(window)).read()),
  };
  const began = performance.now();
  const facts = await collectedFactsToJson(known);
  const times = {
    collect: Math.round(ms + facts.ms),
    wall: Math.round(wall + performance.now() - began),
    blocked: Math.round(Math.max(blockedMs, facts.blockedMs)),
  };
  return `{"known":${facts.json},"ms":${JSON.stringify(times)}}`;
});
