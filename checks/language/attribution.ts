import type { Attribution } from '../lists/languages/language.ts';
import { escapeRegExp } from './any-word-pattern.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { languageOf, mostTags, primarySubtag } from './language-words.ts';
import { foldText } from './phrases.ts';
import { unicodePattern } from './unicode-pattern.ts';

/** Finds who a text cites: attribution phrases of the language, and names next to a quotation in any language. */

const sameWords: Readonly<Record<string, string>> = {
  no: 'nb',
  nn: 'nb',
  bs: 'hr',
  sh: 'hr',
  cnr: 'sr',
  prs: 'fa',
  fil: 'tl',
  yue: 'zh',
  cmn: 'zh',
};
/** Languages without spaces between words, or with particles attached to words: a phrase may start and end anywhere. */
const open = new Set(['ja', 'zh', 'ko', 'th', 'lo', 'km', 'my']);
/** Languages that attach "and", "so", "in", "that" … to the next word. */
const prefixes: Readonly<Record<string, RegExp>> = { ar: /^[وفبلس]/, fa: /^و/, he: /^[ושהבלכמ]/ };
const mostPrefixes = 2;

interface Phrase {
  /** Folded. */
  text: string;
  /** Offset of the phrase's first word. */
  offset: number;
  /** Another letter may follow the phrase. */
  open: boolean;
  last: boolean;
  /** Counts only next to a quotation. */
  beside: boolean;
}
interface Words {
  /** Keyed by first word, so that each word of a text needs one lookup. */
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Endings of words. */
  endings: readonly string[];
  /** Used instead of `byWord` in languages without word boundaries. */
  names: ((text: string) => RegExp) | null;
  /** Words that are blanked out before names are searched. */
  never: ((text: string) => RegExp) | null;
  /** Matches the end of the text before a verb if the subject is people in general; null if we have no words for it. */
  anyone: ((text: string) => RegExp) | null;
  both: ((text: string) => RegExp) | null;
}
const tokens = unicodePattern(String.raw`[\p{L}\p{M}\p{N}]+`, 'g');
const inWord = unicodePattern(String.raw`[\p{L}\p{M}\p{N}]`);

const wordsOf = memoizeByText((language): Words | null => {
  const primary = primarySubtag(language);
  const key = sameWords[primary] ?? primary;
  const attribution = languageOf(key)?.attribution;
  return attribution ? compile(attribution, key) : null;
}, mostTags);

function compile({ names, quotes = '', never }: Attribution, language: string): Words {
  const byWord = new Map<string, Phrase[]>();
  const endings: string[] = [];
  if (open.has(language)) {
    return {
      byWord,
      endings,
      anyone: null,
      names: patternOf(names),
      both: patternOf(quotes === '' ? names : `${names}|${quotes}`),
      never: never === undefined ? null : unicodePattern(never, 'g'),
    };
  }
  for (const [list, beside] of [
    [names, false],
    [quotes, true],
  ] as const) {
    for (const entry of list === '' ? [] : list.split('|')) {
      const text = foldText(entry.replace(/^\*|[*$]$/g, ''));
      if (entry.startsWith('*')) {
        endings.push(text);
        continue;
      }
      const first = text.match(tokens(text))?.[0] ?? text;
      const phrase = {
        text,
        offset: text.indexOf(first),
        open: entry.endsWith('*') || /[:.]$/.test(text),
        last: entry.endsWith('$'),
        beside,
      };
      byWord.set(first, [...(byWord.get(first) ?? []), phrase]);
    }
  }
  const people = languageOf(language)?.anyone ?? null;
  return { byWord, endings, names: null, both: null, never: null, anyone: people === null ? null : peopleBefore(people) };
}

/** Matches at the end, but never after a comma: that comma continues a named source. */
const peopleBefore = (list: string) =>
  unicodePattern(
    String.raw`(?<![\p{L}\p{M}\p{N}]|,\s)(?:${list
      .split('|')
      .map((entry) => escapeRegExp(foldText(entry)))
      .join('|')})\s$`,
  );
