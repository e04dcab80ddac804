import { expect } from 'vitest';
import type { DateFact } from '../../../checks/core/facts/about.ts';
import type { SitemapFact } from '../../../checks/core/facts/site.ts';
import signal from '../../../checks/signals/date-agreement.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const { publishedDays, publishedHalfDays, modifiedDays, scheduledDays, futureDays, bumpedHours, oldDays } = signal.limits;
const now = Date.UTC(2026, 10, 21);
const iso = (days: number, from = Date.UTC(2026, 2, 15)) => new Date(from + days * 86_400_000).toISOString().slice(0, 10);
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
const date = (value: string | null, more: Partial<DateFact> = {}): DateFact => ({
  from: 'text',
  role: 'published',
  raw: value ?? 'soon',
  iso: value,
  hasTime: (value?.length ?? 0) > 10,
  hasZone: /(?:Z|[+-]\d\d:\d\d)$/.test(value?.slice(10) ?? ''),
  visible: true,
  near: 'title',
  label: '',
  selector: 'p',
  ...more,
});
const markup = (value: string | null, more: Partial<DateFact> = {}) =>
  date(value, { from: 'json-ld', visible: false, near: null, label: 'Article.datePublished', ...more });
const revised = (value: string, more: Partial<DateFact> = {}) =>
  markup(value, { role: 'modified', label: 'Article.dateModified', ...more });
const meta = (value: string, more: Partial<DateFact> = {}) => markup(value, { from: 'meta', label: 'article:published_time', ...more });
const dates = (...list: DateFact[]) => ({ provenance: { dates: list } });
const listed = (lastmod: string | null, match: 'exact' | 'variant' = 'exact'): Partial<SitemapFact> => ({
  entries: [{ file: '/sitemap.xml', loc: 'https://example.com/page', lastmod, match }],
});

