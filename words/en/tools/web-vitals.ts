import { english } from '../../../checks/core/wording.ts';

const { date, duration, fixed, number, percent } = english;

export const words = {
  oneVisit: 'This visit on this device. Google uses the 75th percentile of real visits over 28 days.',
  background: 'The page loaded in a background tab, so its times are not meaningful. Reload it in the foreground.',
  long: { LCP: 'Largest Contentful Paint', CLS: 'Cumulative Layout Shift', INP: 'Interaction to Next Paint' },
  absent: {
    LCP: 'The browser recorded no LCP.',
    CLS: 'This browser does not record layout shifts.',
    INP: 'No interaction yet: use the page, then audit again.',
  },
  seconds: ({ ms }: { ms: number }) => `${fixed(ms / 1_000, 2)}\u00a0s`,
  milliseconds: ({ ms }: { ms: number }) => duration(ms).replaceAll(' ', '\u00a0'),
  shift: ({ value }: { value: number }) => fixed(value, 3),
  ratings: { muted: 'not measured', good: 'good', warn: 'needs improvement', bad: 'poor' },
  limits: ({ good, poor }: { good: string; poor: string }) => `good up to ${good}, poor over ${poor}`,
  mark: 'Outline the elements on the page',
  again: 'Measure again',
  field: {
    title: 'Real visitors',
    noKey: 'Google publishes what visitors with Chrome measured (Chrome UX Report). To see it here, add your own API key, which is free.',
    settings: 'Settings: field data',
    load: 'Load field data',
    loading: 'Loading…',
    note: 'Sends the URL of this page, without its query, and your key to Google.',
    of: {
      url: ({ until }: { until: string }) => `75th percentile of this URL, 28 days${until && ` until ${date(until)}`}.`,
      origin: ({ until }: { until: string }) =>
        `75th percentile of all pages of this origin, 28 days${until && ` until ${date(until)}`}: this URL has too few visits.`,
    },
    value: {
      lcp: ({ value }: { value: number }) => `${fixed(value / 1_000, 2)} s`,
      inp: ({ value }: { value: number }) => duration(value),
      cls: ({ value }: { value: number }) => fixed(value, 2),
    },
    shares: ({ good, poor }: { good: number; poor: number }) => `${percent(good)} of visits good, ${percent(poor)} poor`,
    notMeasured: 'too few visits',
    missing: {
      'not-public': 'This page is not on the public web, so Google has no data on it. Nothing was sent.',
      'no-visits': 'Google has too few visits of this URL and of its origin to publish data.',
      unreachable: 'The Chrome UX Report did not respond. Try again later.',
      unreadable: 'The response is not in the format of the Chrome UX Report.',
    },
    refused: ({ status, message }: { status: number; message: string }) =>
      status === 429
        ? 'Your key has reached its limit of requests. Try again in a minute.'
        : `Google refused the request (${status})${message && `: “${message}”`} Check the key in Settings.`,
  },
  parts: {
    title: 'LCP breakdown',
    none: 'The browser recorded no LCP on this visit.',
    ttfb: ({ ms }: { ms: number }) => `Time to first byte ${duration(ms)}`,
    loadDelay: ({ ms }: { ms: number }) => `Load delay ${duration(ms)}`,
    loadTime: ({ ms }: { ms: number }) => `Load time ${duration(ms)}`,
    renderDelay: ({ ms }: { ms: number }) => `Render delay ${duration(ms)}`,
  },
  shifts: {
    title: 'Layout shifts',
    rows: 'layout shifts',
    none: 'No unexpected layout shifts so far.',
    value: 'Shift',
    after: 'After',
    element: 'Element',
    gone: 'an element that no longer exists',
    more: ({ count }: { count: number }) => `and ${number(count)} more`,
  },
  marks: {
    lcp: ({ ms }: { ms: number }) => `LCP ${fixed(ms / 1_000, 2)} s`,
    moved: ({ value }: { value: number }) => `shift ${fixed(value, 3)}`,
    inp: ({ ms }: { ms: number }) => `INP ${duration(ms)}`,
  },
};
