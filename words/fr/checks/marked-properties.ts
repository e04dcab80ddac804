import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';

const plain: Record<string, string> = {
  'offers.price': 'le prix',
  'offers.lowPrice': 'le prix le plus bas',
  'offers.availability': 'la disponibilité',
  'aggregateRating.ratingValue': 'la note',
  'aggregateRating.ratingCount': 'le nombre de notes',
  'aggregateRating.reviewCount': 'le nombre d’avis',
  'mainEntity.name': 'la question',
  author: 'l’auteur',
  headline: 'le titre',
  name: 'le nom',
  address: 'l’adresse',
  title: 'l’intitulé du poste',
};

export function inPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${name} (${property})` : property;
}

export function withPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${property} (${name})` : property;
}
