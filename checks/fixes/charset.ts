import { pageFix, type FixKind } from './fix.ts';
import { headMarkupToPaste, removedByFix, type HeadElement } from './head-markup.ts';

/**
 * The one declaration that HTML allows. Only for a page that is read as UTF-8, or whose text has nothing that another encoding would
 * read otherwise: the bytes of any other would have to be written anew.
 */
export const charset: FixKind = {
  id: 'charset',
  signals: ['head-markup'],
  make({ page, head, response, text }) {
    if (!page || !head || page.xml) return null;
    const isUtf8 = /^utf-?8$/i.test(page.charset);
    const isAscii = text?.blocks.every((block) => /^[\0-\x7f]*$/.test(block.text)) ?? false;
    const declared = removedByFix(['charset'], head);
    if (!(isUtf8 || isAscii) || (declared.length < 2 && response?.charsetEarly !== 'none')) return null;
    const add: HeadElement[] = [{ tag: 'meta', attributes: { charset: 'utf-8' } }];
    return pageFix(charset, {
      place: 'head-start',
      language: 'html',
      text: headMarkupToPaste(add, false),
      replaces: declared,
      change: { kind: 'head', remove: ['charset'], add },
    });
  },
};
