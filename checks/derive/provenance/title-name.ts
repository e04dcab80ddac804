import { hasLetter } from '../../language/letters.ts';
import { comparableName } from '../../language/names.ts';
import { foldText, wordRunsWithMarks } from '../../language/phrases.ts';
import { siteNameResemblesDomain, siteNameInDomain } from './site-name.ts';
import { startsWithMark, titlePartsBetweenTightMarks, titlePartsBetweenMarks } from '../../language/marks.ts';
import type { ProvenanceInput } from './input.ts';
import { deriveHeadline } from './layout.ts';
import { foundProvenanceName, type Named, deriveTitleText } from './names.ts';

/** Maximum characters of a site's name at the end of a title. */
const longestSuffix = 50;

/**
 * The part of the title that the headline does not have: after it, or before it if the title ends with it. Of several parts, the one
 * that resembles the domain, otherwise the outermost: sections are in between.
 */
export function deriveTitleName(input: ProvenanceInput): Named[] {
  const { head, blocks, url } = input;
  const title = head.titles.find(({ text }) => text.trim() !== '');
  const whole = deriveTitleText(title?.text ?? '');
  if (!title || whole === '') return [];
  const resembles = (part: string) => siteNameResemblesDomain(part, url);
  // A heading of a section is a subject of the page, unless it resembles the domain.
  const isSection = (name: string) =>
    !resembles(name) && blocks.some(({ level, main, text }) => main && level > 1 && foldText(text) === foldText(name));
  const suffixed = (name: string) =>
    !isSection(name) && name.length > 1 && name.length <= longestSuffix && hasLetter(name)
      ? [foundProvenanceName('title-suffix', name, { selector: title.selector })]
      : [];
  const headline = deriveTitleText(deriveHeadline(input));
  const at = headline.length >= 4 ? foldText(whole).indexOf(foldText(headline)) : -1;
  if (at >= 0 && foldText(whole).length === whole.length) {
    const [before, behind] = [whole.slice(0, at), whole.slice(at + foldText(headline).length)].map((side) =>
      titlePartsBetweenTightMarks(side).filter(hasLetter),
    );
    const all = [...before!, ...behind!];
    const siteName = all.findLast(resembles);
    const outer = behind!.length > 0 ? behind!.at(-1) : before![0];
    // Text that continues the headline without a separator belongs to it.
    const goesOn = behind!.length === 1 && before!.length === 0 && !startsWithMark(whole.slice(at + foldText(headline).length));
    if (all.length > 0 && (siteName !== undefined || !goesOn)) return suffixed(siteName ?? outer ?? '');
    if (all.length === 0) return [];
  }
  const parts = titlePartsBetweenMarks(whole);
  const [start = '', end = ''] = [parts[0], parts.at(-1)];
  // Old and small sites have the same title on all pages: their name, which is also that of the domain.
  if (parts.length < 2) return isDomainsName(whole, siteNameInDomain(url)) ? suffixed(whole) : [];
  const within = (headings: readonly string[]) => (part: string) => headings.some((text) => text.includes(foldText(part)));
  const inHeadline = within([foldText(headline)]);
  // Other h1 may be the name of the site.
  const has =
    inHeadline(start) !== inHeadline(end)
      ? inHeadline
      : within(blocks.filter(({ level }) => level === 1).map(({ text }) => foldText(text)));
  // If the headline is in neither part, the name is the one that resembles the domain, otherwise the shorter one.
  const alike = resembles(end) !== resembles(start);
  const name = alike
    ? resembles(end)
      ? end
      : start
    : has(end) !== has(start)
      ? has(end)
        ? start
        : end
      : end.length <= start.length
        ? end
        : start;
  // A part with nothing but words of the headline rewords the headline.
  return !resembles(name) && saysNoMore(name, headline) ? [] : suffixed(name);
}
/** The full name of the domain, with at most a legal form or a year. */
const isDomainsName = (title: string, label: string): boolean => {
  const bare = comparableName(title);
  return label.length >= leastLabel && bare.startsWith(label) && bare.length <= label.length * 1.5;
};
/** Minimum letters of a domain's name that no word of a title has by chance. */
const leastLabel = 6;
const wordsIn = (text: string) => wordRunsWithMarks(foldText(text));
const saysNoMore = (part: string, headline: string, words = wordsIn(part), headlineWords = new Set(wordsIn(headline))) =>
  words.length > 1 && words.every((word) => headlineWords.has(word));
