import { describe, expect, test } from 'vitest';
import { glanceOf } from '../../../checks/derive/glance.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { failure, known, type Changes } from '../../support/facts.ts';
import { image, link, linkTag, meta as tag } from '../../support/links.ts';

const now = Date.UTC(2026, 10, 22);
const of = (changes: Changes) => glanceOf(known(changes), now)!;
const title = (text: string, inHead = true) => ({ text, inHead, selector: 'title' });
const canonical = (href: string) => linkTag('canonical', href);
const meta = (name: string, content: string) => tag(name.startsWith('og:') ? { property: name, content } : { name, content });
const heading = (level: number, text: string, visible = true) => ({
  level,
  text,
  visible,
  fontSize: 20,
  firstScreen: true,
  region: 'main' as const,
  main: true,
  selector: 'h1',
});

describe('title and description', () => {
  test.each([
    ['a word', 'Harbour', 7, 70],
    ['white space in it', '  Harbour \n plan ', 12, 115],
    ['Japanese', '港の計画', 4, 80],
    ['letters with their marks, and a flag', 'Caf\u0065\u0301 🇮🇸', 6, 75],
  ])('%s: characters as readers count them, and the width', (_, text, characters, about) => {
    const { title: sized } = of({ head: { titles: [title(text)] } });
    expect(sized).toMatchObject({ characters, count: 1 });
    expect(Math.abs(sized!.pixels - about)).toBeLessThan(20);
  });
  test('the first that has text counts, with how many there are', () => {
    expect(of({ head: { titles: [title(' '), title('Plan'), title('Other')] } }).title).toMatchObject({ text: 'Plan', count: 3 });
    expect(of({ head: { metas: [meta('description', 'What the plan says.')] } }).description).toMatchObject({
      text: 'What the plan says.',
      count: 1,
    });
  });
  test('no value is no value', () => {
    expect(of({ head: { titles: [] } })).toMatchObject({ title: null, description: null });
  });
});

describe('canonical', () => {
  test.each<[string, string[], string[], boolean]>([
    ['none', [], [], false],
    ['this page', ['/page'], ['https://example.com/page'], true],
    ['another page', ['/other'], ['https://example.com/other'], false],
    ['the same twice', ['/page', 'https://example.com/page'], ['https://example.com/page'], true],
    ['two', ['/page', '/other'], ['https://example.com/page', 'https://example.com/other'], false],
  ])('%s', (_, hrefs, urls, self) => {
    expect(of({ head: { links: hrefs.map(canonical) } }).canonical).toEqual({ urls, self });
  });
  test.each<[string, string, true | undefined]>([
    ['a tracking parameter less', '/page?utm_source=x', true],
    ['another page', '/other', undefined],
  ])('a variant of this URL: %s', (_, href, variant) => expect(of({ head: { links: [canonical(href)] } }).canonical.variant).toBe(variant));
  test.each([
    ['alone', [linkTag('canonical', '/other', { inHead: false })], { urls: [], self: false }],
    [
      'beside one of the head',
      [canonical('/page'), linkTag('canonical', '/other', { inHead: false })],
      { urls: ['https://example.com/page'], self: true },
    ],
  ])('one in the body does not count: %s', (_, links, found) => expect(of({ head: { links } }).canonical).toEqual(found));
  test('of a header counts too', () => {
    const { canonical: found } = of({ response: { headers: [{ name: 'link', value: '<https://example.com/page>; rel="canonical"' }] } });
    expect(found).toEqual({ urls: ['https://example.com/page'], self: true });
  });
});

describe('robots', () => {
  test('each engine gets what is addressed to it or to all', () => {
    const { robots } = of({
      head: { metas: [meta('robots', 'max-snippet:50'), meta('googlebot', 'noindex')] },
      response: { headers: [{ name: 'x-robots-tag', value: 'bingbot: nocache' }] },
    });
    expect(robots).toEqual({ google: ['max-snippet:50', 'noindex'], bing: ['max-snippet:50', 'nocache'], headers: true });
  });
  test('headers that could not be read are reported as unknown', () => {
    expect(of({ response: failure('timeout') }).robots).toEqual({ google: [], bing: [], headers: false });
    expect(of({ response: { status: 500 } }).robots.headers).toBe(false);
    expect(of({ response: null }).robots.headers).toBeNull();
  });
});

test('headings are counted by level; visible h1s are listed', () => {
  const { h1, headings } = of({
    headings: { items: [heading(1, 'Logo', false), heading(1, 'Plan'), heading(2, 'Costs'), heading(2, 'Dates'), heading(6, 'Notes')] },
  });
  expect(h1).toEqual({ texts: ['Plan'], count: 1 });
  expect(headings).toEqual([2, 2, 0, 0, 0, 1]);
});

test('links: to this site, elsewhere, and those that are not to be followed', () => {
  const items = [
    link('/a'),
    link('https://blog.example.com/'),
    link('https://other.org/', { rel: ['nofollow'] }),
    link('https://other.org/b', { rel: ['ugc'] }),
    link('mailto:a@example.com'),
  ];
  expect(of({ links: { items, total: 9 } }).links).toEqual({ total: 9, read: 5, internal: 2, external: 2, nofollow: 2 });
});

test('images: those that say nothing and should', () => {
  const items = [image(), image({ alt: '', decorative: true }), image({ alt: null })];
  expect(of({ images: { items, total: 3 } }).images).toEqual({ total: 3, withoutAlt: 1 });
});

test('Open Graph: the first value of each property; types once', () => {
  const metas = [meta('og:title', 'Plan'), meta('og:title', 'Other'), meta('og:image', ' ')];
  expect(of({ head: { metas } }).openGraph).toEqual([{ property: 'og:title', content: 'Plan' }]);
});

test('status: of the answer, else what the browser recorded of the navigation', () => {
  expect(of({ response: { status: 404 } }).status).toBe(404);
  expect(of({ response: failure('timeout') }).status).toBe(200);
});

test.each<[string, KnownFacts]>([
  ['nothing', {}],
  ['no head', known({ head: failure() })],
])('%s has no glance', (_, facts) => {
  expect(glanceOf(facts, now)).toBeNull();
});

test('links and images are counted once, however often a page is judged', () => {
  const facts = known({ links: { items: [link('/a')], total: 1 }, images: { items: [image()], total: 1 } });
  const first = glanceOf(facts, now)!;
  for (const fact of [facts.links, facts.images])
    if (fact?.ok)
      Object.defineProperty(fact.value, 'items', {
        get: () => {
          throw new Error('counted again');
        },
      });
  expect(glanceOf(facts, now)).toEqual(first);
});
