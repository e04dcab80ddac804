import { expect, test } from 'vitest';
import { block, h1, item, read, story, time } from '../../../support/provenance-page.ts';

const days = (text: string, declared?: string) =>
  read({ blocks: [h1('How to descale a kettle'), block(text), ...story(3)], ...(declared !== undefined && { declared }) }).dates.map(
    ({ iso }) => iso?.slice(0, 10),
  );

test.each([
  ['de', '4. Mai 2026'],
  ['fr', '4 mai 2026'],
  ['es', '4 de mayo de 2026'],
  ['ru', '4 мая 2026 г.'],
  ['ar', '٤ مايو ٢٠٢٦'],
  ['fa', '۱۴ اردیبهشت ۱۴۰۵'],
  ['he', '4 במאי 2026'],
  ['th', '4 พฤษภาคม 2569'],
  ['hi', '4 मई 2026'],
  ['pl', '4 maja 2026'],
  ['tr', '4 Mayıs 2026'],
  ['hu', '2026. május 4.'],
  ['el', '4 Μαΐου 2026'],
  ['uk', '4 травня 2026'],
  ['cs', '4. května 2026'],
  ['nl', '4 mei 2026'],
])('a template in %s dates an English text: %s', (declared, text) => {
  expect(days(text, declared)).toEqual(['2026-05-04']);
});
test('without the declared language they are not read, and a date of the text is not read twice', () => {
  expect(days('4 мая 2026 г.')).toEqual([]);
  expect(days('May 4, 2026', 'de')).toEqual(['2026-05-04']);
});

test.each([
  ['in the order of the markup', 'en-US', '2024-03-05', '2024-03-05'],
  ['on another day of the markup, a time zone away', 'en-US', '2024-03-04T23:30:00Z', '2024-03-05'],
  ['in the order of its language, if that is the day of the markup', 'en-US', '2024-05-03', '2024-05-03'],
  ['in the order of its language, if the markup has neither', 'en-GB', '2024-01-01', '2024-03-05'],
  ['in the order of the markup, read as British', 'en-GB', '2024-05-03', '2024-05-03'],
])('05/03/2024 is read %s', (_, language, datePublished, day) => {
  const headline = 'How to descale a kettle';
  const blocks = [h1(headline), block('Published 05/03/2024'), ...story(3)];
  const items = [item('Article', { headline: [headline], datePublished: [datePublished] })];
  const { dates } = read({ language, blocks, items });
  expect(dates.filter(({ visible }) => visible).map(({ iso }) => iso)).toEqual([day]);
});
test('a time element shows its day in another order than its language', () => {
  const times = [time({ datetime: '2024-03-05', text: '05/03/2024', block: 1 })];
  const { dates } = read({ language: 'en-US', blocks: [h1('How to descale a kettle'), block('05/03/2024'), ...story(3)], times });
  expect(dates.map(({ iso, visible }) => [iso, visible])).toEqual([['2024-03-05', true]]);
});
