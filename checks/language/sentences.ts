import { startsWithSmallLetter, hasLetter } from './letters.ts';
const terminators = new Set('.!?…。！？｡।॥؟۔።។៕။։');
/** These also occur inside words, numbers and addresses, so they end a sentence only before white space. */
const ambiguous = new Set('.!?…');
const closers = new Set(`"'”’»›)]}」』）】》〉`);

const isDigit = (text: string, index: number) => {
  const code = text.charCodeAt(index);
  return code >= 0x30 && code <= 0x39;
};
const isSpace = (character: string) =>
  character === ' ' || character === '\n' || character === '\t' || character === '\u00a0' || character === '\u3000';
const isLower = (character: string) => (character < '\u0080' ? character >= 'a' && character <= 'z' : startsWithSmallLetter(character));

/** Whether a period ends an initial or a one-letter abbreviation (J. Smith, z. B.), or precedes a lower case word (etc. and). */
function abbreviates(text: string, stop: number, next: number): boolean {
  if (isLower(text.charAt(next))) return true;
  const before = text.charAt(stop - 1);
  const beforeThat = text.charAt(stop - 2);
  return hasLetter(before) && (stop === 1 || isSpace(beforeThat) || beforeThat === '.' || beforeThat === '(');
}

/**
 * Splits a block into sentences, trimmed, with terminators and closing quotation marks. It uses no word list, so an abbreviation
 * such as "Dr." ends a sentence. Text without a terminator is one sentence. Linear time; independent of the ICU version.
 */
export function splitSentences(text: string): string[] {
  const result: string[] = [];
  let start = 0;
  const cut = (end: number) => {
    const sentence = text.slice(start, end).trim();
    if (sentence) result.push(sentence);
    start = end;
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (!terminators.has(character)) continue;
    const first = index;
    let end = index + 1;
    while (end < text.length && terminators.has(text.charAt(end))) end++;
    index = end - 1;
    while (end < text.length && closers.has(text.charAt(end))) end++;
    if (isDigit(text, first - 1) && isDigit(text, end)) continue;
    if (ambiguous.has(character)) {
      if (end < text.length && !isSpace(text.charAt(end))) continue;
      let next = end;
      while (
        next < text.length &&
        (isSpace(text.charAt(next)) || closers.has(text.charAt(next)) || text.charAt(next) === '“' || text.charAt(next) === '„')
      )
        next++;
      if (next < text.length && character === '.' && abbreviates(text, first, next)) continue;
    }
    cut(end);
    index = end - 1;
  }
  cut(text.length);
  return result;
}

const sentenceEnd = /[.!?…。！？｡؟।॥۔։።៕]["'”’»›)\]」』）】\s]*$/u;
/** Whether a text ends with the mark of a sentence, in any script that has one. */
export const endsLikeSentence = (text: string): boolean => sentenceEnd.test(text);

const questionEnd = /[?？؟՞፧⁇❓]["'”’»」』)）\s]*$/u;
const greekQuestionEnd = /[;\u037e]\s*$/;
const greekLetter = /[\u0370-\u037d\u037f-\u03ff\u1f00-\u1fff]/;
/** Endings of questions that Japanese and Thai write without a mark. */
const unmarkedQuestion =
  /(?:で(?:す|しょう)|ま(?:す|した|せん)|でした)か[」』）\s]*$|(?:ไหม|หรือไม่|หรือเปล่า|อย่างไร|ยังไง|เท่าไร|เท่าไหร่|เมื่อไร|เมื่อไหร่|ที่ไหน)\s*$/u;
/** Whether a text ends with a question mark, in any script that has one; the Greek one looks like a semicolon. Or with a word that asks. */
export const endsLikeQuestion = (text: string): boolean =>
  questionEnd.test(text) || unmarkedQuestion.test(text) || (greekQuestionEnd.test(text) && greekLetter.test(text));
