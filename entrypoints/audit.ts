import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { collectPage } from '../checks/collect/page.ts';
import { readServedHtml } from '../checks/collect/served/read.ts';
import { factsToJson } from '../checks/collect/facts-json.ts';
import { parseInertDocument } from '../checks/collect/served/parse-inert.ts';
import { VitalsCollector } from '../checks/collect/vitals.ts';
import { auditKey, type AuditedWindow } from '../extension/messages/tab-symbols.ts';

let vitals: VitalsCollector | null = null;

/**
 * Collects the facts of the document it is injected into. Injected again, it collects again.
 * Judging is left to the caller: it needs no page, and would make this script three times as large and block the page.
 * @returns JSON of { known, ms: { collect, wall, blocked } }, where collect is work without pauses: passing a string between contexts is much cheaper than passing an object
 */
export default defineUnlistedScript(async () => {
  vitals ??= new VitalsCollector(window);
  const global = globalThis as AuditedWindow;
  // An earlier one that is still reading, because the user tried again.
  global[auditKey]?.stop();
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  global[auditKey] = { stop };
  const { known, ms, wall, blockedMs } = await collectPage(document, { now: Date.now(), vitals, stop: () => stopped });
  global[auditKey] = {
    stop,
    served: (html, response) => readServedHtml(html, response, known, parseInertDocument),
    vitals: () => JSON.stringify((vitals ??= new VitalsCollector(window)).read()),
  };
  const began = performance.now();
  const facts = await factsToJson(known);
  const times = {
    collect: Math.round(ms + facts.ms),
    wall: Math.round(wall + performance.now() - began),
    blocked: Math.round(Math.max(blockedMs, facts.blockedMs)),
  };
  return `{"known":${facts.json},"ms":${JSON.stringify(times)}}`;
});
