import type { probes as en } from '../../en/app/probes.ts';
import { french } from '../french.ts';

const { amount, and, number } = french;

/** The first hosts and the number of others. */
const first = (hosts: readonly string[]) =>
  and(hosts.length > 3 ? [...hosts.slice(0, 3), amount(hosts.length - 3, { one: 'autre', other: 'autres' })] : hosts);
const urls = (count: number) => amount(count, { one: 'URL', other: 'URL' });
const brokenText = (count: number) => amount(count, { one: 'en erreur', other: 'en erreur' });
const unverifiedText = (count: number) => amount(count, { one: 'non vérifiée', other: 'non vérifiées' });
const counts: typeof en.spoken.finished = ({ done, total, broken, unverified }) =>
  `${amount(done, { one: 'URL contrôlée', other: 'URL contrôlées' })} sur ${number(total)}, ${brokenText(broken)}, ${unverifiedText(unverified)}.`;

export const probes: typeof en = {
  titles: {
    idle: 'Contrôle des liens',
    asking: 'En attente de votre autorisation',
    refused: 'Liens non contrôlés',
    starting: 'Contrôle des liens en cours',
    running: 'Contrôle des liens en cours',
    paused: 'Contrôle des liens en pause',
    finished: 'Liens contrôlés',
    stopped: 'Contrôle des liens arrêté',
    failed: 'Les liens n’ont pas pu être contrôlés',
  },
  check: 'Contrôler les liens',
  checkAgain: 'Contrôler à nouveau',
  checkRest: 'Contrôler le reste',
  allowRest: 'Autoriser et contrôler le reste',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  stop: 'Arrêter',
  withdraw: 'Retirer l’autorisation',
  options: 'Options',
  sites: 'Sites',
  allSites: ({ count }) => `tous (${number(count)})`,
  onlyHost: ({ host }) => `seulement ${host}`,
  speed: 'Vitesse',
  rates: { careful: 'prudente', normal: 'normale', fast: 'rapide', own: 'maximale (mon propre serveur)' },
  askingNow: 'Le navigateur demande si Pageloupe peut contacter ces sites. Même si cette fenêtre se ferme, le contrôle démarre.',
  startingNow: 'Démarrage…',
  whatFor: ({ links, sites }) =>
    `Quels liens sont cassés ? Ce contrôle demande ${links > 0 ? `${amount(links, { one: 'cible de lien', other: 'cibles de liens' })}, ` : ''}l’URL canonique, les versions linguistiques, les images et les variantes de l’URL, sur ${amount(sites, { one: 'site', other: 'sites' })}.`,
  noCookies: 'Aucun cookie n’est envoyé.',
  willAsk: ({ hosts }) =>
    `Le navigateur vous demandera d’autoriser ${first(hosts)}. Aucun cookie n’est envoyé, et l’autorisation peut être retirée à tout moment.`,
  refused: 'Autorisation refusée. Rien n’a été demandé ; ces contrôles restent en suspens.',
  missing: ({ hosts }) => `Non contrôlé (pas d’autorisation) : ${first(hosts)}.`,
  interrupted: 'Le navigateur a interrompu le contrôle ; il a repris là où il s’était arrêté.',
  goesOn: 'Continue si vous fermez cette fenêtre ; s’arrête si vous quittez la page.',
  paused: 'en pause',
  secondsLeft: ({ seconds }) => `encore environ ${amount(seconds, { one: 'seconde', other: 'secondes' })}`,
  minutesLeft: ({ minutes }) => `encore environ ${amount(minutes, { one: 'minute', other: 'minutes' })}`,
  progress: 'URL contrôlées',
  done: ({ done, total }) => (done === total ? urls(total) : `${urls(done)} sur ${number(total)}`),
  broken: ({ count }) => brokenText(count),
  unverified: ({ count }) => unverifiedText(count),
  list: 'Voir tous les liens',
  spoken: {
    running: 'Contrôle des liens en cours.',
    paused: 'Contrôle des liens en pause.',
    refused: 'Autorisation refusée : les liens n’ont pas été contrôlés.',
    failed: ({ error }) => `Les liens n’ont pas pu être contrôlés. ${error}`,
    finished: (args) => `Liens contrôlés : ${counts(args)}`,
    stopped: (args) => `Contrôle des liens arrêté : ${counts(args)}`,
  },
};