testSignal(signal, [
  ...(['product', 'service', 'listing', 'home', 'about', 'local', 'tool', 'utility'] as const).map((type) => ({
    when: type,
    facts: dates(date(iso(0)), markup(iso(90))),
    options: { pageType: type },
    status: 'na' as const,
    says: ['not-for-type'],
  })),
  ...(['docs', 'forum', 'other'] as const).map((type) => ({
    when: type,
    facts: dates(date(iso(0)), markup(iso(90))),
    options: { pageType: type },
    status: 'warn' as const,
    says: ['publishedApart'],
  })),
  ...(['microdata', 'rdfa', 'meta'] as const).flatMap((from) => [
    {
      when: `${from} is a source like JSON-LD, a day apart`,
      facts: dates(date(iso(0)), markup(iso(1), { from })),
      status: 'pass' as const,
      says: ['agree'],
    },
    {
      when: `${from} is a source like JSON-LD, far apart`,
      facts: dates(date(iso(0)), markup(iso(90), { from })),
      status: 'warn' as const,
      says: ['publishedApart'],
    },
  ]),
  { when: 'the same day everywhere', facts: dates(date(iso(0)), markup(iso(0)), meta(iso(0))), status: 'pass', says: ['agree'], score: 1 },
  {
    when: 'Chinese text and markup',
    facts: dates(date(iso(0), { raw: '2026年3月15日' }), markup(iso(0))),
    status: 'pass',
    says: ['agree'],
  },
  { when: 'published within the limit', facts: dates(date(iso(0)), markup(iso(publishedDays))), status: 'pass', says: ['agree'] },
  {
    when: 'published beyond it',
    facts: dates(date(iso(0)), markup(iso(publishedDays + 1))),
    status: 'warn',
    says: ['publishedApart'],
    score: 0.75,
  },
  {
    when: 'created long before',
    facts: dates(date(iso(0)), markup(iso(0)), markup(iso(-90), { role: 'unknown', label: 'Article.dateCreated' })),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'posts of a thread, the first of which the markup confirms',
    facts: dates(markup(iso(0)), ...[0, 3, 90].map((days) => date(iso(days), { from: 'time', label: 'posted' }))),
    options: { pageType: 'forum' },
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'posts of a thread, none of which the markup confirms',
    facts: dates(markup(iso(-90)), ...[0, 3].map((days) => date(iso(days), { from: 'time', label: 'posted' }))),
    options: { pageType: 'forum' },
    status: 'warn',
    says: ['publishedApart'],
  },
  {
    when: 'published within the wider limit',
    facts: dates(date(iso(0)), markup(iso(publishedHalfDays))),
    status: 'warn',
    says: ['publishedApart'],
    score: 0.75,
  },
  {
    when: 'published far apart',
    facts: dates(date(iso(0)), markup(iso(publishedHalfDays + 1))),
    status: 'warn',
    says: ['publishedApart'],
    score: 0.5,
  },
  {
    when: 'revised within the limit',
    facts: { ...dates(date(iso(0)), revised(iso(30))), sitemap: listed(iso(30 + modifiedDays)) },
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'revised beyond it',
    facts: { ...dates(date(iso(0)), revised(iso(30))), sitemap: listed(iso(31 + modifiedDays)) },
    status: 'warn',
    says: ['modifiedApart'],
    score: 0.5,
  },
  {
    when: 'both apart',
    facts: { ...dates(date(iso(0)), markup(iso(20)), revised(iso(30))), sitemap: listed(iso(60)) },
    status: 'warn',
    says: ['publishedApart', 'modifiedApart'],
    score: 0,
  },
  {
    when: 'lastmod of a variant of the URL is another page’s',
    facts: { ...dates(date(iso(0)), revised(iso(30))), sitemap: listed(iso(90), 'variant') },
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'an unlabelled date near the revision',
    facts: dates(date(iso(30), { role: 'unknown' }), markup(iso(0)), revised(iso(30))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'an unlabelled date near publication',
    facts: dates(date(iso(0), { role: 'unknown' }), markup(iso(0)), revised(iso(30))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'two unlabelled time elements, publication and revision',
    facts: dates(date(iso(0), { role: 'unknown', from: 'time' }), date(iso(30), { role: 'unknown', from: 'time' }), markup(iso(0))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'today’s date over the headline',
    facts: dates(date(ago(0).slice(0, 10), { role: 'unknown' }), markup(iso(0)), meta(iso(0))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'an unlabelled date before the only revision is publication',
    facts: dates(date(iso(-676), { role: 'unknown' }), meta(iso(0), { role: 'modified', label: 'og:updated_time' })),
    status: 'pass',
    says: ['agree'],
    score: 1,
  },
  {
    when: 'an unlabelled date near the only revision is the revision',
    facts: { ...dates(date(iso(-modifiedDays), { role: 'unknown' }), meta(iso(0), { role: 'modified' })), sitemap: listed(iso(30)) },
    status: 'warn',
    says: ['modifiedApart'],
    score: 0.5,
  },
  {
    when: 'unlabelled dates beside a labelled one are of something else',
    facts: dates(date(iso(0), { label: 'published' }), date(iso(-900), { role: 'unknown', from: 'time', near: 'end' }), markup(iso(0))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'unlabelled dates beside one that the markup has',
    facts: dates(date(iso(0), { role: 'unknown' }), date(iso(-4), { role: 'unknown', near: 'end' }), markup(iso(0))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'an unlabelled date alone against the markup',
    facts: dates(date(iso(-4), { role: 'unknown' }), markup(iso(0))),
    status: 'warn',
    says: ['publishedApart'],
    score: 0.75,
  },
  {
    when: 'today’s date over the headline against the sitemap alone',
    facts: { ...dates(date(ago(0).slice(0, 10), { role: 'unknown' })), sitemap: listed(iso(0)) },
    status: 'na',
    says: ['tooFew'],
  },
  {
    when: 'last saved the day before the day for which it was scheduled',
    facts: dates(date(iso(1)), markup(iso(1)), revised(iso(0))),
    status: 'pass',
    says: ['agree', 'scheduled'],
    score: 1,
  },
  {
    when: 'last saved as long before as a schedule may be',
    facts: dates(date(iso(scheduledDays)), markup(iso(scheduledDays)), revised(iso(0))),
    status: 'pass',
    says: ['agree', 'scheduled'],
  },
  {
    when: 'revision longer before publication than any schedule',
    facts: dates(date(iso(scheduledDays + 1)), markup(iso(scheduledDays + 1)), revised(iso(0))),
    status: 'fail',
    says: ['modifiedFirst'],
    score: 0,
  },
  {
    when: 'readers see the revision the day before publication',
    facts: dates(date(iso(1), { label: 'published' }), date(iso(0), { role: 'modified', label: 'updated' }), markup(iso(1))),
    status: 'fail',
    says: ['modifiedFirst'],
    score: 0,
  },
  {
    when: 'revision on the day of publication',
    facts: dates(date(iso(0)), markup(`${iso(0)}T10:00:00Z`), revised(iso(0))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'revision an hour before publication',
    facts: dates(date(iso(0)), markup(`${iso(0)}T10:00:00+01:00`), revised(`${iso(0)}T09:00:00+01:00`)),
    status: 'pass',
    says: ['agree', 'scheduled'],
  },
  {
    when: 'the same in the meta elements',
    facts: dates(date(iso(0)), meta(`${iso(0)}T10:00:00Z`), meta(`${iso(0)}T09:00:00Z`, { role: 'modified' })),
    status: 'pass',
    says: ['agree', 'scheduled'],
  },
  {
    when: 'revision before publication, each in a source of its own',
    facts: dates(date(iso(0), { label: 'published' }), revised(iso(-90))),
    status: 'fail',
    says: ['modifiedFirst'],
    score: 0,
  },
  {
    when: 'one revision before publication and one after it, in two sources',
    facts: dates(date(iso(0), { label: 'published' }), revised(iso(-3)), meta(iso(2), { role: 'modified' })),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'within the limit of the future',
    facts: dates(date(ago(-futureDays).slice(0, 10), { from: 'time' }), markup(ago(-futureDays).slice(0, 10))),
    status: 'pass',
    says: ['agree'],
  },
  { when: 'in the future', facts: dates(markup(ago(-futureDays - 1).slice(0, 10))), status: 'fail', says: ['future'] },
  {
    when: 'a labelled date in the future',
    facts: dates(date(ago(-futureDays - 1).slice(0, 10), { label: 'published' })),
    status: 'fail',
    says: ['future'],
  },
  {
    when: 'the unlabelled date of an event to come',
    facts: { ...dates(date(ago(-111).slice(0, 10), { role: 'unknown' })), sitemap: listed(null) },
    status: 'na',
    says: ['tooFew'],
  },
  {
    when: 'JSON-LD with the week of a year, as ISO 8601 allows',
    facts: { ...dates(markup(null, { raw: '2026-W44-7' })), sitemap: listed(null) },
    status: 'na',
    says: ['tooFew'],
  },
  { when: 'JSON-LD that is no date', facts: dates(markup(null)), status: 'fail', says: ['unreadable'] },
  {
    when: 'a year alone is a date of little use, no fault',
    facts: dates(markup('2026'), date(iso(0)), meta(iso(0))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'renewed today over an old visible date',
    facts: dates(date(ago(oldDays + 1).slice(0, 10)), revised(ago(bumpedHours / 24))),
    status: 'warn',
    says: ['bumped'],
  },
  {
    when: 'renewed a little longer ago',
    facts: dates(date(ago(oldDays + 1).slice(0, 10)), revised(ago(bumpedHours / 24 + 0.01))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'renewed over a younger date',
    facts: dates(date(ago(oldDays).slice(0, 10)), revised(ago(0.5))),
    status: 'pass',
    says: ['agree'],
  },
  {
    when: 'renewed, and readers see it',
    facts: dates(date(ago(400).slice(0, 10)), date(ago(0.5).slice(0, 10), { role: 'modified', label: 'updated' }), revised(ago(0.5))),
    status: 'pass',
    says: ['agree'],
  },
  { when: 'a time without zone', facts: dates(date(iso(0)), markup(`${iso(0)}T10:00:00`)), status: 'pass', says: ['agree', 'noZone'] },
  {
    when: 'Last-Modified is only a hint',
    facts: {
      ...dates(date(iso(0)), markup(iso(0))),
      response: { headers: [{ name: 'last-modified', value: 'Fri, 20 Nov 2026 10:00:00 GMT' }] },
    },
    status: 'pass',
    says: ['agree', 'lastModified'],
  },
  {
    when: 'Last-Modified of a refusal',
    facts: {
      ...dates(date(iso(0)), markup(iso(0))),
      response: { status: 403, headers: [{ name: 'last-modified', value: 'Fri, 20 Nov 2026 10:00:00 GMT' }] },
    },
    status: 'pass',
    says: ['agree'],
  },
  { when: 'one source', facts: dates(markup(iso(0)), revised(iso(30))), status: 'na', says: ['tooFew'] },
  {
    when: 'one source and a sitemap that cannot be read',
    facts: { ...dates(markup(iso(0))), sitemap: failure() },
    status: 'unchecked',
    says: ['sitemapUnknown'],
  },
  {
    when: 'one source and a sitemap still pending',
    facts: { ...dates(date(iso(0))), sitemap: null },
    status: 'unchecked',
    says: ['sitemapUnknown'],
  },
  {
    when: 'two sources without the sitemap',
    facts: { ...dates(date(iso(0)), markup(iso(0))), sitemap: failure() },
    status: 'pass',
    says: ['agree'],
  },
  { when: 'the URL is no source', facts: dates(markup(iso(0)), markup(iso(40), { from: 'url' })), status: 'na', says: ['tooFew'] },
  {
    when: 'readers see only how long ago',
    facts: dates(date(iso(0), { relative: '2 hours ago' }), meta(iso(0))),
    status: 'na',
    says: ['onlyAgo'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('“2 hours ago”'),
  },
  {
    when: 'the same in Arabic',
    facts: dates(date(iso(0), { relative: 'قبل ساعتين' }), meta(iso(0)), meta(iso(30), { role: 'modified' })),
    status: 'na',
    says: ['onlyAgo'],
  },
  { when: 'how long ago and nothing else', facts: dates(date(null, { relative: '2 hours ago' })), status: 'na', says: ['tooFew'] },
  {
    when: 'how long ago beside two other sources',
    facts: dates(date(iso(0), { relative: '2 hours ago' }), meta(iso(0)), markup(iso(0))),
    status: 'pass',
    says: ['agree'],
  },
  { when: 'nothing', facts: dates(), status: 'na', says: ['tooFew'] },
]);
