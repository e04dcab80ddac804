import { english } from '../../../../checks/index.ts';

const { duration, fixed, number } = english;

export const webVitals = {
  oneVisit: 'This one visit on this machine. Google uses the 75th percentile of what real visitors measured over 28 days.',
  background: 'The page loaded in a background tab: its times mean little. Load it again in front.',
  long: { LCP: 'Largest Contentful Paint', CLS: 'Cumulative Layout Shift', INP: 'Interaction to Next Paint' },
  absent: {
    LCP: 'The browser has not recorded a largest paint.',
    CLS: 'The browser does not record layout shifts.',
    INP: 'Nobody has clicked or typed yet: use the page, then audit again.',
  },
  seconds: ({ ms }: { ms: number }) => `${fixed(ms / 1_000, 2)} s`,
  milliseconds: ({ ms }: { ms: number }) => duration(ms),
  shift: ({ value }: { value: number }) => fixed(value, 3),
  ratings: { muted: 'not measured', good: 'good', warn: 'needs improvement', bad: 'poor' },
  limits: ({ good, poor }: { good: string; poor: string }) => `good up to ${good}, poor over ${poor}`,
  mark: 'Outline the elements on the page',
  again: 'Measure again',
  parts: {
    title: 'Parts of the LCP',
    none: 'The browser has not recorded a largest paint of this visit.',
    ttfb: ({ ms }: { ms: number }) => `Time to first byte ${duration(ms)}`,
    loadDelay: ({ ms }: { ms: number }) => `Load delay ${duration(ms)}`,
    loadTime: ({ ms }: { ms: number }) => `Load time ${duration(ms)}`,
    renderDelay: ({ ms }: { ms: number }) => `Render delay ${duration(ms)}`,
  },
  shifts: {
    title: 'Layout shifts',
    rows: 'layout shifts',
    none: 'Nothing has moved on its own so far.',
    value: 'Shift',
    after: 'After',
    element: 'What moved',
    gone: 'an element that is gone',
    more: ({ count }: { count: number }) => `and ${number(count)} more`,
  },
  marks: {
    lcp: ({ ms }: { ms: number }) => `LCP ${fixed(ms / 1_000, 2)} s`,
    moved: ({ value }: { value: number }) => `moved, ${fixed(value, 3)}`,
    inp: ({ ms }: { ms: number }) => `INP ${duration(ms)}`,
  },
};
