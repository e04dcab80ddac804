import { english } from '../../../checks/core/wording.ts';

const { amount, and, number } = english;

/** The first hosts and the number of others: those that the browser's permission prompt is about. */
const first = (hosts: readonly string[]) => and(hosts.length > 3 ? [...hosts.slice(0, 3), `${number(hosts.length - 3)} more`] : hosts);
const counts = ({ done, total, broken, unverified }: { done: number; total: number; broken: number; unverified: number }) =>
  `${number(done)} of ${amount(total, 'URL')} checked, ${number(broken)} broken, ${number(unverified)} unverified.`;
interface Counts {
  done: number;
  total: number;
  broken: number;
  unverified: number;
}

/** The link check: its purpose, its hosts, its progress. */
export const probes = {
  titles: {
    idle: 'Link check',
    asking: 'Waiting for your permission',
    refused: 'Links not checked',
    starting: 'Checking links',
    running: 'Checking links',
    paused: 'Link check paused',
    finished: 'Links checked',
    stopped: 'Link check stopped',
    failed: 'Links could not be checked',
  },
  check: 'Check links',
  checkAgain: 'Check again',
  checkRest: 'Check the rest',
  allowRest: 'Allow and check the rest',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  withdraw: 'Remove permission',
  options: 'Options',
  sites: 'Sites',
  allSites: ({ count }: { count: number }) => `all ${number(count)}`,
  onlyHost: ({ host }: { host: string }) => `only ${host}`,
  speed: 'Speed',
  rates: { careful: 'careful', normal: 'normal', fast: 'fast', own: 'maximum (my own server)' } as Record<string, string>,
  askingNow: 'Your browser is asking whether Pageloupe may contact these sites. If this window closes, the check still starts.',
  startingNow: 'Starting…',
  whatFor: ({ links, sites }: { links: number; sites: number }) =>
    `Which links are broken? This requests ${links > 0 ? `${amount(links, 'link target')}, ` : ''}the canonical, language versions, images and URL variants, on ${amount(sites, 'site')}.`,
  noCookies: 'No cookies are sent.',
  willAsk: ({ hosts }: { hosts: string[] }) =>
    `Your browser will ask you to allow ${first(hosts)}. No cookies are sent, and you can remove the permission at any time.`,
  refused: 'Permission denied. Nothing was requested; these checks remain unchecked.',
  missing: ({ hosts }: { hosts: string[] }) => `Not checked (no permission): ${first(hosts)}.`,
  interrupted: 'The browser paused the check; it resumed where it left off.',
  goesOn: 'Keeps running if you close this window; stops when you leave the page.',
  paused: 'paused',
  secondsLeft: ({ seconds }: { seconds: number }) => `about ${amount(seconds, 'second')} left`,
  minutesLeft: ({ minutes }: { minutes: number }) => `about ${amount(minutes, 'minute')} left`,
  progress: 'URLs checked',
  done: ({ done, total }: { done: number; total: number }) =>
    done === total ? amount(total, 'URL') : `${number(done)} of ${amount(total, 'URL')}`,
  broken: ({ count }: { count: number }) => `${number(count)} broken`,
  unverified: ({ count }: { count: number }) => `${number(count)} unverified`,
  list: 'See every link',
  spoken: {
    running: 'Checking links.',
    paused: 'Link check paused.',
    refused: 'Permission denied: links were not checked.',
    failed: ({ error }: { error: string }) => `Links could not be checked. ${error}`,
    finished: (args: Counts) => `Links checked: ${counts(args)}`,
    stopped: (args: Counts) => `Link check stopped: ${counts(args)}`,
  },
};
