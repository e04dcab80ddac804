import type { words as en } from '../../en/tools/markup-vs-page.ts';
import { french } from '../french.ts';

const { agree, amount, number } = french;
const visible = ({ found, all }: { found: number; all: number }) =>
  `${amount(found, { one: 'valeur balisée', other: 'valeurs balisées' })} sur ${number(all)} ${agree(found, { one: 'est visible', other: 'sont visibles' })} sur la page`;

export const words: typeof en = {
  none: 'Les données structurées n’ont pas de valeurs à comparer : ni noms, prix, notes, auteurs, dates, questions, ni fil d’Ariane.',
  visible: (counts) => `${visible(counts)}.`,
  different: ({ different, ...counts }) =>
    `${visible(counts)} ; ${amount(different, { one: 'diffère', other: 'diffèrent' })} de ce que voient les lecteurs.`,
  mark: 'Surligner les valeurs sur la page',
  rows: 'valeurs balisées',
  property: 'Propriété',
  marked: 'Dans les données structurées',
  shown: 'Sur la page',
  compared: 'Comparaison',
  nothing: 'rien',
  states: { same: 'identique', contained: 'contenue', similar: 'semblable', different: 'différente', missing: 'non visible' },
};
