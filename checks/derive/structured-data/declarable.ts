import type { PageType } from '../../core/facts/about.ts';
import { localBusinessTypes } from '../../lists/agent-types.ts';
import { richResults } from '../../lists/rich-results.ts';

/** What a page of one type can declare about itself in structured data. */
export interface Declarable {
  /** The first schema.org type to declare. */
  type: string;
  /** Types that count as that declaration. */
  types: ReadonlySet<string>;
  /** What Google can show for it; empty if nothing. */
  features: readonly string[];
}

const of = (type: string, ids: readonly string[], more: readonly string[] = []): Declarable => {
  const results = richResults.filter(({ id, retired, limited }) => ids.includes(id) && retired === null && limited === null);
  return { type, types: new Set([type, ...more, ...results.flatMap(({ types }) => types)]), features: results.map(({ name }) => name) };
};
/** By page type; ours, from the features of lists/rich-results.ts. Documentation and questions with answers no longer have a feature. */
export const declarables: { readonly [T in PageType]?: Declarable } = {
  product: of(
    'Product',
    ['product-snippet', 'merchant-listing'],
    ['ProductGroup', 'Vehicle', 'SoftwareApplication', 'WebApplication', 'MobileApplication', 'Book', 'Course'],
  ),
  article: of('Article', ['article'], ['Recipe', 'Review', 'Event']),
  forum: of('DiscussionForumPosting', ['discussion-forum', 'qapage']),
  local: of('LocalBusiness', ['local-business'], ['Place', 'CivicStructure', 'TouristAttraction']),
  service: of(
    'Service',
    [],
    [
      'ProfessionalService',
      'FinancialProduct',
      'SoftwareApplication',
      'WebApplication',
      'Product',
      'Course',
      'Offer',
      ...localBusinessTypes,
    ],
  ),
};
