import { propertyWords } from '../../../checks/core/helpers/property-words.ts';

export const { inPlainWords, withPlainWords } = propertyWords({
  'offers.price': 'السعر',
  'offers.lowPrice': 'أدنى سعر',
  'offers.availability': 'التوفر',
  'aggregateRating.ratingValue': 'التقييم',
  'aggregateRating.ratingCount': 'عدد التقييمات',
  'aggregateRating.reviewCount': 'عدد المراجعات',
  'mainEntity.name': 'السؤال',
  author: 'الكاتب',
  headline: 'العنوان',
  name: 'الاسم',
  address: 'العنوان البريدي',
  title: 'المسمى الوظيفي',
});
