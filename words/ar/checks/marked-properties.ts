import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';

const plain: Record<string, string> = {
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
};

export function inPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${name} (${property})` : property;
}

export function withPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${property} (${name})` : property;
}
