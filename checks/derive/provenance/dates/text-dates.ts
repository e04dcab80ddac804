/** Dates in the visible text of a page. */
import { caps, clipToOneLine } from '../../../core/helpers/clip.ts';
import { memoizeByIdentity } from '../../../core/helpers/memoize-by-identity.ts';
import type { Block } from '../../../core/facts/text.ts';
import type { DateFact } from '../../../core/facts/about.ts';
import { hasLetter } from '../../../language/letters.ts';
import { withLatinDigits } from '../../../language/numbers.ts';
import { foldText, phraseAtStart } from '../../../language/phrases.ts';
import { findRelativeDate } from '../../../language/relative-dates.ts';
import { phrasesOfEveryLanguage } from '../../../language/language-words.ts';
import { findDatesInText, findUnparsedDate } from '../../../parse/dates.ts';
import { isoDaysBetween, isWholeDay } from '../../../parse/iso-times.ts';
import { isWeakLabel, wordsJustBefore, roleByLabel } from './labels.ts';
import { isLinkedBlock, type ProvenanceInput, shortBlock, unrelatedRegions } from '../input.ts';
import { layoutOf } from '../layout.ts';
import { isInMetadata } from './agreement.ts';
import { isInProse, isInMasthead, isInQuoteOrTeaser, isInTeaser } from './lines.ts';
import { areSamePage } from '../../../parse/urls.ts';
import { unrelatedMarkup } from '../unrelated-markup.ts';

/** A date in the text, with the kind of line that it is on. */
export interface TextDate {
  kind: 'edited' | 'labelled' | 'bare' | 'dateline';
  fact: Omit<DateFact, 'rule'>;
}

const mostDates = 20;
/** Maximum number of dates read per block, and characters read at the start of a long one. */
const [mostOfBlock, longestOpening] = [4, 80];
/** Maximum text units of a line with a label far from the headline. */
const shortLine = 15;
/** One list for all blocks: phrases are folded once for each list. */
const editedPhrases = phrasesOfEveryLanguage(({ pageEdited }) => pageEdited);

/**
 * Dates in short blocks near the headline and at the end; elsewhere only with a label.
 * @param known dates of metadata and time elements: their days are not read again
 */
export const findTextDates = /* @__PURE__ */ memoizeByIdentity(
  (input: ProvenanceInput, _known: readonly DateFact[]): readonly [object, ...unknown[]] => [input],
  readText,
);

