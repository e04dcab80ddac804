import { expect } from 'vitest';
import type { DateFact, PageType } from '../../../checks/core/facts/about.ts';
import signal from '../../../checks/signals/date-visible.ts';
import { failure } from '../../support/facts.ts';
import { frame } from '../../support/frames.ts';
import { testSignal } from '../../support/signal-table.ts';

const { visibleOnly, metadataOnly } = signal.limits;
const date = (more: Partial<DateFact>): DateFact => ({
  from: 'text',
  role: 'published',
  raw: '15 March 2024',
  iso: '2024-03-15',
  hasTime: false,
  hasZone: false,
  visible: true,
  near: 'title',
  label: 'published',
  selector: 'p',
  ...more,
});
const markup = (iso: string | null, more: Partial<DateFact> = {}) =>
  date({ from: 'json-ld', iso, raw: iso ?? 'soon', visible: false, near: null, label: 'Article.datePublished', ...more });
const lastPost = (iso: string) => date({ from: 'time', role: 'unknown', label: '', iso, raw: iso, selector: iso });
const dates = (...list: DateFact[]) => ({ provenance: { dates: list } });
const type = (name: PageType) => ({ options: { pageType: name } });

/** An article by evidence of these weights. */
const weighed = (...weights: number[]) => ({
  type: 'article' as const,
  reason: { code: 'evidence' as const, args: { ids: ['prose-enough'] } },
  evidence: weights.map((weight) => ({ id: 'prose-enough', weight })),
});

const ofSystem = [
  markup('2024-03-15', { label: 'WebPage.datePublished' }),
  date({ from: 'meta', role: 'modified', visible: false, near: null, label: 'article:modified_time' }),
];
const author = {
  role: 'author' as const,
  from: 'json-ld' as const,
  name: 'Jane Doe',
  type: 'Person',
  url: null,
  sameAs: [],
  visible: false,
  selector: '',
};

