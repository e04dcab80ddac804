import { propertyWords } from '../../../checks/core/helpers/property-words.ts';

export const { inPlainWords, withPlainWords } = propertyWords({
  'offers.price': 'el precio',
  'offers.lowPrice': 'el precio más bajo',
  'offers.availability': 'la disponibilidad',
  'aggregateRating.ratingValue': 'la valoración',
  'aggregateRating.ratingCount': 'el número de valoraciones',
  'aggregateRating.reviewCount': 'el número de reseñas',
  'mainEntity.name': 'la pregunta',
  author: 'el autor',
  headline: 'el titular',
  name: 'el nombre',
  address: 'la dirección',
  title: 'el nombre del puesto',
});
