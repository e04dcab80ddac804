import { letterClasses, patternMaker } from './pattern-maker.ts';

const letterPattern = /* @__PURE__ */ patternMaker(letterClasses);

const letter = letterPattern(String.raw`\p{L}`);
export const hasLetter = (text: string): boolean => letter(text).test(text);
const startsUpper = letterPattern(String.raw`^\p{Lu}`);
const neither = letterPattern(String.raw`[^\p{L}\p{N}]+`, 'g');
/** Letters and digits alone: spaces, punctuation and symbols dropped. */
export const lettersAndDigits = (text: string): string => text.replace(neither(text), '');
/** The runs of letters and digits in a text. */
export const wordRuns = (text: string): string[] => text.split(neither(text)).filter((word) => word !== '');
/** A letter that has a capital in use: Unicode gives the everyday letters of Georgian as small ones, though no text begins names or sentences with others. */
export const smallLetter = String.raw`(?!\p{Script=Georgian})\p{Ll}`;
const startsSmall = letterPattern(String.raw`^${smallLetter}`);
/** Does it begin with a small letter? False in scripts that have no capitals in use. */
export const startsLower = (text: string): boolean => startsSmall(text).test(text);
/** Does it begin with a capital? False in scripts that have none. */
export const isCapital = (text: string): boolean => startsUpper(text).test(text);
