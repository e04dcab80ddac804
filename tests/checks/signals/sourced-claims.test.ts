import { describe, expect, test } from 'vitest';
import { judgeSignal } from '../../../checks/core/judge.ts';
import type { Verdict } from '../../../checks/core/verdict.ts';
import type { Block } from '../../../checks/core/facts/text.ts';
import type { PageType } from '../../../checks/core/facts/about.ts';
import signal from '../../../checks/signals/sourced-claims.ts';
import { block, cell, filler, heading, item, pageOf } from '../../support/blocks.ts';
import { failure, known } from '../../support/facts.ts';
import { testSignal, type Row, type Seen } from '../../support/signal-table.ts';

let seed = 900;
/** Share of the claims that have a source. */
const shares = (share: number) => ({
  also: ({ value }: Seen) => {
    expect(value).toBe(`${Math.round(share * 100)} %`);
  },
});
const claim = (percent: number, changes: Partial<Block> = {}) =>
  block(`The northern deck grew by ${percent} % during that summer.`, changes);
const linked = (percent: number, ...hosts: string[]) => claim(percent, { hrefs: hosts.map((host) => `https://www.${host}/study`) });
const claims = (count: number) => Array.from({ length: count }, (_, i) => claim(i + 10));
const page = (...blocks: Block[]) => pageOf('Bridges', blocks);
const inLanguage = (language: string, ...blocks: Block[]) => pageOf('x', blocks, language);
const short = (text: string, changes: Partial<Block> = {}): Block => ({ ...cell(text), main: false, ...changes });
const quotation = '“A bridge that cannot move in summer will break in winter, whatever the engineer hoped.”';
const type = (name: PageType) => ({ ...page(linked(1, 'a.org'), linked(2, 'b.org')), pageType: { type: name } });

