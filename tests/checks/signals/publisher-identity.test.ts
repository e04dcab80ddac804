import { expect } from 'vitest';
import type { Block } from '../../../checks/core/facts/text.ts';
import type { DataItem } from '../../../checks/core/facts/structured-data.ts';
import type { NameFact } from '../../../checks/core/facts/about.ts';
import signal from '../../../checks/signals/publisher-identity.ts';
import { findProvenance } from '../../../checks/derive/provenance/provenance.ts';
import { blank, failure, type Changes } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const { withoutMarkup } = signal.limits;
const item = (type: string, properties: DataItem['properties'], more: Partial<DataItem> = {}): DataItem => ({
  format: 'json-ld',
  block: 1,
  types: [type],
  id: null,
  top: true,
  properties,
  pointer: '',
  selector: 'script',
  ...more,
});
const whole = {
  name: ['Example Ltd'],
  url: ['https://www.example.com/'],
  sameAs: ['https://social.example/e'],
  logo: ['https://example.com/l.png'],
};
const name = (from: NameFact['from'], text: string, more: Partial<NameFact> = {}): NameFact => ({
  role: 'publisher',
  from,
  name: text,
  type: '',
  url: null,
  sameAs: [],
  visible: false,
  selector: 'title',
  ...more,
});
const block = (text: string): Block => ({
  tag: 'p',
  text,
  units: 2,
  region: 'footer',
  main: false,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: 'p',
});
const about = [{ url: 'https://example.com/about', text: 'About', selector: 'a' }];
/** The names in the page and in its structured data, as the derivation finds them. */
const texts = (items: DataItem[], url: string, names: NameFact[]): NameFact[] => [
  ...findProvenance({
    url,
    language: 'en',
    head: { ...blank.head, titles: [], metas: [], links: [] },
    blocks: [],
    items,
    times: [],
    relAuthors: [],
    links: [],
  }).names,
  ...names,
];
const page = (
  items: DataItem[],
  { text = 'Example Ltd', links = true as boolean | 'indirect', names = [] as NameFact[], url = 'https://example.com/page' } = {},
): Changes => ({
  page: { url },
  structuredData: { items },
  text: { blocks: [block(text)] },
  provenance: {
    names: texts(items, url, names),
    aboutLinks: links === 'indirect' ? about.map((one) => ({ ...one, indirect: true as const })) : links ? about : [],
  },
});

