import { english } from '../../../../checks/index.ts';

const { amount, bytes, fixed, number } = english;
const pair = (width: number, height: number) => `${number(width)} × ${number(height)}`;
interface Sizes {
  delivered: { width: number; height: number };
  shown: { width: number; height: number };
}
const sizes = ({ delivered, shown }: Sizes) =>
  `${pair(delivered.width, delivered.height)} delivered, ${pair(shown.width, shown.height)} shown`;

export const imageDelivery = {
  none: 'The page has no images.',
  pairs: {
    title: 'Delivered and shown',
    note: ({ ratio }: { ratio: number }) =>
      `Each outline is what was delivered, the filled part what the page shows on this screen (${amount(ratio, 'device pixel')} a CSS pixel). Images that are drawn small but delivered large cost the reader’s time.`,
    none: 'No image of the page has both a size on the screen and pixels of its own.',
    lcp: 'LCP image',
    tooMany: ({ factor, ...of }: Sizes & { factor: number }) => `${sizes(of)}: ${fixed(factor, 1)} times the pixels it needs`,
    tooFew: (of: Sizes) => `${sizes(of)}: drawn larger than it is, it may look soft`,
    right: (of: Sizes) => `${sizes(of)}: about the pixels it needs`,
    bytes: ({ count }: { count: number }) => bytes(count),
  },
  all: {
    title: 'All images',
    rows: 'delivered images',
    image: 'Image',
    shown: 'Shown',
    delivered: 'Delivered',
    bytes: 'Bytes',
    loading: 'Loading',
    room: 'Room reserved',
    kind: { img: '(img)', svg: '(svg)', input: '(input)', background: '(background)' },
    pixels: ({ width, height }: { width: number; height: number }) => pair(width, height),
    hidden: 'hidden',
    svg: 'drawn in the page',
    background: 'a CSS background',
    sizeless: 'loaded, without a size of its own',
    noSrc: 'not loaded: no src',
    notYet: 'not loaded yet',
    broken: 'did not load',
    unloaded: 'not loaded',
    eager: 'eager by default',
    reserved: 'yes',
    unneeded: 'not needed',
    unreserved: 'no',
    jumps: 'no: content may jump',
    unknown: 'not known',
    unknownHere: 'not known in this browser',
  },
  without: ({ count }: { count: number }) => `${amount(count, 'image')} without a URL`,
  withoutWhy: 'Crawlers read `src` and `srcset`; a `data-src` that only a script reads shows them nothing.',
};
