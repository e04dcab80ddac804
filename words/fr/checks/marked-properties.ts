import { propertyWords } from '../../../checks/core/helpers/property-words.ts';

export const { inPlainWords, withPlainWords } = propertyWords({
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
});
