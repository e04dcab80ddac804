import type { words as en } from '../../en/tools/page-diff.ts';
import { french } from '../french.ts';

const { amount, number, time } = french;

export const words: typeof en = {
  snapshots: {
    title: 'Instantanés',
    note: 'Sur cet appareil seulement. Chaque audit d’une page en laisse un instantané (paramètres) ; ceux que vous enregistrez restent jusqu’à ce que vous les supprimiez. Les onglets audités dans cette session peuvent être comparés sans enregistrer.',
    save: 'Enregistrer un instantané de cette page',
    reading: 'Lecture des instantanés…',
    none: 'Aucun instantané pour l’instant. Refaire l’audit de la page plus tard, ou en enregistrer un maintenant, modifier la page et revenir, ou auditer un autre onglet et comparer les deux.',
    compare: 'Comparer',
    from: { tab: 'Onglet ouvert :', automatic: 'Audit antérieur :' },
    delete: 'Supprimer',
    deleteOf: ({ at }) => `Supprimer l’instantané : ${at}`,
    at: ({ at, timeZone }) => time(at, timeZone),
    unknownDay: 'date inconnue',
  },
  sides: {
    title: 'Côte à côte',
    note: 'Seulement ce qui diffère : les scores, la page en un coup d’œil et les contrôles au statut différent.',
    rows: 'différences',
    none: 'Rien ne diffère.',
    nothing: 'rien',
    unrecorded: 'pas relevé à l’époque',
    what: 'Quoi',
    here: 'Cette page',
    there: 'Autre page',
    before: 'Avant',
    now: 'Maintenant',
    self: 'cette page',
    length: ({ count, in: unit }) =>
      unit === 'words'
        ? amount(count, { one: 'mot', other: 'mots' })
        : `environ ${amount(count, { one: 'caractère', other: 'caractères' })}`,
    links: ({ internal, external }) =>
      `${amount(internal, { one: 'interne', other: 'internes' })}, ${amount(external, { one: 'externe', other: 'externes' })}`,
    images: ({ total, withoutAlt }) => `${amount(total, { one: 'image', other: 'images' })}, ${number(withoutAlt)} sans texte alternatif`,
    parts: {
      score: 'Score d’audit',
      geo: 'Score GEO',
      crawler: 'Contenu principal qui parvient à ChatGPT',
      status: 'Statut HTTP',
      title: 'Title',
      description: 'Description',
      h1: 'h1',
      canonical: 'Canonical',
      robots: 'Directives robots (Google)',
      length: 'Texte principal',
      headings: 'Intertitres',
      links: 'Liens',
      images: 'Images',
      types: 'Types de données structurées',
      published: 'Publié',
      modified: 'Modifié',
    },
  },
  changes: {
    title: 'Chaque différence',
    note: ({ at }) => `Rouge (−) : seulement dans l’autre audit (${at}). Vert (+) : seulement sur cette page.`,
    none: 'Aucune différence : métadonnées, titres (h1–h6), liens, données structurées et texte principal sont identiques.',
    onlyThere: 'seulement dans l’autre',
    onlyHere: 'seulement sur cette page',
    first: ({ count }) => `Seuls les ${number(count)} premiers de chaque sorte sont listés.`,
    parts: {
      metas: 'Métadonnées',
      linkElements: 'Éléments link',
      headings: 'Intertitres',
      links: 'Liens',
      data: 'Données structurées',
      text: 'Texte principal',
    },
  },
};
