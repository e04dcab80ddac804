/** Queries, and what they must find as the first or second entry. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tools, type ToolId } from '../../../checks/tools.ts';
import { routeOfHash } from '../../../components/report/route.ts';
import { saveItems } from '../../../components/files/save-items.ts';
import { rankEntries } from '../../../components/search/entries.ts';
import { searchReport } from '../../../components/search/search.ts';
import { app as en } from '../../../words/en/app/index.ts';
import { english } from '../../../components/use-locale.ts';

const locale = await english.load('search');
const terms = locale.part('search');
const settingsPage = ['branding', 'settings-app', 'known-lists', 'shortcuts']
  .map((name) => readFileSync(new URL(`../../../entrypoints/options/${name}.tsx`, import.meta.url), 'utf8'))
  .join('');
const nothing = () => undefined;
/** As in the popup, which has every button. */
const actions = [
  ...saveItems({
    words: en.app.save,
    pdfNote: en.app.save.pdfNote,
    locale,
    act: { save: nothing, copy: nothing },
    page: nothing,
    whole: async () => null,
    pdf: nothing,
  }),
  { id: 'rerun', name: en.app.rerun, note: '', run: nothing },
  { id: 'panel', name: en.app.panel, note: '', run: nothing },
  { id: 'queue', name: en.app.bulk.queue, note: en.app.bulk.queueNote, run: nothing },
  { id: 'site', name: en.app.bulk.site, note: en.app.bulk.siteNote, run: nothing },
  { id: 'new-bulk', name: en.app.bulk.new, note: en.app.bulk.newNote, run: nothing },
  { id: 'all-bulk', name: en.app.bulk.all, note: en.app.bulk.allNote, run: nothing },
  { id: 'titles', name: en.app.bulk.titles, note: en.app.bulk.titlesNote, run: nothing },
];

/** Ids in list order. */
function listed(query: string): string[] {
  const { tools: found, more, checks, moreFirst } = searchReport(query, en, terms, locale, actions);
  const others = more.map(({ id }) => id);
  return [...(moreFirst ? [...others, ...found] : [...found, ...others]), ...checks.map(({ id }) => `check ${id}`)];
}
type Row = [query: string, ...finds: (ToolId | (string & {}))[]];

/** First what testers typed without success, then terms from texts about search engines. */
const ofTheField: Row[] = [
  ['alt tags', 'image-inventory'],
  ['canonicals', 'canonical'],
  ['mobile friendly', 'mobile-check'],
  ['ai overviews', 'passages'],
  ['readability', 'main-content'],
  ['lighthouse', 'web-vitals'],
  ['amp', 'head-tags'],
  ['cookies', 'mobile-check'],
  ['pdf', 'pdf'],
  ['export', 'pdf', 'json', 'csv'],
  ['settings', 'setting '],
  ['title', 'serp-preview', 'head-tags'],
  ['meta description', 'serp-preview', 'head-tags'],
  ['snippet', 'serp-preview', 'preview-controls'],
  ['favicon', 'favicon-sitename'],
  ['noindex', 'indexability', 'robots-directives'],
  ['nofollow', 'link-highlighter', 'robots-directives', 'link-inventory'],
  ['robots', 'robots-txt', 'robots-directives'],
  ['sitemaps', 'sitemap-lookup'],
  ['redirects', 'redirect-trace'],
  ['301', 'redirect-trace'],
  ['404', 'link-status', 'response-headers'],
  ['https', 'response-headers', 'redirect-trace'],
  ['h1', 'heading-outline'],
  ['headings', 'heading-outline'],
  ['word count', 'main-content'],
  ['keywords', 'terms'],
  ['duplicate content', 'canonical'],
  ['slug', 'url-inspector'],
  ['broken links', 'link-status'],
  ['internal links', 'link-inventory'],
  ['anchor text', 'anchor-text'],
  ['images', 'image-inventory'],
  ['lazy loading', 'image-delivery'],
  ['webp', 'image-delivery'],
  ['lcp', 'web-vitals'],
  ['page speed', 'web-vitals'],
  ['schema', 'structured-data', 'rich-results'],
  ['json-ld', 'structured-data'],
  ['rich snippets', 'rich-results'],
  ['open graph', 'social-preview'],
  ['twitter cards', 'social-preview'],
  ['javascript', 'source-vs-rendered', 'ai-view'],
  ['hreflang', 'languages'],
  ['chatgpt', 'ai-crawlers', 'ai-view'],
  ['llms.txt', 'ai-crawlers'],
  ['citations', 'passages', 'evidence'],
  ['e-e-a-t', 'provenance'],
  ['dark mode', 'setting looks'],
  ['crawl', 'site'],
];

