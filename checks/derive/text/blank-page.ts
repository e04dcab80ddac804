import type { FactTable } from '../../core/facts.ts';

type BlankPageFacts = Pick<FactTable, 'text' | 'page'> & Partial<Pick<FactTable, 'images' | 'parts' | 'main' | 'headings'>>;

/** Text units of what an application shows while it starts: "Loading…", its name, a link home. */
const placeholderUnits = 5;
/** Pixels of an image that can be content; smaller ones are spinners and logos. */
const pictureArea = 100 * 100;
/** Share of the first screen of a form that is something to use, where no text and no button is: splash screens have small ones. */
const formShare = 0.05;

/**
 * True if the rendered page has nothing to read, see or use: no text beyond the placeholder of an application, no heading, no image
 * of a size that could be content, no canvas, frame or player, no form of a size. Ours are only the sizes of a placeholder, an image and a form.
 */
export function isBlankPage({ text, page, images, parts, main, headings }: BlankPageFacts): boolean {
  if (text.truncated || page.truncated || text.units > placeholderUnits || (main?.words ?? 0) > placeholderUnits) return false;
  // A page without scripts shows all that it will ever show, and a word on it is its content.
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
