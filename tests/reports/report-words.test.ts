import { describe, expect, test } from 'vitest';
import { signals } from '../../checks/signals/index.ts';
import type { Fix, Report, ReportSignal } from '../../checks/core/report/report.ts';
import type { ReportGeo as Geo } from '../../checks/core/report/finding-sentences.ts';
import type { Args, Status } from '../../checks/core/verdict.ts';
import { geoScopeWords, categoryWords, aboutWords, checkCountWords, evidenceMixWords } from '../../reports/report-words.ts';
import { fixLine, describeVerdict, moreObjects, urgencyOf } from '../../reports/verdict-words.ts';
import { languages, openLocale } from '../../words/languages.ts';
import { locale } from '../support/locale.ts';

/** A report in which the first signals have these statuses and all others pass. */
function reportOf(changes: Partial<Record<string, Partial<ReportSignal>>> = {}, others: Partial<Report> = {}): Report {
  const entries = signals.map(({ id, weight }): ReportSignal => ({
    id,
    status: 'pass',
    score: 1,
    weight,
    code: '',
    args: {},
    message: '',
    change: '',
    ...changes[id],
  }));
  const counts: Record<Status, number> = { pass: 0, warn: 0, fail: 0, na: 0, unchecked: 0 };
  for (const { status } of entries) counts[status]++;
  return {
    finalUrl: 'https://site.example/a',
    intent: 'index',
    fixes: [],
    gate: null,
    counts,
    signals: entries,
    language: 'ja',
    pageType: 'article',
    durationMs: { collect: 0, judge: 0, network: 0, total: 430 },
    ...others,
  } as Report;
}
const gate = signals.find((signal) => signal.gate)!.id;
const plain = signals.filter((signal) => !signal.gate).map(({ id }) => id);

