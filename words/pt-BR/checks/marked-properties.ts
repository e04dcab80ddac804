import { propertyWords } from '../../../checks/core/helpers/property-words.ts';

export const { inPlainWords, withPlainWords } = propertyWords({
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
});
