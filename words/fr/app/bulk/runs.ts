import type { runs as en } from '../../../en/app/bulk/runs.ts';
import { french } from '../../french.ts';
import { jobWords } from './job-errors.ts';

const { amount, number, time, timeToTheSecond } = french;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });
const legend = {
  done: ({ count }: { count: number }) => amount(count, { one: 'terminée', other: 'terminées' }),
  failed: ({ count }: { count: number }) => `${number(count)} en échec`,
  running: ({ count }: { count: number }) => `${number(count)} en cours d’audit`,
  waiting: ({ count }: { count: number }) => `${number(count)} en attente`,
  cancelled: ({ count }: { count: number }) => amount(count, { one: 'annulée', other: 'annulées' }),
};
const counted: typeof en.counts = ({ done, failed, running, waiting, cancelled }) =>
  [
    legend.done({ count: done }),
    failed > 0 && legend.failed({ count: failed }),
    running > 0 && legend.running({ count: running }),
    waiting > 0 && legend.waiting({ count: waiting }),
    cancelled > 0 && legend.cancelled({ count: cancelled }),
  ]
    .filter(Boolean)
    .join(', ');
const states: typeof en.states = {
  draft: 'Non démarrée',
  running: 'En cours',
  paused: 'En pause',
  finished: 'Terminée',
  cancelled: 'Annulée',
};
/** Approximate milliseconds. */
const about = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 10) return 'quelques secondes';
  if (seconds < 55) return `environ ${number(Math.ceil(seconds / 10) * 10)} secondes`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? `environ ${amount(minutes, { one: 'minute', other: 'minutes' })}`
    : `environ ${amount(Math.round(minutes / 60), { one: 'heure', other: 'heures' })}`;
};

