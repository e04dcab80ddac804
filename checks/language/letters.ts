import { letterClasses, lazyPatterns } from './pattern-maker.ts';

const letterPattern = /* @__PURE__ */ lazyPatterns(letterClasses);

const letter = letterPattern(String.raw`\p{L}`);
export const hasLetter = (text: string): boolean => letter(text).test(text);
const startsUpper = letterPattern(String.raw`^\p{Lu}`);
const neither = letterPattern(String.raw`[^\p{L}\p{N}]+`, 'g');
/** Letters and digits only, without spaces, punctuation and symbols. */
export const lettersAndDigits = (text: string): string => text.replace(neither(text), '');
/** The runs of letters and digits in a text. */
export const wordRuns = (text: string): string[] => text.split(neither(text)).filter((word) => word !== '');
/** A lower case letter of a script that uses capitals. Excludes Georgian: Unicode counts its everyday letters as lower case, but text does not capitalize names or sentences. */
export const smallLetter = String.raw`(?!\p{Script=Georgian})\p{Ll}`;
const startsSmall = letterPattern(String.raw`^${smallLetter}`);
/** Whether a text starts with a lower case letter. False in scripts that do not use capitals. */
export const startsWithSmallLetter = (text: string): boolean => startsSmall(text).test(text);
/** Whether a text starts with a capital. False in scripts that have none. */
export const startsWithCapitalLetter = (text: string): boolean => startsUpper(text).test(text);
/** A text without accents, and with plain letters instead of compatibility forms such as ligatures. */
export const withoutAccents = (text: string): string =>
  /[\u0080-\uffff]/.test(text) ? text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '') : text;
