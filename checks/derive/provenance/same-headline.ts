import { functionWordsOf } from '../../language/languages.ts';
import { comparableWords } from '../../language/title-words.ts';
import { splitAtTitleMarks } from '../../language/marks.ts';

/** The names that a page has for itself: its title and its main headings. */
export interface Headlines {
  title: string;
  headings: readonly string[];
}

/**
 * How similar the names of two pages of one site are, 0…1: by their main headings if both have one, otherwise by the best match of
 * a title or heading of one page with one of the other, as a share of the words of the shorter one. A copy shortens or lengthens a headline;
 * a different page has other words on both sides. Words that both titles share are the name of the site, and do not count;
 * neither do headings that consist of them.
 * @param language primary subtag of the page's language, whose function words are ignored
 * @returns null if one side has no words
 */
export function headlineSimilarity(here: Headlines, there: Headlines, language: string): number | null {
  const [parts, others] = [splitAtTitleMarks(here.title).map(folded), splitAtTitleMarks(there.title).map(folded)];
  if (parts.length > 0 && parts.join('\n') === others.join('\n')) return 1;
  const site = new Set(parts.filter((part) => others.includes(part)));
  const small = new Set([...functionWordsOf(language), ...functionWordsOf('en')].map((word) => word.slice(0, 5)));
  const wordsOf = (texts: readonly string[]) =>
    texts
      .filter((text) => !site.has(folded(text)))
      .map((text) => new Set([...comparableWords(text)].filter((word) => !small.has(word))))
      .filter(({ size }) => size > 0);
  const titleOf = ({ title }: Headlines) =>
    splitAtTitleMarks(title)
      .filter((part) => !site.has(folded(part)))
      .join(' ');
  const [first, second] = [wordsOf(here.headings), wordsOf(there.headings)];
  const headed = first.length > 0 && second.length > 0;
  return bestMatch(headed ? first : [...first, ...wordsOf([titleOf(here)])], headed ? second : [...second, ...wordsOf([titleOf(there)])]);
}

const folded = (text: string) => text.trim().normalize('NFKC').toLowerCase();

function bestMatch(first: readonly ReadonlySet<string>[], second: readonly ReadonlySet<string>[]): number | null {
  if (first.length === 0 || second.length === 0) return null;
  return Math.max(...first.flatMap((a) => second.map((b) => [...a].filter((word) => b.has(word)).length / Math.min(a.size, b.size))));
}
