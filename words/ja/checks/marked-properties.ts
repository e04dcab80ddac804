import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';

const plain: Record<string, string> = {
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
};

export function inPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${name}（${property}）` : property;
}

export function withPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${property}（${name}）` : property;
}
