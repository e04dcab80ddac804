import { expect } from 'vitest';
import type { Block } from '../../../checks/core/facts/text.ts';
import type { DateFact } from '../../../checks/core/facts/about.ts';
import type { ImageFact } from '../../../checks/core/facts/links-and-images.ts';
import signal from '../../../checks/signals/schema-visible.ts';
import { testSignal } from '../../support/signal-table.ts';
import { jsonLd } from '../../support/json-ld.ts';
import { blank } from '../../support/facts.ts';
import { link } from '../../support/links.ts';
import { frame } from '../../support/frames.ts';

const blocks = (...texts: string[]): Block[] =>
  texts.map((text, index) => ({
    tag: 'p',
    text,
    units: 5,
    region: 'main',
    main: true,
    level: 0,
    linkChars: 0,
    hrefs: [],
    note: false,
    quote: false,
    code: false,
    within: null,
    selector: `p:nth-of-type(${index + 1})`,
  }));
const page = (node: object, texts: string[], language = 'en') => ({
  structuredData: jsonLd(node),
  text: { blocks: blocks(...texts) },
  language: { ...blank.language, page: language },
});
const product = (change: object = {}) => ({
  '@type': 'Product',
  name: 'Green tea',
  offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.6', reviewCount: 1234 },
  ...change,
});
const shown = ['Green tea', '€ 12.50', '4.6 out of 5', '1,234 reviews', 'In stock'];
const article = {
  '@type': 'Article',
  headline: 'Brewing green tea',
  author: [{ '@type': 'Person', name: 'Ada Lovelace' }],
  datePublished: '2026-11-21T08:00:00Z',
};
const question = (name: string) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: 'x' } });
const faq = (...names: string[]) => ({ '@type': 'FAQPage', mainEntity: names.map(question) });
const image = (alt: string): ImageFact => ({
  kind: 'img',
  src: 's.svg',
  url: null,
  srcset: false,
  dataSrc: false,
  alt,
  decorative: false,
  label: '',
  figcaption: false,
  loading: '',
  fetchPriority: '',
  width: 1,
  height: 1,
  naturalWidth: 1,
  naturalHeight: 1,
  sized: true,
  inFlow: true,
  visible: true,
  firstScreen: true,
  complete: true,
  soleLinkContent: false,
  bytes: null,
  region: 'main',
  main: true,
  selector: 'img',
});
const dated: DateFact = {
  from: 'time',
  role: 'published',
  raw: '3 hours ago',
  iso: '2026-11-21',
  hasTime: false,
  hasZone: false,
  visible: true,
  near: 'title',
  label: '',
  selector: 'time',
};
const absent = (...cells: string[][]) => expect.objectContaining({ rows: cells.map((row) => expect.objectContaining({ cells: row })) });

/** A breadcrumb of front page, perhaps a step, and this page. */
const crumbs = (...[name, item]: [] | [string, string]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
    ...(name === undefined ? [] : [{ '@type': 'ListItem', position: 2, name, item: { '@id': item } }]),
    { '@type': 'ListItem', position: 3, name: 'Brewing green tea' },
  ],
});
const line = (text: string) => ({ text, linkChars: text.length - 20, hrefs: ['https://example.com/training', 'https://example.com/best'] });
const step = (text: string, path: string, nth: number) =>
  link(path, { text, url: `https://shop.test${path}`, selector: `ol > li:nth-child(${nth}) > a` });