describe('the verdict', () => {
  const first = (fails: number, warns: number) =>
    Object.fromEntries(
      plain.slice(0, fails + warns).map((id, index) => [id, { status: index < fails ? ('fail' as const) : ('warn' as const) }]),
    );
  test('a gate comes first, whatever else is wrong', () => {
    const words = describeVerdict(
      reportOf(first(1, 0), { gate: { signal: gate, message: 'Search engines may not index this page.' } }),
      true,
      locale,
    );
    expect(words).toEqual({
      status: 'fail',
      tone: 'fail',
      sentence: 'Search engines may not index this page.',
      level: 'Fix now',
      detail: 'Fix now: people are unlikely to find this page in search.',
    });
  });
  test.each<[signal: string, code: string, cost: string, level?: string]>([
    ['robots-txt-access', 'disallowed', 'people are unlikely to find this page in search.'],
    ['index-directives', 'noindex', 'search engines leave this page out of their results.'],
    ['http-status', 'error', 'search engines leave this page out of their results.'],
    ['http-status', 'endless', 'people are unlikely to find this page in search.', 'Fix now'],
    ['main-content', 'nothing', 'people are unlikely to find this page in search.', 'Fix now'],
  ])('what a failed gate costs, and whether it may be intended: %s, %s', (signal, code, cost, level = 'Fix now, unless intended') => {
    const report = reportOf({ [signal]: { status: 'fail', code } }, { gate: { signal, message: 'Closed.' } });
    expect(describeVerdict(report, true, locale).detail).toBe(`${level}: ${cost}`);
  });
  test.each(Object.keys(languages))('a noindex names the button beside it: %s', async (language) => {
    const { indexDirectives } = await import(`../../words/${language}/checks/index-directives.ts`);
    const { overview } = await import(`../../words/${language}/app/overview.ts`);
    expect(indexDirectives.says.noindex({ directives: [] }).change).toContain(overview.keepOut);
  });
  test.each(Object.keys(languages))('a missing meta description is called a meta description: %s', async (language) => {
    const { metaDescription } = await import(`../../words/${language}/checks/meta-description.ts`);
    expect(metaDescription.says.missing().message).toMatch(/^[^.。]*(?:meta|メタ|تعريفي)/i);
  });
  test('of a page that should be excluded, the opposite is critical', () => {
    const shown = reportOf({}, { intent: 'keep-out', gate: { signal: gate, message: 'Nothing tells search engines so.' } });
    expect(describeVerdict(shown, true, locale).detail).toBe('Fix now: search engines may show this page.');
  });
  test.each([
    [0, 0, 'pass', 'The page passes every check that applies.'],
    [1, 0, 'fail', '1 check failed.'],
    [2, 1, 'fail', '2 checks failed, 1 warning.'],
  ])('%i failed, %i to improve: what is wrong comes first', (fails, warns, tone, sentence) => {
    expect(describeVerdict(reportOf(first(fails, warns), { fixes: [] }), true, locale)).toEqual({
      status: tone,
      tone,
      sentence,
      level: '',
      detail: 'Search engines can index this page.',
    });
  });
  test.each(['partly-read', 'partly-judged'])('of a page that was not read completely, files without facts say so too: %s', (code) => {
    const message = 'Stopped after 5,000 elements; the rest of the page was not read.';
    const report = reportOf({ 'image-alt': { more: [{ status: 'note', code, args: {}, message, change: '' }] } });
    expect(describeVerdict(report, true, locale)).toMatchObject({
      tone: 'warn',
      sentence: 'No problems found in the checks that ran.',
      detail: message,
    });
  });
  const indexable = 'Search engines can index this page.';
  test.each<[what: string, fixes: Partial<Fix>[], detail: string]>([
    [
      'a failure costs now',
      [{ signal: 'title', status: 'fail' }, {}, { class: 'care' }],
      `Fix soon: search results may show another title. ${indexable}`,
    ],
    [
      'what only warns',
      [{ signal: 'crawlable-links' }, {}, { class: 'gain' }],
      `Fix when you can: search engines may not follow its links. ${indexable}`,
    ],
    [
      'a required property is missing',
      [{ signal: 'schema-properties', status: 'fail', class: 'gain' }],
      `Fix when you can: Google may leave out extras in its results, such as an image or the date. ${indexable}`,
    ],
    [
      '1 of 200 links',
      [{ signal: 'link-status', status: 'fail', share: 0.005 }],
      `Fix when you can: visitors may have trouble using this page. ${indexable}`,
    ],
    [
      'upkeep',
      [{ signal: 'image-alt', status: 'fail', class: 'care' }, { class: 'gain' }],
      `Minor: screen reader users may miss something. ${indexable}`,
    ],
    ['a missed gain', [{ signal: 'viewport', class: 'gain' }], `Minor: it may be hard to read on phones. ${indexable}`],
    // A page that may be indexed as another is not called indexable.
    ['another page', [{ class: 'blocks' }, { status: 'fail' }], 'Check this: search may lead people to another page, or to none.'],
    ['nowhere', [{ class: 'blocks', status: 'fail' }], 'Fix soon: search may lead people to another page, or to none.'],
  ])('how bad it is: %s', (_, fixes, detail) => {
    const statuses = Object.fromEntries(fixes.map(({ status = 'warn' }, index) => [plain[index]!, { status }]));
    const report = reportOf(statuses, { fixes: fixes.map((more, index) => fix(more.signal ?? plain[index]!, more)) });
    const { detail: said, tone } = describeVerdict(report, true, locale);
    expect(said).toBe(detail);
    const worst = report.fixes[0]!;
    expect(tone).toBe(worst.class !== 'blocks' && report.fixes.some((one) => urgencyOf(one) === 'fail') ? 'fail' : urgencyOf(worst));
    expect(detail.startsWith('Minor') || detail.startsWith('Fix when'), 'never red').not.toBe(
      tone === 'fail' || detail.startsWith('Check'),
    );
    expect(detail.startsWith(`${describeVerdict(report, true, locale).level}:`)).toBe(true);
  });
  test.each<[signal: string, args: Args, pageType: Report['pageType'], cost: string]>([
    ['meta-description', {}, 'article', 'search results may show text that you did not choose.'],
    ['date-visible', {}, 'article', 'search results may show another date, or none.'],
    [
      'schema-properties',
      { feature: 'Discussion forum' },
      'forum',
      'Google may leave out extras in its results, such as who wrote a post, and when.',
    ],
    [
      'schema-properties',
      { features: ['Product snippet', 'Merchant listing'] },
      'product',
      'Google may leave out extras in its results, such as stars or prices.',
    ],
    [
      'schema-properties',
      { feature: 'Breadcrumb' },
      'product',
      'Google may leave out extras in its results, such as the path to this page.',
    ],
    ['schema-properties', { feature: 'constructor' }, 'product', 'Google may leave out extras in its results.'],
    ['jsonld-syntax', {}, 'forum', 'Google may leave out extras in its results, such as who wrote a post, and when.'],
    ['schema-visible', {}, 'service', 'Google may leave out extras in its results.'],
    ['constructor', {}, 'service', 'visitors may have trouble using this page.'],
  ])('what a problem costs is what the page lacks: %s %o on %s', (signal, args, pageType, cost) => {
    const report = reportOf({}, { pageType, fixes: [fix(signal, { args })] });
    expect(describeVerdict(report, true, locale).detail).toBe(`Fix when you can: ${cost} ${indexable}`);
  });
  test('what is before a colon is as the language has it', async () => {
    const french = await openLocale('pages', ['fr']);
    const report = reportOf({ [plain[0]!]: { status: 'fail' } }, { fixes: [fix(plain[0]!, { status: 'fail' })] });
    const { level, detail } = describeVerdict(report, true, french);
    expect(detail).toContain(`${level}\u00a0: `);
  });
  test('without a failure, the worst of what to improve is named', () => {
    const report = reportOf(first(0, 3), { fixes: [fix('bare', { class: 'gain' }), fix('slow', { class: 'care' })] });
    expect(describeVerdict(report, true, locale)).toMatchObject({ tone: 'warn', sentence: 'bare.' });
  });
  test('warnings that are not worth fixing are no alarm', () => {
    expect(describeVerdict(reportOf(first(0, 3), { fixes: [] }), true, locale)).toMatchObject({
      tone: 'pass',
      sentence: 'Nothing failed; 3 warnings.',
    });
  });
  const fix = (signal: string, more: Partial<Fix>): Fix =>
    ({ signal, args: {}, status: 'warn', class: 'harm', share: 1, message: `${signal}.`, change: '', ...more }) as Fix;
  test('a warning that decides indexing is not red because another check failed', () => {
    const fixes = [fix('astray', { class: 'blocks' }), fix('broken', { status: 'fail' })];
    expect(describeVerdict(reportOf(first(1, 1), { fixes }), true, locale)).toMatchObject({
      status: 'warn',
      tone: 'warn',
      sentence: 'astray.',
      level: 'Check this',
    });
  });
  test('what is urgent is named, also below what is not', () => {
    const fixes = [fix('slow', {}), fix('title', { status: 'fail' })];
    expect(describeVerdict(reportOf(first(1, 1), { fixes }), true, locale)).toMatchObject({
      status: 'fail',
      tone: 'fail',
      sentence: 'title.',
      detail: `Fix soon: search results may show another title. ${indexable}`,
    });
  });
  test('what failed is named', () => {
    const fixes = [fix('broken', { status: 'fail', class: 'care', message: 'https://site.example/c returns 404.' }), fix('slow', {})];
    expect(describeVerdict(reportOf(first(2, 3), { fixes }), true, locale)).toEqual({
      status: 'fail',
      tone: 'warn',
      sentence: '/c returns 404.',
      level: 'Fix when you can',
      detail: 'Fix when you can: visitors may have trouble using this page. Search engines can index this page.',
    });
  });
  test.each<[what: string, of: Partial<Fix>, urgent: boolean]>([
    ['a failure that costs visits or trust', { status: 'fail' }, true],
    ['one that leads search astray', { status: 'fail', class: 'blocks' }, true],
    ['upkeep', { status: 'fail', class: 'care' }, false],
    ['a missed gain', { status: 'fail', class: 'gain' }, false],
    ['1 of 200 links', { status: 'fail', share: 0.005 }, false],
    ['what only warns, as what rests on a heuristic does', { class: 'blocks' }, false],
  ])('red is %s: %o, %s', (_, of, urgent) => expect(urgencyOf(fix('a', of)) === 'fail').toBe(urgent));
  test('only the first sentence of a finding is the headline', () => {
    const fixes = [fix('a', { message: 'No description. Google will choose text.' })];
    expect(describeVerdict(reportOf(first(0, 1), { fixes }), true, locale).sentence).toBe('No description.');
  });
  test('how many more objects there are is said', async () => {
    expect(moreObjects({ object: { name: 'a.png', more: 3 } }, locale)).toBe(' and 3 more');
    expect(moreObjects({ object: { name: 'a.png', more: 0 } }, locale)).toBe('');
    expect(moreObjects({}, locale)).toBe('');
    expect(moreObjects({ object: { name: 'a.png', more: 9 } }, await openLocale('pages', ['ja']))).toContain('9');
  });
  test.each([
    ['No description. Google will choose text from the page.', 'No description.'],
    ['The title “One. Two” is short. Really.', 'The title “One. Two” is short.'],
    ['The server uses HTTP/1.1 only.', 'The server uses HTTP/1.1 only.'],
    ['The canonical points to https://site.example/b?c=1, not here.', 'The canonical points to /b?c=1, not here.'],
    ['It links to https://other.example/b.', 'It links to https://other.example/b.'],
    ['The text is “https://site.example/b”.', 'The text is “https://site.example/b”.'],
    ['Der Titel „Eins. Zwei“ ist kurz. Wirklich.', 'Der Titel „Eins. Zwei“ ist kurz.'],
    ['Der Text ist „https://site.example/b“. Mehr.', 'Der Text ist „https://site.example/b“.'],
    ['„Eins“ https://site.example/b leitet weiter.', '„Eins“ /b leitet weiter.'],
    ['Le titre « Un. Deux » est court. Vraiment.', 'Le titre « Un. Deux » est court.'],
    ['Le texte est « https://site.example/b ».', 'Le texte est « https://site.example/b ».'],
    ['タイトルの「一。二」が短すぎます。本当です。', 'タイトルの「一。二」が短すぎます。'],
    ['https://site.example/b が example.com に移動しました。', '/b が example.com に移動しました。'],
  ])('on one line, %s', (message, problem) => {
    expect(fixLine({ message, change: 'Go there.' }, { finalUrl: 'https://site.example/a' })).toEqual({ problem, change: 'Go there.' });
  });
  test('below a verdict that says the problem, only what to change', () => {
    const message = 'The canonical points to https://site.example/b, not here. Google may follow it.';
    const above = 'The canonical points to /b, not here.';
    const page = { finalUrl: 'https://site.example/a' };
    expect(fixLine({ message, change: 'Go there.' }, page, above)).toEqual({ problem: 'Go there.', change: '' });
    expect(fixLine({ message, change: '' }, page, above).problem).toBe('The canonical points to /b, not here.');
    expect(fixLine({ message: 'Slow.', change: 'Cache.' }, page, above)).toEqual({ problem: 'Slow.', change: 'Cache.' });
  });
  test('for a passed check, its note comes first, with what to do', () => {
    const note = { code: 'signInForm', args: {}, status: 'note' as const, message: 'This looks like a login page.', change: 'Sign in.' };
    const lead = { [gate]: { status: 'pass' as const, leads: true as const, message: 'The page returns 200.', more: [note] } };
    expect(describeVerdict(reportOf({ ...first(1, 0), ...lead }), true, locale)).toEqual({
      status: 'warn',
      tone: 'warn',
      sentence: 'This looks like a login page.',
      level: '',
      detail: 'Sign in.',
    });
  });
  test('what decides indexing comes first, and nothing else about indexing follows', () => {
    const lead = {
      [plain[0]!]: {
        status: 'warn' as const,
        leads: true as const,
        message: 'The canonical points to https://site.example/b, not to this page.',
      },
    };
    const sentence = 'The canonical points to /b, not to this page.';
    const fixes = [fix(plain[0]!, { class: 'blocks' })];
    expect(describeVerdict(reportOf({ ...first(0, 2), ...lead }, { fixes }), true, locale)).toEqual({
      status: 'warn',
      tone: 'warn',
      sentence,
      level: 'Check this',
      detail: 'Check this: search may lead people to another page, or to none.',
    });
    expect(describeVerdict(reportOf(lead, { fixes }), false, locale)).toEqual({
      status: 'warn',
      tone: 'warn',
      sentence,
      level: '',
      detail: '',
    });
  });
  test('of a page that has no score, no score is held down', () => {
    expect(
      describeVerdict(
        reportOf({}, { score: null, gate: { signal: gate, message: 'Not scored: the server returned 503 instead of the page.' } }),
        true,
        locale,
      ).detail,
    ).toBe('');
  });
  test('an excluded page gets no sentence about search', () => {
    expect(describeVerdict(reportOf(first(1, 0), { intent: 'keep-out' }), true, locale).detail).toBe('');
  });
  test('a gate that could not be checked is not reported as open', () => {
    const detail = 'Couldn’t check 1 of the signals that control indexing.';
    expect(describeVerdict(reportOf({ [gate]: { status: 'unchecked' } }), true, locale)).toEqual({
      status: 'warn',
      tone: 'warn',
      sentence: 'No problems found in the checks that ran.',
      level: '',
      detail,
    });
    expect(describeVerdict(reportOf({ ...first(1, 0), [gate]: { status: 'unchecked' } }), true, locale)).toEqual({
      status: 'fail',
      tone: 'fail',
      sentence: '1 check failed.',
      level: '',
      detail,
    });
  });
  test.each([
    [0, 'No problems found so far.'],
    [2, 'So far: 2 checks failed.'],
  ])('while facts are being read nothing is final: %i', (fails, sentence) => {
    expect(describeVerdict(reportOf({ ...first(fails, 0), [gate]: { status: 'unchecked', reason: 'pending' } }), false, locale)).toEqual({
      status: 'pending',
      tone: 'pending',
      sentence,
      level: '',
      detail: '',
    });
  });
});

