import { resultLimits, textWidth } from '../language/text-width.ts';
import { foldText } from '../language/phrases.ts';
import { plainLineToPaste } from './escape.ts';
import { fixFieldValue, pageFix, type FixKind, type FixFacts } from './fix.ts';
import { headMarkupToPaste, removedByFix, type HeadElement } from './head-markup.ts';
import { fittingTitleToPaste, headlineToPaste, siteNameToPaste } from './page-words.ts';

const { fontSize, desktop } = resultLimits.title;

/** The headline, followed by the name of the site if there is room for both. */
function proposal(seen: FixFacts): string {
  const headline = headlineToPaste(seen);
  if (headline === '') return '';
  const title = fittingTitleToPaste(headline, fontSize, desktop);
  const site = siteNameToPaste(seen);
  const whole = `${title} – ${site}`;
  return site !== '' && !foldText(title).includes(foldText(site)) && textWidth(whole, fontSize) <= desktop ? whole : title;
}

/** A title from the visible headline. */
export const title: FixKind = {
  id: 'title',
  signals: ['title', 'head-markup', 'placeholder-text'],
  make(seen, { pageType }, values) {
    const { page, head } = seen;
    const proposed = proposal(seen);
    // People search for a front page by its name: a slogan alone is no better than a title that is too long.
    const site = siteNameToPaste(seen);
    const isNamed = site !== '' && foldText(proposed).includes(foldText(site));
    if (pageType === 'home' && !isNamed && head?.titles.some(({ text }) => text.trim() !== '')) return null;
    const text = plainLineToPaste(fixFieldValue(values, 'title', proposed));
    if (!page || !head || proposed === '') return null;
    const add: HeadElement[] = [{ tag: 'title', text }];
    return pageFix(title, {
      place: 'head',
      language: 'html',
      text: headMarkupToPaste(add, page.xml),
      left: ['wording'],
      fields: [{ id: 'title', kind: 'title', value: text, about: '', selector: '' }],
      replaces: removedByFix(['title'], head),
      change: { kind: 'head', remove: ['title'], add },
    });
  },
};
