import { describe, expect, test } from 'vitest';
import { collect, valueIn } from '../../support/live-document.ts';

const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join('');
const say = (index: number, start = 'I had') =>
  `${start} the same trouble with pump ${index}, and a new seal was all that it took, so try that first before you buy anything.`;
const menu = `<div class="top">${times(12, (index) => `<a href="/m${index}">Menu entry ${index}</a> `)}</div>`;
const declared = '<script type="application/ld+json">{"@type":"DiscussionForumPosting"}</script>';

async function mainOf(html: string) {
  const known = await collect(`<title>Pump leaks</title><body>${html}`);
  const { method, selector } = valueIn(known, 'main');
  const text = valueIn(known, 'text')
    .blocks.filter(({ main }) => main)
    .map((block) => block.text);
  return { method, selector, text, all: text.join('\n') };
}

const post = (index: number, text: string, list = 'post') =>
  `<div class="${list}" id="p${index}"><div class="by"><a href="/members/kim${index}">Kim${index}</a> <time>May ${index + 1}, 2026</time> <span>Joined 2019</span></div><div class="body"><p>${text}</p></div><div class="do"><a href="/q${index}">Quote</a></div></div>`;

describe('a thread is all its posts', () => {
  test.each([
    ['in a list', `<h1>Pump leaks</h1><div id="t">${times(5, (index) => post(index, say(index)))}</div>`, [0, 1, 2, 3, 4]],
    [
      'in a list that is called comments',
      `<h1>Pump leaks</h1><div class="comments" id="t">${times(5, (index) => post(index, say(index)))}</div>`,
      [0, 1, 2, 3, 4],
    ],
    [
      'the first in an article of its own, the page declares it',
      `${declared}<h1>Pump leaks</h1><article><p>${say(9, 'We have')}</p></article><div class="comments">${times(4, (index) => post(index, say(index)))}</div>`,
      [9, 0, 1, 2, 3],
    ],
    [
      'one of one’s own, called otherwise',
      `<h1>Pump leaks</h1><div id="t">${times(4, (index) => post(index, say(index)))}${post(4, say(4), 'mine')}</div>`,
      [0, 1, 2, 3, 4],
    ],
    [
      'in Japanese',
      `<h1>ポンプが漏れる</h1><div>${times(4, (index) => post(index, `私も同じポンプ ${index} で困りましたが、新しいパッキンに替えるだけで直りました。まずはそれを試してみてください。`))}</div>`,
      [0, 1, 2, 3],
    ],
    [
      'from right to left',
      `<div dir="rtl"><h1>المضخة</h1>${times(4, (index) => post(index, `واجهت المشكلة نفسها مع المضخة ${index}، وكان تغيير الحشية الجديدة كافيا، لذلك جرب هذا أولا قبل أن تشتري أي شيء آخر من المتجر.`))}</div>`,
      [0, 1, 2, 3],
    ],
  ])('%s', async (_, html, wanted) => {
    const { method, all } = await mainOf(`${menu}${html}<footer><p>${say(99)}</p></footer>`);
    expect(method).toBe('posts');
    for (const index of wanted) expect(all).toMatch(new RegExp(`\\b${index}\\b`));
    expect(all).not.toMatch(/Menu entry|Quote|Joined|99/);
  });
  test('comments of readers under an article are not its text', async () => {
    const { method, all } = await mainOf(
      `<article><h1>Pump leaks</h1>${times(8, (index) => `<p>${say(index, 'The makers had')} ${say(index, 'Later they had')}</p>`)}</article><div class="comments">${times(5, (index) => post(index, `I like it ${index}, and my dog likes it too, so we both say thanks to all of you.`))}</div>`,
    );
    expect(method).toBe('article');
    expect(all).not.toContain('my dog');
  });
  test('signatures are no part of the posts', async () => {
    const signed = (index: number, names: string) =>
      post(index, `${say(index)}</p><div class="${names}"><p>Proud owner of five old pumps, and of boat number ${index}.</p></div><p>`);
    const { all, method } = await mainOf(
      `<h1>Pump leaks</h1><div id="t">${times(5, (index) => signed(index, index % 2 === 0 ? 'signature' : 'message-signature'))}</div>`,
    );
    expect(method).toBe('posts');
    expect(all).toContain('I had the same trouble with pump 4');
    expect(all).not.toContain('Proud owner');
  });
  test('reviews of goods are not a thread', async () => {
    const { method } = await mainOf(
      `<main><h1>Pump</h1><p>${say(1)}</p><p>$ 19.90</p><form action="/cart/add"><button>Buy</button></form>${times(5, (index) => post(index, say(index)))}</main>`,
    );
    expect(method).not.toBe('posts');
  });
});

