import type { settingsPageWords as en } from '../../en/app/settings-page.ts';
import { french } from '../french.ts';
import { requestFailures } from './request-failures.ts';

const { amount, and, date, number } = french;
const quoted = (lines: readonly string[]) => and(lines.map((line) => `« ${line} »`));

export const settingsPageWords: typeof en = {
  title: 'Paramètres',
  requestFailures,
  reading: 'Lecture des paramètres enregistrés…',
  note: 'Les modifications sont enregistrées automatiquement sur cet appareil.',
  audits: {
    title: 'Audits',
    intent: 'Que doivent faire les moteurs de recherche d’une page ?',
    intentHelp: 'Valeur par défaut des nouveaux audits. Elle peut être changée pour chaque page.',
    rate: 'Vitesse du contrôle des liens',
    rateHelp: 'Nombre de requêtes simultanées, au total et par serveur.',
    parallel: 'Pages auditées en même temps dans les nouveaux audits par lot',
    parallelHelp: 'Une valeur plus élevée est plus rapide, mais charge davantage votre ordinateur et le site.',
    badge: 'Afficher le nombre d’échecs sur l’icône de la barre d’outils',
    badgeHelp:
      'Sur les sites que vous avez autorisés, dès qu’une page est chargée. Seule la page est lue, rien n’est demandé ; les contrôles du serveur ne sont donc pas comptés.',
    snapshots: 'Enregistrer un instantané de chaque page auditée',
    snapshotsHelp: ({ ofPage, megabytes }) =>
      `Montre ce qui a changé quand la page est auditée à nouveau. Sur cet appareil seulement : ${ofPage <= 1 ? 'le dernier' : `les ${number(ofPage)} derniers`} de chaque page, jusqu’à ${number(megabytes)} Mo au total ; les plus anciens sont supprimés en premier. Aucun dans les fenêtres privées.`,
  },
  looks: {
    title: 'Apparence et favoris',
    language: 'Langue',
    browserLanguage: 'Celle du navigateur',
    appearance: 'Apparence',
    appearances: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    favorites: 'Outils favoris',
    favorite: 'Ajouter un outil favori',
    choose: 'Choisir un outil…',
    favoriteHelp: 'Les favoris sont en tête de la liste des outils. L’étoile d’un outil l’ajoute aussi.',
    remove: ({ tool }) => `Retirer des favoris : ${tool}`,
  },
  reports: {
    title: 'Vos rapports',
    note: 'Pour les PDF, les fichiers HTML et les rapports imprimés.',
    cover: 'Titre',
    coverDefault: 'Audit pour la recherche et l’IA',
    agency: 'Nom de votre agence',
    none: 'Aucun',
    color: 'Couleur',
    language: 'Langue',
    ownLanguage: 'Celle de Pageloupe',
    logo: 'Logo : PNG ou JPEG, 1 Mo au plus',
    logoAlt: 'Votre logo',
    removeLogo: 'Retirer le logo',
    paper: 'Papier',
    papers: { a4: 'A4', letter: 'US Letter' },
    annex: 'Les PDF des audits par lot listent chaque contrôle de chaque page',
    preview: 'Aperçu',
    sample: 'Titre de la page ou nom de l’audit',
    reset: 'Réinitialiser',
    saved: 'Enregistré pour le prochain rapport.',
    unsaved: ({ error }) => `Impossible d’enregistrer. ${error}`,
    logoStays: ({ problem }) => `${problem} Le logo précédent est conservé.`,
    problems: {
      empty: ({ name }) => `« ${name} » est vide.`,
      large: ({ name, bytes }) =>
        `« ${name} » fait ${french.bytes(bytes)} ; la limite pour un logo est de 1 Mo. Enregistrer une version plus petite.`,
      type: ({ name }) => `« ${name} » n’est ni un PNG ni un JPEG. Enregistrer le logo en PNG, puis choisir ce fichier.`,
      damaged: ({ name }) => `« ${name} » ne peut pas être affiché : le fichier est endommagé. L’enregistrer à nouveau.`,
      wide: ({ name, width, height, most }) =>
        `« ${name} » fait ${number(width)} × ${number(height)} pixels ; la limite est de ${number(most)} dans chaque direction.`,
      unread: ({ error }) => error,
    },
  },
  shortcuts: {
    title: 'Raccourcis clavier',
    opens: { popup: 'Auditer cette page dans le pop-up', panel: 'Ouvrir le panneau latéral', bulk: 'Ouvrir les audits par lot' },
    unset: 'Non défini',
    change: 'Modifier les raccourcis',
  },
  lists: {
    title: 'Vos propres listes',
    note: 'Les nouveaux audits utilisent ces listes, et les constats le disent quand ils reposent sur elles.',
    agents: 'Robots à tester avec robots.txt',
    genericTexts: 'Textes de lien génériques',
    help: {
      agents:
        'Un nom par ligne, comme dans robots.txt après User-agent : seulement des lettres, - et _. Ils sont listés avec les robots intégrés et n’influent jamais sur un score.',
      genericTexts:
        'Un par ligne, dans n’importe quelle langue, par exemple « details » ou « plus d’infos ». Ils s’ajoutent à la liste intégrée.',
    },
    wrong: {
      agents: ({ lines }) =>
        `Non enregistré : ${quoted(lines)}. Le nom d’un robot ne peut contenir que des lettres, - et _, sans version (RFC 9309).`,
      genericTexts: ({ lines }) =>
        `Non enregistré : ${quoted(lines)}. Un texte de lien a au plus 100 caractères et au moins une lettre ou un chiffre.`,
    },
    tooMany: ({ most }) => `Non enregistré : la liste peut avoir au plus ${number(most)} lignes.`,
    kept: ({ count }) =>
      count === 0 ? 'La liste est vide maintenant.' : `${amount(count, { one: 'ligne enregistrée', other: 'lignes enregistrées' })}.`,
  },
  known: {
    title: 'Listes de cette version',
    note: 'Les robots et les résultats enrichis changent. Dernières mises à jour de nos listes :',
    crawlers: ({ count, compiled }) => `Robots d’IA : ${number(count)}, mis à jour le ${date(compiled)}`,
    richResults: ({ count, retired, checked }) =>
      `Résultats enrichis : ${number(count)} affichés par Google et ${number(retired)} abandonnés, vérifiés le ${date(checked)}`,
    sources: 'Sources',
    source: ({ title, asOf }) => `${title}, au ${date(asOf)}`,
    guides: 'Le guide de Google pour chaque résultat enrichi, en lien dans l’outil « Résultats enrichis »',
  },
  choices: {
    title: 'Vos choix pour les pages',
    none: 'Aucun pour l’instant. Le type de page et l’intention se définissent dans la synthèse d’un audit.',
    index: 'à indexer',
    keepOut: 'à exclure',
    optedOut: 'bloque l’IA volontairement',
    remove: ({ what }) => `Supprimer le choix pour ${what}`,
    removed: ({ what }) => `Choix pour ${what} supprimé.`,
  },
  followed: {
    title: 'Sites suivis par le panneau latéral',
    none: 'Aucun. Le panneau latéral peut auditer chaque page d’un site dès que vous l’ouvrez.',
    remove: ({ what }) => `Ne plus suivre ${what}`,
    removed: ({ what }) => `${what} n’est plus suivi.`,
  },
  stored: {
    title: 'Données enregistrées',
    note: 'Dans ce navigateur seulement. Les rapports et contrôles des liens des onglets ouverts sont supprimés à la fermeture du navigateur.',
    columns: { records: 'Données', size: 'taille' },
    kinds: {
      choices: 'Choix pour les pages',
      snapshots: 'Instantanés que vous avez enregistrés',
      automatic: 'Instantanés des pages auditées',
      runs: 'Audits par lot et leurs rapports',
      reports: 'Rapports des onglets ouverts',
      probes: 'Contrôles des liens des onglets ouverts',
      aside: 'Données qui n’ont pas pu être lues',
    },
    size: ({ bytes }) =>
      bytes === 0
        ? '0'
        : bytes < 1_000
          ? 'moins de 1 ko'
          : bytes < 1_000_000
            ? `${number(Math.round(bytes / 1_000))} ko`
            : `${number(Math.round(bytes / 100_000) / 10)} Mo`,
    clear: 'Effacer',
    clearOne: ({ what }) => `Effacer : ${what}`,
    confirm: {
      title: 'Supprimer définitivement ?',
      text: ({ what }) => `Seront supprimés : ${what}. Cette action est irréversible.`,
      yes: 'Effacer',
      no: 'Conserver',
    },
    cleared: ({ what }) => `Effacé : ${what}.`,
    failed: ({ what, error }) => `Tout n’a pas été effacé : ${what}. ${error}`,
  },
  fieldData: {
    title: 'Données de terrain',
    key: 'Votre clé d’API pour le Chrome UX Report',
    help: 'Enregistrée sur cet appareil seulement, et pas dans les fichiers de paramètres. Une requête n’est envoyée que si vous cliquez sur « Charger les données de terrain » dans l’outil Core Web Vitals.',
    get: 'Obtenir une clé gratuite auprès de Google',
    set: 'La clé est enregistrée.',
    removed: 'Aucune clé n’est enregistrée.',
    wrong: 'Non enregistré : une clé d’API a de 10 à 100 lettres, chiffres, - et _.',
  },
  service: {
    title: 'Service d’API',
    url: 'URL du service Pageloupe de votre équipe',
    help: 'Des liens vers les pages du service s’affichent alors ci-dessous. L’extension elle-même ne lui envoie rien.',
    contact: 'Signaler votre intérêt pour l’accès à l’API',
    docs: 'Documentation de l’API',
    set: 'Le lien vers le service est ci-dessous.',
    removed: 'Aucun service n’est indiqué.',
    wrong: 'Saisir une URL http ou https complète, par exemple https://audits.example.com/.',
  },
  file: {
    title: 'Paramètres en fichier',
    note: 'Paramètres, listes, choix pour les pages et sites suivis, en JSON. Pas de rapports.',
    save: 'Exporter les paramètres',
    open: 'Importer des paramètres',
    how: 'Les paramètres d’audit sont remplacés. Les choix pour les pages, les sites, les favoris et les listes sont fusionnés.',
    taken: 'Paramètres importés.',
    full: 'Les listes du fichier et les vôtres ont ensemble trop de lignes. Rien n’a changé ; raccourcir d’abord une liste.',
    later: 'Le fichier vient d’une version plus récente de Pageloupe. Rien n’a changé ; mettre d’abord à jour l’extension.',
    broken: 'Ce n’est pas un fichier de paramètres Pageloupe valide. Rien n’a changé.',
  },
};
