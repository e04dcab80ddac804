import { csvCell } from '../core/csv-cell.ts';
import { imageRef } from '../core/element-refs.ts';
import type { ImageFact } from '../core/facts.ts';
import { altStateOf, isFileName } from '../derive/images.ts';
import { plainLine } from './escape.ts';
import { fieldValue, pageFix, type Field, type FixKind } from './fix.ts';

/** Images of one list. */
const most = 200;
const lacks = (image: ImageFact): boolean => image.kind === 'img' || image.kind === 'input'
  ? ['missing', 'nameless-link'].includes(altStateOf(image)) || (altStateOf(image) === 'named' && isFileName(image))
  : false;
/** Addresses of data are pictures in full. */
const fileOf = ({ src, url }: ImageFact): string => plainLine((/^data:/i.test(src) ? 'data:' : url ?? src).slice(0, 300));

/** Images without a text, as a list to fill in: what each of them shows, nobody but its author knows. */
export const altTexts: FixKind = {
  id: 'alt-texts',
  signals: ['image-alt'],
  make({ images, page }, _, values) {
    const lacking = (images?.items ?? []).filter(lacks).slice(0, most);
    if (!page || lacking.length === 0) return null;
    const fields = lacking.map((image): Field => ({ id: image.selector, kind: 'alt', value: plainLine(fieldValue(values, image.selector, '')), about: fileOf(image), selector: image.selector }));
    const rows = fields.map(({ selector, about, value }) => [selector, about, value].map((cell) => csvCell(plainLine(cell))).join(','));
    return pageFix(altTexts, {
      place: 'images', language: 'csv', text: ['selector,image,alt', ...rows].join('\n'), left: ['alt'], fields,
      replaces: lacking.map(imageRef),
      change: { kind: 'images', alts: Object.fromEntries(fields.filter(({ value }) => value !== '').map(({ selector, value }) => [selector, value])) },
    });
  },
};