const card = (index: number, more = '') =>
  `<li class="card"><a href="/g/${index}"><img src="data:," alt=""><h3>Green kettle ${index}</h3></a><span>€ ${index}9,90</span>${more}</li>`;

describe('pages without a single text', () => {
  test.each([
    ['goods', `<h1>Kettles</h1><ul>${times(12, (index) => card(index))}</ul>`, /Green kettle 0[\s\S]*Green kettle 11/],
    [
      'goods below a text for search engines',
      `<h1>Kettles</h1><div><p>${say(1, 'We had')}</p></div><ul>${times(30, (index) => card(index, '<p>For a gas hob and for camping.</p>'))}</ul>`,
      /seal was all[\s\S]*Green kettle 29/,
    ],
    [
      'goods in Chinese',
      `<h1>水壶</h1><ul>${times(12, (index) => `<li class="card"><a href="/g/${index}"><img src="data:," alt=""><h3>绿色珐琅水壶第${index}号</h3></a><span>¥${index}99</span></li>`)}</ul>`,
      /第0号[\s\S]*第11号/,
    ],
    [
      'sections of a service',
      `<h1>Moving</h1>${times(6, (index) => `<section class="s${index}"><div><h2>Part ${index}</h2><div><p>We carry ${index} things up and down the stairs for you, at any time of the day, without a surcharge.</p></div><a href="/quote${index}">Get a quote</a></div></section>`)}`,
      /Part 0[\s\S]*Part 5/,
    ],
  ])('%s', async (_, html, wanted) => {
    const { all } = await mainOf(`<nav>${menu}</nav><main>${html}</main><footer><p>${say(99)}</p></footer>`);
    expect(all).toMatch(wanted);
    expect(all).not.toMatch(/Menu entry|99, and/);
  });
  test('menus at both ends that no element sets apart', async () => {
    const list = `<ul>${times(12, (index) => `<li><a href="/m${index}">Entry ${index}</a></li>`)}</ul>`;
    const { all } = await mainOf(`${list}<h2>Kettles</h2><ul>${times(12, (index) => card(index))}</ul>${list}`);
    expect(all).toMatch(/Green kettle 0[\s\S]*Green kettle 11/);
    expect(all).not.toContain('Entry');
  });
  test('the densest box with a small part of the text', async () => {
    const { all } = await mainOf(
      `<div><h1>Kettles</h1><div class="about">${times(4, (index) => `<p>${say(index, 'We had')}</p>`)}</div>${times(30, (index) => `<div class="row"><h2>Kettle ${index}</h2><div>For a gas hob and camping</div><div>Holds two liters</div></div>`)}</div>`,
    );
    expect(all).toMatch(/pump 3[\s\S]*Kettle 29/);
  });
  test('other products next to the product do not belong to it', async () => {
    const { all } =
      await mainOf(`<main><h1>Green kettle</h1><form action="/cart/add"><button>Buy</button></form>${times(3, (index) => `<section class="s${index}"><h2>Part ${index}</h2><div><p>${say(index, 'We had')}</p></div></section>`)}
      <div class="also"><h2>Customers also bought</h2><ul>${times(6, (index) => `<li><a href="/o${index}">Blue cup number ${index}</a></li>`)}</ul></div></main>`);
    expect(all).toContain('Part 2');
    expect(all).not.toContain('Blue cup');
  });
  test('an article among links stays what it is', async () => {
    const { all, method } = await mainOf(
      `${menu}<article><h1>Pump leaks</h1>${times(12, (index) => `<p>${say(index)}</p>`)}</article><div>${times(12, (index) => `<div class="t"><h3><a href="/n${index}">Other news number ${index} from the harbour and the old town</a></h3><p>${say(index, 'They had')}</p></div>`)}</div>`,
    );
    expect(method).toBe('article');
    expect(all).not.toContain('Other news');
  });
});

