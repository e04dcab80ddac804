import type { Block } from '../core/facts.ts';

/** Lines of teasers in a row, texts under each, their size where the lines are no headings, and links between two of them. */
export const teaser = { lines: 3, under: 2, units: 30, bare: 1, words: 2 };

/**
 * Teasers without a box of their own: lines of nothing but a link, each with a text or two under it, three times or more in a row.
 * Among the paragraphs of an article such lines are further apart.
 * @param most units of prose that a row of teasers may have
 */
export function teaserRuns(
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
      // Rows of links without texts under them are menus and buttons.
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
