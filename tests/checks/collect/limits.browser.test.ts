import { expect, test } from 'vitest';
import { collectPage } from '../../../checks/collect/page.ts';
import { live, loaded, now, valueIn } from '../../support/live-document.ts';

const longPage = (count: number) =>
  `<!doctype html><title>Long</title><h1>Start</h1>${'<p>One more line of text.</p>'.repeat(count)}<h2>End</h2>`;

test('the walk stops at the limit of elements, and reports it', async () => {
  const { known } = await collectPage(live(longPage(2_000)), { now, budget: { elements: 1_000 } });
  const fact = valueIn(known, 'page');
  expect(fact.truncated).toBe(true);
  expect(fact.stopped).toMatchObject({ because: 'elements' });
  expect(fact.stopped!.elements).toBeLessThan(1_100);
  expect(valueIn(known, 'headings').items.map(({ text }) => text)).toEqual(['Start']);
});
test.each<[string, string, (page: Document) => void]>([
  ['wide', 'en', (page) => page.body.append(page.createElement('p'), 'more')],
  [
    'deep, from right to left',
    'ar',
    (page) => {
      let at: Element = page.body.appendChild(page.createElement('section'));
      for (let depth = 0; depth < 20; depth++) at = at.appendChild(page.createElement('div'));
      at.append('المزيد');
    },
  ],
])('a page that grows while it is read ends at a limit: %s', async (_, language, add) => {
  const inner = live(longPage(200));
  inner.documentElement.lang = language;
  const grow = setInterval(() => {
    for (let at = 0; at < 50; at++) add(inner);
  }, 0);
  let requested = 0;
  try {
    const { known } = await collectPage(inner, {
      now,
      yieldEvery: 0,
      budget: { elements: 4_000, wallMs: 1_000 },
      // The page is always faster: whenever some of it is read, more is added.
      stop: () => {
        for (let at = 0; at < 200; at++) add(inner);
        return ++requested > 10_000;
      },
    });
    expect(valueIn(known, 'page').stopped?.because).toMatch(/^(?:elements|time)$/);
    expect(valueIn(known, 'headings').items[0]!.text).toBe('Start');
  } finally {
    clearInterval(grow);
  }
});
test('what there was no time to read is missing for that reason', async () => {
  const { known } = await collectPage(live(longPage(5) + '<a href="#a">Part</a>'.repeat(50)), {
    now,
    yieldEvery: 0,
    budget: { measureMs: -1 },
  });
  expect(known.links).toEqual({ ok: false, reason: 'timeout', code: 'reading-too-slow', args: { seconds: 25 } });
  expect(valueIn(known, 'headings').items.map(({ text }) => text)).toEqual(['Start', 'End']);
});
test('when stopped, it returns what was read so far', async () => {
  let requested = 0;
  const { known } = await collectPage(live(longPage(3_000)), { now, yieldEvery: 0, stop: () => ++requested === 3 });
  expect(valueIn(known, 'page').stopped).toMatchObject({ because: 'asked' });
  expect(valueIn(known, 'headings').items.map(({ text }) => text)).toEqual(['Start']);
});
test('a page that is read to its end says nothing of the kind', async () => {
  const { known } = await collectPage(live(longPage(5)), { now });
  expect(valueIn(known, 'page')).not.toHaveProperty('stopped');
});
test('XHTML that is not well-formed is reported as such', async () => {
  const source = '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><p>open<b></p></body></html>';
  const { known } = await collectPage(await loaded(source, 'application/xhtml+xml'), { now });
  expect(valueIn(known, 'page').notWellFormed).toMatch(/error/i);
  const well = await collectPage(await loaded(source.replace('<b>', ''), 'application/xhtml+xml'), { now });
  expect(valueIn(well.known, 'page')).not.toHaveProperty('notWellFormed');
});
test('in XHTML too, names of controls hide nothing of their form', async () => {
  const names = [
    'nodeType',
    'nodeName',
    'parentNode',
    'firstChild',
    'nextSibling',
    'localName',
    'getAttribute',
    'textContent',
    'getBoundingClientRect',
  ];
  const inputs = names.map((name) => `<input name="${name}"/>`).join('');
  const { known } = await collectPage(
    await loaded(
      `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><form action="/buy" method="post">${inputs}<p>Inside the form</p></form></body></html>`,
      'application/xhtml+xml',
    ),
    { now },
  );
  expect(Object.entries(known).flatMap(([name, gathered]) => (gathered?.ok ? [] : [name]))).toEqual([]);
  expect(valueIn(known, 'text').blocks.map(({ text }) => text)).toEqual(['Inside the form']);
  expect(valueIn(known, 'parts').forms).toMatchObject([{ method: 'post' }]);
});

test('long texts are work: the clock is read after some of them, however few nodes they are', async () => {
  let requested = 0;
  const html = `<!doctype html>${`<p>${'A long line of text. '.repeat(2_000)}</p>`.repeat(20)}`;
  await collectPage(live(html), { now, yieldEvery: 0, stop: () => ++requested < 0 });
  expect(requested).toBeGreaterThan(18);
});
