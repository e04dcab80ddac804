import type { metaDescription as en } from '../../en/checks/meta-description.ts';
import { amount, number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const twoSentences = 'Écrire une ou deux phrases sur ce que propose cette page.';

export const metaDescription: typeof en = {
  title: 'La meta description est utilisable',
  problem: 'La meta description manque ou ne convient pas',
  why: 'La plupart des extraits viennent du texte de la page. La meta description est utilisée quand elle répond mieux à la requête, et dans les aperçus de lien.',
  heuristic: 'Les largeurs des résultats sont des valeurs usuelles mesurées par des outils tiers',
  words: {
    description: 'Description',
    desktopResult: 'Résultat sur ordinateur',
    mobileResult: 'Résultat sur mobile',
    bothSay: 'Même texte',
  },
  says: {
    fine: ({ pixels }) => ({ message: `La page a une seule description, large de ${number(pixels)} px.`, change: '' }),
    missing: () => ({
      message: 'Pas de meta description. Google choisira un texte de la page.',
      change: 'Écrire une meta description : une ou deux phrases sur ce que seule cette page propose.',
    }),
    empty: () => ({
      message: 'La description est vide. Google choisira un texte de la page.',
      change: 'Écrire une ou deux phrases sur ce que propose cette page, ou retirer la balise.',
    }),
    misread: (misread) => ({
      message: `La description affiche ${misreadExample(misread)} : ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `La page a ${amount(count, { one: 'description', other: 'descriptions' })}.`,
      change: 'Garder celle qui décrit cette page.',
    }),
    wide: ({ pixels, cut, desktopPixels }) => ({
      message: `Avec ${number(pixels)} px, la description risque d’être tronquée ; Google coupe en général vers ${number(desktopPixels)} px, ici : « ${cut} »`,
      change: '',
    }),
    ofSite: ({ text }) => ({
      message: `La description parle du site, pas de cette page : « ${text} »`,
      change: 'Dire ce que propose cette page, en une ou deux phrases qui ne conviennent à aucune autre page du site.',
    }),
    siteName: ({ name }) => ({ message: `La description n’est que le nom du site : « ${name} »`, change: twoSentences }),
    short: ({ text }) => ({ message: `La description est trop courte pour décrire la page : « ${text} »`, change: twoSentences }),
    mobile: ({ pixels, mobilePixels }) => ({
      message: `Avec ${number(pixels)} px, la description risque d’être tronquée sur mobile (vers ${number(mobilePixels)} px).`,
      change: '',
    }),
    likeTitle: ({ what }) => ({
      message: `La description ne fait que répéter ${what === 'title' ? 'le title' : 'og:title'}.`,
      change: 'Ajouter des informations que le title ne donne pas.',
    }),
    addsLittle: ({ text }) => ({
      message: `La description n’en dit guère plus que le title : « ${text} »`,
      change: 'Ajouter ce que le title ne dit pas : ce qu’il y a sur cette page, pour qui, et ce qu’elle a de particulier.',
    }),
    leftover: ({ found }) => ({
      message: `La description contient un reste de modèle : « ${found} ».`,
      change: 'Remplacer la variable, ou corriger le modèle.',
    }),
    noSnippet: () => ({ message: 'Cette page n’a pas d’extrait dans les résultats de recherche (noindex ou nosnippet).', change: '' }),
  },
};
