import { expect } from 'vitest';
import type { Block } from '../../../checks/core/facts/text.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import signal from '../../../checks/signals/self-contained-passages.ts';
import { block, filler, heading, pageOf } from '../../support/blocks.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

let seed = 500;
/** A passage with a heading; the title's terms are bridge, joints. */
const passage = (text: string): Block[] => [heading(2, `§ ${++seed}`), block(text)];
const good = (units = 60) => passage(`Bridge joints open in winter ${filler(units - 5, ++seed)}.`);
const page = (...parts: Block[][]) => pageOf('Bridge joints', parts.flat());
const type = (name: PageType) => ({ ...page(good(), good(), good()), pageType: { type: name } });
const inLanguage = (language: string, title: string, ...texts: string[]) =>
  pageOf(
    title,
    texts.flatMap((text, i) => [heading(2, `§ ${i + 1}`), block(text)]),
    language,
  );
const ja =
  '伸縮装置は橋の端に設けられ、熱で伸びる桁の動きを吸収します。冬には隙間が広がり、夏には狭くなります。点検では幅を測り、記録を残します。部品が古くなると音が大きくなります。';
const ar =
  'تسمح فواصل التمدد للجسر بالحركة عندما ترتفع الحرارة وعندما تنخفض في الشتاء ولذلك يفحصها المهندسون كل عام ويسجلون القياسات في دفتر خاص ويستبدلون الأجزاء القديمة قبل أن تنكسر أو تصدر صوتا عاليا.';
const de =
  'Fugen der Brücke öffnen sich im Winter und schließen sich im Sommer, weil Stahl bei Wärme länger wird; Fachleute messen deshalb jedes Jahr ihre Breite, vergleichen die Werte und tauschen alte Teile rechtzeitig aus.';

