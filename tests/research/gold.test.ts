import { describe, expect, test } from 'vitest';
import type { AboutFact } from '../../checks/core/facts/about.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { compareWithExpected, compareWithLabels, missedLabels, pageName, comparisonTable, type Label } from '../../research/corpus/gold.ts';
import { blank } from '../support/facts.ts';

const author = (name: string, visible = true) => ({ name, visible, where: ['byline' as const], inMarkup: false, url: null });
interface Made {
  about?: Partial<AboutFact>;
  text?: { text: string; level?: number; main?: boolean }[];
  geo?: number | null;
  caps?: boolean;
  statuses?: Record<string, string>;
  more?: Partial<Report>;
}
const report = ({ about, text = [], geo = 80, caps = false, statuses = {}, more }: Made): Report =>
  ({
    language: 'en',
    pageType: 'article',
    about: { ...blank.about, ...about },
    signals: Object.entries(statuses).map(([id, status]) => ({ id, status })),
    geo: { score: geo, caps: caps ? [{ id: 'credentials', cap: 25, text: '' }] : [] },
    facts: {
      text: { ok: true, value: { ...blank.text, blocks: text.map(({ main = true, level = 0, ...block }) => ({ ...block, main, level })) } },
    },
    ...more,
  }) as unknown as Report;
/** The comparisons of one page, by question. */
const compared = (made: Made, label: Partial<Label>) =>
  Object.fromEntries(
    compareWithLabels(new Map([['a.html', report(made)]]), [{ file: 'pages/a.html', ...label }]).map(({ question, right }) => [
      question,
      right,
    ]),
  );

test('a page is known by the last part of its path', () => expect(pageName('https://example.com/x/%D8%A7.html?q#f')).toBe('ا.html'));

describe('a label', () => {
  test.each<[string, Made, Partial<Label>, Record<string, boolean>]>([
    ['of another region of the language', {}, { language: 'en-GB' }, { language: true }],
    ['without a language', {}, { language: 'und' }, {}],
    ['of a page type', {}, { pageType: 'docs', pageTypeAlso: ['article'] }, { 'page type': true }],
    ['of another page type', {}, { pageType: 'docs' }, { 'page type': false }],
    ['of a headline, marks and accents aside', { about: { headline: 'Plan: agréed' } }, { headline: '“Plan agreed”' }, { headline: true }],
    ['of a part of the headline', { about: { headline: 'Plan agreed' } }, { headline: 'Plan' }, { headline: false }],
    [
      'of an author with a part of the name',
      { about: { authors: [author('Jane Doe, Reuters')] } },
      { authors: ['Jane Doe'] },
      { 'author found': true },
    ],
    [
      'of an author who is only in the markup',
      { about: { authors: [author('Jane Doe', false)] } },
      { authors: ['Jane Doe'] },
      { 'author found': false },
    ],
    ['of no author', { about: { authors: [] } }, { authors: [] }, { 'no author invented': true }],
    ['of no author where one is given', { about: { authors: [author('Menu')] } }, { authors: [] }, { 'no author invented': false }],
    [
      'of an author in the markup alone',
      { about: { authors: [author('Jane')] } },
      { authors: [], authorsMarkupOnly: ['Jane'] },
      { 'no author invented': true },
    ],
    ['of a date a time zone away', { about: { published: '2024-03-05T23:30:00Z' } }, { published: '2024-03-06' }, { 'visible date': true }],
    [
      'of the date of revision',
      { about: { published: '2024-03-09' } },
      { published: '2024-03-05', modified: '2024-03-09' },
      { 'visible date': true },
    ],
    ['of another date', { about: { published: '2024-03-03' } }, { published: '2024-03-05' }, { 'visible date': false }],
    ['of a date that was not found', {}, { published: '2024-03-05' }, { 'visible date': false }],
    [
      'of a publisher',
      { about: { publisher: { name: 'The Gazette Ltd', visible: true, inMarkup: false, from: 'copyright' } } },
      { publisher: 'Gazette' },
      { publisher: true },
    ],
    ['of a publisher that was not found', {}, { publisher: 'Gazette' }, { publisher: false }],
    [
      'of main content',
      { text: [{ text: 'The plan was agreed on Monday.' }, { text: 'Comments', main: false }] },
      { mainStart: 'The plan', mainEnd: 'Comments' },
      { 'main content begins': true, 'main content ends': false },
    ],
    [
      'of a size within the tolerance',
      { text: [{ text: 'word '.repeat(91) }, { text: 'heading '.repeat(90), level: 2 }] },
      { mainWords: 70 },
      { 'main content size ±30 %': false },
    ],
    ['of a size just within', { text: [{ text: 'word '.repeat(90) }] }, { mainWords: 70 }, { 'main content size ±30 %': true }],
    [
      'of a size in characters',
      { text: [{ text: '港の計画が合意'.repeat(10) }] },
      { mainWords: 70, language: 'ja' },
      { language: false, 'main content size ±30 %': true },
    ],
    [
      'of verdicts',
      { statuses: { title: 'warn', favicon: 'fail', https: 'na', viewport: 'pass', hreflang: 'unchecked' } },
      { verdicts: { title: 'problem', favicon: 'pass', https: 'na', viewport: 'pass', hreflang: 'pass' } },
      { 'verdict title': true, 'verdict favicon': false, 'verdict https': true, 'verdict viewport': true },
    ],
  ])('%s', (_, made, label, expected) => expect(compared(made, label)).toEqual({ report: true, ...expected }));

  test('of a page without a report', () => {
    expect(compareWithLabels(new Map(), [{ file: 'b.html', pageType: 'article' }])).toMatchObject([{ question: 'report', right: false }]);
  });
});

