/** Each kind of fix on pages in three languages: the text to paste, and that its check then passes. */
import { describe, expect, test } from 'vitest';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { fixOffers } from '../../../checks/fix-page.ts';
import { fixKinds } from '../../../checks/fixes/index.ts';
import type { FixId, Values } from '../../../checks/fixes/fix.ts';
import { checkSchemaTerms } from '../../../checks/derive/structured-data/schema-terms.ts';
import { itemsOfBlock, parseJsonLd } from '../../../checks/parse/json-ld.ts';
import { readVocabulary } from '../../../server/audit/vocabulary.ts';
import { blank, type Changes } from '../../support/facts.ts';
import { jsonLd } from '../../support/json-ld.ts';
import { linkTo, pageIn, pageUrl, tag, tongues, wordsIn, type Tongue } from '../../support/page-in.ts';
import { block, heading } from '../../support/blocks.ts';

const vocabulary = readVocabulary();
const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) } as const;
const offer = (known: KnownFacts, signal: string, id: FixId, values: Values = {}, change: Partial<Parameters<typeof fixOffers>[2]> = {}) =>
  fixOffers(signal, known, { ...options, ...change }, { [id]: values }).find(({ fix }) => fix.id === id);
const head = (tongue: Tongue, more: Partial<(typeof blank)['head']>): Changes => ({
  head: {
    titles: [{ text: wordsIn[tongue].headline, inHead: true, selector: 'title' }],
    metas: [tag.meta('og:site_name', wordsIn[tongue].site)],
    ...more,
  },
});
const image = (changes: object) => ({
  kind: 'img' as const,
  src: '/a.jpg',
  url: 'https://example.com/a.jpg',
  srcset: false,
  dataSrc: false,
  alt: null,
  decorative: false,
  label: '',
  figcaption: false,
  loading: '' as const,
  fetchPriority: '',
  width: 800,
  height: 400,
  naturalWidth: 1600,
  naturalHeight: 800,
  sized: true,
  inFlow: true,
  visible: true,
  firstScreen: true,
  complete: true,
  soleLinkContent: false,
  bytes: 9_000,
  region: 'main' as const,
  main: true,
  selector: 'main > img',
  ...changes,
});
const picture = image({ alt: 'Half of the cover is oiled', selector: 'main > img' });

interface Case {
  id: FixId;
  signal: string;
  facts(tongue: Tongue): Changes;
  before: 'fail' | 'warn' | 'na';
  after: 'pass' | 'na' | 'warn';
  /** The text to paste. */
  text: string | RegExp | ((tongue: Tongue) => string | RegExp);
  values?: Values;
  byline?(tongue: Tongue): string;
  setting?: Partial<Parameters<typeof fixOffers>[2]>;
}
const robotsTxt = (text: string): Changes => ({ robotsTxt: { text } });
const sitemap = {
  url: 'https://example.com/sitemap.xml',
  from: 'robots.txt' as const,
  status: 200,
  kind: 'urlset' as const,
  bytes: 900,
  urls: 9,
  truncated: false,
  failure: null,
  children: [],
};

