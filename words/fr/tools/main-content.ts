import type { words as en } from '../../en/tools/main-content.ts';
import { french } from '../french.ts';

const { amount, number, percent } = french;

export const words: typeof en = {
  mark: 'Assombrir tout le reste sur la page',
  copy: 'Copier le texte',
  save: 'Enregistrer le texte',
  share: ({ share }) => `contenu principal ${percent(share)}`,
  rest: ({ share }) => `navigation, pied de page et le reste ${percent(share)}`,
  found: 'Trouvé',
  methods: {
    main: 'dans l’élément <main>',
    article: 'dans un élément <article>',
    posts: 'comme messages d’une discussion',
    parts: 'comme toutes les sections sauf menus et pied de page',
    body: 'comme tout le body (rien ne ressortait)',
    none: 'introuvable',
  },
  densest: ({ confidence }) => `par densité du texte, fiabilité : ${percent(confidence)}`,
  words: 'Mots',
  characters: 'Caractères',
  noAim: ({ count }) => `${number(count)} (il n’y a pas de longueur idéale)`,
  readingTime: 'Temps de lecture',
  minutes: ({ count }) => `environ ${amount(count, { one: 'minute', other: 'minutes' })}`,
  blocks: 'Blocs',
  blocksOf: ({ main, all }) => `${amount(main, { one: 'bloc de texte', other: 'blocs de texte' })} sur ${number(all)}`,
  locked: {
    title: 'Contenu que les machines ne peuvent pas lire',
    note: 'Parties du contenu principal dans des images, des cadres ou des canvas.',
    rows: 'zones illisibles',
    none: 'Aucune.',
    what: 'Quoi',
    area: 'Part de la surface',
    element: 'Élément',
    kinds: { canvas: 'canvas', frame: 'cadre', embed: 'document intégré', image: 'image sans texte alternatif' },
    share: ({ share }) => percent(share),
  },
  text: {
    title: 'Le texte',
    none: 'Aucun contenu principal trouvé.',
    truncated: 'Le texte est plus long que ce qui est affiché ici.',
    label: 'Texte principal',
    first: ({ shown, total }) => `Les ${number(shown)} premiers blocs sur ${number(total)} sont affichés ; la copie les contient tous.`,
  },
  marks: {
    main: 'contenu principal',
    regions: {
      main: 'hors contenu principal',
      header: 'en-tête',
      nav: 'navigation',
      aside: 'encadré',
      footer: 'pied de page',
      comments: 'commentaires',
      dialog: 'boîte de dialogue',
      none: 'hors contenu principal',
    },
  },
};
