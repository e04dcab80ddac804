import { expect } from 'vitest';
import type { Block } from '../../../checks/core/facts/text.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import type { Verdict } from '../../../checks/core/verdict.ts';
import signal from '../../../checks/signals/descriptive-headings.ts';
import { block, cell, filler, heading, item, pageOf } from '../../support/blocks.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

let seed = 100;
const other = (units: number) => block(filler(units, ++seed));
/** A heading whose two terms occur in the text below it. */
const good = (name: string): Block[] => [heading(2, `Bridge ${name}`), block(`A bridge has ${name} ${filler(100, ++seed)}`)];
const bad = (text: string, units = 100): Block[] => [heading(2, text), other(units)];
/** Enough other blocks that no term of a row is common on the page. */
const others = () => Array.from({ length: 12 }, () => other(3));
const page = (...blocks: Block[]) =>
  pageOf('Bridges', [...others(), ...blocks, block(filler(400, ++seed), { code: true, selector: 'pre' })]);
const of = (...parts: Block[][]) => page(...parts.flat());
const sized = (units: number) => {
  const parts = [...good('bearings'), ...good('joints')];
  return pageOf('x', [...parts, { ...block('x', { code: true }), units: units - parts.reduce((sum, part) => sum + part.units, 0) }]);
};
const type = (name: PageType) => ({ ...of(good('bearings'), good('joints')), pageType: { type: name } });
const ja = (text: string): Block[] => [
  heading(2, text),
  block(
    `${text}は、熱で伸びる鋼の動きを吸収するために設けられています。冬には広がり、夏には狭くなります。点検では幅を測り、記録します。部品が古くなると音が大きくなるため、交換の時期を決めます。`,
  ),
];
const ar = (text: string): Block[] => [
  heading(2, text),
  block(
    `${text} جزء مهم من الجسر لأنه يسمح بالحركة عندما ترتفع الحرارة وعندما تنخفض في الشتاء ولذلك يفحصه المهندسون كل عام ويسجلون القياسات في دفتر خاص بهم`,
  ),
];
const long = (language: string, ...blocks: Block[]) => pageOf('x', [...blocks, block(filler(300, ++seed), { code: true })], language);

/** A page in which most blocks contain "moorings"; its other heading is good. */
const mooring = (text: string) =>
  pageOf('Harbour', [
    heading(2, text),
    block(`A mooring costs 40 a night ${filler(60, ++seed)}`),
    ...good('bearings'),
    ...Array.from({ length: 8 }, () => block(`mooring ${filler(20, ++seed)}`)),
    block(filler(200, ++seed), { code: true }),
  ]);
const reasons =
  (...why: string[]) =>
  ({ findings }: Verdict) => {
    expect(findings[0]?.evidence).toMatchObject({ rows: why.map((text) => ({ cells: [expect.anything(), expect.anything(), text] })) });
  };

