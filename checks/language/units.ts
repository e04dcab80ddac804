/**
 * Text units, our measure of length: about one per word in any writing system.
 * One per word in scripts with spaces, Han / 1.4, kana / 3.2, Thai, Lao, Khmer and Myanmar / 4.5, Hangul words × 1.4.
 * We derived the ratios from Article 1 of the Universal Declaration of Human Rights in these languages.
 */

/** How a code point is counted; 0 in the table means not classified yet. */
const separator = 1;
const starter = 2;
const joiner = 3;
const han = 4;
const kana = 5;
const southEastAsian = 6;
const hangul = 7;
type CharacterClass = number;

// One byte per UTF-16 code unit, filled on demand: a page uses few different ones.
const known = new Uint8Array(0x10000);

/** Classifies the most common blocks without Unicode regular expressions, whose first use takes milliseconds. Returns 0 outside them. */
function classifyCommon(point: number): CharacterClass {
  if (point < 0x80) {
    if ((point >= 0x30 && point <= 0x39) || (point >= 0x41 && point <= 0x5a) || (point >= 0x61 && point <= 0x7a)) return starter;
    return point === 0x27 || point === 0x2d || point === 0x5f ? joiner : separator;
  }
  // Latin-1: ª ² ³ µ ¹ º ¼ ½ ¾ are letters and numbers.
  if (point < 0xc0)
    return point === 0xaa ||
      point === 0xb2 ||
      point === 0xb3 ||
      point === 0xb5 ||
      point === 0xb9 ||
      point === 0xba ||
      (point >= 0xbc && point <= 0xbe)
      ? starter
      : separator;
  if (point < 0x250) return point === 0xd7 || point === 0xf7 ? separator : starter;
  if ((point >= 0x400 && point <= 0x481) || (point >= 0x48a && point <= 0x52f)) return starter;
  if (point >= 0x2010 && point <= 0x2027) return point === 0x2019 ? joiner : separator;
  if ((point >= 0x3041 && point <= 0x3096) || (point >= 0x30a1 && point <= 0x30fa)) return kana;
  if (point >= 0x4e00 && point <= 0x9ffc) return han;
  return point >= 0xac00 && point <= 0xd7a3 ? hangul : 0;
}

function classify(point: number): CharacterClass {
  const common = classifyCommon(point);
  if (common !== 0) return common;
  const character = String.fromCodePoint(point);
  if (/^[\p{L}\p{N}\p{M}]$/u.test(character)) {
    if (/^\p{Script=Han}$/u.test(character)) return han;
    if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(character)) return kana;
    if (/^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u.test(character)) return southEastAsian;
    if (/^\p{Script=Hangul}$/u.test(character)) return hangul;
    return /^\p{M}$/u.test(character) ? joiner : starter;
  }
  return /^['’_-]$/.test(character) ? joiner : separator;
}

/** U(text): the number of text units, not rounded. Linear; does not allocate if the text is already NFKC. */
export function countUnits(text: string): number {
  let normal = text;
  for (let index = 0; index < text.length; index++) {
    // Below U+0300, NFKC changes nothing that affects the count; punctuation such as ’ and – does not change.
    const code = text.charCodeAt(index);
    if (code >= 0x300 && (code < 0x2010 || code > 0x2027)) {
      normal = text.normalize('NFKC');
      break;
    }
  }
  let total = 0;
  let inWord = false;
  let korean = false;
  let hans = 0;
  let kanas = 0;
  let others = 0;
  for (let index = 0; index < normal.length; index++) {
    const code = normal.charCodeAt(index);
    let kind = known[code]!;
    if (kind === 0) kind = known[code] = classify(code);
    if (code >= 0xd800 && code <= 0xdbff) {
      const point = normal.codePointAt(index)!;
      kind = point > 0xffff ? classifyAstral(point) : separator;
      if (point > 0xffff) index++;
    }
    if (kind === starter || kind === hangul) {
      if (!inWord) {
        inWord = true;
        korean = false;
        total++;
      }
      if (kind === hangul && !korean) {
        korean = true;
        total += 0.4;
      }
    } else if (kind !== joiner) {
      inWord = false;
      if (kind === han) hans++;
      else if (kind === kana) kanas++;
      else if (kind === southEastAsian) others++;
    }
  }
  return total + hans / 1.4 + kanas / 3.2 + others / 4.5;
}

const astral = new Map<number, CharacterClass>();
function classifyAstral(point: number): CharacterClass {
  let kind = astral.get(point);
  if (kind === undefined) {
    kind = classify(point);
    // Hostile text can contain a million different code points, so the map is capped.
    if (astral.size < 5_000) astral.set(point, kind);
  }
  return kind;
}
