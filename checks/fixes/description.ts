import { resultLimits } from '../language/text-width.ts';
import { plainLine } from './escape.ts';
import { fieldValue, pageFix, type FixKind } from './fix.ts';
import { headMarkup, metaName, removedBy, type HeadElement } from './head-markup.ts';
import { sentencesToPaste, pasteLead } from './page-words.ts';

const { fontSize, desktop } = resultLimits.description;

/** A description from the paragraph that speaks for the page, in as many of its sentences as results show. */
export const description: FixKind = {
  id: 'description',
  signals: ['meta-description', 'placeholder-text'],
  make(seen, _, values) {
    const { page, head } = seen;
    const proposed = sentencesToPaste(pasteLead(seen), fontSize, desktop);
    const text = plainLine(fieldValue(values, 'description', proposed));
    if (!page || !head || proposed === '') return null;
    const add: HeadElement[] = [metaName('description', text)];
    return pageFix(description, {
      place: 'head', language: 'html', text: headMarkup(add, page.xml), left: ['wording'],
      fields: [{ id: 'description', kind: 'description', value: text, about: '', selector: '' }],
      replaces: removedBy(['meta description'], head), change: { kind: 'head', remove: ['meta description'], add },
    });
  },
};