const cases: Case[] = [
  {
    id: 'canonical',
    signal: 'canonical-tag',
    before: 'warn',
    after: 'pass',
    text: `<link rel="canonical" href="${pageUrl}">`,
    facts: (tongue) => head(tongue, { links: [{ ...tag.link('canonical', pageUrl), media: 'all' }] }),
  },
  {
    id: 'canonical',
    signal: 'canonical-tag',
    before: 'warn',
    after: 'pass',
    text: `<link rel="canonical" href="${pageUrl}">`,
    facts: (tongue) => head(tongue, { links: [tag.link('canonical', '/guides/oil')] }),
  },
  {
    id: 'canonical',
    signal: 'canonical-tag',
    before: 'fail',
    after: 'pass',
    text: `<link rel="canonical" href="${pageUrl}">`,
    facts: (tongue) => head(tongue, { links: [tag.link('canonical', pageUrl), tag.link('canonical', 'https://example.com/other')] }),
  },
  {
    id: 'canonical',
    signal: 'canonical-target',
    before: 'fail',
    after: 'na',
    text: `<link rel="canonical" href="${pageUrl}">`,
    facts: (tongue) => ({
      ...head(tongue, { links: [tag.link('canonical', 'https://example.com/lost')] }),
      canonicalTarget: {
        probe: {
          url: 'https://example.com/lost',
          class: 'broken',
          status: 404,
          finalUrl: 'https://example.com/lost',
          redirects: 0,
          reason: null,
        },
      },
    }),
  },
  {
    id: 'canonical',
    signal: 'canonical-target',
    before: 'warn',
    after: 'pass',
    text: '<link rel="canonical" href="https://example.com/new">',
    facts: (tongue) => ({
      ...head(tongue, { links: [tag.link('canonical', 'https://example.com/old')] }),
      canonicalTarget: {
        probe: {
          url: 'https://example.com/old',
          class: 'redirected',
          status: 200,
          finalUrl: 'https://example.com/new',
          redirects: 1,
          reason: null,
        },
      },
    }),
  },
  {
    id: 'canonical-header',
    signal: 'canonical-tag',
    before: 'fail',
    after: 'pass',
    text: `Link: <${pageUrl}>; rel="canonical"`,
    facts: (tongue) => ({
      ...head(tongue, { links: [tag.link('canonical', pageUrl)] }),
      response: { headers: [{ name: 'link', value: '<https://example.com/other>; rel="canonical"' }] },
    }),
  },
  {
    id: 'robots-meta',
    signal: 'index-directives',
    before: 'fail',
    after: 'pass',
    text: '<meta name="robots" content="max-snippet:-1, max-image-preview:large, max-video-preview:-1, notranslate">',
    facts: (tongue) => head(tongue, { metas: [tag.meta('robots', 'noindex, notranslate'), tag.meta('googlebot', 'nosnippet')] }),
  },
  {
    id: 'robots-meta',
    signal: 'index-directives',
    before: 'fail',
    after: 'pass',
    text: '<meta name="robots" content="noindex">',
    setting: { intent: 'keep-out' },
    facts: (tongue) => head(tongue, { metas: [tag.meta('robots', 'index, follow')] }),
  },
  {
    id: 'robots-meta',
    signal: 'snippet-controls',
    before: 'fail',
    after: 'pass',
    text: /max-snippet:-1/,
    facts: (tongue) => head(tongue, { metas: [tag.meta('robots', 'nosnippet, max-image-preview:none')] }),
  },
  {
    id: 'robots-header',
    signal: 'index-directives',
    before: 'fail',
    after: 'pass',
    text: 'X-Robots-Tag: max-snippet:-1, max-image-preview:large, max-video-preview:-1',
    facts: () => ({ response: { headers: [{ name: 'x-robots-tag', value: 'noindex' }] } }),
  },
  {
    id: 'title',
    signal: 'title',
    before: 'warn',
    after: 'pass',
    text: (tongue) => `<title>${wordsIn[tongue].headline} – ${wordsIn[tongue].site}</title>`,
    facts: () => ({}),
  },
  {
    id: 'title',
    signal: 'title',
    before: 'warn',
    after: 'pass',
    text: (tongue) => `<title>${wordsIn[tongue].headline} &amp; &lt;b&gt;</title>`,
    values: { title: '' },
    facts: () => ({}),
  },
  {
    id: 'description',
    signal: 'meta-description',
    before: 'warn',
    after: 'pass',
    text: (tongue) => `<meta name="description" content="${wordsIn[tongue].lead.slice(0, 40)}`,
    facts: () => ({}),
  },
  {
    id: 'html-lang',
    signal: 'html-lang',
    before: 'warn',
    after: 'pass',
    text: (tongue) => (tongue === 'ar' ? 'lang="ar" dir="rtl"' : `lang="${tongue}"`),
    facts: () => ({ page: { url: pageUrl, baseUrl: pageUrl, lang: null } }),
  },
  {
    id: 'html-lang',
    signal: 'html-lang',
    before: 'warn',
    after: 'pass',
    text: (tongue) => (tongue === 'ar' ? 'lang="ar" dir="rtl"' : `lang="${tongue}"`),
    facts: () => ({ page: { url: pageUrl, baseUrl: pageUrl, lang: 'de' } }),
  },
  {
    id: 'viewport',
    signal: 'viewport',
    before: 'fail',
    after: 'pass',
    text: '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    facts: (tongue) => head(tongue, { metas: [tag.meta('viewport', 'width=1200, viewport-fit=cover, user-scalable=no')] }),
  },
  {
    id: 'charset',
    signal: 'head-markup',
    before: 'warn',
    after: 'pass',
    text: '<meta charset="utf-8">',
    facts: () => ({ response: { charsetEarly: 'none', contentType: 'text/html' } }),
  },
  {
    id: 'sharing',
    signal: 'open-graph',
    before: 'warn',
    after: 'pass',
    facts: () => ({ images: { items: [picture], total: 1 } }),
    text: (tongue) =>
      `<meta property="og:title" content="${wordsIn[tongue].headline}">\n<meta property="og:type" content="article">\n<meta property="og:url" content="${pageUrl}">`,
    setting: { pageType: 'article' },
  },
  {
    id: 'sharing',
    signal: 'x-card',
    before: 'warn',
    after: 'pass',
    facts: () => ({ images: { items: [picture], total: 1 } }),
    text: /<meta property="og:image" content="https:\/\/example\.com\/a\.jpg">[^]*<meta name="twitter:card" content="summary_large_image">/,
  },
  {
    id: 'sharing',
    signal: 'open-graph',
    before: 'warn',
    after: 'pass',
    facts: () => ({}),
    values: { image: 'https://example.com/own.png', 'image-alt': '"Own"' },
    text: /og:image" content="https:\/\/example\.com\/own\.png">\n<meta property="og:image:alt" content="&quot;Own&quot;">/,
  },
  {
    id: 'sharing',
    signal: 'publisher-identity',
    before: 'warn',
    after: 'pass',
    text: (tongue) => `<meta property="og:site_name" content="${wordsIn[tongue].site}">`,
    facts: (tongue) => ({
      ...head(tongue, { metas: [tag.meta('og:site_name', 'Stitch & Co')] }),
      structuredData: jsonLd({ '@type': 'WebSite', name: wordsIn[tongue].site, url: 'https://example.com/' }),
    }),
  },
  {
    id: 'article',
    signal: 'date-agreement',
    before: 'fail',
    after: 'pass',
    text: /"datePublished": "2026-03-04"/,
    facts: (tongue) => ({
      structuredData: jsonLd({
        '@type': 'Article',
        headline: wordsIn[tongue].headline,
        datePublished: '2026-03-04',
        dateModified: '2024-01-15',
      }),
    }),
  },
  {
    id: 'article',
    signal: 'author-identity',
    before: 'warn',
    after: 'pass',
    setting: { pageType: 'article' },
    text: (tongue) => new RegExp(`"name": "${wordsIn[tongue].author}"`),
    byline: (tongue) => `${wordsIn[tongue].author} · Bo Larsen`,
    facts: (tongue) => ({
      semantics: {
        times: [],
        authors: [
          { name: wordsIn[tongue].author, url: null, selector: 'a.first' },
          { name: 'Bo Larsen', url: null, selector: 'a.second' },
        ],
      },
      structuredData: jsonLd({
        '@type': 'NewsArticle',
        headline: wordsIn[tongue].headline,
        author: { '@type': 'Person', name: `${wordsIn[tongue].author} & Bo Larsen` },
      }),
    }),
  },
  {
    id: 'article',
    signal: 'schema-properties',
    before: 'warn',
    after: 'pass',
    facts: () => ({ images: { items: [picture], total: 1 } }),
    text: (tongue) =>
      new RegExp(`"headline": "${wordsIn[tongue].headline}"[^]*"datePublished": "2026-03-04"[^]*"name": "${wordsIn[tongue].site}"`),
    setting: { pageType: 'article' },
  },
  {
    id: 'product',
    signal: 'schema-properties',
    before: 'fail',
    after: 'pass',
    setting: { pageType: 'product' },
    text: /"price": "84\.00",\n {4}"priceCurrency": "EUR"/,
    facts: (tongue) => ({
      text: { blocks: [heading(1, wordsIn[tongue].headline), block(wordsIn[tongue].lead), block('84,00 €')], mainUnits: 60 },
      images: { items: [picture], total: 1 },
      structuredData: jsonLd({
        '@type': 'Product',
        name: wordsIn[tongue].headline,
        offers: { '@type': 'Offer', price: '59', priceCurrency: 'EURO' },
      }),
    }),
  },
  {
    id: 'organization',
    signal: 'schema-properties',
    before: 'na',
    after: 'pass',
    text: (tongue) =>
      new RegExp(
        `"@type": "Organization",\n {2}"name": "${wordsIn[tongue].site}",\n {2}"url": "https://example.com/",\n {2}"logo": "https://example.com/logo.png"`,
      ),
    facts: (tongue) => ({
      page: { url: 'https://example.com/', baseUrl: 'https://example.com/', lang: tongue },
      links: { items: [linkTo('/', '', { region: 'header', main: false, imageOnly: true, selector: 'header > a' })], total: 1 },
      images: {
        items: [
          image({
            url: 'https://example.com/logo.png',
            link: 'header > a',
            region: 'header',
            main: false,
            selector: 'header > a > img',
            alt: 'x',
          }),
        ],
        total: 1,
      },
    }),
  },
  {
    id: 'website',
    signal: 'publisher-identity',
    before: 'warn',
    after: 'pass',
    text: (tongue) => new RegExp(`"@type": "WebSite",\n {2}"name": "${wordsIn[tongue].site}"`),
    facts: (tongue) => ({
      page: { url: 'https://example.com/', baseUrl: 'https://example.com/', lang: tongue },
      structuredData: jsonLd(
        { '@type': 'WebSite', name: 'Stitch & Co', url: 'https://example.com/' },
        { '@type': 'Organization', name: wordsIn[tongue].site, url: 'https://example.com/' },
      ),
    }),
  },
  {
    id: 'breadcrumb',
    signal: 'schema-properties',
    before: 'na',
    after: 'pass',
    setting: { pageType: 'docs' },
    text: (tongue) => new RegExp(`"position": 3,\n {6}"name": "${wordsIn[tongue].headline}",\n {6}"item": "${pageUrl}"`),
    facts: (tongue) => ({
      links: {
        items: [
          linkTo('/', wordsIn[tongue].site, { region: 'nav', selector: 'nav > ol > li:nth-child(1) > a' }),
          linkTo('/guides/', wordsIn[tongue].section, { region: 'nav', selector: 'nav > ol > li:nth-child(2) > a' }),
        ],
        total: 2,
      },
    }),
  },
  {
    id: 'faq',
    signal: 'schema-visible',
    before: 'warn',
    after: 'pass',
    text: (tongue) => new RegExp(`"name": "${wordsIn[tongue].headline}[?？؟]",[^]*"text": "${wordsIn[tongue].more.slice(0, 30)}`),
    facts: (tongue) => {
      const mark = { en: '?', ja: '？', ar: '؟' }[tongue];
      const data = jsonLd({
        '@type': 'FAQPage',
        mainEntity: [wordsIn[tongue].headline + mark, wordsIn[tongue].section + mark, 'Drei und noch etwas?'].map((name) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text: 'Das steht hier nirgends, und sonst auch nicht auf dieser Seite.' },
        })),
      });
      return {
        structuredData: data,
        text: {
          blocks: [
            heading(1, wordsIn[tongue].site),
            heading(2, wordsIn[tongue].headline + mark),
            block(wordsIn[tongue].more),
            heading(2, wordsIn[tongue].section + mark),
            block(wordsIn[tongue].lead),
          ],
          mainUnits: 200,
        },
      };
    },
  },
  {
    id: 'hreflang',
    signal: 'hreflang',
    before: 'fail',
    after: 'pass',
    text: (tongue) =>
      `<link rel="alternate" hreflang="da" href="https://example.com/da">\n<link rel="alternate" hreflang="en-GB" href="https://example.com/gb">\n<link rel="alternate" hreflang="${tongue}" href="${pageUrl}">`,
    facts: (tongue) =>
      head(tongue, {
        links: [
          tag.link('alternate', '/da', 'dk'),
          tag.link('alternate', 'https://example.com/gb', 'en-UK'),
          tag.link('alternate', pageUrl, tongue),
        ],
      }),
  },
  {
    id: 'hreflang',
    signal: 'hreflang-return',
    before: 'fail',
    after: 'pass',
    text: (tongue) =>
      `<link rel="alternate" hreflang="${tongue}" href="${pageUrl}">\n<link rel="alternate" hreflang="da" href="https://example.com/da">`,
    facts: (tongue) => ({
      ...head(tongue, {
        links: [
          tag.link('alternate', pageUrl, tongue),
          tag.link('alternate', 'https://example.com/da', 'da'),
          tag.link('alternate', 'https://example.com/gone', 'sv'),
        ],
      }),
      alternates: {
        items: [
          {
            url: 'https://example.com/da',
            probe: {
              url: 'https://example.com/da',
              class: 'ok',
              status: 200,
              finalUrl: 'https://example.com/da',
              redirects: 0,
              reason: null,
            },
            robots: [],
            hreflang: [],
          },
          {
            url: 'https://example.com/gone',
            probe: {
              url: 'https://example.com/gone',
              class: 'broken',
              status: 404,
              finalUrl: 'https://example.com/gone',
              redirects: 0,
              reason: null,
            },
            robots: [],
            hreflang: [],
          },
        ],
      },
    }),
  },
  {
    id: 'alt-texts',
    signal: 'image-alt',
    before: 'warn',
    after: 'pass',
    values: { 'main > img:nth-child(1)': 'A press, closed', 'main > img:nth-child(2)': '<b> & "c"' },
    text: '<img src="/a.jpg" alt="A press, closed">\n<img src="/a.jpg" alt="&lt;b&gt; &amp; &quot;c&quot;">',
    facts: () => ({
      images: {
        items: [
          image({ selector: 'main > img:nth-child(1)' }),
          image({ selector: 'main > img:nth-child(2)', url: 'https://example.com/b.jpg', alt: 'IMG_1.JPG' }),
          picture,
        ],
        total: 3,
      },
    }),
  },
  {
    id: 'lcp-image',
    signal: 'image-delivery',
    before: 'fail',
    after: 'pass',
    text: 'loading="eager" fetchpriority="high"',
    facts: () => ({
      images: { items: [{ ...picture, loading: 'lazy' }], total: 1 },
      vitals: {
        lcp: {
          value: 900,
          url: picture.url,
          ttfb: 1,
          loadDelay: 1,
          loadTime: 1,
          renderDelay: 1,
          at: { selector: picture.selector, snippet: '<img>', text: '' },
        },
      },
    }),
  },
  {
    id: 'hreflang',
    signal: 'hreflang',
    before: 'fail',
    after: 'pass',
    text: (tongue) => `<link rel="alternate" hreflang="${tongue === 'en' ? 'en-GB' : tongue}" href="${pageUrl}">`,
    facts: (tongue) => head(tongue, { links: [tag.link('alternate', pageUrl, 'en-UK')] }),
  },
  {
    id: 'robots-txt',
    signal: 'robots-txt-access',
    before: 'fail',
    after: 'pass',
    text: 'User-agent: *\nAllow: /guides/oil$',
    facts: () => robotsTxt('User-agent: *\nDisallow: /guides/\n'),
  },
  {
    id: 'robots-txt',
    signal: 'robots-txt-access',
    before: 'fail',
    after: 'pass',
    text: 'User-agent: Googlebot\nAllow: /guides/oil$',
    facts: () => robotsTxt('User-agent: googlebot\nDisallow: /guides/oil$\n\nUser-agent: *\nDisallow:'),
  },
  {
    id: 'service',
    signal: 'schema-properties',
    before: 'na',
    after: 'na',
    setting: { pageType: 'service' },
    facts: (tongue) => ({ page: { url: 'https://example.com/services/oil', baseUrl: 'https://example.com/services/oil', lang: tongue } }),
    text: (tongue) =>
      new RegExp(
        `"@type": "Service",\n {2}"name": "${wordsIn[tongue].headline}"[^]*"provider": \\{\n {4}"@type": "Organization",\n {4}"name": "${wordsIn[tongue].site}"`,
      ),
  },
  {
    id: 'local-business',
    signal: 'schema-properties',
    before: 'warn',
    after: 'pass',
    setting: { pageType: 'local' },
    values: { address: '4 Mill Lane, "Lark" <Hill>' },
    facts: () => ({ links: { items: [linkTo('tel:+1-555-010-0199', 'Call')], total: 1 } }),
    text: (tongue) =>
      new RegExp(
        `"@type": "LocalBusiness",\n {2}"name": "${wordsIn[tongue].site}",\n {2}"url": "${pageUrl}",\n {2}"telephone": "\\+1-555-010-0199"[^]*"streetAddress": "4 Mill Lane, \\\\"Lark\\\\" \\\\u003cHill\\\\u003e"`,
      ),
  },
  {
    id: 'robots-txt',
    signal: 'ai-crawler-access',
    before: 'fail',
    after: 'pass',
    text: /^User-agent: OAI-SearchBot\n(?![^]*bingbot)[^]*Allow: \/guides\/oil\$$/,
    facts: () =>
      robotsTxt(
        'User-agent: OAI-SearchBot\nUser-agent: Claude-SearchBot\nUser-agent: PerplexityBot\nUser-agent: Googlebot\nUser-agent: Bingbot\nUser-agent: Applebot\nUser-agent: DuckAssistBot\nUser-agent: Amzn-SearchBot\nDisallow: /',
      ),
  },
  {
    id: 'sitemap-entry',
    signal: 'sitemap-entry',
    before: 'warn',
    after: 'pass',
    text: `<url>\n  <loc>${pageUrl}</loc>\n  <lastmod>2026-03-04</lastmod>\n</url>`,
    facts: () => ({ sitemap: { files: [sitemap], entries: [], complete: true } }),
  },
  {
    id: 'sitemap-entry',
    signal: 'sitemap-entry',
    before: 'warn',
    after: 'pass',
    text: /<loc>https:\/\/example\.com\/guides\/oil<\/loc>/,
    facts: () => ({
      sitemap: {
        files: [sitemap],
        entries: [{ file: sitemap.url, loc: 'http://example.com/Guides/oil/', lastmod: null, match: 'variant' }],
        complete: true,
      },
    }),
  },
];

