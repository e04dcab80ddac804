import { expect } from 'vitest';
import type { DataItem } from '../../../checks/core/facts/structured-data.ts';
import type { DateFact } from '../../../checks/core/facts/about.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import signal from '../../../checks/signals/decision-facts.ts';
import { findPrices } from '../../../checks/language/prices.ts';
import { block, filler, heading, pageOf } from '../../support/blocks.ts';
import { failure, type Changes } from '../../support/facts.ts';
import { testSignal, type Row } from '../../support/signal-table.ts';

const item = (type: string, properties: DataItem['properties']): Changes => ({
  structuredData: {
    items: [{ format: 'json-ld', block: 1, types: [type], id: null, top: true, properties, pointer: '', selector: 'script' }],
  },
});
const price = (raw: string, amount: number, currency = 'EUR') => ({ prices: [{ raw, amount, currency, main: true, selector: '.price' }] });
const specifications = (count: number) => ({
  specifications: Array.from({ length: count }, (_, i) => ({ name: `Name ${i}`, value: `${i}`, selector: 'dl' })),
});
const served = (amount: number | null) => ({
  served: { blocks: amount === null ? [] : [{ tag: 'p', text: `Now €${amount} only`, level: 0, units: 3 }] },
});

interface Product {
  shown?: boolean;
  source?: number | null | 'unknown';
  pairs?: number;
  text?: string;
  marked?: string | number;
  language?: string;
}
function product({ shown = true, source = 20, pairs = 4, text = 'In stock', marked = 20, language = 'en' }: Product = {}): Changes {
  return {
    ...pageOf('Bridge model', [block(text)], language),
    pageType: { type: 'product' },
    offer: { ...(shown ? price('€ 20', 20) : { prices: [] }), ...specifications(pairs) } as FactTable['offer'],
    ...(marked === '' ? {} : item('Product', { offers: [{ '@type': 'Offer', price: marked }] })),
    ...(source === 'unknown' ? { served: failure() } : served(source)),
  };
}
const local = (language: string, ...texts: string[]): Changes => ({
  ...pageOf(
    'x',
    texts.map((text) => block(text)),
    language,
  ),
  pageType: { type: 'local' },
});
const link = (href: string): LinkFact => ({
  kind: 'a',
  href,
  url: href,
  rel: [],
  target: '',
  text: '',
  name: '',
  nameFrom: 'none',
  imageOnly: false,
  region: 'main',
  main: true,
  clickHandler: false,
  role: '',
  selector: 'a',
});
const tool = (text: string, changes: Changes = {}, language = 'en'): Changes => ({
  ...pageOf('x', [block(text)], language),
  offer: { prices: findPrices(text, language).map((found) => ({ ...found, main: true, selector: 'p' })), specifications: [] },
  pageType: { type: 'tool' },
  ...changes,
});
const date: DateFact = {
  from: 'text',
  role: 'modified',
  raw: '1 May 2026',
  iso: '2026-05-01',
  hasTime: false,
  hasZone: false,
  visible: true,
  near: 'end',
  label: '',
  selector: 'time',
};
const name = (type: string) => ({ ...pageOf('x', [block(filler(9))]), pageType: { type: type as 'home' } });

