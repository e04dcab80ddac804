import { valueOf, type KnownFacts } from '../checks/index.ts';

/** Scripts without spaces between words, as the facts name them: ISO 15924. */
const unspaced = new Set(['Hani', 'Jpan', 'Kana', 'Thai', 'Laoo', 'Khmr', 'Mymr']);

/** How lengths of the page's main text are said: in words, or where its script writes no spaces, in characters. */
export interface TextLength {
  in: 'words' | 'characters';
  /** @param units text units, as the facts have them */
  of(units: number): number;
}

export function textLength(facts: KnownFacts): TextLength {
  const text = valueOf(facts, 'text');
  if (!unspaced.has(valueOf(facts, 'language')?.script ?? '') || !text || text.mainUnits === 0) return { in: 'words', of: Math.round };
  // As many characters as this page has for a unit; to ten, since it is an estimate.
  return { in: 'characters', of: (units) => Math.round((units * text.mainChars) / text.mainUnits / 10) * 10 };
}