test('counts leave out what does not apply, and keep what could not run apart from what is still running', () => {
  const [a, b, c, d] = plain as [string, string, string, string];
  const words = checkCountWords(
    reportOf({
      [a]: { status: 'na' },
      [b]: { status: 'unchecked', reason: 'refused' },
      [c]: { status: 'unchecked', reason: 'pending' },
      [d]: { status: 'fail' },
    }),
    locale,
  );
  expect(words).toBe(
    `${signals.length - 1} of ${signals.length} checks apply: 1 failed, ${signals.length - 4} passed, 1 still running, 1 could not run`,
  );
  expect(checkCountWords(reportOf(), locale)).toBe(`all ${signals.length} checks apply: ${signals.length} passed`);
});

test.each([
  [[0, 0, 0, 0], 'No points were lost in what was measured.'],
  [[1, 0, 0, 0], 'All of the lost points rest on well-documented rules.'],
  [[0.44, 0.56, 0, 0], 'Nearly half of the lost points rest on well-documented rules.'],
  [[0.5, 0.3, 0.2, 0], 'Half of the lost points rest on well-documented rules, and a quarter on weak evidence.'],
  [[0.93, 0, 0, 0.07], 'Nearly all of the lost points rest on well-documented rules, and a few on weak evidence.'],
  [[0, 0.3, 0.4, 0.3], 'No well-documented rule is broken: most of the lost points rest on weak evidence.'],
  [[0, 1, 0, 0], 'No well-documented rule is broken.'],
])('the evidence of losses in words: %j', ([strong, medium, weak, speculative], sentence) => {
  expect(evidenceMixWords({ evidenceMix: { strong, medium, weak, speculative }, categories: [] as Geo['categories'] } as Geo, locale)).toBe(
    sentence,
  );
});
test('fractions of points in categories of 100 are not a loss', () => {
  const geo = { evidenceMix: { strong: 0, medium: 0, weak: 1, speculative: 0 }, categories: [{ score: 99.7 }, { score: null }] };
  expect(evidenceMixWords(geo as Geo, locale)).toBe('No points were lost in what was measured.');
});

