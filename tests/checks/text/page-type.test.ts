import { describe, expect, test } from 'vitest';
import type { Block, DataItem, FactTable } from '../../../checks/core/facts.ts';
import { detectPageType, pageTypeLimits } from '../../../checks/text/page-type.ts';
import { blank } from '../../support/facts.ts';

type Changes = { [N in keyof FactTable]?: Partial<FactTable[N]> };
const typeOf = (changes: Changes) => detectPageType(Object.fromEntries(Object.entries(blank).map(([name, fact]) => [name, { ...fact, ...changes[name as keyof FactTable] }])) as unknown as FactTable).type;
const at = (path: string, more: Changes = {}): Changes => ({ page: { url: `https://example.com${path}` }, ...more });
const item = (type: string, properties: DataItem['properties'] = {}, more: Partial<DataItem> = {}): DataItem => ({ format: 'json-ld', block: 1, types: [type], id: null, top: true, properties, pointer: '', selector: 'script', ...more });
const items = (...list: DataItem[]): Changes => ({ structuredData: { items: list } });
const og = (content: string): Changes => ({ head: { metas: [{ name: '', property: 'og:type', httpEquiv: '', charset: '', content, inHead: true, selector: 'meta' }] } });
const form = { method: 'get', action: null, password: false, search: false, addToCart: false, region: 'main' as const, main: true, share: 0.1, selector: 'form' };
const heading = (text: string, level = 2) => ({ level, text, visible: true, fontSize: 20, firstScreen: false, region: 'main' as const, main: true, selector: 'h2' });
const block = (text: string, linkChars: number): Block => ({ tag: 'p', text, units: 5, region: 'main', main: true, level: 0, linkChars, hrefs: [], note: false, quote: false, code: false, within: null, selector: 'p' });
const frame = { kind: 'iframe' as const, url: null, title: '', player: true, crossOrigin: true, share: 0.4, main: true, selector: 'iframe' };
const visibleDate = { from: 'time' as const, role: 'published' as const, raw: '2024-03-15', iso: '2024-03-15', hasTime: false, hasZone: false, visible: true, near: 'title' as const, label: '', selector: 'time' };
const { utilityUnits, articleUnits, codeSamples, sideNavLinks, questions, playerShare, siblings, toolShare, toolUnits, manyItems } = pageTypeLimits;

