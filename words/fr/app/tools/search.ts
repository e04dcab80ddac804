import { search as english } from '../../../en/app/tools/search.ts';
import { french } from '../../french.ts';
import { tools } from './tool-search.ts';

const { amount } = french;

/** What French users type, by the id of a signal. English terms work, too: specialists use both. */
const words: Readonly<Record<string, string>> = {
  title: 'titre balise longueur',
  'meta-description': 'description meta extrait longueur',
  'main-heading': 'titre principal h1',
  'heading-outline': 'titres intertitres hn hiérarchie structure plan',
  'main-content': 'contenu principal mots nombre longueur contenu pauvre',
  'link-status': 'liens cassés morts brisés contrôle',
  'link-rel': 'attribut rel sponsorisé',
  'index-directives': 'indexation indexable balise meta robots directives',
  'robots-txt-access': 'bloqué exploration exclu',
  'snippet-controls': 'extrait aperçu citer',
  'http-status': "code de statut page d'erreur erreur serveur",
  https: 'chiffrement certificat sécurité',
  'redirect-path': 'redirections chaîne boucle',
  'jsonld-syntax': 'données structurées balisage erreur de syntaxe',
  'schema-properties': 'données structurées propriétés résultats enrichis obligatoires',
  'schema-visible': 'données structurées visible balisage',
  'open-graph': 'partage réseaux sociaux aperçu',
  'share-image': 'image de partage aperçu',
  'x-card': 'partage aperçu carte',
  'image-alt': 'textes alternatifs images alt descriptions',
  'image-delivery': 'images taille poids formats optimisation compression',
  'core-web-vitals': 'temps de chargement vitesse performance signaux web essentiels',
  'html-size': 'taille de la page poids code source',
  viewport: 'mobile téléphone smartphone',
  'html-lang': 'langue',
  hreflang: 'versions linguistiques multilingue pays international',
  'hreflang-return': 'liens retour versions linguistiques multilingue',
  'render-parity': 'code source rendu',
  'ai-crawler-access': 'robots ia intelligence artificielle bloquer',
  'answer-lead': 'réponse directe aperçus ia extrait optimisé position zéro',
  'sourced-claims': 'preuves sources affirmations citations statistiques',
  'author-identity': 'auteurs signature',
  'publisher-identity': 'éditeur organisation entreprise mentions légales nom de site',
  'date-visible': 'date publié modifié fraîcheur',
  'date-agreement': 'date publié modifié fraîcheur contradiction',
  'sitemap-entry': 'sitemap xml plan de site entrée',
  'placeholder-text': 'faux texte provisoire restes',
  'anchor-text': 'textes de lien ancres cliquez ici en savoir plus',
  'crawlable-links': 'liens explorables',
  favicon: 'icône logo',
  'url-form': 'adresse structure url paramètres',
};
const checks: Record<string, string> = Object.fromEntries(
  [...new Set([...Object.keys(english.checks), ...Object.keys(words)])].map((id) => [
    id,
    [words[id], english.checks[id]].filter(Boolean).join(' '),
  ]),
);

/** French terms before the English ones. */
const bothTerms = (terms: string, further: string) => [terms, further].filter(Boolean).join(', ');
const { actions: act, views: view, settings: set } = english;