describe.each(tongues)('a page in %s', (tongue) => {
  // What does not quote the page is the same in every language; true-pastes.test.ts judges the pastes of all kinds in three.
  const quoting = cases.filter(({ text }) => tongue === 'en' || typeof text === 'function');
  test.each(quoting.map((one) => [`${one.id} for ${one.signal}: ${one.before} to ${one.after}`, one] as const))(
    '%s',
    (_, { id, signal, facts, before, after, text, values, byline, setting }) => {
      const filled = values && Object.hasOwn(values, 'title') ? { title: `${wordsIn[tongue].headline} & <b>` } : values;
      const found = offer(pageIn(tongue, facts(tongue), byline?.(tongue)), signal, id, filled, setting);
      expect(found, 'is offered').toBeDefined();
      const expected = typeof text === 'function' ? text(tongue) : text;
      if (typeof expected === 'string') expect(found!.fix.text).toContain(expected);
      else expect(found!.fix.text).toMatch(expected);
      // A fix that no check judges is optional, and changes no verdict.
      if (before === after) expect(found!.optional).toBe(true);
      else expect(found!.results[0]).toMatchObject({ signal, before, after });
      expect(found!.unfilled).toBe(false);
      if (found!.fix.language === 'json-ld') {
        const item = /<script[^>]*>([^]*)<\/script>/.exec(found!.fix.text)![1]!;
        expect(checkSchemaTerms(itemsOfBlock(parseJsonLd(item, 1, 'script')), vocabulary).issues).toEqual([]);
      }
    },
  );
});

