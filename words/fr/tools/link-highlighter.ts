import type { words as en } from '../../en/tools/link-highlighter.ts';
import { french } from '../french.ts';

const { amount, number } = french;

export const words: typeof en = {
  none: 'La page n’a pas de liens à surligner.',
  notLive: 'Les liens sont surlignés sur la page elle-même. Rouvrir la page et refaire l’audit.',
  mark: ({ count }) => `Surligner ${amount(count, { one: 'lien', other: 'liens' })} sur la page`,
  unmark: 'Retirer le surlignage',
  stay: 'Le surlignage reste jusqu’à ce que vous le retiriez, appuyiez sur Échap sur la page ou quittiez cet outil. L’épingler pour le garder après la fermeture.',
  choose: 'Types à surligner',
  count: ({ count }) => number(count),
  kinds: {
    uncrawlable: { name: 'Non explorable', help: 'pas d’URL explorable' },
    sponsored: { name: 'Sponsored', help: 'rel=sponsored, liens payants' },
    ugc: { name: 'UGC', help: 'rel=ugc, généré par les utilisateurs' },
    nofollow: { name: 'Nofollow', help: 'rel=nofollow' },
    'new-tab': { name: 'Nouvel onglet', help: 'target=_blank' },
    follow: { name: 'Follow', help: 'un lien simple' },
  },
  several:
    'Un lien de plusieurs types a la couleur et la forme du type qui vient en premier dans cette liste ; son étiquette les nomme tous.',
  table: {
    title: 'Liens de ces types',
    rows: 'liens',
    none: 'Aucun type sélectionné, ou aucun lien des types sélectionnés.',
    text: 'Texte',
    kinds: 'Types',
    target: 'Cible',
    noText: 'sans texte',
    noTarget: 'aucune',
  },
};
