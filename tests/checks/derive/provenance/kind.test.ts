import { describe, expect, test } from 'vitest';
import type { NameFact, PageType } from '../../../../checks/core/facts/about.ts';
import { authorsForType, headlineForType } from '../../../../checks/derive/provenance/kind.ts';
import { isPersonLink } from '../../../../checks/derive/provenance/authors/person-links.ts';
import { block, h1, head, link, meta, read, story } from '../../../support/provenance-page.ts';

const url = 'https://example.com/a';
const name = (text: string, rule: string, more: Partial<NameFact> = {}): NameFact => ({
  role: 'author',
  from: 'byline',
  name: text,
  type: '',
  url: null,
  sameAs: [],
  visible: true,
  selector: '',
  rule,
  ...more,
});

describe('whose names can be an author’s', () => {
  test.each<[PageType, string, NameFact, boolean]>([
    ['article', 'en', name('Jane Doe', 'after-word'), true],
    ...(['product', 'service', 'listing', 'local', 'about', 'home', 'tool', 'utility'] as const).map(
      (type): [PageType, string, NameFact, boolean] => [type, 'en', name('Tool Bundles', 'bare-name'), false],
    ),
    ['product', 'ja', name('山田太郎', 'markup-author', { from: 'json-ld', type: 'Person' }), false],
    ['home', 'pt', name('Bruno Wendel', 'markup-author', { from: 'json-ld' }), true],
    ['forum', 'en', name('herring42', 'first-post'), true],
    ['article', 'en', name('herring42', 'first-post'), false],
    ['docs', 'en', name('Tidegate', 'meta-author', { from: 'meta' }), false],
    ['article', 'en', name('Tidegate', 'meta-author', { from: 'meta' }), true],
    ['docs', 'ar', name('ليلى حداد', 'after-word'), true],
  ])('%s, %s: %o', (type, _, author, counts) => {
    const site: NameFact = { ...name('Tidegate', 'og-site-name', { from: 'site-name' }), role: 'publisher' };
    expect(authorsForType([author, site], type)).toEqual(counts ? [author] : []);
  });
});

describe('the headline of a page without its own heading', () => {
  const none = { headline: '', headlineRule: '' };
  test.each<[string, PageType, string, typeof none, string, string]>([
    ['no heading', 'product', 'Harbour lamp | Lampworks', none, 'Harbour lamp', 'title'],
    ['no heading: Japanese', 'forum', '灯台の電球について | 港フォーラム', none, '灯台の電球について', 'title'],
    ['no heading, the site first', 'listing', 'Example – Harbour lamps', none, 'Harbour lamps', 'title'],
    [
      'a slogan on the page of a service',
      'service',
      'Harbour lamp repair | Lampworks',
      { headline: 'Light, again.', headlineRule: 'main-h1' },
      'Harbour lamp repair',
      'title-over-slogan',
    ],
    [
      'a slogan in Arabic',
      'service',
      'إصلاح مصابيح الميناء | مصابيح',
      { headline: 'نور من جديد', headlineRule: 'main-h1' },
      'إصلاح مصابيح الميناء',
      'title-over-slogan',
    ],
    [
      'a heading made of the words of a longer title',
      'listing',
      'Shop Harbour Lamps Online | Lampworks',
      { headline: 'Lamps', headlineRule: 'main-h1' },
      'Lamps',
      'main-h1',
    ],
    [
      'the same, and another part of the title comes first: French',
      'product',
      'Lampe de port – Idée cadeau déco intérieur & extérieur',
      { headline: 'Lampe à flamme intérieur & extérieur', headlineRule: 'main-h1' },
      'Lampe à flamme intérieur & extérieur',
      'main-h1',
    ],
    [
      'a heading in other words on an article',
      'article',
      'Why lamps fail | Lampworks',
      { headline: 'Light, again.', headlineRule: 'main-h1' },
      'Light, again.',
      'main-h1',
    ],
    [
      'a slogan on the front page',
      'home',
      'Harbour lamp repair | Lampworks',
      { headline: 'Light, again.', headlineRule: 'main-h1' },
      'Light, again.',
      'main-h1',
    ],
    [
      'a slogan under a title that only names the site',
      'service',
      'Example',
      { headline: 'Light, again.', headlineRule: 'main-h1' },
      'Light, again.',
      'main-h1',
    ],
    [
      'a sentence on the page of a service, whatever words of the title it has',
      'service',
      'Harbour lamps for small ports | Lampworks',
      { headline: 'Lampworks is the number one name in harbour lamps.', headlineRule: 'main-h1-words' },
      'Harbour lamps for small ports',
      'title-over-sentence',
    ],
    [
      'a sentence in Chinese',
      'service',
      '港口灯具维修 | 灯塔公司',
      { headline: '我们让港口的灯再次亮起来。', headlineRule: 'main-h1-words' },
      '港口灯具维修',
      'title-over-sentence',
    ],
    [
      'an amount that ends with a full stop is no sentence',
      'product',
      'Lamp oil for harbours | Lampworks',
      { headline: 'Lamp oil for harbours, 12 oz.', headlineRule: 'main-h1-words' },
      'Lamp oil for harbours, 12 oz.',
      'main-h1-words',
    ],
    [
      'a sentence that is the title too',
      'service',
      'We make harbour lamps shine again. | Lampworks',
      { headline: 'We make harbour lamps shine again.', headlineRule: 'h1-in-title' },
      'We make harbour lamps shine again.',
      'h1-in-title',
    ],
    [
      'a front page whose title says what the site is',
      'home',
      'Example: The Lamp Archive',
      { headline: 'Light, again', headlineRule: 'main-h1' },
      'Example: The Lamp Archive',
      'title-that-introduces',
    ],
    [
      'a front page whose title is the site with a section',
      'home',
      'Lamps: new and used',
      { headline: 'Light, again', headlineRule: 'main-h1' },
      'Light, again',
      'main-h1',
    ],
    [
      'the site’s name within the subject of its title',
      'service',
      'The Example Harbour Platform | Unified Lamps',
      { headline: 'The lamp platform that harbours trust.', headlineRule: 'main-h1-words' },
      'The Example Harbour Platform',
      'title-over-sentence',
    ],
    [
      'a title that advertises the site is no better than a heading',
      'listing',
      'Shop lamps at Example.com with free returns',
      { headline: 'Collection: Tidegate', headlineRule: 'main-h1' },
      'Collection: Tidegate',
      'main-h1',
    ],
    [
      'an h1 with words of the title',
      'service',
      'Harbour lamp repair | Lampworks',
      { headline: 'Repair of your harbour lamp', headlineRule: 'main-h1' },
      'Repair of your harbour lamp',
      'main-h1',
    ],
  ])('%s', (_, type, title, about, headline, headlineRule) => {
    expect(headlineForType(about, type, head([], title), url)).toEqual({ headline, headlineRule });
  });
  test('no title: the one for link previews', () => {
    expect(headlineForType(none, 'product', head([meta('og:title', 'Harbour lamp')]), url).headline).toBe('Harbour lamp');
  });
});

