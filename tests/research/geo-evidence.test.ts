import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { auditTexts, type TextScores } from '../../research/geo-evidence/audit-texts.ts';
import { runExperiment, experimentTable } from '../../research/geo-evidence/experiment.ts';
import { htmlOfMarkdown } from '../../research/geo-evidence/markdown.ts';
import { pageHtml } from '../../research/geo-evidence/pages.ts';
import { seededRandom } from '../../research/seeded-random.ts';
import { association, bootstrap, correlation, partialCorrelation, ranksOf, spearman } from '../../research/geo-evidence/statistics.ts';
import { halfOf, readTexts, sampleQuestions, type EvidenceText } from '../../research/geo-evidence/texts.ts';
import { readWords } from '../../research/geo-evidence/words.ts';
import { findChromium } from '../../scripts/browsers.ts';

const folder = mkdtempSync(join(tmpdir(), 'geo-evidence-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cited = (positionAdjustedWordCount: number) => ({ positionAdjustedWordCount, sentencesCiting: 1, relativeVisibility: 1, cited: 1 });
const text = (prompt: number, version: string, words: string, citation: number): EvidenceText => ({
  prompt,
  version,
  title: 'Why bridges expand in summer',
  text: words,
  citation: cited(citation),
  baseline: [cited(0.2), cited(0.3)],
});

describe('statistics against known values', () => {
  test.each([
    [
      [10, 20, 20, 40],
      [1, 2.5, 2.5, 4],
    ],
    [
      [3, 1, 2],
      [3, 1, 2],
    ],
    [
      [5, 5, 5],
      [2, 2, 2],
    ],
    [[], []],
  ])('ranks of %j', (values, ranks) => expect(ranksOf(values)).toEqual(ranks));

  test.each([
    // Wikipedia, Spearman's rank correlation: intelligence and hours of television.
    [[106, 100, 86, 101, 99, 103, 97, 113, 112, 110], [7, 27, 2, 50, 28, 29, 20, 12, 6, 17], -29 / 165],
    // scipy.stats.spearmanr, with a tie.
    [[1, 2, 3, 4, 5], [5, 6, 7, 8, 7], 0.8207826816681233],
    [[1, 2, 3], [3, 2, 1], -1],
    [[1, 1, 1], [1, 2, 3], null],
  ])('Spearman of %j and %j', (a, b, rho) =>
    rho === null ? expect(spearman(a, b)).toBeNull() : expect(spearman(a, b)).toBeCloseTo(rho, 10),
  );

  test('Pearson of a line with one point aside', () => expect(correlation([1, 2, 3, 4], [1, 2, 3, 0])).toBeCloseTo(-0.2, 10));
  test.each([
    [0.7, 0.5, 0.6, 0.4 / Math.sqrt(0.75 * 0.64)],
    [0.3, 0, 0, 0.3],
    [0.3, 0.5, 0.6, 0],
    [0.5, 1, 0.5, null],
  ])('r %d given %d and %d', (xy, xz, yz, r) =>
    r === null ? expect(partialCorrelation(xy, xz, yz)).toBeNull() : expect(partialCorrelation(xy, xz, yz)).toBeCloseTo(r, 10),
  );

  test('random numbers are the same each time, and spread', () => {
    const drawn = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 1_000 }, random);
    };
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    const values = drawn(3);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.reduce((sum, value) => sum + value, 0) / 1_000).toBeCloseTo(0.5, 1);
  });

  test('an interval has the width of its standard error', () => {
    const found = bootstrap(
      Array.from({ length: 100 }, (_, index) => index % 2),
      (drawn) => drawn.reduce((sum, value) => sum + value, 0) / drawn.length,
    )!;
    expect(found.value).toBe(0.5);
    // 1.96 × 0.05
    expect(found.from).toBeCloseTo(0.402, 1);
    expect(found.to).toBeCloseTo(0.598, 1);
    expect(bootstrap([4, 4, 4], (drawn) => drawn[0]!)).toEqual({ value: 4, from: 4, to: 4 });
    expect(bootstrap([1], () => null)).toBeNull();
  });

  test('what goes with citations within questions, though it goes against them between questions', () => {
    const rows = [0, 1, 2].map((question) =>
      [1, 2, 3, 4].map((step) => ({ x: step - 10 * question, y: step + 10 * question, z: [2, 1, 4, 3][step - 1]! })),
    );
    const found = association(
      rows,
      ({ x }) => x,
      ({ y }) => y,
      ({ z }) => z,
    );
    expect(found.spearman).toEqual({ value: 1, from: 1, to: 1 });
    expect(found.ranks?.value).toBeCloseTo(1, 10);
    expect(found.givenLength?.value).toBeCloseTo(1, 10);
    expect(found.questions).toBe(3);
    const byLength = association(
      rows,
      ({ z }) => z,
      ({ y }) => y,
      ({ z }) => z,
    );
    expect(byLength.spearman?.value).toBeCloseTo(0.6, 10);
    expect(byLength.givenLength).toBeNull();
    expect(
      association(
        rows,
        () => 1,
        ({ y }) => y,
        ({ z }) => z,
      ),
    ).toEqual({ spearman: null, ranks: null, givenLength: null, questions: 0 });
  });
});

