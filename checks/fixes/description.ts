import { resultLimits } from '../language/result-limits.ts';
import { plainLineToPaste } from './escape.ts';
import { typedOrProposed, pageFix, type FixKind } from './fix.ts';
import { writeHeadMarkup, metaByName, elementsRemoved, type HeadElement, type HeadKey } from './head-markup.ts';
import { descriptionToPaste, ownDescriptionToPaste, fitsPixels } from './page-description.ts';

const { fontSize, desktop } = resultLimits.description;

/** The best description that the page has; otherwise sentences about its subject; otherwise an empty field. */
export const description: FixKind = {
  id: 'description',
  signals: ['meta-description', 'placeholder-text'],
  make(fixFacts, _, values) {
    const { page, head } = fixFacts;
    if (!page || !head) return null;
    // One that is only long stays whole: search engines set no limit, and cut it themselves.
    const proposed = ownDescriptionToPaste(fixFacts) || descriptionToPaste(fixFacts, fitsPixels(fontSize, desktop));
    const text = plainLineToPaste(typedOrProposed(values, 'description', proposed));
    const add: HeadElement[] = text === '' ? [] : [metaByName('description', text)];
    const remove: HeadKey[] = text === '' ? [] : ['meta description'];
    return pageFix(description, {
      place: 'head',
      language: 'html',
      text: writeHeadMarkup(add, page.xml),
      left: [proposed === '' ? 'no-sentence' : 'wording'],
      fields: [{ id: 'description', kind: 'description', value: text, about: '', selector: '' }],
      replaces: elementsRemoved(remove, head),
      change: { kind: 'head', remove, add },
    });
  },
};
