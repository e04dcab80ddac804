import browser from 'webextension-polyfill';
import { audit, validateTerms, valueOf, type Durations, type JudgeOptions, type KnownFacts, type Report, type ToolId, type Vocabulary } from '../../checks/index.ts';
import { messageOf } from '../../bridge/reply.ts';

/**
 * Judges known facts, and adds those that follow from them: what the vocabulary of schema.org says of the structured data,
 * and what is derived from the page.
 * @param json KnownFacts
 * @returns JSON of { report without its facts, added: KnownFacts }
 */
export async function judgeFacts(json: string, options: JudgeOptions, durationMs: Durations): Promise<string> {
  const known = JSON.parse(json) as KnownFacts;
  const { facts = known, ...report } = await judgeKnown(known, options, durationMs);
  const added = Object.fromEntries(Object.entries(facts).filter(([name]) => !(name in known)));
  return JSON.stringify({ report, added });
}

/** The whole report, with its facts. @param chosen only the signals of these tools are judged; empty for all */
export async function judgeKnown(known: KnownFacts, options: JudgeOptions, durationMs: Durations, chosen: readonly ToolId[] = []): Promise<Report> {
  const all: KnownFacts = known.schemaTerms ? known : { ...known, schemaTerms: await schemaTerms(known) };
  const began = performance.now();
  const report = audit(all, options, durationMs, chosen);
  report.durationMs = { ...durationMs, judge: durationMs.judge || Math.round(performance.now() - began) };
  return report;
}

async function schemaTerms(known: KnownFacts): Promise<NonNullable<KnownFacts['schemaTerms']>> {
  const data = valueOf(known, 'structuredData');
  if (!data) return { ok: false, reason: 'not-supported', detail: 'The structured data could not be read.' };
  try {
    return { ok: true, value: data.items.length === 0 ? { release: '', issues: [] } : validateTerms(data.items, await readVocabulary()) };
  } catch (error) {
    return { ok: false, reason: 'collector-failed', detail: `The vocabulary could not be read: ${messageOf(error)}` };
  }
}

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