describe('what belongs to a text however short it is', () => {
  const rows = times(4, (index) => `<tr><td>field_${index}</td><td>Text</td><td>${say(index, 'It has')}</td><td>Required</td></tr>`);
  const doc = `<main><h1>Fields</h1><p>${say(7, 'They had')}</p><p>${say(8, 'They had')}</p><pre>go</pre><table><tr><th>Name</th><th>Type</th><th>About</th><th>Use</th></tr>${rows}</table><pre>go</pre><p>${say(9, 'They had')}</p></main>`;
  test('cells of a table and lines of code', async () => {
    const { text } = await mainOf(`${menu}${doc}`);
    expect(text).toEqual(expect.arrayContaining(['Name', 'Use', 'field_0', 'field_3']));
    expect(text.filter((one) => one === 'Required')).toHaveLength(4);
    expect(text.filter((one) => one === 'go')).toHaveLength(2);
  });

  const links = times(4, (index) => `<li><a href="/part${index}">Spare part number ${index}</a></li>`);
  const around = (html: string) => `<main><h1>Pumps</h1><p>${say(7, 'They had')}</p>${html}<p>${say(8, 'They had')}</p></main>`;
  test.each<[when: string, html: string, rule: string, text: string]>([
    ['links in a list between paragraphs', `<ul>${links}</ul>`, 'plain-list', 'Spare part number 3'],
    ['the same in a list of the block editor', `<ul class="wp-block-list">${links}</ul>`, 'plain-list', 'Spare part number 3'],
    ['the same after a line that announces it', `<div><p>You need:</p><ul>${links}</ul></div>`, 'plain-list', 'Spare part number 0'],
    ['a word in a list of longer items', `<ul class="x"><li>A seal of rubber</li><li>Grease</li></ul>`, 'item', 'Grease'],
    ['a term with its definition', `<dl><dt>Seal</dt><dd><p>${say(1, 'It had')}</p></dd></dl>`, 'term', 'Seal'],
    ['the title of a note', `<div class="note"><p>Note</p><p>${say(2, 'We had')}</p></div>`, 'note', 'Note'],
    [
      'a column of links in a table of facts',
      `<table><tr><th>Part</th><th>Use</th></tr>${times(3, (index) => `<tr><td><a href="/p${index}">The part with number ${index}</a></td><td>Against leaks at the quay and in every boat house of the town</td></tr>`)}</table>`,
      'cell',
      'The part with number 2',
    ],
    ['code beside a picture', '<div><img src="data:," alt=""><pre>pump --open</pre></div>', 'code', 'pump --open'],
    [
      'the title of a listing',
      '<figure><pre>pump --open\npump --close</pre><figcaption>Listing 3: how it opens</figcaption></figure>',
      'code-caption',
      'Listing 3: how it opens',
    ],
  ])('%s', async (_, html, rule, wanted) => {
    const known = await collect(`<title>Pumps</title><body>${around(html)}`);
    expect(valueIn(known, 'main').keptByMarkup.map(({ id }) => id)).toContain(rule);
    expect(valueIn(known, 'text').blocks.find(({ text }) => text === wanted)).toMatchObject({ main: true });
  });
  test.each([
    ['in a list of a template', `<ul class="related-links">${links}</ul>`],
    ['before all paragraphs of its box', `<section><ul>${links}</ul><p>${say(3, 'She had')}</p></section>`],
    ['under the last heading', `<section><p>${say(4, 'She had')}</p><h2>More of this</h2><ul>${links}</ul></section>`],
    ['in a box without paragraphs', `<div><ul>${links}</ul></div>`],
    ['under a question with answers to press', '<div><p>Was this page helpful?</p><button>Yes</button><button>No</button></div>'],
  ])('none of it: links %s', async (_, html) => {
    const { all } = await mainOf(around(html));
    expect(all).toContain('pump 8');
    expect(all).not.toMatch(/Spare part|helpful/);
  });
});

