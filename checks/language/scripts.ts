/** Groups of scripts for the classes of patterns, to be put into square brackets. No script contains ー, which hiragana and katakana share. */
import { unicodePattern } from './unicode-pattern.ts';

export const chineseAndJapaneseScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
export const eastAsianScripts = String.raw`${chineseAndJapaneseScripts}\p{Script=Hangul}`;
export const southEastAsianScripts = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
/** Scripts that put no spaces between words. */
export const unspacedScripts = `${chineseAndJapaneseScripts}${southEastAsianScripts}`;

const eastAsian = /* @__PURE__ */ unicodePattern(`[${eastAsianScripts}]`);
export const hasEastAsianLetter = (text: string): boolean => eastAsian(text).test(text);
const opensUnspaced = /* @__PURE__ */ unicodePattern(String.raw`^[${chineseAndJapaneseScripts}\p{Script=Thai}]`);
/** Whether a text starts in Chinese, Japanese or Thai, where the next word follows without a space. */
export const startsInUnspacedScript = (text: string): boolean => opensUnspaced(text).test(text);