export const search: typeof english = {
  tools,
  checks,
  actions: {
    pdf: bothTerms('exporter, télécharger, rapport client, imprimer, enregistrer le rapport', act.pdf),
    page: bothTerms('imprimer, page entière, large, nouvel onglet, partager', act.page),
    json: bothTerms('exporter, télécharger, données', act.json),
    csv: bothTerms('exporter, télécharger, tableur, tableau', act.csv),
    md: bothTerms('exporter, télécharger', act.md),
    'copy-md': bothTerms('presse-papiers, copier le rapport, ticket', act['copy-md']),
    'copy-json': bothTerms('presse-papiers, copier le rapport', act['copy-json']),
    brand: bothTerms('marque blanche, identité visuelle, agence, logo, couleur, papier', act.brand),
    rerun: bothTerms("refaire l'audit, auditer à nouveau, recharger, actualiser, relancer", act.rerun),
    panel: bothTerms('panneau latéral, barre latérale, épingler', act.panel),
    queue: bothTerms("file d'attente, ajouter, plus tard, audit par lot", act.queue),
    site: bothTerms('explorer, crawler le site, site entier, toutes les pages, suivre les liens', act.site),
    'new-bulk': bothTerms("audit par lot, plusieurs pages, liste d'url, liste, sitemap, onglets ouverts, planifier", act['new-bulk']),
    'all-bulk': bothTerms('audits par lot, exécutions, résultats, historique, audits planifiés, surveillance', act['all-bulk']),
    titles: bothTerms('onglets ouverts, copier les url, copier les titres', act.titles),
  },
  views: {
    overview: {
      name: 'Synthèse',
      note: 'les scores et ce qu’il faut corriger d’abord',
      terms: bothTerms(
        'résumé, aperçu, rapport, problèmes, erreurs, avertissements, corrections, recommandations, score, type de page',
        view.overview.terms,
      ),
    },
    geo: {
      name: 'Score GEO',
      note: 'dans quelle mesure la page est prête à être citée par l’IA',
      terms: bothTerms('visibilité ia, recherche ia, intelligence artificielle, note', view.geo.terms),
    },
    checks: {
      name: 'Tous les contrôles',
      note: 'réussis, en échec et les autres',
      terms: bothTerms('contrôles, liste, diagnostic, critères, signaux, réussis, règles', view.checks.terms),
    },
  },
  settings: {
    '': { name: 'Paramètres', note: '', terms: bothTerms('réglages, options, préférences, configuration', set[''].terms) },
    audits: {
      name: 'Paramètres : audits',
      note: 'intention par défaut, vitesse du contrôle des liens, pages en même temps, icône de la barre d’outils',
      terms: bothTerms(
        "icône, barre d'outils, intention, exclure de la recherche, vitesse, contrôle des liens, en parallèle",
        set.audits.terms,
      ),
    },
    looks: {
      name: 'Paramètres : apparence et favoris',
      note: 'clair ou sombre, et les outils en tête de liste',
      terms: bothTerms('mode sombre, thème sombre, clair, sombre, thème, couleurs, favoris, étoile', set.looks.terms),
    },
    reports: {
      name: 'Paramètres : vos rapports',
      note: 'agence, logo, couleur et papier',
      terms: bothTerms('agence, marque blanche, format de papier, couverture, couleur, logo', set.reports.terms),
    },
    shortcuts: {
      name: 'Paramètres : raccourcis clavier',
      note: 'touches pour le pop-up, le panneau latéral et les audits par lot',
      terms: bothTerms('raccourcis clavier, touches, clavier', set.shortcuts.terms),
    },
    lists: {
      name: 'Paramètres : vos propres listes',
      note: 'robots à tester, textes de lien génériques',
      terms: bothTerms('robots personnalisés, propres robots, textes de lien', set.lists.terms),
    },
    choices: {
      name: 'Paramètres : vos choix pour les pages',
      note: 'types de page et intentions que vous avez définis',
      terms: bothTerms('type de page, intention, remplacer', set.choices.terms),
    },
    followed: {
      name: 'Paramètres : sites suivis',
      note: 'sites suivis par le panneau latéral',
      terms: bothTerms('suivre, audit automatique', set.followed.terms),
    },
    stored: {
      name: 'Paramètres : données enregistrées',
      note: 'ce qui est enregistré sur cet appareil, et comment le supprimer',
      terms: bothTerms('confidentialité, stockage, supprimer les données, effacer, réinitialiser', set.stored.terms),
    },
    'field-data': {
      name: 'Paramètres : données de terrain',
      note: 'votre clé pour le Chrome UX Report',
      terms: bothTerms("utilisateurs réels, clé d'api", set['field-data'].terms),
    },
    service: {
      name: 'Paramètres : service d’API',
      note: 'indiquer le service de votre équipe',
      terms: bothTerms("clé d'api, serveur, intégration", set.service.terms),
    },
    file: {
      name: 'Paramètres : export et import',
      note: 'les paramètres en fichier',
      terms: bothTerms('exporter les paramètres, importer les paramètres, sauvegarde, restaurer', set.file.terms),
    },
    known: {
      name: 'Paramètres : listes de cette version',
      note: 'l’âge de nos listes',
      terms: bothTerms('version, à propos, liste de robots, sources', set.known.terms),
    },
  },
  more: 'Actions et paramètres',
  counted: ({ count }) => amount(count, { one: 'action ou paramètre', other: 'actions et paramètres' }),
};
