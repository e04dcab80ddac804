import { duration, fixed, number } from './english.ts';

const lcpFix =
  'Shorten the longest part below: make the image discoverable early (an img with src in the HTML, fetchpriority="high", no lazy loading), and serve it small and fast.';

const clsFix = 'Reserve space for late content: width and height on images, fixed boxes for ads and banners.';

const inpFix = 'Break up long tasks, and do less work between the interaction and the next frame.';

export const coreWebVitals = {
  title: 'Core Web Vitals of this visit',
  problem: 'Core Web Vitals need improvement',
  why: 'How fast and stable the page was on this visit. Google uses the 75th percentile of field data, which one visit on one device cannot show.',
  words: {
    part: 'Part',
    time: 'Time',
    duration: ({ milliseconds }: { milliseconds: number }) => duration(milliseconds),
    ttfb: 'Time to first byte',
    loadDelay: 'Load delay',
    loadTime: 'Load time',
    renderDelay: 'Render delay',
  },
  says: {
    lcpGood: ({ value }: { value: number }) => ({ message: `Largest Contentful Paint (LCP) was ${duration(value, 2)}.`, change: '' }),
    lcpMiddling: ({ value, lcpGood }: { value: number; lcpGood: number }) => ({
      message: `Largest Contentful Paint (LCP) was ${duration(value, 2)}; good is ${duration(lcpGood)} or less.`,
      change: lcpFix,
    }),
    lcpPoor: ({ value, lcpPoor }: { value: number; lcpPoor: number }) => ({
      message: `Largest Contentful Paint (LCP) was ${duration(value, 2)}; more than ${duration(lcpPoor)} is poor.`,
      change: lcpFix,
    }),
    clsGood: ({ value }: { value: number }) => ({ message: `Cumulative Layout Shift (CLS) was ${fixed(value, 3)}.`, change: '' }),
    clsMiddling: ({ value, clsGood }: { value: number; clsGood: number }) => ({
      message: `Cumulative Layout Shift (CLS) was ${fixed(value, 3)}; good is ${number(clsGood)} or less.`,
      change: clsFix,
    }),
    clsPoor: ({ value, clsPoor }: { value: number; clsPoor: number }) => ({
      message: `Cumulative Layout Shift (CLS) was ${fixed(value, 3)}; more than ${number(clsPoor)} is poor.`,
      change: clsFix,
    }),
    inpGood: ({ value }: { value: number }) => ({ message: `The slowest interaction took ${duration(value)} (INP).`, change: '' }),
    inpMiddling: ({ value, inpGood }: { value: number; inpGood: number }) => ({
      message: `The slowest interaction took ${duration(value)} (INP); good is ${duration(inpGood)} or less.`,
      change: inpFix,
    }),
    inpPoor: ({ value, inpPoor }: { value: number; inpPoor: number }) => ({
      message: `The slowest interaction took ${duration(value)} (INP); more than ${duration(inpPoor)} is poor.`,
      change: inpFix,
    }),
    notInteracted: () => ({ message: 'INP is not measured yet: nobody has clicked, tapped or typed on the page.', change: '' }),
    lcpNotRecorded: () => ({ message: 'This browser recorded no Largest Contentful Paint (LCP).', change: '' }),
    clsNotRecorded: () => ({ message: 'This browser recorded no layout shifts (CLS).', change: '' }),
    oneVisit: () => ({ message: 'This is one visit on this device; Google uses the 75th percentile of field data.', change: '' }),
    inBackground: () => ({
      message: 'The page was loaded in a background tab, where loading cannot be measured. Reload it in the foreground and audit again.',
      change: '',
    }),
    routed: () => ({
      message:
        'The page changed its URL without a page load, so LCP, CLS and INP belong to the first page of this visit. Reload it and audit again.',
      change: '',
    }),
    notAllRecorded: () => ({ message: 'Not all Core Web Vitals were recorded on this visit.', change: '' }),
  },
};
