import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../checks/core/facts/text.ts';
import type { DataItem } from '../../../../checks/core/facts/structured-data.ts';
import type { FactTable } from '../../../../checks/core/facts.ts';
import type { LinkFact } from '../../../../checks/core/facts/links-and-images.ts';
import { detectPageType } from '../../../../checks/derive/page-type/detect.ts';
import { evidence } from '../../../../checks/derive/page-type/evidence.ts';
import { gateLimits } from '../../../../checks/derive/page-type/gates.ts';
import { weights } from '../../../../checks/derive/page-type/weights.ts';
import { pageEvidence } from '../../../../words/en/checks/page-evidence.ts';
import { blank } from '../../../support/facts.ts';

type Changes = { [N in keyof FactTable]?: Partial<FactTable[N]> };
const detect = (changes: Changes) =>
  detectPageType(
    Object.fromEntries(
      Object.entries(blank).map(([name, fact]) => [name, { ...fact, ...changes[name as keyof FactTable] }]),
    ) as unknown as FactTable,
  );
const at = (path: string, more: Changes = {}): Changes => ({ page: { url: `https://example.com${path}` }, text: said(100), ...more });
const item = (type: string): Changes => ({
  structuredData: {
    items: [
      {
        format: 'json-ld',
        block: 1,
        types: [type],
        id: null,
        top: true,
        properties: {},
        pointer: '',
        selector: 'script',
      } satisfies DataItem,
    ],
  },
});
const form = {
  method: 'get',
  action: null,
  password: false,
  search: false,
  addToCart: false,
  region: 'main' as const,
  main: true,
  share: 0.1,
  selector: 'form',
};
const block = (units: number, more: Partial<Block> = {}): Block => ({
  tag: 'p',
  text: 'x',
  units,
  region: 'main',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: 'p',
  ...more,
});
const said = (units: number): Partial<FactTable['text']> => ({ blocks: [block(units)], units });
const logo = (url: string): LinkFact => ({
  kind: 'a',
  href: url,
  url,
  rel: [],
  target: '',
  text: '',
  name: 'Logo',
  nameFrom: 'alt',
  imageOnly: true,
  region: 'header',
  main: false,
  clickHandler: false,
  role: '',
  selector: 'a',
});
const password: Changes = { parts: { forms: [{ ...form, password: true }] } };
const posts = {
  kind: 'posts' as const,
  count: 3,
  units: 90,
  share: 0.5,
  linked: 0.1,
  links: 3,
  titles: 0,
  headings: 0,
  pictures: 0,
  prices: 0,
  times: 3,
  accounts: 3,
  actions: 0,
  texts: 3,
  selector: 'div',
};
const { utilityUnits, leastUnits } = gateLimits;

describe('gates', () => {
  test.each<[string, Changes, 'utility' | 'home' | 'open']>([
    ['a password in main', { ...at('/x'), ...password }, 'utility'],
    ['a password in the header', at('/x', { parts: { forms: [{ ...form, password: true, main: false }] } }), 'open'],
    ['a password in an article', { ...at('/x'), ...password, ...item('NewsArticle') }, 'open'],
    ['a password beside a product', { ...at('/x'), ...password, ...item('Product') }, 'open'],
    ['a password on a page that only names itself', { ...at('/x'), ...password, ...item('WebPage') }, 'utility'],
    ['a password beside a thread', at('/x', { parts: { forms: [{ ...form, password: true }], groups: [posts] } }), 'open'],
    ['a password beside much text', { ...at('/x'), ...password, text: said(utilityUnits) }, 'open'],
    ['a password beside less', { ...at('/x'), ...password, text: said(utilityUnits - 1) }, 'utility'],
    ['a password in a form that is not shown', at('/x', { parts: { forms: [{ ...form, password: true, share: 0 }] } }), 'open'],
    [
      'a password in a form that is the frame of the page',
      at('/x', { parts: { forms: [{ ...form, password: true, frame: true }] } }),
      'open',
    ],
    ['login', at('/login'), 'utility'],
    ['German login', at('/de/anmelden'), 'utility'],
    ['French cart', at('/fr/panier'), 'utility'],
    ['Polish cart', at('/koszyk/'), 'utility'],
    ['checkout step', at('/checkout/shipping'), 'utility'],
    ['account', at('/mein-konto/bestellungen'), 'utility'],
    ['search results', at('/suche?q=tee'), 'utility'],
    ['search results of WordPress', at('/?s=tea'), 'utility'],
    ['an empty search on the home page', at('/?s='), 'home'],
    ['much text at login', at('/login', { text: said(utilityUnits) }), 'open'],
    ['an article about carts', { ...at('/cart'), ...item('NewsArticle') }, 'open'],
    ['home', at('/'), 'home'],
    ['home in a language', at('/de-at/'), 'home'],
    ['home with a file', at('/index.html'), 'home'],
    ['a file with the name of a language', at('/fi.html'), 'open'],
    ['home with a language and a campaign', at('/?lang=ja&utm_source=x'), 'home'],
    ['a page of a system without paths', at('/?p=123'), 'open'],
    ['home with markup of a product', { ...at('/'), ...item('Product') }, 'home'],
    ['the page that the logo leads to', at('/burmese', { links: { items: [logo('https://example.com/burmese/')] } }), 'home'],
    [
      'a page whose logo leads elsewhere',
      at('/burmese/x', { links: { items: [logo('https://example.com/burmese'), logo('https://example.com/burmese/x')] } }),
      'open',
    ],
    [
      'the page that the logo above its menu leads to',
      at('/harborside', { links: { items: [{ ...logo('https://example.com/harborside'), region: 'nav' }] } }),
      'home',
    ],
    [
      'a picture in the menu that leads to a page further down',
      at('/harborside/news', { links: { items: [{ ...logo('https://example.com/harborside/news'), region: 'nav' }] } }),
      'open',
    ],
    [
      'a picture of the content that leads to the page',
      at('/burmese', { links: { items: [{ ...logo('https://example.com/burmese'), main: true }] } }),
      'open',
    ],
    ['an address that is none', { page: { url: 'about:srcdoc' }, text: said(100) }, 'open'],
  ])('%s', (_, changes, type) => {
    const { reason, type: found } = detect(changes);
    expect(reason.code === 'evidence' || reason.code === 'none' ? 'open' : found).toBe(type);
  });

  test.each([
    [leastUnits - 1, 'empty'],
    [leastUnits, 'none'],
  ])('%i units of text', (units, code) => {
    expect(detect({ page: { url: 'https://example.com/t/1' }, text: said(units) }).reason.code === 'empty').toBe(code === 'empty');
  });
  test('a shell at the start of the site is its home page', () =>
    expect(detect({ page: { url: 'https://example.com/' } }).type).toBe('home'));
});

