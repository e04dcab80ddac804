import { deriveTrail } from '../derive/links/trail.ts';
import { urlToPaste, plainLineToPaste } from './escape.ts';
import type { FixKind } from './fix.ts';
import { newBlockToPaste, itemToFix } from './json-ld-fix.ts';
import { headlineToPaste, isPastableText, preferredUrlToPaste } from './page-words.ts';

/** BreadcrumbList from the visible breadcrumb; the page itself is its end. */
export const breadcrumb: FixKind = {
  id: 'breadcrumb',
  signals: ['schema-properties', 'schema-visible', 'jsonld-syntax'],
  adds: true,
  make(fixFacts) {
    const trail = deriveTrail(fixFacts.links?.items ?? [], fixFacts.page?.url ?? '');
    const name = headlineToPaste(fixFacts);
    const url = preferredUrlToPaste(fixFacts);
    if (
      trail.length === 0 ||
      name === '' ||
      url === null ||
      !trail.every((one) => isPastableText(fixFacts, plainLineToPaste(one.text))) ||
      itemToFix(fixFacts, (type) => type === 'BreadcrumbList') !== null
    )
      return null;
    const steps = [...trail.map((one) => ({ name: plainLineToPaste(one.text), item: urlToPaste(one.url!) ?? '' })), { name, item: url }];
    return newBlockToPaste(breadcrumb, fixFacts, {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    });
  },
};
