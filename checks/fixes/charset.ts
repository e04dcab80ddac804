import { pageFix, type FixKind } from './fix.ts';
import { writeHeadMarkup, elementsRemoved, type HeadElement } from './head-markup.ts';

/**
 * The declaration that HTML requires. Only for a page that is read as UTF-8, or whose text another encoding would not change:
 * otherwise the file itself would have to be converted.
 */
export const charset: FixKind = {
  id: 'charset',
  signals: ['head-markup'],
  make({ page, head, response, text, images }) {
    if (!page || !head || page.xml) return null;
    const isUtf8 = /^utf-?8$/i.test(page.charset);
    const words = [
      ...(text?.blocks ?? []).map((block) => block.text),
      ...head.titles.map((one) => one.text),
      ...head.metas.map(({ content }) => content),
      ...(images?.items ?? []).map(({ alt }) => alt ?? ''),
    ];
    const isAscii = text !== undefined && !text.truncated && words.every((one) => /^[\0-\x7f]*$/.test(one));
    const declared = elementsRemoved(['charset'], head);
    if (!(isUtf8 || isAscii) || (declared.length < 2 && response?.charsetEarly !== 'none')) return null;
    const add: HeadElement[] = [{ tag: 'meta', attributes: { charset: 'utf-8' } }];
    return pageFix(charset, {
      place: 'head-start',
      language: 'html',
      text: writeHeadMarkup(add, false),
      replaces: declared,
      change: { kind: 'head', remove: ['charset'], add },
    });
  },
};
