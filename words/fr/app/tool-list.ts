import type { toolList as en } from '../../en/app/tool-list.ts';
import { french } from '../french.ts';

const { amount, and } = french;

export const toolList: typeof en = {
  find: 'Appuyer sur `/` pour chercher, flèches pour se déplacer',
  move: 'Flèches pour se déplacer',
  favorites: 'Favoris',
  favorite: ({ tool }) => `Favori : ${tool}`,
  found: 'Résultats de la recherche',
  none: 'Aucun résultat',
  advice: 'Aucun outil ni contrôle ne correspond. Essayer un seul mot, comme « canonical » ou « images ».',
  counted: ({ tools, checks }) =>
    and([amount(tools, { one: 'outil', other: 'outils' }), amount(checks, { one: 'contrôle', other: 'contrôles' })]),
};
