import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';

const plain: Record<string, string> = {
  'offers.price': 'o preço',
  'offers.lowPrice': 'o menor preço',
  'offers.availability': 'a disponibilidade',
  'aggregateRating.ratingValue': 'a avaliação',
  'aggregateRating.ratingCount': 'o número de notas',
  'aggregateRating.reviewCount': 'o número de avaliações',
  'mainEntity.name': 'a pergunta',
  author: 'o autor',
  headline: 'o título',
  name: 'o nome',
  address: 'o endereço',
  title: 'o cargo',
};

export function inPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${name} (${property})` : property;
}

export function withPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${property} (${name})` : property;
}