describe('texts', () => {
  test('each question is in one half, in all its versions, and the halves are about even', () => {
    const counts = { choosing: 0, stated: 0 };
    for (let prompt = 0; prompt < 1_000; prompt++) counts[halfOf(prompt)]++;
    expect(counts.choosing).toBeGreaterThan(450);
    expect(counts.stated).toBeGreaterThan(450);
    // This must not change: docs/judging/geo-score.md reports these halves.
    expect([2, 4, 6, 8, 10, 12].map(halfOf)).toEqual(['choosing', 'choosing', 'choosing', 'choosing', 'stated', 'stated']);
  });
  test('a sample keeps whole questions', () => {
    const all = [1, 2, 3, 4].flatMap((prompt) => ['a', 'b'].map((version) => text(prompt, version, 'x', 0)));
    expect(sampleQuestions(all, 2).map(({ prompt, version }) => `${prompt}${version}`)).toEqual(['1a', '1b', '3a', '3b']);
    expect(sampleQuestions(all, 0)).toHaveLength(8);
    expect(sampleQuestions(all, 9)).toHaveLength(8);
  });
  test('errors in a folder are reported with the line', () => {
    expect(() => readTexts(folder)).toThrow('texts.ndjson');
    writeFileSync(join(folder, 'texts.ndjson'), `${JSON.stringify(text(1, 'a', 'x', 0.5))}\n\n{"prompt": 1}\n`);
    expect(() => readTexts(folder)).toThrow(':3 needs');
    writeFileSync(join(folder, 'texts.ndjson'), 'no\n');
    expect(() => readTexts(folder)).toThrow(':1 is not JSON');
    writeFileSync(join(folder, 'texts.ndjson'), `${JSON.stringify(text(1, 'a', 'x', 0.5))}\n`);
    expect(readTexts(folder)).toEqual([text(1, 'a', 'x', 0.5)]);
  });
  test.each([
    ['', 'Name a folder with texts.ndjson.'],
    ['nowhere', 'Not a folder: nowhere'],
    [`${folder} ${folder}`, `Name one folder, not also ${folder}.`],
    [`${folder} --half other`, '--half is one of choosing, stated.'],
    [`${folder} --sample none`, '--sample is a number of questions.'],
    [`${folder} --sample 0`, '--sample is a number of questions.'],
  ])('words: %s', (words, wrong) => expect(readWords(words.split(' ').filter(Boolean))).toBe(wrong));
  test('words of an order', () => {
    expect(readWords([folder, '--half', 'stated', '--sample', '20', '--save', 'x.json'])).toEqual({
      folder,
      half: 'stated',
      sample: 20,
      save: 'x.json',
    });
    expect(readWords([folder])).toEqual({ folder, half: null, sample: 0, save: null });
  });
});

