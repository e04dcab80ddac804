/** Places of bylines: links to persons, the account above a post, a name after a date. */
import { clipToOneLine } from '../../../core/helpers/clip.ts';
import type { Block } from '../../../core/facts/text.ts';
import type { LinkFact } from '../../../core/facts/links-and-images.ts';
import { lineMarks } from '../../../language/marks.ts';
import { looksLikeName, looksLikePerson } from '../../../language/names.ts';
import { isHandle, namesAfterBylineWord } from '../../../parse/byline-lines.ts';
import { findDatesInText } from '../../../parse/dates.ts';
import { unrelatedRegions, type ProvenanceInput } from '../input.ts';
import { type Layout, layoutOf } from '../layout.ts';
import { isNameOverSection, longestName } from '../names.ts';
import { isMemberPage, isPersonLink, linksByBlock } from './person-links.ts';

interface Linked {
  index: number;
  block: Block;
  link: LinkFact;
}
/** Maximum distance, in blocks, between links to the authors of one page. */
const togetherReach = 4;

/** Links to pages of people in lines and small headings. Teasers in a list each name somebody; the authors of one page are close together. */
export function findLinkedPersons(
  input: ProvenanceInput,
  lines: readonly (readonly [number, Block])[],
  within: (block: Block) => readonly LinkFact[],
): Linked[] {
  const { blocks, links } = input;
  const { near } = layoutOf(input);
  const isLinkedName = (index: number, { text, linkChars }: Block) =>
    linkChars >= text.length && isNameOverSection(input, index) && looksLikePerson(text);
  const headings = [...blocks.entries()].filter(([index, block]) => isLinkedName(index, block));
  const withinHeading = linksByBlock(
    links,
    headings.map(([, block]) => block),
  );
  const inHeadings = headings.flatMap(([index, block]) =>
    withinHeading(block)
      .filter((link) => isPersonLink(link) && clipToOneLine(link.text, longestName) === block.text)
      .map((link) => ({ index, block, link })),
  );
  const inLines = lines.flatMap(([index, block]) =>
    within(block)
      .filter(isPersonLink)
      .map((link) => ({ index, block, link })),
  );
  const linked: Linked[] = [...inLines, ...inHeadings].sort((a, b) => a.index - b.index);
  const together = linked.filter(({ index }) => index - linked[0]!.index <= togetherReach || near[index] === 'end');
  const beside = (some: readonly Linked[]) => new Set(some.filter(({ index }) => near[index] === 'title').map(({ index }) => index)).size;
  const isList = beside(linked) - beside(together) > 1;
  return isList ? [] : together;
}

/** Forums name the account above the headline: a byline word alone, followed by the account as a link. */
export function findAccountAboveHeadline({ blocks, links, language, url }: ProvenanceInput, headline: number): [string, Block, LinkFact][] {
  for (let index = headline - 2; index >= Math.max(0, headline - postedReach); index--) {
    const [word, account] = [blocks[index]!, blocks[index + 1]!];
    if (word.level > 0 || account.level > 0) return [];
    const name = clipToOneLine(account.text, longestName);
    const link =
      unrelatedRegions.has(account.region) ||
      !/^u\/[\w-]{2,30}$/.test(name) ||
      !namesAfterBylineWord(clipToOneLine(word.text, longestName), language).open
        ? undefined
        : links.find((one) => one.text.trim() === name && one.url !== null && one.url !== url && account.hrefs.includes(one.url));
    if (link) return [[name, account, link]];
  }
  return [];
}
const postedReach = 8;

/** The first account below the headline, on its own line, if another account writes further down. */
export function findFirstPostAuthor({ blocks, links, url }: ProvenanceInput, { headline }: Layout): [string, Block, LinkFact][] {
  if (headline < 0) return [];
  const accounts = links.filter(
    (link) =>
      link.url !== null &&
      link.url !== url &&
      !unrelatedRegions.has(link.region) &&
      isMemberPage(link.url) &&
      isHandleOrName(link.text.trim()),
  );
  const names = new Set(accounts.map(({ text }) => text.trim()));
  if (names.size < 2) return [];
  for (const block of blocks.slice(headline + 1, headline + 1 + firstPostReach)) {
    const name = clipToOneLine(block.text, longestName);
    const link = names.has(name) && block.level === 0 ? accounts.find((one) => one.text.trim() === name) : undefined;
    if (link) return [[name, block, link]];
  }
  return [];
}
const firstPostReach = 20;
const isHandleOrName = (text: string): boolean => text.length <= longestHandle && (isHandle(text) || looksLikeName(text));
const longestHandle = 30;

const behindDate = new RegExp(`^[\\s${lineMarks},.():-]+`, 'u');
/** The person named after a date: Published March 5, 2024 by Jane Doe. */
export function nameAfterDate(text: string, language: string, linked: readonly string[]): string[] {
  for (const { index, raw, hasTime } of findDatesInText(text, language, { shortYears: true }).slice(0, 3)) {
    const tail = text.slice(index + raw.length).replace(behindDate, '');
    // 10.05 Uhr von …
    for (const start of hasTime ? [tail, tail.replace(/^\S{1,4}\s+/, '')] : [tail]) {
      const names = namesAfterBylineWord(start, language).names.map(
        (name) => linked.find((words) => words !== '' && name.startsWith(words)) ?? name.replace(/\s(?:in|on|at|for|am|um|op)\s.*$/, ''),
      );
      const byLink = names.filter((name) => linked.includes(name));
      if (names.length > 0 && names.every(looksLikePerson)) return byLink.length > 0 ? byLink : names;
    }
  }
  return [];
}
