import { expect, test } from 'vitest';
import { findRelativeDate } from '../../../checks/language/relative-dates.ts';

test.each([
  ['en', '1 hour ago'],
  ['en', 'Updated an hour ago'],
  ['en', 'Yesterday at 10:30'],
  ['cs', 'před 2 hodinami'],
  ['cs', 'před jednou hodinou'],
  ['cs', 'před jedním dnem'],
  ['ar', 'منذ ساعتين'],
  ['el', 'πριν 2 ώρες'],
  ['et', '2 tundi tagasi'],
  ['ms', '2 jam yang lalu'],
  ['zh', '2 小時前'],
  ['de', 'vor 3 Stunden'],
  ['de', 'vor einer Stunde'],
  ['fr', 'il y a une heure'],
  ['es', 'hace una hora'],
  ['ja', '3時間前'],
  ['zh', '3小时前'],
  ['ko', '3시간 전'],
  ['ar', 'قبل ساعتين'],
  ['ar', 'منذ ٣ ساعات'],
  ['he', 'לפני שעתיים'],
  ['ru', '2 часа назад'],
  ['hi', '3 घंटे पहले'],
  ['th', '3 ชั่วโมงที่แล้ว'],
  ['el', 'πριν από 3 ώρες'],
  ['fa', '۳ ساعت پیش'],
  ['lv', 'Šodien, 17:40'],
  ['tr', '3 saat önce'],
  ['pl', '2 godz. temu'],
  ['uk', '2 години тому'],
  ['vi', '3 giờ trước'],
  ['hu', '2 órája'],
  ['ja', '2 hours ago'],
])('%s: %s', (language, text) => {
  expect(findRelativeDate(text, language)).toBe(text);
});

test.each([
  ['en', '5 min read'],
  ['en', '5 days'],
  ['en', 'Today'],
  ['en', '3 comments'],
  ['en', 'Back in 2 hours'],
  ['de', 'Lesedauer: 3 Minuten'],
  ['fr', 'Lecture 3 min.'],
  ['ja', '3分で読める'],
  ['ar', '3 دقائق للقراءة'],
  ['th', 'อ่าน 3 นาที'],
  ['en', ''],
  ['en', `2 hours ago ${'x '.repeat(60)}`],
  ['constructor', '2'],
  ['xx-made-up', '1 2 3'],
])('no such date in %s: %s', (language, text) => {
  expect(findRelativeDate(text, language)).toBeNull();
});