/** What other products call their tools, tabs, audits and buttons: their users type that. */
const ofPeers: Row[] = [
  // Detailed SEO
  ['x-robots-tag', 'robots-directives'],
  ['robots tag', 'robots-directives'],
  ['canonical url', 'canonical'],
  ['meta keywords', 'head-tags'],
  ['publisher', 'provenance'],
  ['images without alt', 'image-inventory'],
  ['social', 'social-preview'],
  // SEO Minion
  ['analyze on-page seo', 'view overview'],
  ['highlight all links', 'link-highlighter'],
  ['check broken links', 'link-status'],
  ['serp preview', 'serp-preview'],
  ['hreflang checker', 'languages'],
  // Lighthouse
  ['links have descriptive text', 'anchor-text'],
  ['crawlable links', 'link-highlighter', 'link-inventory'],
  ['tap targets', 'mobile-check'],
  ['largest contentful paint', 'web-vitals'],
  ['cumulative layout shift', 'web-vitals'],
  ['properly size images', 'image-delivery'],
  ['defer offscreen images', 'image-delivery'],
  ['next-gen formats', 'image-delivery'],
  ['enormous network payloads', 'page-weight'],
  ['page is blocked from indexing', 'indexability'],
  // Screaming Frog
  ['page titles', 'serp-preview'],
  ['response codes', 'response-headers', 'link-status'],
  ['directives', 'robots-directives'],
  ['external', 'link-inventory'],
  ['security', 'response-headers'],
  ['pagination', 'url-inspector', 'head-tags'],
  ['pagespeed', 'web-vitals'],
  ['n-grams', 'terms'],
  ['redirect chains', 'redirect-trace'],
  ['search console', 'indexability'],
  ['structured data validation', 'rich-results', 'structured-data'],
  ['spider', 'site'],
  // Ahrefs SEO Toolbar
  ['on-page report', 'view overview'],
  ['redirect tracer', 'redirect-trace'],
  ['outgoing links', 'link-inventory'],
  ['http headers', 'response-headers'],
  ['link highlighter', 'link-highlighter'],
  ['publish date', 'provenance'],
  // SEOquake
  ['page info', 'view overview'],
  ['diagnosis', 'view checks'],
  ['keyword density', 'terms'],
  ['compare urls', 'page-diff'],
  ['export csv', 'csv'],
  // Robots Exclusion Checker
  ['meta robots', 'robots-directives'],
  ['ugc', 'link-highlighter', 'link-inventory'],
  ['googlebot user-agent', 'robots-txt'],
  // View Rendered Source, and other single-purpose extensions
  ['rendered source', 'source-vs-rendered'],
  ['check my links', 'link-status'],
  // Lighthouse 13, “Agentic Browsing”, and articles about it
  ['webmcp', 'ai-view'],
  ['agents', 'ai-view'],
  ['agentic browsing', 'ai-view'],
  ['toolname', 'ai-view'],
  ['accept text/markdown', 'ai-view'],
  ['accessible name', 'ai-view'],
  // SEO META in 1 click
  ['meta tags', 'head-tags'],
  ['summary', 'view overview'],
  ['headers', 'heading-outline', 'response-headers'],
  ['open robots.txt', 'robots-txt'],
  ['open sitemap', 'sitemap-lookup'],
  ['pagespeed insights', 'web-vitals'],
  ['rich results test', 'rich-results'],
  ['schema validator', 'structured-data', 'rich-results'],
  // What others call GEO
  ['geo', 'view geo'],
  ['aeo', 'view geo', 'passages'],
  ['llmo', 'view geo'],
  ['generative engine optimization', 'view geo'],
  ['ai search optimization', 'view geo'],
];

