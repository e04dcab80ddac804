import type { PageType } from '../../core/facts.ts';

/** A page of each type, as the subject of a sentence. */
export const pageOf: Record<PageType, string> = {
  utility: 'a page for signing in, carts, checkout or search', home: 'a home page', product: 'a product page', article: 'an article', docs: 'documentation', faq: 'a page of questions and answers',
  local: 'a page of a local organisation', media: 'a page around a video or a recording', listing: 'a list of links', tool: 'a tool', other: 'a page of no recognised type',
};
