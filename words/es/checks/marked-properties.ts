import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';

const plain: Record<string, string> = {
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
};

export function inPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${name} (${property})` : property;
}

export function withPlainWords(property: string): string {
  const name = lookUpEntry<string>(plain, property);
  return name ? `${property} (${name})` : property;
}