describe('customers’ reviews', () => {
  const reviews = (names: string) =>
    `<section ${names}><h2>What buyers say</h2>${times(6, (index) => `<div><h3>Fine pump</h3><p>${say(index, 'My old pump had')}</p></div>`)}</section>`;
  const goods = (names: string, cart = '<form action="/cart/add"><button>Buy</button></form>') =>
    mainOf(`<main><h1>Pump</h1><p>${say(9, 'This pump never had')}</p><p>$ 19.90</p>${cart}${reviews(names)}</main>`);
  test.each([['id="reviews"'], ['id="product-reviews-accordion"'], ['class="shop woocommerce-Reviews reviews"']])(
    'in a box with %s are no text of a product',
    async (names) => {
      const { all } = await goods(names);
      expect(all).toContain('This pump never had');
      expect(all).not.toContain('My old pump');
    },
  );
  test('elsewhere they are text', async () => {
    expect((await goods('id="reviews"', '')).all).toContain('My old pump');
    for (const names of ['overviews', 'summary has-reviews', 'reviews-allowed'])
      expect((await goods(`class="${names}"`)).all).toContain('My old pump');
    expect((await mainOf(`<form action="/cart/add"><button>Buy</button></form>${reviews('id="reviews"')}`)).all).toContain('My old pump');
  });
});

test('an article in a column called like the columns of teasers is one text', async () => {
  const teasers = times(
    3,
    (column) =>
      `<div class="col">${times(6, (index) => `<div><a href="/c${column}-${index}">News number ${index} of the column ${column}</a> today</div>`)}<p>${say(column, 'More news about')}</p></div>`,
  );
  const { all } = await mainOf(
    `${menu}<div><div class="col"><div><a href="/prev">The story before this one</a></div><h1>Six pumps without fuss</h1><div><p>${say(8, 'We had')} ${say(8, 'Later we had')} ${say(8, 'And they had')} ${say(8, 'So we had')}</p></div></div>${teasers}</div>`,
  );
  expect(all).toContain('pump 8');
  expect(all).not.toContain('News number');
});

test('an aside in a box that is not what it is called stays one', async () => {
  const { all } = await mainOf(
    `<div class="sidebar"><h1>Pump leaks</h1><p>${say(1)}</p><p>${say(2)}</p><aside><h2>More</h2><p>${say(3, 'They had')}</p></aside></div>`,
  );
  expect(all).toContain('pump 2');
  expect(all).not.toMatch(/More|pump 3/);
});

test.each([
  ['paragraphs', `<p>${say(8, 'We had')}</p>`],
  ['a line', '<p>A tool that draws pumps as trees.</p>'],
])('one short text of %s among columns of bare links is the text', async (_, short) => {
  const links = (name: string) =>
    `<div><h3>${name}</h3><ul>${times(14, (index) => `<li><a href="/${name}/${index}">A story about pump ${index} in ${name}</a></li>`)}</ul></div>`;
  const { all } = await mainOf(
    `<div><div id="left"><h1>Pumps</h1><div>${short}<p>Seen at the fair, and drawn at the <a href="/f">fair</a>.</p></div></div><div id="right">${links('latest')}${links('popular')}</div></div>`,
  );
  expect(all).toMatch(/pump/);
  expect(all).not.toContain('A story');
});
