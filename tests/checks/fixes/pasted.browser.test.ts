/** Parses pasted fixes with real parsers: nothing from a page breaks out, and the facts are those that applyFix() predicts. */
import { describe, expect, it } from 'vitest';
import type { FactTable, KnownFacts } from '../../../checks/core/facts.ts';
import { withDerivedFacts } from '../../../checks/derive/derived-facts.ts';
import { fixOffers } from '../../../checks/fix-page.ts';
import type { FixId, PageFix, Values } from '../../../checks/fixes/fix.ts';
import { fixesOfKinds, fixKinds } from '../../../checks/fixes/index.ts';
import { applyFix } from '../../../checks/fixes/with-fix.ts';
import { signals } from '../../../checks/signals/index.ts';
import { judgeSignal } from '../../../checks/core/judge.ts';
import { parseRobotsTxt } from '../../../checks/parse/robots-txt.ts';
import { blank, known } from '../../support/facts.ts';
import { collect, valueIn } from '../../support/live-document.ts';
import { pasteInto, toPaste } from '../../support/paste.ts';

const now = Date.UTC(2026, 10, 21);
const options = { intent: 'index', pageType: null, aiOptOut: false, now } as const;
const url = 'https://example.com/guides/oil';
const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The facts of a document at this URL, with facts of its site. */
async function at(address: string, html: string, site: Parameters<typeof known>[0] = {}): Promise<KnownFacts> {
  const { language: _l, offer: _o, provenance: _p, about: _a, pageType: _t, ...read } = await collect(html);
  const page = valueIn(read, 'page');
  const { response, robotsTxt, sitemap } = known(site);
  const served = {
    ...blank.served,
    head: valueIn(read, 'head'),
    jsonLd: valueIn(read, 'structuredData').blocks.map(({ data }) => JSON.stringify(data)),
  };
  return withDerivedFacts({
    ...read,
    page: { ok: true, value: { ...page, url: address, baseUrl: new URL('/', address).href, at: now } },
    served: { ok: true, value: served },
    response: response!,
    robotsTxt: robotsTxt!,
    sitemap: sitemap!,
    schemaTerms: { ok: true, value: { release: 'x', issues: [] } },
  });
}

const hostile = [
  '</script><script>document.title="owned"</script>',
  '<!-- <script>',
  '--> <img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onload='alert(1)",
  '</title><base href="https://evil.invalid/">',
  '&quot;&lt;b&gt;&#x3c;',
  'line\u2028para\u2029line',
  'a\nb\r\nc\td',
  '\u0000\u0001\u0008\u001b\u007f\u0085',
  '\ufffe\uffff\ufdd0',
  '\u202Eevil\u202C \u2066x\u2069',
  '\\"; "x": {',
  '\\u003c/script>',
  'User-agent: *\nDisallow: /',
  '=HYPERLINK("http://x.invalid")',
  '\r\nSet-Cookie: a=b',
  ']]> <?xml',
  '${7*7}',
  '\ud800',
  '__proto__',
  'x'.repeat(5_000),
];

/** A page in which every word, URL and value is hostile. */
function hostilePage(text: string): string {
  const e = inHtml(text);
  const json = (data: object) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  return `<!doctype html><html lang="${e}"><head><base href="https://example.com/"><title>{{${e}}}</title><meta name="robots" content="noindex, notranslate, ${e}"><meta name="viewport" content="width=9, viewport-fit=cover, ${e}">
<meta property="og:site_name" content="${e}"><meta property="og:description" content="${e}"><meta property="og:type" content="${e}"><link rel="canonical" href="/${e}"><link rel="canonical" href="/other">
<link rel="alternate" hreflang="de" href="/${e}"><link rel="alternate" hreflang="${e}" href="https://example.com/x"><link rel="alternate" hreflang="fr" href="https://example.com/fr">
${json({ '@context': 'https://schema.org', '@type': 'Article', headline: text, author: { '@type': 'Person', name: text }, datePublished: 'x', [text]: text })}
${json({ '@context': 'https://schema.org', '@type': 'Organization', name: text, url: text, sameAs: [text] })}
${json({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: text }] })}
${json({ '@context': 'https://schema.org', '@type': 'Product', description: text, offers: { '@type': 'Offer', price: '1', priceCurrency: text } })}</head><body>
<header><a href="/"><img src="/logo.png?${e}" alt="${e}" width="300" height="300">${e}</a></header><nav><ol><li><a href="/">${e}</a></li><li><a href="/guides/">${e}</a></li></ol></nav>
<main><article><h1>${e} and more</h1><p>By <a rel="author" href="/who?${e}">${e.slice(0, 60)}</a> <time datetime="2026-03-04">4 March 2026</time></p>
<p>${e} is what this long paragraph is about, and it goes on for as long as a first paragraph has to, so that it can stand as the description of the whole page.</p><p>84,00 €</p>
<h2>${e} what?</h2><p>The answer is ${e} and a little more.</p><h2>And ${e}?</h2><p>Again ${e}.</p>
<img src="/a.png?${e}" width="400" height="300" loading="lazy"><img src="/b.png" alt="${e}" width="900" height="500"></article></main><footer>© 2026 ${e}</footer></body></html>`;
}

