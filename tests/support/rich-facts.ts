import { probeReason } from '../../checks/core/failure.ts';
import type { Block, HeadingFact, HeadNode, ImageFact, KnownFacts, LinkFact, LinkTag, MetaTag } from '../../checks/core/facts.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { known } from './facts.ts';

/** Strings that a page may hold and no picture may stumble over. */
export const hostile = {
  markup: '<script>document.title="owned"</script><img src=x onerror=alert(1)>',
  arabic: 'دليل القهوة: كيف تُحضّر فنجانًا جيدًا',
  chinese: '手冲咖啡指南：从研磨到萃取',
  override: '\u202Eevil\u202C',
  long: 'w'.repeat(10_000),
  surrogate: '☕'.repeat(40),
} as const;

const meta = (attributes: Partial<MetaTag>): MetaTag => ({ name: '', property: '', httpEquiv: '', charset: '', content: '', inHead: true, selector: 'head > meta:nth-of-type(1)', ...attributes });
const linkTag = (attributes: Partial<LinkTag>): LinkTag => ({ rel: [], href: '', url: null, hreflang: '', type: '', sizes: '', media: '', inHead: true, selector: 'head > link:nth-of-type(1)', ...attributes });
const node = (tag: string, attributes: Record<string, string>, text = '', inHead = true): HeadNode => ({ tag, attributes, text, inHead, selector: `${inHead ? 'head' : 'body'} > ${tag}` });
const anchor = (href: string, text: string, changes: Partial<LinkFact> = {}): LinkFact => ({
  kind: 'a', href, url: parseUrl(href, 'https://www.coffee.example/guides/')?.href ?? null, rel: [], target: '', text, name: text,
  nameFrom: text ? 'text' : 'none', imageOnly: false, region: 'main', main: true, clickHandler: false, role: '', selector: 'main a', ...changes,
});
export const heading = (level: number, text: string, changes: Partial<HeadingFact> = {}): HeadingFact => ({
  level, text, visible: true, fontSize: 36 - level * 4, firstScreen: level === 1, region: 'main', main: true, selector: `h${level}`, ...changes,
});
export const block = (text: string, changes: Partial<Block> = {}): Block => ({
  tag: 'p', text, units: text.split(/\s+/).length, region: 'main', main: true, level: 0, linkChars: 0, hrefs: [], note: false, quote: false, code: false, within: null, selector: 'main > p', ...changes,
});
const image = (alt: string | null, changes: Partial<ImageFact> = {}): ImageFact => ({
  kind: 'img', src: '/cup.jpg', url: 'https://coffee.example/cup.jpg', srcset: false, dataSrc: false, alt, decorative: alt === '', label: '', figcaption: false, loading: '', fetchPriority: '',
  width: 640, height: 360, naturalWidth: 1280, naturalHeight: 720, sized: true, inFlow: true, visible: true, firstScreen: true, complete: true, soleLinkContent: false, bytes: 90_000, region: 'main', main: true, selector: 'img', ...changes,
});

