import { type PageWords, pageWordsByLanguage } from '../page-words.ts';
import { moreAnchors } from './anchors.ts';
import type { Lexicon } from './lexicon.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

export type { Lexicon };

const lexicons: Readonly<Record<string, Lexicon>> = { ar, de, en, es, fr, hi, id, it, ja, ko, nl, pl, pt, ru, tr, zh };

/** The lexicon of a language (`de`, `de-AT`), or null: then the part of a check that needs words does not apply. */
export const lexicon = (language: string): Lexicon | null => ofLanguage(lexicons, language);

/** Link texts of a language that say nothing about the target, or null where there is no list of them. */
export const genericAnchors = (language: string): readonly string[] | null =>
  lexicon(language)?.anchors ?? ofLanguage(moreAnchors, language);

/** Words beside author and date, and of links to who a site is: of a lexicon, or of the languages that have these lists alone. */
export const pageWords = (language: string): PageWords | null => lexicon(language) ?? ofLanguage(pageWordsByLanguage, language);

/** Texts of links to pages about a site, in all languages that have a list; words that are too short to tell are left out. */
export const listedAboutPhrases = (): readonly string[] =>
  [...new Set([...Object.values(lexicons), ...Object.values(pageWordsByLanguage)].flatMap(({ about }) => about))].filter(
    (phrase) => phrase.length > 3 || /[\u0250-\uffff]/.test(phrase),
  );

function ofLanguage<Entry>(entries: Readonly<Record<string, Entry>>, language: string): Entry | null {
  const primary = language.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return Object.hasOwn(entries, primary) ? (entries[primary] ?? null) : null;
}

/** Languages that have a lexicon. */
export const lexiconLanguages: readonly string[] = Object.keys(lexicons);