describe('pages from Markdown', () => {
  test.each([
    ['a headline that the page has', '# Title\n\nText **bold** and `code`.', '<p>Text <strong>bold</strong> and <code>code</code>.</p>'],
    ['what a model puts around it', '<Output>\n```markdown\nText.\n```\n</Output>', '<p>Text.</p>'],
    [
      'headings',
      '## One ##\nText\n# Two\n**Three:**\n#### **Four**',
      '<h2>One</h2>\n<p>Text</p>\n<h2>Two</h2>\n<h3>Three</h3>\n<h4>Four</h4>',
    ],
    [
      'lists in lists',
      '1. One\n   - a\n   - b\n2. Two\n   goes on',
      '<ol><li>One<ul><li>a</li><li>b</li></ul></li><li>Two goes on</li></ol>',
    ],
    [
      'a table',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['a quotation', '> One\n> two', '<blockquote><p>One two</p></blockquote>'],
    ['code', '```js\n# a < b\n```\nText', '<pre><code># a &lt; b</code></pre>\n<p>Text</p>'],
    [
      'links, and HTML as text',
      '[x](https://a.org/b) <script>alert(1)</script>',
      '<p><a href="https://a.org/b">x</a> &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ],
    ['rules and stars', '***\n2 * 3 * 4\n---', '<p>2 * 3 * 4</p>'],
    ['paragraphs', 'One\ntwo\n\nThree', '<p>One two</p>\n<p>Three</p>'],
    ['nothing', '', ''],
    ['a fence without an end', '```\nText', '<p>Text</p>'],
  ])('%s', (_, markdown, html) => expect(htmlOfMarkdown(markdown)).toBe(html));

  test('versions of a question differ by their text only', () => {
    const [one, two] = [text(1, 'a', 'One.', 0.1), text(1, 'b', 'Two.', 0.9)].map(pageHtml) as [string, string];
    expect(one.replace('One.', 'Two.')).toBe(two);
    expect(pageHtml({ ...text(1, 'a', '', 0), title: '"</script><b>' })).not.toContain('</script><b>');
  });
});

const filler = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `The deck of bridge ${'abcdefghij'[index % 10]} moves with the warmth of the day and rests on its bearings.`,
  ).join(' ');
const made = [1, 2, 3].flatMap((prompt) => [
  text(prompt, 'plain', filler(8), 0.1),
  text(prompt, 'numbers', `${filler(6)} The deck grew by 12 percent. It carried 3 million people. The span is 400 metres long.`, 0.4),
  text(
    prompt,
    'sourced',
    `${filler(6)} According to the ministry, the deck grew by 12 percent. The ministry said that it carried 3 million people.`,
    0.5,
  ),
]);

const scores = (prompt: number, version: string, score: number, words: number, changes: Partial<TextScores> = {}): TextScores => ({
  prompt,
  version,
  pageType: 'article',
  score,
  categories: { evidence: score, access: 100 },
  signals: { 'sourced-claims': score / 100, title: 1 },
  counts: { words, numbers: 0, quantities: score, quotations: 0 },
  ...changes,
});

test('the experiment on a made-up set', () => {
  const input = made.map(({ prompt, version }, index) => scores(prompt, version, [40, 70, 80][index % 3]!, 100 + (index % 2)));
  const found = runExperiment(
    [...made, text(9, 'plain', 'x', 0), text(9, 'numbers', 'y', 1)],
    [...input, scores(9, 'plain', 1, 1, { pageType: 'other' }), scores(9, 'numbers', 1, 1)],
  );
  expect(found).toMatchObject({ questions: 3, texts: 9, leftOut: 1 });
  expect(found.measures.map(({ name }) => name)).toEqual([
    'GEO score',
    'evidence',
    'sourced-claims',
    'words',
    'numbers',
    'quantities',
    'quotations',
  ]);
  expect(found.measures[0]!.byOutcome.positionAdjustedWordCount).toMatchObject({
    spearman: { value: 1 },
    ranks: { value: 1 },
    questions: 3,
  });
  expect(found.versions.map(({ version }) => version)).toEqual(['sourced', 'numbers', 'plain']);
  expect(found.versions[0]).toMatchObject({ texts: 3, score: 80, cited: { value: 0.25 } });
  const table = experimentTable(found);
  expect(table).toContain('3 questions, 9 texts, 1 questions left out');
  expect(table).toMatch(/GEO score +\+1\.00 \[\+1\.00, \+1\.00\]/);
  expect(table).toMatch(/sourced +\+0\.250/);
});

test.skipIf(!findChromium())('texts are audited as pages, and an interrupted run goes on', async () => {
  const stored = join(folder, 'kept', 'rows.ndjson');
  const reported: number[] = [];
  const first = await auditTexts(made.slice(0, 3), stored, (done) => reported.push(done));
  expect(reported).toEqual([0, 1, 2, 3]);
  expect(first.map(({ version, pageType }) => [version, pageType])).toEqual([
    ['plain', 'article'],
    ['numbers', 'article'],
    ['sourced', 'article'],
  ]);
  const [plain, numbers, sourced] = first as [TextScores, TextScores, TextScores];
  expect(plain.counts).toMatchObject({ quantities: 0, quotations: 0 });
  expect(numbers.counts.quantities).toBe(3);
  expect(plain.signals['sourced-claims']).toBe(0);
  expect(numbers.signals['sourced-claims']).toBe(0.5);
  expect(sourced.signals['sourced-claims']).toBeGreaterThan(0.9);
  expect(plain.categories.access).toBe(100);
  expect(plain.categories.access).toBe(sourced.categories.access);
  // The last line was written only in part.
  writeFileSync(stored, readFileSync(stored, 'utf8').slice(0, -20));
  reported.length = 0;
  expect(await auditTexts(made.slice(0, 3), stored, (done) => reported.push(done))).toEqual(first);
  expect(reported).toEqual([2, 3]);
});
