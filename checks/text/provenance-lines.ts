/** Whether a date without a label speaks for the page, or tells of something: an event, a quotation, another page. */
import type { Block } from '../core/facts.ts';
import { lexicon } from '../lists/lexicons/index.ts';
import { openingPhrase } from './phrases.ts';
import { isLinked, type Layout, shortBlock } from './provenance-input.ts';
import { unicodePattern } from './unicode-pattern.ts';
import { comparableUrl } from './urls.ts';

const letter = unicodePattern(String.raw`\p{L}`);
const startsLower = unicodePattern(String.raw`^[\p{P}\p{S}]*\p{Ll}`);
const startsUpper = unicodePattern(String.raw`^[\p{P}\p{S}]*\p{Lu}`);
const unspaced = unicodePattern(String.raw`^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`);
/** Marks between the parts of a line, such as date, author and topic. */
const marks = /[|｜丨•·:：/／—–>»\n]|\s-\s/;
/** Words in lower case, and words of a script without capitals, from which on the words beside a date run on. */
const lowerWords = 4;
const plainWords = 6;
/** Words beside a date in a line that ends in a full stop: in languages whose labels are not known, more of them may be a label. */
const wordsBeforeStop = { known: 3, unknown: 5 };

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => letter(word).test(word));

/** True for a date that stands in a running sentence instead of a line about the page. */
export function isTold(block: Block, text: string, index: number, length: number, language: string): boolean {
  const ahead = text.slice(0, index);
  const lead = ahead.split(marks).at(-1)!;
  const behind = text.slice(index + length);
  const tail = behind.split(marks)[0]!;
  const [before, after] = [wordsOf(lead), wordsOf(tail)];
  // A heading with a date tells what the text is about, unless the date is set off.
  if (block.level > 0) return (before.length > 1 && !/[,，(（]\s*$/.test(lead)) || after.length > 1;
  if (block.units > shortBlock) return !opensPassage(lead, behind);
  const own = lexicon(language);
  if (own && openingPhrase(lead, own.byline)) return false;
  if (runsOn(before) || runsOn(after)) return true;
  if (/[!?。！？।؟۔…]["'”’»」』)）\]]*\s*$/.test(text) && before.length + after.length > 0) return true;
  const most = own ? wordsBeforeStop.known : wordsBeforeStop.unknown;
  return /\.["'”’»)\]]*\s*$/.test(text) && (before.length >= most || after.length >= most);
}

function runsOn(words: readonly string[]): boolean {
  const lower = words.filter((word) => startsLower(word).test(word)).length;
  const plain = words.filter((word) => !startsLower(word).test(word) && !startsUpper(word).test(word)).length;
  return lower >= lowerWords || plain >= plainWords;
}

/** A dateline: Hamburg, 5 March 2024 – …, 【2024年3月5日 …】, or the date alone before the first sentence. */
function opensPassage(lead: string, behind: string): boolean {
  const before = lead.trim();
  if (before !== '' && (wordsOf(before).length > 3 || !/[,，、|(（[【]$/.test(before))) return false;
  if (/^(?:\.\s|.{0,20}?(?:[–—:：(（/|｜】\])）]|\s--?\s))/.test(behind)) return true;
  const next = behind.trimStart();
  return before === '' && /^\s/.test(behind) && (startsUpper(next).test(next) || unspaced(next).test(next));
}

/** True for a block without a label of its own that belongs to a quotation, an embedded post, or the teaser of another page. */
export function isOfOther(blocks: readonly Block[], index: number, layout: Layout, url: string): boolean {
  const block = blocks[index]!;
  if (block.quote) return true;
  // Beside the headline links lead to the author and the topic; below the text they lead to other pages.
  if (layout.near[index] === 'title' && (index < layout.story || layout.headline < 0)) return false;
  const leadsAway = ({ hrefs }: Block) => hrefs.some((href) => comparableUrl(href) !== comparableUrl(url));
  const isTeaser = (other: Block | undefined) => other !== undefined && other.level > 0 && isLinked(other) && leadsAway(other) && other !== blocks[layout.headline];
  return ((block.within === 'list' || isLinked(block)) && leadsAway(block)) || isTeaser(block) || isTeaser(blocks[index - 1]) || isTeaser(blocks[index + 1]);
}

/** Above the headline of the article, in the header of the site, newspapers print today's date. */
export function isMasthead(blocks: readonly Block[], index: number, { headline }: Layout): boolean {
  return index < headline && blocks[index]!.region === 'header' && blocks[headline]!.region !== 'header';
}
