import { describe, expect, test } from 'vitest';
import { findOpeningHours } from '../../../checks/parse/opening-hours.ts';
import { block, cell } from '../../support/blocks.ts';

const found = (language: string, ...texts: string[]) =>
  findOpeningHours(
    texts.map((text) => block(text)),
    language,
  )?.found ?? null;
const cells = (language: string, ...texts: string[]) => findOpeningHours(texts.map(cell), language)?.found ?? null;

describe('hours', () => {
  test.each([
    ['Open 9am-5pm', 'en', '9am-5pm'],
    ['Open 9 a.m. to 5 p.m.', 'en', '9 a.m. to 5 p.m.'],
    ['9-5pm', 'en', '9-5pm'],
    ['Open Mon–Fri 9–5', 'en', 'Mon–Fri 9–5'],
    ['من الأحد إلى الخميس 9 صباحًا - 5 مساءً', 'ar', '9 صباحًا - 5 مساءً'],
    ['شنبه تا چهارشنبه ۹ تا ۱۷', 'fa', 'شنبه تا چهارشنبه 9 تا 17'],
    ['सोम–शनि सुबह 10 बजे से शाम 7 बजे तक', 'hi', '10 बजे से शाम 7 बजे'],
    ['শনি–বৃহস্পতি সকাল ১০টা–রাত ৮টা', 'bn', '10টা–রাত 8টা'],
    ['Isnin - Jumaat 9 pagi - 5 petang', 'ms', '9 pagi - 5 petang'],
    ['Mon - Fri: 9-5, Sat 10-2', 'en', 'Mon - Fri: 9-5'],
    ['Mondays 9:30–5.', 'en', 'Mondays 9:30–5'],
    ['Open 24/7', 'en', '24/7'],
    ['Mo–Fr 9–18 Uhr', 'de', '9–18 Uhr'],
    ['Mo–Fr 9–18', 'de', 'Mo–Fr 9–18'],
    ['Mo. bis Fr. 9–18 und Sa. 10–14', 'de', 'Mo. bis Fr. 9–18'],
    ['Montag bis Freitag von 9 bis 18', 'de', 'Montag bis Freitag von 9 bis 18'],
    ['Mo–Fr 9.00–18.00 Uhr', 'de', '9.00–18.00 Uhr'],
    ['Du lundi au vendredi, 9h–18h30', 'fr', '9h–18h30'],
    ['Lun. au ven. 9 à 18 h', 'fr', 'Lun. au ven. 9 à 18 h'],
    ['Lunes a viernes de 9 a 14 h', 'es', 'Lunes a viernes de 9 a 14 h'],
    ['Segunda a sexta: 9–18', 'pt', 'Segunda a sexta: 9–18'],
    ['lun–ven 9-13', 'it', 'lun–ven 9-13'],
    ['Пн–Пт: 9–18', 'ru', 'Пн–Пт: 9–18'],
    ['Пн-Пт с 9:00 до 18:00', 'ru', '9:00 до 18:00'],
    ['السبت إلى الخميس ٩–٥', 'ar', 'السبت إلى الخميس 9–5'],
    ['من ٩ ص إلى ٥ م', 'ar', '9 ص إلى 5 م'],
    ['יום ראשון 9–17', 'he', 'יום ראשון 9–17'],
    ['सोमवार से शनिवार 10–18', 'hi', 'सोमवार से शनिवार 10–18'],
    ['จันทร์ - ศุกร์ 9-18', 'th', 'จันทร์ - ศุกร์ 9-18'],
    ['9-18 น.', 'th', '9-18 น'],
    ['周一至周五 9–18', 'zh', '周一至周五 9–18'],
    ['週一至週五 9–18', 'zh-TW', '週一至週五 9–18'],
    ['上午9:00至下午6:00', 'zh', '9:00至下午6:00'],
    ['営業時間 9時〜18時', 'ja', '9時〜18時'],
    ['月〜金 9-18', 'ja', '月〜金 9-18'],
    ['月曜日から金曜日 9〜18時', 'ja', '9〜18時'],
    ['월요일~금요일 9~18', 'ko', '월요일~금요일 9~18'],
    ['오전 9시 ~ 오후 6시', 'ko', '9시 ~ 오후 6시'],
    ['Open Mon–Fri 9–5', 'ja', 'Mon–Fri 9–5'],
    ['Open Mon–Fri 9–5', 'constructor', 'Mon–Fri 9–5'],
  ])('%s (%s)', (text, language, hours) => expect(found(language, text)).toBe(hours));
});

describe('no hours', () => {
  test.each([
    ['2019–2026', 'en'],
    ['10–20 people', 'en'],
    ['Monday 3–5 June', 'en'],
    ['Mon 10–12 people', 'en'],
    ['Won on Saturday 3–1', 'en'],
    ['Monday 2026-05-09', 'en'],
    ['Mon 05-09-2026', 'en'],
    ['Fri 1.9-2.3.5', 'en'],
    ['Sat $9–18', 'en'],
    ['Sat 9–18 €', 'de'],
    ['10.50 – 12.90 €', 'de'],
    ['€ 10.50 – 12.90', 'de'],
    ['$9–18 Uhr', 'de'],
    ['Version 9.10-9.12.4', 'en'],
    ['Battery 9–18 h', 'en'],
    ['Dauer 3–5 h', 'de'],
    ['2 à 3 h', 'fr'],
    ['3〜5時間', 'ja'],
    ['3~5시간', 'ko'],
    ['9時間〜18時間', 'ja'],
    ['5月 9-18', 'ja'],
    ['毎月 9-18', 'ja'],
    ['2019–18 Uhr', 'de'],
    ['Moments 9–18', 'de'],
    ['Sunday 9', 'en'],
    ['Sunflowers 9–5', 'en'],
    ['ISBN 978-3-16', 'en'],
    ['Open daily', 'en'],
    ['25–30 Uhr', 'de'],
    ['Mon 9–55', 'en'],
  ])('%s (%s)', (text, language) => expect(found(language, text)).toBeNull());
  test('code and long texts', () => {
    expect(findOpeningHours([block('Mon–Fri 9–5', { code: true }), block('Mon–Fri 9–5', { units: 121 })], 'en')).toBeNull();
  });
});

describe('in columns', () => {
  test.each([
    [['Mon–Fri', '9 am', '5 pm'], 'Mon–Fri 9 am – 5 pm'],
    [['Monday', '9:00', '17:00'], 'Monday 9:00 – 17:00'],
    [['Monday', '9–5'], 'Monday 9–5'],
    [['Closed', 'Sat', '10:00 am', '2 pm'], 'Sat 10:00 am – 2 pm'],
  ])('%j', (texts, hours) => expect(cells('en', ...texts)).toBe(hours));
  test.each([
    [['To the castle', '9 am', '5 pm']],
    [['9:05', '9:35', '10:05']],
    [['Monday', '9 am']],
    [['Monday', '3–1']],
    [['Seats', '9–18']],
    [['Monday', 'of every month of the year, in spring and in summer alike, come', '9–5']],
  ])('not %j', (texts) => expect(cells('en', ...texts)).toBeNull());
});

test('hostile text is read in linear time', () => {
  for (const text of [
    'mo '.repeat(700),
    '9–'.repeat(1_000),
    'mon 9-5'.repeat(300),
    `mon${' '.repeat(1_990)}`,
    '1'.repeat(2_000),
    'mon–fri '.repeat(250),
  ])
    findOpeningHours(
      Array.from({ length: 500 }, () => block(text, { units: 9 })),
      'en',
    );
});