/** The same three claims in each language: two with an attribution, one without. */
const twins: readonly (readonly [string, string, string, string])[] = [
  [
    'en',
    'The ministry said that the deck grew by 12 % in summer.',
    '“The bridge will open again in the spring of next year without any conditions,” Meyer added.',
    'Some 3 million people cross the bridge every year.',
  ],
  [
    'de',
    'Das Ministerium sagte, die Fahrbahn sei im Sommer um 12 Prozent gewachsen.',
    '„Die Brücke wird im Frühjahr des nächsten Jahres ohne Bedingungen wieder öffnen“, ergänzte Meyer.',
    'Etwa 3 Millionen Menschen überqueren jedes Jahr die Brücke.',
  ],
  [
    'fi',
    'Ministeriö ilmoitti, että kansi kasvoi kesällä 12 prosenttia.',
    '”Silta avataan uudelleen ensi vuoden keväällä ilman mitään erityisiä ehtoja”, Meyer lisäsi.',
    'Noin 3 miljoonaa ihmistä ylittää sillan joka vuosi.',
  ],
  [
    'sv',
    'Departementet uppgav att banan växte med 12 procent på sommaren.',
    '”Bron kommer att öppna igen nästa vår utan några särskilda villkor”, tillade Meyer.',
    'Omkring 3 miljoner människor korsar bron varje år.',
  ],
  [
    'fr',
    'Le ministère a annoncé que le tablier avait grandi de 12 % en été.',
    '« Le pont rouvrira au printemps de l’année prochaine sans aucune condition particulière », a ajouté Meyer.',
    'Quelque 3 millions de personnes traversent le pont chaque année.',
  ],
  [
    'ru',
    'Министерство сообщило, что полотно летом выросло на 12 процентов.',
    '«Мост снова откроют весной будущего года без каких-либо особых условий», — добавил Мейер.',
    'Около 3 миллионов человек ежегодно проезжают по мосту.',
  ],
  [
    'tr',
    'Bakanlık, yolun yazın yüzde 12 uzadığını açıkladı.',
    '“Köprü gelecek yılın baharında hiçbir özel koşul olmadan yeniden açılacak” diye ekledi Meyer.',
    'Her yıl yaklaşık 3 milyon kişi köprüden geçiyor.',
  ],
  [
    'ar',
    'وأعلنت الوزارة أن الطريق امتد بنسبة ١٢٪ في الصيف.',
    '«سيفتح الجسر مجددا في ربيع العام المقبل من دون أي شروط خاصة»، وأضاف المدير.',
    'يعبر الجسر نحو 3 ملايين شخص كل عام.',
  ],
  [
    'fa',
    'وزارت راه اعلام کرد که عرشه پل در تابستان ۱۲ درصد رشد کرد.',
    '«پل در بهار سال آینده بدون هیچ شرط ویژه‌ای دوباره باز خواهد شد»، مدیر افزود.',
    'هر سال حدود ۳ میلیون نفر از پل می‌گذرند.',
  ],
  [
    'he',
    'המשרד הודיע כי הכביש התארך ב-12 אחוזים בקיץ.',
    '"הגשר ייפתח שוב באביב של השנה הבאה ללא שום תנאים מיוחדים", והוסיף המנהל.',
    'כ-3 מיליון אנשים חוצים את הגשר בכל שנה.',
  ],
  [
    'hi',
    'मंत्रालय ने कहा कि गर्मी में सड़क 12 प्रतिशत बढ़ी।',
    '“पुल अगले साल वसंत में बिना किसी विशेष शर्त के फिर से खुलेगा,” निदेशक बोले।',
    'हर साल लगभग 30 लाख लोग पुल पार करते हैं।',
  ],
  [
    'ja',
    '国土省によると、橋桁は夏に12％伸びたという結果が出た。',
    '「橋は来年の春に特別な条件なしで再び開通する予定で、準備は順調に進んでいます」と所長は語った。',
    '毎年およそ300万人が橋を渡る。',
  ],
  [
    'zh',
    '交通部表示，桥面在夏天伸长了12%。',
    '“大桥将在明年春天重新开放，不附带任何特别的条件，各项准备正在进行。”局长补充。',
    '每年约有300万人过桥。',
  ],
  [
    'ko',
    '국토부는 여름에 상판이 12% 늘었다고 밝혔다.',
    '“다리는 내년 봄에 아무런 특별한 조건 없이 다시 열릴 예정입니다”라고 소장은 덧붙였다.',
    '해마다 약 300만 명이 다리를 건넌다.',
  ],
  [
    'th',
    'กระทรวงระบุว่าพื้นสะพานยาวขึ้น 12 เปอร์เซ็นต์ในฤดูร้อน',
    '“สะพานจะเปิดอีกครั้งในฤดูใบไม้ผลิปีหน้าโดยไม่มีเงื่อนไขพิเศษใด ๆ ทั้งสิ้น” ผู้อำนวยการกล่าว',
    'ทุกปีมีคนข้ามสะพานประมาณ 3 ล้านคน',
  ],
  [
    'vi',
    'Bộ cho biết mặt cầu dài thêm 12 phần trăm vào mùa hè.',
    '“Cây cầu sẽ mở lại vào mùa xuân năm sau mà không có điều kiện đặc biệt nào”, ông Minh chia sẻ.',
    'Mỗi năm có khoảng 3 triệu người qua cầu.',
  ],
];

const recipe = (types: string[], ...blocks: Block[]) => ({
  ...page(...blocks),
  structuredData: {
    items: [
      {
        format: 'microdata' as const,
        block: 0,
        types,
        id: null,
        top: true,
        properties: { name: ['Bridges'] },
        pointer: '',
        selector: 'div',
      },
    ],
  },
});

