import { expect } from 'vitest';
import type { Block } from '../../../checks/core/facts/text.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import signal from '../../../checks/signals/answer-lead.ts';
import { block, cell, filler, heading, item, pageOf } from '../../support/blocks.ts';
import { failure } from '../../support/facts.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const title = 'Why bridges expand in summer';
/** Contains all terms of the title: bridges, expand, summer. */
const lead = (units: number, end = '.') => `Bridges expand in summer ${filler(units - 4, 1)}${end}`;
const rest = (units: number) => [block(filler(units, 2), { tag: 'pre', code: true })];
const page = (...blocks: Parameters<typeof pageOf>[1]) => pageOf(title, blocks);
const type = (name: PageType) => ({ ...page(block(lead(30)), ...rest(300)), pageType: { type: name } });

const outside = (text: string, changes: Partial<Block> = {}) => block(text, { main: false, region: 'none', ...changes });
const says =
  (...words: string[]) =>
  ({ findings }: Seen) => {
    for (const word of words) expect(findings.map(({ message }) => message).join('\n')).toContain(`“${word}”`);
  };
const saysNot =
  (...words: string[]) =>
  ({ findings }: Seen) => {
    for (const word of words) expect(findings.map(({ message }) => message).join('\n')).not.toMatch(new RegExp(`“${word}”|\\d %`));
  };
/** The same page in several scripts: title, a lead about it, a lead about something else. */
const twins: readonly (readonly [string, string, string, string])[] = [
  [
    'en',
    'New metro line station opens for passengers today',
    'The new station of the metro line has opened for passengers today, and trains now stop there every ten minutes until midnight.',
    'Tom yum is a sour and spicy soup of Thai kitchens, made of fresh prawns, galangal, lemongrass, lime leaves and juice.',
  ],
  [
    'ru',
    'Новая станция метро открылась сегодня для пассажиров',
    'Новая станция метро открылась сегодня для пассажиров на севере города, и поезда останавливаются там каждые десять минут до самой полуночи.',
    'Том-ям — кислый и острый суп тайской кухни, который варят из свежих креветок, галангала, лемонграсса, листьев лайма и его сока.',
  ],
  [
    'ar',
    'افتتاح محطة مترو جديدة أمام الركاب اليوم',
    'افتتحت اليوم محطة مترو جديدة أمام الركاب في شمال المدينة، وتتوقف فيها القطارات كل عشر دقائق حتى منتصف الليل.',
    'توم يام حساء حامض وحار من المطبخ التايلاندي، يصنع من الروبيان الطازج والخولنجان وعشبة الليمون وأوراق اللايم وعصيره.',
  ],
  [
    'ja',
    '地下鉄の新しい駅が今日から営業を開始しました',
    '地下鉄の新しい駅が今日から市の北部で営業を開始し、列車は深夜まで十分おきに停車します。多くの人が利用する見込みです。',
    'トムヤムクンは酸味と辛味のあるタイのスープで、新鮮なエビ、ガランガル、ライムの葉と果汁で作られました。世界中で知られています。',
  ],
  [
    'th',
    'สถานีรถไฟฟ้าสายใหม่เปิดให้บริการแล้ววันนี้',
    'สถานีรถไฟฟ้าสายใหม่ทางเหนือของเมืองเปิดให้บริการแล้ววันนี้ และรถไฟจะจอดทุกสิบนาทีจนถึงเที่ยงคืน',
    'ต้มยำกุ้งเป็นอาหารไทยที่มีรสเปรี้ยวและเผ็ด ทำจากกุ้งสด ข่า ตะไคร้ ใบมะกรูด และน้ำมะนาว เป็นที่รู้จักไปทั่วโลก',
  ],
];

