import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';

const plain: Record<string, string> = {
  'offers.price': 'der Preis',
  'offers.lowPrice': 'der niedrigste Preis',
  'offers.availability': 'die Verfügbarkeit',
  'aggregateRating.ratingValue': 'die Bewertung',
  'aggregateRating.ratingCount': 'die Anzahl der Bewertungen',
  'aggregateRating.reviewCount': 'die Anzahl der Rezensionen',
  'mainEntity.name': 'die Frage',
  author: 'der Autor',
  headline: 'die Überschrift',
  name: 'der Name',
  address: 'die Adresse',
  title: 'die Stellenbezeichnung',
};

export function inPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${name} (${property})` : property;
}

export function withPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${property} (${name})` : property;
}
