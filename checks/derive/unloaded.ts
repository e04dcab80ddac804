import { factFailure, type Gap } from '../core/failure.ts';
import type { FactTable, OptionalFacts } from '../core/facts.ts';
import type { HeadingFact } from '../core/facts/text.ts';
import type { ResourcesFact } from '../core/facts/page.ts';

/**
 * Why this visit says nothing about layout: a style sheet did not load, or the page came without any. Null if none is known to be missing.
 */
export function whyUnstyled({ resources, head, headings }: OptionalFacts<'resources' | 'head' | 'headings'>): Gap | null {
  return whySheetMissing(resources) ?? (head && headings && isBare(head, headings) ? factFailure('refused', 'no-styles') : null);
}

function whySheetMissing(resources: ResourcesFact | undefined): Gap | null {
  const sheet = resources?.unloaded?.find(({ kind }) => kind === 'style');
  return sheet ? factFailure('refused', 'style-unloaded', { name: sheet.name }) : null;
}

/** Sizes in which browsers show h1 to h6 without styles (HTML Standard, 15.3.6 Sections and headings), in CSS pixels. */
const plainSizes = [32, 24, 18.7, 16, 13.3, 10.7];
/** Minimum number of headings that tell enough. */
const enoughHeadings = 3;

/** Whether a page has no style sheet, and shows all headings in the sizes of the browser: saved or stripped. Styles that no link shows change them. */
function isBare(head: FactTable['head'], headings: FactTable['headings']): boolean {
  if (head.links.some(({ rel }) => rel.includes('stylesheet'))) return false;
  const shown = headings.items.filter(({ visible, byRole }) => visible && !byRole);
  // A sectioning element makes its h1 smaller.
  const isPlain = ({ level, fontSize }: HeadingFact) =>
    plainSizes.some((size, index) => Math.abs(size - fontSize) < 0.2 && (index === level - 1 || level === 1));
  return shown.length >= enoughHeadings && shown.every(isPlain);
}

/** Why this visit says nothing about speed: a style sheet or a font did not load. Null if none is known to be missing. */
export function whyVisitIsUnusual(resources: ResourcesFact | undefined): Gap | null {
  const font = resources?.unloaded?.find(({ kind }) => kind === 'font');
  return whySheetMissing(resources) ?? (font ? factFailure('refused', 'font-unloaded', { name: font.name }) : null);
}
