import { imageRef } from '../core/element-refs.ts';
import type { ImageFact } from '../core/facts/links-and-images.ts';
import { altState, altIsFileName } from '../derive/images.ts';
import { htmlTextToPaste, plainLineToPaste } from './escape.ts';
import { typedOrProposed, pageFix, type Field, type FixKind } from './fix.ts';

/** Maximum number of images in one list. */
const most = 200;
const lacks = (image: ImageFact): boolean =>
  image.kind === 'img' || image.kind === 'input'
    ? ['missing', 'nameless-link'].includes(altState(image)) || (altState(image) === 'named' && altIsFileName(image))
    : false;
/** A data: URL contains the whole image. */
const isData = ({ src }: ImageFact): boolean => /^data:/i.test(src);
const longest = 300;
const fileOf = (image: ImageFact): string => plainLineToPaste((isData(image) ? 'data:' : (image.url ?? image.src)).slice(0, longest));

/** The image's tag with its alt text; only the attribute if the source is too long to read. */
function tagOf(image: ImageFact, alt: string, xml: boolean): string {
  const source = image.src === '' || isData(image) || image.src.length > longest ? '' : ` src="${htmlTextToPaste(image.src)}"`;
  const text = `alt="${htmlTextToPaste(alt)}"`;
  return source === '' ? text : `<${image.kind === 'input' ? 'input type="image"' : 'img'}${source} ${text}${xml ? ' />' : '>'}`;
}

/** Images without alt text, with a field for each: only the author knows what it shows. The text contains the tags with the alt texts so far. */
export const altTexts: FixKind = {
  id: 'alt-texts',
  signals: ['image-alt'],
  make({ images, page }, _, values) {
    const lacking = (images?.items ?? []).filter(lacks).slice(0, most);
    if (!page || lacking.length === 0) return null;
    const fields = lacking.map((image): Field => ({
      id: image.selector,
      kind: 'alt',
      value: plainLineToPaste(typedOrProposed(values, image.selector, '')),
      about: fileOf(image),
      selector: image.selector,
    }));
    const filled = fields.map(({ value }, index) => ({ value, image: lacking[index]! })).filter(({ value }) => value !== '');
    return pageFix(altTexts, {
      place: 'images',
      language: 'html',
      text: filled.map(({ image, value }) => tagOf(image, value, page.xml)).join('\n'),
      left: ['alt', 'attribute'],
      fields,
      replaces: lacking.map(imageRef),
      change: { kind: 'images', alts: Object.fromEntries(filled.map(({ image, value }) => [image.selector, value])) },
    });
  },
};
