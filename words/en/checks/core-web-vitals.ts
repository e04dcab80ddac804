import { duration, fixed, number } from './grammar.ts';

type Part = 'ttfb' | 'loadDelay' | 'loadTime' | 'renderDelay';
type Painted = 'text' | 'image';
/** What to do about the longest part of LCP, by what was painted. */
function lcpFix(part: Part, element: Painted): string {
  if (part === 'ttfb') return 'Most of it was the wait for the server: cache the page, respond faster, avoid redirects.';
  if (element === 'text')
    return 'The largest element is text, which waited to be rendered: load fewer style sheets and scripts before it, and show text before its font arrives (font-display: swap).';
  return {
    loadDelay:
      'Most of it passed before the image was requested: put it in the HTML as an img with src and fetchpriority="high", without lazy loading.',
    loadTime: 'Most of it was the download of the image: serve a smaller file, in a modern format, from a server near your visitors.',
    renderDelay: 'The image had arrived, but waited to be rendered: load fewer style sheets and scripts before it, and do not fade it in.',
  }[part];
}

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
    lcpGood: ({ value }: { value: number }) => ({
      message: `Largest Contentful Paint (LCP) was ${duration(value, 2)} on this visit.`,
      change: '',
    }),
    lcpMiddling: ({ value, lcpGood, part, element }: { value: number; lcpGood: number; part: Part; element: Painted }) => ({
      message: `Largest Contentful Paint (LCP) was ${duration(value, 2)} on this visit; good is ${duration(lcpGood)} or less.`,
      change: lcpFix(part, element),
    }),
    lcpPoor: ({ value, lcpPoor, part, element }: { value: number; lcpPoor: number; part: Part; element: Painted }) => ({
      message: `Largest Contentful Paint (LCP) was ${duration(value, 2)} on this visit; more than ${duration(lcpPoor)} is poor.`,
      change: lcpFix(part, element),
    }),
    clsGood: ({ value }: { value: number }) => ({
      message: `Cumulative Layout Shift (CLS) was ${fixed(value, 3)} on this visit.`,
      change: '',
    }),
    clsMiddling: ({ value, clsGood }: { value: number; clsGood: number }) => ({
      message: `Cumulative Layout Shift (CLS) was ${fixed(value, 3)} on this visit; good is ${number(clsGood)} or less.`,
      change: clsFix,
    }),
    clsPoor: ({ value, clsPoor }: { value: number; clsPoor: number }) => ({
      message: `Cumulative Layout Shift (CLS) was ${fixed(value, 3)} on this visit; more than ${number(clsPoor)} is poor.`,
      change: clsFix,
    }),
    inpGood: ({ value }: { value: number }) => ({
      message: `The slowest interaction of this visit took ${duration(value)} (INP).`,
      change: '',
    }),
    inpMiddling: ({ value, inpGood }: { value: number; inpGood: number }) => ({
      message: `The slowest interaction of this visit took ${duration(value)} (INP); good is ${duration(inpGood)} or less.`,
      change: inpFix,
    }),
    inpPoor: ({ value, inpPoor }: { value: number; inpPoor: number }) => ({
      message: `The slowest interaction of this visit took ${duration(value)} (INP); more than ${duration(inpPoor)} is poor.`,
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