/** The contents of a service page; only the word for “free” depends on the language. */
interface Service {
  language?: string;
  text?: string;
  list?: number;
  sections?: number;
  links?: string[];
  form?: boolean;
  area?: string;
}
const service = ({
  language = 'en',
  text = 'We move pianos.',
  list = 3,
  sections = 0,
  links = ['tel:+15551234567'],
  form = false,
  area = '',
}: Service = {}): Changes => ({
  ...pageOf(
    'Piano movers',
    [
      block(text),
      ...Array.from({ length: list }, () => block('Insurance of the piano', { tag: 'li', within: 'list' })),
      ...Array.from({ length: sections }, (_, i) => heading(2, `Part ${i}`)),
      ...(area ? [block(area)] : []),
    ],
    language,
  ),
  offer: { prices: findPrices(text, language).map((found) => ({ ...found, main: true, selector: 'p' })), specifications: [] },
  pageType: { type: 'service' },
  links: { items: links.map(link), total: links.length },
  parts: {
    forms: form
      ? [
          {
            method: 'post',
            action: 'https://example.com/send',
            password: false,
            search: false,
            addToCart: false,
            region: 'main',
            main: true,
            share: 0.1,
            selector: 'form',
          },
        ]
      : [],
  },
  ...(area ? item('Service', { areaServed: [area] }) : {}),
});
const serviceRows: Row[] = [
  {
    when: 'a service with price, area, parts and phone',
    facts: service({ text: 'From $99 a month.', area: 'Springfield' }),
    status: 'pass',
    says: ['stated'],
    score: 1,
  },
  {
    when: 'a service with a price in words',
    facts: service({ text: 'Plans start from $99 a month.' }),
    status: 'pass',
    says: ['stated'],
    score: 1,
  },
  { when: 'a free quote', facts: service({ text: 'Get your free quote today.' }), status: 'pass', says: ['stated'], score: 1 },
  ...(
    [
      ['de', 'Ihr kostenloses Angebot, kostenlos und schnell.'],
      ['fr', 'Devis gratuit en une heure.'],
      ['ru', 'Расчёт бесплатно за один час.'],
      ['ja', '見積もりは無料です。'],
      ['ar', 'عرض سعر مجاني خلال ساعة.'],
    ] as const
  ).map(([language, text]): Row => ({
    when: `a free quote: ${language}`,
    facts: service({ language, text }),
    status: 'pass',
    says: ['stated'],
    score: 1,
  })),
  { when: 'a price on request', facts: service({ area: 'Springfield' }), status: 'pass', says: ['stated'], score: 1 },
  {
    when: 'the revenue of customers is no price',
    facts: service({ text: 'We made $1 million for them.', list: 2 }),
    status: 'pass',
    says: ['stated', 'unstated'],
  },
  {
    when: 'no price, though it can be ordered',
    facts: service({ area: 'Springfield', links: ['tel:+15551234567', 'https://example.com/checkout/movers'] }),
    status: 'warn',
    says: ['lacking'],
    score: 0.65,
  },
  {
    when: 'a price only in the markup',
    facts: { ...service(), ...item('Service', { areaServed: ['Springfield'], offers: [{ price: 99 }] }) },
    status: 'warn',
    says: ['lacking'],
  },
  { when: 'no price, in a language without a lexicon', facts: service({ language: 'fi' }), status: 'pass', says: ['stated'], score: 1 },
  {
    when: 'an area only in the markup',
    facts: { ...service({ text: 'From $99.' }), ...item('Service', { areaServed: ['Springfield'] }) },
    status: 'pass',
    says: ['stated', 'unstated'],
    score: 0.8,
  },
  { when: 'two parts', facts: service({ text: 'From $99.', list: 2 }), status: 'pass', says: ['stated', 'unstated'], score: 0.55 / 0.8 },
  { when: 'three sections', facts: service({ text: 'From $99.', list: 0, sections: 3 }), status: 'pass', says: ['stated'], score: 1 },
  {
    when: 'no way to reach it',
    facts: service({ text: 'From $99.', links: ['https://example.com/prices', 'https://example.com/how-we-stay-in-contact-with-clients'] }),
    status: 'pass',
    says: ['stated', 'unstated'],
    score: 0.6 / 0.8,
  },
  ...(
    [
      'mailto:a@example.com',
      'https://example.com/contact',
      'https://example.com/us/contact-us.html',
      'https://example.com/contact-form#audits',
      'https://example.com/en/request-a-quote/',
      'https://example.com/termine',
    ] as const
  ).map((href): Row => ({
    when: `reached by ${href}`,
    facts: service({ text: 'From $99.', links: [href] }),
    status: 'pass',
    says: ['stated'],
    score: 1,
  })),
  ...(
    [
      ['Book house cleaning', true, ['stated']],
      ['Termin buchen', true, ['stated']],
      ['Book house cleaning', false, ['stated', 'unstated']],
      ['How to book a house cleaning in Springfield', true, ['stated', 'unstated']],
    ] as const
  ).map(([text, main, says]): Row => {
    const found = { ...link('https://app.example.com/create-account'), text, main };
    return {
      when: `a button ${text}${main ? '' : ', in the menu'}`,
      facts: { ...service({ text: 'From $99.' }), links: { items: [found], total: 1 } },
      status: 'pass',
      says: [...says],
    };
  }),
  { when: 'reached by a form', facts: service({ text: 'From $99.', links: [], form: true }), status: 'pass', says: ['stated'], score: 1 },
];

