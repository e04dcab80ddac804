import type { Attribution } from '../lists/languages/language.ts';
import { escapeRegExp } from './any-word-pattern.ts';
import { languageOf } from './language-words.ts';
import { primarySubtag } from './languages.ts';
import { foldText } from './phrases.ts';
import { unicodePattern } from './unicode-pattern.ts';

/** Who says so: words of the language that tell it, and names beside a quotation in any language. */

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
/** Written without spaces, or with particles on every word: words begin and end anywhere. */
const open = new Set(['ja', 'zh', 'ko', 'th', 'lo', 'km', 'my']);
/** "And", "so", "in", "that" … are written as part of the next word. */
const prefixes: Readonly<Record<string, RegExp>> = { ar: /^[وفبلس]/, fa: /^و/, he: /^[ושהבלכמ]/ };
const mostPrefixes = 2;

interface Phrase {
  /** Folded. */
  text: string;
  /** Where its first word is in it. */
  offset: number;
  /** It may go on, or is at the end of a sentence. */
  open: boolean;
  last: boolean;
  /** Counts beside quotations only. */
  beside: boolean;
}
interface Words {
  /** By their first word: each word of a text is looked up once. */
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Endings of words. */
  endings: readonly string[];
  /** For languages without borders of words. */
  names: ((text: string) => RegExp) | null;
  /** Words that are read over before names are looked for. */
  never: ((text: string) => RegExp) | null;
  /** The end of a text before a verb that tells of people in general, null if we have no words for them. */
  anyone: ((text: string) => RegExp) | null;
  both: ((text: string) => RegExp) | null;
}
const compiled = new Map<string, Words | null>();
const tokens = unicodePattern(String.raw`[\p{L}\p{M}\p{N}]+`, 'g');
const inWord = unicodePattern(String.raw`[\p{L}\p{M}\p{N}]`);

function wordsOf(language: string): Words | null {
  const primary = primarySubtag(language);
  const key = sameWords[primary] ?? primary;
  let words = compiled.get(key);
  if (words === undefined) {
    const attribution = languageOf(key)?.attribution;
    words = attribution ? compile(attribution, key) : null;
    compiled.set(key, words);
  }
  return words;
}

function compile({ names, quotes, never }: Attribution, language: string): Words {
  const byWord = new Map<string, Phrase[]>();
  const endings: string[] = [];
  if (open.has(language)) {
    return {
      byWord,
      endings,
      anyone: null,
      names: patternOf(names),
      both: patternOf(`${names}|${quotes}`),
      never: never === undefined ? null : unicodePattern(never, 'g'),
    };
  }
  for (const [list, beside] of [
    [names, false],
    [quotes, true],
  ] as const) {
    for (const entry of list.split('|')) {
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

/** At the end, never after a comma, which goes on with a name that was given. */
const peopleBefore = (list: string) =>
  unicodePattern(
    String.raw`(?<![\p{L}\p{M}\p{N}]|,\s)(?:${list
      .split('|')
      .map((entry) => escapeRegExp(foldText(entry)))
      .join('|')})\s$`,
  );
/** Characters before a verb in which they are looked for. */
const peopleReach = 60;

/** "^" is the beginning of a clause. */
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
        // Beside a quotation whoever speaks is its source.
        const ahead = beside || !anyone ? '' : folded.slice(Math.max(0, at - phrase.offset - peopleReach), at - phrase.offset);
        if (ahead === '' || !anyone!(ahead).test(ahead)) return phrase.text;
      }
      if (!prefix?.test(word)) break;
      word = word.slice(1);
    }
  }
  return null;
}

/** Whether we know how a language names its sources: without that, a claim that seems to have none may have one. */
export const knowsAttribution = (language: string): boolean => wordsOf(language) !== null;

/**
 * The words of a text by which it names a source, as folded text, or null.
 * @param beside the text is beside a quotation: words of speaking count too that mean something else elsewhere
 */
export function attributionIn(text: string, language: string, beside = false): string | null {
  const words = wordsOf(language);
  if (!words) return null;
  const folded = foldText(text);
  const pattern = beside ? words.both : words.names;
  if (pattern) {
    // Parted, so that what is around them makes no new word.
    const read = words.never ? folded.replace(words.never(folded), ' ') : folded;
    return pattern(read).exec(read)?.[0] ?? null;
  }
  return findWords(words, folded, beside, prefixes[primarySubtag(language)]);
}

/** Characters beside a quotation in which its speaker is looked for. */
const near = 80;
const startsClause = /^['\s]*[,，、–—―-]/;
const endsInComma = /[,，]\s*$/;
const endsOpen = /[,，!?！？…؟]\s*$/;
const speaker = unicodePattern(String.raw`(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{M}'’.-]*\p{L}(?:\s\p{Lu}[\p{L}\p{M}'’.-]+){0,3}`);
const sentenceEnd = /[.!?。！？؟।](?=\s|$)/;

/** A name in the clause after a quotation ("…", Merkel korosti), or a clause with a colon before it. Needs no word list. */
export function speakerInWords(before: string, inner: string, after: string): string | null {
  if (startsClause.test(after) || endsOpen.test(inner)) {
    const clause = after
      .slice(0, near)
      .replace(/^['\s,，、–—―-]+/, '')
      .split(sentenceEnd, 1)[0]!;
    const found = speaker(clause).exec(clause);
    // Behind "…?" a capital may open the next sentence; one word that is all of it is an exclamation.
    const certain = startsClause.test(after) || endsInComma.test(inner);
    if (found && (certain || /\s/.test(clause.trim()))) return found[0];
  }
  const clause = before.slice(-near).split(sentenceEnd).at(-1)!.trim();
  return /[:：]$/.test(clause) && /\S\s?\S{2,}\s*[:：]$/.test(clause) ? clause : null;
}
