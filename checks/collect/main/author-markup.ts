import type { Block } from '../../core/facts/text.ts';
import { besideContent } from '../../core/regions.ts';
import type { DomTextRuns } from '../text/runs.ts';

/** A list as editors and Markdown write it: without a class of a template. */
export interface PlainList {
  /** Number of the element around it. */
  holder: number;
  /** Its blocks: the first, and the one after the last. */
  first: number;
  end: number;
}

/** Maximum number that is stored: far above ordinary pages. */
export const mostPlainLists = 2_000;
/**
 * Classes that a converter adds to text, not a template: WordPress's block editor, docutils and Sphinx, DocBook, Org, and Markdown's
 * task lists.
 */
const converted = /^(?:wp-block-list|simple|arabic|loweralpha|itemizedlist|orderedlist|org-[uo]l|contains-task-list|task-list)$/;
/** Whether no template could have set the class and id of a list: neither is set, or the class comes from a converter. */
export const isListWithoutClasses = (className: string | null, id: string | null): boolean =>
  id === null && (className === null || className.split(/\s+/).every((name) => name === '' || converted.test(name)));

/** Minimum share of link text for a table cell or list item to count as nothing but a link. */
const allLinked = 0.6;
export const linkShare = ({ linkChars, text }: Block) => linkChars / Math.max(1, text.length);
/** Minimum text units for a list item to count as text. */
const itemUnits = 3;
/** How a paragraph ends that introduces a list. */
const announces = /[:：]$/;
const codeTag = 'pre';

/** What the rows look at. */
interface Page extends Pick<DomTextRuns, 'blocks' | 'prose' | 'holders' | 'tables'> {
  lists: readonly PlainList[];
  first: number;
  end: number;
}
/** Blocks that the author wrote as text, whatever they look like. */
interface KeepRow {
  id: string;
  /** Applies also inside a box that is excluded. */
  boxes?: true;
  where(page: Page): (at: number) => boolean;
}

const keepRows: readonly KeepRow[] = [
  // A list of links that a template adds has a class or its own box.
  { id: 'plain-list', boxes: true, where: (page) => among(listsOfText(page)) },
  // A word or two, in a list whose other items are longer.
  {
    id: 'item',
    where: ({ blocks, holders, first, end }) => {
      const isText = (at: number) => blocks[at]!.tag === 'li' && linkShare(blocks[at]!) < allLinked;
      const withText = new Set<number>();
      for (let at = first; at < end; at++) if (isText(at) && blocks[at]!.units >= itemUnits) withText.add(holders[at]!);
      return (at) => isText(at) && withText.has(holders[at]!);
    },
  },
  // The short name that a paragraph defines.
  {
    id: 'term',
    where:
      ({ blocks, prose }) =>
      (at) => {
        if (blocks[at]!.tag !== 'dt') return false;
        let next = at + 1;
        while (blocks[next]?.tag === 'dt') next++;
        return blocks[next]?.within === 'dl' && prose[next]! > 0;
      },
  },
  // A label such as "Note" above the paragraphs of a box.
  {
    id: 'note',
    where:
      ({ blocks, prose, holders }) =>
      (at) =>
        blocks[at]!.tag === 'p' &&
        blocks[at]!.units < itemUnits &&
        blocks[at]!.linkChars === 0 &&
        (prose[at + 1] ?? 0) > 0 &&
        holders[at] === holders[at + 1],
  },
  // A column of links belongs to the text beside it.
  {
    id: 'cell',
    where: ({ blocks, tables, first, end }) => {
      const withText = new Set<number>();
      for (let at = first; at < end; at++)
        if (blocks[at]!.within === 'table' && blocks[at]!.tag === 'td' && linkShare(blocks[at]!) < allLinked) withText.add(tables[at]!);
      return (at) => blocks[at]!.within === 'table' && withText.has(tables[at]!);
    },
  },
  {
    id: 'code',
    boxes: true,
    where:
      ({ blocks }) =>
      (at) =>
        blocks[at]!.tag === codeTag,
  },
  // The file name or title of a code listing, where a photo would have a caption.
  {
    id: 'code-caption',
    where: ({ blocks, first, end }) => {
      const found = new Set<number>();
      let [start, isListing] = [first, false];
      for (let at = first; at <= end; at++) {
        if (at < end && blocks[at]!.within === 'figure') {
          isListing ||= blocks[at]!.tag === codeTag;
          continue;
        }
        if (isListing) for (let inside = start; inside < at; inside++) found.add(inside);
        [start, isListing] = [at + 1, false];
      }
      return (at) => found.has(at);
    },
  },
];
/** Ids of all rows. */
export const keepRules: readonly string[] = keepRows.map(({ id }) => id);

/**
 * Lists among paragraphs: after a paragraph with the same parent, or right after a line that introduces them. A list of nothing but links,
 * under a heading without a following paragraph, leads to other pages.
 */
function listsOfText({ blocks, prose, holders, lists, first, end }: Page): PlainList[] {
  const text = new Map<number, { first: number; last: number }>();
  for (let at = first; at < end; at++) {
    if (prose[at] === 0 || besideContent.has(blocks[at]!.region)) continue;
    const seen = text.get(holders[at]!);
    if (seen) seen.last = at;
    else text.set(holders[at]!, { first: at, last: at });
  }
  return lists.filter((list) => {
    if (list.first < first || list.end > end) return false;
    const before = list.first > first ? blocks[list.first - 1]! : null;
    const isAnnounced = before !== null && before.tag === 'p' && announces.test(before.text);
    const around = text.get(list.holder);
    if (isAnnounced) return true;
    if (!around || list.first < around.first) return false;
    const leadsOn = before !== null && before.level > 0 && around.last < list.end;
    return !leadsOn || blocks.slice(list.first, list.end).some((block) => linkShare(block) < allLinked);
  });
}

function among(lists: readonly PlainList[]): (at: number) => boolean {
  const found = new Set<number>();
  for (const { first, end } of lists) for (let at = first; at < end; at++) found.add(at);
  return (at) => found.has(at);
}

/** For each block of a container, the number of the row that keeps it, counted from 1. `inBoxes` is true for blocks that are kept even in an excluded box. */
export function keepAuthorMarkedBlocks(
  { blocks, prose, holders, tables, controls }: Pick<DomTextRuns, 'blocks' | 'prose' | 'holders' | 'tables' | 'controls'>,
  lists: readonly PlainList[],
  first: number,
  end: number,
): { by: Uint8Array; inBoxes(at: number): boolean } {
  const by = new Uint8Array(blocks.length);
  const page: Page = { blocks, prose, holders, tables, lists, first, end };
  for (const [index, { where }] of keepRows.entries()) {
    const isKeptByRow = where(page);
    for (let at = first; at < end; at++)
      if (by[at] === 0 && !controls[at] && !besideContent.has(blocks[at]!.region) && isKeptByRow(at)) by[at] = index + 1;
  }
  return { by, inBoxes: (at) => by[at]! > 0 && keepRows[by[at]! - 1]!.boxes === true };
}
