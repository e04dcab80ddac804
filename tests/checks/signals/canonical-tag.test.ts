import { expect } from 'vitest';
import type { LinkTag } from '../../../checks/core/facts/head.ts';
import signal from '../../../checks/signals/canonical-tag.ts';
import { failure } from '../../support/facts.ts';
import { link as pageLink, linkTag } from '../../support/links.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const base = 'https://example.com/page';
const link = (href: string, change: Partial<LinkTag> = {}) => linkTag('canonical', href, change);
const alternate = (hreflang: string, href: string) => linkTag('alternate', href, { hreflang });
const canonical = (...links: LinkTag[]) => ({ head: { links } });
const header = (href: string) => ({ response: { headers: [{ name: 'link', value: `<${href}>; rel="canonical"` }] } });
const listing = (loc: string) => ({
  files: [],
  entries: [{ file: 'https://example.com/sitemap.xml', loc, lastmod: null, match: 'exact' as const }],
  complete: true,
});
const script = { src: 'https://cdn.ampproject.org/v0.js' };
const amp = { nodes: [{ tag: 'script', attributes: script, text: '', inHead: true, selector: 'script' }] };
const leads = (verdict: Seen) => expect(verdict.leads).toBe(true);
const versions = (...numbers: string[]) => ({ items: numbers.map((number) => pageLink(`https://example.com/docs/commit/${number}`)) });
const at = (url: string) => ({ page: { url, baseUrl: url } });

