import type { words as en } from '../../en/tools/head-tags.ts';
import { french } from '../french.ts';

const { amount, number } = french;
const bodies = (count: number) =>
  `${amount(count, { one: 'élément qui le suit s’est retrouvé', other: 'éléments qui le suivent se sont retrouvés' })} dans le body.`;

export const words: typeof en = {
  groups: {
    Document: 'Document',
    Search: 'Recherche',
    Sharing: 'Partage',
    'Icons and app': 'Icônes et appli',
    'Alternates and feeds': 'Versions et flux',
    'Resource hints': 'Indications de ressources',
    Styles: 'Styles',
    Scripts: 'Scripts',
    Other: 'Autres',
  },
  all: ({ count }) => `Tous ${number(count)}`,
  group: ({ name, count }) => `${name} ${number(count)}`,
  changed: ({ count }) => `Modifiés ${number(count)}`,
  left: ({ element, count }) => `\`${element}\` a fermé le head trop tôt : ${bodies(count)}`,
  leftAtLine: ({ element, line, count }) => `\`${element}\` à la ligne ${number(line)} a fermé le head trop tôt : ${bodies(count)}`,
  ended: ({ element, line }) =>
    `Dans le HTML source, \`${element}\` à la ligne ${number(line)} ferme le head avant les métadonnées qui suivent.`,
  elements: 'Éléments',
  listed: ({ total, listed, repeated }) =>
    [
      number(total),
      total > listed && `les ${number(listed)} premiers sont listés`,
      repeated > 0 && amount(repeated, { one: 'en répète un autre', other: 'en répètent d’autres' }),
    ]
      .filter(Boolean)
      .join(', '),
  inBody: 'Dans le body',
  none: 'aucun',
  base: 'URL de base',
  noBase: 'pas d’élément `base`',
  empty: '(vide)',
  order: 'Dans l’ordre du document',
  choose: 'Groupe d’éléments',
  rows: 'éléments du head',
  emptyHead: 'Le head est vide : ni title, ni meta, ni link, ni script, ni style.',
  noneOfKind: 'Aucun élément de ce type.',
  element: 'Élément',
  times: ({ count }) => `${number(count)} fois`,
  rendered: 'HTML rendu',
  source: 'HTML source',
  absent: 'absent',
  same: 'identique',
  unread: 'non lu',
  change: 'Changement',
  changes: {
    same: 'identique',
    changed: 'modifié par un script',
    added: 'ajouté par un script',
    removed: 'seulement dans le HTML source',
    unknown: 'HTML source non lu',
  },
  strip: ({ count }) => `${amount(count, { one: 'élément différent', other: 'éléments différents' })} dans l’ordre, par groupe :`,
  ofGroup: ({ name, count }) => `${name} (${number(count)})`,
  struck: 'barré : dans le body',
};
