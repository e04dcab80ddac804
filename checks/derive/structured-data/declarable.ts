import type { PageType } from '../../core/facts.ts';
import { localBusinessTypes } from '../../lists/agent-types.ts';
import { richResults } from '../../lists/rich-results.ts';

/** What a page of one type could say of itself in structured data. */
export interface Declarable {
  /** The type of schema.org to begin with. */
  type: string;
  /** With one of these it has said it. */
  types: ReadonlySet<string>;
  /** What Google can show then; empty if it shows nothing. */
  features: readonly string[];
}

const of = (type: string, ids: readonly string[], more: readonly string[] = []): Declarable => {
  const results = richResults.filter(({ id, retired, limited }) => ids.includes(id) && retired === null && limited === null);
  return { type, types: new Set([type, ...more, ...results.flatMap(({ types }) => types)]), features: results.map(({ name }) => name) };
};
/** By type of page; ours, from the features of lists/rich-results.ts. Documentation and questions with answers have no feature any more. */
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
