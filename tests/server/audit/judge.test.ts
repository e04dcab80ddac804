import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noChoice } from '../../../checks/index.ts';
import type { HostCalls } from '../../../server/audit/judge-messages.ts';
import { Judges } from '../../../server/audit/judge.ts';
import { blank } from '../../support/facts.ts';

let judges: Judges;
beforeAll(async () => {
  judges = await Judges.open();
});
afterAll(() => judges.close());

/** What a page's process may answer once it is somebody else's. */
async function judged(answer: unknown, served: unknown = '{}'): Promise<string> {
  const requested: HostCalls = {
    collect: async () => answer,
    stop: async () => null,
    site: async () => ({ known: {}, served: { answer: served } }),
    vocabulary: async () => ({ release: '', types: {}, properties: {}, enumerations: {}, superseded: {} }),
    probe: () => Promise.reject(new Error('not asked')),
    abort: async () => undefined,
  };
  const thread = judges.take();
  const { report, refusal } = await thread.run({ choice: noChoice, probe: false, visit: [], before: 0 }, requested);
  await judges.giveBack(thread, true);
  return refusal?.code ?? `a report of ${report?.url}`;
}
const collected = (known: unknown) => JSON.stringify({ known, ms: { collect: 1 } });
const page = (change: object = {}) => ({ page: { ok: true, value: { ...blank.page, url: 'https://demo.example/', ...change } } });
const crashed = 'target-crashed-renderer';

describe('answers of a page’s process', () => {
  test.each([
    ['facts', collected(page()), 'a report of https://demo.example/'],
    ['nothing', undefined, crashed],
    ['an object in place of text', { known: page() }, crashed],
    ['no JSON', 'known', crashed],
    ['null', 'null', crashed],
    ['no facts', '{}', crashed],
    ['a list of facts', collected([]), crashed],
    ['facts that are none', collected({ page: 'x' }), crashed],
    ['a failure without a reason', collected({ ...page(), text: { ok: false } }), crashed],
    ['a page without a URL', collected(page({ url: 1 })), crashed],
    ['a page whose URL is none', collected(page({ url: 'here' })), crashed],
    ['a page at no time', collected(page({ at: 'now' })), crashed],
    ['a name that means something else', collected(page()).replace('"url"', '"__proto__":{"ok":true},"url"'), crashed],
    ['too deep', collected(page()).replace('"quirks":false', `"quirks":${'['.repeat(100)}${']'.repeat(100)}`), crashed],
    ['too long', ' '.repeat(40_000_001), 'target-too-large'],
    ['another kind of document', collected(page({ contentType: 'image/png' })), 'target-not-html'],
    [
      'a document that is too large',
      collected(
        page({ navigation: { status: 200, redirects: 0, type: 'navigate', protocol: 'h2', transferBytes: 1, htmlBytes: 20_000_000 } }),
      ),
      'target-too-large',
    ],
  ])('%s', async (_, answer, expected) => {
    expect(await judged(answer)).toBe(expected);
  });

  test('facts of a wrong shape inside cost no more than themselves', async () => {
    for (const value of [{}, { items: 1 }, { blocks: [null] }, { items: [{ url: {} }] }]) {
      const outcome = await judged(
        collected({ ...page(), links: { ok: true, value }, text: { ok: true, value }, head: { ok: true, value } }),
      );
      expect([crashed, 'a report of https://demo.example/']).toContain(outcome);
    }
    expect(await judged(collected(page()))).toBe('a report of https://demo.example/');
  });
  test('what it says of the served HTML is looked at as well', async () => {
    expect(['a report of https://demo.example/', crashed]).toContain(await judged(collected(page()), '[]'));
  });
});
