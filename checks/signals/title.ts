import { differenceEvidence, elementsEvidence, listEvidence, measuredEvidence, type Evidence } from '../core/evidence.ts';
import type { DateFact, PageType } from '../core/facts/about.ts';
import type { FactTable } from '../core/facts.ts';
import type { HeadFact } from '../core/facts/head.ts';
import { defineSignal, type Says, type Words } from '../core/signal.ts';
import { fail, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { defaultTitles, errorTitles } from '../lists/leftover-texts.ts';
import { languageOf, lexiconFor, phrasesIn } from '../language/language-words.ts';
import { shownDates } from '../derive/provenance/dates/agreement.ts';
import { functionWordsOf } from '../language/languages.ts';
import { comparableName } from '../language/names.ts';
import { isPhrase } from '../language/phrases.ts';
import { resultLimits } from '../language/result-limits.ts';
import { cutToWidth, widthInPixels } from '../language/text-width.ts';
import { findFullerName, repeatedTitlePart, findTextCutInTitle } from '../derive/head/title-faults.ts';
import { namesOfSubject } from '../derive/structured-data/subject-names.ts';
import { findMisreadText } from '../derive/text/misread.ts';
import { findLeftoverInText, placeholderSubject } from '../derive/text/placeholders.ts';
import {
  isHostName,
  siteNames,
  siteNameMatcher,
  splitTitle,
  withoutOuterSiteName,
  withoutSiteName,
} from '../derive/provenance/publisher/site-name.ts';
import { hasEmptyTitlePart, splitAtTitleMarks } from '../language/marks.ts';
import { capitalLetterShare, comparableWords, mostRepeatedWord, haveCommonScript, findYears } from '../language/title-words.ts';
import { mainHeadings } from '../derive/text/outline.ts';

/** The word itself, bare or in template delimiters, and the request to write a title. */
const marked = /^[[{(<%#@$]/;
const unwritten =
  /^[[{(<%#@$_\s]*(?:(?:page|post|site|seo|document|meta)[ _-]?)?title[\]})>%#@$_\s]*$|^(?:your|insert|enter|add) (?:(?:a|the|your) )?(?:page )?title(?: here)?$|^title (?:goes )?here$/i;

export default defineSignal({
  id: 'title',
  group: 'head',
  sources: [
    {
      title: 'HTML Standard, the title element',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Google, Influencing your title links in search results',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D'],
  weight: 5,
  geo: { category: 'answerability', points: 3, grade: 'medium' },
  tools: ['serp-preview', 'head-tags'],
  needs: ['page', 'head'],
  uses: ['headings', 'provenance', 'text', 'structuredData'],
  limits: {
    fontSize: resultLimits.title.fontSize,
    maxPixels: resultLimits.title.desktop,
    capitalShare: 0.7,
    capitalLetters: 15,
    repeats: 3,
  },
  heuristics: ['wide', 'capitals', 'saysLess'],
  judge({ page, head, headings, provenance, text, structuredData }, { m, w, limits, missing, language, now, pageType }) {
    const filled = head.titles.filter((one) => one.text.trim() !== '');
    // Browsers show a title in the body too, so its text is judged as well.
    const used = filled.find(({ inHead }) => inHead) ?? filled[0];
    if (!used) return verdict([fail(m.missing())]);
    const misplaced = used.inHead ? [] : [fail(m.outsideHead(), titleElements(head))];

    const title = used.text.replace(/\s+/g, ' ').trim();
    const pixels = Math.round(widthInPixels(title, limits.fontSize));
    const names = siteNames({ head, provenance, text, page });
    const { informative, end, behind } = splitTitle(title, { names, headlines: headlinesOf(head, headings), url: page.url });
    // The text next to the headline may be a name in this form.
    const guessed = (provenance?.names ?? []).filter(({ from }) => from === 'title-suffix').map(({ name }) => name);
    const core = withoutOuterSiteName(withoutSiteName(informative, guessed, page.url), names);
    const isSubject = () =>
      (headings?.items ?? []).some((heading) => heading.level === 1 && comparableName(heading.text) === comparableName(core));
    const isUnwritten =
      /^(?:page )?title$/i.test(title) || ([title, core].some((part) => unwritten.test(part)) && (marked.test(title) || !isSubject()));
    const leftover = isUnwritten
      ? { found: title, certain: true }
      : findLeftoverInText(title, placeholderSubject(page.url, headings, text));
    if (leftover?.certain)
      return verdict([fail(m.leftover({ found: leftover.found }), titleElements(head)), ...misplaced], { value: pixels });

    const pixelsOfTitle = Math.round(widthInPixels(title.slice(0, end), limits.fontSize));
    const cut = cutToWidth(title, limits.fontSize, limits.maxPixels);
    const notes =
      pixels > limits.maxPixels && pixelsOfTitle <= limits.maxPixels
        ? [note(m.nameCut({ pixels, cut, behind }), differenceEvidence(w.desktopResult(), title, cut))]
        : [];

    const warnings: Finding[] = [...misplaced];
    if (leftover) warnings.push(warn(m.perhapsLeftover({ found: leftover.found }), titleElements(head)));
    const misread = findMisreadText(used.text, placeholderSubject(page.url, headings, text));
    if (misread) warnings.push(warn(m.misread({ ...misread }), titleElements(head)));
    // Elements in the body, such as names of icons, are not titles; head-markup reports them.
    const inHead = head.titles.filter((one) => one.inHead).length;
    if (inHead > 1) warnings.push(warn(m.several({ count: inHead }), titleElements(head)));
    if (isGenericTitle(title, core, { language, pageType, isSubject })) warnings.push(warn(m.generic({ title })));
    if (isHostName(title, page.url)) warnings.push(warn(m.hostOnly({ title })));
    if (hasEmptyTitlePart(title)) warnings.push(warn(m.halfEmpty({ title })));
    warnings.push(...cutOffOrTwice(title, textsOf(head, headings, text), m, w));
    const fuller = namesOneSubject.has(pageType) && findFullerName(title, core, names, { headings, url: page.url, language });
    if (fuller) warnings.push(warn(m.saysLess({ title, fuller })));
    // Without headings and names, the site's part of the title is unknown.
    if (pixelsOfTitle > limits.maxPixels && ((headings && provenance) || splitAtTitleMarks(title).length < 2)) {
      warnings.push(
        warn(
          m.wide({ pixels: pixelsOfTitle, cut, behind, maxPixels: limits.maxPixels }),
          differenceEvidence(w.desktopResult(), title, cut),
        ),
      );
    }
    const { share, letters } = capitalLetterShare(core);
    if (letters > limits.capitalLetters && share >= limits.capitalShare) warnings.push(warn(m.capitals({ share })));
    const { word, count } = mostRepeatedWord(core, language);
    if (count >= limits.repeats) warnings.push(warn(m.repeats({ word, count })));
    const obsolete = pageType !== 'home' && pageType !== 'forum' && provenance && oldYear(title, headings, provenance, now);
    if (obsolete) warnings.push(warn(m.oldYear(obsolete)));
    // The heading of a home page is usually a slogan, and that of a product may be: then another name of the page decides.
    const isSiteName = siteNameMatcher(names, page.url);
    const unlike = headings && pageType !== 'home' && headingUnlike(title, headings, isSiteName, language);
    // A template writes the name of the site into both title and og:title.
    const namesSubject = () => namesOfSubject(head, structuredData).some((name) => !isSiteName(name) && sharesWord(title, name, language));
    if (unlike && !namesSubject() && !isHeadedAsTitled(title, headings, isSiteName))
      warnings.push(warn(m.unlikeHeading({ heading: unlike.text }), elementsEvidence([unlike])));

    // Several warnings count as one: a title is either fine or worth a look.
    if (warnings.length > 0) return verdict([...warnings, ...notes], { value: pixels });
    for (const [name, fact] of [
      ['headings', headings],
      ['provenance', provenance],
    ] as const) {
      if (!fact) return unchecked(missing(name), notes);
    }
    const [shown, without] = pixels <= limits.maxPixels ? [pixels, 'nothing' as const] : [pixelsOfTitle, behind];
    return verdict([pass(m.fine({ pixels: shown, without }), measuredEvidence(shown, limits.maxPixels, 'px')), ...notes], {
      value: pixels,
    });
  },
});

/** Types of pages whose part of the title may be the kind of text: “Introduction – Acme”, the first page of a manual. */
const calledByKind: ReadonlySet<PageType> = new Set<PageType>(['docs', 'faq']);

/**
 * Whether any page could have the title: Home, Untitled, About, Error.
 * @param core the title without the name of the site
 * @param page `isSubject`: whether the main heading says the same, so that an error is what the text is about
 */
function isGenericTitle(
  title: string,
  core: string,
  { language, pageType, isSubject }: { language: string; pageType: PageType; isSubject: () => boolean },
): boolean {
  const known = languageOf(language);
  if (isPhrase(core, errorTitles) && !isSubject()) return true;
  if ((!calledByKind.has(pageType) || core === title) && isPhrase(core, lexiconFor(language)?.headings ?? [])) return true;
  const isIn = (text: string, phrases = '') => phrasesIn(phrases).includes(text.toLowerCase());
  return (
    [title, core].some((text) => defaultTitles.has(text.toLowerCase()) || isIn(text, known?.genericTitles)) ||
    isIn(title, known?.sectionTitles)
  );
}

/** Kinds of pages about one subject, which their title must name whole. */
const namesOneSubject: ReadonlySet<PageType> = new Set<PageType>(['article', 'docs', 'product']);

/** A part that was cut off, or that the title says twice. @param texts of the page that may have the whole part */
function cutOffOrTwice(title: string, texts: Parameters<typeof findTextCutInTitle>[1], m: Says<'title'>, w: Words<'title'>): Finding[] {
  const cut = findTextCutInTitle(title, texts);
  const twice = repeatedTitlePart(title);
  return [
    ...(cut ? [warn(m.cutOff({ part: cut.part }), differenceEvidence(w.wholeText(), cut.part, cut.whole))] : []),
    ...(twice ? [warn(m.twice({ part: twice }))] : []),
  ];
}

function titleElements(head: HeadFact): Evidence {
  return head.titles.length === 0
    ? listEvidence([])
    : elementsEvidence(
        head.titles.slice(0, 10).map(({ text, selector }) => ({ selector, snippet: '<title>', text: text.slice(0, 200) })),
        head.titles.length,
      );
}

/** Texts that a title may be the start of. */
const textsOf = (head: HeadFact, headings: FactTable['headings'] | undefined, text: FactTable['text'] | undefined): string[] => [
  ...head.metas.map(({ content }) => content),
  ...(headings?.items ?? []).map((heading) => heading.text),
  ...(text?.blocks ?? []).map((block) => block.text),
];

/** A year in a title that is older than this is part of the subject, not outdated. */
const yearsOfNews = 10;
/** Newest years of the title and of the visible dates, if the title's is older. A year that the main heading contains too is part of the subject, and so is that of a thread, whatever day its last answer has. */
function oldYear(
  title: string,
  headings: FactTable['headings'] | undefined,
  provenance: FactTable['provenance'],
  now: number,
): { year: number; dateYear: number } | null {
  const dated = pageDates(provenance.dates, now).map(({ iso }) => Number(iso!.slice(0, 4)));
  const years = findYears(title);
  if (dated.length === 0 || years.length === 0) return null;
  const year = Math.max(...years);
  const dateYear = Math.max(...dated);
  const subject = headings && mainHeadings(headings.items).some(({ text }) => findYears(text).includes(year));
  // "Since 1998" is history.
  return year < dateYear && year >= dateYear - yearsOfNews && !subject ? { year, dateYear } : null;
}

/**
 * Dates that certainly belong to the page. Visible dates must have a label; without one, the same day must be declared elsewhere, or
 * the date must be next to the headline with nothing else declared. Other dates usually belong to comments.
 */
function pageDates(dates: readonly DateFact[], now: number): DateFact[] {
  const known = dates.filter(({ role, iso }) => role !== 'unknown' && iso !== null).map(({ iso }) => iso!.slice(0, 10));
  return shownDates(dates, now).filter(
    ({ iso, role, near }) => role !== 'unknown' || known.includes(iso!.slice(0, 10)) || (known.length === 0 && near === 'title'),
  );
}

function headingUnlike(title: string, headings: FactTable['headings'], isSiteName: (text: string) => boolean, language: string) {
  // A heading in another script may say the same, and one that is the site name is not a headline.
  const main = mainHeadings(headings.items).filter(({ text }) => haveCommonScript(text, title) && !isSiteName(text));
  const first = main[0];
  if (
    !first ||
    comparableWords(title).size === 0 ||
    main.some(({ text }) => comparableWords(text).size === 0 || sharesWord(title, text, language))
  )
    return null;
  return { selector: first.selector, snippet: '<h1>', text: first.text.slice(0, 200) };
}

/** Whether a lower heading matches the title or a part of it: then the h1 belongs to the template, which main-heading judges. */
function isHeadedAsTitled(title: string, headings: FactTable['headings'], isSiteName: (text: string) => boolean): boolean {
  const parts = new Set(
    [title, ...splitAtTitleMarks(title)]
      .filter((part) => !isSiteName(part))
      .map(comparableName)
      .filter((part) => part.length > 1),
  );
  return headings.items
    .slice(0, mostHeadings)
    .some(({ visible, text }) => visible && parts.has(comparableName(text.slice(0, longestHeadline))));
}

/** Whether two texts share a word that is not a function word: “the” and “for” occur in any title. */
function sharesWord(title: string, text: string, language: string): boolean {
  const contentWords = (of: string) => {
    const all = [...comparableWords(of)];
    const content = all.filter((word) => !functionWordsOf(language).has(word) && !functionWordsOf('en').has(word));
    return content.length > 0 ? content : all;
  };
  const inText = new Set(contentWords(text.slice(0, longestHeadline)));
  return contentWords(title).some((word) => inText.has(word));
}

/** Maximum number of headings that are tried as headline, and of characters of each. */
const [mostHeadings, longestHeadline] = [60, 300];

function headlinesOf(head: HeadFact, headings: FactTable['headings'] | undefined): string[] {
  return [
    ...head.metas.filter(({ property, name }) => property === 'og:title' || name === 'og:title').map(({ content }) => content),
    ...(headings?.items ?? [])
      .filter(({ visible, text }) => visible && text.trim() !== '')
      .slice(0, mostHeadings)
      .map(({ text }) => text.slice(0, longestHeadline)),
  ];
}
