import { resultLimits, textWidth } from '../language/text-width.ts';
import { foldText } from '../language/phrases.ts';
import { plainLine } from './escape.ts';
import { fieldValue, pageFix, type FixKind, type FixFacts } from './fix.ts';
import { headMarkup, removedBy, type HeadElement } from './head-markup.ts';
import { fittingTitle, headlineToPaste, siteNameOf } from './page-words.ts';

const { fontSize, desktop } = resultLimits.title;

/** The headline, with the name of the site behind it where there is room for both. */
function proposal(seen: FixFacts): string {
  const headline = headlineToPaste(seen);
  if (headline === '') return '';
  const title = fittingTitle(headline, fontSize, desktop);
  const site = siteNameOf(seen);
  const whole = `${title} – ${site}`;
  return site !== '' && !foldText(title).includes(foldText(site)) && textWidth(whole, fontSize) <= desktop ? whole : title;
}

/** A title from the headline that readers see. */
export const title: FixKind = {
  id: 'title',
  signals: ['title', 'head-markup', 'placeholder-text'],
  make(seen, { pageType }, values) {
    const { page, head } = seen;
    const proposed = proposal(seen);
    // People search for a front page by its name: a slogan alone is no better than a title that is too long.
    const site = siteNameOf(seen);
    const isNamed = site !== '' && foldText(proposed).includes(foldText(site));
    if (pageType === 'home' && !isNamed && head?.titles.some(({ text }) => text.trim() !== '')) return null;
    const text = plainLine(fieldValue(values, 'title', proposed));
    if (!page || !head || proposed === '') return null;
    const add: HeadElement[] = [{ tag: 'title', text }];
    return pageFix(title, {
      place: 'head',
      language: 'html',
      text: headMarkup(add, page.xml),
      left: ['wording'],
      fields: [{ id: 'title', kind: 'title', value: text, about: '', selector: '' }],
      replaces: removedBy(['title'], head),
      change: { kind: 'head', remove: ['title'], add },
    });
  },
};
