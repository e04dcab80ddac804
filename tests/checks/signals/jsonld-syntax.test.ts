import { expect } from 'vitest';
import signal from '../../../checks/signals/jsonld-syntax.ts';
import { testSignal } from '../../support/signal-table.ts';
import { jsonLd } from '../../support/json-ld.ts';
import { failure } from '../../support/facts.ts';

const article = { '@type': 'Article', '@id': 'https://example.com/#a', name: '緑茶の入れ方', url: 'https://example.com/' };
const raw = JSON.stringify(article);
const served = { jsonLd: [raw] };
const page = (...blocks: Parameters<typeof jsonLd>) => ({ structuredData: jsonLd(...blocks), served });

testSignal(signal, [
  { when: 'no JSON-LD', facts: {}, status: 'na', says: ['none'] },
  {
    when: 'only microdata',
    facts: {
      structuredData: {
        items: [{ format: 'microdata', block: 0, types: ['Product'], id: null, top: true, properties: {}, pointer: '', selector: 'div' }],
        total: 1,
      },
    },
    status: 'na',
    says: ['otherSyntax'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('1 item was read from its microdata'),
  },
  { when: 'a sound block', facts: page(article), status: 'pass', says: ['valid'] },
  {
    when: 'a fragment, a blank node and a protocol-relative address are no relative addresses',
    facts: page({ ...article, '@id': '#a', author: { '@id': '_:b0' }, url: '//example.com/' }),
    status: 'pass',
    says: ['valid'],
  },
  {
    when: 'the source could not be read',
    facts: { ...page(article), served: failure() },
    status: 'pass',
    says: ['valid', 'sourceUnknown'],
  },
  { when: 'the source is not there yet', facts: { ...page(article), served: null }, status: 'pass', says: ['valid', 'sourceUnknown'] },
  {
    when: 'a wrong character',
    facts: page(article, '{\n\t"@type": “Article”\n}'),
    status: 'fail',
    says: ['invalid'],
    also: ({ findings, value }) => {
      expect(findings[0]).toMatchObject({
        message: expect.stringContaining('block 2 is not valid JSON (line 2, column 11)'),
        evidence: { type: 'source', line: 2, column: 11, excerpt: ' "@type": “Article”', mark: [10, 11] },
      });
      expect(value).toBe('1/2');
    },
  },
  { when: 'an element that a script may fill', facts: page('', article), status: 'warn', says: ['holdsNothing'] },
  {
    when: 'an error at the very end',
    facts: page('{'),
    status: 'fail',
    says: ['invalid'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ mark: [1, 1] }),
  },
  { when: 'nothing but such an element', facts: page(''), status: 'warn', says: ['holdsNothing'] },
  {
    when: 'as many broken blocks as are told',
    facts: page(...Array.from({ length: signal.limits.findings }, () => '{')),
    status: 'fail',
    says: Array.from({ length: signal.limits.findings }, () => 'invalid'),
  },
  {
    when: 'one broken block more',
    facts: page(...Array.from({ length: signal.limits.findings + 1 }, () => '{')),
    status: 'fail',
    says: [...Array.from({ length: signal.limits.findings }, () => 'invalid'), 'moreInvalid'],
  },
  { when: 'an empty list', facts: page('[]'), status: 'warn', says: ['holdsNothing'] },
  { when: 'no context', facts: page(raw), status: 'warn', says: ['noContext'] },
  {
    when: 'another context',
    facts: page({ ...article, '@context': 'https://schema.org/Article' }),
    status: 'warn',
    says: ['otherContext'],
  },
  {
    when: 'no type',
    facts: page({ name: 'x' }),
    status: 'warn',
    says: ['noType'],
    also: ({ findings }) => expect(findings[0]?.evidence).toEqual({ type: 'list', items: ['/'], total: 1 }),
  },
  {
    when: 'relative addresses',
    facts: page({ ...article, '@id': 'a', url: '/a', author: { '@id': 'people/ada' } }),
    status: 'warn',
    says: ['relative'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ items: ['@id: a', 'url: /a', '@id: people/ada'] }),
  },
  ...[
    ['https://example.com', 'https://example.com/'],
    ['https://EXAMPLE.com/Tee', 'https://example.com/Tee'],
    ['https://example.com/緑茶?', 'https://example.com/%e7%b7%91%E8%8C%B6'],
    [' https://example.com/ ', 'https://example.com/'],
  ].map(([one, two]) => ({
    when: `one address in two spellings: ${one}`,
    facts: page({ ...article, url: one }, { ...article, url: two }),
    status: 'pass' as const,
    says: ['valid'],
  })),
  ...[
    ['https://example.com/tea', 'https://example.com/tea/'],
    ['https://example.com/', 'http://example.com/'],
    ['https://example.com/#a', 'https://example.com/#b'],
    ['https://example.com/a', 'https://example.com/A'],
    ['Tea', 'tea'],
  ].map(([one, two]) => ({
    when: `two addresses: ${one} and ${two}`,
    facts: page({ ...article, sameAs: one }, { ...article, sameAs: two }),
    status: 'warn' as const,
    says: ['conflicting'],
  })),
  {
    when: 'one id, two names',
    facts: page(article, { ...article, name: 'أخرى' }),
    status: 'warn',
    says: ['conflicting'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ items: ['name: 緑茶の入れ方 / أخرى (https://example.com/#a)'] }),
  },
  {
    when: 'one id for things of different types, and lists that differ',
    facts: page(
      article,
      { ...article, '@type': 'Article', name: article.name, sameAs: ['a:1', 'a:2'] },
      { '@type': 'WebPage', '@id': article['@id'], name: 'other' },
    ),
    status: 'warn',
    says: ['added'],
  },
  { when: 'entities', facts: page({ ...article, name: 'Salt &amp; pepper' }), status: 'warn', says: ['entities'], score: 0.8 },
  { when: 'entities in HTML', facts: page({ ...article, text: '<p>Salt &amp; pepper</p>' }), status: 'pass', says: ['valid'] },
  {
    when: 'a block that only a script adds',
    facts: page(article, { '@type': 'Product' }),
    status: 'warn',
    says: ['added'],
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ items: ['Block 2: Product'] }),
  },
]);