testSignal(signal, [
  {
    when: 'rows in which visitors choose a currency',
    facts: page(
      ...['Show prices in EUR €132.34 now', 'Show prices in USD $150.00 now', 'Show prices in JPY ¥21,900 now'].map((text) =>
        block(text, { units: 6 }),
      ),
    ),
    status: 'na',
    says: ['few'],
  },
  {
    when: 'sentences with prices in one currency',
    facts: page(
      ...['We sold the first for $132.34.', 'We sold the second for $150.00.', 'We sold the third for $21,900.'].map((text) =>
        block(text, { units: 6 }),
      ),
    ),
    status: 'warn',
    says: ['none'],
  },
  {
    when: 'a price list or menu, with descriptions of 250 g between its rows',
    facts: page(
      ...[
        'Carbonara with guanciale and pecorino 14.50 €',
        'Steak with fries and a small salad ... 24.00 €',
        '250 g of beef from the farm next door',
        'Double room with breakfast and a view 120 € per night',
      ].map((text) => block(text, { units: 8 })),
    ),
    status: 'na',
    says: ['few'],
  },
  {
    when: 'two prices are no list',
    facts: page(
      ...['Carbonara with guanciale and pecorino 14.50 €', 'Steak with fries and a small salad 24.00 €'].map((text) =>
        block(text, { units: 8 }),
      ),
    ),
    status: 'warn',
    says: ['none'],
  },
  // Numbers about the publisher's own product.
  {
    when: 'documentation knows its own numbers',
    facts: { ...page(...claims(2)), pageType: { type: 'docs' } },
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(1),
  },
  ...(
    [
      ['Aquaduct', 'en', 'The pumps of Aquaduct lift 40 litres a minute.', 1],
      ['aquaduct', 'en', 'Aquaduct pumps lift 40 litres a minute.', 0],
      ['Aquaduct', 'en', 'The pumps of Aquaducts Inc. lift 40 litres a minute.', 0],
      ['Акведук', 'ru', 'Насосы фирмы Акведук поднимают 40 литров в минуту.', 1],
      ['アクアダクト', 'ja', 'アクアダクトのポンプは毎分40リットルの水をくみ上げる。', 1],
      ['Rio', 'es', 'Las bombas de Rio suben 40 litros por minuto.', 0],
    ] as const
  ).map(([name, language, text, share]): Row => ({
    when: `the publisher ${name} in: ${text}`,
    facts: {
      ...inLanguage(language, block(text), block(text)),
      provenance: {
        names: [{ role: 'publisher', from: 'site-name', name, type: '', url: null, sameAs: [], visible: true, selector: 'body' }],
      },
    },
    status: share === 1 ? 'pass' : 'warn',
    says: share === 1 ? ['sourced', 'noLinks'] : ['none'],
    ...shares(share),
  })),
  { when: 'a recipe', facts: recipe(['Recipe'], ...claims(4)), status: 'na', says: ['recipe'] },
  {
    when: 'a recipe in Japanese',
    facts: {
      ...recipe(['Recipe']),
      ...inLanguage(
        'ja',
        block('200度のオーブンで35分ほど焼き、200グラムのチーズをのせて食べる。'),
        block('小麦粉を300グラムと水を150ミリリットル混ぜて10分こねる。'),
      ),
      pageType: { type: 'article' as const },
    },
    status: 'na',
    says: ['recipe'],
  },
  { when: 'the same numbers in an article', facts: recipe(['Article'], ...claims(4)), status: 'warn', says: ['none'] },
  ...twins.flatMap(([language, number, quote, bare]) => [
    {
      when: `${language}: two of three say whose they are`,
      facts: inLanguage(language, block(number), block(quote), block(bare)),
      status: 'pass' as const,
      says: ['sourced', 'noLinks'],
      ...shares(2 / 3),
    },
    {
      when: `${language}: none does`,
      facts: inLanguage(language, block(bare), block(bare), block(bare)),
      status: 'warn' as const,
      says: ['none'],
      ...shares(0),
    },
  ]),
  {
    when: 'a language whose words we do not know, with bare numbers',
    facts: inLanguage('yo', ...claims(3)),
    status: 'unchecked',
    says: ['wordsUnknown'],
  },
  {
    when: 'the same with sources that need no words',
    facts: inLanguage('yo', linked(10, 'a.org'), linked(20, 'b.org')),
    status: 'pass',
    says: ['sourced'],
    ...shares(1),
  },
  {
    when: 'a name after a quotation, in a language whose words we do not know',
    facts: inLanguage('yo', block('“One two three four five six seven eight nine”, xyz Adé Okafor.'), claim(20)),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  {
    when: 'the publisher’s other domains are no foreign sources',
    facts: {
      ...page(linked(10, 'example.co.uk'), linked(20, 'gazette.org'), linked(30, 'shop.test')),
      provenance: {
        names: [
          {
            role: 'publisher',
            from: 'json-ld',
            name: 'The Gazette',
            type: 'Organization',
            url: 'https://shop.test/',
            sameAs: [],
            visible: true,
            selector: 'body',
          },
          { role: 'publisher', from: 'site-name', name: 'Gazette', type: '', url: null, sameAs: [], visible: true, selector: 'body' },
        ],
      },
    },
    status: 'warn',
    says: ['none'],
    ...shares(0),
  },
  {
    when: 'a speech over two paragraphs',
    facts: page(block(`Meyer said: ${quotation}`), block('“It has to be watched in winter, and nobody should cross it in a storm.”')),
    status: 'pass',
    says: ['sourced', 'noLinks', 'sparse'],
    ...shares(1),
  },
  {
    when: 'a quotation with its author in the next line',
    facts: page(block(filler(12, ++seed), { quote: true }), block('— Ada Meyer, engineer'), claim(10)),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  {
    when: 'speech after a dash',
    facts: inLanguage('ru', block('— Мост, который не может двигаться летом, непременно сломается зимой, — сказал инженер.'), claim(10)),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  { when: 'both have a source', facts: page(linked(10, 'a.org'), linked(20, 'b.org')), status: 'pass', says: ['sourced'], ...shares(1) },
  {
    when: 'half of them, from two sites',
    facts: page(linked(10, 'a.org'), linked(20, 'b.org'), ...claims(2)),
    status: 'pass',
    says: ['sourced'],
    ...shares(0.5),
  },
  {
    when: 'fewer than half',
    facts: page(linked(10, 'a.org'), linked(20, 'b.org'), ...claims(3)),
    status: 'warn',
    says: ['thin'],
    ...shares(0.4),
  },
  { when: 'all from one site', facts: page(linked(10, 'a.org'), linked(20, 'a.org')), status: 'pass', says: ['sourced'], ...shares(1) },
  {
    when: 'one site with a reference list',
    facts: page(
      linked(10, 'a.org'),
      linked(20, 'a.org'),
      heading(2, 'Reading'),
      ...['b.org', 'c.org', 'd.org'].map((host) => item(filler(6, ++seed), { hrefs: [`https://${host}/`] })),
    ),
    status: 'pass',
    says: ['sourced'],
    ...shares(1),
  },
  {
    when: 'a sub-domain of this site is no other site',
    facts: page(claim(10, { hrefs: ['https://blog.example.com/a'] }), claim(20, { hrefs: ['https://example.com/b', 'mailto:a@b.org'] })),
    status: 'warn',
    says: ['none'],
    ...shares(0),
  },
  { when: 'two claims without a source', facts: page(...claims(2)), status: 'warn', says: ['none'], ...shares(0) },
  { when: 'three claims without a source', facts: page(...claims(3)), status: 'warn', says: ['none'], ...shares(0) },
  {
    when: 'one claim',
    facts: page(claim(10), block('It opened in 1937 and has 4 lanes for cars.')),
    status: 'na',
    says: ['few'],
    also: ({ geoScore }) => expect(geoScore).toBeCloseTo(0.5),
  },
  {
    when: 'six claims that rest on one source',
    facts: page(...Array.from({ length: 6 }, (_, i) => linked(i + 10, 'a.org'))),
    status: 'pass',
    says: ['sourced', 'oneSource'],
    ...shares(1),
  },
  {
    when: 'six of eleven that rest on one source',
    facts: page(...Array.from({ length: 6 }, (_, i) => linked(i + 10, 'a.org')), ...claims(5)),
    status: 'pass',
    says: ['sourced', 'oneSource'],
    ...shares(6 / 11),
  },
  {
    when: 'five claims from one site',
    facts: page(...Array.from({ length: 5 }, (_, i) => linked(i + 10, 'a.org'))),
    status: 'pass',
    says: ['sourced'],
    ...shares(1),
  },
  {
    when: 'six claims from two sites',
    facts: page(...Array.from({ length: 6 }, (_, i) => linked(i + 10, i === 0 ? 'b.org' : 'a.org'))),
    status: 'pass',
    says: ['sourced'],
    ...shares(1),
  },
  { when: 'notes', facts: page(claim(10, { note: true }), claim(20, { note: true })), status: 'pass', says: ['sourced'], ...shares(1) },
  {
    when: 'numbers in brackets',
    facts: page(block('The deck grew by 12 % in summer [3].'), claim(20)),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  {
    when: 'name and year',
    facts: page(block('The deck grew by 12 % in summer (Meyer, 2021).'), block('Smith et al. (2019) measured 14 % in another deck.')),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(1),
  },
  {
    when: 'an attribution',
    facts: page(block('According to the city, the deck grew by 12 % in summer.'), claim(20)),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  {
    when: 'one of three',
    facts: page(block('According to the city, the deck grew by 12 % in summer.'), ...claims(2)),
    status: 'warn',
    says: ['thin'],
    ...shares(1 / 3),
  },
  {
    when: 'a line of days with the time it takes to read',
    facts: page(
      block('Published 5 March 2021, updated 6 March 2021 at 15:22. Reading time 4 min.'),
      block('According to the city, the deck grew by 12 % in summer.'),
      block('According to the city, the pier grew by 7 % in autumn.'),
    ),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(1),
  },
  {
    when: 'an attribution in another sentence of the paragraph',
    facts: page(block('According to the city, all is well here. The deck grew by 12 % in summer.'), claim(20)),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  {
    when: 'an attribution in another sentence, Russian',
    facts: inLanguage(
      'ru',
      block('По данным мэрии, всё в порядке. Полотно летом выросло на 12 процентов.'),
      block('Полотно летом выросло на 20 процентов.'),
    ),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  {
    when: 'an attribution in another paragraph',
    facts: page(block('According to the city, all is well here.'), claim(12), claim(20)),
    status: 'warn',
    says: ['none'],
    ...shares(0),
  },
  {
    when: 'own data of one digit in a table',
    facts: page(block('Each cover of this kind takes about 2 ml of oil.'), cell('2 ml'), claim(20)),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  {
    when: 'own data of one digit in a table, Russian',
    facts: inLanguage(
      'ru',
      block('Каждая такая обложка впитывает около 2 кг масла.'),
      cell('2 кг'),
      block('Полотно летом выросло на 20 процентов.'),
    ),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  {
    when: 'one digit with another unit in a table',
    facts: page(block('Each cover of this kind takes about 2 ml of oil.'), cell('2 kg'), claim(20)),
    status: 'warn',
    says: ['none'],
    ...shares(0),
  },
  {
    when: 'own data in a table',
    facts: page(claim(12.5), cell('12.5'), claim(20)),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
    also: ({ findings }) =>
      expect(findings[0]?.evidence).toMatchObject({
        rows: [{}, { cells: [expect.anything(), expect.anything(), 'table or figure on this page'] }],
      }),
  },
  {
    when: 'own data in cells that are too short for main blocks',
    facts: page(claim(30), claim(72), short('30 %'), short('72')),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(1),
  },
  {
    when: 'a table beside the main content',
    facts: page(claim(30), claim(72), short('30 %', { region: 'aside' }), short('72', { region: 'none' })),
    status: 'warn',
    says: ['none'],
    ...shares(0),
  },
  {
    when: 'a short text of the main content that is no table',
    facts: page(claim(30), claim(72), short('30 %', { within: null }), short('72', { within: 'list' })),
    status: 'warn',
    says: ['none'],
    ...shares(0),
  },
  {
    when: 'a method section',
    facts: page(...claims(2), heading(2, 'How we measured'), block(filler(20, ++seed))),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(1),
  },
  ...(
    [
      ['en', 'Methodology'],
      ['en', '2. Our method'],
      ['en', 'Tents: how we tested'],
      ['en', 'Survey methodology and sample'],
      ['de', 'Unsere Methodik'],
      ['fr', 'Notre méthode'],
      ['zh', '调查方法'],
      ['ja', '方法'],
      ['ru', 'Методика'],
    ] as const
  ).map(([language, text]) => ({
    when: `a method section: ${text}`,
    facts: inLanguage(language, claim(10), claim(11), heading(2, text), block(filler(20, ++seed))),
    status: 'pass' as const,
    says: ['sourced', 'noLinks'],
    ...shares(1),
  })),
  ...(
    [
      ['en', 'Payment methods'],
      ['en', '5 methods for every day'],
      ['en', 'The best method'],
      ['fr', 'De nouveaux outils et méthodes de collecte'],
      ['de', 'Methoden der Kindererziehung'],
      ['es', '10 métodos'],
      ['zh', '三种简单的方法'],
      ['ja', '3つの方法'],
      ['ru', 'Новые методы лечения'],
    ] as const
  ).map(([language, text]) => ({
    when: `methods of something else: ${text}`,
    facts: inLanguage(language, claim(10), claim(11), heading(2, text), block(filler(20, ++seed))),
    status: 'warn' as const,
    says: ['none'],
    ...shares(0),
  })),
  {
    when: 'another story whose headline has the word',
    facts: page(...claims(2), heading(2, 'How a new method of casting steel changed the bridges of the north'), block(filler(20, ++seed))),
    status: 'warn',
    says: ['none'],
    ...shares(0),
  },
  {
    when: 'numbers in tables, code and headings are no claims',
    facts: page(
      heading(2, 'It grew by 12 % in summer'),
      cell('The deck grew by 12 % in summer'),
      block('the deck grew by 12 % in summer', { code: true }),
      claim(10),
    ),
    status: 'na',
    says: ['few'],
  },
  {
    when: 'a list number is none',
    facts: page(block('1. Bring the deck up to its bearings.'), block('2. Bring the joints up to the deck.')),
    status: 'na',
    says: ['few'],
  },
  {
    when: 'a quotation of eight words',
    facts: page(block('“One two three four five six seven eight.”'), claim(10)),
    status: 'warn',
    says: ['none'],
  },
  {
    when: 'a quotation of seven words',
    facts: page(block('“One two three four five six seven.”'), claim(10)),
    status: 'na',
    says: ['few'],
  },
  ...[
    ['The word "pot" is used much more often in this part of the country than the word "tub" is.', 'en'],
    ['«Лукойл» в этом году добывает заметно больше нефти на севере страны, чем «Татнеф».', 'ru'],
    ['Das Wort »Topf« hört man in dieser Gegend sehr viel öfter als das Wort »Kübel« dort.', 'de'],
    ['A 5" pipe is what most of the houses in this long street have, not a 7" pipe.', 'en'],
    ['他说"桥"这个字在这一带的用法比其他地方要多得多也更加频繁，而"船"字很少。', 'zh'],
    ['Oft sagt man „Topf" in dieser Gegend sehr viel öfter als man dort „Kübel" sagt.', 'de'],
    [`The word "pot" is here. "${filler(200, ++seed)}"`, 'en'],
  ].map(([text, language]) => ({
    when: `text between two short quotations: ${text!.slice(0, 60)}`,
    facts: inLanguage(language!, block(text!), claim(10)),
    status: 'na' as const,
    says: ['few'],
  })),
  ...[
    ['The word "pot" is common here: "A bridge that cannot move in summer will break in winter." That was it.', 'en'],
    ['«Лукойл» пишет: «Мост, который не может двигаться летом, непременно сломается зимой».', 'ru'],
    ['Im »Boten« steht: »Eine Brücke, die sich im Sommer nicht bewegen kann, bricht im Winter.«', 'de'],
    ['Sur un tube de 5" il écrit : « Un pont qui ne peut pas bouger en été se brisera en hiver. »', 'fr'],
    ['他说"桥"：“一座在夏天不能活动的桥，无论工程师怎样希望，到了冬天都一定会断裂，这是老人们常说的话。”', 'zh'],
  ].map(([text, language]) => ({
    when: `a quotation after a short one: ${text!.slice(0, 60)}`,
    facts: inLanguage(language!, block(text!), linked(10, 'a.org')),
    status: 'pass' as const,
    says: ['sourced'],
  })),
  ...(
    [
      ['en', 'The engineer, Ada Meyer: “We wanted people to see it from the road. On the first day 1,200 people crossed the bridge.”'],
      ['uk', 'Пряма мова Оксани Гриценко, інженерки: "Ми хотіли, щоб люди бачили міст із дороги. За перший день прийшло 1200 людей".'],
      ['zh', '工程师陈明：“我们希望大家从路上就能看到它。第一天就有1200人走过这座桥，大家都很高兴。”'],
    ] as const
  ).map(([language, text]) => ({
    when: `a number within a quotation has the source of the quotation: ${language}`,
    facts: inLanguage(language, block(text), linked(10, 'a.org')),
    status: 'pass' as const,
    says: ['sourced'],
    ...shares(1),
    also: ({ findings }: { findings: readonly { evidence?: unknown }[] }) => expect(findings[0]?.evidence).toMatchObject({ total: 3 }),
  })),
  {
    when: 'an address in quotation marks',
    facts: page(block('It says <a href="https://example.org/one/two/three/four-five-six-seven-eight-nine"> there.'), claim(10)),
    status: 'na',
    says: ['few'],
  },
  {
    when: 'a quotation with a link',
    facts: page(block(`The builder said: ${quotation}`, { hrefs: ['https://a.org/'] }), linked(20, 'b.org')),
    status: 'pass',
    says: ['sourced'],
    ...shares(1),
  },
  {
    when: 'two blockquotes are two claims',
    facts: page(
      ...[1, 2].map((nth) => block(filler(12, ++seed), { quote: true, selector: `main > blockquote:nth-child(${nth}) > p:nth-child(1)` })),
    ),
    status: 'warn',
    says: ['none', 'sparse'],
    ...shares(0),
  },
  {
    when: 'documentation sets its notes in blockquotes: without a source they are no quotations',
    facts: {
      ...page(
        ...[1, 2].map((nth) =>
          block(filler(12, ++seed), { quote: true, selector: `main > blockquote:nth-child(${nth}) > p:nth-child(1)` }),
        ),
      ),
      pageType: { type: 'docs' },
    },
    status: 'na',
    says: ['few'],
  },
  {
    when: 'paragraphs of one blockquote are one claim, with its source below',
    facts: page(
      block(filler(12, ++seed), { quote: true }),
      block(filler(12, ++seed), { quote: true }),
      block('Ada Meyer, interview', { hrefs: ['https://a.org/'] }),
      linked(20, 'b.org'),
    ),
    status: 'pass',
    says: ['sourced'],
    ...shares(1),
  },
  ...(
    [
      ['问题很复杂，名称也很多。', 'warn', 0],
      ['研究人员发现，情况如此。', 'pass', 1],
      ['记者问了一位居民。', 'pass', 1],
      ['他的小说很有名。', 'warn', 0],
    ] as const
  ).map(([text, status, share]) => ({
    when: `beside a Chinese quotation: ${text}`,
    facts: inLanguage('zh', ...[1, 2].map(() => block(`${text}“一座在夏天不能活动的桥到了冬天都一定会断裂这是老人们常讲的话”`))),
    status,
    says: ['sparse', ...(status === 'pass' ? ['sourced', 'noLinks'] : ['none'])],
    ...shares(share),
  })),
  {
    when: 'spaces inside of the marks are no part of it',
    facts: inLanguage('fr', block('Il a dit : «\u00a0un pont qui ne peut pas bouger en été se brisera en hiver\u00a0».'), claim(10)),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    also: ({ findings }) =>
      expect(JSON.stringify(findings[0]?.evidence)).toContain('"un pont qui ne peut pas bouger en été se brisera en hiver"'),
  },
  {
    when: 'German quotation marks',
    facts: inLanguage(
      'de',
      block('„Eine Brücke, die sich im Sommer nicht bewegen kann, bricht im Winter.“ So steht es dort.'),
      block('Laut Behörde waren es 12 Prozent mehr als im Vorjahr.'),
    ),
    status: 'pass',
    says: ['sourced', 'noLinks'],
    ...shares(0.5),
  },
  {
    when: 'Japanese',
    facts: inLanguage(
      'ja',
      block('夏の間に橋桁は12％伸びたと記録されている（田中、2021年）。'),
      block('「橋は夏に動けなければ、冬に壊れてしまうと技術者たちは昔から語り継いできました」という言葉がある。'),
      block('利用者は3万人に増えたそうだ。'),
    ),
    status: 'warn',
    says: ['thin'],
    ...shares(1 / 3),
  },
  {
    when: 'Arabic without sources',
    facts: inLanguage(
      'ar',
      block('تمدد الجسر بنسبة ١٢٪ في الصيف الماضي.'),
      block('وعبره ٣ ملايين شخص في العام نفسه.'),
      block('«الجسر الذي لا يتحرك في الصيف سينكسر في الشتاء مهما تمنى المهندس».'),
    ),
    status: 'warn',
    says: ['none'],
    ...shares(0),
  },
  {
    when: 'English words attribute nothing on a Finnish page',
    facts: inLanguage('fi', block('According to the city, the deck grew by 12 % in summer.'), claim(20)),
    status: 'warn',
    says: ['none'],
    ...shares(0),
  },
  { when: 'a page of unknown type', facts: type('other'), status: 'na', says: ['not-for-type'] },
  { when: 'a thread', facts: type('forum'), status: 'na', says: ['not-for-type'] },
  { when: 'a product', facts: type('product'), status: 'na', says: ['not-for-type'] },
  { when: 'a home page', facts: type('home'), status: 'na', says: ['not-for-type'] },
  { when: 'documentation', facts: type('docs'), status: 'pass', says: ['sourced'] },
  { when: 'questions and answers', facts: type('faq'), status: 'pass', says: ['sourced'] },
  { when: 'text is unknown', facts: { text: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
]);

const verdictOf = (facts: ReturnType<typeof page>): Verdict =>
  judgeSignal(signal, known(facts), { intent: 'index', pageType: null, aiOptOut: false, now: 0 });
const pointsOf = (facts: ReturnType<typeof page>): number => {
  const { geoScore, score } = verdictOf(facts);
  expect(typeof (geoScore ?? score)).toBe('number');
  return (geoScore ?? score) as number;
};
const inWords = (count: number) => (count < 1 ? [] : [block(filler(count, ++seed))]);

describe('half for density, half for the share of claims with a source', () => {
  test.each([
    ['nothing', [], 0, 100],
    ['one quantity in 100 words', claims(1), 0.5 / 1.5, 100],
    ['two in 133 words', claims(2), 0.5, 133],
    ['two in 140 words', claims(2), (0.5 * 200) / 140 / 1.5, 140],
    ['twelve in 200 words', claims(12), 0.5, 200],
    ['one with a source', [linked(10, 'a.org')], 0.5 / 1.5 + 0.25, 100],
    ['two with a source', [linked(10, 'a.org'), linked(20, 'b.org')], 1, 120],
    ['one of three with a source, on the plateau', [linked(10, 'a.org'), ...claims(2)], 0.5 + 0.5 / 3, 200],
    ['six that rest on one source', Array.from({ length: 6 }, (_, i) => linked(i + 10, 'a.org')), 1, 150],
    [
      'two quotations with a source',
      [block(quotation, { hrefs: ['https://a.org/'] }), block(quotation, { hrefs: ['https://b.org/'] })],
      0.5,
      100,
    ],
    ['two quotations without a source', [block(quotation), block(filler(20, ++seed)), block(quotation)], 0, 100],
  ] as const)('%s', (_, blocks, score, length) => {
    const filled = length - blocks.reduce((sum, { units }) => sum + units, 0);
    expect(pointsOf(page(...blocks, ...inWords(filled)))).toBeCloseTo(score, 2);
  });

  test.each([
    [
      'en',
      'Some 3 million people cross the bridge every year',
      'According to the city, the deck grew by 12 % in summer.',
      quotation,
      'and the old town behind it',
    ],
    [
      'ru',
      'Около 3 миллионов человек ежегодно проезжают по мосту',
      'По данным мэрии, полотно летом выросло на 12 процентов.',
      '«Мост, который не может двигаться летом, непременно сломается зимой».',
      'и по старому городу за ним',
    ],
    [
      'ar',
      'يعبر الجسر نحو 3 ملايين شخص كل عام',
      'وأعلنت الوزارة أن الطريق امتد بنسبة ١٢٪ في الصيف.',
      '«الجسر الذي لا يتحرك في الصيف سينكسر في الشتاء مهما تمنى المهندس».',
      'والمدينة القديمة خلفه',
    ],
    [
      'zh',
      '每年约有300万人过桥',
      '交通部表示，桥面在夏天伸长了12%。',
      '“一座在夏天不能活动的桥到了冬天都一定会断裂这是老人们常讲的话”',
      '还有后面的老城',
    ],
    [
      'th',
      'ทุกปีมีคนข้ามสะพานประมาณ 3 ล้านคน',
      'กระทรวงระบุว่าพื้นสะพานยาวขึ้น 12 เปอร์เซ็นต์ในฤดูร้อน',
      '“สะพานจะเปิดอีกครั้งในฤดูใบไม้ผลิปีหน้าโดยไม่มีเงื่อนไขพิเศษใด ๆ ทั้งสิ้น”',
      'และเมืองเก่าที่อยู่ด้านหลัง',
    ],
  ])('one more sentence with a quantity never lowers the score: %s', (language, bare, backed, quote, more) => {
    let state = 7;
    const upTo = (most: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % (most + 1);
    };
    const stop = language === 'zh' ? '。' : '.';
    const written = (sentence: string) => `${sentence}${` ${more}`.repeat(upTo(12))}${stop}`;
    for (let round = 0; round < 150; round++) {
      const blocks = [
        ...Array.from({ length: upTo(4) }, () => block(`${more} `.repeat(1 + upTo(40)))),
        ...Array.from({ length: upTo(5) }, () => block(written(bare))),
        ...Array.from({ length: upTo(5) }, () => block(backed)),
        ...Array.from({ length: upTo(3) }, () => block(quote, upTo(1) ? { hrefs: [`https://www.site${upTo(1)}.org/`] } : {})),
        block(more.repeat(3)),
      ];
      const before = pointsOf(inLanguage(language, ...blocks));
      const sentence = upTo(2) === 0 ? backed : written(bare);
      const at = upTo(blocks.length - 1);
      const inside = upTo(1) === 1 && !blocks[at]!.text.includes(quote);
      const after = inside
        ? blocks.with(at, block(`${blocks[at]!.text.trim().replace(/[.。]?$/, stop)} ${sentence}`, { hrefs: blocks[at]!.hrefs }))
        : [...blocks, block(sentence)];
      expect(
        pointsOf(inLanguage(language, ...after)),
        JSON.stringify({ before: blocks.map(({ text }) => text), after: after.map(({ text }) => text) }),
      ).toBeGreaterThanOrEqual(before - 1e-9);
    }
  });
});