testSignal(signal, [
  ...twins.flatMap(([language, name, about, soup]) => [
    {
      when: `${language}: the lead is about the title`,
      facts: pageOf(name, [heading(1, name), block(about), ...rest(300)], language),
      status: 'pass' as const,
      says: ['early', 'ours'],
      score: 1,
    },
    {
      when: `${language}: the lead is about something else`,
      facts: pageOf(name, [heading(1, name), block(soup), ...rest(300)], language),
      status: 'warn' as const,
      says: ['weak', 'ours'],
      score: 0.6,
    },
  ]),
  {
    when: 'the words are named as they stand in the title',
    facts: pageOf('New Zealand and its hot January', [block(`Zealand ${filler(30)}.`), ...rest(400)]),
    status: 'pass',
    says: ['early', 'ours'],
    also: says('Zealand'),
  },
  {
    when: 'the words are named as the paragraph writes them',
    facts: pageOf('Marketplace for harvests', [block(`Markets for a harvest ${filler(30)}.`), ...rest(400)]),
    status: 'pass',
    says: ['early', 'ours'],
    also: (found) => {
      says('Markets', 'harvest')(found);
      saysNot('Marketplace', 'harvests')(found);
    },
  },
  {
    when: 'the same in Russian',
    facts: pageOf('Рынки урожаев', [block(`Рынок? Нет: рынков и урожая ${filler(30)}.`), ...rest(400)], 'ru'),
    status: 'pass',
    says: ['early', 'ours'],
    also: (found) => {
      says('урожая')(found);
      saysNot('урожаев')(found);
    },
  },
  {
    when: 'of several forms of a word the one of the title',
    facts: pageOf('Work and harvest', [block(`Workers find harvest work ${filler(30)}.`), ...rest(400)]),
    status: 'pass',
    says: ['early', 'ours'],
    also: (found) => {
      says('work', 'harvest')(found);
      saysNot('Workers')(found);
    },
  },
  {
    when: 'the missing ones too, never cut, and without a share',
    facts: pageOf('Zealand, January, barometers and thermometers', [block(filler(40)), ...rest(400)]),
    status: 'warn',
    says: ['weak', 'ours'],
    also: (found) => {
      says('Zealand', 'January', 'barometers')(found);
      saysNot('zeala', 'janua', 'barom')(found);
    },
  },
  {
    when: 'the subject is what the page repeats',
    facts: pageOf('Bridges', [
      block(`Bridges ${filler(30)}.`),
      ...Array.from({ length: 9 }, (_, i) => block(`Bridges ${filler(30, i + 5)}.`)),
    ]),
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  {
    when: 'headlines of teasers are no subject',
    facts: {
      ...page(heading(1, title), block(lead(40)), ...rest(400)),
      headings: {
        items: ['Storms hit harbour', 'Markets fall again', title].map((text) => ({
          level: 1,
          text,
          visible: true,
          fontSize: 20,
          firstScreen: true,
          region: 'nav' as const,
          main: false,
          selector: 'h1',
        })),
        total: 3,
      },
    },
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  {
    when: 'an infobox before it is not read before it',
    facts: page(...Array.from({ length: 30 }, (_, i) => cell(filler(6, i))), block(lead(40)), ...rest(400)),
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  {
    when: 'nor a table of contents',
    facts: page(
      ...Array.from({ length: 20 }, (_, i) => {
        const text = filler(5, i);
        return item(text, { linkChars: text.length });
      }),
      block(lead(40)),
      ...rest(400),
    ),
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  {
    when: 'a standfirst and then the lead',
    facts: page(block(`${filler(20)}.`), block(lead(40)), ...rest(400)),
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  {
    when: 'a whole paragraph and then the lead',
    facts: page(block(`${filler(50)}.`), block(lead(40)), ...rest(400)),
    status: 'warn',
    says: ['weak', 'ours'],
    score: 0.6,
  },
  {
    when: 'the lead stands between the headline and the box of the text',
    facts: page({ ...heading(1, title), main: false, region: 'none' }, outside(lead(30)), block(`${filler(50)}.`), ...rest(400)),
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  {
    when: 'a row of labels there is no lead',
    facts: page({ ...heading(1, title), main: false, region: 'none' }, outside(lead(20, '')), block(`${filler(50)}.`), ...rest(400)),
    status: 'warn',
    says: ['weak', 'ours'],
    score: 0.6,
  },
  {
    when: 'nor is what stands in the navigation there',
    facts: page(
      { ...heading(1, title), main: false, region: 'none' },
      outside(lead(30), { region: 'nav' }),
      block(`${filler(50)}.`),
      ...rest(400),
    ),
    status: 'warn',
    says: ['weak', 'ours'],
    score: 0.6,
  },
  { when: 'the answer comes first', facts: page(block(lead(40)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 1 },
  {
    when: 'after 60 units',
    facts: page(block(filler(60), { code: true }), block(lead(40)), ...rest(400)),
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  {
    when: 'after 61 units',
    facts: page(block(filler(61), { code: true }), block(lead(40)), ...rest(400)),
    status: 'pass',
    says: ['early', 'ours'],
    score: 0.85,
  },
  {
    when: 'after 151 units',
    facts: page(block(filler(151), { code: true }), block(lead(40)), ...rest(900)),
    status: 'pass',
    says: ['early', 'ours'],
    score: 0.7,
  },
  { when: '120 units long', facts: page(block(lead(120)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 1 },
  { when: '121 units long', facts: page(block(lead(121)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 0.9 },
  { when: '201 units long', facts: page(block(lead(201)), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 0.8 },
  {
    when: 'a paragraph that ends in a question',
    facts: page(block(`${lead(20)} Then ${filler(10, 3)}?`), ...rest(400)),
    status: 'pass',
    says: ['early', 'ours'],
    score: 0.9,
  },
  {
    when: 'a question alone is no lead',
    facts: page(block(lead(30, '?')), ...rest(400)),
    status: 'warn',
    says: ['none', 'ours'],
    score: 0,
  },
  {
    when: 'a question alone, answered in the next paragraph',
    facts: page(block(`${filler(20, 3)}?`), block(lead(30)), ...rest(400)),
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  ...(
    [
      ['el', 'Γιατί μεγαλώνουν το καλοκαίρι οι γέφυρες του ποταμού και πού βρίσκουν χώρο όταν η ζέστη δεν περνά για πολλές μέρες;'],
      ['ja', '橋は夏になるとなぜ伸びるのでしょうか、そして暑さが何日も続くときに橋桁はどこで場所を見つけるのでしょうか？'],
    ] as const
  ).map(([language, text]) => ({
    when: `a question alone in ${language}`,
    facts: pageOf(title, [block(text), ...rest(400)], language),
    status: 'warn' as const,
    says: ['none', 'ours'],
    score: 0,
  })),
  {
    when: 'an entry of a list of terms is no lead',
    facts: page(block(lead(30), { tag: 'dd', within: 'dl' }), ...rest(400)),
    status: 'warn',
    says: ['none', 'ours'],
    score: 0,
  },
  { when: 'ends in a colon', facts: page(block(lead(30, ':')), ...rest(400)), status: 'pass', says: ['early', 'ours'], score: 0.9 },
  {
    when: 'names one of three terms',
    facts: page(block(`Bridges ${filler(30)}`), ...rest(400)),
    status: 'pass',
    says: ['early', 'ours'],
    score: 0.6 + 0.4 * ((1 / 3 - 0.1) / 0.4),
  },
  { when: 'names none of the terms', facts: page(block(filler(30)), ...rest(400)), status: 'warn', says: ['weak', 'ours'], score: 0.6 },
  {
    when: 'late, long, and a question about something else',
    facts: page(block(filler(160), { code: true }), block(`${filler(180, 3)}. Then ${filler(21, 4)}?`), ...rest(900)),
    status: 'warn',
    says: ['weak', 'ours'],
    score: 0,
  },
  {
    when: 'late and long, but a statement',
    facts: page(block(filler(100), { code: true }), block(filler(201, 3)), ...rest(900)),
    status: 'warn',
    says: ['weak', 'ours'],
    score: 0.25,
  },
  { when: '14 units are no lead', facts: page(block(lead(14)), ...rest(400)), status: 'warn', says: ['none', 'ours'], score: 0 },
  { when: '15 units are', facts: page(block(lead(15)), ...rest(400)), status: 'pass', says: ['early', 'ours'] },
  {
    when: 'headings, tables, captions, code and link lists are no prose',
    facts: page(
      heading(1, lead(20)),
      cell(lead(20)),
      block(lead(20), { within: 'figure' }),
      block(lead(20), { code: true }),
      item(lead(20), { linkChars: 500 }),
      ...rest(900),
    ),
    status: 'warn',
    says: ['none', 'ours'],
  },
  { when: 'a list item can be the answer', facts: page(item(lead(20)), ...rest(400)), status: 'pass', says: ['early', 'ours'] },
  {
    when: 'a byline is no lead',
    facts: page(
      block(
        'Le Monde | 04.05.2015 à 13h36 • Mis à jour le 05.05.2015 à 20h13 | Par Martin Untersinger (avec Damien Leloup et Morgane Tual)',
      ),
      block(lead(30)),
      ...rest(400),
    ),
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  {
    when: 'a notice about cookies is no lead',
    facts: page(block(`By using bridges in summer you agree that we may use Cookies to expand ${filler(10, 4)}`), ...rest(400)),
    status: 'warn',
    says: ['none', 'ours'],
  },
  {
    when: 'at 30 % of the content it is too late',
    facts: page(block(filler(30), { code: true }), block(lead(20)), ...rest(50)),
    status: 'warn',
    says: ['none', 'ours'],
  },
  {
    when: 'just before 30 %',
    facts: page(block(filler(29), { code: true }), block(lead(20)), ...rest(51)),
    status: 'pass',
    says: ['early', 'ours'],
  },
  ...(
    [
      ['en', 'Why bridges expand_Science_Acme', 'Why bridges expand', 'Science'],
      ['zh', '宇航员喝酒会怎么样_探索_光明网', '宇航员喝酒会怎么样', '探索'],
    ] as const
  ).map(([language, whole, headline, section]) => ({
    when: `${language}: sections beside the headline are no subject`,
    facts: pageOf(whole, [heading(1, headline), block(filler(40)), ...rest(400)], language),
    status: 'warn' as const,
    says: ['weak', 'ours'],
    also: saysNot(section),
  })),
  {
    when: 'the name of the site does not count',
    facts: {
      ...pageOf(`${title} | Acme Engineering Journal`, [block(lead(30)), ...rest(400)]),
      provenance: {
        names: [
          {
            role: 'publisher',
            from: 'site-name',
            name: 'Acme Engineering Journal',
            type: '',
            url: null,
            sameAs: [],
            visible: true,
            selector: 'body',
          },
        ],
      },
    },
    status: 'pass',
    says: ['early', 'ours'],
    score: 1,
  },
  {
    when: 'a German answer',
    facts: pageOf(
      'Warum sich Brücken im Sommer ausdehnen',
      [
        block('Brücken dehnen sich im Sommer aus, weil Stahl und Beton bei Wärme länger werden; deshalb ruhen sie auf Lagern.'),
        ...rest(300),
      ],
      'de',
    ),
    status: 'pass',
    says: ['early', 'ours'],
  },
  {
    when: 'a Japanese answer',
    facts: pageOf(
      '夏に橋が膨張する理由',
      [
        block('夏に橋が膨張する理由は、鋼やコンクリートが熱で伸びるためです。そのため橋桁は支承の上で少し動けるように作られています。'),
        ...rest(300),
      ],
      'ja',
    ),
    status: 'pass',
    says: ['early', 'ours'],
    also: ({ score }) => expect(score).toBeGreaterThan(0.9),
  },
  {
    when: 'a Japanese question',
    facts: pageOf(
      '夏に橋が膨張する理由',
      [
        block('夏に橋が膨張する理由は何でしょうか。鋼やコンクリートが熱で伸びるからでしょうか、それとも別の理由があるのでしょうか？'),
        ...rest(300),
      ],
      'ja',
    ),
    status: 'pass',
    says: ['early', 'ours'],
    score: 0.9,
  },
  {
    when: 'an Arabic question alone',
    facts: pageOf(
      'لماذا تتمدد الجسور في الصيف',
      [block('هل تعرف لماذا تتمدد الجسور في الصيف وكيف يترك المهندسون لها مكانا بين الفواصل حتى لا تنكسر من الحرارة؟'), ...rest(300)],
      'ar',
    ),
    status: 'warn',
    says: ['none', 'ours'],
    score: 0,
  },
  ...(['product', 'service', 'docs', 'faq'] as const).map((name) => ({
    when: name,
    facts: type(name),
    status: 'pass' as const,
    says: ['early', 'ours'],
  })),
  ...(['forum', 'listing', 'home', 'about', 'local', 'media', 'tool', 'utility', 'other'] as const).map((name) => ({
    when: name,
    facts: type(name),
    status: 'na' as const,
    says: ['not-for-type'],
  })),
  { when: '39 units', facts: page(block(lead(39))), status: 'na', says: ['little'] },
  { when: '40 units', facts: page(block(lead(40))), status: 'pass', says: ['early', 'ours'] },
  { when: 'text is unknown', facts: { text: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);
