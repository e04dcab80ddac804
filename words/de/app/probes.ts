import type { probes as en } from '../../en/app/probes.ts';
import { german } from '../german.ts';

const { amount, and, number } = german;

/** The first hosts and the number of others. */
const first = (hosts: readonly string[]) => and(hosts.length > 3 ? [...hosts.slice(0, 3), `${number(hosts.length - 3)} weitere`] : hosts);
const urls = (count: number) => amount(count, { one: 'URL', other: 'URLs' });
const counts: typeof en.spoken.finished = ({ done, total, broken, unverified }) =>
  `${number(done)} von ${urls(total)} geprüft, ${number(broken)} defekt, ${number(unverified)} unklar.`;

export const probes: typeof en = {
  titles: {
    idle: 'Linkprüfung',
    asking: 'Wartet auf Ihre Erlaubnis',
    refused: 'Links nicht geprüft',
    starting: 'Links werden geprüft',
    running: 'Links werden geprüft',
    paused: 'Linkprüfung pausiert',
    finished: 'Links geprüft',
    stopped: 'Linkprüfung gestoppt',
    failed: 'Links konnten nicht geprüft werden',
  },
  check: 'Links prüfen',
  checkAgain: 'Erneut prüfen',
  checkRest: 'Den Rest prüfen',
  allowRest: 'Zulassen und den Rest prüfen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  stop: 'Stoppen',
  withdraw: 'Berechtigung entfernen',
  options: 'Optionen',
  sites: 'Websites',
  allSites: ({ count }) => `alle ${number(count)}`,
  onlyHost: ({ host }) => `nur ${host}`,
  speed: 'Tempo',
  rates: { careful: 'schonend', normal: 'normal', fast: 'schnell', own: 'maximal (mein eigener Server)' },
  askingNow:
    'Der Browser fragt, ob Pageloupe diese Websites kontaktieren darf. Die Prüfung startet auch, wenn sich dieses Fenster schließt.',
  startingNow: 'Startet…',
  whatFor: ({ links, sites }) =>
    `Welche Links sind defekt? Angefordert werden ${links > 0 ? `${amount(links, { one: 'Linkziel', other: 'Linkziele' })}, ` : ''}das Canonical, Sprachversionen, Bilder und URL-Varianten, auf ${amount(sites, { one: 'Website', other: 'Websites' })}.`,
  noCookies: 'Es werden keine Cookies gesendet.',
  willAsk: ({ hosts }) =>
    `Der Browser wird fragen, ob Sie den Zugriff auf ${first(hosts)} erlauben. Es werden keine Cookies gesendet, und die Berechtigung lässt sich jederzeit entfernen.`,
  refused: 'Berechtigung verweigert. Nichts wurde angefordert; diese Prüfungen bleiben offen.',
  missing: ({ hosts }) => `Nicht geprüft (keine Berechtigung): ${first(hosts)}.`,
  interrupted: 'Der Browser hat die Prüfung unterbrochen; sie läuft dort weiter, wo sie aufgehört hat.',
  goesOn: 'Läuft weiter, wenn dieses Fenster geschlossen wird; stoppt, wenn Sie die Seite verlassen.',
  paused: 'pausiert',
  secondsLeft: ({ seconds }) => `noch etwa ${amount(seconds, { one: 'Sekunde', other: 'Sekunden' })}`,
  minutesLeft: ({ minutes }) => `noch etwa ${amount(minutes, { one: 'Minute', other: 'Minuten' })}`,
  progress: 'Geprüfte URLs',
  done: ({ done, total }) => (done === total ? urls(total) : `${number(done)} von ${urls(total)}`),
  broken: ({ count }) => `${number(count)} defekt`,
  unverified: ({ count }) => `${number(count)} unklar`,
  list: 'Alle Links ansehen',
  spoken: {
    running: 'Links werden geprüft.',
    paused: 'Linkprüfung pausiert.',
    refused: 'Berechtigung verweigert: Links wurden nicht geprüft.',
    failed: ({ error }) => `Links konnten nicht geprüft werden. ${error}`,
    finished: (args) => `Links geprüft: ${counts(args)}`,
    stopped: (args) => `Linkprüfung gestoppt: ${counts(args)}`,
  },
};