testSignal(signal, [
  { when: 'all stand alone', facts: page(good(), good(), good()), status: 'pass', says: ['stand'], score: 1 },
  { when: 'of 30 units', facts: page(good(30), good(30), good(30)), status: 'pass', says: ['stand'], score: 1 },
  { when: 'of 29 units', facts: page(good(29), good(29), good(29)), status: 'pass', says: ['stand'], score: 0.7 + (0.3 * 29) / 30 },
  { when: 'of 15 units, half of their length', facts: page(good(15), good(15), good(15)), status: 'pass', says: ['stand'], score: 0.85 },
  { when: 'of 220 units', facts: page(good(220), good(220), good(220)), status: 'pass', says: ['stand'], score: 1 },
  { when: 'of 221 units in one block', facts: page(good(221), good(221), good(221)), status: 'pass', says: ['stand'], score: 0.7 },
  {
    when: 'a long section in several blocks is cut evenly',
    facts: page([...good(110), block(`Bridge joints ${filler(108, ++seed)}`), block(`Bridge joints ${filler(38, ++seed)}`)], good()),
    status: 'pass',
    says: ['stand'],
    score: 1,
    also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ total: 3 }),
  },
  {
    when: 'they open with a reference',
    facts: page(
      passage(`This makes bridge joints open ${filler(50, ++seed)}.`),
      passage(`They make bridge joints open ${filler(50, ++seed)}.`),
      good(),
    ),
    status: 'pass',
    says: ['stand'],
    score: (0.8 + 0.8 + 1) / 3,
  },
  {
    when: 'they point elsewhere',
    facts: page(passage(`Bridge joints, see above, ${filler(50, ++seed)}.`), good(), good()),
    status: 'pass',
    says: ['stand'],
    score: 2.9 / 3,
  },
  {
    when: 'they name no top term, open with a reference and point elsewhere',
    status: 'warn',
    says: ['lean'],
    score: (0.3 + 0.3 + 1 + 1) / 4,
    facts: page(passage(`This, see above, ${filler(50, ++seed)}.`), passage(`It, click here, ${filler(50, ++seed)}.`), good(), good()),
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({
        rows: [
          {
            cells: [
              expect.anything(),
              expect.anything(),
              expect.anything(),
              '30',
              'contains none of the page’s top terms; opens with “this,”; refers elsewhere (“see above”)',
            ],
          },
          {},
          {},
          {},
        ],
      }),
  },
  {
    when: 'short, too',
    status: 'warn',
    says: ['lean'],
    also: ({ score }) => expect(score).toBeLessThan(0.35),
    facts: page(
      ...['This, see above', 'It, click here', 'They, see below', 'These, as we saw'].map((start) =>
        passage(`${start}, ${filler(5, ++seed)}.`),
      ),
      [heading(5, 'Bridge'), heading(5, 'Bridge')],
    ),
  },
  {
    when: 'the heading names the term',
    facts: pageOf(
      'Bridge joints',
      ['winter', 'summer', 'autumn'].flatMap((season) => [heading(2, `Bridge in ${season}`), block(filler(50, ++seed))]),
    ),
    status: 'pass',
    says: ['stand'],
    score: 1,
  },
  {
    when: 'a page with no top terms lacks none',
    facts: pageOf(
      'Ridge',
      [1, 2, 3].map(() => block(filler(150, ++seed))),
    ),
    status: 'pass',
    says: ['stand'],
    score: 1,
    also: ({ findings }) =>
      expect(findings[0]).toMatchObject({
        message: expect.stringMatching(/^3 passages/),
        evidence: { rows: [1, 2, 3].map(() => ({ cells: [expect.anything(), expect.anything(), expect.anything(), '100', ''] })) },
      }),
  },
  {
    when: 'the same in Chinese',
    facts: inLanguage(
      'zh',
      '山脊',
      ...[
        '桥面在夏天伸长冬天收缩工程师每年测量一次并把结果写进册子里面保存多年',
        '列车每隔十分钟停靠车站乘客可以在那里换乘其他线路直到午夜时分为止',
        '面包店清晨开门烤炉里飘出香味邻居们排队等候刚出炉的热腾腾点心呢',
      ].map((text) => text.repeat(2)),
    ),
    status: 'pass',
    says: ['stand'],
    score: 1,
    also: ({ findings }) => expect(JSON.stringify(findings[0]?.evidence)).not.toContain('top terms'),
  },
  {
    when: 'a name that no dictionary has',
    facts: inLanguage(
      'zh',
      '梁振英',
      ...[
        '梁振英在大会上发言强调没有隐瞒的意图和动机并且承诺尽快解决',
        '议员们普遍指责梁振英没有讲清楚事情的来龙去脉要求他出来说明',
        '记者随后联络了梁振英的发言人对方没有回应任何提问便离开会场',
      ].map((text) => text.repeat(2)),
    ),
    status: 'pass',
    says: ['stand'],
    score: 1,
    also: ({ findings }) => expect(JSON.stringify(findings[0]?.evidence)).not.toContain('top terms'),
  },
  {
    when: 'how many stand, when one does not',
    facts: page(good(), good(), passage(`This, see above, ${filler(5, ++seed)}.`)),
    status: 'warn',
    says: ['lean'],
  },
  {
    when: 'how many of the passages that pass stand',
    facts: page(good(), good(), good(), good(), passage(`It ${filler(8, ++seed)}.`)),
    status: 'pass',
    says: ['stand'],
    also: ({ findings }) => expect(findings[0]?.message).toMatch(/^4 of 5 passages/),
  },
  {
    when: 'code samples are no passages',
    facts: page(good(), good(), [heading(2, 'Sample'), block(filler(80), { code: true })]),
    status: 'na',
    says: ['few'],
  },
  { when: 'German, with a lexicon', facts: inLanguage('de', 'Fugen der Brücke', de, de, de), status: 'pass', says: ['stand'], score: 1 },
  {
    when: 'German openers',
    facts: inLanguage('de', 'Fugen der Brücke', de, de, `Deshalb öffnen sich ${de}`),
    status: 'pass',
    says: ['stand'],
    score: (1 + 1 + 0.8) / 3,
  },
  {
    when: 'a German article and a demonstrative before its noun',
    facts: inLanguage('de', 'Fugen der Brücke', de, `Das Öffnen der ${de}`, `Diese ${de}`),
    status: 'pass',
    says: ['stand'],
    score: 1,
  },
  { when: 'Japanese', facts: inLanguage('ja', '橋の伸縮装置', ja, ja, ja), status: 'pass', says: ['stand'], score: 1 },
  { when: 'Arabic', facts: inLanguage('ar', 'فواصل التمدد في الجسر', ar, ar, ar), status: 'pass', says: ['stand'], score: 1 },
  {
    when: 'a language without a lexicon is not judged by English words',
    facts: inLanguage('fi', 'Bridge joints', ...[1, 2, 3].map(() => `This, see above: bridge joints ${filler(50, ++seed)}`)),
    status: 'pass',
    says: ['stand', 'noLexicon'],
    score: 1,
  },
  {
    when: 'without a lexicon the weights are shared out',
    facts: inLanguage('fi', 'Bridge joints', ...[1, 2, 3].map(() => `Bridge joints ${filler(4, ++seed)}`)),
    status: 'warn',
    says: ['lean', 'noLexicon'],
    score: (0.4 + (0.3 * 6) / 30) / 0.7,
  },
  { when: 'two passages', facts: page(good(), good()), status: 'na', says: ['few'] },
  { when: 'a product', facts: type('product'), status: 'na', says: ['not-for-type'] },
  { when: 'a home page', facts: type('home'), status: 'na', says: ['not-for-type'] },
  { when: 'a page of unknown type', facts: type('other'), status: 'na', says: ['not-for-type'] },
  { when: 'documentation', facts: type('docs'), status: 'pass', says: ['stand'] },
  { when: 'questions and answers', facts: type('faq'), status: 'pass', says: ['stand'] },
  { when: 'text is unknown', facts: { text: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
