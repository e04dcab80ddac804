import type * as en from '../../../en/app/bulk/job-errors.ts';
import { french } from '../../french.ts';
import { crawlSentences } from '../../checks/crawl.ts';

const { number } = french;

export const jobErrors: typeof en.jobErrors = {
  'tab-gone': 'L’onglet a été fermé pendant l’audit. Réessayer pour rouvrir son URL.',
  navigated: 'L’onglet est passé à une autre page. Réessayer pour ouvrir l’URL de la file d’attente dans un onglet séparé.',
  crashed: 'La page a planté ou ne répond pas. La vérifier dans un onglet, puis réessayer.',
  asleep: 'Le navigateur a mis cet onglet en veille pendant l’audit. Réessayer pour ouvrir son URL dans un onglet séparé.',
  'no-access':
    'Les extensions n’ont pas accès à cette page. Seules les pages http et https, et les fichiers locaux si c’est autorisé, peuvent être audités.',
  'no-permission': 'Pageloupe n’a pas d’autorisation pour ce site. Autoriser l’accès, puis réessayer.',
  'not-a-page': 'Cette URL n’est pas une page web. Auditer la page qui renvoie vers elle.',
  'http-error': 'Il n’y a pas de page à auditer. Si cette URL doit exister, la rétablir ; sinon, modifier ou retirer les liens vers elle.',
  unreachable:
    'La page n’a pas pu être ouverte : le navigateur affiche une erreur à la place. Vérifier l’URL et la connexion, puis réessayer.',
  timeout: 'La page a pris trop de temps. Réessayer quand le site est moins chargé, ou auditer moins de pages en même temps.',
  interrupted: 'L’audit de cette page a été interrompu plusieurs fois, peut-être par manque de mémoire. Réessayer avec cette page seule.',
  'audit-failed': 'L’audit n’a pas pu s’exécuter sur cette page. Réessayer, et le signaler si cela échoue encore.',
};

export const jobDetails: typeof en.jobDetails = {
  'browser-says': ({ error }) => `Message du navigateur : ${error}.`,
  thrown: ({ error }) => (/[.!?]\s*$/.test(error) ? error : `${error}.`),
  'no-answer': ({ seconds }) => `Pas de réponse en ${number(seconds)} secondes.`,
  'page-silent': ({ seconds }) => `La page n’a pas répondu en ${number(seconds)} secondes.`,
  'no-content': ({ status }) => `Le serveur renvoie ${status} sans contenu.`,
  returns: ({ status }) => `Le serveur renvoie ${number(status)}.`,
  download: ({ type }) => `C’est un téléchargement${type === '' ? '' : ` (${type})`}.`,
  'of-type': ({ type }) => `Type : ${type}.`,
  shows: ({ url }) => `Elle affiche ${url}.`,
  'leads-to': ({ origin }) => `Elle redirige vers ${origin}, où Pageloupe n’a pas d’autorisation.`,
  'not-well-formed': () => 'C’est du XML mal formé ; le navigateur affiche donc une erreur.',
  left: () => 'La page a changé pendant l’audit.',
  'no-page': () => 'L’audit n’a renvoyé aucune page.',
};

export const jobWords: typeof en.jobWords = {
  crawl: crawlSentences,
  errors: jobErrors,
  details: jobDetails,
  error: ({ detail, sentence }) => [detail, sentence].filter(Boolean).join(' '),
};
