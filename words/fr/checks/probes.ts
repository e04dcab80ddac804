import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/probes.ts';
import { amount, number } from './grammar.ts';

const seconds = { one: 'seconde', other: 'secondes' };

/** The result of checking a URL besides its status, or why it was not checked: clauses without a period, by code. Their arguments are JSON. */
export const probeReasons: typeof en.probeReasons = {
  // Not requested
  'no-url': () => 'pas une URL',
  'no-web-url': ({ scheme }) => `pas une URL http(s) (${scheme})`,
  'mail-url': () => 'une adresse e-mail',
  'telephone-url': () => 'un numéro de téléphone',
  'script-url': () => 'un script',
  'data-url': () => 'des données dans l’URL elle-même',
  'blob-url': () => 'créée par la page elle-même',
  'file-url': () => 'un fichier de cet ordinateur',
  'browser-url': () => 'une page du navigateur',
  'private-url': () => 'une adresse privée, non demandée depuis des pages publiques',
  'too-many': ({ most }) => `non demandée : plus de ${number(most)} URL`,
  'not-allowed': () => 'non demandée : pas d’autorisation pour cet hôte',
  'check-stopped': () => 'contrôle arrêté avant cette URL',

  // Not requested, because of how the host responded before
  'host-errors': () => 'non demandée : ce serveur a renvoyé trop d’erreurs',
  'host-waits': ({ seconds: count }) => `non demandée : le serveur impose une attente de ${amount(count, seconds)} (Retry-After)`,
  'host-refuses': () => 'non demandée : le serveur a rejeté les contrôles à plusieurs reprises',
  'host-silent': () => 'non demandée : l’hôte ne répond pas',
  'host-fell-silent': () => 'non demandée : l’hôte a cessé de répondre',

  // Redirects
  'leads-inside': () => 'redirige vers une adresse privée, qui n’a pas été demandée',
  'named-inside': () => 'son nom d’hôte mène ici à une adresse privée : la réponse n’a pas été lue',
  'leads-to-unallowed': () => 'redirige vers un hôte sans autorisation',
  'leads-off-the-web': () => 'redirige vers une URL qui n’est ni http ni https',
  'endless-redirects': () => 'redirections sans fin, du moins sans cookies',
  'hidden-redirect': () => 'redirige, mais le navigateur cache la destination',
  'redirect-nowhere': () => 'redirige sans cible',
  'uncounted-redirects': () => 'au moins une redirection ; le navigateur cache leur nombre',

  // Responses
  'asks-sign-in': () => 'demande une connexion',
  'proxy-sign-in': () => 'un proxy demande une connexion',
  'refuses-checks': () => 'rejette les contrôles automatiques',
  'refuses-method': () => 'rejette la méthode de requête (HEAD ou GET)',
  'gave-up': () => 'délai de la requête dépassé côté serveur',
  'too-many-requests': () => 'nombre de requêtes limité',
  'withheld-by-law': () => 'indisponible pour des raisons légales',
  challenge: () => 'contrôle anti-robots, ou « réessayer plus tard »',
  'not-found': () => 'introuvable',
  gone: () => 'supprimée',
  'server-error': () => 'erreur serveur',
  'not-modified': () => 'renvoie 304 (non modifié) à une première requête',
  status: ({ status }) => `renvoie ${status} aux contrôles`,

  // No response
  offline: () => 'cet ordinateur est hors ligne',
  'hidden-answer': () => 'le navigateur cache la réponse',
  'too-slow': ({ seconds: count }) => `pas de réponse en ${amount(count, seconds)}`,
  'no-host': () => 'hôte inexistant',
  'no-server': () => 'aucun serveur n’y répond',
  'nothing-answers': ({ failure }) =>
    `${{ 'no-host': 'hôte inexistant', 'no-server': 'aucun serveur n’y répond' }[failure]}, mais aucun autre hôte n’a répondu non plus : la connexion est peut-être coupée`,
  'broken-off': () => 'le serveur ferme la connexion',
  'server-too-slow': () => 'le serveur n’a pas répondu à temps',
  certificate: () => 'certificat non valide',
  blocked: () => 'bloquée dans ce navigateur',
  'no-answer': ({ error }) => (error === '' ? 'pas de réponse, et le navigateur ne dit pas pourquoi' : `pas de réponse (${error})`),

  // Images
  'size-unread': () => 'les dimensions en pixels n’ont pas pu être lues',
  'no-picture': () => 'pas une image',
  'unknown-picture': () => 'format d’image non pris en charge',
  'too-many-pixels': () => 'trop de pixels pour être dessinée ici',
  'picture-status': ({ status }) => `le serveur a renvoyé ${status}`,
  'picture-too-large': ({ megabytes }) => `plus de ${number(megabytes)} Mo`,
  'pictures-too-large': () => 'trop lourde une fois ajoutée aux autres',
  'site-withholds': () => 'le site ne l’a pas renvoyée',
  'worker-silent': () => 'le worker de l’extension n’a pas répondu',
  undrawable: () => 'elle n’a pas pu être affichée ici',
};

/** The clause of such a reason. A code that this version does not know is shown unchanged. */
export const probeText: typeof en.probeText = ({ code, args }) => lookUpEntry<(args: object) => string>(probeReasons, code)?.(args) ?? code;
