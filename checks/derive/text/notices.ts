import type { Block } from '../../core/facts/text.ts';
import { lexiconFor, type Lexicon } from '../../language/language-words.ts';
import { findDatesInText } from '../../parse/dates.ts';
import { findPhrase, phraseOfWordsAtStart, withoutLeadingPunctuation } from '../../language/phrases.ts';
import { smallLetter } from '../../language/letters.ts';
import { countRowMarks } from '../../language/marks.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { endsLikeSentence } from '../../language/sentences.ts';

/** Blocks that look like prose but do not belong to the text: bylines, date lines, and notices to visitors. */

/** Maximum units of a line with name, date and place; longer prose ends with a period. */
export const longestLabel = 40;
const charactersRead = 400;

/** Mostly links: further reading, tags, a link back. */
export const isMostlyLinks = ({ text, linkChars }: Pick<Block, 'text' | 'linkChars'>): boolean => linkChars >= text.length * 0.6;

/** Maximum units of a byline without a date; it has a name in it. */
const longestByline = 8;
const nameNext = unicodePattern(String.raw`^[\s:：.]*(?!${smallLetter})\p{L}`);
function isByline(line: string, units: number, words: Lexicon | null): boolean {
  if (units > longestByline || words === null) return false;
  const opened = phraseOfWordsAtStart(line, words.byline);
  if (opened === null) return false;
  const rest = line.slice(opened.length);
  return nameNext(rest).test(rest);
}

/** A byline, a date line or another row of labels. Sentences never count. */
export function isLabel({ text, units }: Pick<Block, 'text' | 'units'>, language: string): boolean {
  const line = text.trim();
  if (units > longestLabel || line.length > charactersRead) return false;
  // A line with two dates and a label may end with a period: … updated 5 May at 15:22. Reading time 4 min.
  if (endsLikeSentence(line)) return opensWithDateLabel(line, language) && findDatesInText(line, language).length > 1;
  const parts = countRowMarks(line);
  if (parts > 2) return true;
  const bare = withoutLeadingPunctuation(line);
  if (isByline(bare, units, lexiconFor(language))) return true;
  const dates = findDatesInText(bare, language);
  if (dates.length === 0) return false;
  if (parts > 1 || dates[0]!.index === 0) return true;
  const words = lexiconFor(language);
  return words !== null && (phraseOfWordsAtStart(bare, words.byline) !== null || opensWithDateLabel(bare, language));
}

/** Whether a line begins with the words before a date of the page: published, updated. */
function opensWithDateLabel(line: string, language: string): boolean {
  const words = lexiconFor(language);
  return words !== null && [words.published, words.updated].some((list) => phraseOfWordsAtStart(line, list) !== null);
}

const cookies = /cookie|gdpr|rgpd|dsgvo|куки|クッキー|쿠키|çerez|कुकी|ملفات تعريف الارتباط/i;

/** Whether a block is a cookie notice: it has a word for cookies, and a phrase of the language that only such notices have. */
export function isConsentNotice(text: string, language: string): boolean {
  const phrases = lexiconFor(language)?.consent;
  return phrases !== undefined && cookies.test(text) && findPhrase(text, phrases) !== null;
}
