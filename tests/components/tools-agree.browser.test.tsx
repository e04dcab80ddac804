import { failureReason } from '../../checks/core/failure.ts';
import { render } from 'preact';
import { act as settled } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import type { ToolActions } from '../../components/tool/props.ts';
import type { ToolId } from '../../checks/tools.ts';
import type { DateFact } from '../../checks/core/facts/about.ts';
import type { FactTable, KnownFacts } from '../../checks/core/facts.ts';
import type { ImageFact } from '../../checks/core/facts/links-and-images.ts';
import type { Probe } from '../../checks/core/facts/probes.ts';
import { summarizeDates } from '../../checks/derive/provenance/publisher/about.ts';
import { known } from '../support/facts.ts';
import { eventually } from '../support/eventually.ts';
import { jsonLd } from '../support/json-ld.ts';
import { metas } from '../support/metas.ts';
import { reportOf } from '../support/report-of.ts';
import { block } from '../support/rich-facts.ts';
import { image, linkTag } from '../support/links.ts';
import { toolView } from '../support/tool-view.ts';

/** Tools must agree with the signals about the same subject. */
const noop = () => undefined;
const act: ToolActions = {
  show: noop,
  mark: noop,
  clearMarks: noop,
  copy: noop,
  save: noop,
  open: noop,
  openWindow: noop,
  rerun: noop,
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
};

