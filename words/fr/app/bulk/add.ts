import type { add as en } from '../../../en/app/bulk/add.ts';
import { french } from '../../french.ts';

const { amount, number } = french;
const urlsOf = (count: number) => amount(count, { one: 'URL', other: 'URL' });
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });

export const add: typeof en = {
  urls: {
    label: 'URL, une par ligne',
    hint: 'https:// est supposé s’il manque.',
    read: ({ urls, repeated, invalid }) =>
      [
        urlsOf(urls),
        repeated > 0 && amount(repeated, { one: 'doublon ignoré', other: 'doublons ignorés' }),
        invalid > 0 && amount(invalid, { one: 'ligne non valide', other: 'lignes non valides' }),
      ]
        .filter(Boolean)
        .join(', '),
    invalid: ({ count }) =>
      `${amount(count, { one: 'ligne ne peut pas être mise', other: 'lignes ne peuvent pas être mises' })} en file d’attente.`,
    invalidStay: 'Elles restent dans le champ quand les autres sont ajoutées.',
    correct: 'Les corriger ci-dessus.',
    line: ({ line }) => `Ligne ${number(line)} :`,
    moreInvalid: ({ count }) => `et ${amount(count, { one: 'autre ligne', other: 'autres lignes' })}.`,
    addNone: 'Ajouter des URL à la file d’attente',
    add: ({ count }) => `Ajouter ${urlsOf(count)} à la file d’attente`,
    reasons: {
      long: ({ most }) => `Plus de ${number(most)} caractères.`,
      space: 'Contient un espace : mettre une URL par ligne.',
      scheme: ({ scheme }) => `Seules les pages http et https peuvent être auditées, pas les URL ${scheme}.`,
      'no-url': 'Ce n’est pas une URL.',
      credentials: 'Contient un nom d’utilisateur ou un mot de passe, qui figurerait dans chaque rapport.',
      'no-host': 'Ce n’est pas une URL : pas d’hôte.',
    },
  },

  sitemap: {
    label: 'URL d’un sitemap',
    read: 'Lire le sitemap',
    reading: 'Lecture…',
    hint: 'Les index de sitemaps, les listes en texte et les fichiers compressés conviennent aussi. Le navigateur peut demander l’autorisation de lire le site.',
    wrong: ({ text, reason }) => `${text || 'Ceci'} : ${reason}`,
    refused: ({ host }) =>
      `Le sitemap n’a pas été lu : le navigateur n’a pas autorisé les requêtes vers ${host}. Réessayer et choisir Autoriser, ou coller plutôt les URL.`,
    failed: ({ error }) => `Le sitemap n’a pas pu être lu. ${error}`,
    empty: 'Le sitemap ne liste aucune page.',
    total: ({ count }) => `${pagesOf(count)} dans le sitemap.`,
    firstOf: ({ count }) => `Le choix se fait parmi les ${number(count)} premières.`,
    onlyWith: 'Seulement avec',
    first: 'Premières',
    all: 'toutes',
    fit: ({ fitting, chosen }) =>
      `${amount(fitting, { one: 'page correspond', other: 'pages correspondent' })}${chosen < fitting ? `, ${amount(chosen, { one: 'choisie', other: 'choisies' })}` : ''}.`,
    room: ({ count }) => `Il reste de la place pour ${number(count)} de plus dans cette exécution.`,
    more: ({ count }) => `et ${amount(count, { one: 'autre page', other: 'autres pages' })}`,
    addNone: 'Ajouter des pages à la file d’attente',
    add: ({ count }) => `Ajouter ${pagesOf(count)} à la file d’attente`,
  },

  tabs: {
    reading: 'Lecture des onglets ouverts…',
    here: 'Cette fenêtre',
    window: ({ index }) => `Fenêtre ${number(index)}`,
    noneShown: 'Pageloupe n’a pas encore l’autorisation de voir vos onglets ouverts.',
    moreHidden: ({ count }) =>
      `${amount(count, { one: 'autre onglet que Pageloupe ne voit pas', other: 'autres onglets que Pageloupe ne voit pas' })}.`,
    whatFor:
      'Si vous l’autorisez, Pageloupe voit le titre et l’URL de chaque onglet (les navigateurs parlent d’« historique de navigation »). Rien n’est enregistré, sauf ce que vous mettez en file d’attente.',
    allow: 'Afficher mes onglets ouverts',
    refused: 'Autorisation refusée.',
    otherWays: 'Vous pouvez plutôt coller des URL, ou mettre un onglet en file d’attente avec le bouton Pageloupe sur sa page.',
    find: 'Chercher un onglet',
    findLabel: 'Chercher un onglet par titre ou URL',
    allWindows: 'Toutes les fenêtres',
    none: ({ query }) => `Aucun onglet ouvert avec « ${query} » dans son titre ou son URL.`,
    selectAll: 'Tout sélectionner',
    selectFound: 'Sélectionner tous les résultats',
    selectNone: 'Tout désélectionner',
    addNone: 'Ajouter des onglets à la file d’attente',
    add: ({ count }) => `Ajouter ${amount(count, { one: 'onglet', other: 'onglets' })} à la file d’attente`,
    noOther: 'Aucun autre onglet n’est ouvert.',
    tabs: ({ count }) => amount(count, { one: 'onglet', other: 'onglets' }),
    queued: 'En file d’attente.',
    asleep: 'En veille : il sera rechargé.',
    obstacles: {
      file: 'Un fichier local : l’ouvrir et y utiliser le bouton Pageloupe.',
      extension: 'Une page d’extension.',
      browser: 'Une page du navigateur.',
    },
  },
};
