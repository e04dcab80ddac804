import type { httpStatus as en } from '../../en/checks/http-status.ts';
import { reasonText } from './reasons.ts';
import { and, amount, bytes } from './grammar.ts';

const words: (typeof en)['words'] = {
  statuses: 'Statut : cette visite et une requête sans cookies',
  unknown: 'inconnu',
  status: 'Statut',
  endedAt: 'Aboutit à',
  named: ({ text }) => `son title ou son titre principal est « ${text} »`,
  noindex: 'elle est en noindex',
  short: ({ words: count }) => `elle n’a que ${amount(count, { one: 'mot', other: 'mots' })} de texte principal`,
};

export const httpStatus: typeof en = {
  title: 'La page renvoie 200 et n’est pas une soft 404',
  problem: 'La page renvoie une erreur ou est une soft 404',
  why: 'Les moteurs de recherche retirent les pages qui renvoient une erreur, et traitent comme absente une page d’erreur qui renvoie 200 (soft 404).',
  heuristic: 'Les indices d’une soft 404 et leur nombre sont notre heuristique',
  words,
  says: {
    ok: ({ status }) => ({ message: `La page renvoie ${status}.`, change: '' }),
    notWeb: () => ({ message: 'Ce n’est pas une page HTML d’un serveur web.', change: '' }),
    error: ({ status }) => ({
      message: `La page renvoie ${status} : les moteurs de recherche la traitent comme absente.`,
      change:
        'Rendre la page à nouveau disponible, ou rediriger l’URL vers la page qui la remplace. Si elle est supprimée pour de bon, ne rien changer.',
    }),
    notDelivered: ({ status, retryAfter, anonymous }) => ({
      message: `Sans score : le serveur a renvoyé ${status} au lieu de la page${retryAfter === '' ? '' : ` (Retry-After: ${retryAfter})`}.${anonymous === null ? '' : ` Une requête sans cookies a reçu ${anonymous}.`}`,
      change:
        status === 429
          ? 'Refaire l’audit de la page plus tard, avec moins de requêtes. Les robots qui reçoivent ce statut ralentissent.'
          : 'Chercher pourquoi le serveur est en échec, puis refaire l’audit de la page. D’ici là, les robots ralentissent ; ils retirent les pages qui restent en erreur.',
    }),
    refused: ({ visit, status, wall }) => ({
      message: `Cette visite a reçu ${visit}, mais notre requête sans cookies a été rejetée avec ${status}${wall === '' ? '' : ` par ${wall}`}. Les robots sont peut-être rejetés aussi ; cela n’a pas pu être contrôlé.`,
      change: '',
    }),
    errorKeepsOut: ({ status }) => ({ message: `La page renvoie ${status}, ce qui l’exclut de la recherche, comme voulu.`, change: '' }),
    softError: ({ heading, noindex, words: few }) => ({
      message: `La page renvoie 200 mais ressemble à une page d’erreur : ${and([words.named({ text: heading }), ...(noindex ? [words.noindex] : []), ...(few === null ? [] : [words.short({ words: few })])])}.`,
      change: 'Renvoyer 404 ou 410 s’il n’y a rien à cette URL. Sinon, changer le title et le titre principal de la page.',
    }),
    needsSignIn: ({ status }) => ({
      message: `Cette visite a reçu la page, mais une requête sans cookies a reçu ${status} : les robots ne voient pas cette page.`,
      change: 'Si la page doit être publique, la servir sans cookies ni mot de passe.',
    }),
    sentToSignIn: ({ url }) => ({
      message: `Cette visite a reçu la page, mais une requête sans cookies a été redirigée vers ce qui ressemble à une page de connexion : ${url}`,
      change: 'Si la page doit être publique, la servir sans cookies.',
    }),
    servedSignIn: () => ({
      message:
        'Cette visite a reçu la page, mais une requête sans cookies a reçu à la même URL ce qui ressemble à un formulaire de connexion.',
      change: 'Si la page doit être publique, la servir sans cookies.',
    }),
    signInForm: () => ({
      message: 'Cela ressemble à une page de connexion : son contenu principal est un champ de mot de passe avec peu de texte.',
      change: 'Si une autre page est attendue à cette URL, se connecter et refaire l’audit.',
    }),
    differs: ({ visit, anonymous }) => ({
      message: `Cette visite a reçu ${visit}, une requête sans cookies a reçu ${anonymous}. Les robots n’envoient pas de cookies.`,
      change: 'Chercher pourquoi les requêtes sans cookies reçoivent une autre réponse.',
    }),
    endless: () => ({
      message:
        'Les requêtes sans cookies sont redirigées sans fin : les robots ne gardent pas les cookies et n’obtiennent donc jamais la page.',
      change: 'Renvoyer la page aux requêtes sans cookies, et définir le cookie dans cette réponse.',
    }),
    sentAway: ({ why }) => ({
      message: `Cette visite a reçu la page ; une requête sans cookies, non. ${reasonText(why)}`,
      change: 'Renvoyer la page aux requêtes sans cookies : les robots n’en envoient pas.',
    }),
    unread: ({ visit, why }) => ({
      message: `Cette visite a reçu ${visit}, mais la réponse à une requête sans cookies n’a pas pu être lue. ${reasonText(why)}`,
      change: '',
    }),
    cutOff: ({ bytes: read }) => ({
      message: `La réponse à une requête sans cookies s’est interrompue après ${bytes(read)}.`,
      change: 'Chercher pourquoi la connexion se termine trop tôt. Les robots n’indexent peut-être qu’une partie de la page, ou rien.',
    }),
    visitOnly: ({ why }) => ({ message: `D’après cette seule visite ; la requête sans cookies a échoué. ${reasonText(why)}`, change: '' }),
  },
};
