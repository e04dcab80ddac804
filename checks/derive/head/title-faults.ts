/** Faults of a title that show only beside the other texts of its page. */
import type { FactTable } from '../../core/facts.ts';
import { functionWordsOf } from '../../language/languages.ts';
import { wordRuns } from '../../language/letters.ts';
import { splitAtTitleMarks } from '../../language/marks.ts';
import { comparableName } from '../../language/names.ts';
import { hasEastAsianLetter } from '../../language/scripts.ts';
import { percentDecode, parsedUrlParts } from '../../parse/urls.ts';
import { mainHeadings } from '../text/outline.ts';

/** A part of the title that follows itself: “Acme Shop – Acme Shop”, as a theme adds the name of the site to a title that has it. */
export function repeatedTitlePart(title: string): string | null {
  const parts = splitAtTitleMarks(title);
  return (
    parts.find((part, index) => index > 0 && comparableName(part) !== '' && comparableName(part) === comparableName(parts[index - 1]!)) ??
    null
  );
}

/** Maximum number of texts that are read, and of characters of each. */
const [mostTexts, longestText] = [300, 500];
/** Minimum letters of a text that continues another not by chance. */
const leastStart = 15;
const cutMark = /\s*(?:…|\.{3})$/u;

/** A part of the title that software cut off, and the text of the page that continues it; null if there is none. */
export function findTextCutInTitle(title: string, texts: readonly string[]): { part: string; whole: string } | null {
  const part = splitAtTitleMarks(title).find((one) => cutMark.test(one));
  const start = part === undefined ? '' : comparableName(part.replace(cutMark, ''));
  if (part === undefined || start.length < leastStart) return null;
  const whole = texts.slice(0, mostTexts).find((text) => {
    const other = comparableName(text.slice(0, longestText));
    return other.length > start.length && other.startsWith(start) && !cutMark.test(text.trim());
  });
  return whole === undefined ? null : { part, whole: whole.trim().slice(0, longestText) };
}

/** Minimum letters of a word that says something: not “us”. */
const leastWord = 3;
/** Minimum further words of a heading, and of the last part of the URL, which also has words for search engines only. */
const furtherWords = { heading: 1, url: 2 } as const;

/** Maximum words of a title without the name of the site, if only one of them says something: longer ones are phrases. */
const mostWords = 2;

/**
 * Another name of the page that has the only word of its title and says more: a heading that begins with it, “Networking in Compose” for
 * “Networking”, or the last part of the URL. Null if there is none. Scripts without spaces are not supported.
 * @param core the title without the name of the site
 * @param names of the site
 */
export function findFullerName(
  title: string,
  core: string,
  names: readonly string[],
  { headings, url, language }: { headings: FactTable['headings'] | undefined; url: string; language: string },
): string | null {
  if (hasEastAsianLetter(title)) return null;
  const ofSite = new Set(names.flatMap(wordsOf));
  const says = (word: string) =>
    word.length >= leastWord && !ofSite.has(word) && !functionWordsOf(language).has(word) && !functionWordsOf('en').has(word);
  const words = wordsOf(core);
  const [word, ...others] = words.filter(says);
  if (word === undefined || others.length > 0 || words.length > mostWords) return null;
  const inTitle = new Set(wordsOf(title));
  const furtherIn = (textWords: readonly string[]) => new Set(textWords.filter((one) => says(one) && !inTitle.has(one))).size;
  const heading = mainHeadings(headings?.items ?? []).find(({ text }) => {
    const textWords = wordsOf(text.slice(0, longestText));
    return textWords[0] === word && furtherIn(textWords) >= furtherWords.heading;
  });
  if (heading) return heading.text.slice(0, longestText);
  const inUrl = wordsInLastSegment(url);
  return wordsOf(inUrl).includes(word) && furtherIn(wordsOf(inUrl)) >= furtherWords.url ? inUrl : null;
}

const wordsOf = (text: string): string[] => wordRuns(text.toLowerCase());
/** The words of the last part of the path, without those with a digit, which are numbers of the page. */
function wordsInLastSegment(url: string): string {
  const segment =
    parsedUrlParts(url)
      ?.pathname.split('/')
      .findLast((part) => part !== '') ?? '';
  return wordRuns(percentDecode(segment).replace(/\.\w{2,5}$/, ''))
    .filter((word) => !/\d/.test(word))
    .join(' ');
}
