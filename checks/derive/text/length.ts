import type { TextFact } from '../../core/facts/text.ts';

/** Length of a part of the main text: in words, or in characters if its language has no spaces. */
export interface TextLength {
  count: number;
  in: 'words' | 'characters';
}

/** Our estimated reading speed: text units per minute. */
const unitsPerMinute = 230;
/** Minutes for reading this many units, at least one. */
export const readingMinutes = (units: number): number => Math.max(1, Math.round(units / unitsPerMinute));

/** Languages without spaces between words. */
const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

/**
 * @param units text units
 * @param language primary subtag of the page
 */
export function lengthOfText(
  units: number,
  { mainUnits, mainChars }: Pick<TextFact, 'mainUnits' | 'mainChars'>,
  language: string,
): TextLength {
  if (!unspaced.has(language) || mainUnits === 0) return { count: Math.round(units), in: 'words' };
  // By this page's characters per unit; rounded to ten, since it is an estimate.
  return { count: Math.round((units * mainChars) / mainUnits / 10) * 10, in: 'characters' };
}
