import { findBreadcrumbLinks } from '../derive/links/trail.ts';
import { urlToPaste, plainLineToPaste } from './escape.ts';
import type { FixKind } from './fix.ts';
import { addBlock, findItemToFix } from './json-ld-fix.ts';
import { headlineToPaste, isPastable, preferredUrlToPaste } from './page-words.ts';

/** BreadcrumbList from the visible breadcrumb; the page itself is its end. */
export const breadcrumb: FixKind = {
  id: 'breadcrumb',
  signals: ['schema-properties', 'schema-visible', 'jsonld-syntax'],
  adds: true,
  make(fixFacts) {
    const trail = findBreadcrumbLinks(fixFacts.links?.items ?? [], fixFacts.page?.url ?? '');
    const name = headlineToPaste(fixFacts);
    const url = preferredUrlToPaste(fixFacts);
    if (
      trail.length === 0 ||
      name === '' ||
      url === null ||
      !trail.every((one) => isPastable(fixFacts, plainLineToPaste(one.text))) ||
      findItemToFix(fixFacts, (type) => type === 'BreadcrumbList') !== null
    )
      return null;
    const steps = [...trail.map((one) => ({ name: plainLineToPaste(one.text), item: urlToPaste(one.url!) ?? '' })), { name, item: url }];
    return addBlock(breadcrumb, fixFacts, {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    });
  },
};
