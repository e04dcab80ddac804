/**
 * Text that shows other characters than its author wrote: UTF-8 that was read in another encoding (cafÃ©), and character references
 * that were escaped twice (caf&eacute;). Nothing here depends on a language.
 */
import { clipToOneLine } from '../core/helpers/clip.ts';
import { findCharacterReferences, unescaped } from './character-references.ts';

export interface MisreadText {
  /** `cut`: a limit in bytes ended the text in the middle of a character. */
  kind: 'encoding' | 'escape' | 'cut';
  /** The first wrong word as readers see it. */
  found: string;
  /** As it was written; '' if that is lost. */
  meant: string;
}

const longest = 40;
/** Without the marks behind it, which end a reference. */
const wordIn = (kind: MisreadText['kind'], text: string): string => (kind === 'encoding' ? text.replace(/[,.;:!?]+$/, '') : text);
const shown = (kind: MisreadText['kind'], found: string, meant: string): MisreadText => ({
  kind,
  found: clipToOneLine(wordIn(kind, found), longest),
  meant: clipToOneLine(wordIn(kind, meant), longest),
});

/**
 * What is wrong with the characters of a text; null if they are not certainly wrong.
 * @param options.rarer whether encodings are tried that need many characters, which takes longer
 */
export const findMisreading = (text: string, { rarer = true } = {}): MisreadText | null =>
  escapedTwice(text) ?? readInOtherEncoding(text) ?? (rarer ? readInRarerEncoding(text) : null);

/** Words are separated by the white space of ASCII: a no-break space may be a byte of the character before it. */
const separators = /[\t\n\f\r ]+/;
const wordAt = (text: string, at: number): string => text.slice(0, at).split(separators).at(-1)! + text.slice(at).split(separators, 1)[0]!;
const ascii = /^[\0-\x7f]*$/;

function escapedTwice(text: string): MisreadText | null {
  const [first] = findCharacterReferences(text);
  if (!first) return null;
  const word = wordAt(text, first.at);
  return shown('escape', word, unescaped(word));
}

/** Characters of windows-1252 for the bytes 80 to 9F, as the Encoding Standard has them. */
const western = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const westernBytes = new Map([...western].map((character, index) => [character.charCodeAt(0), 0x80 + index]));
/** Also for ISO 8859-1, whose bytes 80 to 9F are control characters. */
const westernByte = (code: number): number => (code < 0x100 ? code : (westernBytes.get(code) ?? -1));

/** A character of UTF-8 among the characters that its bytes were read as. */
interface Sequence {
  at: number;
  length: number;
  code: number;
}

/** All characters of UTF-8 that the bytes of a text contain, with the number of its characters that are not ASCII and of those in sequences. */
function readAsUtf8(text: string, byteOf: (code: number) => number): { sequences: Sequence[]; high: number; inSequences: number } {
  const sequences: Sequence[] = [];
  let high = 0;
  let inSequences = 0;
  for (let at = 0; at < text.length;) {
    const lead = byteOf(text.charCodeAt(at));
    if (lead >= 0 && lead < 0x80) {
      at++;
      continue;
    }
    const length = lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 1;
    let code = length === 2 ? lead & 0x1f : length === 3 ? lead & 0x0f : lead & 0x07;
    let read = 1;
    for (; read < length && at + read < text.length; read++) {
      const next = byteOf(text.charCodeAt(at + read));
      if (next < 0x80 || next > 0xbf) break;
      code = (code << 6) | (next & 0x3f);
    }
    // C1 controls are no text, except in what was misread twice.
    const least = length === 2 ? (text.charCodeAt(at + 1) < 0xa0 ? 0x80 : 0xa0) : length === 3 ? 0x800 : 0x10000;
    const whole = length > 1 && read === length && code >= least && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    if (whole) sequences.push({ at, length, code });
    // The byte 9D of a closing quotation mark is often lost: “â€.
    if (whole || (lead === 0xe2 && read === 2)) inSequences += read;
    const used = whole || lead === 0xe2 ? read : 1;
    high += used;
    at += used;
  }
  return { sequences, high, inSequences };
}

/** Characters that stand after a letter in real text: closing quotation marks, dashes, signs, letters. */
const followsLetters = new Set('\u00a0”“’‘»«›‹…–—•·™®©°ºª²³¹\u00ad†‡§¶šžœŸŠŽŒ');
/** What opens a sequence of the Latin letters, signs and punctuation of most misread text, and of emoji. */
const usualOpening = /^(?:[ÂÃÄÅâ]|ðŸ)/;
/** Least share of the characters of a word, or of a text, that are not ASCII and are read as UTF-8. */
const [wordShare, textShare] = [0.75, 0.8];
/** Least number of sequences with another opening, and of those in a text in which nearly all characters are in sequences. */
const [unusualSequences, textSequences] = [3, 4];