export const runs: typeof en = {
  title: 'Audits par lot',
  runs: 'Exécutions',
  newRun: 'Nouvelle exécution',
  run: 'Exécution',
  documentTitle: ({ title }) => `${title} · Pageloupe`,
  privacy:
    'Les exécutions, rapports et fichiers restent sur cet appareil. Pageloupe ne demande que les pages de la file d’attente, les pages trouvées par exploration et, si vous le choisissez, les cibles des liens.',
  reading: 'Lecture de l’exécution…',
  readingAll: 'Lecture des exécutions…',
  gone: 'Cette exécution n’existe plus.',
  goneWhy: 'Elle a été supprimée, ou retirée pour faire place à de plus récentes.',
  seeAll: 'Voir toutes les exécutions',
  when: ({ at }) => time(at, zone()),
  whenToTheSecond: ({ at }) => timeToTheSecond(at, zone()),

  files: 'Fichiers',
  file: {
    making: 'est en cours de création…',
    saving: 'est en cours d’enregistrement…',
    saved: 'est enregistré.',
    failed: ({ error }) => `n’a pas pu être créé. ${error}`,
    progress: ({ name }) => `Progression de ${name}`,
    pages: ({ done, total }) => `${pagesOf(done)} sur ${number(total)}`,
    close: ({ name }) => `Masquer ${name}`,
    tryAgain: ({ error }) => `${error} Réessayer ; en cas de nouvel échec, il manque peut-être de la mémoire ou de l’espace disque.`,
  },

  none: 'Aucune exécution pour l’instant.',
  noneHelp:
    'Un audit par lot contrôle de nombreuses pages en arrière-plan : des onglets ouverts, une liste d’URL, un sitemap ou l’exploration d’un site. Vous obtenez un tableau de toutes les pages, les problèmes du site entier et un PDF à partager.',
  choose: 'Choisir des pages',
  kept: ({ most }) =>
    `Enregistrés sur cet appareil : les brouillons, les exécutions actives, les ${number(most)} dernières exécutions terminées parmi celles lancées à la main et les ${number(most)} dernières de chaque planification. Créer une exécution supprime les exécutions terminées plus anciennes, avec leurs rapports. Exporter en PDF, HTML ou JSON ce qui doit être conservé.`,
  states,
  inQueue: ({ pages }) => `${pagesOf(pages)} en file d’attente`,
  counts: counted,
  pagesAndCounts: ({ pages, counts }) => `${pagesOf(pages)} : ${counts}`,
  stateAndCounts: ({ state, counts }) => `${state} : ${counts}`,
  started: ({ when }) => `Début : ${when}`,
  ended: ({ when }) => `Fin : ${when}`,
  created: ({ when }) => `Création : ${when}`,
  continue: 'Continuer',
  open: 'Ouvrir',
  continueNamed: ({ name }) => `Continuer ${name}`,
  openNamed: ({ name }) => `Ouvrir ${name}`,
  rename: 'Renommer',
  renameNamed: ({ name }) => `Renommer ${name}`,
  delete: 'Supprimer',
  deleteNamed: ({ name }) => `Supprimer ${name}`,
  deleteRun: 'Supprimer l’exécution',
  name: 'Nom de l’exécution',
  saveName: 'Enregistrer le nom',
  cancel: 'Annuler',

  confirmDelete: {
    title: 'Supprimer cette exécution ?',
    text: ({ name, reports, running }) =>
      [
        reports > 0
          ? `« ${name} » : ${amount(reports, { one: 'rapport sera supprimé', other: 'rapports seront supprimés' })} de cet appareil.`
          : `« ${name} » : sa file d’attente sera supprimée.`,
        'Les fichiers que vous avez enregistrés sont conservés.',
        running && 'L’exécution est encore en cours et sera arrêtée.',
      ]
        .filter(Boolean)
        .join(' '),
    yes: 'Supprimer',
    no: 'Conserver',
  },
  confirmCancel: {
    title: 'Annuler cette exécution ?',
    text: ({ open, reports }) =>
      `${amount(open, { one: 'page ne sera pas auditée', other: 'pages ne seront pas auditées' })}. ${amount(reports, { one: 'rapport sera conservé', other: 'rapports seront conservés' })}.`,
    yes: 'Annuler l’exécution',
    no: 'Continuer',
  },

  compare: 'Comparer avec une autre exécution',
  export: 'Exporter',
  pdf: 'Rapport PDF',
  pdfNote: ({ pages }) => `couverture, résumé, ${pagesOf(pages)}`,
  html: 'Rapport HTML',
  htmlNote: 'un fichier pour tout navigateur',
  pagesCsv: 'CSV des pages',
  pagesCsvNote: 'une ligne par page',
  findingsCsv: 'CSV des constats',
  findingsCsvNote: 'une ligne par constat',
  json: 'JSON',
  jsonNote: 'pour d’autres programmes',
  facts: ({ started, ended, tools, probes }) =>
    [
      started && `Début : ${started}`,
      ended && `fin : ${ended}`,
      tools > 0 ? amount(tools, { one: 'outil sélectionné', other: 'outils sélectionnés' }) : 'tous les outils',
      probes && 'liens contrôlés',
    ]
      .filter(Boolean)
      .join(' · '),
  parts: 'Parties de l’exécution',
  pages: 'Pages',
  site: 'Site entier',
  soFar: 'Pour l’instant.',
  toSite: 'Voir les problèmes du site entier',
  noneAudited: 'Aucune page auditée pour l’instant. Les problèmes du site entier s’affichent ici au fur et à mesure.',
  soFarOf: ({ pages, all }) => `Pour l’instant : ${pagesOf(pages)} sur ${number(all)}.`,

  progress: 'Progression',
  audited: 'Pages auditées',
  endedOf: ({ ended, total }) => `${pagesOf(ended)} sur ${number(total)}`,
  leftLater: 'le temps restant s’affiche après quelques pages',
  left: ({ ms }) => `encore ${about(ms)}`,
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  showFailed: 'Afficher les échecs',
  retry: ({ count }) => `Relancer ${amount(count, { one: 'page en échec', other: 'pages en échec' })}`,
  legend,
  refused: 'Autorisation refusée : rien n’a démarré.',
  refusedSites: 'Rien n’est perdu. Réessayer et choisir Autoriser quand le navigateur le demande.',
  refusedAll:
    'Rien n’est perdu. Réessayer et choisir Autoriser quand le navigateur le demande : les cibles des liens peuvent être sur n’importe quel site.',
  goesOn: 'Vous pouvez utiliser d’autres onglets ou fermer cette page ; l’exécution continue en arrière-plan.',

  jobs: { waiting: 'En attente', running: 'En cours d’audit', done: 'Auditée', failed: 'Échec', cancelled: 'Annulée' },
  pauses: {
    user: { what: 'Vous avez mis cette exécution en pause.', todo: 'La reprendre à tout moment ; les pages terminées sont conservées.' },
    offline: { what: 'Pas de connexion réseau.', todo: 'L’exécution continue au retour de la connexion ou quand vous la reprenez.' },
    'storage-full': {
      what: 'Il n’y a plus d’espace pour les rapports.',
      todo: 'Supprimer les exécutions devenues inutiles ou libérer de l’espace disque, puis reprendre.',
    },
    'no-permission': {
      what: 'Pageloupe n’a plus d’autorisation pour ces sites.',
      todo: 'Reprendre et autoriser les sites quand le navigateur le demande.',
    },
    restarted: {
      what: 'Le navigateur a été fermé pendant cette exécution.',
      todo: 'Reprendre pour terminer le reste ; les pages terminées sont conservées.',
    },
  },
  failures: {
    'tab-gone': 'Onglet fermé',
    navigated: 'Page quittée',
    crashed: 'Onglet planté',
    asleep: 'Onglet en veille',
    'no-access': 'Pas d’accès',
    'no-permission': 'Pas d’autorisation',
    'not-a-page': 'Pas une page',
    'http-error': 'Erreur HTTP',
    unreachable: 'Injoignable',
    timeout: 'Trop lente',
    interrupted: 'Interrompue',
    'audit-failed': 'Audit en échec',
  },
  ...jobWords,

  done: {
    added: ({ added, joined }) => {
      const first = added === 0 ? 'Rien de nouveau' : amount(added, { one: 'page ajoutée', other: 'pages ajoutées' });
      return joined > 0 ? `${first} ; ${amount(joined, { one: 'était', other: 'étaient' })} déjà en file d’attente.` : `${first}.`;
    },
    follows: 'Les liens seront suivis à partir de cette page.',
    followsNone: 'Les liens ne seront pas suivis.',
    removed: ({ count }) => `${amount(count, { one: 'page retirée', other: 'pages retirées' })} de la file d’attente.`,
    first: 'Déjà en premier.',
    last: 'Déjà en dernier.',
    moved: ({ place, all }) => `Déplacée en position ${number(place)} sur ${number(all)}.`,
    renamed: ({ name }) => `Renommée en ${name}.`,
    deleted: 'Exécution supprimée.',
  },
  wrong: {
    read: 'Les résultats n’ont pas pu être lus.',
    add: 'Les pages n’ont pas pu être ajoutées.',
    queue: 'Les pages n’ont pas pu être mises en file d’attente.',
    options: 'L’option n’a pas pu être enregistrée.',
    repeat: 'L’audit n’a pas pu être planifié.',
    'stop-repeating': 'La planification n’a pas pu être retirée.',
    follow: 'L’URL de départ n’a pas pu être enregistrée.',
    remove: 'Les pages n’ont pas pu être retirées.',
    order: 'L’ordre n’a pas pu être enregistré.',
    rename: 'L’exécution n’a pas pu être renommée.',
    delete: 'L’exécution n’a pas pu être supprimée.',
    start: 'L’exécution n’a pas pu être lancée.',
    pause: 'L’exécution n’a pas pu être mise en pause.',
    resume: 'L’exécution n’a pas pu être reprise.',
    cancel: 'L’exécution n’a pas pu être annulée.',
    'retry-failed': 'Les pages en échec n’ont pas pu être remises en file d’attente.',
  },
  because: ({ what, error }) => `${what} ${error}`,
  nameless: 'Saisir un nom pour l’exécution.',
  firstName: 'Audit par lot',
  hosts: ({ first, more }) => `${first} et ${number(more)} de plus`,
};
