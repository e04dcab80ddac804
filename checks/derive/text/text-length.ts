import type { TextFact } from '../../core/facts.ts';

/** How long a part of the main text is: in words, or where its language writes no spaces, in characters. */
export interface TextLength {
  count: number;
  in: 'words' | 'characters';
}

/** Our reading speed for the estimate: text units a minute. */
const unitsPerMinute = 230;
/** Minutes that a text of so many units takes to read, at least one. */
export const deriveReadingMinutes = (units: number): number => Math.max(1, Math.round(units / unitsPerMinute));

/** Languages without spaces between words. */
const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

/**
 * @param units text units
 * @param language primary subtag of the page
 */
export function deriveTextLength(
  units: number,
  { mainUnits, mainChars }: Pick<TextFact, 'mainUnits' | 'mainChars'>,
  language: string,
): TextLength {
  if (!unspaced.has(language) || mainUnits === 0) return { count: Math.round(units), in: 'words' };
  // As many characters as this page has for a unit; to ten, since it is an estimate.
  return { count: Math.round((units * mainChars) / mainUnits / 10) * 10, in: 'characters' };
}