function expectHarmless(fix: PageFix): void {
  expect(fix.text, 'no control characters, no marks that turn the text').not.toMatch(
    /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u,
  );
  switch (fix.place) {
    case 'head':
    case 'head-start': {
      const read = new DOMParser().parseFromString(
        `<!doctype html><html><head>${fix.text}</head><body><p id="end"></p></body></html>`,
        'text/html',
      );
      const added = fix.change.kind === 'head' ? fix.change.add : [];
      expect([...read.head.children].map(({ localName }) => localName)).toEqual(added.map(({ tag }) => tag));
      expect(read.body.innerHTML).toBe('<p id="end"></p>');
      const attributes = [...read.head.children].flatMap((element) => element.getAttributeNames());
      expect(
        attributes.filter((name) => !['name', 'property', 'content', 'charset', 'rel', 'href', 'hreflang', 'type'].includes(name)),
      ).toEqual([]);
      for (const script of read.scripts) {
        expect(script.type).toBe('application/ld+json');
        expect(JSON.parse(script.text)).toMatchObject({ '@context': 'https://schema.org' });
        expect(script.text).not.toMatch(/[<>]/);
      }
      for (const element of read.querySelectorAll('link')) expect(new URL(element.getAttribute('href')!).protocol).toBe('https:');
      break;
    }
    case 'html-tag': {
      const { documentElement: root } = new DOMParser().parseFromString(
        `<!doctype html><html ${fix.text}><head></head><body></body></html>`,
        'text/html',
      );
      expect(root.getAttributeNames().filter((name) => !['lang', 'xml:lang', 'dir'].includes(name))).toEqual([]);
      break;
    }
    case 'header':
      expect(fix.text).toMatch(/^(?:Link|X-Robots-Tag): [ -~]+$/);
      break;
    case 'robots.txt': {
      const robots = parseRobotsTxt(fix.text);
      expect(robots.issues).toEqual([]);
      expect(robots.groups.map(({ rules }) => rules.map(({ allow }) => allow))).toEqual([[true]]);
      break;
    }
    case 'sitemap': {
      const xml = new DOMParser().parseFromString(`<urlset>${fix.text}</urlset>`, 'application/xml');
      expect(xml.querySelector('parsererror')).toBeNull();
      expect(
        [...xml.querySelectorAll('url > *')].map(({ nodeName }) => nodeName).filter((name) => name !== 'loc' && name !== 'lastmod'),
      ).toEqual([]);
      break;
    }
    case 'images':
      for (const line of fix.text.split('\n').filter((text) => text.startsWith('<'))) {
        const read = new DOMParser().parseFromString(line, 'text/html').body;
        expect([read.children.length, read.firstElementChild?.localName, read.textContent]).toEqual([1, 'img', '']);
        expect(read.firstElementChild!.getAttributeNames().toSorted()).toEqual(['alt', 'src']);
      }
      break;
    case 'img-tag':
      expect(fix.text).toBe('loading="eager" fetchpriority="high"');
      break;
  }
}

