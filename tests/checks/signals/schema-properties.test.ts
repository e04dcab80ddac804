import { expect } from 'vitest';
import type { AboutFact } from '../../../checks/core/facts/about.ts';
import type { SchemaTermsFact } from '../../../checks/core/facts/structured-data.ts';
import { translateEvidence } from '../../../checks/core/report/finding-sentences.ts';
import signal from '../../../checks/signals/schema-properties.ts';
import { checks as german } from '../../../words/de/checks/index.ts';
import { testSignal, type Row } from '../../support/signal-table.ts';
import { block } from '../../support/blocks.ts';
import { link } from '../../support/links.ts';
import { jsonLd } from '../../support/json-ld.ts';

const breadcrumb = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: '首页', item: 'https://example.com/' },
    { '@type': 'ListItem', position: 2, name: '茶' },
  ],
};
const product = { '@type': 'Product', name: 'شاي', image: 'a.png', offers: { '@type': 'Offer', price: '3', priceCurrency: 'EUR' } };
const faq = {
  '@type': 'FAQPage',
  mainEntity: { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
};
const page = (...blocks: Parameters<typeof jsonLd>) => ({ structuredData: jsonLd(...blocks) });
const issue = (change: Partial<SchemaTermsFact['issues'][number]>): SchemaTermsFact['issues'][number] => ({
  kind: 'unknown-type',
  item: 0,
  type: 'Webpage',
  property: '',
  value: '',
  expected: '',
  ...change,
});
const videos = (count: number) =>
  page({
    '@graph': Array.from({ length: count }, () => ({
      '@type': 'VideoObject',
      thumbnailUrl: 'v.png',
      uploadDate: '2026-01-01',
      contentUrl: 'v.mp4',
      description: 'd',
      duration: 'PT1M',
    })),
  });

/** Nothing can be suggested for a page without a type. */
const rows: Row[] = [
  { when: 'nothing marked up', facts: {}, status: 'na', says: ['none'] },
  {
    when: 'a product with a price, without markup: a gain is missed, and nothing is wrong',
    facts: { offer: { prices: [{ raw: '€ 20', amount: 20, currency: 'EUR', main: true, selector: '.price' }] } },
    options: { pageType: 'product' },
    status: 'warn',
    score: 1,
    says: ['undeclared'],
    also: ({ findings }) =>
      expect(findings[0]?.message).toBe(
        'No structured data says that this is a product page (Product). Google Search uses it for Product snippet and Merchant listing.',
      ),
  },
  {
    when: 'a product without a price, of which Google shows no rich result',
    facts: {},
    options: { pageType: 'product' },
    status: 'na',
    says: ['none', 'declarable'],
  },
  {
    when: 'an article with an author, without markup beside its breadcrumb',
    facts: { ...page(breadcrumb), about: { authors: [{ name: 'Ann Lee', visible: true }] as AboutFact['authors'] } },
    options: { pageType: 'article' },
    status: 'warn',
    score: 1,
    says: ['undeclared'],
  },
  {
    when: 'an article whose day only the metadata has: its markup would say nothing that readers see',
    facts: {
      ...page(breadcrumb),
      about: { authors: [], dates: { published: { iso: '2026-03-01', visible: false }, modified: null } as AboutFact['dates'] },
    },
    options: { pageType: 'article' },
    status: 'pass',
    says: ['complete', 'declarable'],
  },
  { when: 'a service without markup', facts: {}, options: { pageType: 'service' }, status: 'na', says: ['none', 'declarable'] },
  { when: 'documentation, for which there is nothing to declare', facts: {}, options: { pageType: 'docs' }, status: 'na', says: ['none'] },
  {
    when: 'an article that says only who runs the site',
    facts: page({ '@type': 'WebSite', name: 'x' }),
    options: { pageType: 'article' },
    status: 'na',
    says: ['none', 'declarable'],
  },
  {
    when: 'an article that declares a recipe',
    facts: page({ '@type': 'Recipe', name: 'x', image: 'https://example.com/a.jpg' }),
    options: { pageType: 'article' },
    status: 'pass',
    says: ['required', 'recommended'],
  },
  { when: 'JSON-LD that cannot be read', facts: page('{"@type": "Product",}'), status: 'na', says: ['unreadable'] },
  { when: 'types that Google does not show', facts: page({ '@type': 'WebSite', name: 'x' }), status: 'na', says: ['none'] },
  {
    when: 'complete',
    facts: page(breadcrumb),
    status: 'pass',
    says: ['complete'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('Breadcrumb'),
  },
  ...([0, 2] as const).map((answerCount) => ({
    when: `a question that declares ${answerCount} answers and has none`,
    facts: page({ '@type': 'QAPage', mainEntity: { '@type': 'Question', name: 'Why?', answerCount } }),
    options: { pageType: 'forum' as const },
    status: answerCount === 0 ? ('na' as const) : ('fail' as const),
    says: answerCount === 0 ? ['missing', 'none'] : ['missing', 'recommended'],
  })),
  {
    when: 'a path of one step, one level below the front page',
    facts: page({ ...breadcrumb, itemListElement: breadcrumb.itemListElement.slice(0, 1) }),
    status: 'na',
    says: ['missing', 'none'],
  },
  { when: 'a path without steps', facts: page({ '@type': 'BreadcrumbList', itemListElement: [] }), status: 'fail', says: ['missing'] },
  { when: 'complete, the vocabulary not loaded', facts: { ...page(breadcrumb), schemaTerms: null }, status: 'pass', says: ['complete'] },
  {
    when: 'required properties missing',
    facts: page({
      '@type': 'Event',
      name: 'Fair',
      endDate: '2026-12-01',
      description: 'd',
      eventStatus: 'EventScheduled',
      image: 'a.png',
      offers: { price: 1, priceCurrency: 'EUR' },
      organizer: 'o',
      performer: 'p',
    }),
    status: 'fail',
    says: ['missing'],
    also: ({ findings }) => {
      expect(findings[0]?.message).toBe('Event: startDate and location are missing, which Google requires (Event “Fair”).');
      expect(findings[0]?.evidence).toMatchObject({
        rows: [{ cells: ['startDate', 'Event'], at: 'script:nth-of-type(1)' }, { cells: ['location', 'Event'] }],
      });
    },
  },
  {
    when: 'a product without price, rating and review on a page that lists others',
    facts: page({ '@type': 'SomeProducts', name: 'The best selection of shoes' }),
    options: { pageType: 'listing' },
    status: 'na',
    says: ['missing', 'none'],
  },
  ...(
    [
      ['service', 'na', ['missing', 'none']],
      ['home', 'na', ['missing', 'none']],
      ['product', 'fail', ['missing', 'recommended']],
    ] as const
  ).map(([pageType, status, says]) => ({
    when: `an application that nobody has rated, on a page of the kind ${pageType}`,
    facts: page({ '@type': 'SoftwareApplication', name: 'Editor', offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } }),
    options: { pageType },
    status,
    says: [...says],
  })),
  ...(
    [
      ['Product', 'service', ['otherKind']],
      ['Product', 'product', []],
      ['Product', 'other', []],
      ['NewsArticle', 'listing', ['otherKind']],
      ['NewsArticle', 'article', []],
    ] as const
  ).map(([type, pageType, says]) => ({
    when: `the kind that ${type} declares, on a page of the kind ${pageType}`,
    facts: { ...page({ ...product, '@type': type, headline: 'Rewiring' }), about: { headline: 'Rewiring' } },
    options: { pageType },
    status: 'pass' as const,
    says: ['required', 'recommended', ...says],
  })),
  {
    when: 'several goods of a list',
    facts: page({ '@graph': [product, { ...product, name: 'A' }] }),
    options: { pageType: 'listing' },
    status: 'pass',
    says: ['required', 'recommended'],
    also: ({ findings }) => {
      const { evidence } = findings.find(({ code }) => code === 'recommended')!;
      expect(JSON.stringify(evidence)).toContain('"Product “شاي”"');
      expect(JSON.stringify(translateEvidence(german, signal.id, evidence!))).toContain('"Product „شاي“"');
    },
  },
  {
    when: 'a shop without its address, on a page that lists its goods',
    facts: page({ '@type': 'ShoeStore', name: 'Lark' }),
    options: { pageType: 'listing' },
    status: 'na',
    says: ['missing', 'none'],
  },
  {
    when: 'the same on a page of unknown kind',
    facts: page({ '@type': 'SomeProducts', name: 'The best selection of shoes' }),
    status: 'fail',
    says: ['missing', 'recommended'],
  },
  ...(['What’s new?', '新着情報'] as const).map((description) => ({
    when: `a product whose description is ${description}`,
    facts: page({ ...product, description }),
    status: 'warn' as const,
    says: ['brief', 'recommended'],
  })),
  ...(['Handy tool for opening electronics.', '電子機器を開けるための便利な道具です。'] as const).map((description) => ({
    when: `a product with the description ${description}`,
    facts: page({ ...product, description }),
    status: 'pass' as const,
    says: ['required', 'recommended'],
  })),
  ...(
    [
      ['in its content', 'none', 'warn', ['undeclared']],
      ['in its footer', 'footer', 'na', ['declarable', 'none']],
    ] as const
  ).map(([where, region, status, says]) => ({
    when: `a service with its address and phone number ${where}`,
    facts: {
      text: { blocks: [block('660 Bannock St., Denver, CO 80204', { region, main: false })] },
      links: { items: [link('tel:+13034366000')], total: 1 },
    },
    options: { pageType: 'service' as const },
    status,
    says: [...says],
  })),
  ...[
    ['standards', 'ISO 9001 and ISO 27001', 'na', ['declarable', 'none']],
    ['a sentence', '2 has been released to all countries within the European Union. In 2024 Norway joined', 'na', ['declarable', 'none']],
    ['a street whose name has small words', '12 Calle de la Paz y del Sol, 28012 Madrid', 'warn', ['undeclared']],
  ].map(([what, words, status, says]) => ({
    when: `a service with its phone number and numbers of ${what}`,
    facts: { text: { blocks: [block(words as string, { main: false })] }, links: { items: [link('tel:+13034366000')], total: 1 } },
    options: { pageType: 'service' as const },
    status: status as 'na' | 'warn',
    says: says as string[],
  })),
  { when: 'an Article lacks nothing required', facts: page({ '@type': 'Article' }), status: 'pass', says: ['required', 'recommended'] },
  {
    when: 'a required value in the wrong format',
    facts: page({ ...product, offers: { ...product.offers, priceCurrency: '€' } }),
    status: 'fail',
    says: ['invalid', 'recommended'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('offers.priceCurrency is “€”, which is not an ISO 4217 currency code'),
  },
  {
    when: 'an optional value in the wrong format',
    facts: page({ ...product, offers: { ...product.offers, availability: 'vorrätig' } }),
    status: 'warn',
    says: ['unclean', 'recommended'],
    also: ({ findings }) =>
      expect(findings.find(({ code }) => code === 'unclean')?.evidence).toMatchObject({
        rows: [{ cells: ['offers.availability', 'vorrätig', expect.stringContaining('ItemAvailability')] }],
      }),
  },
  {
    when: 'an article date in words',
    facts: page({ '@type': 'Article', datePublished: '11.11.2021' }),
    status: 'warn',
    says: ['unclean', 'recommended'],
  },
  {
    when: 'as many gaps as are told',
    facts: videos(signal.limits.findings),
    status: 'fail',
    says: Array.from({ length: signal.limits.findings }, () => 'missing'),
  },
  {
    when: 'one gap more',
    facts: videos(signal.limits.findings + 1),
    status: 'fail',
    says: [...Array.from({ length: signal.limits.findings }, () => 'missing'), 'moreMissing'],
  },
  {
    when: 'a search box, which Google no longer shows and which does no harm',
    facts: page({ '@type': 'WebSite', name: 'x', potentialAction: { '@type': 'SearchAction' } }),
    status: 'na',
    says: ['none', 'retired'],
  },
  {
    when: 'the same beside something complete',
    facts: page(breadcrumb, { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } }),
    status: 'pass',
    says: ['complete', 'retired'],
  },
  {
    when: 'shown for some only',
    facts: page({ '@type': 'Book', potentialAction: { '@type': 'ReadAction' } }),
    status: 'pass',
    says: ['limited'],
  },
  {
    when: 'the same beside something complete and something else',
    facts: page(breadcrumb, { '@type': 'Book', potentialAction: { '@type': 'ReadAction' } }),
    status: 'pass',
    says: ['complete', 'limited'],
  },
  {
    when: 'one bad date is told once',
    status: 'warn',
    says: ['unclean', 'recommended'],
    facts: {
      ...page({ '@type': 'Article', datePublished: '11.11.2021' }),
      schemaTerms: {
        release: 'r',
        issues: [issue({ kind: 'wrong-value', type: 'Article', property: 'datePublished', value: '11.11.2021' })],
      },
    },
  },
  {
    when: 'retired by Google',
    facts: page(faq),
    status: 'na',
    says: ['none', 'retired'],
    also: ({ findings }) => expect(findings[1]?.message).toBe('FAQ is valid schema.org, but Google no longer shows it (since May 2026).'),
  },
  {
    when: 'announced to go',
    facts: page({ '@type': 'SpecialAnnouncement', name: 'x' }),
    status: 'na',
    says: ['none', 'retired'],
    also: ({ findings }) =>
      expect(findings[1]?.message).toBe('Special announcement is valid schema.org, but Google announced its retirement in June 2025.'),
  },
  { when: 'retired, beside something complete', facts: page(breadcrumb, faq), status: 'pass', says: ['complete', 'retired'] },
  {
    when: 'retired, and a question has no answer',
    facts: page({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: '¿Por qué?' }] }),
    status: 'warn',
    says: ['retired', 'retiredMissing'],
  },
  {
    when: 'a misspelt type is not “no supported type”',
    facts: {
      ...page({ '@type': 'Prodct', name: 'x' }),
      schemaTerms: { release: 'schema-dts 2.1.0', issues: [issue({ type: 'Prodct', expected: 'Product' })] },
    },
    status: 'warn',
    says: ['terms'],
    also: ({ findings }) =>
      expect(findings[0]).toMatchObject({
        message: expect.stringContaining('1 name or value isn’t in'),
        evidence: { rows: [{ cells: ['Prodct is not a schema.org type', 'did you mean Product'], at: 'script:nth-of-type(1)' }] },
      }),
  },
  {
    when: 'the type of a mere reference in other letters, under which nothing stands',
    facts: {
      ...page({ mainEntityOfPage: { '@type': 'Webpage', '@id': '/menus' }, ...breadcrumb }),
      schemaTerms: { release: 'schema-dts 2.1.0', issues: [issue({ item: 1, type: 'Webpage', expected: 'WebPage' })] },
    },
    status: 'warn',
    says: ['terms'],
  },
  {
    when: 'a property in other letters, which is not read',
    facts: {
      ...page(breadcrumb),
      schemaTerms: {
        release: 'schema-dts 2.1.0',
        issues: [
          issue({ kind: 'unknown-property', type: 'Product', property: 'Offers', expected: 'offers' }),
          issue({ kind: 'unknown-property', type: 'Product', property: 'colour', expected: 'color' }),
          issue({ kind: 'unknown-property', type: 'BlogPosting', property: 'discussionURL', expected: 'discussionUrl' }),
        ],
      },
    },
    status: 'fail',
    says: ['otherCase', 'terms'],
  },
  {
    when: 'a thread that is declared as an article, beside a block that cannot be read',
    facts: {
      ...page({ '@type': 'Article', headline: 'Which pump?' }, '{'),
      about: { authors: [{ name: 'ann', visible: true }] as AboutFact['authors'] },
    },
    options: { pageType: 'forum' },
    status: 'warn',
    says: ['recommended', 'undeclared'],
  },
  {
    when: 'every kind of issue has its words',
    status: 'warn',
    says: ['terms'],
    facts: {
      ...page(breadcrumb),
      schemaTerms: {
        release: 'r',
        issues: [
          issue({ kind: 'unknown-property', property: 'nme' }),
          issue({ kind: 'wrong-domain', property: 'price', expected: 'Offer' }),
          issue({ kind: 'wrong-value', property: 'brand', value: 'Offer', expected: 'Brand' }),
          issue({ kind: 'unknown-enumeration', property: 'availability', value: 'x', expected: 'InStock' }),
          issue({ kind: 'superseded', property: 'reviews', expected: 'review' }),
          issue({ kind: 'superseded', type: 'Code', item: 99 }),
        ],
      },
    },
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({
        rows: [
          { cells: ['nme (on Webpage) is not a schema.org property', ''] },
          { cells: ['price isn’t a property of Webpage', 'use it on Offer'] },
          { cells: ['brand on Webpage has the wrong type of value: Offer', 'expected: Brand'] },
          { cells: ['availability on Webpage does not allow the value x', 'did you mean InStock'] },
          { cells: ['reviews on Webpage was replaced', 'use review'] },
          { cells: ['Code was replaced', ''] },
        ],
      }),
  },
];
testSignal(
  signal,
  rows.map((row) => ({ options: { pageType: 'other' }, ...row })),
);
