import { arialWidths } from '../lists/arial-widths.ts';

const unitsPerEm = 2048;

const widthOf = new Map<number, number>();
for (const [first, row] of arialWidths) {
  let code = first;
  for (const run of row.split(' ')) {
    const [width = '0', count = '1'] = run.split('*');
    for (let left = Number(count); left > 0; left--) widthOf.set(code++, Number(width));
  }
}

/** Average widths in em of fallback fonts for characters that Arial does not have. Measured roughly by us. */
const fallbackWidths: readonly [RegExp, number][] = [
  [/[\p{Mn}\p{Me}\p{Cf}\p{Cc}\p{Emoji_Modifier}]/u, 0],
  [/[\u{1F1E6}-\u{1F1FF}]/u, 0.625],
  [/[\p{Extended_Pictographic}]/u, 1.25],
  [/[\uFF61-\uFFDC\uFFE8-\uFFEE]/u, 0.5],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\u30FB\u30FC\uFF01-\uFF60\uFFE0-\uFFE6]/u, 1],
  // Korean fonts set syllables closer than Han characters (Noto Sans KR: 0.92 em).
  [/\p{Script=Hangul}/u, 0.92],
  [/\p{Script=Arabic}/u, 0.46],
  [/\p{Script=Hebrew}/u, 0.55],
  [/\p{Mc}/u, 0.3],
  [/[\p{Script=Thai}\p{Script=Lao}]/u, 0.6],
  [/[\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Bengali}]/u, 0.6],
  [/[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}]/u, 0.85],
  [/\p{Lu}/u, 0.68],
];
const otherWidth = 0.556;

/** Advance width of one code point, in 1/2048 em. */
function advance(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const known = widthOf.get(code);
  if (known) return known;
  const base = character.normalize('NFD').codePointAt(0) ?? code;
  const decomposed = base === code ? undefined : widthOf.get(base);
  const width = decomposed ?? (fallbackWidths.find(([pattern]) => pattern.test(character))?.[1] ?? otherWidth) * unitsPerEm;
  widthOf.set(code, width);
  return width;
}

const joiner = '\u200D';
/** Characters that never start a user-perceived character. */
const extending = /\p{M}|\p{Join_Control}|\p{Emoji_Modifier}|[\u1160-\u11FF]|[\u{E0020}-\u{E007F}]/u;
const regional = /[\u{1F1E6}-\u{1F1FF}]/u;

/** Splits a text into pieces that must not be cut: a letter with its marks, an emoji sequence, a flag. Without Intl, whose data differ by version. */
function* clusters(text: string): Generator<string> {
  let cluster = '';
  let last = '';
  for (const character of text) {
    const joins =
      cluster !== '' &&
      ((character >= '\u0300' && extending.test(character)) ||
        last === joiner ||
        (regional.test(character) && regional.test(cluster) && [...cluster].length === 1));
    if (!joins && cluster !== '') {
      yield cluster;
      cluster = '';
    }
    cluster += character;
    last = character;
  }
  if (cluster !== '') yield cluster;
}

function clusterWidth(cluster: string): number {
  // Joined emoji are drawn as one.
  if (cluster.includes(joiner) && /^\p{Extended_Pictographic}/u.test(cluster))
    return advance(String.fromCodePoint(cluster.codePointAt(0)!));
  let width = 0;
  for (const character of cluster) width += advance(character);
  return width;
}

const collapse = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();

/**
 * Width of one line in Arial Regular, white space collapsed.
 * @returns CSS pixels with fractions, without kerning: a browser may draw it a few pixels narrower
 */
export function widthInPixels(text: string, fontSize: number): number {
  let width = 0;
  for (const cluster of clusters(collapse(text))) width += clusterWidth(cluster);
  return (width * fontSize) / unitsPerEm;
}

/** Characters after which a line may be cut without a space: scripts without spaces, and their punctuation. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303F\u30FB\u30FC\uFF01-\uFF60]\p{M}*$/u;

/** Number of user-perceived characters: a letter with its marks is one, an emoji sequence is one. White space collapsed. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of clusters(collapse(text))) count++;
  return count;
}

/** Start of the word that a cut after `shown` would split, or the end of `shown` if it splits none. */
function wordStart(shown: string, next: string): number {
  if (next === ' ' || unspaced.test(next)) return shown.length;
  let start = shown.length;
  while (start > 0 && shown[start - 1] !== ' ' && !unspaced.test(shown.slice(Math.max(0, start - 4), start))) start--;
  return start;
}

/**
 * Cuts a line of Arial Regular to a width: the whole text if it fits, otherwise as much as fits with an ellipsis,
 * at a word boundary in scripts with spaces. Never cuts inside a letter with its marks, an emoji sequence or a flag.
 */
export function cutToWidth(text: string, fontSize: number, pixels: number): string {
  const line = collapse(text);
  if (widthInPixels(line, fontSize) <= pixels) return line;
  const room = (pixels * unitsPerEm) / fontSize - advance('…');
  let width = 0;
  let shown = '';
  for (const cluster of clusters(line)) {
    width += clusterWidth(cluster);
    if (width > room) break;
    shown += cluster;
  }
  // A word longer than half the line is split, as search engines do.
  const start = wordStart(shown, line[shown.length] ?? ' ');
  if (start > shown.length / 2) shown = shown.slice(0, start);
  return `${shown.trimEnd()}…`;
}
