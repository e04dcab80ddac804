import { describe, expect, test } from 'vitest';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { collectPage } from '../../../checks/collect/page.ts';
import { collect, live, loaded, now, valueIn } from '../../support/live-document.ts';

const failures = (known: KnownFacts) =>
  Object.entries(known).flatMap(([name, gathered]) =>
    gathered?.ok ? [] : [`${name}: ${gathered?.code} ${JSON.stringify(gathered?.args)}`],
  );

describe('names that shadow the properties of a form or document', () => {
  const clobbering = [
    'attributes',
    'parentNode',
    'children',
    'childNodes',
    'firstChild',
    'nextSibling',
    'nodeName',
    'nodeType',
    'tagName',
    'localName',
    'action',
    'method',
    'innerText',
    'textContent',
    'getAttribute',
    'hasAttribute',
    'getAttributeNames',
    'getBoundingClientRect',
    'checkVisibility',
    'querySelectorAll',
    'contains',
    'id',
    'className',
  ];
  test.each(clobbering)('input named %s', async (name) => {
    const known = await collect(
      `<form action="https://shop.example/buy" method="post"><input name="${name}" id="${name}"><p>Inside the form</p></form><p>After it</p>`,
    );
    expect(failures(known)).toEqual([]);
    expect(valueIn(known, 'text').blocks.map(({ text }) => text)).toEqual(['Inside the form', 'After it']);
    expect(valueIn(known, 'parts').forms).toMatchObject([
      { action: 'https://shop.example/buy', method: 'post', selector: 'html > body > form:nth-child(1)' },
    ]);
  });
  test.each([
    'documentElement',
    'body',
    'head',
    'URL',
    'baseURI',
    'defaultView',
    'querySelectorAll',
    'getElementById',
    'getElementsByTagName',
    'compatMode',
    'contentType',
    'doctype',
    'characterSet',
    'location',
    'readyState',
    'implementation',
  ])('image named %s', async (name) => {
    const inner = live(`<!doctype html><title>Named</title><img name="${name}" alt="x"><form name="${name}x"></form><p id="p">Text</p>`);
    const { known } = await collectPage(inner, { now });
    expect(failures(known)).toEqual([]);
    expect(valueIn(known, 'page')).toMatchObject({ quirks: false, doctype: 'html', contentType: 'text/html', elements: 7 });
    expect(valueIn(known, 'head').titles).toHaveLength(1);
  });
});

describe('documents of every kind', () => {
  test('XHTML keeps its names, and XML attributes', async () => {
    const known = await collect(
      await loaded(
        '<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="fr" lang="fr"><head><title>Titre</title></head><body><p>Texte</p><DIV>Not HTML</DIV><svg xmlns="http://www.w3.org/2000/svg"><title>non</title></svg></body></html>',
        'application/xhtml+xml',
      ),
    );
    expect(failures(known)).toEqual([]);
    expect(valueIn(known, 'page')).toMatchObject({ xml: true, lang: 'fr', xmlLang: 'fr', contentType: 'application/xhtml+xml' });
    expect(valueIn(known, 'head').titles.map(({ text }) => text)).toEqual(['Titre']);
    expect(valueIn(known, 'text').blocks.map(({ text }) => text)).toContain('Texte');
  });
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><title>drawing</title><text>seen</text></svg>', 'image/svg+xml'],
    ['XML', '<?xml version="1.0"?><list><title>no title</title><entry>one</entry></list>', 'application/xml'],
    ['broken XML', '<list><entry>', 'application/xml'],
    ['plain text', 'Only text.', 'text/plain'],
  ])('%s has no HTML title', async (_, source, type) => {
    const known = await collect(await loaded(source, type));
    expect(failures(known)).toEqual([]);
    expect(valueIn(known, 'head').titles).toEqual([]);
  });
  test('a frameset', async () => {
    const known = await collect(
      '<html><head><title>Frames</title></head><frameset cols="50%,50%"><frame src="about:blank"><frame src="about:blank"></frameset></html>',
    );
    expect(failures(known)).toEqual([]);
    expect(valueIn(known, 'head').titles[0]!.text).toBe('Frames');
  });
  test('an empty document, one without body, one without any element', async () => {
    const bodiless = live('<title>x</title>');
    bodiless.body.remove();
    const bare = live('');
    bare.documentElement.remove();
    for (const inner of [live(''), bodiless, bare]) expect(failures(await collect(inner))).toEqual([]);
  });
  test('two heads', async () => {
    const inner = live('<!doctype html><head><title>One</title></head><body>');
    const second = inner.createElement('head');
    second.innerHTML = '<title>Two</title>';
    inner.documentElement.append(second);
    const { heads, titles } = valueIn(await collect(inner), 'head');
    expect([heads, titles.map(({ text }) => text)]).toEqual([2, ['One', 'Two']]);
  });
  test('a document that is not shown: nothing is measured, everything is read', async () => {
    const { known } = await collectPage(
      new DOMParser().parseFromString('<title>Inert</title><p>Text</p><noscript><p>without scripts</p></noscript>', 'text/html'),
      { now },
    );
    expect(failures(known)).toEqual(['device: not-shown {}', 'vitals: not-shown {}']);
    expect(valueIn(known, 'text').blocks.map(({ text }) => text)).toEqual(['Text', 'without scripts']);
  });
  test('quirks mode', async () => {
    expect(valueIn(await collect('<p>x'), 'page')).toMatchObject({ quirks: true, doctype: null });
  });
});

