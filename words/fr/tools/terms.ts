import type { words as en } from '../../en/tools/terms.ts';
import { french } from '../french.ts';

const { amount, language, number, percent } = french;
const wordsOf = (count: number) => amount(count, { one: 'mot', other: 'mots' });

export const words: typeof en = {
  keywords: {
    title: 'Vos mots-clés',
    note: 'Où la page les mentionne. Pour information, jamais noté : aucun endroit n’est obligatoire, et le nombre de répétitions n’a pas d’importance. Enregistrés pour ce site, sur cet appareil seulement.',
    label: 'Mots-clés, séparés par des virgules',
    rows: 'mots-clés',
    none: 'Aucun mot-clé.',
    keyword: 'Mot-clé',
    places: {
      title: 'Title',
      description: 'Description',
      h1: 'h1',
      lead: 'Introduction',
      headings: 'Intertitres',
      url: 'URL',
      text: 'Texte principal',
    },
    matches: { exact: 'oui', forms: 'autre forme', part: 'en partie', none: 'non', unknown: 'non lu' },
  },
  readability: {
    title: 'Lisibilité',
    lix: ({ lix, code }) => `LIX ${number(lix)}, ${language(code)}`,
    noFormula: ({ code }) => `Aucune formule de lisibilité pour cette langue : ${language(code)}.`,
    parts: ({ words: count, sentenceWords, longWords }) =>
      `${wordsOf(count)} de texte suivi : ${number(Math.round(sentenceWords))} par phrase en moyenne, ${percent(longWords / 100)} avec plus de six lettres.`,
    formula: ({ newspapers, code }) =>
      `Le LIX est la somme des deux nombres. Pour les journaux en ${language(code)}, il est en moyenne de ${number(newspapers)} (Björnsson, 1983). Pour information, jamais noté.`,
  },
  note: 'Mots et expressions répétés dans le texte principal, et où ils figurent ailleurs. Pour information seulement : aucun moteur de recherche n’a de densité de mots-clés idéale, et répéter une expression n’aide pas.',
  length: 'Longueur de l’expression',
  all: 'Toutes',
  words: ({ count }) => wordsOf(count),
  rows: 'expressions',
  none: 'Aucun mot ni expression répétés dans le texte principal.',
  noneOfLength: 'Aucune expression de cette longueur n’est répétée.',
  unspaced:
    'Dans les écritures sans espaces, le dictionnaire de votre navigateur trouve les mots. Les codes de devise ne comptent pas comme mots.',
  mostFrequent: 'Expressions les plus fréquentes',
  times: ({ count }) => `${number(count)} fois`,
  phrase: 'Expression',
  mainText: 'Texte principal',
  alsoIn: 'Aussi dans',
  nowhere: 'nulle part ailleurs',
  places: {
    title: 'title',
    description: 'description',
    h1: 'h1',
    headings: 'intertitres',
    'alt texts': 'textes alternatifs',
    'link texts': 'textes de lien',
  },
};