describe('detectPageType', () => {
  test.each<[string, Changes, string]>([
    ['a password in main', at('/x', { parts: { forms: [{ ...form, password: true }] } }), 'utility'],
    ['a password in the header only', at('/x', { parts: { forms: [{ ...form, password: true, main: false }] } }), 'other'],
    ['a password in an article', { ...at('/x', { parts: { forms: [{ ...form, password: true }] } }), ...items(item('NewsArticle')) }, 'article'],
    ['a password beside a product', { ...at('/x', { parts: { forms: [{ ...form, password: true }] } }), ...items(item('Product')) }, 'product'],
    ['a password on a page that only names itself', { ...at('/x', { parts: { forms: [{ ...form, password: true }] } }), ...items(item('WebPage')) }, 'utility'],
    ['login', at('/login'), 'utility'],
    ['German login', at('/de/anmelden'), 'utility'],
    ['French cart', at('/fr/panier'), 'utility'],
    ['Polish cart', at('/koszyk/'), 'utility'],
    ['checkout step', at('/checkout/shipping'), 'utility'],
    ['account', at('/mein-konto/bestellungen'), 'utility'],
    ['search results', at('/suche?q=tee'), 'utility'],
    ['search results of WordPress', at('/?s=tea'), 'utility'],
    ['an empty search on the home page', at('/?s='), 'home'],
    ['little text at login', at('/login', { text: { mainUnits: utilityUnits - 1 } }), 'utility'],
    ['much text at login', at('/login', { text: { mainUnits: utilityUnits } }), 'other'],
    ['an article about carts', { ...at('/cart'), ...items(item('NewsArticle')) }, 'article'],
    ['Product', items(item('Product')), 'product'],
    ['Product as main entity', items(item('WebPage'), item('Product', {}, { top: false, pointer: '/mainEntity' })), 'product'],
    ['Product deep in another item', items(item('Product', {}, { top: false, pointer: '/review/0/itemReviewed' })), 'other'],
    ['fewer than many products', items(...Array.from({ length: manyItems - 1 }, () => item('Product'))), 'product'],
    ['many products are a list', items(...Array.from({ length: manyItems }, () => item('Product'))), 'other'],
    ['many products, one of them the headline', { ...items(...Array.from({ length: 9 }, (_, index) => item('Product', { name: [`Kettle ${index}`] }))), headings: { items: [heading('Kettle 3', 1)] } }, 'product'],
    ['og:type product', og('product.item'), 'product'],
    ['price and cart', { offer: { prices: [{ raw: '€ 9', amount: 9, currency: 'EUR', main: true, selector: 'p' }] }, parts: { forms: [{ ...form, addToCart: true }] } }, 'product'],
    ['price without cart', { offer: { prices: [{ raw: '€ 9', amount: 9, currency: 'EUR', main: true, selector: 'p' }] } }, 'other'],
    ['BlogPosting', items(item('BlogPosting')), 'article'],
    ['og:type article', og('article'), 'article'],
    ['an article element with a date', { main: { method: 'article' }, text: { mainUnits: articleUnits }, provenance: { dates: [visibleDate] } }, 'article'],
    ['a shorter one', { main: { method: 'article' }, text: { mainUnits: articleUnits - 1 }, provenance: { dates: [visibleDate] } }, 'other'],
    ['one without a date', { main: { method: 'article' }, text: { mainUnits: articleUnits } }, 'other'],
    ['TechArticle', items(item('TechArticle')), 'docs'],
    ['code and side navigation', { parts: { codeSamples, sideNavLinks } }, 'docs'],
    ['too little code', { parts: { codeSamples: codeSamples - 1, sideNavLinks } }, 'other'],
    ['too short a navigation', { parts: { codeSamples, sideNavLinks: sideNavLinks - 1 } }, 'other'],
    ['docs path', at('/en/docs/install'), 'docs'],
    ['FAQPage', items(item('FAQPage')), 'faq'],
    ['question headings in several scripts', { headings: { items: [heading('What is it?'), heading('それは何ですか？'), heading('ما هذا؟'), heading('Τι είναι αυτό;')] } }, 'faq'],
    ['too few questions', { headings: { items: Array.from({ length: questions - 1 }, () => heading('Why?')) } }, 'other'],
    ['Restaurant', items(item('Restaurant')), 'local'],
    ['address with opening hours', items(item('Thing', { address: ['x'], openingHours: ['Mo-Fr'] })), 'local'],
    ['imprint', at('/impressum'), 'local'],
    ['about in Turkish', at('/hakkimizda'), 'local'],
    ['VideoObject', items(item('VideoObject')), 'media'],
    ['one player', { parts: { frames: [{ ...frame, share: playerShare }] } }, 'media'],
    ['a smaller player', { parts: { frames: [{ ...frame, share: playerShare - 0.01 }] } }, 'other'],
    ['CollectionPage', items(item('CollectionPage')), 'listing'],
    ['siblings of links', { parts: { repeated: { count: siblings, selector: 'li' } }, text: { blocks: [block('0123456789', 5)] } }, 'listing'],
    ['fewer siblings', { parts: { repeated: { count: siblings - 1, selector: 'li' } }, text: { blocks: [block('0123456789', 5)] } }, 'other'],
    ['siblings of text', { parts: { repeated: { count: siblings, selector: 'li' } }, text: { blocks: [block('0123456789', 4)] } }, 'other'],
    ['home', at('/'), 'home'],
    ['home in a language', at('/de-at/'), 'home'],
    ['home with a file', at('/index.html'), 'home'],
    ['WebApplication', items(item('WebApplication')), 'tool'],
    ['a big form', { parts: { forms: [{ ...form, share: toolShare }] }, text: { mainUnits: toolUnits - 1 } }, 'tool'],
    ['a big form with text', { parts: { forms: [{ ...form, share: toolShare }] }, text: { mainUnits: toolUnits } }, 'other'],
    ['a smaller form', { parts: { forms: [{ ...form, share: toolShare - 0.01 }] } }, 'other'],
    ['nothing', {}, 'other'],
    ['an address that is none', { page: { url: 'about:srcdoc' } }, 'other'],
  ])('%s', (_, changes, type) => {
    expect(typeOf(changes)).toBe(type);
  });
});
