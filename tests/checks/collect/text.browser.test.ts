import { describe, expect, test } from 'vitest';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { collect, fact, live, loaded, valueIn } from '../../support/live-document.ts';

const texts = async (html: string) => (await fact('text', html)).blocks.map(({ text }) => text);

describe('blocks', () => {
  test('one for each box, with the text before and after inner boxes', async () => {
    const { blocks } = await fact('text', '<div>before <p>in<b>side</b> it</p> after</div><ul><li>one <i>item</i></li></ul>');
    expect(blocks.map(({ tag, text }) => [tag, text])).toEqual([
      ['div', 'before'],
      ['p', 'inside it'],
      ['div', 'after'],
      ['li', 'one item'],
    ]);
  });
  test('two line breaks part paragraphs, one does not', async () => {
    expect(await texts('<div>first<br>line<br><br>second</div>')).toEqual(['first line', 'second']);
  });
  test('white space in pre is preserved', async () => {
    const { blocks } = await fact('text', '<pre>  a\n    b  </pre>');
    expect(blocks[0]).toMatchObject({ text: '  a\n    b', code: true });
  });
  test('code in part of a block', async () => {
    const { blocks } = await fact('text', '<p><code>{{ url }}</code>: the address</p><p><code>all of it</code></p><p>none</p>');
    expect(blocks.map(({ code, partlyCode }) => [code, partlyCode])).toEqual([
      [false, true],
      [true, undefined],
      [false, undefined],
    ]);
  });
  test('where a block is', async () => {
    const { blocks } = await fact(
      'text',
      `<table><tr><td>cell</td></tr></table><dl><dt>term</dt><dd>meaning</dd></dl><figure><figcaption>caption</figcaption></figure>
      <ul><li>item</li></ul><blockquote>quoted</blockquote><p><q>said</q></p><p>noted<sup><a href="#n1">1</a></sup></p><p><code>all of it</code></p>`,
    );
    expect(blocks.map(({ within, quote, note, code }) => [within, quote, note, code])).toEqual([
      ['table', false, false, false],
      ['dl', false, false, false],
      ['dl', false, false, false],
      ['figure', false, false, false],
      ['list', false, false, false],
      [null, true, false, false],
      [null, true, false, false],
      [null, false, true, false],
      [null, false, false, true],
    ]);
  });
  test('links: characters and targets', async () => {
    const { blocks } = await fact(
      'text',
      '<p>See <a href="https://a.example/x">this page</a> and <a href="mailto:a@b.example">write</a>.</p>',
    );
    expect(blocks[0]).toMatchObject({ linkChars: 14, hrefs: ['https://a.example/x'] });
  });
  test('units are counted in any script, also past the cap of the text', async () => {
    const { blocks, units } = await fact('text', `<p>${'word '.repeat(1_000)}</p><p>東京都は日本の首都です</p>`);
    expect(blocks[0]).toMatchObject({ units: 1_000 });
    expect(blocks[0]!.text).toHaveLength(2_000);
    expect(blocks[1]!.units).toBeGreaterThan(4);
    expect(units).toBeGreaterThan(1_000);
  });
  test('lone surrogates become replacement characters', async () => {
    const inner = live('<p id="p"></p>');
    inner.querySelector('#p')!.textContent = 'a\ud800b';
    expect((await fact('text', inner)).blocks[0]!.text).toBe('a\ufffdb');
  });
  test('areas that a page offers for snippets', async () => {
    expect(
      (await fact('parts', '<main><p data-snippet>Text that Bing may cite.</p><p>More.</p></main>')).snippet?.map(({ text }) => text),
    ).toEqual(['Text that Bing may cite.']);
    expect((await fact('parts', '<main><p>More.</p></main>')).snippet).toBeUndefined();
  });
  test('data-nosnippet inside the main content is counted', async () => {
    const { nosnippetChars, mainChars } = await fact(
      'text',
      '<main><p>Text that may be quoted here.</p><div data-nosnippet><p>Text that may not be.</p></div></main>',
    );
    expect([nosnippetChars, mainChars]).toEqual([21, 50]);
  });
});

