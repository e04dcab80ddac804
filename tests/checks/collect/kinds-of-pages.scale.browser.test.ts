import { expect, test } from 'vitest';
import { collect, valueIn } from '../../support/live-document.ts';

const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join('');
const say = (index: number, start = 'I had') =>
  `${start} the same trouble with pump ${index}, and a new seal was all that it took, so try that first before you buy anything.`;
const post = (index: number, text: string) =>
  `<div class="post" id="p${index}"><div class="by"><a href="/members/kim${index}">Kim${index}</a> <time>May ${index + 1}, 2026</time> <span>Joined 2019</span></div><div class="body"><p>${text}</p></div><div class="do"><a href="/q${index}">Quote</a></div></div>`;
const card = (index: number) =>
  `<li class="card"><a href="/g/${index}"><img src="data:," alt=""><h3>Green kettle ${index}</h3></a><span>€ ${index}9,90</span></li>`;

test('2,000 posts', async () => {
  const known = await collect(`<title>Pump leaks</title><body><h1>Pump leaks</h1>${times(2_000, (index) => post(index, say(index)))}`);
  expect(valueIn(known, 'main').method).toBe('posts');
  expect(valueIn(known, 'text').blocks.filter(({ main }) => main).length).toBeGreaterThan(900);
});
test('5,000 cards', async () => {
  const known = await collect(`<main><h1>Kettles</h1><ul>${times(5_000, (index) => card(index))}</ul></main>`);
  expect(valueIn(known, 'parts').groups[0]).toMatchObject({ kind: 'cards' });
  expect(valueIn(known, 'main').words).toBeGreaterThan(2_000);
});
test('every box of another class', async () => {
  const known = await collect(
    `<main>${times(6_000, (index) => `<div class="c${String.fromCharCode(97 + (index % 26))}${(index * 7_919).toString(36).replace(/\d/g, 'x')}"><p>${index} text</p></div>`)}</main>`,
  );
  expect(valueIn(known, 'parts').groups.length).toBeLessThanOrEqual(6);
});