describe('the words', () => {
  test('are at least fifty of the field and fifty of peers, each once', () => {
    expect(Math.min(ofTheField.length, ofPeers.length)).toBeGreaterThanOrEqual(50);
    expect(new Set([...ofTheField, ...ofPeers].map(([query]) => query)).size).toBe(ofTheField.length + ofPeers.length);
  });
  test.each([...ofTheField, ...ofPeers])('%s', (query, ...finds) => {
    const first = listed(query).slice(0, 2);
    // If a word has several meanings, one of them.
    expect(finds.filter((id) => first.includes(id)).length, `listed first: ${first.join(', ')}`).toBeGreaterThan(0);
  });
});

describe('every tool, button and part of the settings', () => {
  test.each(tools.map(({ id }) => [en.tools[id].name, id]))('%s comes first under its name', (name, id) => {
    expect(listed(name)[0]).toBe(id);
  });
  test.each(tools.map(({ id }) => id))('%s: each of its search words finds it', (id) => {
    const lost = terms.tools[id].split(', ').filter((phrase) => !listed(phrase).includes(id));
    expect(lost).toEqual([]);
  });
  test.each(actions.map(({ id, name }) => [name, id!]))('%s', (name, id) => {
    expect(listed(name).slice(0, 2)).toContain(id);
    expect(Object.keys(terms.actions)).toContain(id);
  });
  test.each(Object.entries(terms.settings))('settings “%s”', (id, { name }) => {
    expect(listed(name).slice(0, 2)).toContain(`setting ${id}`);
    if (id !== '') expect(settingsPage).toContain(`<Section id="${id}"`);
  });
  test.each(Object.entries(terms.views))('view “%s”', (id, { name }) => {
    expect(listed(name).slice(0, 2)).toContain(`view ${id}`);
    const { view, ...more } = routeOfHash(id);
    expect([view, 'at' in more ? more.at : '']).toContain(id);
  });
});

describe('how words are matched', () => {
  const found = (query: string, ...names: string[]) =>
    rankEntries(
      query,
      names.map((name) => ({ id: name, name, terms: '', about: '' })),
    ).map(({ entry }) => entry.id);
  test.each([
    ['singular', 'sitemap', 'Sitemaps'],
    ['plural', 'sitemaps', 'Sitemap'],
    ['-ies', 'queries', 'Query string'],
    ['-es', 'boxes', 'Box'],
    ['in capitals', 'JSON-LD', 'json-ld'],
    ['a part of a word with a hyphen', 'ld', 'json-ld'],
    ['without its hyphen', 'jsonld', 'json-ld'],
    ['with a hyphen that is not there', 'mobile-friendly', 'mobile friendly'],
    ['its beginning', 'canon', 'Canonical'],
    ['what is inside', 'graph', 'opengraph'],
    ['with the apostrophe of keyboards', "fil d'ariane", 'Fil d’Ariane'],
    ['what is after an apostrophe', 'ia', 'Robots d’IA'],
    ['in any order', 'text anchor', 'Anchor text'],
    ['without what one wants to do with it', 'hreflang checker', 'hreflang'],
    ['of full width', 'ｌｃｐ', 'lcp'],
    ['of other scripts', 'заголовки', 'Заголовки'],
    ['two characters inside a Japanese word', '構造', '見出し構造'],
    ['in a Japanese sentence', 'リンク、', '画像、リンク。'],
  ])('%s: %s finds %s', (_, query, name) => expect(found(query, 'Other', name)).toEqual([name]));
  test.each([
    ['a word that is missing', 'canonical zzz', 'Canonical'],
    ['another word', 'status', 'State'],
    ['two letters inside', 'ap', 'Map'],
    ['nothing', '', 'Map'],
    ['spaces', '  ', 'Map'],
    ['signs', '((()))', 'Map'],
  ])('%s finds nothing', (_, query, name) => expect(found(query, name)).toEqual([]));
  test('a name comes before entries that only start with or contain the word', () => {
    expect(found('link', 'Linked', 'Backlink', 'Links', 'Link')).toEqual(['Link', 'Links', 'Linked', 'Backlink']);
  });
  test('a query of ten thousand words ends', () => expect(listed('robots '.repeat(10_000))).toContain('robots-txt'));
});
