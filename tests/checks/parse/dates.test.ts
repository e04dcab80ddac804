import { describe, expect, test } from 'vitest';
import { findDateInPath, findDatesInText, parseDate, findUnparsedDate } from '../../../checks/parse/dates.ts';

const day = '2024-03-15';

describe('parseDate', () => {
  test.each([
    ['2024-03-15', 'en', day],
    ['20240315', 'en', day],
    ['2024-03-15T10:05:30Z', 'en', `${day}T10:05:30Z`],
    ['2024-03-15T10:05:30.123+0100', 'en', `${day}T10:05:30+01:00`],
    ['2024-03-15T10:05+01:00', 'en', `${day}T10:05:00+01:00`],
    ['2024-03-15 10:05', 'en', `${day}T10:05:00`],
    ['20240315T100530Z', 'en', `${day}T10:05:30Z`],
    ['2024-03', 'en', '2024-03'],
    ['2024', 'en', '2024'],
    ['Fri, 15 Mar 2024 10:05:30 GMT', 'en', `${day}T10:05:30Z`],
    ['Fri, 15 Mar 2024 10:05:30 +0100', 'fr', `${day}T10:05:30+01:00`],
    ['Fri Mar 15 2024 10:05:30 GMT+0100 (CET)', 'de', `${day}T10:05:30+01:00`],
    ['Published on March 15th, 2024', 'en', day],
    ['15 Tháng Ba, 2024', 'vi', day],
    ['Tháng Mười Một 15, 2024', 'vi', '2024-11-15'],
    ['15 Tháng Mười, 2024', 'vi', '2024-10-15'],
    ['15 tháng 5 năm 2024', 'vi', '2024-05-15'],
    ['15 नवम्बर 2024', 'hi', '2024-11-15'],
    ['15 सितंबर 2024', 'hi', '2024-09-15'],
    ['15 marraskuun, 2024', 'fi', '2024-11-15'],
    ['15 лис. 2024', 'uk', '2024-11-15'],
    ['עודכן ב-15.3.2024', 'he', day],
    ['March 15, 2024 at 3:05 p.m. EDT', 'en', `${day}T15:05:00-04:00`],
    ['Mar. 15, 2024, 12:05 AM', 'en', `${day}T00:05:00`],
    ['2024.03.15. 오후 3:05', 'ko', `${day}T15:05:00`],
    ['2024년 3월 15일 오전 12:05', 'ko', `${day}T00:05:00`],
    ['2024-03-15 PM 3:05', 'ko', `${day}T15:05:00`],
    ['15.03.2024 am 15:05', 'de', `${day}T15:05:00`],
    ['2024年3月15日 下午3:05', 'zh', `${day}T15:05:00`],
    ['2024年3月15日 午後 3:05', 'ja', `${day}T15:05:00`],
    ['15 de marzo de 2024, 3:05 p. m.', 'es', `${day}T15:05:00`],
    ['15 de marzo de 2024, 3:05 a mano', 'es', `${day}T03:05:00`],
    ['15/3/2024 3:05 μ.μ.', 'el', `${day}T15:05:00`],
    ['15 مارس 2024 3:05 م', 'ar', `${day}T15:05:00`],
    ['15 مارس 2024 3:05 من', 'ar', `${day}T03:05:00`],
    ['15 March 2024', 'en', day],
    ['the 15th of March, 2024', 'en', day],
    ['3/15/2024', 'en-US', day],
    ['15/3/2024', 'en', day],
    ['3/4/2024', 'en-US', '2024-03-04'],
    ['3/4/2024', 'en-GB', '2024-04-03'],
    ['3/4/2024', 'fr', '2024-04-03'],
    ['4/4/2024', 'und', '2024-04-04'],
    ['15.03.2024', 'en', day],
    ['15.3.2024, 10:05 Uhr', 'de', `${day}T10:05:00`],
    ['Freitag, 15. März 2024', 'de', day],
    ['15. Jänner 2024', 'de-AT', '2024-01-15'],
    ['vendredi 15 mars 2024 à 10h05', 'fr', `${day}T10:05:00`],
    ['1er août 2024', 'fr', '2024-08-01'],
    ['15 de marzo de 2024', 'es', day],
    ['15 mar 2024', 'es', day],
    ['15 de março de 2024', 'pt-BR', day],
    ['15 marzo 2024', 'it', day],
    ['15 maart 2024', 'nl', day],
    ['15 marca 2024 r.', 'pl', day],
    ['15 wrz 2024', 'pl', '2024-09-15'],
    ['15 марта 2024 г.', 'ru', day],
    ['15 мая 2024, 10:05', 'ru', '2024-05-15T10:05:00'],
    ['15 березня 2024', 'uk', day],
    ['15. března 2024', 'cs', day],
    ['15. břez. 2024', 'cs', day],
    ['15. kvetna 2024', 'cs', '2024-05-15'],
    ['15. pros. 2024', 'cs', '2024-12-15'],
    ['15 Mart 2024', 'tr', day],
    ['15 Ağustos 2024', 'tr', '2024-08-15'],
    ['15 KASIM 2024', 'tr', '2024-11-15'],
    ['15 Maret 2024', 'id', day],
    ['2024. március 15.', 'hu', day],
    ['2024. 03. 15.', 'hu', day],
    ['2024 m. kovo 15 d.', 'lt', day],
    ['2024. gada 15. marts', 'lv', day],
    ['15. maaliskuuta 2024', 'fi', day],
    ['15 Μαρτίου 2024', 'el', day],
    ['ngày 15 tháng 3 năm 2024', 'vi', day],
    ['15 thg 3, 2024', 'vi', day],
    ['15 كانون الثاني/يناير 2024', 'ar', '2024-01-15'],
    ['15 آذار/مارس 2024', 'ar', day],
    ['15 مارس/ آذار 2024', 'ar', day],
    ['28 اغسطس 2013', 'ar', '2013-08-28'],
    ['28 غشت 2013', 'ar', '2013-08-28'],
    ['5 جويلية 2020', 'ar', '2020-07-05'],
    ['15 مارس ٢٠٢٤ م', 'ar', day],
    ['2024 оны 3-р сарын 15', 'mn', day],
    ['2024 оны арван нэгдүгээр сарын 15', 'mn', '2024-11-15'],
    ['2024 මාර්තු 15', 'si', day],
    ['15 අප්‍රේල් 2024', 'si', '2024-04-15'],
    ['15 Oṣù Ẹrẹ̀nà 2024', 'yo', day],
    ['١٥ی ئازاری ٢٠٢٤', 'ckb', day],
    ['15 کانوونی دووەم 2024', 'ckb', '2024-01-15'],
    ['2024ko martxoaren 15a', 'eu', day],
    ['۲۵ اسفند ۱۴۰۲', 'fa', day],
    ['۱ فروردین ۱۴۰۳', 'fa', '2024-03-20'],
    ['۱۴۰۲/۱۲/۲۵', 'fa', day],
    ['Dec 28 Sat 2013', 'en', '2013-12-28'],
    ['Published Fri, Mar 15 202410:05 AM EST', 'en', `${day}T10:05:00-05:00`],
    ['12.29.2014', 'en', '2014-12-29'],
    ['2024年3月15日', 'ja', day],
    ['2024年03月15日 10時05分', 'ja', `${day}T10:05:00`],
    ['令和6年3月15日', 'ja', day],
    ['令和元年5月15日', 'ja', '2019-05-15'],
    ['民國113年3月15日', 'zh', day],
    ['２０２４年３月１５日', 'ja', day],
    ['发布时间：2024-03-15 10:05:30', 'zh', `${day}T10:05:30`],
    ['2024년 3월 15일', 'ko', day],
    ['2024. 3. 15.', 'ko', day],
    ['입력 2024.03.15 10:05', 'ko', `${day}T10:05:00`],
    ['١٥ مارس ٢٠٢٤', 'ar', day],
    ['15 آذار 2024', 'ar', day],
    ['15 مارس، 2024', 'ar', day],
    ['15 مارس 2024', 'fa', day],
    ['15 رمضان 1445', 'ar', '2024-03-25'],
    ['نُشر في 15 شعبان 1447 هـ', 'ar', '2026-02-03'],
    ['١٤٤٧/٠٨/١٥ هـ', 'ar', '2026-02-03'],
    ['15-08-1447', 'ar', '2026-02-03'],
    ['15 ذو القعدة 1447', 'ar', '2026-05-02'],
    ['15 شعبان، 1447 ہجری', 'ur', '2026-02-03'],
    ['15 Syakban 1447 H', 'id', '2026-02-03'],
    ["15 Sha'ban 1447 AH", 'en', '2026-02-03'],
    ["Sha'ban 15, 1447", 'en', '2026-02-03'],
    ['15 شعبان 1447', 'fa', '2026-02-03'],
    ['14 Bahman 1404', 'en', '2026-02-03'],
    ['16 בשבט 5786', 'he', '2026-02-03'],
    ['14 माघ 1947', 'hi', '2026-02-03'],
    ['26 ጥር 2018', 'am', '2026-02-03'],
    ['令和8.2.3', 'ja', '2026-02-03'],
    ['R8.2.3', 'ja', '2026-02-03'],
    ['115年2月3日', 'zh', '2026-02-03'],
    ['發布日期：115-02-03', 'zh-TW', '2026-02-03'],
    ['中華民國115年2月3日', 'zh-TW', '2026-02-03'],
    ['3 ກຸມພາ 2569', 'lo', '2026-02-03'],
    ['१५ मार्च २०२४', 'hi', day],
    ['15 ב‑מרץ 2024', 'he', day],
    ['15 במרץ 2024', 'he', day],
    ['15 มีนาคม 2567', 'th', day],
    ['15 มี.ค. 2567', 'th', day],
    ['15 มีนาคม พ.ศ. 2567', 'th', day],
  ])('%s (%s)', (raw, language, iso) => {
    const date = parseDate(raw, language);
    expect(date?.iso).toBe(iso);
    expect(date?.hasTime).toBe(iso.includes('T'));
    expect(date?.hasZone).toBe(/Z$|[+-]\d\d:\d\d$/.test(iso) && iso.includes('T'));
  });

  test.each([
    ['', 'en'],
    ['2 hours ago', 'en'],
    ['yesterday at 10:05', 'en'],
    ['vor 3 Tagen', 'de'],
    ['3 天前', 'zh'],
    ['March 2024', 'en'],
    ['2024-02-30', 'en'],
    ['2024-13-01', 'en'],
    ['31.04.2024', 'de'],
    ['2024-03-15T25:00:00Z', 'en'],
    ['3/4/2024', 'en'],
    ['3/4/2024', 'und'],
    ['۱۵ اسفند ۱۴۰۲', 'en'],
    ['۳۱ اسفند ۱۴۰۲', 'fa'],
    ['15 martyr 2024', 'en'],
    ['1710497130', 'en'],
    ['invalid date', 'en'],
    ['{{ date }}', 'en'],
    ['২০ মাঘ ১৪৩২', 'bn'],
    ['२० माघ २०८२', 'ne'],
    ['२०८२/१०/२०', 'ne'],
    ['31 شعبان 1447', 'ar'],
    ['115-02-03', 'zh-CN'],
    ['R8.2.3', 'en'],
    ['15 widgets 1447', 'en'],
    ['NaN-NaN-NaN', 'en'],
  ])('no date: %s (%s)', (raw, language) => {
    expect(parseDate(raw, language)).toBeNull();
  });

  test('Intl never gets a locale that a page made up', () => {
    expect(parseDate('15 March 2024', 'x-"<script>')?.iso).toBe(day);
    expect(parseDate('15 constructor 2024', '__proto__')).toBeNull();
  });
});