test('what was audited', () => {
  expect(aboutWords(reportOf(), locale)).toBe('Article, Japanese, audited in 430 ms');
  expect(aboutWords(reportOf({}, { language: 'und', durationMs: { collect: 0, judge: 0, network: 0, total: 0 } }), locale)).toBe('Article');
  expect(aboutWords(reportOf({}, { language: 'not a code' }), locale)).toContain('not a code');
});

test('lists in a line are separated as the language does', async () => {
  const japanese = await openLocale('pages', ['ja']);
  expect(aboutWords(reportOf(), japanese)).toMatch(/^記事、日本語、430 .+で監査$/u);
  expect(checkCountWords(reportOf({ title: { status: 'fail' } }), japanese)).toMatch(/: 不合格 1 件、合格 \d+ 件$/u);
});

describe('what counted in a category', () => {
  const category = { id: 'answerability' as const, title: 'Answerability', score: 80, points: 20, status: 'scored' as const };
  const part = (signal: string, points: number, score: number | null, status: 'scored' | 'na' | 'unchecked' = 'scored') => ({
    signal,
    points,
    score,
    status,
  });
  test.each([
    ['all, nothing lost', { parts: [part('title', 1, 1)] }, '1 of 1 check counted.'],
    [
      'what was lost',
      { parts: [part('title', 1, 0.5), part('main-heading', 2, 1)] },
      '2 of 2 checks counted. Points were lost in “Title is missing, generic or too long” (0.5 of 1 point).',
    ],
    [
      'what could not count',
      { parts: [part('title', 1, null, 'na'), part('main-heading', 2, null, 'unchecked')] },
      '0 of 2 checks counted. Checks not counted: “Title is specific and fits” (does not apply here), “Page has a visible main heading” (could not be checked).',
    ],
    ['little prose', { parts: [part('title', 1, 1)], littleProse: 1 }, '1 of 1 check counted. Little to quote: 1 word of running text.'],
    ['a report of an older version', {}, ''],
  ])('%s', (_, more, words) => expect(categoryWords({ ...category, ...more }, locale)).toBe(words));
});

test.each<[Partial<Geo>, RegExp]>([
  [{ score: 70, applies: 0.54 }, /^Only 54 of 100 points apply/],
  [{ score: 70 }, /^$/],
  [{ score: null, applies: 0.54 }, /^$/],
])('%j: how many points apply', (geo, words) => expect(geoScopeWords(geo as Geo, locale)).toMatch(words));

test.each([
  ['fr', ', '],
  ['ja', '、'],
  ['ar', '، '],
])('words are listed with the comma of the language: %s', async (code, comma) => {
  const shown = reportOf({ [plain[0]!]: { status: 'fail' }, [plain[1]!]: { status: 'warn' } });
  const there = await openLocale('pages', [code]);
  const listed = checkCountWords(shown, there);
  expect(listed.split(comma)).toHaveLength(3);
  expect(listed.includes(', ')).toBe(comma === ', ');
  expect(aboutWords(shown, there).split(comma).length).toBeGreaterThan(1);
});