/** Every kind of fix made from the hostile page, whether it is offered or not. */
async function hostileFixes(text: string): Promise<PageFix[]> {
  const path = encodeURI(text.toWellFormed().replace(/[?#]|\p{Cc}/gu, '')).slice(0, 600);
  const facts = await at(`https://example.com/guides/services/${path}?q=${path}&*$`, hostilePage(text), {
    response: {
      charsetEarly: 'none',
      headers: [
        { name: 'x-robots-tag', value: `noindex, unavailable_after: ${text}` },
        { name: 'link', value: `<https://example.com/${path}>; rel="canonical"` },
      ],
    },
    robotsTxt: { text: `User-agent: *\nDisallow: /\n# ${text}` },
    sitemap: {
      files: [
        {
          url: 'https://example.com/sitemap.xml',
          from: 'robots.txt',
          status: 200,
          kind: 'urlset',
          bytes: 9,
          urls: 1,
          truncated: false,
          failure: null,
          children: [],
        },
      ],
      entries: [{ file: 'https://example.com/sitemap.xml', loc: `https://example.com/${text}`, lastmod: text, match: 'variant' }],
    },
  });
  const values: Values = {
    title: text,
    description: text,
    image: text,
    'image-alt': text,
    price: text,
    address: text,
    'body > main > article > img:nth-of-type(1)': text,
  };
  const front = {
    ...facts,
    page: { ok: true as const, value: { ...valueIn(facts, 'page'), url: 'https://example.com/' } },
    response: { ok: true as const, value: blank.response },
    robotsTxt: known({ robotsTxt: { text: 'User-agent: *\nDisallow: /guides/' } }).robotsTxt!,
    head: {
      ok: true as const,
      value: { ...valueIn(facts, 'head'), metas: valueIn(facts, 'head').metas.filter(({ name }) => name !== 'robots') },
    },
  };
  const setting = { intent: 'index', aiOptOut: false, now } as const;
  const lazy = valueIn(facts, 'images').items.find(({ loading }) => loading === 'lazy')!;
  const painted = known({
    vitals: {
      lcp: {
        value: 9,
        at: { selector: lazy.selector, snippet: text, text },
        url: lazy.url,
        ttfb: 1,
        loadDelay: 1,
        loadTime: 1,
        renderDelay: 1,
      },
    },
  }).vitals!;
  return [
    ...fixesOfKinds(fixKinds, { ...facts, vitals: painted }, { ...setting, pageType: 'article' }, values),
    ...fixesOfKinds(fixKinds, facts, { ...setting, pageType: 'product', intent: 'keep-out' }),
    ...fixesOfKinds(fixKinds, front, { ...setting, pageType: 'faq' }, values),
    ...(['service', 'local'] as const).flatMap((pageType) =>
      fixesOfKinds(
        fixKinds.filter(({ adds }) => adds),
        { ...facts, structuredData: known({}).structuredData! },
        { ...setting, pageType },
        values,
      ),
    ),
  ];
}

describe('hostile pages', () => {
  const seen = new Set<FixId>();
  it.each(hostile.map((text) => [JSON.stringify(text.slice(0, 40)), text]))('%s stays text', async (_, text) => {
    const fixes = await hostileFixes(text);
    expect(fixes.length).toBeGreaterThan(8);
    for (const fix of fixes) {
      expectHarmless(fix);
      seen.add(fix.id);
    }
  });
  it('were tried on nearly every kind', () => expect(fixKinds.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]));
  it('keeps the words themselves: what is escaped is read as it was', async () => {
    const words = '"Quoted" & <b>, \u202Eturned\u202C, \u5bb6\u200d\u200c';
    const [fix] = fixesOfKinds(
      fixKinds.filter(({ id }) => id === 'title'),
      await at(url, hostilePage('Fine')),
      { intent: 'index', pageType: 'article', aiOptOut: false, now },
      { title: words },
    );
    expect(new DOMParser().parseFromString(fix!.text, 'text/html').title).toBe(words);
  });
});

const pageHtml = (
  head: string,
  root = 'lang="en"',
  more = '',
) => `<!doctype html><html ${root}><head><meta charset="utf-8"><base href="https://example.com/">${head}</head><body><header><a href="/">Larkspur Bindery</a></header>
<main><article><h1>How to oil a leather cover without stains</h1><p>By <a rel="author" href="/about">Ines Aldrich</a> · <time datetime="2026-03-04">4 March 2026</time></p>
<p>To oil a leather cover without stains, wipe it clean, rub in a thin film of neutral oil with a soft cloth, and let it rest for a full day before you polish it. A second thin coat is safer than one thick coat.</p>
<h2>Which oil is safe</h2><p>Neutral lanolin oil and pure neatsfoot oil are safe for leather covers, because both stay liquid in the fibres of the leather and neither of them turns rancid in the years that follow. Kitchen oils oxidise within a few months and leave a dark edge that no cleaner removes.</p>${more}</article></main><footer>© 2026 Larkspur Bindery</footer></body></html>`;
const article = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', headline: 'How to oil a leather cover without stains', ...data })}</script>`;
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>')}`;

const cases: [name: string, signal: string, id: FixId, html: string, values?: Values][] = [
  [
    'a canonical in place of two',
    'canonical-tag',
    'canonical',
    pageHtml('<title>Oil</title><link rel="canonical" href="/guides/oil"><link rel="canonical" href="/other">'),
  ],
  [
    'robots',
    'index-directives',
    'robots-meta',
    pageHtml('<title>Oil</title><meta name="ROBOTS" content="noindex, notranslate"><meta name="googlebot" content="nosnippet">'),
  ],
  ['a title', 'title', 'title', pageHtml('<title>Home</title>')],
  [
    'a title of two, as filled in',
    'title',
    'title',
    pageHtml('<title>Home</title><title>undefined</title>'),
    { title: 'Oiling “leather” & covers <without> stains' },
  ],
  ['a description', 'meta-description', 'description', pageHtml('<title>Oil</title><meta name="description" content="">')],
  ['a viewport', 'viewport', 'viewport', pageHtml('<title>Oil</title><meta name="viewport" content="width=1000">')],
  [
    'a character set of two',
    'head-markup',
    'charset',
    pageHtml('<title>Oil</title><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'),
  ],
  [
    'Open Graph and a card',
    'open-graph',
    'sharing',
    pageHtml(
      '<title>Oil</title><meta name="og:description" content="x"><meta property="og:title" content="a"><meta property="og:title" content="b">',
    ),
    { image: 'https://example.com/a.png?x=1&y="2"', 'image-alt': 'A cover' },
  ],
  [
    'an hreflang set',
    'hreflang',
    'hreflang',
    pageHtml(
      '<title>Oil</title><link rel="alternate" hreflang="dk" href="/da"><link rel="alternate" hreflang="en-UK" href="https://example.com/gb">',
    ),
  ],
  [
    'an article in place of its block',
    'date-agreement',
    'article',
    pageHtml(`<title>Oil</title>${article({ datePublished: '2026-03-04', dateModified: '2024-01-15' })}`),
  ],
  [
    'an article on a page without',
    'schema-properties',
    'article',
    pageHtml('<title>Oil</title><meta property="og:type" content="article">'),
  ],
  ['the language of the page', 'html-lang', 'html-lang', pageHtml('<title>Oil</title>', 'lang="de"')],
  [
    'alternative texts',
    'image-alt',
    'alt-texts',
    pageHtml('<title>Oil</title>', 'lang="en"', `<img src="${picture}" width="400" height="300">`),
    { image: 'A cover' },
  ],
];

/** Without what depends on an element's position. */
const placeless = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, one: unknown) =>
      ['selector', 'nodes', 'nodesTotal', 'leftHeadAt', 'bytes', 'block', 'blocks', 'index'].includes(key) ? undefined : one,
    ),
  );