testSignal(signal, [
  { when: 'itself', facts: canonical(link(base)), status: 'pass', says: ['self'] },
  { when: 'itself, in the header', facts: header(base), status: 'pass', says: ['self'] },
  { when: 'the same twice', facts: { ...canonical(link(base), link(base)), ...header(base) }, status: 'pass', says: ['self'] },
  {
    when: 'another page',
    facts: canonical(link('https://example.com/other')),
    status: 'warn',
    says: ['elsewhere'],
    also: (verdict) => {
      leads(verdict);
      expect(verdict.findings[0]?.message).toBe('The canonical points to https://example.com/other, not to this page.');
    },
  },
  {
    when: 'another version of this document',
    facts: { ...canonical(link('https://example.com/docs/current/select')), ...at('https://example.com/docs/18/select') },
    status: 'pass',
    says: ['otherVersion'],
    also: ({ leads: first }) => expect(first).toBeUndefined(),
  },
  {
    when: 'none, on a page that links to its other versions',
    facts: { ...at('https://example.com/docs/commit'), links: versions('2.51.0', '2.52.0', '2.53.0') },
    status: 'warn',
    says: ['missingWithVersions'],
  },
  {
    when: 'none, on a page that links to one other version',
    facts: { ...at('https://example.com/docs/commit'), links: versions('2.51.0') },
    status: 'na',
    says: ['none'],
  },
  {
    when: 'another page, headers unknown',
    facts: { ...canonical(link('https://example.com/other')), response: failure() },
    status: 'warn',
    says: ['elsewhere'],
    also: leads,
  },
  { when: 'another page, in the header', facts: header('https://example.com/other'), status: 'warn', says: ['elsewhere'], also: leads },
  {
    when: 'another page, and this one is kept out of search',
    facts: canonical(link('https://example.com/other')),
    options: { intent: 'keep-out' },
    status: 'pass',
    says: ['keptOut'],
    also: ({ leads: first }) => expect(first).toBeUndefined(),
  },
  {
    when: 'another page, though hreflang lists this one',
    facts: canonical(link('https://example.com/other'), alternate('en', base)),
    status: 'fail',
    says: ['contradicted'],
    also: (verdict) => {
      leads(verdict);
      expect(verdict.findings[0]?.message).toContain('but this page’s hreflang links name this page');
    },
  },
  {
    when: 'another page, though the sitemap lists this one',
    facts: { ...canonical(link('https://example.com/other')), sitemap: listing(base) },
    status: 'fail',
    says: ['contradicted'],
    also: leads,
  },
  {
    when: 'another page, and the sitemap lists that one',
    facts: { ...canonical(link('https://example.com/other')), sitemap: listing('https://example.com/other') },
    status: 'warn',
    says: ['elsewhere'],
  },
  {
    when: 'the page without the choice in its query, which the sitemap lists too',
    facts: { ...at(`${base}?color=red`), ...canonical(link(base)), sitemap: listing(`${base}?color=red`) },
    status: 'warn',
    says: ['elsewhere'],
    also: leads,
  },
  {
    when: 'another page, as a relative URL',
    facts: canonical(link('/other')),
    status: 'warn',
    says: ['elsewhere', 'relative'],
    also: leads,
  },
  {
    when: 'another page that carries a tracking parameter',
    facts: canonical(link('https://example.com/other?utm_source=x')),
    status: 'warn',
    says: ['elsewhere', 'tracked'],
    also: leads,
  },
  { when: 'another host', facts: canonical(link('https://other.example/')), status: 'warn', says: ['elsewhere'], also: leads },
  {
    when: 'www',
    facts: canonical(link('https://www.example.com/page')),
    status: 'pass',
    says: ['variant'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('variant of this URL (www)'),
  },
  {
    when: 'https of a page by http',
    facts: { ...at('http://example.com/page'), ...canonical(link(base)) },
    status: 'pass',
    says: ['variant'],
  },
  {
    when: 'this page in other encoding',
    facts: { ...at('https://example.com/%E8%A3%BD%E5%93%81'), ...canonical(link('https://example.com/製品')) },
    status: 'pass',
    says: ['self'],
  },
  {
    when: 'without the tracking of this visit',
    facts: { ...at(`${base}?utm_source=x`), ...canonical(link(base)) },
    status: 'pass',
    says: ['cleans'],
  },
  ...(['hreflang', 'lang', 'media', 'type'] as const).map((name) => ({
    when: `with ${name}, which Google does not use`,
    facts: canonical(link(base, { [name]: name === 'type' ? 'text/html' : 'all' })),
    status: 'warn' as const,
    says: ['notUsed'],
    also: ({ findings }: Seen) => {
      expect(findings[0]?.args).toEqual({ count: 1, attributes: [name] });
      expect(findings[0]?.message).toContain(`the attribute ${name}`);
    },
  })),
  {
    when: 'another page, with media: no contradiction',
    facts: { ...canonical(link('https://example.com/', { media: 'all', lang: 'en' }), alternate('en', base)), sitemap: listing(base) },
    status: 'warn',
    says: ['notUsed'],
    also: (verdict) => {
      expect(verdict.findings[0]?.message).toContain('lang and media');
      expect(verdict.leads).toBeUndefined();
    },
  },
  {
    when: 'in the header, with type and hreflang',
    facts: { response: { headers: [{ name: 'link', value: `<${base}>; rel="canonical"; type="text/html"; hreflang=en` }] } },
    status: 'warn',
    says: ['notUsed'],
  },
  {
    when: 'with media and a query',
    facts: { ...at(`${base}?id=1`), ...canonical(link(base, { media: 'all' })) },
    status: 'warn',
    says: ['notUsed'],
  },
  {
    when: 'one with media beside one that is used',
    facts: canonical(link('https://example.com/m', { media: 'handheld' }), link(base)),
    status: 'pass',
    says: ['self', 'notUsed'],
  },
  { when: 'none', status: 'na', says: ['none'] },
  { when: 'none, with a query', facts: at(`${base}?id=1`), status: 'warn', says: ['missingWithQuery'] },
  { when: 'none, headers unknown', facts: { response: failure() }, status: 'unchecked', says: ['request-failed'] },
  { when: 'one, headers unknown', facts: { ...canonical(link(base)), response: failure() }, status: 'unchecked', says: ['request-failed'] },
  { when: 'relative, headers unknown', facts: { ...canonical(link('/page')), response: failure() }, status: 'warn', says: ['relative'] },
  {
    when: 'headers of an error page',
    facts: { ...canonical(link(base)), response: { ...header('https://example.com/x').response, status: 403 } },
    status: 'unchecked',
    says: ['no-own-headers'],
  },
  {
    when: 'several',
    facts: canonical(link(base), link('https://example.com/b'), link('https://example.com/c')),
    status: 'fail',
    says: ['several'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('3 different'),
  },
  {
    when: 'header and HTML disagree',
    facts: { ...canonical(link(base)), ...header('https://example.com/b') },
    status: 'fail',
    says: ['headerDisagrees'],
  },
  {
    when: 'in the body too, the same',
    facts: canonical(link(base), link(base, { inHead: false })),
    status: 'pass',
    says: ['self', 'inBodyToo'],
  },
  {
    when: 'in the body too, another',
    facts: canonical(link(base), link(`${base}/2`, { inHead: false })),
    status: 'warn',
    says: ['inBodyToo'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('the URL differs from the valid one'),
  },
  { when: 'in the body', facts: canonical(link(base, { inHead: false })), status: 'fail', says: ['inBody'] },
  {
    when: 'empty',
    facts: canonical(link('')),
    status: 'fail',
    says: ['unreadable'],
    also: (verdict) => expect(verdict.findings[0]?.message).toBe('The canonical is empty.'),
  },
  { when: 'no http', facts: canonical(link('javascript:alert(1)')), status: 'fail', says: ['unreadable'] },
  ...[
    'https:// example.com/page',
    'https://%20example.com/page',
    'https://ex ample.com/',
    'https://.example.com/',
    'https://www..example.com/',
    'https://.примєр.com/',
  ].map((href) => ({
    when: `a host that Chromium alone lets pass: ${href}`,
    facts: canonical(link(href, { url: href.replace(/ /g, '%20') })),
    status: 'fail' as const,
    says: ['unreadable'],
  })),
  { when: 'unparsable', facts: canonical(link('https://[')), status: 'fail', says: ['unreadable'] },
  {
    when: 'the post, of a page of its comments',
    facts: { ...at('https://example.com/post/comment-page-2/'), ...canonical(link('https://example.com/post/')) },
    status: 'pass',
    says: ['variant'],
  },
  { when: 'home page', facts: canonical(link('https://example.com/')), status: 'fail', says: ['root'], also: leads },
  {
    when: 'home page of the home page with tracking',
    facts: { ...at('https://example.com/?utm_source=newsletter'), ...canonical(link('https://example.com/')) },
    status: 'pass',
    says: ['cleans'],
  },
  {
    when: 'home page of the home page with another parameter',
    facts: { ...at('https://example.com/?ref=nav'), ...canonical(link('https://example.com/')) },
    status: 'pass',
    says: ['variant'],
  },
  {
    when: 'home page of an inner page with a parameter',
    facts: { ...at(`${base}?ref=nav`), ...canonical(link('https://example.com/')) },
    status: 'fail',
    says: ['root'],
  },
  {
    when: 'home page of itself',
    facts: { ...at('https://example.com/index.html'), ...canonical(link('https://example.com/')) },
    status: 'pass',
    says: ['variant'],
  },
  ...['home', 'index', 'startseite', 'uvod', 'en/', 'pt-br', 'us/en/home.html', 'en/?utm_source=x'].map((path) => ({
    when: `home page of its other name /${path}`,
    facts: {
      ...at(`https://example.com/${path}`),
      ...canonical(link('https://example.com/'), alternate('en', 'https://example.com/'), alternate('x-default', 'https://example.com/')),
    },
    status: 'pass' as const,
    says: ['variant'],
    also: ({ leads: first }: Seen) => expect(first).toBeUndefined(),
  })),
  {
    when: 'home page of a language folder that hreflang lists',
    facts: { ...at('https://example.com/en/'), ...canonical(link('https://example.com/'), alternate('en', 'https://example.com/en/')) },
    status: 'fail',
    says: ['contradicted'],
    also: leads,
  },
  {
    when: 'home page in another language',
    facts: {
      ...at('https://example.com/de/'),
      ...canonical(link('https://example.com/'), alternate('en', 'https://example.com/'), alternate('de', 'https://example.com/de/')),
    },
    status: 'fail',
    says: ['otherLanguage'],
    also: leads,
  },
  {
    when: 'the start of another language',
    facts: { ...at('https://example.com/en/'), ...canonical(link('https://example.com/de/')) },
    status: 'warn',
    says: ['elsewhere'],
  },
  {
    when: 'home page of the second page in a language folder',
    facts: { ...at('https://example.com/en/?page=2'), ...canonical(link('https://example.com/')) },
    status: 'warn',
    says: ['elsewhere'],
  },
  {
    when: 'home page of a page in a language folder',
    facts: { ...at('https://example.com/en/kettles'), ...canonical(link('https://example.com/')) },
    status: 'fail',
    says: ['root'],
  },
  {
    when: 'a product, of its place in a collection',
    facts: {
      ...at('https://example.com/collections/summer-2026/products/kettle'),
      ...canonical(link('https://example.com/products/kettle')),
    },
    status: 'pass',
    says: ['variant'],
  },
  ...(
    [
      ['AMP', 'https://example.com/news/kettles/amp/', 'https://example.com/news/kettles/', amp],
      ['AMP with another path', 'https://example.com/amp/kettles', 'https://www.example.com/news/kettles', amp],
      ['AMP of the home page', 'https://example.com/amp/', 'https://example.com/', amp],
      ['AMP that hreflang lists', 'https://example.com/kettles/amp', 'https://example.com/kettles', amp],
      ['for phones', 'https://m.example.com/kettles', 'https://www.example.com/kettles', {}],
      ['for phones, with another path', 'https://m.example.com/k.php?id=5', 'https://example.com/kettles', {}],
      ['for phones, that hreflang lists', 'https://m.example.com/kettles', 'https://www.example.com/kettles', {}],
      ['to print', 'https://example.com/kettles?print=1', 'https://example.com/kettles', {}],
      ['to print, in its own folder', 'https://example.com/kettles/print/', 'https://example.com/kettles', {}],
    ] as const
  ).map(([form, url, target, change]) => {
    const links = [link(target), ...(form.endsWith('lists') ? [alternate('en', url)] : [])];
    return {
      when: `the page of which this is the form ${form}`,
      facts: { ...at(url), head: { links, ...change } },
      status: 'pass' as const,
      says: ['otherVersion'],
      also: ({ leads: first }: Seen) => expect(first).toBeUndefined(),
    };
  }),
  {
    when: 'home page of an inner page for AMP',
    facts: { ...at('https://example.com/kettles/amp'), head: { links: [link('https://example.com/')], ...amp } },
    status: 'fail',
    says: ['root'],
  },
  {
    when: 'home page of an inner page for phones',
    facts: { ...at('https://m.example.com/kettles'), ...canonical(link('https://www.example.com/')) },
    status: 'warn',
    says: ['elsewhere'],
  },
  {
    when: 'the form for phones',
    facts: { ...at('https://www.example.com/kettles'), ...canonical(link('https://m.example.com/kettles')) },
    status: 'warn',
    says: ['elsewhere'],
  },
  {
    when: 'another language',
    facts: canonical(link('https://example.com/de'), alternate('en', base), alternate('de', 'https://example.com/de')),
    status: 'fail',
    says: ['otherLanguage'],
    also: leads,
  },
  {
    when: 'the default language',
    facts: canonical(link('https://example.com/x'), alternate('en', base), alternate('x-default', 'https://example.com/x')),
    status: 'fail',
    says: ['contradicted'],
  },
  { when: 'relative', facts: canonical(link('/page')), status: 'warn', says: ['relative'] },
  { when: 'http', facts: canonical(link('http://example.com/page')), status: 'warn', says: ['insecure'] },
  { when: 'fragment', facts: canonical(link(`${base}#top`)), status: 'warn', says: ['fragment'] },
  {
    when: 'other case',
    facts: canonical(link('https://example.com/Page')),
    status: 'warn',
    says: ['nearly'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('only by upper and lower case:'),
  },
  { when: 'slash', facts: canonical(link(`${base}/`)), status: 'warn', says: ['nearly'] },
  {
    when: 'the same code under other words',
    facts: { ...at('https://example.com/dp/B0C8PSMPTH'), ...canonical(link('https://example.com/Blue-Shirt/dp/B0C8PSMPTH')) },
    status: 'pass',
    says: ['variant'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('(words of the path around the same name or number)'),
  },
  {
    when: 'the list above a product',
    facts: { ...at('https://example.com/shirts/blue-linen-shirt'), ...canonical(link('https://example.com/shirts')) },
    status: 'warn',
    says: ['elsewhere'],
  },
  {
    when: 'tracking in the canonical',
    facts: canonical(link(`${base}?gclid=1`)),
    status: 'warn',
    says: ['tracked'],
    also: (verdict) => expect(verdict.findings[0]?.message).toContain('(gclid)'),
  },
  {
    when: 'the tracking of this visit in the canonical',
    facts: { ...at(`${base}?gclid=1`), ...canonical(link(`${base}?gclid=1`)) },
    status: 'warn',
    says: ['tracked'],
  },
]);
