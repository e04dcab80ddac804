import { propertyWords } from '../../../checks/core/helpers/property-words.ts';

/** What structured data calls otherwise than people do. */
export const { inPlainWords, withPlainWords } = propertyWords({
  'offers.price': 'the price',
  'offers.lowPrice': 'the lowest price',
  'offers.availability': 'the availability',
  'aggregateRating.ratingValue': 'the rating',
  'aggregateRating.ratingCount': 'the number of ratings',
  'aggregateRating.reviewCount': 'the number of reviews',
  'mainEntity.name': 'the question',
  title: 'the job title',
});
