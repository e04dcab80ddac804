/** Dates in the visible text of a page. */
import { caps, clipToOneLine } from '../../core/clip.ts';
import { memoizeByIdentity } from '../../core/memoize-by-identity.ts';
import type { Block, DateFact } from '../../core/facts.ts';
import { hasLetter } from '../../language/letters.ts';
import { numberInLatinDigits } from '../../language/numbers.ts';
import { foldText, openingPhrase } from '../../language/phrases.ts';
import { relativeDateInText } from '../../language/relative-dates.ts';
import { everyLanguagePhrase } from '../../language/language-words.ts';
import { parseDatesInText } from '../../parse/dates.ts';
import { isWeakDateLabel, deriveWordsBeforeDate, deriveDateRole } from './date-labels.ts';
import { isLinkedBlock, type ProvenanceInput, shortBlock } from './input.ts';
import { deriveProvenanceLayout } from './layout.ts';
import { isDateInProseBlock, isMastheadBlock, isBlockInQuoteOrTeaser } from './lines.ts';
import { deriveFactsOfOthers } from './others.ts';

/** A date in the text, with the kind of line that gives it. */
export interface TextDate {
  kind: 'edited' | 'labelled' | 'bare' | 'dateline';
  fact: Omit<DateFact, 'rule'>;
}

const mostDates = 20;
/** Dates of one block that are read, and characters at the start of a long one. */
const [mostOfBlock, longestOpening] = [4, 80];
/** Text units of a labelled line far from the headline. */
const shortLine = 15;

/**
 * Near the headline and at the end in short blocks, elsewhere only with a label.
 * @param known dates of metadata and of time elements: a day that one of these shows is not read again
 */
export const deriveTextDates = /* @__PURE__ */ memoizeByIdentity(
  (input: ProvenanceInput, _known: readonly DateFact[]): readonly [object, ...unknown[]] => [input],
  readText,
);

