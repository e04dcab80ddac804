/** What a script requires of lines: direction, and where a line may end. */

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
export const isRightToLeft = (text: string): boolean => rightToLeftLetter.test(text);

/** Direction of a paragraph: that of its first letter (Unicode Bidirectional Algorithm, P2 and P3). */
export function startsRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && isRightToLeft(letter);
}

/** Whether a text has no letters, so that it may be inside a run of either direction. */
export const isDirectionNeutral = (text: string): boolean => !/\p{L}/u.test(text);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
export const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Scripts without spaces between words, whose words the browser finds. */
const wordless = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u1950-\u19df\u1a20-\u1aaf]/;
const words = new Intl.Segmenter('th', { granularity: 'word' });
const ideographic =
  /[\u2e80-\u303f\u3040-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1b000}-\u{1b2ff}\u{20000}-\u{3ffff}]/u;
/** Characters that may not begin a line, and those that may not end one (the common part of the rules for Chinese and Japanese). */
const noStart = /^[、。，．・：；？！）」』】〕〉》〟’”…ーゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々%％‰℃!),.:;?\]}]/;
const noEnd = /[（「『【〔〈《〝‘“([{]$/;

/** Pieces of a word without spaces between which a line may end; a word that must stay together is one piece. */
export function lineBreakPieces(word: string): string[] {
  if (wordless.test(word)) return Array.from(words.segment(word), ({ segment }) => segment);
  if (!ideographic.test(word)) return [word];
  const pieces: string[] = [];
  let before = '';
  for (const grapheme of graphemesOf(word)) {
    const joined =
      pieces.length > 0 && (noStart.test(grapheme) || noEnd.test(before) || (!ideographic.test(grapheme) && !ideographic.test(before)));
    if (joined) pieces[pieces.length - 1] += grapheme;
    else pieces.push(grapheme);
    before = grapheme;
  }
  return pieces;
}

/** A text in left-to-right order of its characters: good enough to be found; the image above it is exact. */
export function visualOrder(text: string, rightToLeft: boolean): string {
  if (!isRightToLeft(text)) return text;
  // Words of one direction stay together; in a right-to-left line, the last of them comes first.
  const runs =
    text.match(
      /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+(?:[^\p{L}\p{N}]+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+)*|[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+/gu,
    ) ?? [];
  const shown = runs.map((run) => (isRightToLeft(run) ? graphemesOf(run).reverse().join('') : run));
  return (rightToLeft ? shown.reverse() : shown).join('');
}
