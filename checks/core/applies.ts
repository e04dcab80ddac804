import type { PageType } from './facts/about.ts';
import type { SignalId } from './signal.ts';

/** `given`: only if the page has what the check is about, such as a date or a byline. */
export type Applies = 'yes' | 'given' | 'no';

/** Page types that a check is for; nothing is expected of all others. */
interface Row {
  yes: readonly PageType[];
  whenPresent?: readonly PageType[];
}

const types: Record<PageType, true> = {
  article: true,
  product: true,
  service: true,
  docs: true,
  faq: true,
  forum: true,
  listing: true,
  home: true,
  about: true,
  local: true,
  media: true,
  tool: true,
  utility: true,
  other: true,
};
/** All types, in the order in which interface, exports and documents list them. */
export const pageTypes = Object.keys(types) as PageType[];
const allBut = (...none: PageType[]): Row => ({ yes: pageTypes.filter((type) => !none.includes(type)) });
const only = (...yes: PageType[]): Row => ({ yes });

/** Types whose pages have a date. Products, services, places and lists have none unless the page shows one. */
const dated = only('article', 'docs', 'faq', 'forum', 'media');

/**
 * Which checks apply to which page types. A check that is not listed applies to every page. Checks for specific types do not apply to pages of no recognized
 * type.
 */
export const appliesTo: { readonly [I in SignalId]?: Row } = {
  'open-graph': allBut('utility'),
  'x-card': allBut('utility'),
  'publisher-identity': allBut('utility'),
  'render-parity': allBut('utility'),
  'main-heading': allBut('tool', 'utility'),
  // Apps, forms and players show little text; a blank page is a fault whatever its type.
  'main-content': { ...allBut('tool', 'utility', 'media'), whenPresent: ['tool', 'utility', 'media'] },
  'answer-lead': only('article', 'product', 'service', 'docs', 'faq'),
  'descriptive-headings': allBut('forum', 'listing', 'home', 'tool', 'utility', 'other'),
  'self-contained-passages': only('article', 'docs', 'faq'),
  'sourced-claims': only('article', 'docs', 'faq'),
  'decision-facts': only('product', 'service', 'local', 'tool'),
  'date-visible': { ...dated, whenPresent: ['other'] },
  'date-agreement': { ...dated, whenPresent: ['other'] },
  'author-identity': { ...only('article'), whenPresent: ['docs', 'forum'] },
};

/** Whether a check applies to pages of a type. */
export function applies(id: string, type: PageType): Applies {
  const row = Object.hasOwn(appliesTo, id) ? appliesTo[id as SignalId]! : null;
  if (row === null || row.yes.includes(type)) return 'yes';
  return row.whenPresent?.includes(type) ? 'given' : 'no';
}
