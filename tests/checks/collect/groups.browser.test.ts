import { describe, expect, test } from 'vitest';
import { fact } from '../../support/live-document.ts';

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const say = (index: number) =>
  `I had the same trouble with pump ${index}, and a new seal was all that it took, so try that first before you buy anything.`;
const groups = async (html: string) => (await fact('parts', html)).groups;

const post = (index: number, kind = 'div') =>
  `<${kind} class="post ${index % 2 ? 'odd' : 'even'}" id="p${index}"><b><a href="/members/${index}">Kim${index}</a></b> <time datetime="2026-05-0${index + 1}">May ${index + 1}, 2026</time><div class="text">${say(index)}</div></${kind}>`;
const card = (index: number, price = '') =>
  `<li class="card"><a href="/g/${index}"><img src="data:," alt=""><h3>Green kettle ${index}</h3></a>${price}<p>For a gas hob.</p></li>`;

describe('similar boxes are recognized by what each of them contains', () => {
  test.each([
    ['posts', times(4, (index) => post(index)).join(''), { kind: 'posts', count: 4, times: 4, accounts: 4 }],
    [
      'posts, each in a list of its own',
      times(4, (index) => `<div class="row">${post(index)}</div>`).join(''),
      { kind: 'posts', count: 4, times: 4 },
    ],
    [
      'posts in rows of a table without a class',
      `<table>${times(4, (index) => `<tr><td><a href="/user/${index}">Kim${index}</a><br>05.0${index + 1}.2026</td><td>${say(index)}</td></tr>`).join('')}</table>`,
      { kind: 'posts', count: 4 },
    ],
    [
      'posts in Japanese',
      times(
        3,
        (index) =>
          `<div class="post"><a href="/u/${index}">健${index}</a><time>2026年5月${index + 1}日</time><div>私も同じポンプで困りましたが、新しいパッキンに替えるだけで直りました。まずはそれを試してみてください。</div></div>`,
      ).join(''),
      { kind: 'posts', count: 3 },
    ],
    [
      'posts in Arabic',
      `<div dir="rtl">${times(3, (index) => `<div class="post"><a href="/u/${index}">سامي${index}</a><time>٠${index + 1}/٠٥/٢٠٢٦</time><div>واجهت المشكلة نفسها مع المضخة، وكان تغيير الحشية الجديدة كافيا، لذلك جرب هذا أولا قبل أن تشتري أي شيء آخر من المتجر.</div></div>`).join('')}</div>`,
      { kind: 'posts', count: 3 },
    ],
    ['cards', `<ul>${times(8, (index) => card(index)).join('')}</ul>`, { kind: 'cards', count: 8, pictures: 8, headings: 8, prices: 0 }],
    [
      'cards with prices',
      `<ul>${times(8, (index) => card(index, '<span>€ 19,90</span>')).join('')}</ul>`,
      { kind: 'cards', count: 8, links: 8 },
    ],
    [
      'teasers of news',
      times(
        6,
        (index) =>
          `<div class="item"><h2><a href="/n/${index}">The harbour opens again ${index}</a></h2><p>${say(index)}</p><time>May ${index + 1}, 2026</time></div>`,
      ).join(''),
      { kind: 'cards', count: 6, titles: 6, times: 6 },
    ],
    [
      'sections',
      times(4, (index) => `<section class="part"><h2>Part ${index}</h2><p>${say(index)}</p></section>`).join(''),
      { kind: 'sections', count: 4, headings: 4 },
    ],
    [
      'names with values',
      times(6, (index) => `<div class="spec"><div>Height ${index}</div><div>${index} cm</div></div>`).join(''),
      { kind: 'rows', count: 6 },
    ],
  ])('%s', async (_, html, expected) => {
    expect((await groups(`<main><h1>Page</h1>${html}</main>`))[0]).toMatchObject(expected);
  });
  test('menus and single parts are not groups', async () => {
    expect(
      await groups(
        `<nav><ul>${times(9, (index) => card(index)).join('')}</ul></nav><main><h1>One</h1><div class="a"><p>${say(1)}</p></div><div class="b"><p>${say(2)}</p></div></main>`,
      ),
    ).toEqual([]);
  });
  test('replies in what they reply to are counted once', async () => {
    const [group] = await groups(`<main>${post(0).replace('</div></div>', `</div>${post(1)}</div>`)}${post(2)}</main>`);
    expect(group).toMatchObject({ kind: 'posts', count: 3 });
    expect(group!.share).toBeLessThanOrEqual(1);
  });
});