function readText(input: ProvenanceInput, known: readonly DateFact[]): TextDate[] {
  const { blocks, language, declared, url } = input;
  const result: TextDate[] = [];
  const layout = deriveProvenanceLayout(input);
  const { near } = layout;
  const linkTexts = linkTextsOf(input);
  const isOthers = deriveUnrelatedDates(input);
  const dayOf = ({ iso }: DateFact) => iso?.slice(0, 10);
  const fromMarkup = new Set(known.filter(({ from, role }) => from !== 'time' && role !== 'modified').map(dayOf));
  const days = new Set(known.filter(({ from, visible }) => from === 'time' && visible).map(dayOf));
  blocks.forEach((block, index) => {
    // Links lead to other pages, and so do the dates in them; only beside the headline a date alone is the page's own address.
    const linked = isLinkedBlock(block);
    if (result.length >= mostDates || block.code || (linked && (near[index] !== 'title' || index >= layout.story))) return;
    const edited =
      block.units <= shortBlock
        ? openingPhrase(
            block.text,
            everyLanguagePhrase(({ pageEdited }) => pageEdited),
          )
        : null;
    const short = block.units <= (near[index] === 'elsewhere' && edited === null ? shortLine : shortBlock);
    // A dateline opens a long paragraph; dates further in are part of the story.
    const text = short ? block.text : block.text.slice(0, near[index] === 'title' ? longestOpening : 0);
    if (text === '') return;
    // Away from the headline two digits are a year where a label says that it is a day.
    const above = near[index] === 'title' && index < layout.story;
    const inText = parseDatesInText(text, language, { shortYears: short });
    const inTemplate = inText.length === 0 && declared && short ? parseDatesInText(text, declared) : inText;
    for (const found of inTemplate.slice(0, mostOfBlock)) {
      const { role, label } =
        edited === null
          ? deriveDateRole(deriveWordsBeforeDate(text, found.index), '', language)
          : { role: 'modified' as const, label: edited };
      const behind = found.index + found.raw.length;
      if (label === '' && !above && !/\d{4}/.test(numberInLatinDigits(found.raw))) continue;
      if (role === 'unknown' && hours.test(text.slice(found.index, behind + hoursReach))) continue;
      if (near[index] === 'elsewhere' && (label === '' || !(speaksForSite(block) || edited !== null))) continue;
      if (linked && isInLink(found.raw, text, linkTexts(block), label !== '')) continue;
      // In a passage a label is a word of the story ("de fecha 18 de marzo"), unless it opens it.
      const runs =
        role === 'unknown' || near[index] === 'elsewhere' || (!short && (isWeakDateLabel(label) || ahead(text, found.index, label) !== ''));
      // Behind the words of a topic or a series it ends a line between headline and text, and the address or the markup has the same day.
      const isSet = short && above && block.level === 0 && fromMarkup.has(found.iso.slice(0, 10)) && text.slice(behind).trim() === '';
      if (
        (role !== 'modified' || !short) &&
        runs &&
        !isSet &&
        isDateInProseBlock(block, block.text, found.index, found.raw.length, language)
      )
        continue;
      if (role === 'unknown' && (isBlockInQuoteOrTeaser(blocks, index, layout, url) || isMastheadBlock(blocks, index, layout))) continue;
      if (days.has(found.iso.slice(0, 10)) || isOthers(found.iso, index)) continue;
      result.push({
        kind: edited !== null ? 'edited' : label !== '' ? 'labelled' : short ? 'bare' : 'dateline',
        fact: {
          from: 'text',
          role,
          raw: clipToOneLine(found.raw, caps.text),
          iso: found.iso,
          hasTime: found.hasTime,
          hasZone: /Z$|[+-]\d\d:\d\d$/.test(found.iso.slice(10)),
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

/** Tells the days that the markup gives to what the page tells of, anywhere, and those of reviews and comments below the start of the text. */
export function deriveUnrelatedDates(input: ProvenanceInput): (iso: string | null, block: number) => boolean {
  const { thingDays, partDays } = deriveFactsOfOthers(input);
  const { story } = deriveProvenanceLayout(input);
  return (iso, block) => iso !== null && (thingDays.has(iso.slice(0, 10)) || (block >= story && partDays.has(iso.slice(0, 10))));
}

/** From when to when: an event takes place then. Nobody publishes for two hours. */
const hours = /\d{1,2}[:.]\d\d(?:\s?[ap]\.?\s?m\.?)?\s?[-–—~～〜]\s?\d{1,2}[:.]\d\d(?!\.?\d)/iu;
const hoursReach = 40;
/** Cards beside the text (a community's, a seller's) have labelled dates of their own. */
const speaksForSite = ({ main, region }: Block) => main || region === 'header';
/** What is before the label of a date. */
const ahead = (text: string, index: number, label: string): string => {
  const words = foldText(text.slice(0, index));
  return label === '' ? words : words.slice(0, Math.max(0, words.lastIndexOf(label))).trim();
};

/** Texts of the links within a block, found by their selectors. */
function linkTextsOf({ links }: ProvenanceInput): (block: Block) => readonly string[] {
  return ({ selector }) =>
    links.filter((link) => link.selector.startsWith(`${selector} `) || link.selector === selector).map(({ text }) => text);
}
/** True for a date within the words of a link, which tell of the page behind it; a link that is the date itself is the page's own address. */
function isInLink(raw: string, text: string, links: readonly string[], labelled: boolean): boolean {
  const tells = (words: string) => raw.length * 2 < words.length || (!labelled && wordsBeside(words, raw) >= mostBesideDate);
  const around = links.filter((link) => link.includes(raw));
  return around.length > 0 ? around.every(tells) : links.length === 0 && tells(text);
}
const wordsBeside = (text: string, raw: string): number => text.replace(raw, ' ').split(/\s+/).filter(hasLetter).length;
/** Words beside a date without a label from which on a link says more than when: on Monday, but not the first words of a comment. */
const mostBesideDate = 2;

/** Where no day is shown: how long ago the page says it was written. Its day is the one that the markup gives, if any. */
export function deriveRelativeDates(input: ProvenanceInput, dates: readonly DateFact[]): Omit<DateFact, 'rule'>[] {
  const { blocks, language } = input;
  const layout = deriveProvenanceLayout(input);
  const isWhole = ({ iso }: DateFact) => iso !== null && iso.length >= 10;
  if (dates.some((date) => date.visible && date.near === 'title' && isWhole(date))) return [];
  for (let index = Math.max(0, layout.anchor - beforeInRelative); index < Math.min(blocks.length, layout.story); index++) {
    const block = blocks[index]!;
    if (
      layout.near[index] !== 'title' ||
      block.level > 0 ||
      block.units > shortLine ||
      block.quote ||
      block.code ||
      isMastheadBlock(blocks, index, layout)
    )
      continue;
    const text = clipToOneLine(block.text, caps.text);
    const raw = relativeDateInText(text, language);
    if (raw === null) continue;
    const { role, label } = deriveDateRole(text, '', language);
    const source = dates.find(
      (date) => !date.visible && date.from !== 'url' && date.role === (role === 'modified' ? 'modified' : 'published') && isWhole(date),
    );
    return [
      {
        from: 'text',
        role,
        raw,
        iso: source?.iso ?? null,
        hasTime: source?.hasTime ?? false,
        hasZone: source?.hasZone ?? false,
        visible: true,
        near: 'title',
        label,
        selector: block.selector,
        relative: clipToOneLine(raw, 60),
      },
    ];
  }
  return [];
}
/** Blocks above the headline in which that is looked for. */
const beforeInRelative = 8;
