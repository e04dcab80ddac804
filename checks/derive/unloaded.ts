import { factFailure, type Gap } from '../core/failure.ts';
import type { FactTable } from '../core/facts.ts';
import type { HeadFact } from '../core/facts/head.ts';
import type { HeadingFact } from '../core/facts/text.ts';
import type { ResourcesFact } from '../core/facts/page.ts';

/** Why this visit says nothing about layout: a style sheet did not load. Null if none is known to be missing. */
export function whyUnstyled(resources: ResourcesFact | undefined): Gap | null {
  const sheet = resources?.unloaded?.find(({ kind }) => kind === 'style');
  return sheet ? factFailure('refused', 'style-unloaded', { name: sheet.name }) : null;
}

/** Sizes in which browsers show h1 to h6 without styles (HTML Standard, 15.3.6 Sections and headings), in CSS pixels. */
const plainSizes = [32, 24, 18.7, 16, 13.3, 10.7];
/** Minimum number of headings that tell enough. */
const enoughHeadings = 3;

/**
 * Why a page without any style sheet says nothing about its layout: saved, stripped or blocked, it shows all headings in the sizes of the
 * browser. Null if it has a style sheet, or styles that no link shows.
 */
export function whyBare(head: Pick<HeadFact, 'links'>, headings: FactTable['headings'] | undefined): Gap | null {
  if (head.links.some(({ rel }) => rel.includes('stylesheet'))) return null;
  const shown = headings?.items.filter(({ visible, byRole }) => visible && !byRole) ?? [];
  // A sectioning element makes its h1 smaller.
  const isPlain = ({ level, fontSize }: HeadingFact) =>
    plainSizes.some((size, index) => Math.abs(size - fontSize) < 0.2 && (index === level - 1 || level === 1));
  return shown.length >= enoughHeadings && shown.every(isPlain) ? factFailure('refused', 'no-styles') : null;
}

/** Why this visit says nothing about speed: a style sheet or a font did not load. Null if none is known to be missing. */
export function whyVisitIsUnusual(resources: ResourcesFact | undefined): Gap | null {
  const font = resources?.unloaded?.find(({ kind }) => kind === 'font');
  return whyUnstyled(resources) ?? (font ? factFailure('refused', 'font-unloaded', { name: font.name }) : null);
}