const sorted = (items: readonly unknown[]) => items.map((one) => JSON.stringify(placeless(one))).toSorted();

describe('with the text really inserted', () => {
  it.each(cases)('%s: the facts are those that were foretold', async (_, signal, id, html, values = {}) => {
    const before = await at(url, html);
    const offerWith = (filled: Values) => fixOffers(signal, before, options, { [id]: filled }).find(({ fix }) => fix.id === id);
    const [field] = offerWith({})?.fix.fields ?? [];
    const offer = offerWith(id === 'alt-texts' && field ? { [field.id]: values['image']! } : values);
    expect(offer, 'is offered').toBeDefined();
    const { fix } = offer!;
    const after = await at(url, pasteInto({ html, fix: toPaste(fix) }));
    const foretold = applyFix(before, fix);
    const [is, was] = [valueIn(after, 'head'), valueIn(foretold, 'head')];
    expect(sorted(was.metas)).toEqual(sorted(is.metas));
    expect(sorted(was.links)).toEqual(sorted(is.links));
    expect(placeless(was.titles)).toEqual(placeless(is.titles));
    expect(sorted(valueIn(foretold, 'structuredData').items)).toEqual(sorted(valueIn(after, 'structuredData').items));
    expect(valueIn(foretold, 'images').items.map(({ alt, decorative }) => [alt, decorative])).toEqual(
      valueIn(after, 'images').items.map(({ alt, decorative }) => [alt, decorative]),
    );
    for (const name of ['lang', 'xmlLang', 'dir'] as const satisfies (keyof FactTable['page'])[])
      expect(valueIn(foretold, 'page')[name]).toBe(valueIn(after, 'page')[name]);
    for (const result of offer!.results) {
      const real = judgeSignal(
        signals.find((one) => one.id === result.signal)!,
        after,
        options,
      );
      expect([result.signal, result.after]).toEqual([result.signal, real.status]);
    }
    expect(offer!.results[0]).toMatchObject({ signal, after: 'pass' });
  });
});
