import { unicodePattern } from './unicode-pattern.ts';

const letter = unicodePattern(String.raw`\p{L}`);
export const hasLetter = (text: string): boolean => letter(text).test(text);
const startsUpper = unicodePattern(String.raw`^\p{Lu}`);
/** Does it begin with a capital? False in scripts that have none. */
export const isCapital = (text: string): boolean => startsUpper(text).test(text);