describe('parseDatesInText', () => {
  test.each([
    ['fr', '11 mars 2017 15h06 sur le quai', '11 mars 2017 15h06'],
    ['de', '11. März 2017 15:06 bei uns', '11. März 2017 15:06'],
    ['en', '11 March 2017 15:06 CET', '11 March 2017 15:06 CET'],
    ['en', '11 March 2017 15:06 ferry', '11 March 2017 15:06'],
  ])('the word after the time is not part of it, unless it is a zone: %s, %s', (language, text, raw) => {
    expect(findDatesInText(text, language)).toMatchObject([{ raw }]);
  });
  test('returns raw text and position', () => {
    expect(findDatesInText('Posted 15 March 2024 10:05, updated March 16, 2024.', 'en')).toEqual([
      { raw: '15 March 2024 10:05', iso: '2024-03-15T10:05:00', hasTime: true, hasZone: false, index: 7 },
      { raw: 'March 16, 2024', iso: '2024-03-16', hasTime: false, hasZone: false, index: 36 },
    ]);
    expect(findDatesInText('公開日：２０２４年３月１５日（金）', 'ja')).toEqual([
      { raw: '２０２４年３月１５日', iso: day, hasTime: false, hasZone: false, index: 4 },
    ]);
    expect(findDatesInText('نشر في ١٥ مارس ٢٠٢٤', 'ar')).toMatchObject([{ raw: '١٥ مارس ٢٠٢٤', iso: day }]);
    expect(findDatesInText('Le 15\u00a0mars\u00a02024', 'fr')).toMatchObject([{ iso: day, index: 3 }]);
  });
  test('elements without a space between them', () =>
    expect(findDatesInText('By Jo KingNovember 11, 2024February 18th, 2026No Comments', 'en')).toMatchObject([
      { raw: 'November 11, 2024', iso: '2024-11-11', index: 10 },
      { raw: 'February 18th, 2026', iso: '2026-02-18', index: 27 },
    ]));
  test.each([
    ['no digits', 'Nothing here'],
    ['telephone', 'Call 030 2024 1503 or +49 15.03.2024.11'],
    ['versions', 'Version 15.3.2024.1, 2024.3.15.2 and v1.2.3'],
    ['addresses', 'See https://example.com/2024/03/15/title and 10.12.2024.1'],
    ['prices', 'It costs 2024 euros, 15 or 3'],
    ['a range of years', '2019–2024, 12/2024'],
    ['identifiers', 'ISBN 978-3-16-148410-0, id_2024-03-15'],
    ['a month without a day', 'In March 2024 it rained'],
  ])('nothing in %s', (_, text) => {
    expect(findDatesInText(text, 'en')).toEqual([]);
  });
  test.each<[string, string, string | null]>([
    ['By Jane Doe • 12.29.14', 'en', '2014-12-29'],
    ['23.09.22', 'de', '2022-09-23'],
    ['04/19/13', 'en', '2013-04-19'],
    ['04/05/13', 'en', null],
    ['04/05/13', 'en-US', '2013-04-05'],
    ['04.05.13', 'en', null],
    ['04/05/13', 'fr', '2013-05-04'],
    ['04.05.13', 'lb', '2013-05-04'],
    ['04/05/13', 'sw', '2013-05-04'],
    ['04/05/13', 'sv', null],
    ['14.12.29', 'ja', '2014-12-29'],
    ['15 มี.ค. 67', 'th', day],
    ['15 Mar ’24', 'en', day],
    ['1.2.14', 'und', '2014-02-01'],
    ['10.10.10.12', 'en', null],
    ['3/4/5 stars', 'en', null],
    ['12:29.14', 'en', null],
    ['12.29.14', 'ar', '2014-12-29'],
    ['٢٣.٠٩.٢٢', 'ar', '2022-09-23'],
  ])('two-digit years on request: %s (%s)', (text, language, iso) => {
    expect(findDatesInText(text, language, { shortYears: true }).map((date) => date.iso)).toEqual(iso === null ? [] : [iso]);
    expect(findDatesInText(text, language)).toEqual([]);
  });
  test('the Persian calendar is that of the platform', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    for (let days = -17_800; days < 25_000; days += 97) {
      const date = new Date(days * 86_400_000);
      const of = (type: string) => format.formatToParts(date).find((part) => part.type === type)!.value;
      expect(findDatesInText(`${of('year')}/${of('month')}/${of('day')}`, 'fa').map(({ iso }) => iso)).toEqual([
        date.toISOString().slice(0, 10),
      ]);
    }
  });
  test('hostile text has at most a hundred dates, and long digits have none', () => {
    expect(findDatesInText('1'.repeat(200_000), 'en')).toEqual([]);
    expect(findDatesInText('12 '.repeat(100_000), 'en')).toEqual([]);
    expect(findDatesInText('2024 '.repeat(40_000), 'en')).toEqual([]);
    expect(findDatesInText('15 March 2024 '.repeat(10_000), 'en')).toHaveLength(100);
  });
});

