import type { queue as en } from '../../../en/app/bulk/queue.ts';
import { french } from '../../french.ts';

const { amount, and, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });

export const queue: typeof en = {
  newRun: 'Nouvel audit par lot',
  deleteDraft: 'Supprimer le brouillon',
  add: '1. Ajouter des pages',
  ways: { tabs: 'Onglets ouverts', addresses: 'URL', sitemap: 'Sitemap', site: 'Suivre les liens' },
  waysLabel: 'Source des pages',
  title: '2. File d’attente',
  order: 'Audit dans cet ordre. Faire glisser, ou appuyer sur Alt et une flèche.',
  empty: 'La file d’attente est vide. Ajouter ci-dessus des onglets ouverts, des URL, un sitemap ou l’URL de départ d’un site.',
  full: ({ most }) => `Une exécution peut avoir au plus ${pagesOf(most)}. Ajouter les autres à une seconde exécution.`,
  confirm: {
    title: 'Supprimer ce brouillon ?',
    text: ({ name, pages }) => `« ${name} » sera supprimé, avec ${pagesOf(pages)} en file d’attente.`,
    yes: 'Supprimer',
    no: 'Conserver',
  },

  options: '3. Contrôles à effectuer',
  probesHelp:
    'Trouve les liens cassés, les redirections, et les URL canoniques, versions linguistiques et images de partage défaillantes. Prend plus de temps : d’autres sites reçoivent aussi des requêtes, lentement et sans cookies.',
  parallel: 'Pages en même temps',
  one: 'Une à la fois : le plus lent, et le plus léger pour le site et votre ordinateur.',
  few: 'Un bon rythme pour la plupart des sites.',
  many: 'Rapide, mais chaque page se charge dans un onglet : seulement pour vos propres sites et un ordinateur rapide.',

  start: '4. Démarrer',
  willAsk: 'Le navigateur vous demandera',
  everySite:
    'si Pageloupe peut lire tous les sites web, car les liens peuvent mener n’importe où. Seules les pages de la file d’attente et les cibles de leurs liens sont demandées.',
  theseSites: ({ hosts, more }) =>
    `si Pageloupe peut lire ${and(more > 0 ? [...hosts, amount(more, { one: 'autre hôte', other: 'autres hôtes' })] : hosts)}. Seules les pages de la file d’attente sont lues.`,
  withdraw: 'Vous pouvez revenir là-dessus à tout moment dans les réglages du navigateur.',
  opened: 'Les URL s’ouvrent dans des onglets en arrière-plan, qui se ferment après l’audit.',
  ownStay: 'Vos propres onglets restent ouverts.',
  kept: 'Votre file d’attente est enregistrée.',
  tryAllow: 'Relancer l’audit et choisir Autoriser quand le navigateur le demande.',
  tryWithout:
    'Relancer l’audit et choisir Autoriser, ou désactiver « Contrôler les liens » : seuls les sites de la file d’attente sont alors nécessaires.',
  startNone: 'Lancer l’audit',
  startAll: ({ count }) => `Lancer l’audit de ${pagesOf(count)}`,
  addFirst: 'Ajouter d’abord au moins une page.',

  list: 'File d’attente',
  move: ({ name, place }) => `Déplacer ${name} : position ${number(place)}. Appuyer sur Alt et une flèche.`,
  moveHint: 'Faire glisser, ou Alt et une flèche',
  url: 'URL',
  tab: 'Onglet ouvert',
  up: 'Monter',
  down: 'Descendre',
  remove: 'Retirer',
  upNamed: ({ name }) => `Monter : ${name}`,
  downNamed: ({ name }) => `Descendre : ${name}`,
  removeNamed: ({ name }) => `Retirer : ${name}`,
};