function readText(input: ProvenanceInput, known: readonly DateFact[]): TextDate[] {
  const { blocks, language, declared, url } = input;
  const result: TextDate[] = [];
  const layout = layoutOf(input);
  const { near } = layout;
  const linkTexts = linkTextsOf(input);
  const isOthers = unrelatedDateTest(input);
  const dayOf = ({ iso }: DateFact) => iso?.slice(0, 10);
  const fromMarkup = new Set(known.filter(({ from, role }) => from !== 'time' && role !== 'modified').map(dayOf));
  const marked = known.filter(({ from }) => from !== 'url').map(({ iso }) => iso);
  const days = new Set(known.filter(({ from, visible }) => from === 'time' && visible).map(dayOf));
  blocks.forEach((block, index) => {
    // Links and the dates in them belong to other pages; but next to the headline, a date alone is a permalink of the page.
    const linked = isLinkedBlock(block);
    if (result.length >= mostDates || block.code || (linked && (near[index] !== 'title' || index >= layout.story))) return;
    const edited = block.units <= shortBlock ? phraseAtStart(block.text, editedPhrases) : null;
    const short = block.units <= (near[index] === 'elsewhere' && edited === null ? shortLine : shortBlock);
    // A dateline begins a long paragraph; later dates are part of the text.
    const whole = short ? block.text : block.text.slice(0, near[index] === 'title' ? longestOpening : 0);
    const text = short && near[index] === 'title' ? withDatesApart(whole, language) : whole;
    if (text === '') return;
    // Far from the headline, two digits are a year only after a label.
    const above = near[index] === 'title' && index < layout.story;
    const inText = findDatesInText(text, language, { shortYears: short });
    const inTemplate = inText.length === 0 && declared && short ? findDatesInText(text, declared) : inText;
    const read = inTemplate.slice(0, mostOfBlock).map((found) => inOrderOf(found, marked));
    for (const [at, found] of read.entries()) {
      const { role, label } =
        edited === null ? roleByLabel(wordsJustBefore(text, found.index), '', language) : { role: 'modified' as const, label: edited };
      const behind = found.index + found.raw.length;
      if (label === '' && !above && !/\d{4}/.test(withLatinDigits(found.raw))) continue;
      if (role === 'unknown' && (isRange(text, read[at - 1], found) || isRange(text, found, read[at + 1]))) continue;
      if (role === 'unknown' && hours.test(text.slice(found.index, behind + hoursReach))) continue;
      if (near[index] === 'elsewhere' && (label === '' || !(isAboutSite(block) || edited !== null))) continue;
      if (linked && isInLink(found.raw, text, linkTexts(block), label !== '')) continue;
      // In a passage, a label is a word of the text ("de fecha 18 de marzo"), unless it begins the passage.
      const runs =
        role === 'unknown' ||
        near[index] === 'elsewhere' ||
        (!short && (isWeakLabel(label) || textBeforeLabel(text, found.index, label) !== ''));
      // A date after the words of a topic or series, at the end of a line between headline and text, if the URL or the markup has the same day.
      const isSet = short && above && block.level === 0 && fromMarkup.has(found.iso.slice(0, 10)) && text.slice(behind).trim() === '';
      if (
        (role !== 'modified' || !short) &&
        runs &&
        !isSet &&
        isInProse(block, short ? text : block.text, found.index, found.raw.length, language)
      )
        continue;
      if (role === 'unknown' && (isInQuoteOrTeaser(blocks, index, layout, url) || isInMasthead(blocks, index, layout))) continue;
      if (days.has(found.iso.slice(0, 10)) || isOthers(found.iso, index)) continue;
      result.push({
        kind: edited !== null ? 'edited' : label !== '' ? 'labelled' : short ? 'bare' : 'dateline',
        fact: {
          from: 'text',
          role,
          raw: clipToOneLine(found.raw, caps.text),
          iso: found.iso,
          hasTime: found.hasTime,
          hasZone: found.hasZone,
          visible: true,
          near: near[index]!,
          label,
          selector: block.selector,
        },
      });
    }
  });
  return result;
}

/** Between a name and a date, or a date and the next label, where only styles keep them apart: “By Jane DoeMay 5, 2025No Comments”. */
const joints = /(?<=\p{Ll})(?=\p{Lu}\p{Ll}{2,}\.?\s\d)|(?<=\p{L})(?=\d{1,2}\.?\s\p{L}{3,}\.?\s\d{4})|(?<=\d{4})(?=\p{Lu})/gu;
/** The text with its date apart from the words around it, if it can be read only then. */
function withDatesApart(text: string, language: string): string {
  if (findDatesInText(text, language, { shortYears: true }).length > 0) return text;
  const apart = text.replace(joints, ' ');
  return apart !== text && findDatesInText(apart, language).length > 0 ? apart : text;
}

/** Minimum text units of a link that is the title of another page. */
const linkedTitle = 4;
/**
 * A line, anywhere outside comments and menus, that is only a day, or a day after its label, if the metadata has the same day and no day is
 * visible near the headline: in the box of the author below the text, in a column beside it.
 */