describe('what is rendered', () => {
  test.each([
    ['display: none', '<p style="display:none">no</p><p>yes</p>', ['yes']],
    ['an ancestor not displayed', '<div style="display:none"><div><p>no</p></div><span>no</span></div><p>yes</p>', ['yes']],
    ['an inline part hidden by a class', '<style>.x{display:none}</style><p>yes<span class="x"> no</span></p>', ['yes']],
    ['visibility: hidden, with a visible child', '<p style="visibility:hidden">no <b style="visibility:visible">yes</b></p>', ['yes']],
    ['the hidden attribute', '<p hidden>no</p><p>yes</p>', ['yes']],
    ['what a search on the page opens', '<div hidden="until-found"><p>yes</p></div><p>yes</p>', ['yes', 'yes']],
    ['aria-hidden text is still to be seen', '<p aria-hidden="true">yes</p>', ['yes']],
    [
      'scripts, styles, templates, noscript',
      '<script>no()</script><style>b{}</style><template><p>no</p></template><noscript><p>no</p></noscript><p>yes</p>',
      ['yes'],
    ],
    ['options and text areas', '<form><select><option>no</option></select><textarea>no</textarea></form><p>yes</p>', ['yes']],
    ['SVG text and titles', '<svg><title>no</title><text>no</text></svg><p>yes</p>', ['yes']],
    ['frames of the same origin', '<iframe srcdoc="<p>no</p>"></iframe><p>yes</p>', ['yes']],
    ['closed details can be opened', '<details><summary>More</summary><p>yes</p></details>', ['More', 'yes']],
    ['closed tabs can be opened', '<div role="tabpanel" hidden><p>yes</p></div><p>yes</p>', ['yes', 'yes']],
    ['what a button opens', '<button aria-controls="a">More</button><div id="a" style="display:none">yes</div>', ['More', 'yes']],
    ['a menu that a button opens', '<button aria-controls="a" aria-haspopup="menu">More</button><p id="a" hidden>no</p>', ['More']],
    ['a closed menu', '<button aria-controls="a">More</button><nav id="a" style="display:none">no</nav>', ['More']],
    [
      'a closed accordion, without visibility',
      '<h3>Q</h3><div class="accordion-body" style="visibility:hidden"><p>yes</p><p>yes</p><p hidden>no</p></div><p style="visibility:hidden">no</p>',
      ['Q', 'yes', 'yes'],
    ],
    ['a panel in what is not displayed', '<div style="display:none"><div class="accordion-body">no</div></div><p>yes</p>', ['yes']],
    ['a page that waits for a script', '<body style="visibility:hidden"><main><p>yes</p><p hidden>no</p></main></body>', ['yes']],
    ['the same without a main element', `<div style="visibility:hidden"><h1>yes</h1>${'<p>yes</p>'.repeat(5)}</div>`, Array(6).fill('yes')],
    [
      'a part with the h1 that React streams',
      `<p>yes</p><div hidden id="S:0"><h1>yes</h1></div>${'<p>yes</p>'.repeat(3)}`,
      Array(5).fill('yes'),
    ],
    ['a part that React streams to a page with its h1', '<h1>yes</h1><div hidden id="S:0"><p>no</p></div>', ['yes']],
    ['a hidden header with the h1', '<div hidden><h1>no</h1></div><p>yes</p>', ['yes']],
    ['one of several views', '<main hidden><p>no</p></main><main><p>yes</p></main>', ['yes']],
    ['comments', '<p>y<!-- no -->es</p>', ['yes']],
    ['no box of its own', '<div style="display:contents">yes</div>', ['yes']],
    [
      'no box of its own around what is not displayed',
      '<div style="display:contents"><p style="display:none">no</p><p>yes</p></div>',
      ['yes'],
    ],
    [
      'no box of its own, twice',
      '<div style="display:contents"><div style="display:contents">yes<p hidden>no</p></div><p>yes</p></div>',
      ['yes', 'yes'],
    ],
    [
      'no box of its own, in what is not displayed',
      '<div style="display:none"><div style="display:contents">no</div></div><p>yes</p>',
      ['yes'],
    ],
    [
      'no box of its own, invisible',
      '<div style="display:contents;visibility:hidden">no <b style="visibility:visible">yes</b></div>',
      ['yes'],
    ],
  ])('%s', async (_, html, expected) => {
    expect(await texts(html)).toEqual(expected);
  });
});

