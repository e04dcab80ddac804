import { english } from '../../../checks/core/wording.ts';

const { amount, bytes, fixed, number } = english;
const pair = (width: number, height: number) => `${number(width)} × ${number(height)}`;
interface Sizes {
  delivered: { width: number; height: number };
  shown: { width: number; height: number };
}
const sizes = ({ delivered, shown }: Sizes) =>
  `${pair(delivered.width, delivered.height)} served, ${pair(shown.width, shown.height)} displayed`;

export const words = {
  none: 'The page has no image files.',
  pairs: {
    title: 'Served and displayed size',
    note: ({ ratio }: { ratio: number }) =>
      `Each outline is the served size, the filled part the displayed size on this screen (${amount(ratio, 'device pixel')} per CSS pixel). Images that are much larger than displayed slow the page down.`,
    none: 'No image on the page has both a displayed and an intrinsic size.',
    lcp: 'LCP image',
    tooMany: ({ factor, ...of }: Sizes & { factor: number }) => `${sizes(of)}: ${fixed(factor, 1)}× the pixels needed`,
    tooFew: (of: Sizes) => `${sizes(of)}: enlarged, may look blurry`,
    right: (of: Sizes) => `${sizes(of)}: about right`,
    bytes: ({ count }: { count: number }) => bytes(count),
  },
  all: {
    title: 'All images',
    rows: 'images',
    image: 'Image',
    shown: 'Displayed',
    delivered: 'Served',
    bytes: 'Bytes',
    loading: 'Loading',
    room: 'Space reserved',
    kind: { img: '(img)', svg: '(svg)', input: '(input)', background: '(background)' },
    pixels: ({ width, height }: { width: number; height: number }) => pair(width, height),
    hidden: 'hidden',
    background: 'CSS background',
    sizeless: 'loaded, no intrinsic size',
    noSrc: 'not loaded: no src',
    notYet: 'not loaded yet',
    broken: 'did not load',
    unloaded: 'not loaded',
    eager: 'eager by default',
    reserved: 'yes',
    unneeded: 'not needed',
    unreserved: 'no',
    jumps: 'no: layout may shift',
    unknown: 'unknown',
    unknownHere: 'unknown in this browser',
  },
  without: ({ count }: { count: number }) => `${amount(count, 'image')} without a URL`,
  withoutWhy: 'Crawlers read `src` and `srcset`; they can’t use a `data-src` that only a script reads.',
};
