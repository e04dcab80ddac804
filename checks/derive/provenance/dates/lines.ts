/** Whether a date without a label belongs to the page, or to an event, a quotation or another page. */
import type { Block } from '../../../core/facts/text.ts';
import { pageWordsOf } from '../../../language/language-words.ts';
import { phraseAtStart } from '../../../language/phrases.ts';
import { isLinkedBlock, shortBlock } from '../input.ts';
import type { Layout } from '../layout.ts';
import { smallLetter, hasLetter } from '../../../language/letters.ts';
import { splitAtLineMarks } from '../../../language/marks.ts';
import { unicodePattern } from '../../../language/unicode-pattern.ts';
import { comparableUrl } from '../../../parse/urls.ts';
import { startsInUnspacedScript } from '../../../language/scripts.ts';

const startsLower = unicodePattern(String.raw`^[\p{P}\p{S}]*${smallLetter}`);
const startsUpper = unicodePattern(String.raw`^[\p{P}\p{S}]*\p{Lu}`);
/** Labels end with a colon; breadcrumbs have arrows between their parts. */
const also = ':：/／>»';
/**
 * Number of words before a date from which they are running text: in lower case, in scripts without capitals, and on a line that ends with a
 * period. In languages without known labels, more words may be a label.
 */
const most = { known: { lower: 4, plain: 6, beforeStop: 3 }, unknown: { lower: 6, plain: 8, beforeStop: 5 } };

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(hasLetter);

/** Whether a date is in a sentence, not on a line about the page. */
export function isInProse(block: Block, text: string, index: number, length: number, language: string): boolean {
  const ahead = text.slice(0, index);
  const lead = splitAtLineMarks(ahead, also).at(-1)!;
  const behind = text.slice(index + length);
  const tail = splitAtLineMarks(behind, also)[0]!;
  const [before, after] = [wordsOf(lead), wordsOf(tail)];
  // A heading with a date is about the subject, unless the date is set apart.
  if (block.level > 0) return (before.length > 1 && !/[,，(（]\s*$/.test(lead)) || after.length > 1;
  if (block.units > shortBlock) return !opensPassage(lead, behind);
  const lexicon = pageWordsOf(language);
  // Text after a date (a name, the length of the text, a link to comments) can be long without being a sentence.
  if (lexicon && (phraseAtStart(lead, lexicon.byline) || (before.length === 0 && phraseAtStart(tail, lexicon.byline)))) return false;
  const limits = lexicon ? most.known : most.unknown;
  if (before.filter((word) => startsLower(word).test(word)).length >= limits.lower) return true;
  if (before.filter((word) => !startsLower(word).test(word) && !startsUpper(word).test(word)).length >= limits.plain) return true;
  if (/[!?。！？।؟۔…]["'”’»」』)）\]]*\s*$/.test(text) && before.length + after.length > 0) return true;
  return /\.["'”’»)\]]*\s*$/.test(text) && (before.length >= limits.beforeStop || after.length >= limits.beforeStop);
}

/** Whether a dateline begins the passage: Hamburg, 5 March 2024 – …, 【2024年3月5日 …】, or the date alone before the first sentence. */
function opensPassage(lead: string, behind: string): boolean {
  const before = lead.trim();
  if (before !== '' && (wordsOf(before).length > 3 || !/[,，、|(（[【]$/.test(before))) return false;
  if (/^(?:\.\s|.{0,20}?(?:[–—:：(（/|｜】\])）]|\s--?\s))/.test(behind)) return true;
  const next = behind.trimStart();
  return before === '' && /^\s/.test(behind) && (startsUpper(next).test(next) || startsInUnspacedScript(next));
}

/** Whether a block without a label belongs to a quotation, an embedded post, or a teaser of another page. */
export function isInQuoteOrTeaser(blocks: readonly Block[], index: number, layout: Layout, url: string): boolean {
  const block = blocks[index]!;
  if (block.quote) return true;
  // Next to the headline, links lead to the author and topics; below the text, they lead to other pages.
  if (layout.near[index] === 'title' && (index < layout.story || layout.headline < 0)) return false;
  const linksElsewhere = ({ hrefs }: Block) => hrefs.some((href) => comparableUrl(href) !== comparableUrl(url));
  const isTeaser = (other: Block | undefined) =>
    other !== undefined && other.level > 0 && isLinkedBlock(other) && linksElsewhere(other) && other !== blocks[layout.headline];
  return (
    ((block.within === 'list' || isLinkedBlock(block)) && linksElsewhere(block)) ||
    isTeaser(block) ||
    isTeaser(blocks[index - 1]) ||
    isTeaser(blocks[index + 1])
  );
}

/** Maximum blocks of a teaser below its heading, and minimum text units of a linked heading that is more than a label. */
const teaser = { reach: 3, heading: 4 } as const;

/** Whether a block is below the linked heading of another page: in lists and boxes of teasers, author and date follow it. */
export function isInTeaser(blocks: readonly Block[], index: number, { headline }: Layout, url: string): boolean {
  for (let above = index - 1; above > headline && above >= index - teaser.reach - 1; above--) {
    const { level, units, hrefs, text } = blocks[above]!;
    // Forums repeat the headline above each post, with the post's URL.
    if (level > 0)
      return (
        text !== blocks[headline]?.text &&
        units >= teaser.heading &&
        isLinkedBlock(blocks[above]!) &&
        hrefs.some((href) => comparableUrl(href) !== comparableUrl(url))
      );
    if (units > shortBlock) return false;
  }
  return false;
}

/** Whether a block is above the headline in the site's header, where newspapers print today's date. */
export function isInMasthead(blocks: readonly Block[], index: number, { headline }: Layout): boolean {
  return index < headline && blocks[index]!.region === 'header' && blocks[headline]!.region !== 'header';
}