const longSource = (markdown: string) => ({
  served: { blocks: Array.from({ length: 1_000 }, () => ({ tag: 'p', text: 'Older', level: 0, units: 1 })), markdown },
});

testSignal(signal, [
  { when: 'a product with everything', facts: product(), status: 'pass', says: ['stated'], score: 1 },
  { when: 'the price needs a script', facts: product({ source: null }), status: 'pass', says: ['stated', 'unstated'], score: 0.8 },
  {
    when: 'no price but that of the empty bag beside the content',
    facts: {
      ...product(),
      offer: {
        prices: [{ raw: '£0.00', amount: 0, currency: 'GBP', main: false, selector: '.bag' }],
        ...specifications(4),
      } as FactTable['offer'],
    },
    status: 'warn',
    says: ['lacking'],
    score: 0.45 / 0.85,
  },
  { when: 'no price', facts: product({ shown: false }), status: 'warn', says: ['lacking'], score: 0.45 / 0.85 },
  {
    when: 'a product that is sold by offers',
    facts: {
      ...product({ shown: false, marked: '' }),
      links: { items: [{ ...link('https://example.com/request-a-quote'), main: true }], total: 1 },
    },
    status: 'pass',
    says: ['stated'],
    score: 1,
  },
  {
    when: 'no price, but one in the markup, beside a link to offers',
    facts: { ...product({ shown: false }), links: { items: [link('https://example.com/request-a-quote')], total: 1 } },
    status: 'warn',
    says: ['lacking'],
  },
  { when: 'three specifications', facts: product({ pairs: 3 }), status: 'pass', says: ['stated', 'unstated'], score: 0.7 },
  {
    when: 'three specifications, and the price needs a script',
    facts: product({ pairs: 3, source: null }),
    status: 'warn',
    says: ['lacking'],
    score: 0.5,
    also: ({ findings }) => expect(findings[0]?.message).toContain('price in the raw HTML and at least 4 specifications'),
  },
  {
    when: 'three visible properties in the markup and one pair',
    facts: {
      ...product({ pairs: 1, text: 'In stock. Gewicht 2 kg, Höhe 3 m, Farbe rot', marked: '' }),
      ...item('Product', {
        additionalProperty: [
          { name: 'Gewicht', value: '2 kg' },
          { name: 'Höhe', value: '3 m' },
          { name: 'Farbe', value: 'rot' },
          { name: 'Hidden', value: 'x' },
        ],
      }),
    },
    status: 'pass',
    says: ['stated'],
    score: 1,
  },
  { when: 'out of stock is an answer too', facts: product({ text: 'Sold out' }), status: 'pass', says: ['stated'], score: 1 },
  { when: 'nothing about stock', facts: product({ text: 'A fine model' }), status: 'pass', says: ['stated', 'unstated'], score: 0.85 },
  { when: 'another price in the markup', facts: product({ marked: '21.00' }), status: 'pass', says: ['stated', 'unstated'], score: 0.85 },
  {
    when: 'no price in the markup',
    facts: product({ marked: '', pairs: 3 }),
    status: 'pass',
    says: ['stated', 'unstated'],
    score: 0.55 / 0.85,
  },
  {
    when: 'next to nothing',
    facts: product({ shown: false, pairs: 0, text: 'A fine model' }),
    status: 'warn',
    says: ['lacking'],
    score: 0,
  },
  { when: 'a Japanese product', facts: product({ text: '在庫あり', language: 'ja' }), status: 'pass', says: ['stated'], score: 1 },
  {
    when: 'an Arabic product that is sold out',
    facts: product({ text: 'نفدت الكمية', language: 'ar' }),
    status: 'pass',
    says: ['stated'],
    score: 1,
  },
  {
    when: 'without a lexicon availability is left out',
    facts: product({ text: 'Varastossa', language: 'fi' }),
    status: 'pass',
    says: ['stated'],
    score: 1,
  },
  { when: 'the source is unknown but changes nothing', facts: product({ source: 'unknown' }), status: 'pass', says: ['stated'], score: 1 },
  {
    when: 'the source is unknown and decides',
    facts: product({ source: 'unknown', pairs: 3 }),
    status: 'unchecked',
    says: ['request-failed'],
  },
  {
    when: 'the price stands after a thousand blocks of the source',
    facts: { ...product({ pairs: 3 }), ...longSource('Older\n\nNow €20 only') },
    status: 'pass',
    says: ['stated', 'unstated'],
    score: 0.7,
  },
  {
    when: 'a long source without the price',
    facts: { ...product({ pairs: 3 }), ...longSource('Older') },
    status: 'warn',
    says: ['lacking'],
    score: 0.5,
  },
  {
    when: 'more of the source than is kept',
    facts: { ...product({ pairs: 3 }), ...longSource('x'.repeat(200_000)) },
    status: 'unchecked',
    says: ['sourceTooLong'],
  },
  {
    when: 'without scripts the page is its source',
    facts: { ...product({ source: 'unknown', pairs: 3 }), page: { scripts: 0 } },
    status: 'pass',
    says: ['stated', 'unstated'],
    score: 0.7,
  },
  ...(
    [
      ['en', ['4.5 lb', 'Holds up to 20 liters', 'Length of 71 cm', 'Width of 30 cm']],
      ['de', ['Wiegt 4,5 kg', 'Fasst 20 Liter', '71 cm lang', '30 cm breit']],
      ['ja', ['重さは4.5kg', '容量は20リットル', '長さ71cm', '幅30cm']],
      ['ar', ['وزنه 4.5 كيلوغرام', 'سعته 20 لترا', 'طوله 71 متر', 'عرضه 30 متر']],
    ] as const
  ).map(([language, lines]) => ({
    when: `a list of measures without names: ${language}`,
    status: 'pass' as const,
    says: ['stated', 'unstated'],
    score: 0.85,
    facts: { ...product({ pairs: 0, language }), text: { blocks: lines.map((text) => block(text, { tag: 'li', within: 'list' })) } },
  })),
  {
    when: 'prices in a list are no specifications',
    facts: {
      ...product({ pairs: 2 }),
      text: { blocks: ['€ 20 for one', '€ 30 for two', '€ 40 for three'].map((text) => block(text, { tag: 'li', within: 'list' })) },
    },
    status: 'pass',
    says: ['stated', 'unstated'],
  },
  ...serviceRows,
  {
    when: 'a German shop',
    facts: {
      ...local('de', 'Hauptstraße 12, 10115 Berlin', 'Tel. 030 1234567', 'Mo–Fr 9–18 Uhr, Sa 10:00–14:00'),
      ...item('LocalBusiness', { address: [{ addressLocality: 'Berlin' }] }),
    },
    status: 'pass',
    says: ['stated'],
    score: 1,
  },
  {
    when: 'a Japanese shop',
    facts: local('ja', '〒100-0001 東京都千代田区千代田1-1', '電話 +81 3-1234-5678', '営業時間 9時〜18時'),
    status: 'pass',
    says: ['stated'],
    score: 1,
  },
  {
    when: 'an Arabic shop with a phone link and a map',
    facts: {
      ...local('ar', 'من ٩:٠٠ إلى ١٨:٠٠'),
      links: { items: [link('tel:+20123456789'), link('https://www.openstreetmap.org/#map=5')], total: 2 },
    },
    status: 'pass',
    says: ['stated', 'unstated'],
    score: 0.75,
  },
  { when: 'a shop with a phone number only', facts: local('en', 'Call (555) 123-4567'), status: 'warn', says: ['lacking'], score: 1 / 3 },
  {
    when: 'a shop with phone and hours',
    facts: local('en', 'Call +1 555 123 4567', 'Open 9am-5pm'),
    status: 'warn',
    says: ['lacking'],
    score: 2 / 3,
  },
  ...['217-555-0132', '217.555.0132', '(217) 555-0132', '1-217-555-0132', 'Tel: 217-555-0132.'].map((phone) => ({
    when: `a North American number: ${phone}`,
    facts: local('en', phone, 'Open Mon–Fri 9–5'),
    status: 'warn' as const,
    says: ['lacking'],
    score: 2 / 3,
  })),
  ...[
    '217-555.0132',
    '217.555.0132.7',
    'ISBN 978-316-148410',
    '2026-555-0132',
    '117-555-0132',
    'v217.555.0132',
    '217-555-01324',
    '217.555.013',
  ].map((text) => ({
    when: `no number of a phone: ${text}`,
    facts: local('en', text, 'Open Mon–Fri 9–5'),
    status: 'warn' as const,
    says: ['lacking'],
    score: 1 / 3,
  })),
  {
    when: 'hours in the language of the page',
    facts: local('de', 'Tel. 030 1234567', 'Mo–Fr 9–18'),
    status: 'warn',
    says: ['lacking'],
    score: 2 / 3,
  },
  {
    when: 'dates and years are no phone numbers or hours',
    facts: local('en', 'Since 01.02.2026', 'From 01-02-2026', '2019–2026', '10–20 people'),
    status: 'warn',
    says: ['lacking'],
    score: 0,
  },
  {
    when: 'the place of the markup is not shown',
    facts: {
      ...local('en', 'Call +1 555 123 4567', 'Open 9am-5pm', '12 Main Street, Springfield 12345'),
      ...item('LocalBusiness', { areaServed: ['Shelbyville'] }),
    },
    status: 'pass',
    says: ['stated', 'unstated'],
    score: 0.75,
  },
  { when: 'a tool with everything', facts: tool('Free for Windows and Linux. Version 2.4.1.'), status: 'pass', says: ['stated'], score: 1 },
  {
    when: 'a tool with price and platform, which may have no version',
    facts: tool('€ 20 for macOS'),
    status: 'pass',
    says: ['stated', 'unstated'],
    score: 2 / 3,
  },
  {
    when: 'a tool with a date',
    facts: tool('Costs € 20', { provenance: { dates: [date] } }),
    status: 'warn',
    says: ['lacking'],
    score: 2 / 3,
  },
  {
    when: 'a tool with a platform in the markup',
    facts: tool('Runs on Amiga', item('SoftwareApplication', { operatingSystem: ['Amiga'] })),
    status: 'warn',
    says: ['lacking'],
    score: 1 / 3,
  },
  { when: 'a tool with nothing', facts: tool('Draws bridges'), status: 'warn', says: ['lacking'], score: 0 },
  {
    when: 'a name inside another word is no platform',
    facts: tool('Windowsill and Androidisch'),
    status: 'warn',
    says: ['lacking'],
    score: 0,
  },
  { when: 'a Chinese tool', facts: tool('免费，适用于Windows和Android，版本2.4.1', {}, 'zh'), status: 'pass', says: ['stated'], score: 1 },
  {
    when: 'without a lexicon the word for free is left out',
    facts: tool('Ilmainen, Windows, v2', {}, 'fi'),
    status: 'pass',
    says: ['stated'],
    score: 1,
  },
  { when: 'an article', facts: name('article'), status: 'na', says: ['not-for-type'] },
  { when: 'a home page', facts: name('home'), status: 'na', says: ['not-for-type'] },
  { when: 'the offer is unknown', facts: { ...product(), offer: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