export function findConfirmedDates(input: ProvenanceInput, dates: readonly DateFact[]): Omit<DateFact, 'rule'>[] {
  const { blocks, language, url } = input;
  const declared = dates.filter((date) => isInMetadata(date) && isWholeDay(date.iso));
  if (declared.length === 0 || dates.some((date) => date.visible && isWholeDay(date.iso))) return [];
  const layout = layoutOf(input);
  const isLinkToOther = (block: Block | undefined) =>
    block !== undefined && isLinkedBlock(block) && block.units >= linkedTitle && block.hrefs.some((href) => !areSamePage(href, url));
  for (const [index, block] of blocks.entries()) {
    if (
      block.level > 0 ||
      block.units > shortLine ||
      block.within === 'list' ||
      block.code ||
      (block.region !== 'aside' && unrelatedRegions.has(block.region)) ||
      isLinkedBlock(block) ||
      isInQuoteOrTeaser(blocks, index, layout, url) ||
      isInTeaser(blocks, index, layout, url) ||
      isInMasthead(blocks, index, layout)
    )
      continue;
    const text = clipToOneLine(block.text, caps.text);
    const marked = declared.map(({ iso }) => iso);
    const [read] = findDatesInText(text, language);
    const found = read && inOrderOf(read, marked);
    if (!found || !marked.some((iso) => iso!.slice(0, 10) === found.iso.slice(0, 10))) continue;
    const { role, label } = roleByLabel(wordsJustBefore(text, found.index), '', language);
    const beside = `${textBeforeLabel(text, found.index, label)}${text.slice(found.index + found.raw.length)}`;
    if (hasLetter(beside) || /\p{Nd}/u.test(beside)) continue;
    if (label === '' && (isLinkToOther(blocks[index - 1]) || isLinkToOther(blocks[index + 1]))) continue;
    const { raw, iso, hasTime, hasZone } = found;
    return [
      {
        ...besideHeadline(block),
        role,
        raw: clipToOneLine(raw, caps.text),
        iso,
        hasTime,
        hasZone,
        near: index < layout.story ? 'title' : 'end',
        label,
      },
    ];
  }
  return [];
}

const dayAndMonth = /^\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}(?![\p{Nd}./-])/u;
/**
 * 05/03/2024 is in March or in May: templates keep the order of another country than the language of the page. If only one of the two is a
 * day of the markup, that is meant.
 */
export function inOrderOf<D extends { raw: string; iso: string }>(found: D, marked: readonly (string | null)[]): D {
  const { raw, iso } = found;
  const other = `${iso.slice(0, 5)}${iso.slice(8, 10)}-${iso.slice(5, 7)}${iso.slice(10)}`;
  if (!dayAndMonth.test(raw.trim()) || iso.length < 10 || Number(iso.slice(8, 10)) > 12 || other === iso) return found;
  const has = (day: string) => marked.some((one) => isoDaysBetween(one, day) <= 1);
  return has(other) && !has(iso) ? { ...found, iso: other } : found;
}

/** Returns a test whether a day is of something else than the text: in the markup, of what the page is about, or, below the start of the text, of a review or comment. */
export function unrelatedDateTest(input: ProvenanceInput): (iso: string | null, block: number) => boolean {
  const { thingDays, partDays } = unrelatedMarkup(input);
  const { story } = layoutOf(input);
  return (iso, block) => iso !== null && (thingDays.has(iso.slice(0, 10)) || (block >= story && partDays.has(iso.slice(0, 10))));
}

/** From one day to another: that is the time of a course or an offer. */
const between = /^\s*(?:[-–—~～〜]|to|till|until|through|bis|au?|al?|hasta|até|до|по|do|tot|から)\s*$/iu;
function isRange(text: string, from: { index: number; raw: string } | undefined, to: { index: number } | undefined): boolean {
  return from !== undefined && to !== undefined && between.test(text.slice(from.index + from.raw.length, to.index));
}
/** From when to when: that is the time of an event. Nothing is published for two hours. */
const hours = /\d{1,2}[:.]\d\d(?:\s?[ap]\.?\s?m\.?)?\s?[-–—~～〜]\s?\d{1,2}[:.]\d\d(?!\.?\d)/iu;
const hoursReach = 40;
/** Cards beside the text (of a community, of a seller) have their own dates with labels. */
const isAboutSite = ({ main, region }: Block) => main || region === 'header';
/** Text before the label of a date. */
const textBeforeLabel = (text: string, index: number, label: string): string => {
  const words = foldText(text.slice(0, index));
  return label === '' ? words : words.slice(0, Math.max(0, words.lastIndexOf(label))).trim();
};