let host: HTMLElement | null = null;
async function open(id: ToolId, facts: KnownFacts) {
  const report = reportOf(facts);
  const Picture = await toolView(id);
  const main = document.createElement('main');
  document.body.append(main);
  host = main;
  await settled(() => render(<Picture facts={facts} report={report} act={act} />, main));
  const text = () => main.textContent!.replace(/\s+/g, ' ');
  const type = (selector: string, words: string) =>
    settled(() => {
      const field = main.querySelector<HTMLInputElement>(selector)!;
      field.value = words;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (name: string) =>
    settled(() => [...main.querySelectorAll('button')].find((one) => one.textContent?.includes(name))!.click());
  return { host: main, text, type, press };
}
afterEach(() => {
  if (host) render(null, host);
  host?.remove();
});

describe('robots.txt that was not read', () => {
  it.each([...[429, 500, 503].map((status) => [status, null] as const), [0, failureReason('request-failed')] as const])(
    'status %d: the tester gives no verdict, and one on a draft',
    async (status, failure) => {
      const { text, type, press } = await open('robots-txt', known({ robotsTxt: { status, failure, text: '' } }));
      expect(text()).toContain('No verdict: robots.txt was not read');
      expect(text()).not.toMatch(/allowed for|nothing is blocked|: allowed/i);
      await press('Edit and test');
      await type('textarea', 'User-agent: *\nDisallow: /');
      expect(text()).toContain('Blocked for Googlebot: line 2 in the group for * decides.');
    },
  );
  it.each([
    [200, 'Allowed for Googlebot'],
    [404, 'no file, so nothing is blocked'],
    [403, 'Allowed for Googlebot'],
  ])('status %d: %s', async (status, words) => {
    expect((await open('robots-txt', known({ robotsTxt: { status, text: '' } }))).text()).toContain(words);
  });
  it.each([
    [429, 'robots.txt returns 429: many crawlers stop crawling', 'no robots.txt'],
    [500, 'robots.txt returns 500', 'no robots.txt'],
    [404, 'no robots.txt', 'many crawlers stop crawling'],
  ])('status %d: AI crawlers', async (status, says, saysNot) => {
    const { text } = await open('ai-crawlers', known({ robotsTxt: { status, text: '' } }));
    expect(text()).toContain(says);
    expect(text()).not.toContain(saysNot);
  });
  it.each([
    [429, 'Google cannot index this page. robots.txt returns 429'],
    [500, 'Google cannot index this page. robots.txt returns 500'],
    [404, 'Yes: Google and Bing can index this page.'],
  ])('status %d: the verdict on indexing', async (status, words) => {
    expect((await open('indexability', known({ text: { units: 300 }, robotsTxt: { status, text: '' } }))).text()).toContain(words);
  });
});

describe('crawlers that follow the group of another', () => {
  const robotsTxt = { text: 'User-agent: Googlebot\nDisallow: /private/\n\nUser-agent: Googlebot-News\nDisallow:' };
  it.each([
    ['Googlebot-Image', 'Blocked for Googlebot-Image: line 2 in the group for googlebot decides.'],
    ['googlebot-image', 'Blocked for googlebot-image: line 2'],
    ['Applebot', 'Blocked for Applebot: line 2 in the group for googlebot decides.'],
    ['Googlebot-News', 'Allowed for Googlebot-News: no rule in the group for googlebot-news'],
    ['Bingbot', 'Allowed for Bingbot: no group applies to it'],
    ['Google-Extended', 'Allowed for Google-Extended'],
  ])('%s', async (crawler, words) => {
    const { text, type } = await open('robots-txt', known({ robotsTxt }));
    await type('.t-robots-form div:first-child input', '/private/page');
    await type('.t-robots-form div:last-child input', crawler);
    expect(text()).toContain(words);
  });
});

describe('the target of a canonical', () => {
  const url = 'https://example.com/t-slash/';
  type Target = FactTable['canonicalTarget'];
  const target = (probe: Partial<Target['probe']>, more: Partial<Target> = {}) =>
    known({
      head: {
        links: [{ rel: ['canonical'], href: url, url, hreflang: '', type: '', sizes: '', media: '', inHead: true, selector: 'link' }],
      },
      canonicalTarget: {
        probe: { url, class: 'ok', status: 200, finalUrl: url, redirects: 0, reason: null, ...probe },
        robots: [],
        robotsTxtAllowed: true,
        canonical: url,
        title: 'T',
        heading: 'T',
        ...more,
      },
    });
  it.each([
    ['max-image-preview:none', {}, { robots: ['max-image-preview:none'] }, 'Indexing allowed', 'good'],
    ['noindex for Bing alone', {}, { robots: ['bingbot: noindex'] }, 'Indexing allowed', 'good'],
    ['noindex', {}, { robots: ['noindex'] }, 'Indexing noindex', 'bad'],
    ['none', {}, { robots: ['googlebot: none'] }, 'Indexing noindex', 'bad'],
    ['404', { class: 'broken', status: 404 }, { canonical: null, title: '', heading: '' }, 'Indexing unknown', 'muted'],
    ['403', { class: 'unverified', status: 403 }, { canonical: null, title: '', heading: '' }, 'Indexing unknown', 'muted'],
    ['itself', {}, {}, 'Its canonical itself', 'good'],
    ['itself with a fragment', {}, { canonical: `${url}#a` }, 'Its canonical itself', 'good'],
    ['another but for the slash', {}, { canonical: 'https://example.com/t-slash' }, 'Its canonical another URL', 'bad'],
    [
      'the address where it redirects',
      { class: 'redirected', redirects: 1, finalUrl: 'https://example.com/new' },
      { canonical: 'https://example.com/new' },
      'Its canonical itself',
      'good',
    ],
    ['answers 404', { class: 'broken', status: 404 }, {}, 'Response status 404', 'bad'],
    ['answers 403', { class: 'unverified', status: 403 }, {}, 'Response status 403: could not be verified', 'muted'],
    ['answers 200', {}, {}, 'Response status 200', 'good'],
    ['redirects', { class: 'redirected', redirects: 2 }, {}, 'Response status 200 after 2 redirects', 'warn'],
  ] as const)('%s: %s%s%s', async (_, probe, more, words, kind) => {
    const { host: main } = await open('canonical', target(probe, { ...more, robots: [...('robots' in more ? more.robots : [])] }));
    const [name, texts] = /^(Response|Indexing|Its canonical) (.*)$/.exec(words)!.slice(1);
    const row = [...main.querySelectorAll('dt')].find((one) => one.textContent === name)!.nextElementSibling!;
    expect(row.textContent!.trim()).toMatch(new RegExp(`^${texts}`));
    expect(row.querySelector('.t-chip')!.classList.contains(`kind-${kind}`)).toBe(true);
  });
});

describe('Copilot', () => {
  it.each([
    ['nocache, noarchive', 'URL, title and snippet only'],
    ['nocache', 'URL, title and snippet only'],
    ['noarchive', 'not allowed to use the content'],
    ['max-snippet:-1', 'may use the content'],
    ['noarchive, nocache, noindex', 'Copilotnothing: not indexable'],
  ])('%s: %s', async (content, words) => {
    const { text } = await open(
      'preview-controls',
      known({ head: { metas: [{ name: 'robots', property: '', httpEquiv: '', charset: '', content, inHead: true, selector: 'meta' }] } }),
    );
    expect(text()).toContain(words);
  });
});

describe('images', () => {
  const of = (...items: ImageFact[]) => known({ images: { items, total: items.length } });
  const pixel = image({ alt: null, width: 1, height: 1, naturalWidth: 1, naturalHeight: 1 });
  const undisplayed = image({ alt: null, width: 0, height: 0, visible: false, undisplayed: true });
  it.each<[string, ImageFact, string, string]>([
    ['named', image(), '1 with alt text', 'A red boat on a lake'],
    ['without alt', image({ alt: null }), '1 without alt text', 'No alt attribute.'],
    ['alt of white space', image({ alt: ' ' }), '1 without alt text', 'contains only whitespace'],
    ['decoration', image({ alt: '', decorative: true }), '1 decorative', 'Intentionally hidden'],
    [
      'decoration as all that a link says',
      image({ alt: '', decorative: true, soleLinkContent: true }),
      '1 alone in a link, without alt text',
      'nothing describes the target',
    ],
    ['a counting pixel', pixel, '0 without alt text', 'no alt text needed'],
    ['not displayed', undisplayed, '0 without alt text', 'no alt text needed'],
    ['a tiny one with text', image({ width: 1, height: 1 }), '1 with alt text', 'A red boat on a lake'],
  ])('%s: the inventory', async (_, item, chip, words) => {
    const { text } = await open('image-inventory', of(item));
    expect(text()).toContain(chip);
    expect(text()).toContain(words);
  });
  const svg = image({ kind: 'svg', src: '', url: null, naturalWidth: 0, naturalHeight: 0 });
  it.each<[string, ImageFact[], string, string]>([
    ['drawings, which are no files', [svg, svg], 'no image files', 'without a URL'],
    ['drawings beside an image', [svg, image({ sized: true })], '/photo.jpg', '(svg)'],
    [
      'an image that waits for a script',
      [image({ dataSrc: true, src: '', url: null, naturalWidth: 0, naturalHeight: 0 })],
      '1 image without a URL',
      'did not load',
    ],
    ['a broken image', [image({ naturalWidth: 0, naturalHeight: 0 })], 'did not load', 'without a URL'],
    ['a broken counting pixel', [image({ naturalWidth: 0, naturalHeight: 0, width: 1, height: 1 })], 'not loaded', 'did not load'],
    ['one that is not displayed', [{ ...undisplayed, naturalWidth: 0, naturalHeight: 0 }], 'not loaded', 'did not load'],
    [
      'a vector',
      [image({ src: '/a.svg', url: 'https://example.com/a.svg', naturalWidth: 4_000, naturalHeight: 4_000, width: 40, height: 40 })],
      '4,000 × 4,000',
      '× the pixels needed',
    ],
    [
      'far too many pixels',
      [image({ naturalWidth: 4_000, naturalHeight: 4_000, width: 40, height: 40 })],
      '× the pixels needed',
      'did not load',
    ],
    [
      'waits to be scrolled to',
      [image({ complete: false, loading: 'lazy', naturalWidth: 0, naturalHeight: 0 })],
      'not loaded yet',
      'did not load',
    ],
    ['no room, out of the flow', [image({ sized: false, inFlow: false })], 'not needed', 'layout may shift'],
    ['room not told', [image({ sized: null })], 'unknown in this browser', 'layout may shift'],
    ['no room', [image({ sized: false })], 'layout may shift', 'not needed'],
  ])('%s: the delivery', async (_, items, says, saysNot) => {
    const { text } = await open('image-delivery', of(...items));
    expect(text()).toContain(says);
    expect(text()).not.toContain(saysNot);
  });
});

describe('dates', () => {
  const date = (iso: string, more: Partial<DateFact> = {}): DateFact => ({
    from: 'json-ld',
    role: 'modified',
    raw: iso,
    iso,
    hasTime: false,
    hasZone: false,
    visible: false,
    near: null,
    label: 'Article.dateModified',
    selector: '',
    ...more,
  });
  const text = (iso: string, more: Partial<DateFact> = {}) =>
    date(iso, { from: 'text', role: 'unknown', visible: true, near: 'title', label: '', selector: 'p', ...more });
  const published = (iso: string) => date(iso, { role: 'published', label: 'Article.datePublished' });
  const lastModified = { headers: [{ name: 'last-modified', value: 'Fri, 20 Nov 2026 10:00:00 GMT' }] };
  const listed = (lastmod: string) => ({
    entries: [{ file: '/sitemap.xml', loc: 'https://example.com/page', lastmod, match: 'exact' as const }],
  });
  it.each<[string, Parameters<typeof known>[0], string, RegExp]>([
    [
      'the header is a hint',
      { provenance: { dates: [date('2025-03-10'), text('2025-03-10', { role: 'modified' })] }, response: lastModified },
      'modified dates match',
      /publication dates match|apart/,
    ],
    [
      'the sitemap is no hint',
      { provenance: { dates: [date('2025-03-10')] }, sitemap: listed('2026-03-10') },
      'modified dates differ by 365 days',
      /agree/,
    ],
    [
      'a date in the address',
      {
        provenance: {
          dates: [published('2025-03-10'), text('2025-03-10'), date('2025-01-01', { from: 'url', role: 'published', label: 'path' })],
        },
      },
      'publication dates match',
      /modified dates match|apart/,
    ],
    [
      'dates of other things in the text',
      { provenance: { dates: [published('2025-03-10'), text('2025-03-10'), text('2019-05-01', { near: 'end' })] } },
      'not this page’s date',
      /apart/,
    ],
    [
      'readers see another date',
      { provenance: { dates: [published('2025-03-10'), text('2024-03-10', { role: 'published', label: 'published' })] } },
      'publication dates differ by 365 days',
      /agree/,
    ],
    [
      'revised before it was published',
      { provenance: { dates: [published('2025-03-10'), date('2024-03-10')] } },
      'modified 365 days before publication',
      /match/,
    ],
    [
      'one kind of source',
      { provenance: { dates: [published('2025-03-10'), published('2024-03-10')] } },
      'nothing to compare',
      /apart|agree/,
    ],
  ])('%s', async (_, facts, says, saysNot) => {
    const { text: words } = await open('provenance', known(facts));
    expect(words()).toContain(says);
    expect(words()).not.toMatch(saysNot);
  });
});

describe('the date of the search result', () => {
  const shown = (iso: string, more: Partial<DateFact> = {}): DateFact => ({
    from: 'time',
    role: 'published',
    raw: iso,
    iso,
    hasTime: true,
    hasZone: true,
    visible: true,
    near: 'title',
    label: '',
    selector: 'time',
    ...more,
  });
  it.each<[string, DateFact[], string]>([
    ['just after midnight east of Greenwich', [shown('2026-03-04T00:30:00+02:00')], 'Mar 4, 2026'],
    ['late in the evening west of it', [shown('2026-03-04T22:30:00-08:00')], 'Mar 4, 2026'],
    ['a day alone', [shown('2026-03-04', { hasTime: false, hasZone: false })], 'Mar 4, 2026'],
    [
      'the date of another thing first',
      [shown('2019-05-01', { from: 'text', role: 'unknown', near: 'end' }), shown('2026-03-04')],
      'Mar 4, 2026',
    ],
  ])('%s', async (_, dates, words) => {
    const { text } = await open(
      'serp-preview',
      known({
        about: { dates: summarizeDates({ dates }, Date.UTC(2026, 10, 21)) },
        head: { titles: [{ text: 'A page', inHead: true, selector: 'title' }] },
      }),
    );
    expect(text()).toContain(words);
  });
});

describe('alternates', () => {
  const url = 'https://example.com/de';
  type Item = FactTable['alternates']['items'][number];
  const facts = (...items: Item[]) => known({ head: { links: [linkTag('alternate', url, { hreflang: 'de' })] }, alternates: { items } });
  const item = (probe: Partial<Probe>, more: Partial<Item> = {}): Item => ({
    robots: [],
    hreflang: [{ code: 'en', url: 'https://example.com/page' }],
    ...more,
    url,
    probe: { url, class: 'ok', status: 200, finalUrl: url, redirects: 0, reason: null, ...probe },
  });
  it.each<[string, Item[], string, string]>([
    ['404', [item({ class: 'broken', status: 404 })], 'unknown: the page was not read', 'unknown: the page was not read'],
    ['403', [item({ class: 'unverified', status: 403 })], 'unknown: the page was not read', 'unknown: the page was not read'],
    ['read', [item({})], 'yes', 'allowed'],
    ['noindex', [item({}, { robots: ['noindex'] })], 'yes', 'noindex'],
    ['names it not', [item({}, { hreflang: [] })], 'no', 'allowed'],
    ['kept from Googlebot', [item({}, { robotsTxtAllowed: false })], 'yes', 'blocked by robots.txt'],
    ['left out', [item({ class: 'skipped', status: 0 })], 'not checked', 'not checked'],
    ['not in the list', [], 'not checked', 'not checked'],
  ])('%s', async (_, items, back, indexing) => {
    const { host: main } = await open('languages', facts(...items));
    const names = [...main.querySelectorAll('thead th')].map((one) => one.textContent!.trim());
    const cells = [...main.querySelectorAll('tbody tr:first-child > *')].map((one) => one.textContent!.trim());
    const cell = (name: string) => cells[names.findIndex((one) => one.startsWith(name))];
    expect([cell('Return link'), cell('Indexing')]).toEqual([back, indexing]);
  });
});

describe('icons', () => {
  it.each([
    [48, 48, 'good'],
    [49, 48, 'warn'],
    [47, 48, 'warn'],
    [47, 47, 'warn'],
    [50, 48, 'bad'],
    [7, 7, 'bad'],
    [96, 96, 'good'],
  ] as const)('%d × %d: %s', async (width, height, kind) => {
    const url = 'https://example.com/icon.png';
    const { host: main } = await open(
      'favicon-sitename',
      known({
        head: { links: [linkTag('icon', url)] },
        icons: { pictures: [{ url, class: 'ok', status: 200, contentType: 'image/png', bytes: 900, width, height, reason: null }] },
      }),
    );
    const chip = [...main.querySelectorAll('.t-chip')].find((one) => one.textContent === `${width} × ${height} px`)!;
    expect(chip.className).toContain(kind);
  });
});

describe('sites that claims link to', () => {
  const linked = (...hosts: string[]) =>
    block('Sales rose by 12 % in 2025, the report says.', { hrefs: hosts.map((name) => `https://${name}/`) });
  it('are sorted by number of links, and omissions are reported', async () => {
    const many = Array.from({ length: 30 }, (_, index) => linked(`site${index}.example`));
    const { host: main, text } = await open(
      'evidence',
      known({
        text: { blocks: [...many, linked('zebra.example'), linked('zebra.example')], mainUnits: 300, mainChars: 1_500 },
        page: { url: 'https://example.com/page' },
      }),
    );
    expect(main.querySelector('.t-bars li')?.textContent).toMatch(/^zebra\.example2 blocks$/);
    expect(main.querySelectorAll('.t-bars li')[1]?.textContent).toMatch(/1 block$/);
    expect(text()).toContain('6 more sites.');
  });
});

describe('structured data', () => {
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Tea' };
  const inSyntax = (format: 'microdata' | 'rdfa') =>
    known({
      structuredData: {
        blocks: [],
        total: 1,
        items: [{ format, block: 0, types: ['Product'], id: null, top: true, properties: { name: ['Tea'] }, pointer: '', selector: 'div' }],
      },
    });
  const statusOf = (facts: KnownFacts, id: string) => reportOf(facts).signals.find((signal) => signal.id === id)!.status;

  it.each(['microdata', 'rdfa'] as const)(
    'an item in %s is shown, judged by its properties, and by JSON-LD’s syntax not at all',
    async (format) => {
      const facts = inSyntax(format);
      expect((await open('structured-data', facts)).text()).toContain('Product');
      expect(statusOf(facts, 'jsonld-syntax')).toBe('na');
      expect(statusOf(facts, 'schema-properties')).not.toBe('na');
    },
  );
  it.each<[string, object, string, string]>([
    [
      'a value to correct',
      {
        '@type': 'Article',
        headline: 'x',
        image: 'a.png',
        datePublished: 'yesterday',
        dateModified: '2026',
        author: { '@type': 'Person', name: 'Ada', url: '/ada' },
      },
      'eligible, with values to correct',
      'warn',
    ],
    ['recommended properties', { '@type': 'Article', headline: 'x' }, 'recommended properties missing', 'pass'],
    ['a requirement', { ...product }, 'not eligible: 1 requirement missing', 'fail'],
    [
      'a required value that cannot be read',
      { '@type': 'Event', name: 'x', location: { '@type': 'Place', address: 'Main St 1' }, startDate: 'soon' },
      'not eligible: a required value is invalid',
      'fail',
    ],
    [
      'nothing',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'A', item: 'https://example.com/' },
          { position: 2, name: 'B' },
        ],
      },
      'complete',
      'pass',
    ],
  ])('rich results: %s to do', async (_, node, words, status) => {
    const facts = known({ structuredData: jsonLd(node) });
    const { host: main, text } = await open('rich-results', facts);
    expect(text()).toContain(words);
    expect([...main.querySelectorAll('.t-chip')].some((chip) => chip.textContent === 'complete')).toBe(words === 'complete');
    expect(statusOf(facts, 'schema-properties')).toBe(status);
  });
  it('names of properties are distinct', async () => {
    expect((await open('rich-results', known({ structuredData: jsonLd({ '@type': 'Event', name: 'x' }) }))).text()).toContain(
      'Required: startDate, location',
    );
  });
  it('a search box that Google no longer shows is reported, and needs no changes', async () => {
    const facts = known({ structuredData: jsonLd({ '@type': 'WebSite', name: 'x', potentialAction: { '@type': 'SearchAction' } }) });
    expect((await open('rich-results', facts)).text()).toContain(
      'Sitelinks search box: no longer shown (since Nov 21, 2024). Leaving the markup in place is harmless.',
    );
    expect(statusOf(facts, 'schema-properties')).toBe('na');
  });
  it('things that all refer to each other are drawn to an end', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => ({ '@id': `#n${index}` }));
    const { host: main } = await open(
      'structured-data',
      known({ structuredData: jsonLd({ '@graph': ids.map((id) => ({ ...id, '@type': 'Person', knows: ids })) }) }),
    );
    // Those of one kind are in one line, which opens first.
    for (const details of main.querySelectorAll('details')) details.open = true;
    await eventually(() => expect(main.querySelectorAll('details').length).toBeGreaterThan(1));
    for (const details of main.querySelectorAll('details')) details.open = true;
    await eventually(() => expect(main.querySelectorAll('dd').length).toBeGreaterThan(100));
    expect(main.querySelectorAll('*').length).toBeLessThan(100_000);
  });
});

it('search preview: an empty description before a filled one is not shown, as it is not judged', async () => {
  const shown = await open('serp-preview', known(metas(['description', ' '], ['description', 'Marbled papers from our own vat.'])));
  expect(shown.text()).toContain('Marbled papers from our own vat.');
});