testSignal(signal, [
  {
    when: 'everything',
    facts: page([item('Organization', whole, { id: 'https://example.com/#org' })]),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'a name that ends in a full stop',
    facts: page([item('Organization', { ...whole, name: ['Example Ltd.'] }, { id: 'https://example.com/#org' })]),
    status: 'pass',
    says: ['identified', 'couldAdd'],
    also: ({ findings }) => expect(findings[0]!.message).toBe('The publisher is identified: Example Ltd.'),
  },
  {
    when: 'as publisher by reference',
    facts: page([item('NewsArticle', { publisher: [{ '@id': '#org' }] }), item('Organization', whole, { id: '#org', top: false })]),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'through the site the page is part of',
    facts: page([
      item('WebPage', { isPartOf: [{ '@type': 'WebSite', publisher: [{ '@type': 'Organization', '@id': '#org', ...whole }] }] }),
    ]),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'nested in the article',
    facts: page([item('Article', { publisher: [{ '@type': 'Organization', ...whole }] })]),
    status: 'pass',
    says: ['identified', 'couldAdd'],
    score: 0.9,
  },
  {
    when: 'exactly enough',
    facts: page([item('Organization', { ...whole, logo: [], sameAs: [] }, { id: '#org' })]),
    status: 'pass',
    says: ['identified', 'couldAdd'],
    score: 0.7,
  },
  {
    when: 'just too little',
    facts: page([item('Organization', { name: ['Example Ltd'], url: ['https://example.com'], image: ['x'] })], { links: false }),
    status: 'pass',
    says: ['identified', 'couldAdd'],
    score: 0.6,
  },
  {
    when: 'not visible, Chinese',
    facts: page([item('Organization', { ...whole, name: ['示例公司'] }, { id: '#org' })]),
    status: 'warn',
    says: ['unseen', 'couldAdd'],
    score: 0.7,
  },
  {
    when: 'visible, Arabic',
    facts: page([item('LocalBusiness', { ...whole, name: ['شركة المثال'] }, { id: '#org' })], { text: 'حقوق النشر شركة المثال' }),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'url of another site, profiles on its own, blank id',
    facts: page([
      item('Organization', { ...whole, url: ['https://other.example/'], sameAs: ['https://blog.example.com/', '/about'] }, { id: '_:b0' }),
    ]),
    status: 'pass',
    says: ['identified', 'couldAdd'],
    // As much as without markup.
    score: 0.7,
  },
  {
    when: 'the organisation counts, not the writer',
    facts: page([
      item('Article', {
        author: [{ '@type': 'Person', '@id': '#jane', ...whole }],
        publisher: [{ '@type': 'Organization', name: 'Example Ltd' }],
      }),
    ]),
    status: 'pass',
    says: ['identified', 'couldAdd'],
    score: 0.7,
  },
  {
    when: 'a person’s own site',
    facts: page([item('Person', { ...whole, name: ['Jane Doe'] }, { id: '#jane' })], { text: 'Jane Doe' }),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'no markup, named and with an about link',
    facts: page([], { names: [name('copyright', 'Example Ltd', { visible: true })] }),
    status: 'pass',
    says: ['identified', 'notMarkedUp'],
    score: withoutMarkup,
  },
  {
    when: 'no markup, named in the copyright line alone, Korean',
    facts: page([], { links: false, names: [name('copyright', '㈜예제', { visible: true })] }),
    status: 'pass',
    says: ['identified', 'notMarkedUp'],
    score: withoutMarkup / 2,
  },
  {
    when: 'names that differ in their legal form alone, Japanese',
    facts: page([item('Organization', { ...whole, name: ['株式会社示例'] }, { id: '#org' })], {
      text: '株式会社示例',
      names: [name('site-name', '示例')],
    }),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'the logo writes the name without accent and ending',
    facts: page([item('Organization', { ...whole, name: ['Ejemplo.pe'] }, { id: '#org' })], {
      text: 'x',
      names: [name('logo', 'Éjemplo')],
    }),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'the header shows the name without its legal form, Japanese',
    facts: page([item('Organization', { ...whole, name: ['株式会社示例'] }, { id: '#org' })], {
      text: 'x',
      names: [name('title-suffix', '示例', { visible: true })],
    }),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'a name in the metadata alone is not shown',
    facts: page([item('Organization', { ...whole, name: ['Ejemplo'] }, { id: '#org' })], {
      text: 'x',
      names: [name('site-name', 'Éjemplo')],
    }),
    status: 'warn',
    says: ['unseen', 'couldAdd'],
    score: 0.7,
  },
  {
    when: 'no markup, named',
    facts: page([], { links: false, names: [name('site-name', 'Example Ltd')] }),
    status: 'warn',
    says: ['unreachable'],
    score: withoutMarkup / 2,
  },
  { when: 'nothing but an about link', facts: page([]), status: 'warn', says: ['unnamed'], score: withoutMarkup / 2 },
  {
    when: 'a line of nothing but the domain, and an about link',
    facts: page([], { text: ' Example.com ' }),
    status: 'pass',
    says: ['identified', 'notMarkedUp'],
    score: withoutMarkup,
    also: ({ value }) => expect(value).toBe('Example.com'),
  },
  { when: 'the domain in a sentence', facts: page([], { text: 'Write to desk@example.com' }), status: 'warn', says: ['unnamed'] },
  {
    when: 'a link to terms or the parent site is half a way',
    facts: page([item('Organization', whole, { id: '#org' })], { links: 'indirect' }),
    status: 'pass',
    says: ['identified', 'couldAdd'],
    score: 0.95,
  },
  {
    when: 'no markup, named, and half a way',
    facts: page([], { links: 'indirect', names: [name('site-name', 'Example Ltd')] }),
    status: 'pass',
    says: ['identified', 'notMarkedUp'],
    score: withoutMarkup * 0.75,
  },
  { when: 'no name, and half a way', facts: page([], { links: 'indirect' }), status: 'warn', says: ['unnamed'], score: withoutMarkup / 4 },
  {
    when: 'a name in a longer one that says what the pages are',
    facts: page([item('Organization', { ...whole, name: ['Read the Docs'] }, { id: '#org' })], {
      text: 'Read the Docs',
      names: [name('site-name', 'Read the Docs user documentation')],
    }),
    status: 'pass',
    says: ['identified'],
  },
  {
    when: 'a name in a longer one, Arabic',
    facts: page([item('Organization', { ...whole, name: ['شركة المثال'] }, { id: '#org' })], {
      text: 'شركة المثال',
      names: [name('site-name', 'شركة المثال الإخبارية')],
    }),
    status: 'pass',
    says: ['identified'],
  },
  {
    when: 'a name that is escaped in the JSON only',
    facts: page([item('WebSite', { name: ['Boil &amp; Brew'] })], { text: 'Boil & Brew', names: [name('site-name', 'Boil & Brew')] }),
    status: 'pass',
    says: ['identified', 'notMarkedUp'],
  },
  {
    when: 'names that only share a word',
    facts: page([item('WebSite', { name: ['Example Tea'] })], { text: 'Example Tea', names: [name('site-name', 'Example Coffee')] }),
    status: 'warn',
    says: ['namesDiffer', 'notMarkedUp'],
  },
  { when: 'nothing', facts: page([], { links: false }), status: 'warn', says: ['unnamed'], score: 0 },
  {
    when: 'one name holds the other',
    facts: page([item('Organization', whole, { id: '#org' })], { names: [name('site-name', 'Example')] }),
    status: 'pass',
    says: ['identified'],
  },
  {
    when: 'the service that hosts the blog is no other name of it',
    facts: page([item('BlogPosting', { publisher: [{ '@type': 'Organization', name: 'Example' }] })], {
      url: 'https://jane.example.com/a',
      text: '봄날 부엌',
      names: [name('site-name', '봄날 부엌', { visible: true })],
    }),
    status: 'pass',
    says: ['identified', 'notMarkedUp'],
  },
  {
    when: 'another name in WebSite, told as such',
    facts: page([item('Organization', whole, { id: '#org' }), item('WebSite', { name: ['Tea Weekly'] })], {
      names: [name('site-name', 'Example')],
    }),
    status: 'warn',
    says: ['namesDiffer'],
    also: ({ findings }) => expect(JSON.stringify(findings[0]!.evidence)).toContain('WebSite.name'),
  },
  {
    when: 'a site with another name than the company behind it',
    facts: page([item('Organization', { ...whole, legalName: ['Example Holding'] }, { id: '#org' })], {
      names: [name('site-name', 'Tea Weekly')],
    }),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'the domain as the name of the site, and a name that has its first part',
    facts: page([item('Organization', { ...whole, name: ['90% Noticias | Con primicias'] }, { id: '#org' })], {
      url: 'https://90noticias.example/a',
      text: '90% Noticias',
      names: [name('site-name', '90noticias.example')],
    }),
    status: 'pass',
    says: ['identified', 'couldAdd'],
  },
  {
    when: 'a name and its initials',
    facts: page([item('Organization', { ...whole, name: ['Example Tea Agency'] }, { id: '#org' })], {
      text: 'Example Tea Agency',
      names: [name('site-name', 'ETA')],
    }),
    status: 'pass',
    says: ['identified'],
  },
  {
    when: 'a category at the end of the title is no name of the site',
    facts: page([item('Organization', whole, { id: '#org' })], { names: [name('title-suffix', 'Kitchen')] }),
    status: 'pass',
    says: ['identified'],
  },
  {
    when: 'a part of the site at the end of the title, and its declared name, both with the name of the domain',
    facts: page([item('Organization', { ...whole, name: ['Tea World Monthly'], url: ['https://teaworld.example/'] }, { id: '#org' })], {
      url: 'https://teaworld.example/a',
      text: 'Tea World Monthly',
      names: [name('title-suffix', 'Tea World Forum'), name('site-name', 'Tea World Monthly')],
    }),
    status: 'pass',
    says: ['identified'],
  },
  {
    when: 'a name in the title that resembles the domain, and another declared',
    facts: page([item('Organization', { ...whole, url: ['https://teaworld.example/'] }, { id: '#org' })], {
      url: 'https://teaworld.example/a',
      names: [name('title-suffix', 'Tea World'), name('site-name', 'Coffee Weekly')],
    }),
    status: 'warn',
    says: ['namesDiffer'],
  },
  {
    when: 'what an article is about is not who publishes it',
    facts: page([item('Article', { about: [{ '@type': 'Organization', ...whole }] })], { text: 'Example Ltd', links: false }),
    status: 'warn',
    says: ['unnamed'],
    score: 0,
  },
  {
    when: 'what the page of a site is about is, Russian',
    facts: page([item('WebPage', { about: [{ '@type': 'Organization', '@id': '#org', ...whole, name: ['ООО «Пример»'] }] })], {
      text: 'ООО «Пример»',
    }),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'a kind of organisation that ends in no word for it',
    facts: page([item('Consortium', whole, { id: '#org' })]),
    status: 'pass',
    says: ['identified'],
    score: 1,
  },
  {
    when: 'a site with a name of its own is not its writer’s',
    facts: page([item('Article', { author: [{ '@type': 'Person', '@id': '#jane', ...whole, name: ['Jane Doe'] }] })], {
      text: 'Jane Doe Tea Weekly',
      names: [name('site-name', 'Tea Weekly')],
    }),
    status: 'pass',
    says: ['identified', 'notMarkedUp'],
    score: withoutMarkup,
  },
  {
    when: 'a name that is no entity',
    facts: page([item('Article', { publisher: ['Example Ltd', null, 5, { '@type': 'Organization' }] })], { links: false }),
    status: 'warn',
    says: ['unreachable'],
    score: withoutMarkup / 2,
  },
  {
    when: 'what is no name',
    facts: page([item('Article', { publisher: [null, 5, { '@type': 'Organization' }] })], { links: false }),
    status: 'warn',
    says: ['unnamed'],
    score: 0,
  },
  { when: 'utility', options: { pageType: 'utility' }, status: 'na', says: ['not-for-type'] },
  { when: 'structured data could not be collected', facts: { structuredData: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
