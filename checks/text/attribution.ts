import { attributions } from '../lists/attribution.ts';
import { literally } from './any-of.ts';
import { primaryOf } from './languages.ts';
import { foldText } from './phrases.ts';
import { unicodePattern } from './unicode-pattern.ts';

/** Who says so: words of the language that tell it, and names beside a quotation in any language. */

const sameWords: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', bs: 'hr', sh: 'hr', cnr: 'sr', prs: 'fa', fil: 'tl', yue: 'zh', cmn: 'zh' };
/** Written without spaces, or with particles on every word: words begin and end anywhere. */
const open = new Set(['ja', 'zh', 'ko', 'th', 'lo', 'km', 'my']);
/** "And", "so", "in", "that" … are written as part of the next word. */
const prefixes: Readonly<Record<string, string>> = { ar: '[وفبلس]{0,2}', fa: 'و?', he: '[ושהבלכמ]{0,2}' };
const letters = String.raw`[\p{L}\p{M}\p{N}]`;

interface Words { names: (text: string) => RegExp; both: (text: string) => RegExp }
const compiled = new Map<string, Words | null>();

function wordsOf(language: string): Words | null {
  const primary = primaryOf(language);
  const key = sameWords[primary] ?? primary;
  let words = compiled.get(key);
  if (words === undefined) {
    const lists = Object.hasOwn(attributions, key) ? attributions[key]! : null;
    words = lists && { names: patternOf(lists.names, key), both: patternOf(`${lists.names}|${lists.quotes}`, key) };
    compiled.set(key, words);
  }
  return words;
}

function patternOf(list: string, language: string): (text: string) => RegExp {
  const parts = list.split('|').map((entry) => {
    const clause = entry.startsWith('^');
    const [from, to] = [entry.startsWith('*'), entry.endsWith('*')];
    const last = entry.endsWith('$');
    const word = literally(foldText(entry.replace(/^[*^]|[*$]$/g, '')));
    if (clause) return `(?<![^,;:.!?。；\\s"])${word}`;
    if (open.has(language)) return word;
    const start = from || word.startsWith("'") ? '' : `(?<!${letters})${prefixes[language] ?? ''}`;
    if (last) return `${start}${word}(?=[.!]?"?\\s*$)`;
    return `${start}${word}${to || /[:.]$/.test(word) ? '' : `(?!${letters})`}`;
  });
  return unicodePattern(parts.join('|'));
}

/** Whether we know how a language names its sources: without that, a claim that seems to have none may have one. */
export const knowsAttribution = (language: string): boolean => wordsOf(language) !== null;

/**
 * The words of a text by which it names a source, as folded text, or null.
 * @param beside the text stands beside a quotation: words of speaking count too that mean something else elsewhere
 */
export function attributionIn(text: string, language: string, beside = false): string | null {
  const words = wordsOf(language);
  if (!words) return null;
  const folded = foldText(text);
  return (beside ? words.both : words.names)(folded).exec(folded)?.[0] ?? null;
}

/** Characters beside a quotation in which its speaker is looked for. */
const near = 80;
const startsClause = /^['\s]*[,，、–—―-]/;
const endsOpen = /[,，!?！？…؟]\s*$/;
const speaker = unicodePattern(String.raw`(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{M}'’.-]*\p{L}(?:\s\p{Lu}[\p{L}\p{M}'’.-]+){0,3}`);
const sentenceEnd = /[.!?。！？؟।](?=\s|$)/;

/** A name in the clause after a quotation ("…", Merkel korosti), or a clause with a colon before it. Needs no word list. */
export function speakerOf(before: string, inner: string, after: string): string | null {
  if (startsClause.test(after) || endsOpen.test(inner)) {
    const clause = after.slice(0, near).replace(/^['\s,，、–—―-]+/, '').split(sentenceEnd, 1)[0]!;
    const name = speaker(clause).exec(clause)?.[0];
    if (name) return name;
  }
  const clause = before.slice(-near).split(sentenceEnd).at(-1)!.trim();
  return /[:：]$/.test(clause) && /\S\s?\S{2,}\s*[:：]$/.test(clause) ? clause : null;
}