describe('a front page with a form for members', () => {
  const open = (...hrefs: string[]): Changes => ({
    text: { blocks: hrefs.map((href) => block(2, { tag: 'h2', level: 2, text: 'Sofas', linkChars: 5, hrefs: [href] })), units: 50 },
  });
  const own = [1, 2, 3].map((index) => `https://example.com/campaign/${index}`);
  test.each<[string, Changes, string]>([
    ['headings that lead on', { ...at('/'), ...open(...own) }, 'home'],
    ['in Bulgarian', { ...at('/bg/'), ...open(...own) }, 'home'],
    ['too few of them', { ...at('/'), ...open(...own.slice(1)) }, 'utility'],
    ['nothing but the form', at('/'), 'utility'],
    [
      'headings that lead to other sites',
      { ...at('/'), ...open(...['a', 'b', 'c'].map((name) => `https://${name}.example.org/`)) },
      'utility',
    ],
    ['another page', { ...at('/members'), ...open(...own) }, 'utility'],
  ])('%s', (_, changes, type) => expect(detect({ ...password, ...changes }).type).toBe(type));
});

describe('what was searched for', () => {
  const results = (words: string, robots: string): Changes => ({
    head: {
      titles: [{ text: words, inHead: true, selector: 'title' }],
      metas: [{ name: 'robots', property: '', httpEquiv: '', charset: '', content: robots, inHead: true, selector: 'meta' }],
    },
  });
  test.each<[string, Changes, boolean]>([
    [
      'title and URL have it, and robots leave it out',
      { ...at('/lite/?q=Sourdough+starter'), ...results('sourdough starter at FindLite', 'noindex, nofollow') },
      true,
    ],
    ['in Arabic', { ...at(`/lite/?q=${encodeURIComponent('خميرة')}`), ...results('نتائج خميرة', 'none') }, true],
    ['robots keep it', { ...at('/lite/?q=sourdough'), ...results('sourdough at FindLite', 'index, follow') }, false],
    ['the title has something else', { ...at('/lite/?q=sourdough'), ...results('FindLite', 'noindex') }, false],
    [
      'an article that was found so',
      { ...at('/bread?q=sourdough'), ...results('All about sourdough', 'noindex'), ...item('NewsArticle') },
      false,
    ],
  ])('%s', (_, changes, utility) => expect(detect(changes).type === 'utility').toBe(utility));
});

describe('buttons that buy', () => {
  const shop = (path: string, ...buttons: string[]) =>
    detect(
      at(path, {
        about: { headline: 'Luna 500' },
        text: {
          units: 60,
          blocks: [
            block(2, { tag: 'h1', level: 1, text: 'Luna 500' }),
            block(3, { text: '12 990 Kč', selector: 'p' }),
            ...buttons.map((text, index) => block(2, { tag: 'button', text, selector: `li:nth-child(${index + 1}) > button` })),
            block(55),
          ],
        },
        offer: { prices: [{ raw: '12 990 Kč', amount: 12_990, currency: 'CZK', main: true, selector: 'p' }] },
      }),
    ).type;
  test.each(['Do košíku', 'Lägg i varukorgen', 'Kosárba', 'Купити', 'Přidat do košíku – 12 990 Kč', '🛒 Lisää ostoskoriin'])(
    'one makes a page with a price a product: %s',
    (text) => expect(shop('/luna-500', text)).toBe('product'),
  );
  test('a button for something else does not', () => expect(shop('/luna-500', 'Objednat servis')).not.toBe('product'));
  test.each([2, 9])('%d at the same place of like boxes are of a list', (count) =>
    expect(shop('/luna', ...Array<string>(count).fill('Do košíku'))).not.toBe('product'),
  );
});

describe('evidence', () => {
  const ids = evidence.map(({ id }) => id);
  test('each piece has one id, one phrase, and weights: fitted, or ours until they are', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(pageEvidence).toSorted()).toEqual(ids.toSorted());
    expect(Object.keys(weights).filter((id) => id !== '' && !ids.some((known) => known === id))).toEqual([]);
    expect(evidence.filter(({ id, ours }) => !weights[id] && !ours).map(({ id }) => id)).toEqual([]);
  });
  test('nothing found is of no type', () => expect(detect({ page: { url: 'about:srcdoc' }, text: said(100) }).type).toBe('other'));
});
