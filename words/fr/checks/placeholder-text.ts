import type { LeftoverPlace } from '../../../checks/derive/text/leftovers.ts';
import type { placeholderText as en } from '../../en/checks/placeholder-text.ts';
import { agree, amount, and } from './grammar.ts';
import { leftoverPlaces } from './kinds.ts';
import { misreadCause, misreadExample } from './misread.ts';

type Place = { place: LeftoverPlace; name: string };
const placeText = ({ place, name }: Place) => leftoverPlaces[place]({ name });
const where = (all: readonly Place[]) => and(all.map(placeText));
const fill = 'Remplacer la variable, ou corriger le modèle.';

export const placeholderText: typeof en = {
  title: 'Pas de textes provisoires oubliés',
  problem: 'Textes provisoires oubliés',
  why: 'Les variables non remplacées, le faux texte et les URL de préproduction apparaissent aux lecteurs, dans les résultats de recherche et dans les aperçus de lien.',
  heuristic: 'Les motifs, notre heuristique, sont conçus pour ne donner presque aucune fausse alerte ; les exemples de code sont exclus',
  words: { found: 'Trouvé', where: 'Emplacement', place: placeText },
  says: {
    none: () => ({ message: 'Aucune variable de modèle, aucun faux texte ni URL de préproduction trouvés.', change: '' }),
    unfilled: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'reste de modèle', other: 'restes de modèle' })} (emplacement : ${where(places)}) : « ${example} ».`,
      change: 'Remplacer la variable par du texte, ou corriger le modèle.',
    }),
    perhapsUnfilled: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'texte ressemble à un texte provisoire', other: 'textes ressemblent à des textes provisoires' })} (emplacement : ${where(places)}) : « ${example} ».`,
      change: 'Remplacer la variable, ou ignorer ce constat si la page parle de variables de modèle.',
    }),
    hosts: ({ count, places, host }) => ({
      message: `${amount(count, { one: 'URL', other: 'URL' })} (emplacement : ${where(places)}) ${agree(count, 'pointe', 'pointent')} vers un hôte que les lecteurs ne peuvent pas atteindre : ${host}.`,
      change: 'Utiliser l’URL publique.',
    }),
    previewHost: ({ places, host }) => ({
      message: `Cette page pointe vers un hôte de prévisualisation (emplacement : ${where(places)}) : ${host}.`,
      change: 'Utiliser l’URL du domaine public.',
    }),
    dummy: ({ example }) => ({
      message: `La page contient du faux texte : « ${example} ».`,
      change: 'Le remplacer par le vrai texte, ou le supprimer.',
    }),
    misread: ({ count, ...misread }) => ({
      message: `${amount(count, { one: 'texte', other: 'textes' })} ${agree(count, 'affiche', 'affichent')} des caractères erronés, par exemple ${misreadExample(misread)} : ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    unfilledInBody: ({ count, places, example }) => ({
      message: `${amount(count, { one: 'variable non remplacée', other: 'variables non remplacées' })} dans le body (${where(places)}) : « ${example} ».`,
      change: fill,
    }),
    hostsInBody: ({ count, places, host }) => ({
      message: `${amount(count, { one: 'URL', other: 'URL' })} dans le body (${where(places)}) ${agree(count, 'pointe', 'pointent')} vers un hôte que les lecteurs ne peuvent pas atteindre : ${host}.`,
      change: 'Faire pointer le lien vers l’URL publique.',
    }),
  },
};