testSignal(signal, [
  { when: 'days of the content system, and nobody signs', facts: dates(...ofSystem), status: 'na', says: ['metadataOnly'] },
  {
    when: 'days of the content system, and somebody signs',
    facts: { provenance: { dates: ofSystem, names: [author] } },
    status: 'warn',
    says: ['metadataOnly'],
    score: metadataOnly,
  },
  {
    when: 'days of the content system and of an article',
    facts: dates(...ofSystem, markup('2024-03-15')),
    status: 'warn',
    says: ['metadataOnly'],
  },
  {
    when: 'readers see a day in a calendar that is not read, and the markup has a day',
    facts: dates(markup('2026-02-03'), date({ raw: '20 Magh 1432', iso: null })),
    status: 'unchecked',
    says: ['unreadCalendar'],
  },
  { when: 'a time element near the headline', facts: dates(date({ from: 'time' })), status: 'pass', says: ['readable'], score: 1 },
  {
    when: 'a time element at the end',
    facts: dates(date({ from: 'time', near: 'end', role: 'modified' })),
    status: 'pass',
    says: ['readable'],
  },
  { when: 'text equal to JSON-LD', facts: dates(date({}), markup('2024-03-15T23:30:00-05:00')), status: 'pass', says: ['readable'] },
  {
    when: 'Japanese text a day from microdata, across time zones',
    facts: dates(date({ raw: '2024年3月15日', label: '公開日' }), markup('2024-03-16', { from: 'microdata' })),
    status: 'pass',
    says: ['readable'],
  },
  {
    when: 'text two days from JSON-LD',
    facts: dates(date({}), markup('2024-03-17')),
    status: 'warn',
    says: ['visibleOnly'],
    score: visibleOnly,
  },
  { when: 'Arabic text alone', facts: dates(date({ raw: '١٥ مارس ٢٠٢٤', label: 'تاريخ النشر' })), status: 'warn', says: ['visibleOnly'] },
  {
    when: 'text alone without a label',
    facts: dates(date({ role: 'unknown', label: '' })),
    status: 'warn',
    says: ['visibleOnly', 'unlabelled'],
  },
  { when: 'a labelled date elsewhere', facts: dates(date({ near: 'elsewhere' })), status: 'warn', says: ['visibleOnly'] },
  {
    when: 'an unlabelled time element elsewhere is of something else',
    facts: dates(date({ from: 'time', near: 'elsewhere', role: 'unknown', label: '' })),
    status: 'warn',
    says: ['metadataOnly'],
  },
  {
    when: 'today’s date over the headline of an older page',
    facts: dates(date({ raw: 'Saturday, November 21, 2026', iso: '2026-11-21', role: 'unknown', label: '' }), markup('2024-03-15')),
    status: 'warn',
    says: ['metadataOnly'],
  },
  {
    when: 'today’s date where no other is known',
    facts: dates(date({ raw: 'November 21, 2026', iso: '2026-11-21', role: 'unknown', label: '' })),
    status: 'warn',
    says: ['visibleOnly', 'unlabelled'],
  },
  {
    when: 'today’s date that the markup has too',
    facts: dates(date({ raw: 'November 21, 2026', iso: '2026-11-21', role: 'unknown', label: '' }), markup('2026-11-21')),
    status: 'pass',
    says: ['readable', 'unlabelled'],
  },
  {
    when: 'an unlabelled time before a labelled date',
    facts: dates(date({ from: 'time', iso: '2018-06-15', role: 'unknown', label: '', near: 'end' }), date({})),
    status: 'warn',
    says: ['visibleOnly'],
    also: ({ value }) => expect(value).toBe('2024-03-15'),
  },
  { when: 'JSON-LD alone', facts: dates(markup('2024-03-15')), status: 'warn', says: ['metadataOnly'], score: metadataOnly },
  {
    when: 'meta alone, in a language whose months nobody knows',
    facts: { ...dates(markup('2024-03-15')), language: { page: 'tlh' } },
    status: 'unchecked',
    says: ['monthsUnknown'],
  },
  {
    when: 'nothing, in a language whose months nobody knows',
    facts: { ...dates(), language: { page: 'tlh' } },
    status: 'unchecked',
    says: ['monthsUnknown'],
  },
  {
    when: 'a date seen in such a language',
    facts: { ...dates(date({ from: 'time' })), language: { page: 'tlh' } },
    status: 'pass',
    says: ['readable'],
  },
  {
    when: 'meta alone in a language that writes months as numbers',
    facts: { ...dates(markup('2024-03-15')), language: { page: 'yue' } },
    status: 'warn',
    says: ['metadataOnly'],
  },
  { when: 'nothing, in Burmese', facts: { ...dates(), language: { page: 'my' } }, status: 'fail', says: ['none'] },
  { when: 'nothing, in no known language', facts: { ...dates(), language: { page: 'und' } }, status: 'fail', says: ['none'] },
  {
    when: 'text equal to a meta element',
    facts: dates(date({}), markup('2024-03-15T10:00:00Z', { from: 'meta', label: 'article:published_time' })),
    status: 'pass',
    says: ['readable'],
    score: 1,
  },
  {
    when: 'Greek text equal to a meta element',
    facts: {
      ...dates(date({ raw: '15 Μαρτίου 2024', label: '' }), markup('2024-03-15', { from: 'meta', label: 'dcterms.issued' })),
      language: { page: 'el' },
    },
    status: 'pass',
    says: ['readable'],
  },
  {
    when: 'hours ago, with the day in the markup',
    facts: dates(date({ raw: '2 hours ago', relative: '2 hours ago' }), markup('2024-03-15')),
    status: 'pass',
    says: ['readable'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('“2 hours ago”, Mar 15, 2024'),
  },
  {
    when: 'hours ago, and no day anywhere',
    facts: dates(date({ raw: 'před 2 hodinami', relative: 'před 2 hodinami', iso: null })),
    status: 'warn',
    says: ['relativeOnly'],
    score: visibleOnly,
  },
  {
    when: 'meta alone',
    facts: dates(markup('2024-03-15', { from: 'meta', label: 'article:published_time' })),
    status: 'warn',
    says: ['metadataOnly'],
  },
  { when: 'a hidden time element', facts: dates(date({ from: 'time', visible: false })), status: 'warn', says: ['metadataOnly'] },
  { when: 'a month alone is no date', facts: dates(markup('2024-03')), status: 'fail', says: ['none'] },
  { when: 'a date that cannot be read', facts: dates(markup(null)), status: 'fail', says: ['none'] },
  {
    when: 'the URL alone',
    facts: dates(markup('2024-03-15', { from: 'url', label: 'path', selector: '' })),
    status: 'fail',
    says: ['none', 'inUrl'],
  },
  { when: 'nothing', facts: dates(), status: 'fail', says: ['none'], score: 0 },
  {
    when: 'nothing, on what only might be an article',
    facts: { ...dates(), pageType: weighed(0.4, -2.8) },
    status: 'warn',
    says: ['none'],
  },
  { when: 'nothing, on what looks like an article', facts: { ...dates(), pageType: weighed(1.8, -0.5) }, status: 'fail', says: ['none'] },
  {
    when: 'nothing, on what its owner calls an article',
    facts: { ...dates(), pageType: { ...weighed(0.4, -2.8), type: 'service' as const } },
    ...type('article'),
    status: 'fail',
    says: ['none'],
  },
  ...[dates(), dates(markup('2024-03-15'))].map((found) => ({
    when: 'an article in a frame, where its date may be',
    facts: { ...found, parts: { frames: [frame(0.8)] }, main: { words: 8 } },
    status: 'unchecked' as const,
    says: ['framed'],
  })),
  {
    when: 'an article in a frame whose date is beside it',
    facts: { ...dates(date({ from: 'time' })), parts: { frames: [frame(0.8)] }, main: { words: 8 } },
    status: 'pass',
    says: ['readable'],
  },
  {
    when: 'a frame in an article',
    facts: { ...dates(), parts: { frames: [frame(0.8)] }, main: { words: 50 } },
    status: 'fail',
    says: ['none'],
  },
  {
    when: 'a player and little text',
    facts: { ...dates(), parts: { frames: [frame(0.8, { player: true })] }, main: { words: 8 } },
    status: 'fail',
    says: ['none'],
  },
  ...(['docs', 'faq'] as const).map((name) => ({
    when: `${name} without a date`,
    facts: dates(),
    ...type(name),
    status: 'na' as const,
    says: ['none', 'noneGiven'],
  })),
  {
    when: 'documentation that shows its date as text: never worse than without one',
    facts: dates(date({ role: 'modified' })),
    ...type('docs'),
    status: 'pass',
    says: ['visibleOnly'],
    score: 1,
  },
  {
    when: 'documentation with a date in its markup',
    facts: dates(markup('2024-03-15')),
    ...type('docs'),
    status: 'na',
    says: ['metadataOnly'],
  },
  ...(['product', 'service', 'listing', 'home', 'about', 'local', 'tool', 'utility'] as const).map((name) => ({
    when: `${name}, with a date or without`,
    facts: dates(date({})),
    ...type(name),
    status: 'na' as const,
    says: ['not-for-type'],
  })),
  {
    when: 'a list of threads, the latest first: the days are not of the list',
    facts: dates(...['2024-03-15', '2024-03-14', '2023-11-02'].map(lastPost)),
    ...type('forum'),
    status: 'na',
    says: ['ofThreads'],
  },
  {
    when: 'a thread, the oldest post first',
    facts: dates(...['2023-11-02', '2024-03-14', '2024-03-15'].map(lastPost)),
    ...type('forum'),
    status: 'pass',
    says: ['readable', 'unlabelled'],
    also: ({ value }) => expect(value).toBe('2023-11-02'),
  },
  {
    when: 'a thread with its best answer first, whose publication the markup has',
    facts: dates(markup('2023-11-02'), ...['2024-03-15', '2023-11-02', '2024-03-14'].map(lastPost)),
    ...type('forum'),
    status: 'pass',
    says: ['readable', 'unlabelled'],
  },
  ...(['forum', 'media'] as const).map((name) => ({
    when: `${name} without a date`,
    facts: dates(),
    ...type(name),
    status: 'fail' as const,
    says: ['none'],
  })),
  { when: 'a page of unknown type without a date', facts: dates(), ...type('other'), status: 'na', says: ['noneGiven'] },
  {
    when: 'such a page with a day in its URL alone',
    facts: dates(markup('2024-03-15', { from: 'url', label: 'path', selector: '' })),
    ...type('other'),
    status: 'na',
    says: ['noneGiven'],
  },
  { when: 'such a page with a day', facts: dates(date({})), ...type('other'), status: 'warn', says: ['visibleOnly'] },
  {
    when: 'such a page with a day for programs alone',
    facts: dates(markup('2024-03-15')),
    ...type('other'),
    status: 'warn',
    says: ['metadataOnly'],
  },
  { when: 'the dates could not be collected', facts: { provenance: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
