import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../checks/core/facts/text.ts';
import { block, h1, read, story, time } from '../../../support/provenance-page.ts';

describe('what counts by two signs', () => {
  test.each([
    ['pl', '#Krótko o urlopach opiekuńczych w Norwegii i w Polsce 22 kwietnia 2021'],
    ['ru', 'Коротко об отпусках по уходу за родителями в разных странах 22 апреля 2021'],
  ])('after the name of a series, a date counts if the URL has the same day: %s', (language, line) => {
    const blocks = () => [h1('X'), block(line), ...story(20)];
    const shown = (url: string) =>
      read({ language, url, blocks: blocks() })
        .dates.filter(({ visible }) => visible)
        .map(({ iso }) => iso);
    expect(shown('https://example.com/2021/04/22/a')).toEqual(['2021-04-22']);
    expect(shown('https://example.com/2021/04/23/a')).toEqual([]);
    expect(shown('https://example.com/a')).toEqual([]);
  });
  test.each([
    ['fr', 'Publié le 29 juin 2019'],
    ['ja', '2019年6月29日 公開'],
  ])('of a time element that shows another day than its attribute readers see the one that it shows: %s', (language, text) => {
    const of = (datetime: string) =>
      read({ language, blocks: [h1('X'), block(text), ...story(20)], times: [time({ datetime, text, block: 1 })] })
        .dates.filter(({ visible }) => visible)
        .map(({ iso }) => iso);
    expect(of('2019-07-03T10:18:46Z')).toEqual(['2019-06-29']);
    // The dates differ because of the time zones.
    expect(of('2019-06-30T01:00:00Z')).toContain('2019-06-30T01:00:00Z');
  });
  const signed = (language: string, line: string) =>
    read({ language, blocks: [h1('X'), block(line, { main: false }), ...story(20)] })
      .names.filter(({ role }) => role === 'author')
      .map((one) => one.name);
  test.each([
    ['en', 'By Jane Doe Published March 5, 2024', 'Jane Doe'],
    ['en', 'Jane Doe Published March 5, 2024', 'Jane Doe'],
    ['de', 'Von Hans Meier Veröffentlicht am 3. November 2023', 'Hans Meier'],
    ['fr', 'Par Marie Curie Publié le 3 novembre 2023', 'Marie Curie'],
    ['id', 'Oleh Rudi Hartono Diterbitkan 3 November 2023', 'Rudi Hartono'],
    ['vi', 'Tác giả: Nguyễn Văn An Ngày đăng: 03/11/2023', 'Nguyễn Văn An'],
    ['fi', 'Kirjoittaja: Matti Virtanen Julkaistu: 3.11.2023', 'Matti Virtanen'],
    ['uk', 'Автор: Іван Мельник Опубліковано: 03.11.2023', 'Іван Мельник'],
    ['el', 'Συντάκτης: Γιώργος Παπαδόπουλος Δημοσίευση: 03.11.2023', 'Γιώργος Παπαδόπουλος'],
    ['ar', 'بقلم أحمد علي نشر في 3 نوفمبر 2023', 'أحمد علي'],
    ['fa', 'نویسنده: علی رضایی تاریخ انتشار: ۱۴۰۲/۰۸/۱۲', 'علی رضایی'],
    ['he', 'מאת: דנה לוי פורסם: 03.11.23', 'דנה לוי'],
    ['ko', '기자명 홍길동 기자 승인 2023.11.03 14:05', '홍길동'],
    ['hi', 'लेखक: रमेश चौधरी प्रकाशित: 3 नवंबर 2023', 'रमेश चौधरी'],
    ['th', 'โดย สมชาย ใจดี เผยแพร่ 3 พ.ย. 2566', 'สมชาย ใจดี'],
    ['pl', 'Autor: Jan Kowalski Data publikacji: 03.11.2023', 'Jan Kowalski'],
    ['fr', 'Par Jean Le Roy 3 novembre 2023', 'Jean Le Roy'],
    ['es', 'Por Ana del Campo 3 de noviembre de 2023', 'Ana del Campo'],
  ])('a label before the date ends the name: %s %s', (language, line, name) => expect(signed(language, line)).toEqual([name]));
  test.each([
    ['vi', 'Thứ Sáu, ngày 03/11/2023'],
    ['vi', 'Chủ Nhật, 05/11/2023'],
    ['uk', 'Новини Полтави 3 листопада 2023'],
    ['hu', 'Friss Hírek 2023. november 3.'],
    ['ta', 'தமிழக செய்திகள் 3 நவம்பர் 2023'],
  ])('weekdays and sections next to a date are not authors: %s %s', (language, line) => expect(signed(language, line)).toEqual([]));
  test.each([
    ['fi', 'Teksti Matti Virtanen Kuvat Liisa Laine 3.11.2023', 'Matti Virtanen'],
    ['en', 'By Jane Doe Photos John Roe March 5, 2024', 'Jane Doe'],
    ['ja', '著者 山田 太郎 2023年11月3日', '山田 太郎'],
    ['ja', 'この記事を書いた人 山田太郎 2023年11月3日', '山田太郎'],
    ['hi', 'Reported by: रमेश चौधरी 3 नवंबर 2023', 'रमेश चौधरी'],
    ['ro', 'Articol scris de Ion Popescu 3 noiembrie 2023', 'Ion Popescu'],
  ])('text around a name: %s %s', (language, line, name) => expect(signed(language, line)).toEqual([name]));
  const below = (text: string) => block(text, { main: false, region: 'footer' });
  test.each([
    [
      'pl',
      'Irena Krótka',
      'Autor',
      'Historyczka kultury, filmoznawczyni, od 2016 roku dyrektorka Zakładu Kultury Obrazu, autorka trzech książek.',
    ],
    [
      'uk',
      'Ірина Коротка',
      'Авторка',
      'Історикиня культури, кінознавиця, з 2016 року очолює кафедру візуальної культури, авторка трьох книжок.',
    ],
  ])(
    'a name under the headline of a page without a date counts where a box below the text tells who that is: %s',
    (language, name, word, reported) => {
      const of = (...end: Block[]) =>
        read({ language, blocks: [h1('X'), block(name, { main: false }), ...story(20), ...end] }).names.map((one) => one.name);
      expect(of(below(word), below(name), below(reported))).toEqual([name]);
      expect(of(below(word), below(name), below('© 2024'))).toEqual([]);
      expect(of(below(reported))).toEqual([]);
    },
  );
  test.each([
    ['es', '(EFE).- ', 'EFE EFE', 'EFE'],
    ['it', 'ROMA (ANSA) - ', 'ANSA', 'ANSA'],
  ])('an agency starts the dispatch, or is alone above it: %s', (language, opening, line, agency) => {
    const of = (beside: string) =>
      read({ language, blocks: [h1('X'), block(beside, { main: false }), block(opening + story(1)[0]!.text), ...story(20)] }).names.map(
        (one) => one.name,
      );
    expect(of(line)).toEqual([agency]);
    expect(of('Economía')).toEqual([]);
  });
});
