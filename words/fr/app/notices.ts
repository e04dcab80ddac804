import type { notices as en } from '../../en/app/notices.ts';
import { french } from '../french.ts';

const { agree, amount, number } = french;

type Agreement = 'e' | 'es' | '' | 's';
/** @param ending of the participles that agree with the record */
const unread =
  (record: string, ending: Agreement, after: string): typeof en.unreadable.settings =>
  ({ how }) => {
    const several = ending.endsWith('s');
    return how === 'later'
      ? `${record} ${several ? 'ont' : 'a'} été enregistré${ending} par une version plus récente de Pageloupe. Mettre à jour Pageloupe pour ${several ? 'les' : ending === 'e' ? 'la' : 'le'} retrouver ; rien n’a été supprimé.`
      : `${record} n’${several ? 'ont' : 'a'} pas pu être lu${ending}${how === 'aside' ? ' (une copie a été conservée)' : ''}. ${after}`;
  };

export const notices: typeof en = {
  close: 'Fermer',
  saved: ({ name }) => `${name} enregistré.`,

  page: {
    undrawable: 'Le surlignage n’est plus possible sur cette page. Refaire l’audit.',
    shown: 'Surligné sur la page.',
    unseen: 'Cet élément est sur la page, mais n’est pas visible.',
    gone: 'Cet élément n’est plus sur la page.',
    marked: ({ requested, visible, unseen, gone }) =>
      [
        `${number(visible)} sur ${number(requested)} ${agree(visible, { one: 'surligné', other: 'surlignés' })} sur la page`,
        unseen > 0 && amount(unseen, { one: 'non visible', other: 'non visibles' }),
        gone > 0 && amount(gone, { one: 'disparu de la page', other: 'disparus de la page' }),
      ]
        .filter(Boolean)
        .join('\u202f; ')
        .concat('.'),
    copied: 'Copié.',
    uncopied: 'Le navigateur n’a pas autorisé la copie.',
    kept: 'Instantané enregistré sur cet appareil.',
    full: 'Il n’y a plus d’espace disponible. Supprimer d’abord un instantané.',
    tooMany: ({ most }) => `Il y a déjà ${number(most)} instantanés. En supprimer d’abord un.`,
  },

  queue: {
    unopened: 'Le navigateur n’a pas ouvert la page des audits par lot. Réessayer.',
    noTab: 'Il n’y a pas d’onglet à mettre en file d’attente.',
    failed: ({ error }) => `Cet onglet n’a pas pu être mis en file d’attente. ${error}`,
    notPasted: ({ error }) => `Les URL collées n’ont pas pu être mises en file d’attente. ${error}`,
    queued: ({ pages }) => `Cet onglet est dans la file d’attente : ${amount(pages, { one: 'page', other: 'pages' })}.`,
    open: 'Ouvrir la file d’attente',
    notAllowed: 'Rien n’a démarré : le navigateur n’autorise pas Pageloupe à ouvrir ce site.',
    notBegun: ({ error }) => `L’audit de ce site n’a pas démarré. ${error}`,
    noTitles: 'Le navigateur n’a pas communiqué les titres des autres onglets.',
  },

  pdf: {
    noTab: 'Il n’y a pas d’onglet à enregistrer en PDF.',
    making: 'Création du PDF…',
    saved: ({ name, but }) => [`${name} enregistré.`, but].filter(Boolean).join(' '),
    failed: ({ error }) => `Le PDF n’a pas pu être créé. ${error}`,
  },

  unreadable: {
    settings: unread('Les paramètres', 's', 'Les valeurs par défaut s’appliquent pour l’instant.'),
    followed: unread('La liste des sites dont le panneau audite les pages', 'e', 'Elle est vide pour l’instant.'),
    choices: unread(
      'Vos choix pour les pages (type de page, intention, blocage de l’IA)',
      's',
      'Les valeurs par défaut s’appliquent à nouveau.',
    ),
    keywords: unread('Vos mots-clés', 's', 'Les saisir à nouveau là où il le faut.'),
    branding: unread('Le titre, l’agence, la couleur et le logo de vos PDF', 's', 'Les définir à nouveau là où il le faut.'),
    snapshot: unread('Un instantané', '', 'Les autres sont intacts.'),
    run: unread('Un audit par lot', '', 'Les autres sont intacts.'),
    jobs: ({ name }) =>
      `Certaines pages de l’audit par lot « ${name ?? ''} » n’ont pas pu être lues et ont été ignorées. Les autres sont intactes.`,
    report: 'Le rapport d’une page d’un audit par lot n’a pas pu être lu. Refaire l’audit de cette page ; les autres sont intactes.',
    facts:
      'Certaines données enregistrées d’une page n’ont pas pu être lues. Ses contrôles sont disponibles, ses outils non. Refaire l’audit de la page pour les rétablir.',
    schedule: unread('Un audit planifié', '', 'Le planifier à nouveau à partir de l’une de ses exécutions.'),
    results:
      'Les résultats de certaines pages d’un audit par lot n’ont pas pu être lus et ont été ignorés. Refaire l’audit de ces pages ; les autres sont intactes.',
  },

  withdrawn: 'Autorisation retirée : Pageloupe ne peut plus demander d’autres URL.',
  keptByBrowser: 'Cette autorisation est gérée par le navigateur. La retirer dans les réglages du navigateur pour cette extension.',
};
