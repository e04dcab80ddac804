import type { PageTypeReason } from '../../../checks/core/facts/about.ts';
import type { EvidenceId } from '../../../checks/derive/page-type/evidence.ts';
import { pageEvidence } from './page-evidence.ts';

const purposes = { login: 'login pages', cart: 'carts', checkout: 'checkouts', account: 'account pages', search: 'search pages' };

/** Why a page has its type. */
export const pageTypeReasons: { [C in PageTypeReason['code']]: (args: Extract<PageTypeReason, { code: C }>['args']) => string } = {
  evidence: ({ ids }) =>
    `Decided by: ${[ids]
      .flat()
      .map((id) => (Object.hasOwn(pageEvidence, id) ? pageEvidence[id as EvidenceId] : id))
      .join('; ')}.`,
  declared: ({ name }) => `It declares that it is a page of type ${name}.`,
  declaredOther: ({ name }) => `It declares that it is a page of type ${name}, which has no checks of its own.`,
  password: () => 'Its main content has a password field.',
  search: ({ parameter }) => `Its URL contains a search query (${parameter}).`,
  namedPath: ({ segment, purpose }) => `Its path contains “${segment}”, typical of ${purposes[purpose]}, and it has little text.`,
  start: () => 'It’s the site’s root URL.',
  logo: () => 'The site’s logo links to it.',
  empty: () => 'It has no readable text.',
  none: () => 'Nothing on it points clearly to one type.',
  chosen: () => 'Chosen by you.',
};
