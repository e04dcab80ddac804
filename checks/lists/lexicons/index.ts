import type { Lexicon } from './lexicon.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type { Lexicon };

const lexicons: Readonly<Record<string, Lexicon>> = { de, en };

/** The lexicon of a language (`de`, `de-AT`), or null: then the part of a check that needs words does not apply. */
export function lexicon(language: string): Lexicon | null {
  const primary = language.toLowerCase().split('-', 1)[0] ?? '';
  return Object.hasOwn(lexicons, primary) ? (lexicons[primary] ?? null) : null;
}

/** Languages that have a lexicon. */
export const lexiconLanguages: readonly string[] = Object.keys(lexicons);
