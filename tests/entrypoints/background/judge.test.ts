import { afterEach, expect, test, vi } from 'vitest';
import type { JudgeOptions, KnownFacts, Report } from '../../../checks/index.ts';
import { judgeFacts } from '../../../entrypoints/background/judge.ts';
import { known } from '../../support/facts.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const options: JudgeOptions = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) };
const none = { collect: 0, judge: 0, network: 0, total: 0 };
const item = { format: 'json-ld', block: 1, types: ['Person'], id: null, top: true, properties: {}, pointer: '', selector: 'script' } as const;
const withData = known({ schemaTerms: null, provenance: null, offer: null, pageType: null, structuredData: { items: [{ ...item, types: ['Person'] }], total: 1 } });

async function judge(facts: KnownFacts) {
  return JSON.parse(await judgeFacts(JSON.stringify(facts), options, none)) as { report: Report; added: KnownFacts };
}
afterEach(() => vi.unstubAllGlobals());

test('a vocabulary that does not load is a reason, not a failure, and is tried again', async () => {
  const fetching = vi.fn(async () => { throw new Error('gone'); });
  vi.stubGlobal('fetch', fetching);
  for (let time = 1; time <= 2; time++) {
    const { added, report } = await judge(withData);
    expect(added.schemaTerms).toMatchObject({ ok: false, detail: 'The vocabulary could not be read: gone' });
    expect(report.signals).toHaveLength(47);
    expect(fetching).toHaveBeenCalledTimes(time);
  }
});

test('what follows from the facts is added, the facts themselves are not sent back', async () => {
  const { added, report } = await judge(known({ schemaTerms: null, provenance: null, offer: null, pageType: null }));
  expect(Object.keys(added).sort()).toEqual(['offer', 'pageType', 'provenance', 'schemaTerms']);
  expect(report.facts).toBeUndefined();
});