/** Texts of the links in a block, found by their selectors. */
function linkTextsOf({ links }: ProvenanceInput): (block: Block) => readonly string[] {
  return ({ selector }) =>
    links.filter((link) => link.selector.startsWith(`${selector} `) || link.selector === selector).map(({ text }) => text);
}
/** Whether a date is inside the text of a link, and so belongs to the page behind it; a link that is only the date is a permalink of the page itself. */
function isInLink(raw: string, text: string, links: readonly string[], labelled: boolean): boolean {
  const tells = (words: string) => raw.length * 2 < words.length || (!labelled && wordsBeside(words, raw) >= mostBesideDate);
  const around = links.filter((link) => link.includes(raw));
  return around.length > 0 ? around.every(tells) : links.length === 0 && tells(text);
}
const wordsBeside = (text: string, raw: string): number => text.replace(raw, ' ').split(/\s+/).filter(hasLetter).length;
/** Minimum number of words next to a date without a label for a link to be about more than the date: "on Monday", but not the first words of a comment. */
const mostBesideDate = 2;

/** Short lines beside the headline, if no day is visible there. */
function* undatedLines(input: ProvenanceInput, dates: readonly DateFact[]): Iterable<{ text: string; block: Block }> {
  const { blocks } = input;
  const layout = layoutOf(input);
  if (dates.some((date) => date.visible && date.near === 'title' && isWholeDay(date.iso))) return;
  for (let index = Math.max(0, layout.anchor - beforeInRelative); index < Math.min(blocks.length, layout.story); index++) {
    const block = blocks[index]!;
    const isApart = layout.near[index] !== 'title' || block.level > 0 || block.units > shortLine || block.quote || block.code;
    if (!isApart && !isInMasthead(blocks, index, layout)) yield { text: clipToOneLine(block.text, caps.text), block };
  }
}
/** Number of blocks above the headline that are searched. */
const beforeInRelative = 8;
const besideHeadline = (block: Block) =>
  ({ from: 'text', hasTime: false, hasZone: false, visible: true, near: 'title', selector: block.selector }) as const;

/** How long ago the page says it was written. Its day is taken from the markup, if there is one. */
export function findRelativeDates(input: ProvenanceInput, dates: readonly DateFact[]): Omit<DateFact, 'rule'>[] {
  for (const { text, block } of undatedLines(input, dates)) {
    const raw = findRelativeDate(text, input.language);
    if (raw === null) continue;
    const { role, label } = roleByLabel(text, '', input.language);
    const source = dates.find(
      (date) =>
        !date.visible && date.from !== 'url' && date.role === (role === 'modified' ? 'modified' : 'published') && isWholeDay(date.iso),
    );
    const { iso = null, hasTime = false, hasZone = false } = source ?? {};
    return [{ ...besideHeadline(block), role, raw, iso, hasTime, hasZone, label, relative: clipToOneLine(raw, 60) }];
  }
  return [];
}

/** A day in a calendar that is not read. */
export function findUnreadDates(input: ProvenanceInput, dates: readonly DateFact[]): Omit<DateFact, 'rule'>[] {
  for (const { text, block } of undatedLines(input, dates)) {
    const raw = findUnparsedDate(text, input.language);
    if (raw === null) continue;
    const { role, label } = roleByLabel(wordsJustBefore(text, text.indexOf(raw)), '', input.language);
    return [{ ...besideHeadline(block), role, raw, iso: null, label }];
  }
  return [];
}

/** Whether a fact is of a day that readers see, in a calendar that is not read. */
export const isUnread = ({ from, visible, iso, relative }: DateFact): boolean =>
  from === 'text' && visible && iso === null && relative === undefined;
