/** The smallest page that needs each rule of the provenance tables. A rule without one is deleted (docs/decisions/0004-titles-and-headlines.md). */
import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../checks/core/facts/text.ts';
import { authorRules } from '../../../../checks/derive/provenance/authors/authors.ts';
import { dateRules } from '../../../../checks/derive/provenance/dates/dates.ts';
import { findHeadlineBlock, headlineRules } from '../../../../checks/derive/provenance/headline.ts';
import type { ProvenanceInput } from '../../../../checks/derive/provenance/input.ts';
import { publisherRules } from '../../../../checks/derive/provenance/publisher/publisher.ts';
import { block, h1, head, item, link, meta, read, story, time } from '../../../support/provenance-page.ts';

type Pages = Readonly<Record<string, Partial<ProvenanceInput>>>;
const h2 = (text: string, more: Partial<Block> = {}) => block(text, { tag: 'h2', level: 2, ...more });
const article = (...lines: Block[]) => [h1('Counting herring from orbit'), ...lines, ...story(6)];
const person = (name: string, path: string) => link(`https://example.com${path}`, name, 'main');
const linked = (name: string, path: string, more: Partial<Block> = {}) =>
  block(name, { linkChars: name.length, hrefs: [`https://example.com${path}`], ...more });

const headlines: Pages = {
  'longer-than-site-h1': {
    head: head([], 'Harbour notes | Counting herring from orbit'),
    blocks: [h1('Harbour notes'), h2('Counting herring from orbit'), ...story(2)],
  },
  'title-part-in-url': {
    url: 'https://example.com/book/mooring-lines',
    head: head([], 'Mooring lines - The Seamanship Handbook'),
    blocks: [h1('The Seamanship Handbook'), h2('Mooring lines'), ...story(2)],
  },
  'h1-in-title': { head: head([], 'Counting herring from orbit'), blocks: article() },
  'shared-title': {
    head: head([meta('og:title', 'Spring forum: smaller harbours')], 'Harbour Association'),
    blocks: [h1('Events and talks'), h2('Spring forum: smaller harbours'), ...story(2)],
  },
  'main-h1-words': {
    head: head([], 'Pull request: count herring from orbit #91'),
    blocks: [h1('Fisheries tools'), h1('Count herring from an orbit #91'), ...story(2)],
  },
  'title-under-section-h1': {
    head: head([], 'Counting herring from orbit'),
    blocks: [h1('Research'), h2('Counting herring from orbit'), ...story(2)],
  },
  'main-h1': { head: head([], 'News of the week'), blocks: article() },
  'h1-above-main': {
    head: head([], 'Herring counts for fisheries'),
    blocks: [h1('We count herring'), h2('How it works'), ...story(2)].map((one) =>
      one.level === 1 ? { ...one, main: false, region: 'nav' } : one,
    ),
  },
  'heading-words': {
    head: head([], 'Counting the herring from orbit'),
    blocks: [h2('Satellites count herring from an orbit'), ...story(2)],
  },
  'title-line': {
    head: head([], '[News] Counting herring, from orbit: now'),
    blocks: [block('2019.11.12'), block('Counting herring from orbit now'), ...story(2)],
  },
  'heading-in-title': { head: head([], 'Counting herring from orbit'), blocks: [h2('Counting herring from orbit'), ...story(2)] },
  'any-h1': {
    head: head([], 'News of the week'),
    blocks: [{ ...h1('Counting herring from orbit'), main: false, region: 'header' }, ...story(2)],
  },
};