test('text and elements in slots', async () => {
  const inner = live('<x-a>one<p hidden>no</p><p>two</p></x-a><x-b>no</x-b><x-c>no</x-c>');
  const shadow = (name: string, html: string) => {
    inner.querySelector(name)!.attachShadow({ mode: 'open' }).innerHTML = html;
  };
  shadow('x-a', '<div><slot></slot></div>');
  shadow('x-b', '<div hidden><slot></slot></div><p>three</p>');
  shadow('x-c', '<slot style="display:none"></slot>');
  expect((await fact('text', inner)).blocks.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

describe('words that only styles keep apart', () => {
  test.each([
    ['items of a flex box', '<p style="display:flex;gap:4px"><span>By</span><span>Jane Doe</span><b>2026</b></p>', ['By Jane Doe 2026']],
    ['a text of its own beside an item', '<p style="display:flex"><span>By</span>Jane</p>', ['By Jane']],
    ['an inline element in an item', '<p style="display:grid"><span><b>Von</b></span><a href="/m"><i>Max</i></a></p>', ['Von Max']],
    ['an empty element with a margin', '<p>Nov 20 2019<span style="margin-left:1em"></span>4:29 AM</p>', ['Nov 20 2019 4:29 AM']],
    ['an empty element without a width', '<p>Fahr<span></span>rad</p>', ['Fahrrad']],
    ['a part of a word', '<p>Fahr<b>rad</b>s <span style="display:inline-block">un</span>done</p>', ['Fahrrads undone']],
    [
      'an initial that floats',
      '<p><span style="float:left;font-size:3em">O</span>nce, and <span style="float:left">On</span>ce</p>',
      ['Once, and Once'],
    ],
    ['letters one by one', '<p style="display:flex"><span>B</span><span>o</span><span>at</span></p>', ['Boat']],
    ['a script without spaces', '<p style="display:flex"><span>山田</span><span>太郎</span></p>', ['山田太郎']],
  ])('%s', async (_, html, expected) => {
    expect(await texts(html)).toEqual(expected);
  });
  test('the text of a link too', async () => {
    const { items } = await fact('links', '<a href="/x" style="display:flex"><span>More</span><span>boats</span></a>');
    expect(items[0]!.text).toBe('More boats');
  });
});

describe('open shadow roots', () => {
  test('are walked, and slotted text comes once, where it is shown', async () => {
    const inner = live('<x-card><p>slotted</p><i slot="foot">foot</i><p slot="nowhere">not shown</p></x-card>');
    inner.querySelector('x-card')!.attachShadow({ mode: 'open' }).innerHTML =
      '<h2>shadow</h2><div><slot></slot></div><footer><slot name="foot"></slot></footer><slot name="none"><p>fallback</p></slot>';
    const known = await collect(inner);
    expect(valueIn(known, 'text').blocks.map(({ text }) => text)).toEqual(['shadow', 'slotted', 'foot', 'fallback']);
    expect(valueIn(known, 'page').shadowRoots).toBe(1);
    expect(valueIn(known, 'headings').items[0]).toMatchObject({
      text: 'shadow',
      selector: 'html > body > x-card:nth-child(1) >>> h2:nth-child(1)',
    });
  });
  test('in one another', async () => {
    const inner = live('<div id="host"><b>light</b></div>');
    const outer = inner.querySelector('#host')!.attachShadow({ mode: 'open' });
    outer.innerHTML = '<section><p>outer</p><slot></slot></section>';
    outer.querySelector('section')!.attachShadow({ mode: 'open' }).innerHTML = '<h3>deep</h3><slot></slot>';
    expect((await fact('text', inner)).blocks.map(({ text }) => text)).toEqual(['deep', 'outer', 'light']);
  });
});

describe('regions', () => {
  test.each([
    ['<nav><a href="/a">Home</a></nav>', 'nav'],
    ['<header>Site</header>', 'header'],
    ['<footer>Imprint</footer>', 'footer'],
    ['<aside>More</aside>', 'aside'],
    ['<div role="navigation">Menu</div>', 'nav'],
    ['<div role="dialog">Box</div>', 'dialog'],
    ['<div id="cookie-banner">Kekse</div>', 'dialog'],
    ['<div class="comments-area">Said</div>', 'comments'],
    ['<div class="thread-comments-off">Text</div>', 'none'],
  ])('%s is %s', async (html, region) => {
    const { blocks } = await fact('text', `<p>x</p>${html}`);
    const last = blocks.at(-1)!.region;
    expect(last === 'main' ? 'none' : last).toBe(region);
  });
  test('a header in an article belongs to it, a class that names an aside is not believed around the main heading', async () => {
    const { blocks } = await fact(
      'text',
      '<article><header><h1>Headline</h1></header><p>Text of the article.</p></article><div class="sidebar"><h1>Second headline</h1><p>Its text.</p></div>',
    );
    expect(blocks.map(({ region }) => region === 'header' || region === 'aside')).toEqual([false, false, false, false]);
  });
});

test('read without scripts, noscript is content like any other', async () => {
  const known = await collect(
    await loaded(
      '<!DOCTYPE html><head><noscript><meta name="robots" content="noindex"></noscript></head><noscript><p>for readers</p></noscript><noscript>without scripts</noscript><script>document.write("<p>no</p>")</script>',
      'text/html',
      'allow-same-origin',
    ),
  );
  expect(factValueOf(known, 'text')?.blocks.map(({ text }) => text)).toEqual(['for readers', 'without scripts']);
  expect(factValueOf(known, 'head')?.metas.map(({ content, noscript }) => [content, noscript])).toEqual([['noindex', true]]);
});
