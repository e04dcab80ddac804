import { expect } from 'vitest';
import type { Block, HeadingFact } from '../../../checks/core/facts/text.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import signal from '../../../checks/signals/main-heading.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const heading = (changes: Partial<HeadingFact> = {}): HeadingFact => ({
  level: 1,
  text: 'Bridges',
  visible: true,
  fontSize: 32,
  firstScreen: true,
  region: 'main',
  main: true,
  selector: 'h1',
  ...changes,
});
const unstyled = { resources: { unloaded: [{ kind: 'style' as const, name: 'https://example.com/a.css' }] } };
const page = (type: PageType, ...items: HeadingFact[]) => ({ headings: { items, total: items.length }, pageType: { type } });

const block = (text: string, changes: Partial<Block> = {}): Block => ({
  tag: 'dt',
  text,
  units: 5,
  region: 'none',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: 'dt',
  ...changes,
});
const front = { tag: 'h1', level: 1, main: false, hrefs: ['https://example.com/'], selector: 'h1' };
/** A page with this title and one h1 that links to the home page; its headline is another element. */
const headed = (title: string, h1: string, ...blocks: Block[]) => ({
  ...page('article', heading({ text: h1 })),
  head: { titles: [{ text: title, inHead: true, selector: 'title' }] },
  text: { blocks: [block(h1, { ...front, linkChars: h1.length }), ...blocks] },
});

/** A forum's page with an h1 that begins with links to the pages above it. */
const trailed = (h1: string, headline: string, ...others: HeadingFact[]) => ({
  ...page('forum', heading({ text: h1, selector: 'h1' }), ...others),
  head: { titles: [{ text: `${headline} - Acme`, inHead: true, selector: 'title' }] },
  text: {
    blocks: [
      block(h1, {
        tag: 'h1',
        level: 1,
        selector: 'h1',
        linkChars: Math.max(4, h1.length - headline.length - 3),
        hrefs: ['https://example.com/', 'https://example.com/forums', 'https://example.com/forums/bridges'],
      }),
    ],
  },
});

