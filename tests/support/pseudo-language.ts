import type { Grounds } from '../../checks/core/catalogue.ts';
import type { Messages } from '../../checks/core/report/finding-sentences.ts';
import { languages, type Host } from '../../words/languages.ts';
import type { Language } from '../../words/locale.ts';
import { pseudo } from './pseudo.ts';

/** The code that pseudo-languages have by convention. */
export const code = 'en-XA';

/** A line in the list of languages, as a second language has it. @param words `pseudo` or `veiled` */
export function addPseudoLanguage(words: <T>(catalogue: T) => T = pseudo): void {
  const { en } = languages;
  const load = (host: Host) => async () => ({ language: otherLanguage((await en![host]()).language, words) });
  languages[code] = { pages: load('pages'), worker: load('worker'), server: load('server') };
}

/** Everything that a language says, marked. */
function otherLanguage({ catalogue, parts = {}, later, wording, ...start }: Language, words: <T>(catalogue: T) => T): Language {
  const part = (name: string, value: unknown) =>
    name === 'grounds'
      ? otherGrounds(value as AllGrounds, words)
      : name === 'checks'
        ? { ...words(value as Messages), locale: code }
        : words(value);
  return {
    ...words(start),
    code,
    wording,
    catalogue: catalogue.map((signal) => ({ ...signal, title: words(signal.title), problem: words(signal.problem) })),
    parts: Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, part(name, value)])),
    later: async () =>
      Object.fromEntries(Object.entries((await later?.()) ?? {}).map(([name, load]) => [name, async () => part(name, await load())])),
  };
}

type AllGrounds = Readonly<Record<string, Grounds>>;
/** URLs and dates stay. */
const otherGrounds = (grounds: AllGrounds, words: <T>(catalogue: T) => T): AllGrounds =>
  Object.fromEntries(
    Object.entries(grounds).map(([id, { why, sources }]) => [
      id,
      { why: words(why), sources: sources.map((source) => ({ ...source, title: words(source.title) })) },
    ]),
  );