test.each([
  ['/2024/03/15/title', day],
  ['/news/2024-03-15-title.html', day],
  ['/20240315/', day],
  ['/a/2024/3/5', '2024-03-05'],
  ['/2024/03/', null],
  ['/item-12024031599', null],
  ['/2024/13/45/', null],
  ['/v2.2024.03', null],
])('date in the path %s', (path, iso) => {
  expect(findDateInPath(path)?.iso ?? null).toBe(iso);
});

describe('a day in a calendar that is not read', () => {
  test.each([
    ['প্রকাশিত: ২০ মাঘ ১৪৩২', 'bn', '20 মাঘ 1432'],
    ['२० माघ २०८२, मंगलवार', 'ne', '20 माघ 2082'],
    ['२०८२/१०/२०', 'ne', '2082/10/20'],
    ['माघ 20, 2082', 'hi', 'माघ 20, 2082'],
    ['פורסם: ט״ז שבט תשפ״ו', 'he', 'ט״ז שבט תשפ״ו'],
  ])('%s (%s)', (text, language, raw) => {
    expect(findUnparsedDate(text, language)).toBe(raw);
  });
  test.each([
    ['15 March 1850', 'en'],
    ['15/3/1850', 'en'],
    ['15 شعبان 1447', 'ar'],
    ['15 March 2024', 'en'],
    ['12 comments 2024', 'en'],
    ['২০ জন 2026', 'bn'],
  ])('none: %s (%s)', (text, language) => {
    expect(findUnparsedDate(text, language)).toBeNull();
  });
});
