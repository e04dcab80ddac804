import type { words as en } from '../../en/tools/serp-preview.ts';
import { french } from '../french.ts';

const { amount, number, date } = french;
const pixelsOf = (count: number) => amount(count, { one: 'pixel', other: 'pixels' });
interface Gauge {
  pixels: number;
  limit: number;
}
const of = ({ pixels, limit }: Gauge) => `${number(pixels)} px sur environ ${number(limit)}`;

export const words: typeof en = {
  device: 'Appareil',
  desktop: 'Ordinateur',
  mobile: 'Mobile',
  whatIf: 'Aperçu de vos modifications, pas de la page',
  noTitle:
    'La page n’a pas de title. Les moteurs de recherche en créent un à partir des titres (h1–h6), des liens et de l’URL ; l’hôte est affiché ici à la place.',
  exampleSnippet:
    'Pas de description. Les moteurs de recherche choisissent dans la page un texte qui correspond à la requête ; le premier paragraphe est affiché ici comme exemple.',
  noSnippet: 'Pas de description, et pas de paragraphe à afficher à la place.',
  noText: 'Aucun texte à afficher.',
  thisPage: 'Cette page',
  resultOn: { desktop: 'Résultat de recherche sur ordinateur', mobile: 'Résultat de recherche sur mobile' },
  date: ({ iso }) => date(iso),
  ruler: ({ pixels, limit }) =>
    `Le title fait ${pixelsOf(pixels)} de large ; les résultats tronquent généralement les titles vers ${number(limit)}.`,
  snippetRuler: ({ pixels, limit }) =>
    `Sur une ligne, ce texte fait ${pixelsOf(pixels)} de large ; les résultats tronquent généralement les textes vers ${number(limit)}.`,
  cut: ({ limit }) => `coupe ${number(limit)}`,
  draft: {
    title: 'Modifier et prévisualiser',
    note: 'Seul cet aperçu change, pas la page. Les largeurs de troncature sont des valeurs usuelles mesurées ; aucun moteur de recherche ne les documente.',
    pageTitle: 'Title',
    description: 'Description',
    fits: { desktop: (gauge) => `Ordinateur : ${of(gauge)}`, mobile: (gauge) => `Mobile : ${of(gauge)}` },
    over: { desktop: (gauge) => `Ordinateur : ${of(gauge)}, tronqué`, mobile: (gauge) => `Mobile : ${of(gauge)}, tronqué` },
    characters: ({ count }) => amount(count, { one: 'caractère', other: 'caractères' }),
    back: 'Réinitialiser',
  },
  sources: {
    title: 'Sources du lien de titre',
    note: 'Google peut utiliser n’importe laquelle pour le titre d’un résultat. Plus elles concordent, moins Google risque de réécrire votre title.',
    rows: 'sources du lien de titre',
    none: 'La page n’a ni title, ni titre principal visible, ni og:title, ni headline dans ses données structurées.',
    where: 'Emplacement',
    text: 'Texte',
    agreement: 'Concordance',
    pixels: 'Pixels',
    characters: 'Caractères',
    places: {
      title: () => '<title>',
      'main-heading': () => 'titre principal (h1)',
      heading: ({ name }) => `titre bien visible (${name})`,
      meta: ({ name }) => name,
      data: ({ name }) => name,
    },
    agrees: {
      title: 'c’est le title',
      same: 'identique au title',
      contains: 'contient le title',
      contained: 'partie du title',
      shares: 'quelques mots en commun',
      differs: 'aucun mot en commun',
      script: 'dans une autre écriture',
    },
  },
};