test('the block to take away is named by its types', () => {
  const data = jsonLd(
    { '@type': 'WebPage', name: 'x' },
    { '@type': 'Article', headline: wordsIn.en.headline, datePublished: '2026-03-04', dateModified: '2024-01-15' },
  );
  expect(offer(pageIn('en', { structuredData: data }), 'date-agreement', 'article')?.fix.replaces.map(({ text }) => text)).toEqual([
    'Article',
  ]);
});

test('every kind is tried, and each signal that it names exists', () => {
  expect(fixKinds.map(({ id }) => id).filter((id) => !cases.some((one) => one.id === id))).toEqual([]);
});

describe('nothing is made up', () => {
  const nothing: [when: string, signal: string, id: FixId, facts: KnownFacts, setting?: Case['setting']][] = [
    ['a title without a headline', 'title', 'title', pageIn('en', { text: { blocks: [] }, headings: { items: [], total: 0 } })],
    ['a product without a visible price', 'schema-properties', 'product', pageIn('en'), { pageType: 'product' }],
    [
      'an article that shows neither date nor author',
      'schema-properties',
      'article',
      pageIn('en', { semantics: { times: [], authors: [] } }),
      { pageType: 'article' },
    ],
    [
      'other questions than the page means',
      'schema-visible',
      'faq',
      pageIn('en', {
        structuredData: jsonLd({
          '@type': 'FAQPage',
          mainEntity: ['Eins', 'Zwei', 'Drei'].map((name) => ({
            '@type': 'Question',
            name: `${name} und noch etwas?`,
            acceptedAnswer: { '@type': 'Answer', text: 'Das steht hier nirgends, und sonst auch nicht auf dieser Seite.' },
          })),
        }),
        text: {
          blocks: [
            heading(1, wordsIn.en.site),
            heading(2, 'Ready to start?'),
            block(wordsIn.en.more),
            heading(2, 'Want to learn more?'),
            block(wordsIn.en.more),
          ],
        },
      }),
    ],
    ['questions on a page that is no list of them', 'schema-properties', 'faq', pageIn('en')],
    [
      'a breadcrumb from a menu',
      'schema-properties',
      'breadcrumb',
      pageIn('en', {
        links: {
          items: [
            linkTo('/', 'Home', { region: 'nav', selector: 'nav > ul > li:nth-child(1) > a' }),
            linkTo('/guides/', 'Guides', { region: 'nav', selector: 'nav > ul > li:nth-child(2) > a' }),
            linkTo('/shop/', 'Shop', { region: 'nav', selector: 'nav > ul > li:nth-child(3) > a' }),
          ],
          total: 3,
        },
      }),
    ],
    [
      'a canonical for a page that names one of another site',
      'canonical-target',
      'canonical',
      pageIn('en', { head: { links: [tag.link('canonical', 'https://other.example/story')] } }),
    ],
    [
      'robots.txt lines for AI crawlers that are kept out on purpose',
      'ai-crawler-access',
      'robots-txt',
      pageIn('en', { robotsTxt: { text: 'User-agent: PerplexityBot\nDisallow: /' } }),
      { aiOptOut: true },
    ],
    [
      'an entry in a sitemap for a page that is not there',
      'sitemap-entry',
      'sitemap-entry',
      pageIn('en', { response: { status: 404 }, sitemap: { files: [sitemap], entries: [], complete: true } }),
    ],
    [
      'an entry in a sitemap for a page whose canonical is another',
      'sitemap-entry',
      'sitemap-entry',
      pageIn('en', {
        head: { links: [tag.link('canonical', 'https://example.com/other')] },
        sitemap: { files: [sitemap], entries: [{ file: sitemap.url, loc: pageUrl, lastmod: null, match: 'exact' }], complete: true },
      }),
    ],
  ];
  test.each(nothing)('%s', (_, signal, id, facts, setting) => expect(offer(facts, signal, id, {}, setting)).toBeUndefined());
  test('nothing for what passes', () => expect(fixOffers('viewport', pageIn('en'), options)).toEqual([]));
});

