import { duration, fixed, number } from './english.ts';

const lcpFix =
  'Shorten the longest part below: let the browser find the image early (an img with src in the HTML, fetchpriority="high", no lazy loading), and serve it small and fast.';

const clsFix = 'Reserve space for what arrives late: width and height on images, fixed boxes for ads and banners.';

const inpFix = 'Break long scripts into smaller tasks, and do less between the action and the next frame.';

export const coreWebVitals = {
  title: 'Core Web Vitals of this visit',
  why: 'How fast and steady the page felt on this visit. Google uses the 75th percentile of field data, which one visit on one machine cannot show.',
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
    lcpGood: ({ value }: { value: number }) => ({
      message: `The largest content was painted after ${duration(value, 2)} (LCP).`,
      change: '',
    }),
    lcpMiddling: ({ value, lcpGood }: { value: number; lcpGood: number }) => ({
      message: `The largest content was painted after ${duration(value, 2)} (LCP); good is ${duration(lcpGood)} or less.`,
      change: lcpFix,
    }),
    lcpPoor: ({ value, lcpPoor }: { value: number; lcpPoor: number }) => ({
      message: `The largest content was painted only after ${duration(value, 2)} (LCP); more than ${duration(lcpPoor)} is poor.`,
      change: lcpFix,
    }),
    clsGood: ({ value }: { value: number }) => ({
      message: `The layout barely moved: a shift score of ${fixed(value, 3)} (CLS).`,
      change: '',
    }),
    clsMiddling: ({ value, clsGood }: { value: number; clsGood: number }) => ({
      message: `The layout shifted by ${fixed(value, 3)} (CLS); good is ${number(clsGood)} or less.`,
      change: clsFix,
    }),
    clsPoor: ({ value, clsPoor }: { value: number; clsPoor: number }) => ({
      message: `The layout shifted by ${fixed(value, 3)} (CLS); more than ${number(clsPoor)} is poor.`,
      change: clsFix,
    }),
    inpGood: ({ value }: { value: number }) => ({
      message: `The slowest response to an action took ${duration(value)} (INP).`,
      change: '',
    }),
    inpMiddling: ({ value, inpGood }: { value: number; inpGood: number }) => ({
      message: `The slowest response to an action took ${duration(value)} (INP); good is ${duration(inpGood)} or less.`,
      change: inpFix,
    }),
    inpPoor: ({ value, inpPoor }: { value: number; inpPoor: number }) => ({
      message: `The slowest response to an action took ${duration(value)} (INP); more than ${duration(inpPoor)} is poor.`,
      change: inpFix,
    }),
    notInteracted: () => ({ message: 'INP is not judged: nobody has clicked, tapped or typed on the page yet.', change: '' }),
    lcpNotRecorded: () => ({ message: 'This browser recorded no Largest Contentful Paint (LCP).', change: '' }),
    clsNotRecorded: () => ({ message: 'This browser recorded no layout shifts (CLS).', change: '' }),
    oneVisit: () => ({ message: 'This is one visit on this machine; Google uses the 75th percentile of field data.', change: '' }),
    inBackground: () => ({
      message: 'The page was loaded in a background tab, where loading cannot be timed. Reload it in front and audit again.',
      change: '',
    }),
    routed: () => ({
      message:
        'The page changed its URL without loading: LCP, CLS and INP are those of the first page of this visit. Reload it and audit again.',
      change: '',
    }),
    notAllRecorded: () => ({ message: 'Not all of the Core Web Vitals were recorded on this visit.', change: '' }),
  },
};
