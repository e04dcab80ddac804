import { namesOfSubject } from '../derive/structured-data/subject-names.ts';
import { siteNameMatcher, siteNames } from '../derive/provenance/publisher/site-name.ts';
import { resultLimits } from '../language/result-limits.ts';
import { widthInPixels } from '../language/text-width.ts';
import { startsWithSmallLetter } from '../language/letters.ts';
import { hasEmptyTitlePart, splitAtTitleMarks, titleBetweenParts } from '../language/marks.ts';
import { foldText } from '../language/phrases.ts';
import { comparableWords } from '../language/title-words.ts';
import { plainLineToPaste } from './escape.ts';
import { typedOrProposed, pageFix, type FixFacts, type FixKind, type PageFix } from './fix.ts';
import { writeHeadMarkup, elementsRemoved, type HeadElement } from './head-markup.ts';
import { headlineToPaste, isPastable, siteNameToPaste } from './page-words.ts';

const { fontSize, desktop } = resultLimits.title;
const fits = (title: string): boolean => widthInPixels(title, fontSize) <= desktop;
const wordsIn = (texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => [...comparableWords(text)]));

/** Whether a part of a title was cut off by software. */
const isCutOff = (title: string): boolean => splitAtTitleMarks(title).some((part) => /(?:…|\.{3})$/u.test(part));

/**
 * Titles for the page, best first: one of several that it has, its title without the parts that nothing confirms, its headline or another
 * of its names. None loses a word of the title that headline or markup confirm.
 */
function proposals(fixFacts: FixFacts, isFront: boolean): string[] {
  const { head, page, structuredData } = fixFacts;
  const existing = [...new Set((head?.titles ?? []).map(({ text }) => plainLineToPaste(text)))].filter((text) =>
    isPastable(fixFacts, text),
  );
  const isMoved = (head?.titles.length ?? 0) > 1 || head?.titles.every(({ inHead }) => !inHead);
  const shown = plainLineToPaste(head?.titles.find((one) => one.inHead && isPastable(fixFacts, plainLineToPaste(one.text)))?.text ?? '');
  const written = headlineToPaste(fixFacts);
  // A large line of a front page that goes on from the one above: “who wants to help”.
  const site = siteNameToPaste(fixFacts);
  const goesOn = isFront && startsWithSmallLetter(written) && (site === '' || !foldText(written).startsWith(foldText(site)));
  const headline = goesOn ? '' : written;
  // A copy of the title confirms nothing.
  const names = [headline, ...(head ? namesOfSubject(head, structuredData).map((name) => plainLineToPaste(name)) : [])].filter(
    (name) => isPastable(fixFacts, name) && foldText(name) !== foldText(shown),
  );
  const confirmed = wordsIn(names);
  const needed = [...wordsIn([shown])].filter((word) => confirmed.has(word));
  const isWhole = (title: string) => {
    const words = wordsIn([title]);
    return needed.every((word) => words.has(word));
  };
  const named = (title: string) =>
    site === '' || foldText(title).includes(foldText(site))
      ? [title]
      : [`${title} – ${site}`, title].filter((text) => text === title || fits(text));
  // On another page than the front page, the name of the site alone says less than any word for the page.
  const isSiteName = siteNameMatcher(page && head ? siteNames({ ...fixFacts, head, page }) : [], page?.url ?? '');
  const namesSiteOnly = (title: string) => !isFront && splitAtTitleMarks(title).every((part) => isSiteName(part));
  const share = (title: string) => [...wordsIn([title])].filter((word) => confirmed.has(word)).length;
  return [
    ...(isMoved
      ? existing
          .filter((title) => !isCutOff(title) && !hasEmptyTitlePart(title))
          .filter((title) => share(title) > 0 || names.length === 0)
          .toSorted((a, b) => share(b) - share(a))
      : []),
    ...(shown === '' ? [] : named(titleBetweenParts(shown, (part) => [...comparableWords(part)].some((word) => confirmed.has(word))))),
    ...(headline === '' ? [] : [headline, ...names].flatMap(named)),
  ].filter(
    (title, index, all) =>
      title !== '' &&
      !namesSiteOnly(title) &&
      all.indexOf(title) === index &&
      (title !== shown || isMoved) &&
      (shown === '' || (fits(title) && isWhole(title))) &&
      // People search for a front page by its name: a slogan alone is no better than a title that is too long.
      (!isFront || shown === '' || (site !== '' && foldText(title).includes(foldText(site)))),
  );
}
/** Maximum number of titles that are tried. */
const most = 6;

/** One title that says what the page says it is about. */
export const title: FixKind = {
  id: 'title',
  signals: ['title', 'head-markup', 'placeholder-text'],
  make(fixFacts, { pageType }, values) {
    const { page, head } = fixFacts;
    if (!page || !head) return null;
    const texts = proposals(fixFacts, pageType === 'home').map((text) => plainLineToPaste(typedOrProposed(values, 'title', text)));
    return [...new Set(texts)].slice(0, most).map((text): PageFix => {
      const add: HeadElement[] = [{ tag: 'title', text }];
      return pageFix(title, {
        place: 'head',
        language: 'html',
        text: writeHeadMarkup(add, page.xml),
        left: ['wording'],
        fields: [{ id: 'title', kind: 'title', value: text, about: '', selector: '' }],
        replaces: elementsRemoved(['title'], head),
        change: { kind: 'head', remove: ['title'], add },
      });
    });
  },
};
