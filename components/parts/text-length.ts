import { lengthOfText as lengthOf } from '../../checks/derive/text/length.ts';
import { factValueOf } from '../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';

/** Formats the length of the main text: in words, or in characters for languages without spaces. */
export interface TextLength {
  in: 'words' | 'characters';
  /** @param units text units, as in facts */
  of(units: number): number;
}

export function textLengthOf(facts: KnownFacts): TextLength {
  const text = factValueOf(facts, 'text') ?? { mainUnits: 0, mainChars: 0 };
  const of = (units: number) => lengthOf(units, text, factValueOf(facts, 'language')?.page ?? 'und');
  return { in: of(0).in, of: (units) => of(units).count };
}