describe('links to persons', () => {
  test.each([
    ['/author/jane', 'Jane Doe', true],
    ['/author/admin2', 'Jane Doe', true],
    ['/people/jane-doe', 'Jane Doe', true],
    ['/users/111902', 'johnanddoc', true],
    ['/user/yamada', '山田太郎', true],
    ['/user/register', 'Start free trial', false],
    ['/users/sign_up', 'Get started today', false],
    ['/people/free-demo.html', 'Request Demo', false],
    ['/author/jorge-jimenez', 'Learn More', false],
    ['/autor/jorge-jimenez', 'Mehr Erfahren', false],
    ['/author/more', 'Thomas More', true],
    ['/people/onboarding-software.html', 'Explore Onboarding', false],
  ])('%s, %s', (path, text, isPerson) => expect(isPersonLink(link(`https://example.com${path}`, text))).toBe(isPerson));
});

test('a linked bare name counts if its URL is that of a person, or the date is next to it', () => {
  const page = (text: string, href: string, ...more: ReturnType<typeof block>[]) =>
    read({
      blocks: [h1('Harbour news'), block(text, { linkChars: text.length, hrefs: [href] }), ...more, ...story(4)],
      links: [{ ...link(href, text, 'main'), selector: `p[${text.slice(0, 9)}] > a` }],
    }).names.map((one) => one.name);
  expect(page('Tool Bundles', 'https://example.com/shop/tool-bundles/')).toEqual([]);
  expect(page('Jane Doe', 'https://example.com/staff_name/jane-doe/')).toEqual(['Jane Doe']);
});

test('a subject in a menu beside the day is no name, a writer beside another is', () => {
  const page = (texts: readonly string[]) =>
    read({
      blocks: [
        h1('Harbour news'),
        ...texts.map((text, index) => block(text, { linkChars: text.length, selector: `#sub > ul > li:nth-child(${index + 1}) > a` })),
        block('15 March 2024'),
        ...story(4),
      ],
      links: texts.map((text, index) => ({
        ...link(`https://example.com/x/${text.toLowerCase().replace(' ', '-')}/`, text, 'main'),
        selector: `#sub > ul > li:nth-child(${index + 1}) > a > b`,
      })),
    }).names.map((one) => one.name);
  expect(page(['Jane Doe', 'Max Muster'])).toEqual(['Jane Doe']);
  expect(page(['Boats', 'Ropes', 'Lamps', 'Artificial Intelligence', 'Max Muster'])).toEqual([]);
});

test('of answers below a question, each an article, none names the author', () => {
  const post = (index: number, ...blocks: ReturnType<typeof block>[]) =>
    blocks.map((one, at) => ({ ...one, selector: `main > article:nth-child(${index}) > p:nth-child(${at + 1})` }));
  const page = (index: number) =>
    read({
      blocks: [h1('Which lamp?'), ...post(2, block('herring42'), ...story(2)), ...post(3, ...story(2), block('Jane Doe'), ...story(3))],
      relAuthors: [{ name: 'Jane Doe', url: null, selector: `main > article:nth-child(${index}) > p:nth-child(3)` }],
    }).names.map((one) => one.name);
  expect(page(3)).toEqual([]);
  expect(page(2)).toEqual(['Jane Doe']);
});

test('the account of the first post, where others answer', () => {
  const account = (text: string) => block(text, { linkChars: text.length, hrefs: [`https://example.com/members/${text}.${text.length}/`] });
  const links = ['herring42', 'cod_fan'].map((text) => link(`https://example.com/members/${text}.${text.length}/`, text, 'main'));
  const blocks = [h1('Which lamp for a harbour?'), block('Reply'), account('herring42'), ...story(2), account('cod_fan'), ...story(2)];
  expect(read({ blocks, links }).names).toMatchObject([{ name: 'herring42', rule: 'first-post' }]);
  expect(read({ blocks, links: links.slice(0, 1) }).names).toEqual([]);
});
