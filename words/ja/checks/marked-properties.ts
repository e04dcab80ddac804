import { propertyWords } from '../../../checks/core/helpers/property-words.ts';

export const { inPlainWords, withPlainWords } = propertyWords(
  {
    'offers.price': '価格',
    'offers.lowPrice': '最低価格',
    'offers.availability': '在庫状況',
    'aggregateRating.ratingValue': '評価',
    'aggregateRating.ratingCount': '評価の数',
    'aggregateRating.reviewCount': 'レビュー数',
    'mainEntity.name': '質問',
    author: '著者',
    headline: '見出し',
    name: '名前',
    address: '住所',
    title: '職種名',
  },
  '（',
  '）',
);
