/** Comparing names of people, organisations and sites. */
import { foldText } from './phrases.ts';
import { unicodePattern } from './unicode-pattern.ts';

const between = unicodePattern(String.raw`[^\p{L}\p{N}]+`, 'g');
const eastAsian = unicodePattern(String.raw`[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]`);
const eastAsianName = unicodePattern(String.raw`^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$`);

/** Letters and digits alone, accents dropped: Acme, Inc. and ACME Inc are one name. */
export function plainName(name: string): string {
  const bare = foldText(name).normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return bare.replace(between(bare), '');
}

/** Names that are this short are parts of many others: they must be the first words of the longer one (SAP and SAP SE). */
const shortName = 4;
const shortEastAsianName = 2;
const wordsOf = (name: string) => name.split(between(name)).map(plainName).filter((word) => word !== '');

/** The same name, or one that holds the other whole (Example and Example Ltd). */
export function namesAgree(a: string, b: string): boolean {
  const [first, second] = [plainName(a), plainName(b)];
  if (first === '' || second === '') return false;
  if (first === second) return true;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  if (short.length >= (eastAsian(short).test(short) ? shortEastAsianName : shortName)) return long.includes(short);
  const [words, all] = first.length < second.length ? [wordsOf(a), wordsOf(b)] : [wordsOf(b), wordsOf(a)];
  return short.length > 1 && words.every((word, index) => word === all[index]);
}

/** Words for "and" between two names, by language. */
const andWords: Readonly<Record<string, string>> = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', pt: 'e', nl: 'en', pl: 'i', ru: 'и', tr: 've', id: 'dan', hi: 'और', ar: 'و' };

/** Several people in one string: Jane Doe, John Smith; 山田太郎、鈴木花子; with "and" in the language of the page. */
export function isSeveralNames(name: string, language: string): boolean {
  const primary = language.split('-', 1)[0] ?? '';
  const word = Object.hasOwn(andWords, primary) ? `|\\s${andWords[primary]}\\s` : '';
  const parts = name.split(new RegExp(`\\s*[;、，,&/|+]\\s*${word}`, 'iu')).map((part) => part.trim()).filter((part) => part !== '');
  if (parts.length < 2) return false;
  // A title after a comma (Jane Doe, PhD) is no second person; a company's & (Smith & Sons) joins single words.
  const whole = (part: string) => /\s/.test(part) || eastAsianName(part).test(part);
  return parts.filter(whole).length >= 2;
}

/** Names of accounts that content systems come with, the same in all languages. */
export const isAccountName = (name: string): boolean =>
  /^(?:wp)?(?:admin\d*|administrator|root|webmaster|superuser|superadmin|user\d*|guest|author\d*|wordpress|editor\d*|sysadmin|default|test\d*|unknown|anonymous|null|undefined)$/.test(plainName(name));