describe('size', () => {
  test('very deep trees', async () => {
    const inner = live('<div id="top"></div>');
    let at: Element = inner.querySelector('#top')!;
    for (let depth = 0; depth < 5_000; depth++) at = at.appendChild(inner.createElement('span'));
    at.textContent = 'at the bottom';
    expect(valueIn(await collect(inner), 'text').blocks[0]!.text).toBe('at the bottom');
  });
  test('lists are capped, totals are not', async () => {
    const known = await collect(
      `<body>${'<a href="/x">x</a><h2>h</h2><img src="/i.png">'.repeat(3_500)}${'<a href="/x">x</a>'.repeat(7_000)}`,
    );
    expect([valueIn(known, 'links').items.length, valueIn(known, 'links').total]).toEqual([10_000, 10_500]);
    expect([valueIn(known, 'headings').items.length, valueIn(known, 'headings').total]).toEqual([1_000, 3_500]);
    expect([valueIn(known, 'images').items.length, valueIn(known, 'images').total]).toEqual([1_000, 3_500]);
    expect(valueIn(known, 'text').truncated).toBe(true);
  });
  test('long strings are capped', async () => {
    const long = 'x'.repeat(50_000);
    const known = await collect(
      `<title>${long}</title><meta name="description" content="${long}"><h1>${long}</h1><a href="/${long}" title="${long}">${long}</a><img alt="${long}" src="/${long}">`,
    );
    const { structuredData: _, ...rest } = known;
    const tooLong: string[] = [];
    JSON.stringify(rest, (key, value: unknown) => {
      if (typeof value === 'string' && value.length > 2_000) tooLong.push(key);
      return value;
    });
    expect(tooLong).toEqual([]);
  });
});

test('the page is left as it was, and its own tasks run in between', async () => {
  const inner = live(
    `<main>${'<p>Some words of <a href="/x">text</a> here.</p><div><img alt="" src="data:,"></div>'.repeat(4_000)}</main>`,
  );
  const before = inner.documentElement.outerHTML;
  const changes: MutationRecord[] = [];
  new MutationObserver((records) => changes.push(...records)).observe(inner, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  let ran = 0;
  let running = true;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    ran++;
    if (running) port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
  await collectPage(inner, { now, yieldEvery: 2 });
  running = false;
  expect(inner.documentElement.outerHTML).toBe(before);
  expect(changes).toEqual([]);
  expect(ran).toBeGreaterThan(2);
});

test('a page that changes while it is read does not break the walk', async () => {
  const inner = live(`<main>${'<section><p>Some words of text.</p></section>'.repeat(3_000)}</main>`);
  const collecting = collectPage(inner, { now, yieldEvery: 0 });
  for (const section of Array.from(inner.querySelectorAll('section')).slice(100)) section.remove();
  const { known } = await collecting;
  expect(failures(known)).toEqual([]);
});

test('a collector that fails takes down its own fact only', async () => {
  const inner = live('<h1>Heading</h1><p>Text</p>');
  const { getComputedStyle } = inner.defaultView!;
  inner.defaultView!.getComputedStyle = () => {
    throw new Error('broken on purpose');
  };
  const { known } = await collectPage(inner, { now });
  inner.defaultView!.getComputedStyle = getComputedStyle;
  expect(known.headings).toEqual({
    ok: false,
    reason: 'collector-failed',
    code: 'reading-failed',
    args: { error: 'Error: broken on purpose' },
  });
  expect(valueIn(known, 'text').blocks).toHaveLength(2);
});