testSignal(signal, [
  ...(
    [
      ['another one in the content', '477 Madison Avenue, New York 10022', 'main', 'warn', 'secondary'],
      ['another one in the footer', '477 Madison Avenue, New York 10022', 'footer', 'pass', 'allVisible'],
      ['the same, in other words', '660 N. Bannock Street, Denver, CO 80204', 'main', 'pass', 'allVisible'],
      ['another one in Japan', '〒150-0002 東京都渋谷区渋谷2-21-1', 'main', 'warn', 'secondary'],
      ['none', 'Open every day', 'main', 'pass', 'allVisible'],
    ] as const
  ).map(([when, text, region, status, code]) => ({
    when: `the address of a clinic: ${when}`,
    facts: {
      ...page(
        {
          '@type': 'MedicalClinic',
          name: 'Lark Clinic',
          address: { '@type': 'PostalAddress', streetAddress: '660 Bannock St.', postalCode: '80204' },
        },
        [],
      ),
      text: { blocks: [...blocks('Lark Clinic'), { ...blocks(text)[0]!, region, selector: '#visit' }] },
    },
    status,
    says: [code],
  })),
  {
    when: 'an article in a frame, where its values may be',
    facts: { ...page(article, ['Welcome']), parts: { frames: [frame(0.8)] }, main: { words: 8 } },
    status: 'unchecked',
    says: ['framed'],
  },
  {
    when: 'a name that says more than the heading',
    facts: {
      ...page(product({ name: 'Acme Pot Set® 1: Kettle, Pot and Lid' }), shown.slice(1)),
      headings: {
        items: [
          { level: 1, text: 'Pot Set 1', visible: true, fontSize: 32, firstScreen: true, region: 'main', main: true, selector: 'h1' },
        ],
        total: 1,
      },
    },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'a thread',
    facts: page({ '@type': 'DiscussionForumPosting', headline: 'Which oil for a cover?' }, ['Which oil for a cover?']),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'another thread',
    facts: page({ '@type': 'DiscussionForumPosting', headline: 'Which oil for a cover?' }, ['Where to buy brushes in winter']),
    status: 'warn',
    says: ['secondary'],
  },
  {
    when: 'the former price of a sale in the markup',
    facts: page(product({ offers: { '@type': 'Offer', price: '130.00', priceCurrency: 'USD' } }), [
      'Green tea',
      '$98.00$130.00',
      ...shown.slice(2),
    ]),
    status: 'fail',
    says: ['decisive'],
  },
  {
    when: 'two prices of a range',
    facts: page(product({ offers: { '@type': 'Offer', price: '130.00', priceCurrency: 'USD' } }), [
      'Green tea',
      '$98.00 – $130.00',
      ...shown.slice(2),
    ]),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'five of five stars in the markup, 5.0 on the page',
    facts: page(product({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 1234 } }), [
      ...shown.slice(0, 2),
      '5.0',
      '1,234 reviews',
      'In stock',
    ]),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'five of five stars in the markup, 4.9 on the page',
    facts: page(product({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 1234 } }), [
      ...shown.slice(0, 2),
      '4.9',
      '1,234 reviews',
      '5',
      'In stock',
    ]),
    status: 'warn',
    says: ['secondary'],
  },
  ...(
    [
      [
        'another path than readers see',
        crumbs('Sys Admin', '/blog/sys/'),
        line('Training > Best Practice > Brewing green tea'),
        'warn',
        'otherPath',
      ],
      ['the same, in Arabic', crumbs('أخبار', '/news/'), line('الرئيسية ‹ دورات ‹ Brewing green tea'), 'warn', 'otherPath'],
      [
        'a path with a step that readers see',
        crumbs('Best practice', '/b/'),
        line('Training > Best Practice > Brewing green tea'),
        'pass',
        'allVisible',
      ],
      [
        'a step under another name, with its URL',
        crumbs('Praxis', '/best'),
        line('Training > Best Practice > Brewing green tea'),
        'pass',
        'allVisible',
      ],
      [
        'a menu, whose entries are no steps',
        crumbs('Sys Admin', '/blog/sys/'),
        line('Training | Best Practice | Brewing green tea'),
        'na',
        'nothing',
      ],
      ['the path of another page', crumbs('Sys Admin', '/blog/sys/'), line('Training > Best Practice > Black tea'), 'na', 'nothing'],
      ['a line without links', crumbs('Sys Admin', '/blog/sys/'), { text: 'Boil > Pour > Brewing green tea' }, 'na', 'nothing'],
      ['a path of front page and page', crumbs(), line('Training > Best Practice > Brewing green tea'), 'na', 'nothing'],
    ] as const
  ).map(([when, markup, change, status, code]) => ({
    when: `a breadcrumb: ${when}`,
    facts: { ...page(markup, []), text: { blocks: [{ ...blocks('')[0]!, ...change }] } },
    status,
    says: [code],
  })),
  {
    when: 'a breadcrumb: links to the pages above this one, one a line',
    facts: {
      ...page(crumbs('Sale', 'https://shop.test/sale'), []),
      page: { url: 'https://shop.test/tea/green/' },
      links: { items: [step('Home', '/', 1), step('Tea', '/tea/', 2)], total: 2 },
    },
    status: 'warn',
    says: ['otherPath'],
  },
  { when: 'no markup', status: 'na', says: ['nothing'] },
  { when: 'JSON-LD that cannot be read', facts: { structuredData: jsonLd('{"@type": "Product",}') }, status: 'na', says: ['unreadable'] },
  {
    when: 'a site whose name is not on the page',
    facts: page({ '@type': 'WebSite', name: 'Tea House' }, ['茶']),
    status: 'na',
    says: ['nothing'],
  },
  {
    when: 'an organization whose name is on the page',
    facts: page({ '@type': 'Organization', name: 'DigiByte' }, ['Was ist DigiByte?'], 'de'),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'the same in another script',
    facts: page({ '@type': 'NewsMediaOrganization', name: 'বিবিসি বাংলা' }, ['বিবিসি বাংলা | খবর'], 'bn'),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'a shop that shares words with the name of a product on the page',
    facts: page({ '@type': 'Organization', name: 'JOCO Cups' }, ['4oz Joco Cup Sleeve']),
    status: 'na',
    says: ['nothing'],
  },
  {
    when: 'a film whose name is on the page',
    facts: page({ '@type': 'VideoObject', name: 'Winners of 2018' }, ['Winners of 2018']),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'a film whose name is not on the page',
    facts: page({ '@type': 'VideoObject', name: '2018年の受賞者' }, ['記事']),
    status: 'na',
    says: ['nothing'],
  },
  {
    when: 'a person as the main entity',
    facts: page({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Ada Lovelace' } }, ['Ada Lovelace']),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'the publisher of something is no item of its own',
    facts: page({ '@type': 'Comment', author: { '@type': 'Organization', name: 'Leaf' } }, ['Leaf']),
    status: 'na',
    says: ['nothing'],
  },
  {
    when: 'a name behind the page that is not shown takes nothing from an article',
    facts: {
      ...page(article, ['Brewing green tea', 'By Ada Lovelace, 21 November 2026']),
      structuredData: jsonLd(article, { '@type': 'Organization', name: 'Leaf GmbH' }),
    },
    status: 'pass',
    says: ['allVisible'],
    also: ({ value }) => expect(value).toBe('3/3'),
  },
  ...(
    [
      ['en-US', 'bn', 'শনিবার, আগস্ট ২৯, ২০২০'],
      ['bn', 'bn', 'শনিবার, আগস্ট ২৯, ২০২০'],
      ['bn', 'en', 'Saturday, August 29, 2020'],
      ['en', 'en', 'Saturday, August 29, 2020'],
      ['en', 'ja', '8月29日'],
    ] as const
  ).map(([declared, detected, text]) => ({
    when: `a date in ${detected} on a page declared ${declared}`,
    status: 'pass' as const,
    says: ['allVisible' as const],
    facts: {
      ...page({ '@type': 'Article', headline: 'Brewing green tea', datePublished: '2020-08-29' }, ['Brewing green tea', text]),
      language: { ...blank.language, page: declared.slice(0, 2), detected },
    },
  })),
  {
    when: 'a date that no language of the page has',
    facts: {
      ...page({ '@type': 'Article', headline: 'Brewing green tea', datePublished: '2020-08-29' }, [
        'Brewing green tea',
        'শনিবার, আগস্ট ২৮, ২০১৯',
      ]),
      language: { ...blank.language, page: 'en', detected: 'bn' },
    },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'parts of other things',
    facts: page({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: product() }] }, []),
    status: 'na',
    says: ['nothing'],
  },
  {
    when: 'everything visible',
    facts: page(product(), shown),
    status: 'pass',
    says: ['allVisible'],
    also: ({ value }) => expect(value).toBe('5/5'),
  },
  {
    when: 'everything visible, in Arabic digits and words of another language',
    status: 'pass',
    says: ['allVisible'],
    facts: page(product({ name: 'شاي أخضر' }), ['شاي أخضر', '١٢٫٥٠ €', '٤٫٦', '١٬٢٣٤ تقييم'], 'xx'),
  },
  { when: 'one value', facts: page({ '@type': 'Book', name: '茶の本' }, ['岡倉天心『茶の本』']), status: 'pass', says: ['allVisible'] },
  ...(['450000', '45000'] as const).map((price) => ({
    when: `${price} rials, shown as 45,000 tomans`,
    facts: page(
      product({ offers: { '@type': 'Offer', price, priceCurrency: 'IRR' } }),
      ['Green tea', '۴۵٬۰۰۰ تومان', '4.6', '1,234'],
      'fa',
    ),
    status: 'pass' as const,
    says: ['allVisible'],
  })),
  ...(
    [
      ['id', 'Rp 150rb', 150_000, 'IDR'],
      ['id', 'Rp 1,5 juta', 1_500_000, 'IDR'],
      ['vi', '129k', 129_000, 'VND'],
      ['vi', '1,5 triệu đồng', 1_500_000, 'VND'],
      ['en', 'Rs. 1.25 lakh', 125_000, 'INR'],
      ['ar', '12.500 د.ك', 12.5, 'KWD'],
      ['ja', '定価：本体三九八〇円', 3980, 'JPY'],
    ] as const
  ).map(([language, written, price, priceCurrency]) => ({
    when: `${price} ${priceCurrency}, shown as ${written}`,
    facts: page(product({ offers: { '@type': 'Offer', price, priceCurrency } }), ['Green tea', written, '4.6', '1,234'], language),
    status: 'pass' as const,
    says: ['allVisible'],
  })),
  {
    when: 'another price in the digits of vertical writing',
    facts: page(
      product({ offers: { '@type': 'Offer', price: 980, priceCurrency: 'JPY' } }),
      ['Green tea', '三九八〇円', '4.6', '1,234'],
      'ja',
    ),
    status: 'fail',
    says: ['decisive'],
  },
  {
    when: 'a price in wide digits',
    facts: page(
      product({ offers: { '@type': 'Offer', price: 4500, priceCurrency: 'JPY' } }),
      ['Green tea', '４，５００円', '4.6', '1,234'],
      'ja',
    ),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'another price',
    facts: page(product(), ['Green tea', '€ 14.90', '4.6', '1,234']),
    status: 'fail',
    says: ['decisive'],
    also: ({ findings }) => expect(findings[0]?.evidence).toEqual(absent(['offers.price', '12.5 EUR', 'different: € 14.90'])),
  },
  {
    when: 'a day that is not shown, on a type of page that has none',
    facts: page(article, ['Brewing green tea', 'Ada Lovelace']),
    options: { pageType: 'service' },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'a day that only the markup of an article has, which may be right',
    facts: page(article, ['Brewing green tea', 'Ada Lovelace']),
    options: { pageType: 'article' },
    status: 'pass',
    says: ['allVisible'],
    also: ({ value }) => expect(value).toBe('2/2'),
  },
  {
    when: 'the former price, struck through',
    facts: {
      ...page(product(), ['Green tea', '12.50 € 9.90 €', '4.6', '1,234']),
      semantics: { times: [], authors: [], called: [], pairs: [], struck: ['12.50 €'] },
    },
    status: 'fail',
    says: ['decisive'],
  },
  {
    when: 'the price beside a former one',
    facts: {
      ...page(product(), ['Green tea', '19.90 € 12.50 €', '4.6', '1,234']),
      semantics: { times: [], authors: [], called: [], pairs: [], struck: ['19.90 €'] },
    },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'a sign of other currencies',
    facts: page(product(), ['Green tea', '$12.50', '4.6', '1,234']),
    status: 'fail',
    says: ['decisive'],
    also: ({ findings }) =>
      expect(findings[0]?.message).toBe('In the structured data, the price (offers.price) is “12.5 EUR”; on the page, it is “$12.50”.'),
  },
  { when: 'another currency', facts: page(product(), ['Green tea', '12.50 CHF', '4.6', '1,234']), status: 'fail', says: ['decisive'] },
  {
    when: 'the empty bag of the shop, which is no price of a product',
    facts: page(product(), ['Green tea', '€ 0.00', '4.6', '1,234']),
    status: 'fail',
    says: ['decisive'],
    also: ({ findings }) => expect(findings[0]?.evidence).toEqual(absent(['offers.price', '12.5 EUR', 'not found'])),
  },
  {
    when: 'no price',
    facts: page(product(), ['Green tea', '4.6', '1,234']),
    status: 'fail',
    says: ['decisive'],
    also: ({ findings }) => expect(findings[0]?.evidence).toEqual(absent(['offers.price', '12.5 EUR', 'not found'])),
  },
  {
    when: 'no longer sold: beside it, what a used one costs',
    facts: page(
      product({ offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/Discontinued' } }),
      ['Green tea', 'No longer available', 'Used for € 8.90', '4.6', '1,234'],
    ),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'a thing that costs nothing',
    facts: page(product({ offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' } }), ['Green tea', '4.6', '1,234']),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'the price on a button',
    facts: {
      ...page(product(), ['Green tea', '4.6', '1,234 reviews', 'In stock']),
      parts: { buttons: [{ text: 'Buy now for €12.50', selector: 'input' }] },
    },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'another price on a button',
    facts: {
      ...page(product(), ['Green tea', '4.6', '1,234 reviews', 'In stock']),
      parts: { buttons: [{ text: 'Buy now for €14.90', selector: 'input' }] },
    },
    status: 'fail',
    says: ['decisive'],
  },
  {
    when: 'one of the variants',
    facts: page(
      product({
        offers: [
          { '@type': 'Offer', price: 99, priceCurrency: 'EUR' },
          { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' },
        ],
      }),
      shown,
    ),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'a range of prices',
    facts: page(product({ offers: { '@type': 'AggregateOffer', lowPrice: 12.5, priceCurrency: 'EUR' } }), [
      'Green tea',
      'from € 12.50',
      '4.6',
      '1,234',
    ]),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'stars as a picture, the count in text',
    facts: page(product(), ['Green tea', '€ 12.50', '1,234 reviews']),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'stars as characters, the count shortened',
    facts: page(product(), ['Green tea', '€ 12.50', '★★★★★ 1.2k ratings']),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'a rating with fewer digits',
    facts: page(product({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.27, reviewCount: 1234 } }), [
      'Green tea',
      '€ 12.50',
      '4.2 (1,234)',
    ]),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'another rating beside the count',
    facts: page(product(), ['Green tea', '€ 12.50', '3.2 (1,234 reviews)']),
    status: 'warn',
    says: ['secondary'],
    also: ({ findings }) => expect(findings[0]!.evidence).toEqual(absent(['aggregateRating.ratingValue', '4.6', 'different: 3.2'])),
  },
  {
    when: 'stars as a picture with a text',
    facts: { ...page(product(), ['Green tea', '€ 12.50', '1,234 reviews']), images: { items: [image('Rated 4.6')], total: 1 } },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'stars drawn by an element with a name, the count in a link with a name',
    facts: {
      ...page(product(), ['Green tea', '€ 12.50']),
      semantics: { times: [], authors: [], called: [], pairs: [], labels: [{ text: '4,6 von 5 Sternen', selector: '.stars' }] },
      links: { items: [link('#reviews', { text: '', name: '1,234 reviews', nameFrom: 'aria-label' })], total: 1 },
    },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'a rating whose count is on another page',
    facts: page(product(), ['Green tea', '€ 12.50', '4.6']),
    status: 'warn',
    says: ['secondary'],
  },
  {
    when: 'a rating that may be any number, without its count',
    facts: page(product({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 1234 } }), [
      'Green tea',
      '€ 12.50',
      '5',
    ]),
    status: 'fail',
    says: ['decisive'],
  },
  {
    when: 'neither rating nor count',
    facts: page(product(), ['Green tea', '€ 12.50']),
    status: 'fail',
    says: ['decisive'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('2 marked-up values'),
  },
  {
    when: 'in stock, the page says sold out',
    facts: page(product(), [...shown.slice(0, 4), 'Sold out']),
    status: 'warn',
    says: ['secondary'],
    also: ({ findings }) => expect(findings[0]?.evidence).toEqual(absent(['offers.availability', 'InStock', 'different: sold out'])),
  },
  {
    when: 'in stock, the page says in Czech that it is not, with the words for “in stock”',
    facts: page(product(), [...shown.slice(0, 4), 'Není skladem'], 'cs'),
    status: 'warn',
    says: ['secondary'],
    also: ({ findings }) => expect(findings[0]?.evidence).toEqual(absent(['offers.availability', 'InStock', 'different: není skladem'])),
  },
  {
    when: 'the same in a language without word list',
    facts: page(product(), [...shown.slice(0, 4), 'Sold out'], 'xx'),
    status: 'pass',
    says: ['allVisible'],
  },
  { when: 'in stock, the page says nothing', facts: page(product(), shown.slice(0, 4)), status: 'pass', says: ['allVisible'] },
  {
    when: 'sold out, the page says nothing',
    facts: page(
      product({ offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', availability: 'SoldOut' } }),
      shown.slice(0, 4),
    ),
    status: 'warn',
    says: ['secondary'],
  },
  {
    when: 'an article',
    facts: page(article, ['Brewing green tea', 'By Ada Lovelace, 21 November 2026']),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'an article, its day as a time element',
    facts: { ...page(article, ['Brewing green tea', 'By Ada Lovelace, 3 hours ago']), provenance: { dates: [dated] } },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'an article updated on the day it shows',
    facts: page({ ...article, datePublished: '2020-01-01', dateModified: '2026-11-21' }, [
      'Brewing green tea',
      'Ada Lovelace',
      'Updated 21 November 2026',
    ]),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'an article without byline and date',
    facts: page(article, ['Brewing green tea']),
    status: 'warn',
    says: ['secondary'],
    also: ({ findings }) => expect(findings[0]?.evidence).toEqual(absent(['author', 'Ada Lovelace', 'not found'])),
  },
  {
    when: 'the publisher as author, whom publisher-identity judges',
    facts: page(
      { ...article, author: { '@type': 'Organization', name: 'Leaf News' }, publisher: { '@type': 'Organization', name: 'Leaf News' } },
      ['Brewing green tea', 'Ada Lovelace'],
    ),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'three authors whom readers do not see',
    facts: page({ ...article, author: ['Ada Lovelace', 'Grace Hopper', 'Jane Doe'] }, ['Brewing green tea']),
    status: 'fail',
    says: ['many'],
  },
  {
    when: 'an article in a language that is not known',
    facts: {
      ...page({ ...article, author: [] }, ['Brewing green tea', 'vor drei Tagen'], 'und'),
      language: { ...blank.language, page: 'und', detected: 'und' },
    },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'teasers in a list have no bylines',
    facts: {
      structuredData: jsonLd({ '@graph': [article, { ...article, headline: 'Brewing black tea' }] }),
      text: { blocks: blocks('Brewing green tea', 'Brewing black tea') },
    },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'an event',
    facts: page({ '@type': 'Event', name: 'Teemesse', startDate: '2026-12-01T19:00' }, ['Teemesse', '1. Dezember, 19 Uhr'], 'de'),
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'questions in headings and summaries',
    facts: { ...page(faq('为什么?', 'Why tea?'), ['为什么']), parts: { summaries: [{ text: 'Why tea?', selector: 'summary' }] } },
    status: 'pass',
    says: ['allVisible'],
  },
  {
    when: 'two questions missing',
    facts: page(faq('Why tea at all?', 'How much of it?'), ['Something else']),
    status: 'warn',
    says: ['secondary'],
  },
  {
    when: 'three questions missing',
    facts: page(faq('Why tea at all?', 'How much of it?', 'When is it best?'), ['Something else']),
    status: 'fail',
    says: ['many'],
  },
  {
    when: 'text that was not read to the end',
    facts: { ...page(faq('Why tea at all?'), []), text: { blocks: blocks('x'), truncated: true } },
    status: 'na',
    says: ['nothing'],
  },
  {
    when: 'the same value in two syntaxes counts once',
    facts: { structuredData: jsonLd(article, article), text: { blocks: blocks('Brewing green tea') } },
    status: 'pass',
    says: ['allVisible'],
    also: ({ value }) => expect(value).toBe('1/1'),
  },
]);
