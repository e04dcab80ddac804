import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';

/** What structured data calls otherwise than people do, by the path from the item. */
const plain: Record<string, string> = {
  'offers.price': 'the price',
  'offers.lowPrice': 'the lowest price',
  'offers.availability': 'the availability',
  'aggregateRating.ratingValue': 'the rating',
  'aggregateRating.ratingCount': 'the number of ratings',
  'aggregateRating.reviewCount': 'the number of reviews',
  'mainEntity.name': 'the question',
  title: 'the job title',
};

/** For readers who know no schema.org: “the price (offers.price)”. */
export function inPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${name} (${property})` : property;
}

/** For a place that already has its own article: “offers.price (the price)”. */
export function withPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${property} (${name})` : property;
}
