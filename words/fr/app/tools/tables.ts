import type { tables as en } from '../../../en/app/tools/tables.ts';
import { french } from '../../french.ts';

const { amount, number } = french;
const rowsOf = (count: number) => amount(count, { one: 'ligne', other: 'lignes' });

export const tables: typeof en = {
  filter: ({ name }) => `Filtrer : ${name}`,
  copyTable: ({ name }) => `Copier : ${name}`,
  saveCsv: ({ name }) => `Enregistrer en CSV : ${name}`,
  saveJson: ({ name }) => `Enregistrer en JSON : ${name}`,
  table: ({ name }) => `Tableau : ${name}`,
  all: ({ total }) => rowsOf(total),
  some: ({ chosen, total }) => `${rowsOf(chosen)} sur ${number(total)}`,
  capped: ({ held, total }) => `les ${number(held)} premières lignes sur ${number(total)}`,
  someOfCapped: ({ chosen, held, total }) => `${number(chosen)} des ${number(held)} premières lignes sur ${number(total)}`,
  sortBy: 'Trier par',
  group: ({ name }) => `Grouper : ${name}`,
  ungrouped: 'Sans groupes',
  groupBy: ({ column }) => `Par : ${column}`,
  groups: ({ count }) => amount(count, { one: 'groupe', other: 'groupes' }),
  inGroup: ({ count }) => rowsOf(count),
  noValue: 'Sans valeur',
  findInPage: 'La recherche du navigateur ne trouve que les lignes visibles ; le filtre cherche dans toutes.',
  keys: 'Dans une ligne, flèches haut et bas pour passer d’une ligne à l’autre, Page précédente et Page suivante pour aller plus loin, Début et Fin pour la première et la dernière ligne.',
  printed: ({ shown, total }) => `Les ${number(shown)} premières lignes sur ${number(total)}. CSV et JSON les contiennent toutes.`,
  noneContains: ({ filter }) => `Aucune ligne ne contient « ${filter} ».`,
  shown: ({ shown, total }) => `${number(shown)} sur ${number(total)} affichées`,
  more: ({ count }) => `En afficher ${number(count)} de plus`,
};
