import type { dashboard as en } from '../../en/server/dashboard.ts';
import { french } from '../french.ts';
import { changeHeads } from '../reports/comparison.ts';

const { amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });

export const dashboard: typeof en = {
  title: 'Sites',
  product: 'Pageloupe',
  skip: 'Aller au contenu',
  sites: ({ count }) => amount(count, { one: 'site', other: 'sites' }),
  reading: 'Lecture…',
  again: 'Réessayer',
  back: 'Tous les sites',
  offline: 'Le service est injoignable. Vérifier qu’il fonctionne, puis réessayer.',
  memory:
    'L’historique est en mémoire et sera perdu quand le service s’arrêtera. Pour le conserver, démarrer le service avec --data <dossier>, ou avec --store-url s’il a une --queue-url.',

  login: {
    title: 'Se connecter',
    intro:
      'Ce service exige une clé. Elle est échangée contre un cookie qui expire au bout de 12 heures ; la clé elle-même n’est pas enregistrée.',
    key: 'Clé',
    submit: 'Se connecter',
    logout: 'Se déconnecter',
    as: ({ name, role }) => `${name} (${role})`,
  },

  list: {
    table: 'Sites et leurs scores',
    find: 'Chercher un site',
    worse: 'Seulement les sites qui se sont dégradés',
    empty: 'Aucun site n’a encore été audité.',
    emptyHow: 'Chaque lot apparaît ici une fois terminé. En lancer un ci-dessous, ou en ligne de commande :',
    emptyRead: 'Les sites apparaissent ici une fois audités avec une clé qui a le rôle « run ».',
    none: 'Aucun site ne correspond.',
    columns: {
      site: 'Site',
      score: 'Score d’audit',
      change: 'Changement',
      geo: 'Score GEO',
      recent: 'Dernières exécutions',
      worse: 'Nouveaux échecs',
      fails: 'Échecs',
      pages: 'Pages',
      at: 'Dernière exécution',
    },
  },
  change: {
    none: 'première exécution',
    same: 'inchangé',
    up: ({ by }) => `en hausse de ${number(by)}`,
    down: ({ by }) => `en baisse de ${number(by)}`,
  },

  add: {
    title: 'Auditer un site',
    source: 'URL d’un sitemap, ou URL de pages, une par ligne',
    crawl: 'Suivre les liens (500 pages au plus)',
    oneStart: 'Pour suivre les liens, saisir une seule URL : l’URL de départ.',
    crawling: 'Audit lancé. Les pages s’ajoutent à mesure que des liens sont trouvés.',
    device: 'Appareil',
    devices: { desktop: 'Ordinateur', mobile: 'Mobile' },
    start: 'Lancer l’audit',
    started: ({ count }) => `Audit lancé : ${pagesOf(count)}.`,
    missing: 'Saisir au moins une URL.',
  },
  progress: {
    title: 'En cours',
    bar: ({ site }) => `Progression de ${site}`,
    state: ({ done, total, failed }) =>
      `${pagesOf(done)} sur ${number(total)}${failed > 0 ? `, ${amount(failed, { one: 'n’a pas pu être auditée', other: 'n’ont pas pu être auditées' })}` : ''}`,
    cancel: 'Annuler',
    many: ({ count }) => pagesOf(count),
    more: ({ count }) => `Ce sont les ${number(count)} plus récents ; d’autres sont en cours.`,
  },

  site: {
    run: 'Lancer maintenant',
    export: 'Exporter',
    remove: 'Supprimer le site',
    removeSure: ({ site }) => `Supprimer toutes les exécutions et planifications de ${site} ? Cette action est irréversible.`,
    removeYes: 'Supprimer',
    removeNo: 'Conserver',
    latest: 'Dernière exécution',
    older: ({ at }) => `Exécution : ${at}`,
    facts: { at: 'Début', pages: 'Pages', device: 'Appareil', state: 'État' },
    states: { finished: 'terminée', cancelled: 'annulée' },
    audited: ({ audited, pages }) => `${amount(audited, { one: 'auditée', other: 'auditées' })} sur ${number(pages)}`,
    categories: 'Catégories GEO',
    noScore: 'aucun',
    trend: {
      title: 'Évolution des scores',
      few: 'Une deuxième exécution montrera comment les scores évoluent.',
      audit: 'Score d’audit',
      geo: 'Score GEO',
      table: 'Scores sous forme de tableau',
      columns: { at: 'Exécution', pages: 'Pages', fails: 'Échecs' },
      picture: ({ from, to, first, last }) =>
        `Score d’audit de ${first} (${from}) à ${last} (${to}). Toutes les valeurs sont dans le tableau ci-dessous.`,
    },
    changes: {
      ...changeHeads,
      title: 'Ce qui a changé',
      since: ({ at }) => `Depuis l’exécution précédente (${at})`,
      first: 'C’est la première exécution.',
      same: 'Aucun contrôle ne s’est amélioré ni dégradé, et aucune valeur n’a changé.',
      pages: ({ count }) => pagesOf(count),
      more: ({ count }) => `${number(count)} de plus`,
    },
    checks: {
      title: 'Contrôles en échec et avertissements',
      none: 'Aucun contrôle en échec, sur aucune page.',
      columns: { check: 'Contrôle', fails: 'Échecs', warns: 'Avertissements' },
      show: ({ title }) => `Afficher les pages : ${title}`,
    },
    pages: {
      title: 'Pages',
      of: ({ title }) => `Pages : ${title}`,
      all: 'Afficher toutes les pages',
      columns: { page: 'Page', score: 'Score d’audit', geo: 'Score GEO', fails: 'Échecs', warns: 'Avertissements' },
      failed: ({ code }) => `n’a pas pu être auditée (${code})`,
      status: ({ status }) => `renvoie ${status}`,
      more: 'Afficher plus de pages',
      none: 'Aucune page.',
      untitled: 'sans titre',
    },
    runs: {
      title: 'Exécutions',
      columns: { at: 'Début', device: 'Appareil', score: 'Score d’audit', geo: 'Score GEO', worse: 'Nouveaux échecs', pages: 'Pages' },
      more: 'Afficher les exécutions plus anciennes',
    },
  },

  schedule: {
    title: 'Planification',
    none: 'Ce site n’est audité que lorsque quelqu’un lance une exécution.',
    next: ({ at }) => `Prochaine : ${at}`,
    never: 'N’aura plus lieu.',
    last: ({ at }) => `Dernière : ${at}`,
    cron: 'Expression cron',
    cronHelp: 'Minute, heure, jour, mois, jour de la semaine : « 0 3 * * 1 » est le lundi à trois heures.',
    zone: 'Fuseau horaire',
    create: 'Créer la planification',
    remove: 'Supprimer',
    removeThis: ({ cron }) => `Supprimer la planification ${cron}`,
    pages: ({ count }) => pagesOf(count),
    sitemap: ({ url }) => `le sitemap ${url}`,
    crawl: ({ url }) => `les pages trouvées en suivant les liens à partir de ${url}`,
    source: ({ what }) => `Audite ${what}.`,
    tooMany:
      'La dernière exécution a une liste de plus de 1 000 pages. Lancer d’abord une exécution à partir d’un sitemap ou d’une exploration.',
  },
};
