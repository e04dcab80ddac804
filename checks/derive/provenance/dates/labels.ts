/** The role of a date, from the words near it. */
import type { DateFact } from '../../../core/facts/about.ts';
import { memoizeByIdentity } from '../../../core/helpers/memoize-by-identity.ts';
import { hasLetter } from '../../../language/letters.ts';
import { lineMarks, splitAtLineMarks } from '../../../language/marks.ts';
import { foldText, lastPhrase } from '../../../language/phrases.ts';
import { unicodePattern } from '../../../language/unicode-pattern.ts';
import { countUnits } from '../../../language/units.ts';
import { withoutWeekday } from '../../../language/weekdays.ts';
import { pageWordsOf } from '../../../language/language-words.ts';
import { southEastAsianScripts } from '../../../language/scripts.ts';

/** Maximum characters between a date and its label. */
export const labelReach = 40;

/** Labels that are also everyday words (le 5 mars, el 5 de marzo): they count only at the start of a text. */
export const isWeakLabel = (phrase: string) => /^[a-zа-яё]{1,4}$/.test(phrase) && phrase !== 'date' && phrase !== 'data';
const strongOf = memoizeByIdentity(
  (phrases: readonly string[]) => [phrases],
  (phrases): readonly string[] => phrases.filter((phrase) => !isWeakLabel(phrase)),
);
/** Number of words before a label of publication from which it belongs to a sentence: the book was published on … */
const wordsBefore = 3;

/** The word for a day or time in Chinese and Japanese. What the day is of is written before it: 引用日期, 出生日期, 開催日時. */
const bareDay = /^(?:日期|时间|時間|日付|日時)$/;
const ofAnother =
  /(?:引用|访问|訪問|检索|檢索|查阅|查閱|閲覧|参照|取得|出生|生产|生產|到期|截止|有效|活动|活動|开始|開始|结束|結束|開催|締切)$/;

/** In other scripts, it is written after it: date of birth, fecha límite. */
const wordForDay = /^(?:date|data|datum|fecha|дата|tarih|tanggal)$/;

/** "This entry was posted on …": such a sentence is about the page. */
const thisPage = new Set(
  'this dieser diese dieses ce cet cette este esta questo questa dit deze ten ta to это этот эта bu ini هذا هذه यह'.split(' '),
);

const withoutSpaces = unicodePattern(`[${southEastAsianScripts}]`);

type Label = ReturnType<typeof lastPhrase>;
const wordsAhead = (words: string, label: NonNullable<Label>) =>
  foldText(words)
    .slice(0, label.end - label.phrase.length)
    .trim();
const clauseStart = new RegExp(`(?:^|[${lineMarks}:：/,，(（])$`, 'u');
function publishedIn(words: string, phrases: readonly string[], language: string): Label {
  const any = lastPhrase(words, phrases);
  const found = any && isWeakLabel(any.phrase) && !clauseStart.test(wordsAhead(words, any)) ? lastPhrase(words, strongOf(phrases)) : any;
  if (found && bareDay.test(found.phrase) && ofAnother.test(wordsAhead(words, found))) return null;
  // "Date limite de candidature : 15/01": the words after the label say what the day is of.
  if (found && wordForDay.test(found.phrase) && hasLetter(withoutWeekday(foldText(words).slice(found.end), language))) return null;
  // Only words on the same line: text before a mark is about something else.
  const ahead = found ? splitAtLineMarks(wordsAhead(words, found), ':：/,').at(-1)! : '';
  const before = ahead.split(' ').filter((word) => word !== '');
  // Scripts without spaces have no words to count: วันที่ is a label, and also the word for the day of anything.
  if (withoutSpaces(ahead).test(ahead)) return countUnits(ahead) >= wordsBefore ? null : found;
  return before.length >= wordsBefore && !thisPage.has(before[0]!) ? null : found;
}

/** The role of a date, from the words near it or the class names in its selector. */
export function roleByLabel(words: string, selector: string, language: string): { role: DateFact['role']; label: string } {
  const lexicon = pageWordsOf(language);
  // "Published by …, updated on …": the nearest label counts, which is the one that ends last.
  const updated = lexicon && lastPhrase(words, lexicon.updated);
  const published = lexicon && publishedIn(words, lexicon.published, language);
  const nearer = (one: Label, other: Label) =>
    one && (!other || one.end > other.end || (one.end === other.end && one.phrase.length >= other.phrase.length));
  if (updated && nearer(updated, published)) return { role: 'modified', label: updated.phrase };
  if (published) return { role: 'published', label: published.phrase };
  const last = selector.slice(selector.lastIndexOf('>') + 1);
  if (/updat|modif|lastmod/i.test(last)) return { role: 'modified', label: '' };
  return { role: /publish|posted|pubdate/i.test(last) ? 'published' : 'unknown', label: '' };
}
export const wordsJustBefore = (text: string, index: number) => text.slice(Math.max(0, index - labelReach), index);