/** Whether a sequence of windows-1252 cannot be real text: “IRMÃ” ends in a capital and a quotation mark, which are the bytes of Ô. */
function isImpossible(word: string, { at, length }: Sequence): boolean {
  const rest = word.slice(at + 1, at + length);
  if ([...rest].some((character) => !followsLetters.has(character))) return true;
  if (length > 2 || !/[ÂÃÄÅ]/.test(word[at]!)) return false;
  const [before = '', after = ''] = [word[at - 1], word[at + length]];
  if (/\p{Ll}/u.test(before)) return true;
  return !/\p{L}/u.test(before) && (word[at] === 'Â' ? rest !== '»' : /[\p{L}]/u.test(after));
}

/** A lost character at the end of a text, or before the dots that say that it was cut, and the rest of one where the text goes on behind them. */
const cutCharacter = /^[^\ufffd]*\ufffd{1,3}\s*(?:$|(?:…|\.{2})[\s.,…]*\ufffd{0,3}[^\ufffd]*$)/;
/** What nearly every text with Han characters contains, but no UTF-8 that was read in an encoding of two bytes. */
const usualInHan = /[的是在了有和不，。、のはをに]/;
/** Whether only the last character of a text is wrong. */
function isCut(text: string): boolean {
  if (!cutCharacter.test(text) || text.includes('ï¿½') || (/\p{Script=Han}/u.test(text) && !usualInHan.test(text))) return false;
  return findMisreading(text.replaceAll('\ufffd', '')) === null;
}
/** Quotation marks, dashes and é of UTF-8 in windows-1251 and MacRoman, in a text that is otherwise ASCII. */
const soleSigns = /вЂ[™œќ“”¦˜ў]|‚Ä[ôòúùìî]|√[©®]/;
/** Whether a character is a letter or a sign of UTF-8 in windows-1252, so that the text must be read. */
const westernSuspect = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

function readInOtherEncoding(text: string): MisreadText | null {
  if (ascii.test(text)) return null;
  const lost = text.indexOf('\ufffd');
  if (lost >= 0) return shown(isCut(text) ? 'cut' : 'encoding', wordAt(text, lost), '');
  const sole = soleSigns.exec(text);
  if (sole) return shown('encoding', wordAt(text, sole.index), '');
  if (westernSuspect.test(text)) {
    let unusual = 0;
    let first: MisreadText | null = null;
    for (const word of text.split(separators)) {
      if (!westernSuspect.test(word)) continue;
      const { sequences, high, inSequences } = readAsUtf8(word, westernByte);
      if (inSequences < high * wordShare) continue;
      const impossible = sequences.filter((sequence) => isImpossible(word, sequence));
      if (impossible.length === 0) continue;
      first ??= shown('encoding', word, decodeSequences(word, sequences));
      if (impossible.some(({ at }) => usualOpening.test(word.slice(at, at + 2))))
        return shown('encoding', word, decodeSequences(word, sequences));
      unusual += impossible.length;
      if (unusual >= unusualSequences) return first;
    }
  }
  return null;
}

/** The text with its sequences as the characters that they are. */
function decodeSequences(text: string, sequences: readonly Sequence[]): string {
  let result = '';
  let from = 0;
  for (const { at, length, code } of sequences) {
    result += text.slice(from, at) + String.fromCodePoint(code);
    from = at + length;
  }
  return result + text.slice(from);
}

/** Other encodings that text is read in by mistake. In these, nearly the whole text must be UTF-8. */
const rarer = [
  'windows-1251',
  'koi8-r',
  'windows-1250',
  'iso-8859-2',
  'macintosh',
  'windows-1254',
  'windows-1253',
  'windows-1256',
  'windows-874',
];
let rarerBytes: ((code: number) => number)[] | undefined;
const byteReader = (label: string): ((code: number) => number) => {
  const decoded = new TextDecoder(label).decode(Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index));
  const bytes = new Map([...decoded].map((character, index) => [character.charCodeAt(0), 0x80 + index]));
  return (code) => (code < 0x80 ? code : (bytes.get(code) ?? -1));
};
/**
 * What the commonest characters of UTF-8 become in encodings of two bytes: kana in Shift_JIS; in GBK the comma, the period and 的, 是, 在.
 * They are next to unknown in real text, and a quarter of such misread text.
 */
const doubleBytes = ['縺繧繝', '銆锛鐨鏄鍦涓'];
const doubleShare = 0.15;
/** Characters of a text that are read. */
const mostRead = 2_000;

function readInRarerEncoding(whole: string): MisreadText | null {
  const text = whole.slice(0, mostRead);
  const others = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  if (others < textSequences * 2) return null;
  for (const signs of doubleBytes) {
    const found = [...text].filter((character) => signs.includes(character)).length;
    if (found >= 3 && found >= others * doubleShare) return shown('encoding', text, '');
  }
  rarerBytes ??= rarer.map(byteReader);
  for (const byteOf of [westernByte, ...rarerBytes]) {
    const { sequences, high, inSequences } = readAsUtf8(text, byteOf);
    if (sequences.length >= textSequences && inSequences >= high * textShare) {
      const word = text.split(separators).find((one) => !ascii.test(one)) ?? text;
      return shown('encoding', word, decodeSequences(word, readAsUtf8(word, byteOf).sequences));
    }
  }
  return null;
}
