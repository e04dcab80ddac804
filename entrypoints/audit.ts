import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { collectPage } from '../checks/collect/page.ts';
import { readServedHtml } from '../checks/collect/served/read.ts';
import { factsToJson } from '../checks/collect/facts-json.ts';
import { parseInertDocument } from '../checks/collect/served/parse-inert.ts';
import { VitalsCollector } from '../checks/collect/vitals.ts';
import { auditKey, type AuditScriptState, type AuditedWindow } from '../extension/messages/tab-symbols.ts';

let vitals: VitalsCollector | null = null;

/**
 * Collects the facts of the document it is injected into. Injected again, it collects again; while it reads, both get the same facts.
 * Judging is left to the caller: it needs no page, and would make this script three times as large and block the page.
 * @returns JSON of { known, ms: { collect, wall, blocked } }, where collect is work without pauses: passing a string between contexts is much cheaper than passing an object
 */
export default defineUnlistedScript(() => {
  const global = globalThis as AuditedWindow;
  // The badge and an interface read the same document at the same time.
  return global[auditKey]?.reading ?? read(global);
});

function read(global: AuditedWindow): Promise<string> {
  vitals ??= new VitalsCollector(window);
  let stopped = false;
  const stop = () => {
    stopped = true;
    // What ends early is only for the one who asked for it.
    delete state.reading;
  };
  // An earlier reading of the document is used until this one is complete.
  const state: AuditScriptState = { ...global[auditKey], stop };
  global[auditKey] = state;
  state.reading = collect(() => stopped).finally(() => delete state.reading);
  return state.reading;

  async function collect(isStopped: () => boolean): Promise<string> {
    const { known, ms, wall, blockedMs } = await collectPage(document, { now: Date.now(), vitals: vitals!, stop: isStopped });
    state.served = (html, response) => readServedHtml(html, response, known, parseInertDocument);
    state.vitals = () => JSON.stringify((vitals ??= new VitalsCollector(window)).read());
    const began = performance.now();
    const facts = await factsToJson(known);
    const times = {
      collect: Math.round(ms + facts.ms),
      wall: Math.round(wall + performance.now() - began),
      blocked: Math.round(Math.max(blockedMs, facts.blockedMs)),
    };
    return `{"known":${facts.json},"ms":${JSON.stringify(times)}}`;
  }
}
