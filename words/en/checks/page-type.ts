import type { PageType } from '../../../checks/core/facts/about.ts';

/** A page of each type, as the subject of a sentence. */
export const pageOf: Record<PageType, string> = {
  article: 'an article',
  product: 'a product page',
  service: 'a service page',
  docs: 'documentation',
  faq: 'a Q&A page',
  forum: 'a forum thread',
  listing: 'a listing',
  home: 'a home page',
  about: 'an about page',
  local: 'a local business page',
  media: 'a video or audio page',
  tool: 'a tool',
  utility: 'a login, cart, checkout or search page',
  other: 'a page of unknown type',
};
