import type { words as en } from '../../en/tools/heading-outline.ts';
import { french } from '../french.ts';

const { amount, number } = french;

export const words: typeof en = {
  none: 'La page n’a pas de titres. Lecteurs et machines s’en servent pour s’orienter dans un long texte.',
  copy: 'Copier en Markdown',
  mark: 'Montrer les niveaux de titre sur la page',
  headings: 'Titres',
  levels: ({ total, levels }) =>
    `${amount(total, { one: 'titre', other: 'titres' })} : ${levels.map(({ level, count }) => `${number(count)} × h${level}`).join(', ')}`,
  toCheck: 'À vérifier',
  skips: ({ count }) => amount(count, { one: 'niveau sauté', other: 'niveaux sautés' }),
  empties: ({ count }) => amount(count, { one: 'vide', other: 'vides' }),
  hiddens: ({ count }) => amount(count, { one: 'masqué', other: 'masqués' }),
  nothing: 'aucun niveau sauté, aucun titre vide ni masqué',
  empty: '(vide)',
  emptyLevel: ({ level }) => `h${level} vide`,
  skipsOne: ({ level }) => `h${level} manque`,
  skipsSome: ({ from, to }) => `h${from} à h${to} manquent`,
  noText: 'sans texte',
  hidden: 'masqué',
  undisplayed: 'non affiché',
  byRole: 'par rôle',
  mainContent: 'contenu principal',
  regions: {
    main: 'contenu principal',
    header: 'en-tête',
    nav: 'navigation',
    aside: 'encadré',
    footer: 'pied de page',
    comments: 'commentaires',
    dialog: 'boîte de dialogue',
    none: 'ailleurs',
  },
  inRegion: ({ region }) => `zone : ${region}`,
  drawn: ({ count }) => `Les ${number(count)} premiers sont affichés ; le tableau les contient tous.`,
  table: {
    summary: 'En tableau, à filtrer et à enregistrer',
    rows: 'titres',
    none: 'La page n’a pas de titres.',
    heading: 'Titre',
    level: 'Niveau',
    place: 'Position',
    notes: 'Remarques',
    skips: ({ count }) => `saute ${amount(count, { one: 'niveau', other: 'niveaux' })}`,
    empty: 'vide',
  },
  marks: { plain: ({ level }) => `h${level}`, empty: ({ level }) => `h${level}, vide`, skips: ({ level }) => `h${level}, saute un niveau` },
};
