import { english } from '../../../checks/core/wording.ts';
import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { probeText } from '../checks/probes.ts';

const { amount, duration } = english;

export const words = {
  page: ({ status }: { status: number }) => `${status}, the page`,
  permanent: ({ status }: { status: number }) => `${status}, permanent`,
  temporary: ({ status }: { status: number }) => `${status}, temporary`,
  noAnswer: 'no response',
  none: 'No HTTP redirects: this URL responds directly.',
  circle: 'The redirects form a loop.',
  redirects: ({ count }: { count: number }) => `${amount(count, 'redirect')} before the page.`,
  cost: ({ count, ms }: { count: number; ms: number }) => `${count === 1 ? 'It' : 'They'} took ${duration(ms)}.`,
  ms: ({ ms }: { ms: number }) => duration(ms),
  again: ({ ms }: { ms: number }) => `${duration(ms)} when requested again`,
  otherHost: ({ host }: { host: string }) => `another host: ${host}`,
  downgrade: 'from https back to http',
  back: '… and back to an earlier URL.',
  copy: 'Copy the redirect chain',
  known: {
    intro: 'Known without a trace:',
    visit: 'In your visit',
    visitNone: 'none. Browsers do not count redirects from other sites.',
    visitSome: ({ count }: { count: number }) =>
      `${amount(count, 'redirect')} on the same site. Browsers do not count redirects from other sites.`,
    again: 'Requested again',
    redirected: 'redirected to another URL',
    direct: 'no redirect',
    requested: 'Requested URL',
    answeredBy: 'Final URL',
    status: 'Status',
    answer: ({ status, ms }: { status: number; ms: number }) => `${status}, after ${duration(ms)}`,
  },
  variants: {
    title: 'URL variants',
    note: 'Each should redirect here with a single permanent redirect, or not exist.',
    notWeb: 'This URL has no variants: it is not http or https.',
    http: 'http',
    https: 'https',
    www: 'with www',
    bare: 'without www',
    slash: 'with slash',
    noSlash: 'without slash',
    here: 'redirects here',
    hereBy: ({ statuses }: { statuses: number[] }) => `redirects here (${statuses.join(', ')})`,
    elsewhere: ({ url }: { url: string }) => `redirects elsewhere, to ${url}`,
    itself: ({ status }: { status: number }) => `no redirect, returns ${status}`,
    absent: 'does not exist',
    absentBy: ({ status }: { status: number }) => `does not exist, returns ${status}`,
    unverified: ({ why }: { why: ProbeReason | null }) => (why ? `could not be verified: ${probeText(why)}` : 'could not be verified'),
    skipped: ({ why }: { why: ProbeReason | null }) => (why ? `skipped: ${probeText(why)}` : 'skipped'),
    unchecked: 'not checked yet',
  },
};
