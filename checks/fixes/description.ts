import { resultLimits } from '../language/text-width.ts';
import { plainLine } from './escape.ts';
import { fieldValue, pageFix, type FixKind } from './fix.ts';
import { headMarkup, metaName, removedBy, type HeadElement } from './head-markup.ts';
import { descriptionToPaste, hasDescription, pixelBudget } from './page-description.ts';

const { fontSize, desktop } = resultLimits.description;

/** The page's description, cut to the sentences that results show; or else sentences about its subject; or else an empty field. */
export const description: FixKind = {
  id: 'description',
  signals: ['meta-description', 'placeholder-text'],
  make(seen, _, values) {
    const { page, head } = seen;
    const proposed = descriptionToPaste(seen, pixelBudget(fontSize, desktop));
    const text = plainLine(fieldValue(values, 'description', proposed));
    // A description that is only too long is better than none.
    if (!page || !head || (proposed === '' && hasDescription(seen))) return null;
    const add: HeadElement[] = [metaName('description', text)];
    return pageFix(description, {
      place: 'head',
      language: 'html',
      text: headMarkup(add, page.xml),
      left: [proposed === '' ? 'no-sentence' : 'wording'],
      fields: [{ id: 'description', kind: 'description', value: text, about: '', selector: '' }],
      replaces: removedBy(['meta description'], head),
      change: { kind: 'head', remove: ['meta description'], add },
    });
  },
};