const title = 'How to brew pour-over coffee at home: grind, water, timing and the four mistakes to avoid | Example Coffee';
const description = 'A pour-over needs 15 g of coffee, 250 g of water just off the boil and three minutes.';
const url = 'https://www.coffee.example/guides/caf%C3%A9/pour-over?utm_source=letter&page=2&sid=abc#step-3';
const headNodes = [
  node('meta', { charset: 'utf-8' }), node('title', {}, title), node('meta', { name: 'viewport', content: 'width=device-width' }),
  node('meta', { name: 'description', content: description }), node('meta', { name: 'robots', content: 'max-snippet:120, max-image-preview:large, noarchive' }),
  node('meta', { property: 'og:title', content: hostile.markup }), node('meta', { property: 'og:title', content: hostile.markup }),
  node('link', { rel: 'canonical', href: 'https://www.coffee.example/guides/café/pour-over' }), node('link', { rel: 'alternate', hreflang: 'ar', href: '/ar/pour-over' }),
  node('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }), node('link', { rel: 'stylesheet', href: '/site.css' }), node('script', { src: '/app.js' }),
  node('meta', { name: 'twitter:title', content: hostile.arabic }, '', false), node('link', { rel: 'preload', href: '/font.woff2' }, '', false),
];

/** A page with something for every picture: long, in several scripts, and hostile. */
export function richFacts(): KnownFacts {
  return known({
    page: { url, baseUrl: url, scripts: 3 },
    head: {
      titles: [{ text: title, inHead: true, selector: 'head > title' }],
      metas: [
        meta({ name: 'description', content: description }), meta({ name: 'robots', content: 'max-snippet:120, max-image-preview:large, noarchive, no-translate' }),
        meta({ name: 'googlebot', content: 'noindex' }), meta({ property: 'og:title', content: hostile.markup }), meta({ property: 'og:url', content: 'https://www.coffee.example/guides/café/pour-over' }),
        meta({ name: 'twitter:title', content: hostile.arabic, inHead: false }),
      ],
      links: [
        linkTag({ rel: ['canonical'], href: 'https://www.coffee.example/guides/café/pour-over', url: 'https://www.coffee.example/guides/caf%C3%A9/pour-over' }),
        linkTag({ rel: ['alternate'], hreflang: 'ar', href: '/ar/pour-over', url: 'https://www.coffee.example/ar/pour-over' }),
        linkTag({ rel: ['alternate'], hreflang: 'en', href: '/guides/pour-over', url: 'https://www.coffee.example/guides/pour-over' }),
        linkTag({ rel: ['icon'], href: 'data:image/svg+xml,x', type: 'image/svg+xml', url: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Ccircle cx='4' cy='4' r='4' fill='%23d1480e'/%3E%3C/svg%3E", sizes: 'any' }),
        linkTag({ rel: ['apple-touch-icon'], href: '/touch.png', url: 'https://www.coffee.example/touch.png', sizes: '180x180' }),
      ],
      nodes: headNodes, nodesTotal: headNodes.length,
      leftHeadAt: { selector: 'body > img', snippet: '<img src="/pixel.gif" width="1">', text: '' },
    },
    served: {
      head: { titles: [], metas: [], links: [], nodes: [...headNodes.slice(0, 4), node('meta', { name: 'robots', content: 'noindex' }), node('meta', { name: 'generator', content: 'Shop 3' }), ...headNodes.slice(7, 12)], nodesTotal: 11, leftHeadAt: null, heads: 1, base: null },
      headEndedBy: { tag: 'img', line: 14, snippet: '<img src="/pixel.gif">', noscript: false }, coverage: 0.62, inText: 0.62, units: 180,
    },
    headings: {
      total: 8,
      items: [
        heading(1, 'How to brew pour-over coffee'), heading(2, 'What you need'), heading(4, 'The grinder'), heading(3, ''),
        heading(2, hostile.chinese), heading(3, hostile.arabic), heading(2, hostile.markup, { visible: false }), heading(2, hostile.long, { main: false, region: 'footer' }),
      ],
    },
    links: {
      total: 212,
      items: [
        anchor('/', 'Example Coffee', { region: 'header', main: false }), anchor('/guides/', 'All guides', { region: 'nav', main: false }), anchor('/guides/grind', 'how fine to grind'),
        anchor('/guides/grind', 'click here'), anchor('/shop/filters', '', { imageOnly: true, name: 'Paper filters', nameFrom: 'alt' }), anchor('https://shop.coffee.example/kettle', 'a gooseneck kettle'),
        anchor('https://standards.example.org/water', 'water standard', { rel: ['nofollow'] }), anchor('https://beans.example.net/?ref=1', 'these beans', { rel: ['sponsored', 'nofollow'], target: '_blank' }),
        anchor('https://forum.example.net/u/7', hostile.chinese, { rel: ['ugc'], region: 'comments', main: false }), anchor('#step-3', 'Step 3'), anchor('mailto:hello@coffee.example', 'Write to us', { region: 'footer', main: false }),
        anchor('javascript:void(0)', 'More', { clickHandler: true }), anchor('http://[bad', hostile.markup), anchor('/legal', hostile.long, { region: 'footer', main: false }), anchor('/ar/', hostile.arabic),
        anchor('/cart', '', { region: 'header', main: false }), anchor('http://localhost:3000/draft', 'draft'),
      ],
    },
    images: { total: 2, items: [image('A pour-over cone over a glass jug'), image(null)] },
    text: {
      units: 420, mainUnits: 300, mainChars: 2_000, nosnippetChars: 240, truncated: false,
      blocks: [
        block('Example Coffee Guides Shop', { region: 'header', main: false }), block('How to brew pour-over coffee', { tag: 'h1', level: 1 }),
        block('Pour-over coffee needs fresh beans, a burr grinder and water just off the boil. Pour-over coffee rewards patience: fresh beans, slow water.'), block('What you need', { tag: 'h2', level: 2 }),
        block('Fresh beans, a burr grinder, a kettle, a scale.', { tag: 'li', within: 'list' }), block(hostile.chinese.repeat(8)), block(hostile.arabic.repeat(4)), block(hostile.markup), block(hostile.long.slice(0, 2_000)),
        block('Hello {{first_name}}, lorem ipsum dolor sit amet.'), block('© Example Coffee', { region: 'footer', main: false }),
      ],
    },
    main: { method: 'main', confidence: 1, selector: 'main', words: 300, share: 0.71, locked: [{ kind: 'canvas', share: 0.2, at: { selector: 'canvas', snippet: '<canvas>', text: '' } }], imageShareFirstScreen: 0.2, leftOut: [{ id: 'links', blocks: 3 }] },
    structuredData: {
      blocks: [], total: 2,
      items: [
        { format: 'json-ld', block: 1, types: ['Article'], id: null, top: true, properties: { headline: ['Pour-over coffee, step by step'] }, pointer: '', selector: 'script' },
        { format: 'json-ld', block: 1, types: ['WebSite'], id: null, top: true, properties: { name: ['Example Coffee'] }, pointer: '', selector: 'script' },
      ],
    },
    parts: { nosnippet: [{ selector: 'main > aside', snippet: '<aside data-nosnippet>', text: hostile.arabic }] },
    provenance: {
      dates: [{ from: 'time', role: 'published', raw: '2026-03-04', iso: '2026-03-04', hasTime: false, hasZone: false, visible: true, near: 'title', label: '', selector: 'time' }],
      names: [
        { role: 'publisher', from: 'site-name', name: 'Example Coffee', type: '', url: null, sameAs: [], visible: true, selector: 'head > meta' },
        { role: 'publisher', from: 'title-suffix', name: 'Example Coffee', type: '', url: null, sameAs: [], visible: false, selector: 'head > title' },
        { role: 'publisher', from: 'json-ld', name: 'Example Roasters Ltd', type: 'Organization', url: null, sameAs: [], visible: false, selector: 'script' },
      ],
    },
    resources: { mixed: [{ url: 'http://cdn.example.net/old.js', kind: 'active', at: { selector: 'script', snippet: '<script src>', text: '' } }] },
    response: {
      requestedUrl: url, finalUrl: url, ttfb: 180, duration: 320,
      headers: [
        { name: 'content-type', value: 'text/html; charset=utf-8' }, { name: 'cache-control', value: 'public, max-age=3600' }, { name: 'x-robots-tag', value: 'bingbot: nocache' },
        { name: 'link', value: '<https://www.coffee.example/other>; rel="canonical"' }, { name: 'strict-transport-security', value: 'max-age=63072000' }, { name: 'x-shop-node', value: hostile.markup }, { name: 'server', value: '' },
      ],
    },
    robotsTxt: {
      url: 'https://www.coffee.example/robots.txt', finalUrl: 'https://www.coffee.example/robots.txt', bytes: 260,
      text: `# ${hostile.markup}\nUser-agent: *\nDisallow: /cart\nDisallow: /guides/\nAllow: /guides/caf%C3%A9/\n\nUser-agent: GPTBot\nDisalow: /\n\nAlow: bar\nDisallow guides\nUser-agent: Bingbot\nDisallow: /*?*sid=\n\nSitemap: https://www.coffee.example/sitemap.xml\nSitemap: /relative.xml`,
    },
    sitemap: {
      complete: false,
      files: [
        { url: 'https://www.coffee.example/sitemap.xml', from: 'robots.txt', status: 200, kind: 'index', bytes: 900, urls: 2, truncated: false, failure: null, children: ['https://www.coffee.example/sitemap-guides.xml', 'https://www.coffee.example/sitemap-shop.xml'] },
        { url: 'https://www.coffee.example/sitemap-guides.xml', from: 'index', status: 200, kind: 'urlset', bytes: 48_000, urls: 412, truncated: false, failure: null, children: [] },
        { url: 'https://www.coffee.example/sitemap-shop.xml', from: 'index', status: 404, kind: 'unreadable', bytes: 0, urls: 0, truncated: false, failure: null, children: [] },
      ],
      entries: [{ file: 'https://www.coffee.example/sitemap-guides.xml', loc: 'https://www.coffee.example/guides/caf%C3%A9/pour-over', lastmod: '2026-03-05', match: 'variant' }],
    },
    linkStatus: {
      finished: false,
      probes: [
        { url: 'https://www.coffee.example/guides/grind', class: 'ok', status: 200, finalUrl: 'https://www.coffee.example/guides/grind', redirects: 0, reason: null },
        { url: 'https://www.coffee.example/legal', class: 'broken', status: 404, finalUrl: 'https://www.coffee.example/legal', redirects: 0, reason: probeReason('not-found') },
        { url: 'https://standards.example.org/water', class: 'redirected', status: 200, finalUrl: 'https://standards.example.org/w/water', redirects: 2, reason: null },
        { url: 'https://beans.example.net/?ref=1', class: 'unverified', status: 403, finalUrl: '', redirects: 0, reason: probeReason('refuses-checks') },
      ],
    },
    canonicalTarget: {
      probe: { url: 'https://www.coffee.example/guides/caf%C3%A9/pour-over', class: 'ok', status: 200, finalUrl: '', redirects: 0, reason: null },
      robots: ['max-snippet:120'], robotsTxtAllowed: true, canonical: 'https://www.coffee.example/guides/caf%C3%A9/pour-over', title: 'Pour-over', heading: 'Pour-over',
    },
    redirects: {
      loop: false,
      hops: [{ url: 'http://coffee.example/pour-over', status: 301 }, { url: 'https://coffee.example/pour-over', status: 302 }, { url: 'https://www.coffee.example/pour-over', status: 200 }, { url, status: 200 }],
    },
    icons: { pictures: [{ url: 'https://www.coffee.example/touch.png', class: 'broken', status: 404, contentType: 'text/html', bytes: 1_200, width: 0, height: 0, reason: null }], robotsTxtAllowed: true },
  });
}