testSignal(signal, [
  {
    when: 'both headings tell',
    facts: of(good('bearings'), good('joints')),
    status: 'pass',
    says: ['tell'],
    score: 1,
    also: ({ findings }) => expect(findings[0]?.message).toBe('The headings of 2 sections describe their content.'),
  },
  {
    when: 'one of two is unrelated',
    facts: of(good('bearings'), bad('Roadway surfaces')),
    status: 'pass',
    says: ['tell'],
    score: 0.75,
    also: ({ findings }) => expect(findings[0]?.message).toBe('The headings of 1 of 2 sections describe their content.'),
  },
  {
    when: 'both are unrelated',
    facts: of(bad('Roadway surfaces'), bad('Railway signals')),
    status: 'warn',
    says: ['vague'],
    score: 0.5,
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({
        rows: [{ cells: [expect.anything(), '50', 'no keyword in common with the start of its section'] }, {}],
      }),
  },
  { when: 'generic and unrelated', facts: of(bad('Introduction'), bad('More information')), status: 'warn', says: ['vague'], score: 0 },
  {
    when: 'a third of three',
    facts: of(bad('Introduction'), bad('Conclusion'), good('joints')),
    status: 'warn',
    says: ['vague'],
    score: 1 / 3,
  },
  {
    when: 'one of three says nothing',
    facts: of(bad('Introduction'), good('bearings'), good('joints'), good('piers')),
    status: 'pass',
    says: ['tell'],
    score: 0.75,
    also: ({ findings }) => expect(findings[0]?.message).toMatch(/^The headings of 3 of 4 sections describe/),
  },
  {
    when: 'one key word among others',
    facts: long(
      'de',
      heading(2, 'Was geht hier'),
      block(`Hier geht es um ${filler(100, 21)}`),
      heading(2, 'Brücke und Lager'),
      block(`Brücke und Lager ${filler(100, 22)}`),
    ),
    status: 'pass',
    says: ['tell'],
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({ rows: [{ cells: ['Was geht hier', expect.anything(), 'only one keyword'] }, {}] }),
  },
  {
    when: 'one word alone says half',
    facts: of([heading(2, 'Joints'), block(`Joints ${filler(100, 7)}`)], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: (0.75 + 1) / 2,
  },
  {
    when: 'one word that the text under it does not know',
    facts: of(bad('History'), bad('Ingredients')),
    status: 'warn',
    says: ['vague'],
    score: 0.25,
  },
  { when: 'the same heading twice', facts: of(good('bearings'), good('bearings')), status: 'warn', says: ['vague'], score: 0.5 },
  {
    when: 'two of five terms are enough agreement',
    facts: of([heading(2, 'Bridge joints between northern districts'), block(`Bridge joints ${filler(80, 8)}`)], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: 1,
  },
  {
    when: 'one of four terms',
    facts: of([heading(2, 'Bridge joints between northern districts'), block(`Bridge ${filler(80, 9)}`)], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: (0.5 + (0.5 * 0.25) / 0.4 + 1) / 2,
  },
  {
    when: 'the agreement stands after the first 80 units',
    facts: of([heading(2, 'Bridge joints'), other(90), block('Bridge joints, at last.')], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: 0.75,
  },
  {
    when: 'a question answered right away',
    facts: of([heading(2, 'How do bridge joints work?'), block(`Bridge joints work ${filler(40, 10)}`)], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: 1,
  },
  {
    when: 'a question answered by a list',
    facts: of(
      [
        heading(2, 'Which bridge joints exist?'),
        ...['bridge joints', 'modular ones', 'finger plates', 'sealed gaps', 'rubber pads', 'steel combs'].map((text) =>
          item(`${text} exist`),
        ),
        other(30),
      ],
      good('bearings'),
    ),
    status: 'pass',
    says: ['tell'],
    score: 1,
  },
  {
    when: 'a question answered by a table',
    facts: of([heading(2, 'Which bridge joints exist?'), cell(`bridge joints exist ${filler(20, 11)}`), other(30)], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: 1,
  },
  {
    when: 'a question with 11 units under it',
    facts: of([heading(2, 'How do bridge joints work?'), block(`Bridge joints work ${filler(8, 12)}`), other(40)], good('bearings')),
    status: 'warn',
    says: ['vague'],
    score: 0.5,
  },
  {
    when: 'a question of one term with a short answer',
    facts: of([heading(2, 'Where do I pay?'), other(15), other(40)], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: 0.75,
    also: reasons('no keyword in common with the start of its section', ''),
  },
  {
    when: 'a question of one term without one',
    facts: of([heading(2, 'Where do I pay?'), other(11), other(40)], good('bearings')),
    status: 'warn',
    says: ['vague'],
    score: 0.5,
    also: reasons('a question without a short answer right under it', ''),
  },
  {
    when: 'one telling term that is missing beside a common one that stands there',
    facts: mooring('How much is a mooring?'),
    status: 'pass',
    says: ['tell'],
    score: 1,
    also: reasons('', ''),
  },
  {
    when: 'two telling terms that are missing beside a common one',
    facts: mooring('Yearly prices of a mooring'),
    status: 'pass',
    says: ['tell'],
    score: 0.75,
    also: reasons('no keyword in common with the start of its section', ''),
  },
  {
    when: 'the term stands behind the first 80 units',
    facts: of([heading(2, 'Roadway surfaces'), block(`${filler(90, ++seed)} roadway surfaces`)], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: 0.75,
    also: reasons('no keyword in common with the start of its section', ''),
  },
  {
    when: 'a question with 12 units under it',
    facts: of([heading(2, 'How do bridge joints work?'), block(`Bridge joints work ${filler(9, 12)}`), other(40)], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: 1,
  },
  {
    when: 'a question with 150 units under it',
    facts: of([heading(2, 'How do bridge joints work?'), block(`Bridge joints work ${filler(147, 13)}`)], good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: 1,
  },
  {
    when: 'a question with 151 units under it',
    facts: of([heading(2, 'How do bridge joints work?'), block(`Bridge joints work ${filler(148, 13)}`)], good('bearings')),
    status: 'warn',
    says: ['vague'],
    score: 0.5,
  },
  {
    when: 'a question followed by a heading',
    facts: of(
      [heading(2, 'How do bridge joints work?'), heading(3, 'Steel combs'), block(`Bridge joints and steel combs work ${filler(20, 14)}`)],
      good('bearings'),
    ),
    status: 'warn',
    says: ['vague'],
    also: ({ score }) => expect(score).toBeCloseTo(2 / 3, 6),
  },
  {
    when: 'a Greek question',
    facts: long('el', heading(2, 'Πώς λειτουργούν οι αρμοί της γέφυρας;'), other(40), other(200), ...good('bearings')),
    status: 'pass',
    says: ['tell'],
    score: 0.75,
  },
  {
    when: 'a semicolon at the end in Greek is a question mark',
    facts: long('el', heading(2, 'Πώς λειτουργούν οι αρμοί της γέφυρας;'), other(200), ...good('bearings')),
    status: 'warn',
    says: ['vague'],
    score: 0.5,
  },
  { when: 'Japanese headings', facts: long('ja', ...ja('橋の伸縮装置'), ...ja('支承の役割')), status: 'pass', says: ['tell'], score: 1 },
  {
    when: 'a Japanese heading of two characters says half',
    facts: long('ja', ...ja('支承'), ...ja('伸縮装置')),
    status: 'pass',
    says: ['tell'],
    score: (0.75 + 1) / 2,
  },
  {
    when: 'a Japanese question followed by nothing of that length',
    facts: long('ja', heading(2, '伸縮装置とは何ですか？'), block('伸縮装置です。'), block(filler(60, 20)), ...ja('支承の役割')),
    status: 'warn',
    says: ['vague'],
    score: 0.5,
  },
  { when: 'Arabic headings', facts: long('ar', ...ar('فواصل التمدد'), ...ar('محامل الارتكاز')), status: 'pass', says: ['tell'], score: 1 },
  {
    when: 'an English word list judges no Finnish page',
    facts: long('fi', ...bad('More information'), ...bad('Final thoughts')),
    status: 'warn',
    says: ['vague'],
    score: 0.5,
  },
  {
    when: 'sections of 24 units do not count',
    facts: of([heading(2, 'Introduction'), other(24)], good('bearings')),
    status: 'na',
    says: ['little'],
  },
  {
    when: 'sections of 25 units do',
    facts: of([heading(2, 'Introduction'), other(25)], good('bearings')),
    status: 'warn',
    says: ['vague'],
    score: 0.5,
  },
  { when: '249 units', facts: sized(249), status: 'na', says: ['little'] },
  { when: '250 units', facts: sized(250), status: 'pass', says: ['tell'] },
  {
    when: 'h1 and h5 make no sections',
    facts: page(heading(1, 'Bridge joints'), other(100), heading(5, 'Bridge bearings'), other(200)),
    status: 'na',
    says: ['little'],
  },
  ...(['product', 'service'] as const).flatMap((offer) => [
    {
      when: `labels of the parts of a ${offer}`,
      facts: { ...of(bad('Description'), bad('Specifications')), pageType: { type: offer } },
      status: 'na' as const,
      says: ['little'],
    },
    {
      when: `labels beside headings that tell, on a ${offer}`,
      facts: { ...of(bad('Description'), bad('Reviews'), good('bearings'), good('joints')), pageType: { type: offer } },
      status: 'pass' as const,
      says: ['tell'],
      score: 1,
    },
    {
      when: `headings of a ${offer} that say something else`,
      facts: { ...of(bad('Roadway surfaces'), bad('Railway signals')), pageType: { type: offer } },
      status: 'warn' as const,
      says: ['vague'],
      score: 0.5,
    },
  ]),
  ...(
    [
      ['ja', '仕様', '説明'],
      ['ar', 'الوصف', 'المواصفات'],
      ['ru', 'Описание', 'Характеристики'],
    ] as const
  ).map(([language, one, two]) => ({
    when: `labels of the parts of a product in ${language}`,
    facts: { ...long(language, ...bad(one), ...bad(two)), pageType: { type: 'product' as const } },
    status: 'na' as const,
    says: ['little'],
  })),
  { when: 'a home page', facts: type('home'), status: 'na', says: ['not-for-type'] },
  { when: 'a listing', facts: type('listing'), status: 'na', says: ['not-for-type'] },
  { when: 'a thread', facts: type('forum'), status: 'na', says: ['not-for-type'] },
  { when: 'a page of unknown type', facts: type('other'), status: 'na', says: ['not-for-type'] },
  { when: 'a tool', facts: type('tool'), status: 'na', says: ['not-for-type'] },
  { when: 'a login page', facts: type('utility'), status: 'na', says: ['not-for-type'] },
  { when: 'text is unknown', facts: { text: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