/** How many characters before a verb are searched for `anyone`. */
const peopleReach = 60;

/** "^" marks the start of a clause. */
const patternOf = (list: string) =>
  unicodePattern(
    list
      .split('|')
      .map((entry) => {
        const word = escapeRegExp(foldText(entry.replace(/^\^/, '')));
        return entry.startsWith('^') ? `(?<![^,;:.!?。；\\s"])${word}` : word;
      })
      .join('|'),
  );

function isAtBoundary({ text, offset, open: goesOn, last }: Phrase, folded: string, at: number): boolean {
  if (!folded.startsWith(text, at - offset)) return false;
  const end = at - offset + text.length;
  if (last) return /^[.!]?"?\s*$/.test(folded.slice(end, end + 10));
  const next = folded.charAt(end);
  return goesOn || next === '' || !inWord(next).test(next);
}

function findWords({ byWord, endings, anyone }: Words, folded: string, beside: boolean, prefix: RegExp | undefined): string | null {
  for (const ending of endings) if (folded.includes(ending)) return ending;
  for (const { 0: token, index } of folded.matchAll(tokens(folded))) {
    let word = token;
    for (let stripped = 0; stripped <= (prefix ? mostPrefixes : 0); stripped++) {
      for (const phrase of byWord.get(word) ?? []) {
        const at = index + token.length - word.length;
        if ((!beside && phrase.beside) || !isAtBoundary(phrase, folded, at)) continue;
        // Next to a quotation, any speaker is its source.
        const ahead = beside || !anyone ? '' : folded.slice(Math.max(0, at - phrase.offset - peopleReach), at - phrase.offset);
        if (ahead === '' || !anyone!(ahead).test(ahead)) return phrase.text;
      }
      if (!prefix?.test(word)) break;
      word = word.slice(1);
    }
  }
  return null;
}

/** Whether we know how a language attributes claims. If not, a claim that looks unsourced may still have a source. */
export const knowsAttribution = (language: string): boolean => wordsOf(language) !== null;

/**
 * Finds the words that attribute a text to a source: folded text, or null.
 * @param beside the text is next to a quotation; then ambiguous verbs of speaking count too
 */
export function findAttribution(text: string, language: string, beside = false): string | null {
  const words = wordsOf(language);
  if (!words) return null;
  const folded = foldText(text);
  const pattern = beside ? words.both : words.names;
  if (pattern) {
    // Replaced by a space, so that the neighbors do not join into a new word.
    const read = words.never ? folded.replace(words.never(folded), ' ') : folded;
    return pattern(read).exec(read)?.[0] ?? null;
  }
  return findWords(words, folded, beside, prefixes[primarySubtag(language)]);
}

/** How many characters next to a quotation are searched for its speaker. */
const near = 80;
const startsClause = /^['\s]*[,，、–—―-]/;
const endsInComma = /[,，]\s*$/;
const endsOpen = /[,，!?！？…؟]\s*$/;
const speaker = unicodePattern(String.raw`(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{M}'’.-]*\p{L}(?:\s\p{Lu}[\p{L}\p{M}'’.-]+){0,3}`);
const sentenceEnd = /[.!?。！？؟।](?=\s|$)/;

/** Finds a name in the clause after a quotation ("…", Merkel korosti), or a clause that ends in a colon before it. Needs no word list. */
export function findSpeaker(before: string, inner: string, after: string): string | null {
  if (startsClause.test(after) || endsOpen.test(inner)) {
    const clause = after
      .slice(0, near)
      .replace(/^['\s,，、–—―-]+/, '')
      .split(sentenceEnd, 1)[0]!;
    const found = speaker(clause).exec(clause);
    // After "…?", a capital may start the next sentence, and a single word may be an exclamation.
    const certain = startsClause.test(after) || endsInComma.test(inner);
    if (found && (certain || /\s/.test(clause.trim()))) return found[0];
  }
  const clause = before.slice(-near).split(sentenceEnd).at(-1)!.trim();
  return /[:：]$/.test(clause) && /\S\s?\S{2,}\s*[:：]$/.test(clause) ? clause : null;
}
