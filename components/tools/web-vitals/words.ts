import { english } from '../../../checks/doors/catalogue.ts';

const { duration, fixed, number } = english;

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
