import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factFailure } from '../../../checks/core/failure.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { noChoice } from '../../../checks/audit-page.ts';
import { JudgeThreads } from '../../../server/audit/judge.ts';
import { blank } from '../../support/facts.ts';
import { richFacts } from '../../support/rich-facts.ts';

let judges: JudgeThreads;
beforeAll(async () => {
  judges = await JudgeThreads.open({ release: '', types: {}, properties: {}, enumerations: {}, superseded: {} });
});
afterAll(() => judges.close());

const url = 'https://demo.example/';
const order = { url, choice: noChoice, probe: false, before: 0 };

/** What a page's process can send once it is compromised. */
async function judged(answer: unknown, served: unknown = '{}'): Promise<string> {
  const thread = judges.take();
  thread.send({ page: { ...order, answer } });
  thread.send({ site: { known: {}, served: { answer: served } } });
  const message = await thread.next();
  if (!('done' in message)) throw new Error('Probes were not ordered.');
  await judges.giveBack(thread, true);
  const { report, refusal } = message.done;
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
    ['another page than the one whose site was read', collected(page({ url: 'https://demo.example/other' })), crashed],
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
  test('its facts about the raw HTML are checked as well', async () => {
    expect(['a report of https://demo.example/', crashed]).toContain(await judged(collected(page()), '[]'));
  });
});

test.each([
  [
    'in time',
    { known: { response: { ok: true, value: blank.response } }, served: { answer: '{}' } },
    expect.any(Number),
    'nothing-measured',
  ],
  ['not before the deadline', null, null, 'incomplete'],
] as const)('a page whose site responded %s', async (_, site, score, reason) => {
  const thread = judges.take();
  thread.send({ page: { ...order, answer: collected({ ...page(), head: { ok: true, value: blank.head } }) } });
  thread.send({ site });
  const message = await thread.next();
  if (!('done' in message)) throw new Error('No judgement.');
  expect(message.done.report).toMatchObject({ score, geo: { reason } });
  await judges.giveBack(thread, true);
});

describe('probes', () => {
  const links = (items: unknown) => ({ links: { ok: true, value: { items } } });
  const head = { head: { ok: true, value: blank.head } };
  const probed = async (known: unknown) => {
    const thread = judges.take();
    thread.send({ page: { ...order, probe: true, answer: collected(known) } });
    thread.send({ site: null });
    return { thread, message: await thread.next() };
  };

  test('the thread names what to probe, and judges what came of it', async () => {
    const facts = richFacts();
    const of = factValueOf(facts, 'page')!.url;
    const thread = judges.take();
    thread.send({ page: { ...order, url: of, probe: true, answer: collected(facts) } });
    thread.send({ site: null });
    const message = await thread.next();
    if (!('probe' in message)) throw new Error('Nothing to probe.');
    expect(message.probe).toMatchObject({
      pageUrl: of,
      links: { ok: true, urls: expect.arrayContaining([expect.any(String)]) as unknown },
    });
    // Of everything that is returned, only facts of probes are used.
    thread.send({
      probed: { redirects: { ok: true, value: { hops: [], loop: true, variants: [] } }, text: factFailure('refused', 'no-answer') },
    });
    const last = await thread.next();
    if (!('done' in last)) throw new Error('No judgement.');
    const { report } = last.done;
    expect([report?.url, factValueOf(report?.facts ?? {}, 'redirects')?.loop, report?.facts?.text?.ok]).toEqual([of, true, true]);
    await judges.giveBack(thread, true);
  });
  test.each([
    ['targets that are no text', [{ url: { length: 1 }, href: '' }]],
    ['links that are no list', 1],
  ])('%s are not probed', async (_, items) => {
    const { thread, message } = await probed({ ...page(), ...head, ...links(items) });
    expect(Object.keys(message)).toEqual(['done']);
    await judges.giveBack(thread, true);
  });
});
