import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../checks/core/facts/text.ts';
import type { DataItem } from '../../../../checks/core/facts/structured-data.ts';
import { block, h1, head, item, link, meta, read, story, time } from '../../../support/provenance-page.ts';
describe('dates', () => {
  test('time elements get their role from the words next to them', () => {
    const { dates } = read({
      blocks: [h1('Kettles'), block('Published 15 March 2024, last updated 16 March 2024')],
      times: [time({}), time({ datetime: '2024-03-16T10:00Z', text: '16 March 2024' })],
    });
    expect(dates).toMatchObject([
      { from: 'time', role: 'published', iso: '2024-03-15', near: 'title', visible: true, label: 'published', hasTime: false },
      { from: 'time', role: 'modified', iso: '2024-03-16T10:00:00Z', label: 'last updated', hasTime: true, hasZone: true },
    ]);
  });
  test.each([
    ['en', 'Kettles', '15 March 2024'],
    ['ar', 'غلايات', '15 مارس 2024'],
    ['ja', 'やかん', '2024年3月15日'],
  ])('Dublin Core in RDFa dates the page: %s', (language, headline, day) => {
    const node = (types: string[], dates: Record<string, string>) => ({
      ...item('', Object.fromEntries(Object.entries(dates).map(([term, date]) => [`http://purl.org/dc/${term}`, [date]])), {
        format: 'rdfa',
        selector: 'div',
      }),
      types,
    });
    const { dates } = read({
      language,
      blocks: [h1(headline), block(day)],
      items: [
        node(['http://rdfs.org/sioc/ns#Item', 'http://xmlns.com/foaf/0.1/Document'], {
          'terms/date': '2024-03-15T10:00:00+01:00',
          'terms/modified': '2024-03-16T10:00:00+01:00',
          'terms/title': '2020-01-01',
        }),
        node(['Article'], { 'terms/issued': '2024-03-15', 'elements/1.1/date': '2024-03-15' }),
        node(['http://rdfs.org/sioc/ns#Post', 'http://rdfs.org/sioc/types#Comment'], { 'terms/created': '2024-04-01' }),
      ],
    });
    expect(dates.map(({ from, role, label, iso, visible }) => [from, role, label, iso?.slice(0, 10), visible])).toEqual([
      ['rdfa', 'unknown', 'dc:date', '2024-03-15', false],
      ['rdfa', 'modified', 'dc:modified', '2024-03-16', false],
      ['rdfa', 'published', 'dc:issued', '2024-03-15', false],
      ['rdfa', 'unknown', 'dc:date', '2024-03-15', false],
      ['text', 'unknown', '', '2024-03-15', true],
    ]);
  });
  test.each([
    ['fr', 'Publié  le 15 mars 2024', 'published', 'publié le'],
    ['ru', 'Обновлено 15 марта 2024', 'modified', 'обновлено'],
    ['ja', '公開日：2024年3月15日', 'published', '公開日'],
    ['en', 'Friday, 15 March 2024', 'unknown', ''],
  ])('the label within a time element counts: %s', (language, text, role, label) => {
    expect(read({ language, blocks: [h1('X'), block(text), ...story(9)], times: [time({ text, block: 1 })] }).dates).toMatchObject([
      { from: 'time', role, label },
    ]);
  });
  test('a time element without datetime counts as text', () => {
    expect(read({ blocks: [h1('Kettles'), block('15 March 2024')], times: [time({ datetime: '' })] }).dates).toMatchObject([
      { from: 'text', iso: '2024-03-15', near: 'title', role: 'unknown' },
    ]);
  });
  test.each([
    ['zh', '日期：2024-03-15', 'published'],
    ['zh', '云溪县志[引用日期2024-03-15]', 'unknown'],
    ['zh', '截止時間：2024-03-15', 'unknown'],
    ['ja', '日付：2024年3月15日', 'published'],
    ['ja', '開催日時：2024年3月15日', 'unknown'],
    ['en', 'Date: 15 March 2024', 'published'],
    ['en', 'Retrieved 15 March 2024', 'unknown'],
  ])('the day of something else is not that of publication in %s: %s', (language, text, role) => {
    const { dates } = read({ language, blocks: [h1('X'), block(text), ...story(20)] });
    if (role === 'unknown') expect(dates.filter((date) => date.role !== 'unknown')).toEqual([]);
    else expect(dates).toMatchObject([{ role }]);
  });
  test('durations, and times of other pages in lists, are ignored', () => {
    expect(
      read({ times: [time({ datetime: 'PT20M' }), time({ block: 99, main: false }), time({ block: 99 }), time({ region: 'nav' })] }).dates,
    ).toEqual([]);
  });
  test('an invalid datetime is stored without a date', () => {
    expect(read({ times: [time({ datetime: '2024-99-99' })] }).dates).toMatchObject([{ raw: '2024-99-99', iso: null }]);
  });
  test.each([
    ['de', 'Veröffentlicht am 15. März 2024', 'published'],
    ['de', 'Zuletzt geändert: 15.03.2024', 'modified'],
    ['fr', 'Mis à jour le 15 mars 2024', 'modified'],
    ['es', 'Publicado el 15 de marzo de 2024', 'published'],
    ['ja', '公開日：2024年3月15日', 'published'],
    ['ja', '最終更新日 2024年3月15日', 'modified'],
    ['zh', '发布时间：2024-03-15 10:05', 'published'],
    ['ko', '수정 2024.03.15', 'modified'],
    ['ar', 'تاريخ النشر: ١٥ مارس ٢٠٢٤', 'published'],
    ['hi', 'अंतिम अपडेट: १५ मार्च २०२४', 'modified'],
    ['ru', 'Обновлено 15 марта 2024', 'modified'],
    ['tr', 'Güncelleme: 15 Mart 2024', 'modified'],
    ['th', '15 มีนาคม 2567', 'unknown'],
    ['cs', '15. března 2024', 'unknown'],
  ])('visible text in %s: %s', (language, text, role) => {
    const { dates } = read({ language, blocks: [h1('X'), block(text), ...story(20)] });
    expect(dates).toMatchObject([{ from: 'text', role, near: 'title', visible: true }]);
    expect(dates[0]?.iso?.slice(0, 10)).toBe('2024-03-15');
  });
  test('text at the end counts, text in the story does not, a labelled line anywhere does', () => {
    const end = read({ blocks: [h1('X'), ...story(20), block('Last updated: 15 March 2024')] });
    expect(end.dates).toMatchObject([{ near: 'end', role: 'modified' }]);
    expect(read({ blocks: [h1('X'), ...story(10), block('On 15 March 2024 it rained'), ...story(10)] }).dates).toEqual([]);
    expect(read({ blocks: [h1('X'), ...story(10), block('Updated 15 March 2024'), ...story(10)] }).dates).toMatchObject([
      { near: 'elsewhere', role: 'modified' },
    ]);
    expect(read({ blocks: [h1('X'), block('15 March 2024', { region: 'nav', main: false })] }).dates).toEqual([]);
    expect(
      read({
        blocks: [
          h1('X'),
          ...story(20),
          ...story(9).map((one) => ({ ...one, main: false })),
          block('Terms updated 15 March 2024', { region: 'footer', main: false }),
        ],
      }).dates,
    ).toEqual([]);
    expect(read({ blocks: [h1('X'), block('Another article, 15 March 2024', { linkChars: 30 })] }).dates).toEqual([]);
  });
  test.each<[string, string, string, string | null]>([
    ['alone', 'en', 'March 12, 2027', 'unknown'],
    ['with its day of the week and a time', 'en', 'Tuesday, 19 April 2016, 10:05 a.m.', 'unknown'],
    ['beside a name', 'en', 'Jane Doe March 5, 2024', 'unknown'],
    ['beside the length of the text', 'de', '15.05.2020, 07:11 | Lesedauer: 8 Minuten', 'unknown'],
    ['in a sentence', 'en', 'It happened on June 4, 1950.', null],
    ['in a sentence without a stop', 'en', 'Our garden day takes place on March 12, 2027', null],
    ['a date of publication in a sentence', 'en', 'The book was published on June 4, 1950.', null],
    ['the line of a blog', 'en', 'This entry was posted in Boats on March 5, 2024 by Jane.', 'published'],
    ['before a name and a link', 'en', 'March 5, 2024 by Jane Doe leave a comment', 'unknown'],
    ['before many things', 'en', 'Jane Doe March 5, 2024 5 min read leave a comment', 'unknown'],
    ['before a sentence', 'en', 'March 5, 2024 was the day on which it rained.', null],
    ['a revision in a sentence', 'en', 'This page was last updated on 15 March 2024.', 'modified'],
    ['German', 'de', 'Am 4. Juni 1950 wurde der Hafen eröffnet und gefeiert.', null],
    ['German label', 'de', 'Stand: 4. Juni 2020.', 'published'],
    ['French', 'fr', 'Cela s’est passé le 4 juin 1950.', null],
    ['French label', 'fr', 'Le 4 juin 2020', 'published'],
    ['French label after a place', 'fr', 'Paris, le 4 juin 2020', 'published'],
    ['French label after a name', 'fr', 'Publié par Marie Curie le 4 juin 2020', 'published'],
    ['Spanish', 'es', 'Todo comenzó en Madrid el 4 de junio de 1950.', null],
    ['Russian', 'ru', 'Мост открыли в городе 4 июня 1950.', null],
    ['Russian short form of year', 'ru', '4 июня 2020 г.', 'unknown'],
    ['Chinese', 'zh', '这件事发生在1950年6月4日。', null],
    ['Chinese with its source', 'zh', '2017-03-10 09:58 来源：网易科学人', 'unknown'],
    ['Japanese', 'ja', '橋は1950年6月4日に開通した。', null],
    ['Hindi', 'hi', 'यह घटना 4 जून 1950 को हुई।', null],
    ['Arabic', 'ar', 'متى بدأ هذا في 4 يونيو 1950؟', null],
    ['Swedish', 'sv', 'Senast uppdaterad den 4 juni 2020.', 'modified'],
    ['Faroese, whose words for it are not known', 'fo', 'Broytt tann 4. juni 2020.', 'unknown'],
    ['Korean', 'ko', '2024. 3. 15.', 'unknown'],
  ])('a date in a line: %s', (_, language, text, role) => {
    const { dates } = read({ language, blocks: [h1('X'), block(text), ...story(20)] });
    expect(dates.map((date) => date.role)).toEqual(role === null ? [] : [role]);
  });
  test.each<[string, string, string, string | null]>([
    ['a dateline', 'en', 'BERLIN, March 5, 2024 (Example Press) – ', '2024-03-05'],
    ['a date alone', 'de', '5. März 2024 Hamburg. ', '2024-03-05'],
    ['Japanese', 'ja', '【2024年3月5日 AFP】', '2024-03-05'],
    ['a sentence', 'en', 'On June 4, 1950, the bridge was opened. ', null],
    ['a sentence that begins with the date', 'en', 'June 4, 1950, was a hot day. ', null],
    ['Chinese sentence', 'zh', '2024年3月5日，', null],
    ['a French sentence', 'fr', 'Le 2 décembre 2014, un mois après la crue, ', null],
    ['a Spanish one', 'es', 'El 18 de marzo de 2020, ', null],
    ['a Russian one', 'ru', 'От 5 марта 2024 года ', null],
  ])('a date at the start of the text: %s', (_, language, start, iso) => {
    const { dates } = read({ language, blocks: [h1('X'), block(start + story(1)[0]!.text.repeat(2)), ...story(20)] });
    expect(dates.map((date) => date.iso?.slice(0, 10))).toEqual(iso === null ? [] : [iso]);
  });
  test.each<[string, Block[], boolean]>([
    [
      'an embedded post',
      [block('— Jane (@jane) March 15, 2024', { quote: true, linkChars: 10, hrefs: ['https://social.example/1'] })],
      false,
    ],
    [
      'an entry of a list with a link',
      [block('Older boats March 15, 2024', { within: 'list', linkChars: 11, hrefs: ['https://example.com/b'] })],
      false,
    ],
    [
      'a card below a linked heading',
      [block('Older boats', { tag: 'h3', level: 3, linkChars: 11, hrefs: ['https://example.com/b'] }), block('March 15, 2024')],
      false,
    ],
    ['an entry of a list without a link', [block('March 15, 2024', { within: 'list' })], true],
    ['a line of its own', [block('March 15, 2024')], true],
  ])('at the end of the text: %s', (_, blocks, expected) => {
    const input = { blocks: [h1('X'), ...story(20), ...blocks] };
    expect(read(input).dates).toHaveLength(expected ? 1 : 0);
    expect(read({ blocks: [...input.blocks], times: [time({ text: 'March 15, 2024', block: 21, selector: 'time' })] }).dates).toHaveLength(
      expected ? 1 : 0,
    );
  });
  test.each<[string, Block[], boolean]>([
    [
      'a list of author and date below the headline',
      [h1('X'), block('Jane Doe, March 15, 2024', { within: 'list', linkChars: 8, hrefs: ['https://example.com/jane'] })],
      true,
    ],
    ['the date as a link', [h1('X'), block('March 15, 2024', { linkChars: 14, hrefs: ['https://example.com/2024'] })], true],
    [
      'a date in a link to another page',
      [h1('X'), block('Older boats of March 15, 2024', { linkChars: 29, hrefs: ['https://example.com/b'] })],
      false,
    ],
    [
      'the first words of a comment, as a link above the headline',
      [block('Rusty said 15 March 2024 10:05', { within: 'dl', main: false, linkChars: 30, hrefs: ['https://example.com/b#c1'] }), h1('X')],
      false,
    ],
    [
      'the same in Japanese',
      [block('潮風 釣り 2024年3月15日 10:05', { within: 'dl', main: false, linkChars: 22, hrefs: ['https://example.com/b#c1'] }), h1('X')],
      false,
    ],
    [
      'a weekday and the date as a link',
      [block('Friday 15 March 2024', { linkChars: 20, hrefs: ['https://example.com/2024'] }), h1('X')],
      true,
    ],
    ['in the header of the site', [block('Friday, March 15, 2024', { region: 'header', main: false }), h1('X')], false],
    ['above the headline outside of any header', [block('March 15, 2024', { region: 'none', main: false }), h1('X')], true],
    ['above the headline within the article', [block('March 15, 2024'), h1('X')], true],
    [
      'in a header that has the headline',
      [{ ...h1('X'), region: 'header', main: false }, block('March 15, 2024', { region: 'header', main: false })],
      true,
    ],
    ['a heading about a day', [h1('X'), block('Garden day on March 15, 2024', { level: 2 })], false],
    ['a heading that is a date', [h1('X'), block('March 15, 2024', { level: 2 })], true],
    ['a headline that ends with the date', [h1('Weekly notes, March 15, 2024')], true],
    [
      'the card of a community',
      [h1('X'), ...story(20), block('Created Mar 15, 2024', { main: false, region: 'none' }), ...story(9)],
      false,
    ],
  ])('%s', (_, blocks, expected) => {
    expect(read({ blocks: [...blocks, ...story(20)] }).dates).toHaveLength(expected ? 1 : 0);
  });
  test('og:locale determines the order of numbers, a bare language does not', () => {
    const blocks = [h1('X'), block('3/4/2024')];
    expect(read({ blocks }).dates).toEqual([]);
    expect(read({ blocks, head: head([meta('og:locale', 'en_US')]) }).dates).toMatchObject([{ iso: '2024-03-04' }]);
    expect(read({ blocks, language: 'en-GB' }).dates).toMatchObject([{ iso: '2024-04-03' }]);
  });
  test.each<[string, string, string, string, string | null]>([
    ['en', '2 hours ago', 'published', '2024-03-15', '2 hours ago'],
    ['ja', '2時間前', 'published', '2024-03-15', '2時間前'],
    ['ar', 'منذ ٢ ساعات', 'published', '2024-03-15', 'منذ ٢ ساعات'],
    ['ru', '2 часа назад', 'published', '2024-03-15', '2 часа назад'],
    ['en', '5 min read', 'published', '2024-03-15', null],
  ])('how long ago, in %s: %s', (language, text, role, iso, relative) => {
    const page = { language, blocks: [h1('X'), block(text), ...story(20)] };
    expect(read(page).dates).toMatchObject(relative === null ? [] : [{ from: 'text', relative, iso: null, visible: true }]);
    expect(read({ ...page, head: head([meta('article:published_time', iso)]) }).dates.slice(1)).toMatchObject(
      relative === null ? [] : [{ from: 'text', relative, iso, near: 'title' }],
    );
    expect(read({ ...page, blocks: [h1('X'), block('2024-03-15'), block(text), ...story(20)] }).dates).toMatchObject([
      { iso, role: role === 'published' ? 'unknown' : role },
    ]);
  });
  test.each([
    ['en', '8h', '8h'],
    ['en', 'Mar 15', 'Mar 15'],
    ['ja', '3/15(金) 18:45', '3/15(金) 18:45'],
    ['ar', '١٥ مارس', '١٥ مارس'],
    ['en', 'March 15, 2024', undefined],
    ['en', 'Read', undefined],
  ])('a time element without the year keeps what readers see, in %s: %s', (language, text, relative) => {
    const { dates } = read({ language, blocks: [h1('X'), block(text), ...story(20)], times: [time({ text, block: 1 })] });
    expect(dates).toMatchObject([{ from: 'time', iso: '2024-03-15' }]);
    expect(dates[0]?.relative).toBe(relative);
  });
  test('a time element that shows how long ago keeps what readers see', () => {
    expect(read({ blocks: [h1('X'), block('1 hour ago')], times: [time({ text: '1 hour ago' })] }).dates).toMatchObject([
      { from: 'time', iso: '2024-03-15', relative: '1 hour ago' },
    ]);
  });
  test.each<[string, Block[], string[]]>([
    [
      'a quoted ruling',
      [
        h1('X'),
        block('2022-05-05'),
        block(
          '“Este magistrado por Oficio N° 25, de fecha 18 de marzo de 2022, ha solicitado a la Sala Penal de la Corte Suprema de Justicia información respecto a la excepción de prescripción de la acción penal interpuesta por la defensa”, dice.',
        ),
      ],
      ['2022-05-05'],
    ],
    [
      'a labelled start of a passage',
      [h1('X'), block(`Actualizado el 18 de marzo de 2022. ${story(1)[0]!.text} ${story(1)[0]!.text}`)],
      ['2022-03-18'],
    ],
    ['a two-digit year beside the headline', [h1('X'), block('23.09.22')], ['2022-09-23']],
    ['and none in the story', [h1('X'), ...story(3), block('La versión 23.09.22')], []],
    [
      'far above the headline, in the same part of the page',
      [
        block('15 de marzo de 2024', { selector: '#top > div > p' }),
        ...story(5).map((_one, index) => block('compartir', { linkChars: 9, selector: `#top > div > a:nth-child(${index})` })),
        { ...h1('X'), selector: '#top > div > div > h1' },
      ],
      ['2024-03-15'],
    ],
    [
      'far above the headline, in another part',
      [
        block('15 de marzo de 2024', { selector: '#bar > div > p' }),
        ...story(5).map((_one, index) => block('compartir', { linkChars: 9, selector: `#bar > div > a:nth-child(${index})` })),
        { ...h1('X'), selector: '#top > div > div > h1' },
      ],
      [],
    ],
    [
      'the line of a wiki at its very end',
      [
        h1('X'),
        ...story(20),
        ...story(9).map((one) => ({ ...one, main: false })),
        block('Esta página se editó por última vez el 15 de marzo de 2024 a las 10:05.', { region: 'footer', main: false }),
      ],
      ['2024-03-15T10:05:00'],
    ],
    [
      'a line of the site at its very end',
      [
        h1('X'),
        ...story(20),
        ...story(9).map((one) => ({ ...one, main: false })),
        block('Condiciones actualizadas el 15 de marzo de 2024', { region: 'footer', main: false }),
      ],
      [],
    ],
  ])('%s', (_, blocks, dates) => {
    expect(read({ language: 'es', blocks: [...blocks, ...story(20)] }).dates.map(({ iso }) => iso)).toEqual(dates);
  });
  test('a date next to links counts, one within the text of a link to another page does not', () => {
    const line = (text: string, words: string) =>
      read({
        blocks: [h1('X'), block(text, { linkChars: words.length, hrefs: ['https://example.com/b'], selector: '#by' }), ...story(20)],
        links: [{ ...link('https://example.com/b', words, 'main'), selector: '#by > a' }],
      }).dates;
    expect(line('Jane van der Berg in Harbours, 15 March 2024', 'Jane van der Berg in Harbours')).toHaveLength(1);
    expect(line('The harbour on the night of 15 March 2024', 'The harbour on the night of 15 March 2024')).toHaveLength(0);
  });
  test('a film within an article has its own date; on a page about it that is the page’s', () => {
    const film = item('VideoObject', { name: ['An old film of the harbour'], uploadDate: ['2015-01-16'] });
    expect(read({ blocks: [h1('Harbour plan agreed')], items: [film] }).dates).toEqual([]);
    expect(read({ blocks: [h1('An old film of the harbour')], items: [film] }).dates).toHaveLength(1);
    expect(
      read({
        language: 'ja',
        blocks: [h1('港の古い映像')],
        items: [item('VideoObject', { name: ['港の古い映像 | 港新聞'], uploadDate: ['2015-01-16'] })],
      }).dates,
    ).toHaveLength(1);
  });
  test('structured data: items of the page, not of its parts', () => {
    const { dates } = read({
      items: [
        item('NewsArticle', { datePublished: ['2024-03-15T10:00:00+01:00'], dateModified: [{ '@type': 'Date', '@value': '2024-03-16' }] }),
        item('Comment', { datePublished: ['2024-03-20'] }),
        item('Article', { datePublished: ['2020-01-01'] }, { top: false, pointer: '/itemListElement/0' }),
        item('VideoObject', { uploadDate: ['soon'] }, { top: false, pointer: '/mainEntity' }),
      ],
    });
    expect(dates).toMatchObject([
      {
        from: 'json-ld',
        role: 'published',
        iso: '2024-03-15T10:00:00+01:00',
        label: 'NewsArticle.datePublished',
        visible: false,
        near: null,
      },
      { role: 'modified', iso: '2024-03-16' },
      { role: 'published', raw: 'soon', iso: null },
    ]);
  });
  test('metas and the path', () => {
    const { dates } = read({
      url: 'https://example.com/2024/03/15/a',
      head: head([
        meta('article:published_time', '2024-03-15'),
        meta('og:updated_time', '2024-03-16'),
        meta('viewport', '2024-03-15'),
        meta('constructor', '2024-03-15'),
      ]),
    });
    expect(dates).toMatchObject([
      { from: 'meta', role: 'published' },
      { from: 'meta', role: 'modified' },
      { from: 'url', role: 'published', iso: '2024-03-15', selector: '' },
    ]);
  });
});
describe('names', () => {
  test.each([
    ['en', 'By Jane Doe', 'Jane Doe'],
    ['en', 'Written by Jane van der Berg | 15 March 2024', 'Jane van der Berg'],
    ['en', 'By 15 March 2024 it rained', null],
    ['en', 'By and large it works', null],
    ['de', 'Von Erika Mustermann', 'Erika Mustermann'],
    ['de', 'von unseren Kunden empfohlen', null],
    ['fr', 'Par Marie Curie, le 15 mars 2024', 'Marie Curie'],
    ['es', 'Por María Pérez', 'María Pérez'],
    ['en', 'Published March 5, 2024 by Jane Doe', 'Jane Doe'],
    ['en', 'Posted on March 5, 2024 by Jane van der Berg in Boats', 'Jane van der Berg'],
    ['en', 'The harbour was opened on March 5, 2024 by noon', null],
    ['de', '5. März 2024 von Max Muster', 'Max Muster'],
    ['de', '5. März 2024, 10:05 Uhr, von Max Muster', 'Max Muster'],
    ['de', '5. März 2024 von Hamburg nach Lindau', null],
    ['de', 'Am 5. März 2024 von Max Muster eröffnet', null],
    ['fr', 'Publié le 5 mars 2024 par Marie Curie', 'Marie Curie'],
    ['zh', '2024-03-05 10:05 作者：张三', '张三'],
    ['ar', '5 مارس 2024 بقلم: محمد علي', 'محمد علي'],
    ['ja', '2024年3月5日 文：山田太郎', '山田太郎'],
    ['ru', 'Автор: Иван Иванов', 'Иван Иванов'],
    ['zh', '作者：张三', '张三'],
    ['zh', '文/李四', '李四'],
    ['zh', '文章很长很长', null],
    ['zh', '来源：新华网', null],
    ['zh', '來源：中央社', null],
    ['zh', '2024-03-05 10:05 来源：新华网', null],
    ['zh', '作者：张三 来源：新华网', '张三'],
    ['zh', '来源：新华网 作者：张三', null],
    ['ja', '執筆者：山田太郎', '山田太郎'],
    ['ko', '홍길동 기자', '홍길동'],
    ['ar', 'بقلم: محمد علي', 'محمد علي'],
    ['en', 'ByJ.R. Stone', 'J.R. Stone'],
    ['en', 'Byron Smith lives here', null],
    ['en', 'By.KJ', 'KJ'],
    ['de', 'Ein Artikel von Erika Mustermann', 'Erika Mustermann'],
    ['de', 'Text & Fotos: Erika Mustermann', 'Erika Mustermann'],
    ['en', 'By Reuters', 'Reuters'],
    ['ar', 'حوار: آسيا العتروس', 'آسيا العتروس'],
    ['ja', 'by ライトハウス国際特許事務所 ／ 2016.12.01', 'ライトハウス国際特許事務所'],
    ['ja', '文＝後藤大地', '後藤大地'],
    ['ja', '取材・文：山田太郎', '山田太郎'],
    ['zh', '作者： 记者王敬照', '王敬照'],
    ['zh', '责任编辑：张三', '张三'],
    ['th', 'โดย สมชาย ใจดี', 'สมชาย ใจดี'],
    ['vi', 'Tác giả: Nguyễn Văn An', 'Nguyễn Văn An'],
    ['uk', 'Автор: Іван Франко', 'Іван Франко'],
    ['el', 'Συντάκτης: Μαρία Παπαδοπούλου', 'Μαρία Παπαδοπούλου'],
    ['he', 'מאת: דנה כהן', 'דנה כהן'],
    ['fa', 'نویسنده: علی رضایی', 'علی رضایی'],
    ['cs', 'Autor: Jana Nováková', 'Jana Nováková'],
    ['pl', 'Tekst: Anna Nowak', 'Anna Nowak'],
    ['tr', 'Haber: Ali Demir', 'Ali Demir'],
    ['ko', '이영희 논설위원', '이영희'],
    ['de', 'Von Abmelden', null],
    ['hi', 'लेखक: राम कुमार', 'राम कुमार'],
    ['tr', 'Yazar: Ayşe Yılmaz', 'Ayşe Yılmaz'],
    ['cs', 'By Jana Nováková', 'Jana Nováková'],
    ['cs', 'By the sea it rained', null],
  ])('byline in %s: %s', (language, text, name) => {
    const { names } = read({ language, blocks: [h1('X'), block(text), ...story(20)] });
    expect(names).toMatchObject(name === null ? [] : [{ role: 'author', from: 'byline', name, visible: true }]);
    expect(names).toHaveLength(name === null ? 0 : 1);
  });
  test.each<[string, string, Block[], string[]]>([
    ['two people', 'en', [block('By Jane Doe and John Smith')], ['Jane Doe', 'John Smith']],
    ['three, with commas', 'de', [block('Von Jana Doe, Max Muster und Eva Kern')], ['Jana Doe', 'Max Muster', 'Eva Kern']],
    ['a name and a newspaper', 'en', [block('By Jane Doe, Example News')], ['Jane Doe']],
    ['Chinese editors in brackets', 'zh', [block('（编辑：严玉洁 王辉）')], ['严玉洁', '王辉']],
    ['the word in an element of its own', 'en', [block('By'), block('Jane Doe')], ['Jane Doe']],
    ['the word in an element of its own, Japanese', 'ja', [block('著者：'), block('山田太郎')], ['山田太郎']],
    ['alone before the date', 'en', [block('Stewart Perrie'), block('11 July 2021')], ['Stewart Perrie']],
    ['alone before the date, Russian', 'ru', [block('Лида Буслаева'), block('11 июля 2021')], ['Лида Буслаева']],
    ['alone before the date, Greek', 'el', [block('Μαρία Παπαδοπούλου'), block('11 Ιουλίου 2021')], ['Μαρία Παπαδοπούλου']],
    ['alone before the date, Arabic', 'ar', [block('محمد علي'), block('11 يوليو 2021')], ['محمد علي']],
    ['alone before the date, Hindi', 'hi', [block('राम कुमार'), block('11 जुलाई 2021')], ['राम कुमार']],
    ['alone before the date, Thai', 'th', [block('สมชาย ใจดี'), block('11 กรกฎาคม 2564')], ['สมชาย ใจดี']],
    ['glued to the date, Chinese', 'zh', [block('谢若含2017-03-01 14:27:02')], ['谢若含']],
    ['behind the date, Japanese', 'ja', [block('2019.04.19 20:00'), block('小暮ひさのり')], ['小暮ひさのり']],
    ['alone before the date, Korean', 'ko', [block('홍길동'), block('2021.07.11')], ['홍길동']],
    ['a section before the date', 'en', [block('World News'), block('11 July 2021')], []],
    ['a section before the date, Arabic', 'ar', [block('أخبار محلية'), block('11 يوليو 2021')], []],
    ['a section before the date, Japanese', 'ja', [block('スポーツ'), block('2021.07.11')], []],
    ['a section before the date, Chinese', 'zh', [block('科技'), block('2021-07-11')], []],
    ['without a date', 'en', [block('Stewart Perrie')], []],
    ['whom the text is about', 'en', [block('Xavier Harbourman'), block('11 July 2021')], []],
    [
      'an agency behind the text, Japanese',
      'ja',
      [...story(3), block('攻撃を行う能力を維持していると指摘している。(c)AFP/Aminu ABUBAKAR')],
      ['Aminu ABUBAKAR'],
    ],
    ['a Korean column', 'ko', [block('[엔터미디어=정덕현의 이슈공감] 엘제이의 리벤지인가.')], ['정덕현']],
    [
      'a teaser in a list below',
      'en',
      [...story(2), block('By Max Muster', { within: 'list', linkChars: 13, hrefs: ['https://example.com/b'] })],
      [],
    ],
    ['signed below the text, Vietnamese', 'vi', [...story(4), block('Thi Hà', { main: false })], ['Thi Hà']],
    ['signed below the text, Czech', 'cs', [...story(4), block('Jana Nováková', { main: false })], ['Jana Nováková']],
    ['signed below the text, Arabic', 'ar', [...story(4), block('محمد علي', { main: false })], ['محمد علي']],
    ['signed below the text, Chinese', 'zh', [...story(4), block('周海波', { main: false })], ['周海波']],
    ['signed after a slash, Swedish', 'sv', [...story(4), block('/Anna Lundqvist', { main: false })], ['Anna Lundqvist']],
    ['signed in brackets, Russian', 'ru', [...story(4), block('(Иван Иванов)', { main: false })], ['Иван Иванов']],
    ['glued to the date and the time, Japanese', 'ja', [block('高津守2020年4月18日 18時02分')], ['高津守']],
    ['four signs before the date, Japanese', 'ja', [block('山田太郎'), block('2020.04.18')], ['山田太郎']],
    ['a place before the date, Japanese', 'ja', [block('石川県'), block('2020.04.18')], []],
    ['a section before the date, four Japanese signs', 'ja', [block('国際政治'), block('2020.04.18')], []],
    ['a short last line that is no name', 'en', [...story(4), block('Read More', { main: false })], []],
    ['a last line in capitals', 'en', [...story(4), block('THE END', { main: false })], []],
    ['a last line of small letters', 'cs', [...story(4), block('konec prvního dílu', { main: false })], []],
    [
      'a reporter in the first passage and the number of an editor at the end, Chinese',
      'zh',
      [block(`本报讯（记者 周海波）${'市住建委昨天宣布电梯加装工程正式启动。'.repeat(6)}`), ...story(3), block('（编辑：SN034）')],
      ['周海波'],
    ],
  ])('names: %s', (_, language, lines, expected) => {
    if (lines.some(({ main }) => !main)) {
      const signed = lines.map((one) => ({ ...one, selector: `#text > ${one.selector.replaceAll(' ', '_')}` }));
      expect(read({ language, blocks: [h1('Xavier Harbourman wins'), ...signed] }).names.map(({ name }) => name)).toEqual(expected);
      return;
    }
    expect(read({ language, blocks: [h1('Xavier Harbourman wins'), ...lines, ...story(20)] }).names.map(({ name }) => name)).toEqual(
      expected,
    );
  });
  test.each([
    ['es', 'Rocío Cárdenas', 'Cómo recoger agua de lluvia'],
    ['ar', 'محمد علي', 'كيف تجمع ماء المطر'],
    ['ja', '山田太郎', '雨水のため方'],
  ])('an author’s name in a small heading next to the headline is a visible byline: %s', (language, name, headline) => {
    const url = 'https://example.com/author/one';
    const heading = block(name, { tag: 'h4', level: 4, hrefs: [url], linkChars: name.length });
    const items = [item('Article', { headline: [headline], author: [{ '@type': 'Person', name }] })];
    const { names } = read({ language, items, blocks: [h1(headline), heading, ...story(20)], links: [link(url, name, 'main')] });
    expect(names.filter(({ role }) => role === 'author')).toMatchObject([
      { from: 'json-ld', name, visible: true },
      { from: 'byline', name, url },
    ]);
    // A heading in the text, and the name of a person whose page is not an author page.
    expect(read({ language, blocks: [h1(headline), ...story(20), heading, ...story(20)], links: [link(url, name, 'main')] }).names).toEqual(
      [],
    );
    expect(
      read({
        language,
        blocks: [h1(headline), { ...heading, hrefs: ['https://example.com/x'] }, ...story(20)],
        links: [link('https://example.com/x', name, 'main')],
      }).names,
    ).toEqual([]);
  });
  test.each([
    ['en', 'By', 'Jane Doe', 'Updated'],
    ['hi', 'लेखक:', 'राकेश मालवीय', 'अपडेट'],
    ['ru', 'Автор:', 'Иван Иванов', 'Обновлено'],
  ])('the link shows where a name ends if only styles separate it from the next word: %s', (language, by, name, next) => {
    const url = 'https://example.com/x/one';
    const { names } = read({
      language,
      blocks: [h1('X'), block(`${by} ${name}${next}: 10:05`, { hrefs: [url] }), ...story(20)],
      links: [link(url, name, 'main')],
    });
    expect(names).toMatchObject([{ from: 'byline', name }]);
  });
  test.each([
    ['pt', 'Marta Lopes', 'Otávio Reis'],
    ['ja', '山田太郎', '鈴木花子'],
  ])('of the authors of a question and its answers, the one who asked, whose name occurs twice: %s', (language, asker, other) => {
    const element = (name: string, index: number) => ({ name: `${name}${name}`, url: null, selector: `#x > div:nth-child(${index})` });
    const { names } = read({
      language,
      relAuthors: [element(asker, 1), element(other, 2)],
      items: [item('Question', { name: ['X'], author: [{ '@type': 'Person', name: asker }] })],
      blocks: [
        h1('X'),
        ...story(12),
        block(`${asker}1.204`, { selector: '#x > div:nth-child(1)', main: false }),
        ...story(2),
        block(`${other}7`, { selector: '#x > div:nth-child(2)', main: false }),
      ],
    });
    expect(names).toMatchObject([
      { from: 'json-ld', name: asker, visible: true },
      { from: 'rel-author', name: asker, visible: true },
    ]);
  });
  test('markup in the name of an author element is not part of the name', () => {
    const relAuthors = [{ name: '<img alt="Jane Doe" src="/j.jpg">About Jane', url: null, selector: 'section' }];
    expect(read({ blocks: [h1('X'), block('By Jane Doe'), ...story(20)], relAuthors }).names.map(({ name }) => name)).toEqual(['Jane Doe']);
  });
  test('a name with digits that is linked as the author’s', () => {
    expect(
      read({
        blocks: [h1('X'), block('By c1ph4'), ...story(20)],
        relAuthors: [{ name: 'c1ph4', url: 'https://example.com/author/c1ph4', selector: 'a' }],
      }).names,
    ).toMatchObject([{ name: 'c1ph4', from: 'rel-author' }]);
  });
  test('a link near the headline to a person’s page is a byline in any language', () => {
    const url = 'https://example.com/author/jana';
    const { names } = read({
      language: 'cs',
      blocks: [h1('X'), block('Jana Nováková', { hrefs: [url] })],
      links: [link(url, 'Jana Nováková', 'main')],
    });
    expect(names).toMatchObject([{ from: 'byline', name: 'Jana Nováková', url }]);
  });
  test.each<[string, string, string, number, string[]]>([
    ['again at the end', 'ja', '高橋 亮', 2, ['高橋 亮']],
    ['again at the end', 'ko', '홍길동', 2, ['홍길동']],
    ['nowhere else', 'ja', '高橋 亮', 1, []],
    ['again at the end, a section', 'zh', '科技', 2, []],
    ['again at the end, a subject', 'en', 'Climate Change', 2, []],
  ])('next to the date the link to an account, whose name is %s: %s', (_, language, name, times, expected) => {
    const url = 'https://example.com/account_1';
    const named = () => block(name, { hrefs: [url], linkChars: name.length });
    const blocks = [h1('X'), named(), block('2021.04.02'), ...story(20), ...Array.from({ length: times - 1 }, named)];
    expect(
      read({ language, blocks, links: Array.from({ length: times }, () => link(url, name, 'main')) }).names.map(({ name: found }) => found),
    ).toEqual(expected);
  });
  test.each([
    ['a person', 'Melanie Wassink', {}, true],
    ['with its street', 'Jane Doe, Harbour Street 12, Lindau', {}, false],
    ['a telephone number', 'Call 030 12345', {}, false],
    ['one word', 'Lindau', {}, false],
    ['in the footer', 'Jane Doe', { region: 'footer' as const, main: false }, false],
    ['a script without capitals', '東京都港区', {}, false],
    ['no address', 'Jane Doe', { tag: 'p' }, false],
  ])('an address below the headline: %s', (_, text, more, expected) => {
    const { names } = read({ language: 'cs', blocks: [h1('X'), block(text, { tag: 'address', ...more }), ...story(20)] });
    expect(names.map(({ name }) => name)).toEqual(expected ? [text] : []);
  });
  test('in a line with links, the linked name after the date counts', () => {
    const url = 'https://example.com/x/jane';
    const { names } = read({
      blocks: [h1('X'), block('March 5, 2024 by Jane Doe under Boats and Harbours', { hrefs: [url] })],
      links: [link(url, 'Jane Doe', 'main')],
    });
    expect(names).toMatchObject([{ from: 'byline', name: 'Jane Doe', url }]);
  });
  test('links to pages below an account are not bylines, and each person is named once', () => {
    const [tag, person, all] = [
      'https://example.com/user/jane/tea',
      'https://example.com/autori/17/jana',
      'https://example.com/autori/17/jana',
    ];
    const { names } = read({
      language: 'cs',
      blocks: [h1('X'), block('Jana Nováková, All of Jana, Tea', { hrefs: [tag, person] })],
      links: [link(tag, 'Tea', 'main'), link(person, 'Jana Nováková', 'main'), link(all, 'All of Jana', 'main')],
    });
    expect(names.map(({ name }) => name)).toEqual(['Jana Nováková']);
  });
  test('of elements marked as author only those near the headline count', () => {
    const author = (name: string) => ({ name, url: null, selector: `a[${name}]` });
    const { names } = read({
      blocks: [h1('X'), block('Jane Doe'), ...story(20), block('Max Muster'), ...story(20)],
      relAuthors: [author('Max Muster'), author('Jane Doe')],
    });
    expect(names.map(({ name }) => name)).toEqual(['Jane Doe']);
    expect(read({ relAuthors: [author('Max Muster'), author('Jane Doe')] }).names.map(({ name }) => name)).toEqual(['Max Muster']);
  });
  test('an author element holds the name and a mail address', () => {
    const relAuthors = [{ name: 'Jane Doe jane@example.com', url: null, selector: 'div' }];
    expect(read({ blocks: [h1('X'), block('Jane Doe'), block('jane@example.com'), ...story(20)], relAuthors }).names).toMatchObject([
      { name: 'Jane Doe', from: 'rel-author', visible: true },
    ]);
  });
  test.each([
    ['en', 'Why bridges move', 'Jane Doe'],
    ['zh', '为什么桥会动起来', '张三'],
  ])('a headline written for narrow screens too has the byline and the date, in %s', (language, headline, name) => {
    const above = [h1(headline), block(name), block('2024-03-15'), ...Array.from({ length: 12 }, () => block('Share'))];
    const found = (first: Block) =>
      read({
        language,
        blocks: [first, ...above.slice(1), h1(headline), ...story(20)],
        relAuthors: [{ name, url: null, selector: 'div' }],
      });
    expect(found(h1(headline)).names[0]).toMatchObject({ name, visible: true });
    expect(found(h1(headline)).dates).toMatchObject([{ iso: '2024-03-15', near: 'title' }]);
    expect(found(block('Share')).dates).toEqual([]);
  });
  test('authors of teasers in separate articles are not the page’s, unless only one is named', () => {
    const author = (name: string, index: number) => ({ name, url: null, selector: `#box > article:nth-child(${index}) > span` });
    const blocks = [
      h1('X'),
      ...story(20),
      ...story(20).map((one) => ({ ...one, main: false })),
      block('Max Muster', { selector: '#box > article:nth-child(1) > span', main: false }),
      block('Eva Kern', { selector: '#box > article:nth-child(2) > span', main: false }),
      ...story(20).map((one) => ({ ...one, main: false })),
    ];
    expect(read({ blocks, relAuthors: [author('Max Muster', 1), author('Eva Kern', 2)] }).names).toEqual([]);
    expect(read({ blocks, relAuthors: [author('Max Muster', 1)] }).names).toMatchObject([{ name: 'Max Muster', visible: false }]);
  });
  test('of many articles in the markup the page’s own counts, by headline or address', () => {
    const teaser = (index: number) =>
      item('Article', { headline: [`Teaser ${index}`], author: [`Writer ${index}`], datePublished: ['2020-01-01'] });
    const own = item('Article', { headline: ['How to boil water'], author: ['Jane Doe'], datePublished: ['2024-03-15'] });
    const byAddress = item('Article', {
      mainEntityOfPage: ['https://example.com/a#top'],
      author: ['Jane Doe'],
      datePublished: ['2024-03-15'],
    });
    for (const [items, blocks] of [
      [[teaser(1), teaser(2), own], [h1('How to boil water')]],
      [[teaser(1), teaser(2), byAddress], []],
    ] as const) {
      const { names, dates } = read({ items, blocks });
      expect({ names: names.map(({ name }) => name), dates: dates.map(({ iso }) => iso) }).toEqual({
        names: ['Jane Doe'],
        dates: ['2024-03-15'],
      });
    }
  });
  test.each([
    ['en', 'How to boil water', 'Jane Doe'],
    ['hi', 'पानी कैसे उबालें', 'राम शर्मा'],
  ])('the one entry of a blog is the page, one of several is not: %s', (language, headline, name) => {
    const entry = (pointer: string) =>
      item(
        'BlogPosting',
        { headline: [headline], author: [{ '@type': 'Person', name }], datePublished: ['2024-03-15'] },
        { format: 'microdata', block: 0, top: false, pointer },
      );
    const found = (...items: DataItem[]) =>
      read({ language, blocks: [h1(headline)], items: [item('Blog', {}, { format: 'microdata', block: 0 }), ...items] });
    expect(found(entry('/blogPost'))).toMatchObject({
      names: [{ from: 'microdata', name, type: 'Person' }],
      dates: [{ from: 'microdata', iso: '2024-03-15' }],
    });
    expect(found(entry('/blogPost/0'), entry('/blogPost/1'))).toMatchObject({ names: [], dates: [] });
    expect(found(entry('/comment')).names).toEqual([]);
  });
  test.each([
    ['en', 'Jane Doe writes in Science', 'Jane Doe'],
    ['es', 'Escribe Camila Méndez en Territorio', 'Camila Méndez'],
    ['ja', '科学部 山田太郎 が書いた', '山田太郎'],
  ])('a name of the markup is linked where its line links it: %s', (language, line, name) => {
    const found = (url: string, href: string) =>
      read({
        language,
        blocks: [h1('X'), block(line, { hrefs: [href] }), ...story(3)],
        links: [link(url, name, 'main')],
        items: [item('Article', { author: [{ '@type': 'Person', name }] })],
      }).names[0]?.url;
    expect(found('https://example.com/writers/7', 'https://example.com/writers/7')).toBe('https://example.com/writers/7');
    expect(found('https://example.com/a#top', 'https://example.com/a#top')).toBeNull();
    expect(found('https://example.com/writers/7', 'https://example.com/tags')).toBeNull();
  });
  test.each<[string, string, string, string | null]>([
    [
      'the headline in fewer words',
      'Atkins diet (14 days) - lose up to 10 kg, what readers say',
      'Atkins diet: lose 10 kilograms in 14 days',
      null,
    ],
    [
      'the same in Russian',
      'Диета Аткинса (14 дней) - потеря веса до 10 кг, отзывы',
      'Диета Аткинса - минус 10 килограмм за 14 дней',
      null,
    ],
    ['what the headline has not', 'Example News - lose up to 10 kg', 'Atkins diet: lose 10 kilograms in 14 days', 'Example News'],
  ])('a part of the title that is not a name: %s', (_, title, headline, expected) => {
    expect(read({ blocks: [h1(headline)], head: head([], title) }).names.map(({ name }) => name)).toEqual(
      expected === null ? [] : [expected],
    );
  });
  test.each([
    ['© 2012–2024 Economia, a.s.', 'Economia, a.s.'],
    ['Copyright © Example.com. All rights reserved', 'Example.com'],
    ['ⓒ 예시신문', '예시신문'],
    ['© 2024. Todos los derechos reservados', null],
    ['© جميع الحقوق محفوظة', null],
    ['© No part of this page may be used without our written permission', null],
    ['(c) ООО «Пример»', 'ООО «Пример»'],
    ['BBC © 2014 非本网站内容BBC概不负责', 'BBC'],
    ['Reddit Inc © 2022. All rights reserved', 'Reddit Inc'],
    ['© 2014 非本网站内容概不负责', null],
    ['جميع الحقوق © محفوظة', null],
    ['All photographs shown on these pages © 2014', null],
    ['© 示例有限责任公司', '示例有限责任公司'],
    ['© Beispiel Gesellschaft mit beschränkter Haftung', 'Beispiel Gesellschaft mit beschränkter Haftung'],
    ['© Der Verlag haftet nicht', null],
    ['Copyright © 2022 Data Agency, Japan（DA） （法人番号 1010005000000）', 'Data Agency, Japan（DA）'],
    ['© Example Oy (Business ID 1234567-8)', 'Example Oy'],
  ])('copyright line: %s', (text, name) => {
    expect(read({ blocks: [h1('X'), block(text, { region: 'footer', main: false })] }).names.map((found) => found.name)).toEqual(
      name === null ? [] : [name],
    );
  });
  test('a row of links before the copyright sign is not a name, unless the title has it', () => {
    const row = (text: string) => [h1('X'), block(`${text} © 2024`, { region: 'footer', main: false, linkChars: text.length })];
    expect(read({ blocks: row('Imprint Privacy') }).names).toEqual([]);
    expect(read({ blocks: row('Example'), head: head([], 'Tea at Example') }).names).toMatchObject([
      { from: 'copyright', name: 'Example' },
    ]);
  });
  test('rel=author without its byline word', () => {
    const { names } = read({
      blocks: [h1('X'), block('By Jane Doe')],
      relAuthors: [
        { name: 'By Jane Doe', url: 'https://example.com/jane', selector: 'a' },
        { name: '', url: null, selector: 'link' },
      ],
    });
    expect(names).toMatchObject([
      { from: 'rel-author', name: 'Jane Doe', url: 'https://example.com/jane', visible: true },
      { from: 'byline' },
    ]);
  });
  test('structured data with references, several authors, and what is visible', () => {
    const { names } = read({
      blocks: [h1('X'), block('Jane Doe and others')],
      items: [
        item('Article', {
          author: [{ '@id': '#jane' }, 'Max Muster', 'https://example.com/someone'],
          publisher: [{ '@type': 'Organization', name: 'Example Ltd', sameAs: ['https://social.example/e'] }],
        }),
        item('Person', { name: ['Jane Doe'], url: ['https://example.com/jane'] }, { id: '#jane' }),
        item('WebSite', { name: ['Example'] }),
      ],
    });
    expect(names).toMatchObject([
      { role: 'author', from: 'json-ld', name: 'Jane Doe', type: 'Person', url: 'https://example.com/jane', visible: true },
      { role: 'author', name: 'Max Muster', type: '', visible: false },
      { role: 'publisher', from: 'json-ld', name: 'Example Ltd', type: 'Organization', sameAs: ['https://social.example/e'] },
      { role: 'publisher', from: 'site-name', name: 'Example', type: 'WebSite' },
    ]);
  });
  test('metas, title and copyright line', () => {
    const { names } = read({
      blocks: [h1('How to boil water'), block('© 2024 Example Ltd. All rights reserved.', { region: 'footer', main: false })],
      head: head(
        [meta('author', 'Jane Doe'), meta('article:author', 'https://social.example/jane'), meta('og:site_name', 'Example')],
        'How to boil water | Example',
      ),
    });
    expect(names).toMatchObject([
      { role: 'author', from: 'meta', name: 'Jane Doe', visible: false },
      { role: 'publisher', from: 'site-name', name: 'Example', type: 'og:site_name' },
      { role: 'publisher', from: 'title-suffix', name: 'Example' },
      { role: 'publisher', from: 'copyright', name: 'Example Ltd', visible: true },
    ]);
  });
  test('a site name at the start of the title', () => {
    expect(read({ blocks: [h1('水の沸かし方')], head: head([], 'Example研究所 | 水の沸かし方') }).names).toMatchObject([
      { from: 'title-suffix', name: 'Example研究所' },
    ]);
  });
  test('a value that is not a string is not a name', () => {
    expect(
      read({ items: [item('Article', { author: [1, null, true, [], { name: { a: 1 } }, { name: ['', 5] }], publisher: [{}] })] }).names,
    ).toEqual([]);
  });
});
