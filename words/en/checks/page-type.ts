import type { PageType, PageTypeReason } from '../../../checks/core/facts.ts';
import type { EvidenceId } from '../../../checks/derive/page-type/evidence.ts';
import { pageEvidence } from './page-evidence.ts';

/** A page of each type, as the subject of a sentence. */
export const pageOf: Record<PageType, string> = {
  article: 'an article',
  product: 'a product page',
  service: 'a service page',
  docs: 'documentation',
  faq: 'a page of questions and answers',
  forum: 'a forum thread',
  listing: 'a listing',
  home: 'a home page',
  about: 'a page about who runs the site',
  local: 'a page of a local business or place',
  media: 'a video or audio page',
  tool: 'a tool',
  utility: 'a page for signing in, carts, checkout or search',
  other: 'a page of no recognized type',
};

const purposes = { login: 'signing in', cart: 'a cart', checkout: 'checkout', account: 'an account', search: 'search' };

/** Why a page is of its type. */
export const pageTypeReasons: { [C in PageTypeReason['code']]: (args: Extract<PageTypeReason, { code: C }>['args']) => string } = {
  evidence: ({ ids }) =>
    `Decided by: ${[ids]
      .flat()
      .map((id) => (Object.hasOwn(pageEvidence, id) ? pageEvidence[id as EvidenceId] : id))
      .join('; ')}.`,
  password: () => 'Its main content asks for a password.',
  search: ({ parameter }) => `Its URL has a search in it (${parameter}).`,
  namedPath: ({ segment, purpose }) => `Its path has “${segment}”, a usual name for ${purposes[purpose]}, and it has little text.`,
  start: () => 'Its path is the start of the site.',
  logo: () => 'The logo of the site leads to it.',
  empty: () => 'There is nothing to read on it.',
  none: () => 'Nothing on it points clearly to one type.',
  chosen: () => 'Chosen by you.',
};
