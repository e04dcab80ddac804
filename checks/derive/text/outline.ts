import type { HeadingFact } from '../../core/facts.ts';

/** A heading in its place among those that are read. */
export interface OutlineRow {
  heading: HeadingFact;
  /** Displayed, be it for screen readers only: what is not displayed is read by nobody, and is no part of the outline. */
  read: boolean;
  /** Part of the main content, or an h1. What templates put around it (menus, side columns, dialogs) is shown, never judged. */
  judged: boolean;
  empty: boolean;
  /** Level of the heading that is read before it, 0 for the first. */
  above: number;
  /** Levels left out between the two; of a judged heading also after the judged one before it. */
  skipped: number;
}

/** Headings in order. Empty ones and those that nobody reads neither skip a level nor hide that one is skipped. */
export function deriveOutline(headings: readonly HeadingFact[]): OutlineRow[] {
  let last = 0;
  let lastJudged = 0;
  return headings.map((heading) => {
    const read = heading.fontSize > 0;
    const empty = heading.text.trim() === '';
    // An empty heading has no height, and so is never visible. One for screen readers only fills a gap.
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

/** The h1 that readers see, in order. A hidden one is mostly the name of the site behind its logo: every page has the same. */
export const deriveMainHeadings = (headings: readonly HeadingFact[]): HeadingFact[] =>
  headings.filter(({ level, visible, text }) => level === 1 && visible && text.trim() !== '');
