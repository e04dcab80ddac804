import { describe, expect, test } from 'vitest';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { ResponseFact } from '../../../checks/core/facts/site.ts';
import { readServedHtml } from '../../../checks/collect/served/read.ts';
import { parseInertDocument } from '../../../checks/collect/served/parse-inert.ts';
import { blank } from '../../support/facts.ts';
import { collect } from '../../support/live-document.ts';

const response = (changes: Partial<ResponseFact> = {}): ResponseFact => ({ ...blank.response, ...changes });
async function served(html: string, rendered: KnownFacts = {}, changes: Partial<ResponseFact> = {}) {
  const gathered = await readServedHtml(
    html,
    response({ bytes: new TextEncoder().encode(html).length, ...changes }),
    rendered,
    parseInertDocument,
  );
  if (!gathered.ok) throw new Error(gathered.code);
  return gathered.value;
}
const prose = 'The harbour was quiet in the morning, and the boats, all of them, lay at the quay.';

describe('the source as it was served', () => {
  test('head, headings, links, language, data', async () => {
    const fact =
      await served(`<!doctype html><html lang="el"><head><title>Τίτλος</title><base href="/dir/"><meta name="robots" content="noindex"><script type="application/ld+json">{"a":1}</script></head>
      <body><h1>Κεφαλίδα</h1><a href="x">one</a><a href="x">again</a><a href="mailto:a@b.example">mail</a></body></html>`);
    expect(fact.head.titles[0]!.text).toBe('Τίτλος');
    expect(fact.head.metas[0]).toMatchObject({ name: 'robots', content: 'noindex', inHead: true });
    expect(fact).toMatchObject({
      lang: 'el',
      headings: [{ level: 1, text: 'Κεφαλίδα' }],
      linkTotal: 3,
      hrefTotal: 3,
      imageTotal: 0,
      linkUrls: ['https://example.com/dir/x'],
      jsonLd: ['{"a":1}'],
    });
  });
  test('noscript content is content, scripts are not, hidden text is in the raw HTML', async () => {
    const fact = await served(
      '<body><noscript><p>Without scripts</p></noscript><script>document.write("no")</script><p hidden>closed</p><p>Text</p>',
    );
    expect(fact.blocks.map(({ text }) => text)).toEqual(['Without scripts', 'Text']);
    expect(fact).toMatchObject({ units: 3, noscriptUnits: 2 });
  });
  test('what a search opens, and what React moves into its place, is text of the raw HTML', async () => {
    const fact = await served(
      '<body><p hidden="until-found">Found</p><div hidden id="S:1a">Moved</div><div hidden id="s">closed</div></body>',
    );
    expect(fact.blocks.map(({ text }) => text)).toEqual(['Found', 'Moved']);
  });
  test.each([
    ['<form action="/session"><label>Password <input type="password" name="p"></label></form>', true],
    ['<main><input type=PASSWORD></main>', true],
    ['<form><input type="text"><button>Send</button></form>', undefined],
    ['<!-- <input type="password"> --><template><input type="password"></template><p>password</p>', undefined],
  ])('a password field: %s', async (body, password) => expect((await served(`<body>${body}`)).password).toBe(password));
  test('a noscript of 5 MB', async () => {
    const fact = await served(`<body><div id="app"></div><noscript>${`<p>${prose}</p>`.repeat(57_000)}</noscript>`);
    expect(fact.bytes).toBeGreaterThan(5_000_000);
    expect(fact.blocks).toHaveLength(1_000);
    expect(fact.noscriptUnits).toBe(fact.units);
  });
  test('declarative shadow roots are content', async () => {
    const html =
      '<x-card><template shadowrootmode="open"><p>In the shadow</p><slot></slot></template><p>Slotted</p></x-card><template><p>no</p></template>';
    for (const source of [html, html + `<!-- ${'long '.repeat(20_000)} -->`]) {
      expect((await served(source)).blocks.map(({ text }) => text)).toEqual(['In the shadow', 'Slotted']);
    }
  });
  test('metadata in a declarative shadow tree is not that of the page', async () => {
    const { head } = await served(
      '<body><div><template shadowrootmode="open"><meta name="robots" content="noindex"><link rel="canonical" href="/c"></template></div>',
    );
    expect([head.metas, head.links]).toEqual([[], []]);
  });
  test('text only for readers without scripts', async () => {
    const { head } = await served(
      '<head><noscript><meta name="robots" content="noindex"></noscript><meta name="robots" content="nofollow"></head>',
    );
    expect(head.metas.map(({ content, noscript }) => [content, noscript])).toEqual([
      ['noindex', true],
      ['nofollow', undefined],
    ]);
  });
  test('XHTML that is served as XML is read as XML', async () => {
    const html = (body: string) =>
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title><script src="/a.js"/></head><body>${body}</body></html>`;
    const xml: KnownFacts = { page: { ok: true, value: { ...blank.page, xml: true } } };
    const as = { contentType: 'application/xhtml+xml' };
    const fact = await served(html('<h1>Head</h1><p>Text</p>'), xml, as);
    expect(fact.blocks.map(({ text }) => text)).toEqual(['Head', 'Text']);
    expect(fact.head.titles.map(({ text }) => text)).toEqual(['T']);
    await expect(served(html('<p>Text'), xml, as)).rejects.toThrow('reading-failed');
  });
  test('scripts, data left out', async () => {
    expect((await served('<script>1</script><script src="/a.js"></script><script type="application/json">{}</script>')).scripts).toBe(2);
  });
  test('Markdown', async () => {
    const { markdown } =
      await served(`<h1>Head</h1><p>See <a href="https://a.example/">the source</a>, please.</p><ul><li>one</li><li>two</li></ul><pre>a
  b</pre><blockquote>said</blockquote><table><tr><th>k</th><td>v</td></tr></table>`);
    expect(markdown).toBe(
      '# Head\n\nSee [the source](https://a.example/), please.\n\n- one\n- two\n\n```\na\n  b\n```\n\n> said\n\n| k | v |',
    );
  });
});

describe('compared with the page', () => {
  test('text of the source, of inline JSON only, and of scripts only', async () => {
    const rendered = await collect(
      `<main><p>${prose} One.</p><p>${prose.replace(/harbour/, 'valley')} Two stands in data.</p><p>Loaded later by a script, from somewhere else entirely, after a while.</p></main>`,
    );
    const fact = await served(
      `<main><p>${prose} One.</p></main><script type="application/json">{"text":"${prose.replace(/harbour/, 'valley')} Two stands in data."}</script>`,
      rendered,
    );
    // Most of its words also occur in the first block.
    expect(fact.presence[0]).toBe(1);
    expect(fact.presence[2]).toBe(0);
    expect(fact.coverage).toBeGreaterThan(0.3);
    expect(fact.coverage).toBeLessThan(0.9);
  });
  test('an empty shell', async () => {
    const rendered = await collect(`<main><p>${prose}</p></main>`);
    expect(await served('<div id="root"></div><script src="/app.js"></script>', rendered)).toMatchObject({
      presence: [0],
      coverage: 0,
      inText: 0,
      blocks: [],
    });
  });
});

describe('what is never closed', () => {
  test.each([
    ['title', '<!doctype html>\n<html><head>\n<title>t\n<meta name="robots" content="noindex">\n</head><body><p>text</body></html>', 3],
    ['style', '<head><title>t</title>\n<style>a {}</head><body><p>text', 2],
    ['script', '<head><title>t</title><script src="a.js" /></head><body><p>text', 1],
  ])('%s', async (tag, html, line) => {
    const { neverClosed, headEndedBy, units } = await served(html);
    expect([neverClosed, headEndedBy, units]).toEqual([expect.objectContaining({ tag, line }), null, 0]);
  });
  test.each([
    ['what is closed', '<head><title>t</title><script>"<title>"</script></head><body><p>text'],
    ['a title in an image', '<head><title>t</title></head><body><svg><title>image</svg>text'],
    ['a title that is closed in the text', '<head><title>t</head><body><p>text</title>'],
    ['what is longer than what is read', `<head><title>t</title><script>${' '.repeat(600_000)}</script></head><body><p>text`],
  ])('not %s', async (_, html) => expect((await served(html)).neverClosed).toBeUndefined());
});

describe('what ends the head early', () => {
  test.each([
    [
      'an image',
      '<!doctype html>\n<html><head>\n<title>t</title>\n<img src="pixel.gif">\n<meta name="robots" content="noindex">\n</head>',
      { tag: 'img', line: 4, snippet: '<img src="pixel.gif">' },
    ],
    [
      'a frame in noscript',
      '<head><noscript>\n<iframe src="x"></iframe></noscript><link rel="canonical" href="/c"></head>',
      { tag: 'iframe', line: 2, noscript: true },
    ],
    ['text', '<head>\nstray words<meta name="description" content="d"></head>', { tag: '#text', line: 2 }],
    [
      'an element in upper case, after comments and scripts',
      '<!-- <img> --><head><script>"<div>"</script><style>a>b{}</style><DIV>x</DIV><title>late</title></head>',
      { tag: 'div', line: 1 },
    ],
    ['an attribute with a bracket', '<head><meta name="a" content="1 > 0"><p>x<link rel="canonical" href="/c"></head>', { tag: 'p' }],
  ])('%s', async (_, html, expected) => {
    expect((await served(html)).headEndedBy).toMatchObject(expected);
  });
  test.each([
    ['a sound head', '<head><title>t</title><noscript><link rel="stylesheet" href="x"></noscript></head><body><img>'],
    ['no metadata behind it', '<head><title>t</title><img src="x"></head><body>'],
    ['no head at all', '<p>text'],
    ['a cut tag', '<head><meta name="x'],
  ])('not by %s', async (_, html) => {
    expect((await served(html)).headEndedBy).toBeNull();
  });
});

describe('limits', () => {
  test('past two megabytes nothing counts, and the last element before is named', async () => {
    const html = `<body><p>first</p>${'<p>é filling words</p>'.repeat(120_000)}<h1>far</h1>`;
    const fact = await served(html);
    expect(fact.bytes).toBeGreaterThan(2_000_000);
    expect(fact.headings).toEqual([]);
    expect(fact.cutAt).toMatchObject({ snippet: '<p>' });
    expect(fact.blocks).toHaveLength(1_000);
  });
  test('a refused page or another file is not the raw HTML', async () => {
    expect(await readServedHtml('<p>no</p>', response({ status: 403 }), {}, parseInertDocument)).toMatchObject({
      ok: false,
      reason: 'refused',
    });
    expect(await readServedHtml('%PDF', response({ contentType: 'application/pdf' }), {}, parseInertDocument)).toMatchObject({
      ok: false,
      reason: 'not-supported',
    });
  });
});
