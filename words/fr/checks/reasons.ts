import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/reasons.ts';
import { agree, amount, number } from './grammar.ts';

/** What is wrong with a sitemap that is not well-formed XML: a clause. */
export const reasonFaultText: typeof en.reasonFaultText = ({ kind, line, tag, open }) =>
  ({
    cut: `le fichier se termine à la ligne ${line} sans fermer son élément racine`,
    tag: `la ligne ${line} ferme </${tag}>, mais ${open ? `<${open}> est ouvert` : 'aucun élément n’est ouvert'}`,
    ampersand: `la ligne ${line} contient un & non échappé (écrire &amp;)`,
  })[kind];

/** Why something could not be requested or read, or only in part: whole sentences, by code. Their arguments are JSON. */
export const reasons: typeof en.reasons = {
  pending: () => 'Pas encore connu.',
  'signal-failed': ({ error }) => `Ce contrôle a échoué sur les données de cette page : ${error}`,

  // Read from the page
  'reading-failed': ({ error }) => `La lecture a échoué : ${error}`,
  'reading-too-slow': ({ seconds }) =>
    `La lecture de cette page a duré plus de ${amount(seconds, { one: 'seconde', other: 'secondes' })} : cette partie n’a pas été lue.`,
  'not-shown': () => 'Cet onglet n’est pas visible.',
  'style-unloaded': ({ name }) =>
    `Une feuille de style ne s’est pas chargée lors de cette visite ; rien de ce qui dépend de la mise en page n’a donc été contrôlé : ${name}`,
  'no-styles': () =>
    'La page est arrivée sans aucune feuille de style lors de cette visite ; rien de ce qui dépend de la mise en page n’a donc été contrôlé.',
  'font-unloaded': ({ name }) => `Une police ne s’est pas chargée lors de cette visite, qui n’est donc pas typique : ${name}`,
  'page-unread': () => 'La page elle-même n’a pas pu être lue.',
  'links-unread': () => 'Les liens de la page n’ont pas pu être lus.',
  'structured-data-unread': () => 'Les données structurées n’ont pas pu être lues.',
  'vocabulary-unread': ({ error }) => `Le vocabulaire de schema.org n’a pas pu être lu : ${error}`,

  // Requests to the page's own site
  'not-on-the-web': () => 'Seules les pages http et https peuvent être demandées.',
  'no-answer': () => 'Le serveur n’a pas répondu.',
  'request-failed': () =>
    'La requête a échoué sans réponse : la connexion s’est interrompue, l’URL redirige ailleurs, ou le navigateur ou le site l’a bloquée.',
  'answer-too-slow': ({ seconds }) => `Le serveur n’a pas terminé sa réponse en ${amount(seconds, { one: 'seconde', other: 'secondes' })}.`,
  'other-origin': ({ origin }) => `La requête a été redirigée vers une autre origine (${origin}), qui n’a pas été lue.`,
  'site-refused': ({ status }) => `Une requête sans cookies a reçu ${status}.`,
  'no-document': ({ status }) => `Une requête sans cookies a reçu ${status} sans document HTML.`,
  'not-delivered': ({ status }) => `Le serveur a renvoyé ${status} au lieu de la page.`,
  'no-own-headers': ({ status }) =>
    `Une requête sans cookies a reçu ${status} : les en-têtes de réponse de la page elle-même sont donc inconnus.`,
  'not-html': ({ type }) => `La réponse est ${type}, pas du HTML.`,
  'nested-too-deep': ({ elements }) =>
    `Le HTML est imbriqué sur plus de ${number(elements)} niveaux, trop profond pour être analysé sans risque.`,
  'site-unread': () => 'La réponse du site n’a pas pu être lue.',
  'site-unreached': ({ error }) => `La requête au site n’a pas pu être envoyée : ${error}`,

  // Requests that were not made, or not followed
  'policy-forbids': () =>
    'La Content Security Policy de la page (connect-src) bloque la requête, et ce navigateur l’applique aussi aux extensions.',
  'host-not-allowed': ({ host }) => `Pageloupe n’est pas autorisé à envoyer des requêtes à ${host}.`,
  'leads-inside': () => 'Une redirection mène à une adresse privée, qui n’a pas été lue.',
  'named-inside': () => 'Le nom d’hôte mène à une adresse privée : la réponse n’a pas été lue.',
  'leads-off-the-web': () => 'La requête a été redirigée vers une URL qui n’est ni http ni https.',
  'endless-redirects': () => 'Les redirections ne finissent jamais.',
  'hidden-redirect': () => 'La requête a été redirigée, et le navigateur n’indique pas vers où.',

  // Checks of other URLs
  'not-requested': () => 'Les autres URL n’ont pas été demandées.',
  'links-not-checked': () => 'Contrôlé seulement à votre demande : « Contrôler les liens ».',
  'run-without-links': () => 'Non contrôlé : cet audit par lot s’est déroulé sans contrôle des liens.',
  'hosts-refused': () => 'Vous n’avez pas autorisé Pageloupe à envoyer des requêtes à ces URL.',
  'hosts-not-allowed': () => 'Pageloupe n’est pas autorisé à envoyer des requêtes aux sites vers lesquels cette page a des liens.',
  'check-stopped': () => 'Le contrôle a été arrêté avant d’en arriver là.',
  'check-failed': () => 'Le contrôle de cette URL a échoué.',
  'no-canonical': () => 'La page ne déclare pas d’autre URL canonique.',
  'no-share-image': () => 'La page ne déclare pas d’image de partage.',
  'no-icon': () => 'La page ne déclare pas d’icône avec une URL http(s).',

  // Sitemaps
  'sitemap-elsewhere': () => 'Il est sur une autre origine et n’a donc pas été demandé.',
  'sitemap-limits': ({ files, megabytes }) => `Non lu : la limite est de ${files} fichiers et ${megabytes} Mo.`,
  'site-not-allowed': () => 'Pageloupe n’est pas autorisé à lire ce site. Autoriser d’abord l’accès.',
  'sitemap-url': () => 'L’URL d’un sitemap doit commencer par http:// ou https://.',
  'answer-status': ({ status }) => `Le serveur a renvoyé ${status}.`,
  'sitemap-is-page': () => 'C’est une page web, pas un sitemap.',
  'sitemap-unreadable': () => 'Ce n’est pas un sitemap : ni XML de sitemap (sitemaps.org), ni liste d’URL.',
  'sitemap-cut': ({ url, megabytes }) =>
    `${url} est tronqué ou dépasse la limite de ${megabytes} Mo pour les sitemaps : le reste n’a pas été lu.`,
  'sitemap-late': ({ url, entries }) => `${url} ne s’est pas terminé à temps : le reste n’a pas été lu. URL lues : ${number(entries)}.`,
  'sitemap-malformed': ({ url, fault }) =>
    `${url} n’est pas du XML bien formé : ${reasonFaultText(fault)}. Ses URL ont tout de même été lues.`,
  'sitemap-too-long': ({ url, entries }) =>
    `${url} liste plus d’URL que la limite par sitemap (${number(entries)}) : le reste n’a pas été lu.`,
  'sitemap-empty': () => 'Ce sitemap ne liste aucune page.',
  'sitemap-more-pages': ({ pages, taken }) =>
    `Il liste ${amount(pages, { one: 'page', other: 'pages' })} ; les ${number(taken)} premières ont été ajoutées.`,
  'sitemap-files-unread': ({ unread, total }) =>
    `${amount(unread, { one: 'sitemap', other: 'sitemaps' })} sur ${number(total)} ${agree(unread, 'n’a pas pu être lu ou dépassait', 'n’ont pas pu être lus ou dépassaient')} la limite.`,
  'sitemap-nested': ({ count }) =>
    `${amount(count, { one: 'entrée d’un index de sitemaps imbriqué n’a pas été suivie', other: 'entrées d’index de sitemaps imbriqués n’ont pas été suivies' })}.`,
  'sitemap-off-the-web': ({ count }) =>
    `${amount(count, { one: 'entrée n’est pas une URL http(s)', other: 'entrées ne sont pas des URL http(s)' })}.`,
  'sitemap-leads-inside': ({ count }) =>
    `${amount(count, { one: 'entrée pointe vers une adresse privée et a été ignorée', other: 'entrées pointent vers des adresses privées et ont été ignorées' })}.`,
};

/** The sentence of a reason. A code that this version does not know is shown unchanged. */
export const reasonText: typeof en.reasonText = ({ code, args }) => lookUpEntry<(args: object) => string>(reasons, code)?.(args) ?? code;
