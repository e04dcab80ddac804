import type { Behind } from '../../../checks/derive/provenance/publisher/site-name.ts';
import type { title as en } from '../../en/checks/title.ts';
import { amount, number, percent } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const quoted = (text: string) => (text.length > 120 ? `« ${text.slice(0, 119)}… »` : `« ${text} »`);
const ends: Record<Behind, string> = { nothing: 'sa fin', name: 'le nom du site', more: 'la partie après le titre' };
const fits: Record<Behind, string> = { nothing: '', name: ' sans le nom du site', more: ' sans la partie après le titre' };
const wholeOr: Record<Behind, string> = {
  nothing: 'Le title',
  name: 'Sans le nom du site, le title',
  more: 'Sans la partie après le titre, le title',
};

export const title: typeof en = {
  title: 'La balise title est précise et tient en entier',
  problem: 'La balise title manque, est générique ou trop longue',
  why: 'La balise title est la source principale du lien de titre dans les résultats de recherche, du nom des onglets et du titre des aperçus de lien. Les moteurs de recherche réécrivent souvent les titles vagues, surchargés ou à moitié vides.',
  heuristic:
    'La largeur des résultats est une valeur usuelle mesurée par des outils tiers ; les nombres et proportions indiqués ici sont notre heuristique',
  words: { desktopResult: 'Résultat sur ordinateur', wholeText: 'Texte entier' },
  says: {
    fine: ({ pixels, without = 'nothing' }) => ({
      message: `Le title est précis et tient${fits[without]} dans un résultat sur ordinateur (${number(pixels)} px).`,
      change: '',
    }),
    missing: () => ({
      message: 'La page n’a pas de balise title.',
      change: 'Ajouter dans le head un <title> qui dit de quoi parle cette page.',
    }),
    outsideHead: () => ({
      message: 'Le seul <title> avec du texte est en dehors du head.',
      change: 'Déplacer le <title> dans le head, avant tout ce qui n’y a pas sa place.',
    }),
    leftover: ({ found }) => ({
      message: `Le title contient un reste de modèle : ${quoted(found)}`,
      change: 'Remplacer la variable, ou corriger le modèle du title.',
    }),
    perhapsLeftover: ({ found }) => ({
      message: `Le title contient ce qui ressemble à un texte provisoire : ${quoted(found)}`,
      change: 'Remplacer la variable, ou ignorer ce constat si la page parle de variables de modèle.',
    }),
    misread: (misread) => ({
      message: `Le title affiche ${misreadExample(misread)} : ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `La page a ${amount(count, { one: 'balise title', other: 'balises title' })} ; les navigateurs utilisent la première.`,
      change: 'Ne garder qu’une balise title.',
    }),
    wide: ({ pixels, cut, behind, maxPixels }) => ({
      message: `${wholeOr[behind]} fait ${number(pixels)} px de large ; Google coupe en général vers ${number(maxPixels)} px, ici : ${quoted(cut)}`,
      change: 'Commencer par ce qui rend cette page unique, ou raccourcir le title. (Ce sont les pixels qui comptent, pas les caractères.)',
    }),
    nameCut: ({ pixels, cut, behind }) => ({
      message: `Avec ${ends[behind]}, le title fait ${number(pixels)} px de large. En général, les résultats sur ordinateur ne coupent que ${ends[behind]}, ici : ${quoted(cut)}`,
      change: '',
    }),
    generic: ({ title: text }) => ({
      message: `Le title ${quoted(text)} ne dit pas de quoi parle cette page.`,
      change: 'Nommer le sujet de cette page dans le title.',
    }),
    hostOnly: ({ title: text }) => ({
      message: `Le title n’est que le domaine : ${quoted(text)}`,
      change: 'Décrire la page dans le title ; les résultats de recherche affichent déjà le domaine.',
    }),
    halfEmpty: ({ title: text }) => ({
      message: `Une partie du title est vide : ${quoted(text)}`,
      change: 'Compléter la partie avant ou après le séparateur, ou retirer le séparateur.',
    }),
    cutOff: ({ part }) => ({
      message: `Le title contient un texte coupé : ${quoted(part)}`,
      change: 'Écrire un title complet, qui dit de quoi parle cette page.',
    }),
    saysLess: ({ title: text, fuller }) => ({
      message: `Le title ${quoted(text)} en dit moins que le titre principal ou l’URL de la page : ${quoted(fuller)}`,
      change: 'En dire autant dans le title : on le voit sans la page autour.',
    }),
    twice: ({ part }) => ({
      message: `Le title contient deux fois de suite ${quoted(part)}.`,
      change: 'Ne le garder qu’une fois : le modèle l’ajoute à un title qui le contient déjà.',
    }),
    capitals: ({ share }) => ({
      message: `${percent(share)} des lettres du title sont des majuscules.`,
      change: 'Écrire en minuscules avec une majuscule initiale : c’est plus lisible et moins large.',
    }),
    repeats: ({ word, count }) => ({
      message: `« ${word} » apparaît ${number(count)} fois dans le title.`,
      change: 'N’utiliser le mot qu’une fois. Les moteurs de recherche réécrivent souvent les titles qui répètent des mots.',
    }),
    oldYear: ({ year, dateYear }) => ({
      message: `Le title contient ${year}, mais la date de la page est de ${dateYear}.`,
      change: 'Mettre à jour l’année dans le title, ou la retirer.',
    }),
    unlikeHeading: ({ heading }) => ({
      message: `Le title et le titre principal n’ont aucun mot en commun : ${quoted(heading)}`,
      change: 'Reprendre le même sujet dans le title et le titre principal, pour que les lecteurs se sachent au bon endroit.',
    }),
  },
};
