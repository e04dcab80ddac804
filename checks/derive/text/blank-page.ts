import type { FactTable, OptionalFacts } from '../../core/facts.ts';

type BlankPageFacts = Pick<FactTable, 'text' | 'page'> & OptionalFacts<'images' | 'parts' | 'main' | 'headings'>;

/** Maximum text units of what an application shows while it starts: "Loading…", its name, a link home. */
const placeholderUnits = 5;
/** Minimum size in pixels of an image that can be content; smaller ones are spinners and logos. */
const pictureArea = 100 * 100;
/** Minimum share of the first screen for a form without text and buttons to be usable: splash screens have small ones. */
const formShare = 0.05;

/**
 * True if the rendered page has nothing to read, see or use: no text beyond the placeholder of an application, no heading, no image
 * large enough to be content, no canvas, frame or player, no large form. Only the sizes of a placeholder, an image and a form are ours.
 */
export function isBlankPage({ text, page, images, parts, main, headings }: BlankPageFacts): boolean {
  if (text.truncated || page.truncated || text.units > placeholderUnits || (main?.words ?? 0) > placeholderUnits) return false;
  // A page without scripts already shows everything, so even one word on it is its content.
  if (
    text.units > 0 &&
    (page.scripts === 0 || (headings?.items.some(({ visible, text: heading }) => visible && heading.trim() !== '') ?? false))
  )
    return false;
  const picture =
    (main?.imageShareFirstScreen ?? 0) > 0.05 ||
    (images?.items.some(({ visible, width, height }) => visible && width * height >= pictureArea) ?? false);
  const embedded = (parts?.frames.some(({ share }) => share > 0) ?? false) || (main?.locked.length ?? 0) > 0;
  const form = (parts?.forms.some(({ share }) => share >= formShare) ?? false) || (parts?.buttons.length ?? 0) > 0;
  return !picture && !embedded && !form;
}
