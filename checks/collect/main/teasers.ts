import type { Block } from '../../core/facts/text.ts';

/** Minimum number of teaser lines in a row, maximum texts below each, their size if the lines are not headings, and maximum links between two of them. */
export const teaser = { lines: 3, under: 2, units: 30, bare: 1, words: 2 };

/**
 * Teasers without boxes: lines that are only a link, each followed by a text or two, at least three times in a row.
 * In the paragraphs of an article, such lines are further apart.
 * @param most maximum units of prose in a row of teasers
 */
export function findTeaserRuns(
  blocks: readonly Block[],
  first: number,
  end: number,
  prose: readonly number[],
  most: number,
  isLink: (at: number) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  let links = 0;
  let since = 0;
  let bareBefore = 0;
  let headed = false;
  const close = () => {
    const amount = run.reduce((sum, at) => sum + prose[at]!, 0);
    if (links >= teaser.lines && amount <= most) for (const at of run) found.add(at);
    run = [];
    links = 0;
    headed = false;
  };
  for (let at = first; at < end; at++) {
    if (isLink(at)) {
      // Rows of links without texts below them are menus and buttons.
      const bare = since === 0 && run.length > 0 ? bareBefore + 1 : 0;
      if (bare > teaser.bare) close();
      if (since > 0 || run.length === 0) links++;
      bareBefore = run.length > 0 ? bare : 0;
      since = 0;
      headed ||= blocks[at]!.level > 0;
      run.push(at);
    } else if (run.length > 0 && blocks[at]!.level === 0 && ++since <= teaser.under && (headed || blocks[at]!.units <= teaser.units)) {
      run.push(at);
    } else if (run.length > 0) {
      close();
    }
  }
  close();
  return found;
}