test('where something ends the head early, the text goes before it', () => {
  const early = { ...blank.served, headEndedBy: { tag: 'div', line: 4, snippet: '<div>', noscript: false } };
  expect(offer(pageIn('en', { served: early }), 'title', 'title')?.fix.place).toBe('head-start');
  expect(offer(pageIn('en'), 'title', 'title')?.fix.place).toBe('head');
});

describe('what is to be filled in', () => {
  const facts = pageIn('en', { images: { items: [image({})], total: 1 } });
  test('an alternative text is left to its author, and judged as written', () => {
    expect(offer(facts, 'image-alt', 'alt-texts')).toMatchObject({
      unfilled: true,
      results: [],
      fix: { text: '', left: ['alt', 'attribute'] },
    });
    expect(offer(facts, 'image-alt', 'alt-texts', { 'main > img': 'IMG_7.jpg' })).toMatchObject({ results: [{ after: 'warn' }] });
    expect(offer(facts, 'image-alt', 'alt-texts', { 'main > img': 'The press' })).toMatchObject({
      results: [{ after: 'pass' }],
      unfilled: false,
    });
  });
  test('a title that is too long is shown, and not reported as passing', () => {
    const long = offer(pageIn('en'), 'title', 'title', { title: `${wordsIn.en.headline} ${'and again '.repeat(12)}` });
    expect(long?.results).toMatchObject([{ signal: 'title', after: 'warn', remaining: [{ code: 'wide' }] }]);
    expect(long?.fix.fields[0]?.value).toContain('again');
  });
  test('an image of the product, if the page shows none', () => {
    expect(offer(pageIn('en'), 'open-graph', 'sharing')).toMatchObject({ unfilled: true, fix: { left: ['image', 'wording'] } });
  });
});

test.each([
  ['this page', pageUrl, []],
  ['another page, which the author must confirm', 'https://example.com/other', ['self']],
] as const)('a canonical with media that names %s', (_, href, left) => {
  const known = pageIn('en', head('en', { links: [{ ...tag.link('canonical', href), media: 'all' }] }));
  expect(offer(known, 'canonical-tag', 'canonical')?.fix.left).toEqual(left);
});
