import type { HeadingFact } from '../../core/facts/text.ts';

/** A heading with its position among those that are read. */
export interface OutlineRow {
  heading: HeadingFact;
  /** Whether it is displayed, even if only for screen readers. Nobody reads headings that are not displayed, so they are not part of the outline. */
  read: boolean;
  /** Whether it is an h1 or in the main content. Headings of templates around it (menus, side columns, dialogs) are listed but never judged. */
  judged: boolean;
  empty: boolean;
  /** Level of the heading read before it; 0 for the first. */
  above: number;
  /** Number of levels skipped between the two; for a judged heading, also since the previous judged one. */
  skipped: number;
}

/** Headings in order. Empty ones and those that nobody reads neither skip a level nor hide a skipped one. */
export function outlineRows(headings: readonly HeadingFact[]): OutlineRow[] {
  let last = 0;
  let lastJudged = 0;
  return headings.map((heading) => {
    const read = heading.fontSize > 0;
    const empty = heading.text.trim() === '';
    // An empty heading has no height, so it is never visible. One that only screen readers read can only fill a gap.
    const inContent = read && (heading.main || heading.level === 1) && heading.region !== 'dialog';
    const judged = inContent && (empty || heading.visible);
    const above = last;
    if (!read || empty) return { heading, read, judged, empty, above, skipped: 0 };
    const from = judged ? Math.max(last, lastJudged) : last;
    const isFirst = last === 0 || (judged && lastJudged === 0);
    last = heading.level;
    if (inContent) lastJudged = heading.level;
    return { heading, read, judged, empty, above, skipped: isFirst ? 0 : Math.max(0, heading.level - from - 1) };
  });
}

/** The visible h1, in order. A hidden one is usually the name of the site behind its logo, the same on every page. */
export const mainHeadings = (headings: readonly HeadingFact[]): HeadingFact[] =>
  headings.filter(({ level, visible, text }) => level === 1 && visible && text.trim() !== '');
