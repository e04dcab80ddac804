import { propertyWords } from '../../../checks/core/helpers/property-words.ts';

export const { inPlainWords, withPlainWords } = propertyWords({
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
});