const authors: Pages = {
  'markup-author': { items: [item('Article', { author: [{ '@type': 'Person', name: 'Jane Doe' }] })], blocks: article() },
  'meta-author': { head: head([meta('author', 'Jane Doe')]), blocks: article() },
  'author-element': {
    relAuthors: [{ name: 'Jane Doe', url: 'https://example.com/jane', selector: 'a' }],
    blocks: article(block('Jane Doe')),
  },
  'person-link': { blocks: article(linked('Jane Doe', '/author/jane-doe')), links: [person('Jane Doe', '/author/jane-doe')] },
  'word-in-heading': {
    blocks: article(block('by Jane Doe', { tag: 'h3', level: 3, linkChars: 8, hrefs: ['https://example.com/jane'] })),
    links: [person('Jane Doe', '/jane')],
  },
  'address-element': { blocks: article(block('Jane Doe', { tag: 'address' })) },
  'signed-headline': {
    head: head([], 'Counting herring from orbit'),
    blocks: [h1('Counting herring from orbit by Jane Doe'), ...story(6)],
  },
  'posted-above': {
    blocks: [block('Posted by'), linked('u/janedoe', '/user/janedoe'), ...article()],
    links: [person('u/janedoe', '/user/janedoe')],
  },
  dispatch: {
    language: 'ko',
    blocks: [
      h1('궤도에서 청어 세기'),
      block(`[서울=뉴스1] 김민수 기자 = ${'위성이 바다의 청어를 세는 방법을 연구진이 발표했다. '.repeat(8)}`),
      ...story(4),
    ],
  },
  'line-after-word': { blocks: article(block('Written by'), block('Jane Doe')) },
  'after-word': { blocks: article(block('By Jane Doe')) },
  'after-date': { blocks: article(block('Published March 5, 2024 by Jane Doe')) },
  'signed-line': { language: 'ko', blocks: [h1('궤도에서 청어 세기'), block('김민수 기자 minsu@example.com'), ...story(6)] },
  'first-post': {
    blocks: article(linked('herring42', '/members/herring42'), block('Which net?'), linked('codfan', '/members/codfan')),
    links: [person('herring42', '/members/herring42'), person('codfan', '/members/codfan')],
  },
  'bare-name': { blocks: article(block('Jane Doe'), block('March 5, 2024')) },
  'author-class': { blocks: article(block('Jane Doe', { selector: 'p.author' })), called: [{ text: 'Jane Doe', selector: 'p.author' }] },
  signature: { blocks: [...article(), block('— Jane Doe')] },
};

const dates: Pages = {
  'markup-date': { items: [item('Article', { datePublished: ['2024-03-15'] })], blocks: article() },
  'meta-date': { head: head([meta('article:published_time', '2024-03-15')]), blocks: article() },
  'url-date': { url: 'https://example.com/2024/03/15/herring', blocks: article() },
  'time-element': { blocks: article(block('15 March 2024')), times: [time({ block: 1 })] },
  'edited-line': { blocks: [...article(), block('This page was last edited on 15 March 2024', { main: false, region: 'footer' })] },
  'labelled-line': { blocks: article(block('Published on 15 March 2024')) },
  'bare-line': { blocks: article(block('15 March 2024')) },
  dateline: { blocks: [h1('Counting herring from orbit'), block(`HAMBURG, 15 March 2024 – ${story(1)[0]!.text}`), ...story(5)] },
  'confirmed-line': {
    head: head([meta('article:published_time', '2024-03-15')]),
    blocks: [...article(), block('15 March 2024', { region: 'aside', main: false })],
  },
  'relative-line': { blocks: article(block('3 hours ago')) },
  'unread-line': { language: 'bn', blocks: article(block('২০ মাঘ ১৪৩২')) },
};

const organization = { '@type': 'Organization', name: 'Harbour Association' };
const publishers: Pages = {
  'markup-publisher': { items: [item('Article', { publisher: [organization] })], blocks: article() },
  'markup-site': { items: [item('WebSite', { name: ['Harbour notes'] })], blocks: article() },
  'markup-organization': { items: [item('Organization', { name: ['Harbour Association'] })], blocks: article() },
  'markup-behind': { items: [item('Article', { isPartOf: [{ '@type': 'WebSite', publisher: [organization] }] })], blocks: article() },
  'meta-publisher': { head: head([meta('citation_publisher', 'Harbour Press')]), blocks: article() },
  'og-site-name': { head: head([meta('og:site_name', 'Harbour notes')]), blocks: article() },
  'title-part': { head: head([], 'Counting herring from orbit | Example notes'), blocks: article() },
  'copyright-line': { blocks: [...article(), block('© 2024 Harbour Association', { main: false, region: 'footer' })] },
  'markup-owner': { url: 'https://example.com/', items: [item('Person', { name: ['Jane Doe'] })], blocks: article() },
  logo: { blocks: article(), links: [link('https://example.com/', 'Harbour Association', 'header')] },
};

const inputOf = (page: Partial<ProvenanceInput>): ProvenanceInput => ({
  url: 'https://example.com/a',
  language: 'en',
  head: head(),
  blocks: [],
  items: [],
  times: [],
  relAuthors: [],
  links: [],
  ...page,
});

describe.each<[table: string, ids: readonly string[], pages: Pages, used: (page: Partial<ProvenanceInput>) => (string | undefined)[]]>([
  ['headline', headlineRules, headlines, (page) => [findHeadlineBlock(inputOf(page)).rule]],
  ['authors', authorRules, authors, (page) => read(page).names.map(({ rule }) => rule)],
  ['dates', dateRules, dates, (page) => read(page).dates.map(({ rule }) => rule)],
  ['publisher', publisherRules, publishers, (page) => read(page).names.map(({ rule }) => rule)],
])('%s', (_, ids, pages, used) => {
  test('each rule has its page', () => expect(Object.keys(pages)).toEqual(ids));
  test.each(Object.entries(pages))('%s', (id, page) => expect(used(page)).toContain(id));
});