describe('a pair', () => {
  const order = (better: Made, worse: Made) =>
    compareWithLabels(
      new Map([
        ['a', report(better)],
        ['b', report(worse)],
      ]),
      [],
      [{ better: 'a', worse: 'b' }],
    ).map(({ right }) => right);
  test.each<[string, Made, Made, boolean[]]>([
    ['in order', { geo: 81 }, { geo: 80 }, [true]],
    ['with equal scores', { geo: 80 }, { geo: 80 }, [false]],
    ['with a capped page', { geo: 81 }, { geo: 20, caps: true }, []],
    ['without a score', { geo: null }, { geo: 80 }, []],
  ])('%s', (_, better, worse, expected) => expect(order(better, worse)).toEqual(expected));
});

test('what is expected of small pages', () => {
  const made = report({
    about: { authors: [author('Jane Doe')], published: '2024-03-05T10:00:00Z', headline: 'Plan' },
    statuses: { title: 'warn' },
  });
  const expected = {
    authors: ['Jane Doe'],
    published: '2024-03-05',
    headline: 'Plan',
    type: 'article',
    title: ['warn', 'fail'],
    why: 'It shows one thing.',
  };
  const results = compareWithExpected(new Map([['a.html', made]]), { pages: { 'a.html': expected, 'b.html': {} } });
  expect(results.map(({ question, right }) => [question, right])).toEqual([
    ['authors', true],
    ['published', true],
    ['headline', true],
    ['type', true],
    ['title', true],
    ['report', false],
  ]);
  const wrong = compareWithExpected(new Map([['a.html', report({ about: { authors: [author('Jane Doe'), author('Menu')] } })]]), {
    pages: { 'a.html': expected },
  });
  expect(wrong.map(({ right }) => right)).toEqual([false, false, false, true, false]);
});

test('the tally counts each question, and all verdicts together', () => {
  const comparisons = compareWithLabels(new Map([['a.html', report({ statuses: { title: 'warn', favicon: 'pass' } })]]), [
    { file: 'a.html', verdicts: { title: 'pass', favicon: 'pass' } },
  ]);
  expect(
    comparisonTable(comparisons)
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ')),
  ).toEqual(['report 1 of 1 100 %', 'verdict title 0 of 1 0 %', 'verdicts, all 1 of 2 50 %', 'verdict favicon 1 of 1 100 %', '']);
  expect(missedLabels(comparisons)).toBe('verdict title  a.html  got "warn"  want "pass"\n');
});
