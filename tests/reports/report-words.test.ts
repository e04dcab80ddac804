import { describe, expect, test } from 'vitest';
import { signals, type Geo, type Report, type ReportSignal, type Status } from '../../checks/index.ts';
import { appliesWords, categoryWords, aboutWords, countWords, evidenceWords, verdictWords } from '../../reports/report-words.ts';
import { edition } from '../support/edition.ts';

/** A report in which the first signals have the given statuses and all others pass. */
function reportOf(changes: Partial<Record<string, Partial<ReportSignal>>> = {}, others: Partial<Report> = {}): Report {
  const entries = signals.map(({ id, weight }): ReportSignal => ({ id, status: 'pass', score: 1, weight, code: '', args: {}, message: '', change: '', ...changes[id] }));
  const counts: Record<Status, number> = { pass: 0, warn: 0, fail: 0, na: 0, unchecked: 0 };
  for (const { status } of entries) counts[status]++;
  return { gate: null, counts, signals: entries, language: 'ja', pageType: 'article', durationMs: { collect: 0, judge: 0, network: 0, total: 430 }, ...others } as Report;
}
const gate = signals.find((signal) => signal.gate)!.id;
const plain = signals.filter((signal) => !signal.gate).map(({ id }) => id);

describe('the verdict', () => {
  test('a gate speaks first, whatever else is wrong', () => {
    const words = verdictWords(reportOf({ [plain[0]!]: { status: 'fail' } }, { gate: { signal: gate, message: 'Search engines may not index this page.' } }), true, edition);
    expect(words).toMatchObject({ tone: 'fail', sentence: 'Search engines may not index this page.' });
  });
  test('all passes', () => {
    expect(verdictWords(reportOf(), true, edition)).toEqual({ tone: 'pass', sentence: 'Nothing blocks this page.', detail: 'Everything that applies and could be checked passes.' });
  });
  test.each([
    [1, 0, 'Nothing blocks this page. 1 check fails.', 'warn'],
    [2, 1, 'Nothing blocks this page. 2 checks fail, 1 can be improved.', 'warn'],
    [0, 3, 'Nothing blocks this page. 3 can be improved.', 'warn'],
  ])('%i failed, %i to improve', (fails, warns, sentence, tone) => {
    const changes = Object.fromEntries(plain.slice(0, fails + warns).map((id, index) => [id, { status: index < fails ? 'fail' as const : 'warn' as const }]));
    expect(verdictWords(reportOf(changes), true, edition)).toMatchObject({ sentence, tone });
  });
  test('a gate that could not be checked is no promise that nothing blocks', () => {
    expect(verdictWords(reportOf({ [gate]: { status: 'unchecked' } }), true, edition)).toMatchObject({ tone: 'warn', sentence: 'No blocker found, but 1 check for blockers could not be made.' });
  });
  test('while facts are being read nothing is final', () => {
    expect(verdictWords(reportOf({ [gate]: { status: 'unchecked', reason: 'pending' } }), false, edition)).toMatchObject({ tone: 'pending', sentence: 'No blocker found so far.' });
  });
});

test('counts keep what does not apply apart from what is unchecked and from what is being read', () => {
  const [a, b, c, d] = plain as [string, string, string, string];
  const words = countWords(reportOf({ [a]: { status: 'na' }, [b]: { status: 'unchecked', reason: 'refused' }, [c]: { status: 'unchecked', reason: 'pending' }, [d]: { status: 'fail' } }));
  expect(words).toBe('44 of 47 checked, 1 being read, 1 does not apply, 1 unchecked');
  expect(countWords(reportOf())).toBe('47 of 47 checked, 0 do not apply, 0 unchecked');
});

test.each([
  [{ strong: 0, medium: 0, weak: 0, speculative: 0 }, 'No points are lost among what was measured.'],
  [{ strong: 1, medium: 0, weak: 0, speculative: 0 }, 'Of the points lost, 100 % rest on strong evidence.'],
  [{ strong: 0.5, medium: 0.3, weak: 0.2, speculative: 0 }, 'Of the points lost, 50 % rest on strong, 30 % on medium and 20 % on weak evidence.'],
])('the evidence of losses in words: %j', (evidenceMix, sentence) => {
  expect(evidenceWords({ evidenceMix } as Geo)).toBe(sentence);
});

test('what was audited', () => {
  expect(aboutWords(reportOf())).toBe('Article, Japanese, audited in 0.4 s');
  expect(aboutWords(reportOf({}, { language: 'und', durationMs: { collect: 0, judge: 0, network: 0, total: 0 } }))).toBe('Article');
  expect(aboutWords(reportOf({}, { language: 'not a code' }))).toContain('not a code');
});

describe('what counted in a category', () => {
  const category = { id: 'answerability' as const, title: 'Answerability', score: 80, points: 20, status: 'scored' as const };
  const part = (signal: string, points: number, score: number | null, status: 'scored' | 'na' | 'unchecked' = 'scored') => ({ signal, points, score, status });
  test.each([
    ['all, nothing lost', { parts: [part('title', 1, 1)] }, '1 of 1 check counted.'],
    ['what was lost', { parts: [part('title', 1, 0.5), part('main-heading', 2, 1)] }, '2 of 2 checks counted. Points lost: Title element is present, specific and fits (0.5 of 1).'],
    ['what could not count', { parts: [part('title', 1, null, 'na'), part('main-heading', 2, null, 'unchecked')] },
      '0 of 2 checks counted. Not counted: Title element is present, specific and fits (does not apply), Page has a visible main heading (not checked).'],
    ['little prose', { parts: [part('title', 1, 1)], littleProse: 1 }, '1 of 1 check counted. Little to quote: 1 word of running text.'],
    ['a report of an older version', {}, ''],
  ])('%s', (_, more, words) => expect(categoryWords({ ...category, ...more }, edition)).toBe(words));
});

test.each<[Partial<Geo>, RegExp]>([
  [{ score: 70, applies: 0.54 }, /^Only 54 of 100 points apply/], [{ score: 70 }, /^$/], [{ score: null, applies: 0.54 }, /^$/],
])('%j: how many points apply', (geo, words) => expect(appliesWords(geo as Geo)).toMatch(words));