testSignal(signal, [
  {
    when: 'the h1 is the name of the site, and the headline another element',
    facts: headed('Why bridges move | Acme', 'Acme', block('Why bridges move')),
    status: 'warn',
    says: ['siteName'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('“Why bridges move”'),
  },
  {
    when: 'the path to the page and its headline in one h1',
    facts: trailed('Acme Forums Bridges Why bridges move', 'Why bridges move'),
    status: 'warn',
    says: ['path'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('(“Why bridges move”)'),
  },
  { when: 'the same in Japanese', facts: trailed('湖畔フォーラム 掲示板 橋 橋が動く理由', '橋が動く理由'), status: 'warn', says: ['path'] },
  { when: 'a headline whose words are links', facts: trailed('Why bridges move', 'Why bridges move'), status: 'pass', says: ['one'] },
  {
    when: 'the path in one h1, and the headline in another',
    facts: trailed('Acme Forums Bridges Why bridges move', 'Why bridges move', heading({ text: 'Why bridges move', firstScreen: false })),
    status: 'pass',
    says: ['several'],
  },
  {
    when: 'the same in Korean, the name in another script than in the title',
    facts: headed('다리가 움직이는 이유 - Example', '이그잼플', block('다리가 움직이는 이유')),
    status: 'warn',
    says: ['siteName'],
  },
  {
    when: 'the same in Chinese, with a heading',
    facts: (() => {
      const facts = headed('为什么桥会动_好桥', '好桥');
      return { ...facts, headings: { items: [...facts.headings.items, heading({ level: 2, text: '为什么桥会动' })], total: 2 } };
    })(),
    status: 'warn',
    says: ['siteName'],
  },
  {
    when: 'the h1 is the name of the site, and nothing else says what the title says',
    facts: headed('Why bridges move | Acme', 'Acme', block('Summer')),
    status: 'pass',
    says: ['one'],
  },
  ...(
    [
      ['Why bridges move | Acme', 'Acme', 'Why bridges move', 'How piers stand'],
      ['橋が動く理由 | 橋梁新聞', '橋梁新聞', '橋が動く理由', '橋脚の立て方'],
      ['لماذا تتحرك الجسور | جسور', 'جسور', 'لماذا تتحرك الجسور', 'كيف تقف الدعائم'],
    ] as const
  ).flatMap(([title, site, headline, teaser]) =>
    (['/piers', '/'] as const).map((target) => ({
      when: `the h1 is the logo, and an entry ${target === '/' ? 'of this page' : 'that leads elsewhere'} has an h1 too: ${site}`,
      facts: (() => {
        const facts = headed(
          title,
          site,
          block(headline),
          block(teaser, {
            tag: 'h1',
            level: 1,
            selector: 'aside > h1',
            linkChars: target === '/' ? 0 : teaser.length,
            hrefs: target === '/' ? [] : ['https://example.com/piers'],
          }),
        );
        return {
          ...facts,
          page: { url: 'https://example.com/decks' },
          headings: { items: [...facts.headings.items, heading({ text: teaser, fontSize: 20, selector: 'aside > h1' })], total: 2 },
        };
      })(),
      status: target === '/' ? ('pass' as const) : ('warn' as const),
      says: [target === '/' ? ('several' as const) : ('siteName' as const)],
    })),
  ),
  {
    when: 'a page about the site has its name as h1',
    facts: { ...headed('About – Acme', 'Acme', block('About')), pageType: { type: 'about' as const } },
    status: 'pass',
    says: ['one'],
  },
  {
    when: 'a front page has its name as h1',
    facts: { ...headed('Why bridges move | Acme', 'Acme', block('Why bridges move')), pageType: { type: 'home' as const } },
    status: 'pass',
    says: ['one'],
  },
  { when: 'the title is the name of the site', facts: headed('Acme', 'Acme', block('Acme')), status: 'pass', says: ['one'] },
  ...(
    [
      ['다리가 움직이는 이유 : 네이버 블로그', '블로그', '다리가 움직이는 이유', '네이버 블로그 | 담소의 서재'],
      ['Why bridges move : Acme Blogs', 'Blogs', 'Why bridges move', 'Acme Blogs'],
    ] as const
  ).flatMap(([title, h1, headline, site]) =>
    ['https://m.example.net/all', 'https://example.com/tea'].map((target) => ({
      when: `the h1 is a word of the name of the site, and leads to ${target}: ${h1}`,
      status: target.includes('tea') ? ('pass' as const) : ('warn' as const),
      says: [target.includes('tea') ? ('one' as const) : ('siteName' as const)],
      facts: (() => {
        const facts = headed(title, h1, block(headline));
        return {
          ...facts,
          page: { url: 'https://example.com/tea' },
          head: {
            ...facts.head,
            metas: [
              { name: '', property: 'og:site_name', httpEquiv: '', charset: '', content: site, media: '', inHead: true, selector: 'meta' },
            ],
          },
          text: { blocks: facts.text.blocks.map((one) => (one.level === 1 ? { ...one, hrefs: [target] } : one)) },
        };
      })(),
    })),
  ),
  {
    when: 'the headline stands in another h1',
    facts: (() => {
      const facts = headed('Why bridges move | Acme', 'Acme', block('Why bridges move'));
      return { ...facts, headings: { items: [...facts.headings.items, heading({ text: 'Why bridges move', fontSize: 20 })], total: 2 } };
    })(),
    status: 'pass',
    says: ['several'],
  },
  ...(
    [
      ['Why bridges move | V8 Bridges', 'V8 Bridges', 'Why bridges move'],
      ['为什么桥会动_好桥', '好桥', '为什么桥会动'],
    ] as const
  ).map(([title, site, headline]) => ({
    when: `the name of the site in an h1 as large as the headline: ${site}`,
    status: 'pass' as const,
    says: ['several' as const],
    facts: (() => {
      const facts = headed(title, site);
      return { ...facts, headings: { items: [...facts.headings.items, heading({ text: headline })], total: 2 } };
    })(),
  })),
  ...(
    [
      ['Why bridges move - Chapter 1 - Jane | Acme Works', 'Acme Works beta', 'Why bridges move'],
      ['橋が動く理由 - 第1章 - 花子 | 橋梁文庫', '橋梁文庫 試験版', '橋が動く理由'],
    ] as const
  ).map(([title, site, headline]) => ({
    when: `the h1 leads home, and the headline is a part of the title: ${site}`,
    facts: headed(title, site, block(headline, { tag: 'h2', level: 2, region: 'main', selector: 'h2' })),
    status: 'warn' as const,
    says: ['siteName' as const],
  })),
  ...(
    [
      ['Why bridges move — The Bridge Handbook', 'The Bridge Handbook', 'Why bridges move'],
      ['橋が動く理由 — 橋の手引き', '橋の手引き', '橋が動く理由'],
    ] as const
  ).flatMap(([title, manual, headline]) =>
    ['https://example.com/bridges/', 'https://example.com/other/'].map((start) => ({
      when: `the name of a manual in an h1 as large as the headline, which leads to ${start}: ${manual}`,
      status: start.includes('other') ? ('warn' as const) : ('pass' as const),
      says: [start.includes('other') ? ('rivals' as const) : ('several' as const)],
      facts: (() => {
        const facts = headed(title, manual);
        return {
          ...facts,
          page: { url: 'https://example.com/bridges/why' },
          headings: { items: [heading({ text: manual, selector: 'h1.manual' }), heading({ text: headline })], total: 2 },
          text: {
            blocks: [
              block(manual, { tag: 'h1', level: 1, linkChars: manual.length, hrefs: [start], selector: 'h1.manual' }),
              block(headline, { tag: 'h1', level: 1 }),
            ],
          },
        };
      })(),
    })),
  ),
  {
    when: 'two headlines beside the name of the site',
    facts: (() => {
      const facts = headed('Why bridges move | Acme', 'Acme');
      const rivals = ['Why bridges move', 'More'].map((text) => heading({ text, fontSize: 40 }));
      return { ...facts, headings: { items: [...facts.headings.items, ...rivals], total: 3 } };
    })(),
    status: 'warn',
    says: ['rivals'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('2 h1'),
  },
  { when: 'one h1', facts: page('article', heading()), status: 'pass', says: ['one'] },
  {
    when: 'a Japanese h1',
    facts: page('article', heading({ text: '橋の膨張' })),
    status: 'pass',
    says: ['one'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('橋の膨張'),
  },
  { when: 'an Arabic h1', facts: page('article', heading({ text: 'تمدد الجسور' })), status: 'pass', says: ['one'] },
  { when: 'two h1 of different size', facts: page('article', heading(), heading({ fontSize: 20 })), status: 'pass', says: ['several'] },
  {
    when: 'two large h1 and a smaller one',
    facts: page('article', heading({ fontSize: 20 }), heading(), heading({ text: 'Tunnels' })),
    status: 'warn',
    says: ['rivals'],
  },
  ...['Bridges', '橋の膨張'].map((text) => ({
    when: `the headline twice: ${text}`,
    facts: page('article', heading({ text }), heading({ text })),
    status: 'pass' as const,
    says: ['several' as const],
  })),
  {
    when: 'two h1, one of them below the first screen',
    facts: page('article', heading(), heading({ firstScreen: false })),
    status: 'pass',
    says: ['several'],
  },
  {
    when: 'a hidden h1 beside a visible one',
    facts: page('article', heading({ visible: false }), heading()),
    status: 'pass',
    says: ['one'],
  },
  { when: 'only a hidden h1', facts: page('article', heading({ visible: false })), status: 'warn', says: ['hidden'] },
  {
    when: 'only a hidden h1, but a style sheet did not load',
    facts: { ...page('article', heading({ visible: false })), ...unstyled },
    status: 'unchecked',
    says: ['style-unloaded'],
  },
  {
    when: 'h1 that look alike, without any style sheet',
    facts: page('article', ...['Tea', 'Milk', 'Water'].map((text) => heading({ text, selector: text, fontSize: 32 }))),
    status: 'pass',
    says: ['several'],
  },
  {
    when: 'only an empty h1, and a style sheet did not load',
    facts: { ...page('article', heading({ text: ' ' })), ...unstyled },
    status: 'warn',
    says: ['hidden'],
  },
  {
    when: 'two h1 that look alike because a style sheet did not load',
    facts: { ...page('article', heading({ text: 'Bridges' }), heading({ text: 'Ferries' })), ...unstyled },
    status: 'pass',
    says: ['several'],
  },
  { when: 'only an empty h1', facts: page('article', heading({ text: ' ' }), heading({ level: 2 })), status: 'warn', says: ['hidden'] },
  {
    when: 'no h1 but an h2',
    facts: page('article', heading({ level: 3 }), heading({ level: 2 })),
    status: 'warn',
    says: ['noH1'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('h2'),
  },
  {
    when: 'no h1, and the search comes before the headline',
    facts: {
      ...page('article', heading({ level: 2, text: 'What are you looking for?' }), heading({ level: 2, text: 'Bridges of iron' })),
      head: { titles: [{ text: 'Bridges of iron', inHead: true, selector: 'title' }], metas: [], links: [] },
      text: { blocks: [block('What are you looking for?', { tag: 'h2', level: 2 }), block('Bridges of iron', { tag: 'h2', level: 2 })] },
    },
    status: 'warn',
    says: ['noH1'],
    also: ({ findings }) => expect(JSON.stringify(findings[0]?.evidence)).toContain('Bridges of iron'),
  },
  {
    when: 'a heading by its role only',
    facts: page('article', heading({ byRole: true })),
    status: 'warn',
    says: ['roleOnly'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('“Bridges”'),
  },
  {
    when: 'a main heading by its role above an h2',
    facts: page('article', heading({ level: 2 }), heading({ byRole: true })),
    status: 'warn',
    says: ['roleOnly'],
  },
  {
    when: 'the name of an authority as a heading by its role, in the header of its site',
    facts: page('service', heading({ level: 2 }), heading({ byRole: true, main: false, region: 'header' })),
    status: 'warn',
    says: ['noH1'],
  },
  {
    when: 'a lower heading by its role only',
    facts: page('home', heading({ level: 2, byRole: true })),
    status: 'warn',
    says: ['roleOnly'],
  },
  {
    when: 'a lower heading by its role beside an h2',
    facts: page('article', heading({ level: 2, byRole: true }), heading({ level: 3 })),
    status: 'warn',
    says: ['noH1'],
  },
  {
    when: 'a hidden heading by its role only',
    facts: page('article', heading({ byRole: true, visible: false })),
    status: 'fail',
    says: ['none'],
  },
  {
    when: 'a main heading by its role beside an h1',
    facts: page('article', heading(), heading({ byRole: true })),
    status: 'pass',
    says: ['one'],
  },
  { when: 'an article without headings', facts: page('article'), status: 'fail', says: ['none'], score: 0 },
  { when: 'a product with an empty h2 only', facts: page('product', heading({ level: 2, text: '' })), status: 'fail', says: ['none'] },
  { when: 'a listing without headings', facts: page('listing'), status: 'fail', says: ['none'] },
  { when: 'a home page without headings', facts: page('home'), status: 'warn', says: ['none'] },
  { when: 'a tool', facts: page('tool'), status: 'na', says: ['not-for-type'] },
  { when: 'a login page', facts: page('utility'), status: 'na', says: ['not-for-type'] },
  { when: 'headings are unknown', facts: { headings: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
