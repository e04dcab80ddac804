import { resultLimits } from '../language/text-width.ts';
import { plainLineToPaste } from './escape.ts';
import { fixFieldValue, pageFix, type FixKind } from './fix.ts';
import { headMarkupToPaste, metaNameToPaste, removedByFix, type HeadElement } from './head-markup.ts';
import { descriptionToPaste, hasDescriptionWithoutFix, fixDescriptionPixelBudget } from './page-description.ts';

const { fontSize, desktop } = resultLimits.description;

/** The page's description, cut to the sentences that search results show; otherwise sentences about its subject; otherwise an empty field. */
export const description: FixKind = {
  id: 'description',
  signals: ['meta-description', 'placeholder-text'],
  make(seen, _, values) {
    const { page, head } = seen;
    const proposed = descriptionToPaste(seen, fixDescriptionPixelBudget(fontSize, desktop));
    const text = plainLineToPaste(fixFieldValue(values, 'description', proposed));
    // A description that is only too long is better than none.
    if (!page || !head || (proposed === '' && hasDescriptionWithoutFix(seen))) return null;
    const add: HeadElement[] = [metaNameToPaste('description', text)];
    return pageFix(description, {
      place: 'head',
      language: 'html',
      text: headMarkupToPaste(add, page.xml),
      left: [proposed === '' ? 'no-sentence' : 'wording'],
      fields: [{ id: 'description', kind: 'description', value: text, about: '', selector: '' }],
      replaces: removedByFix(['meta description'], head),
      change: { kind: 'head', remove: ['meta description'], add },
    });
  },
};
