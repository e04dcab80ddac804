import { agree, amount, bytes, number, percent, partReadText } from './grammar.ts';

export const imageDelivery = {
  title: 'Images load well and at the right size',
  problem: 'Images are slow or badly sized',
  why: 'Crawlers find images in src and srcset, not those that a script loads on scroll. Reserved space and the right size keep the page fast and stable.',
  heuristic: 'Our heuristic: 4 times the pixels and 100 kB, 20 % of images',
  words: { image: 'Image', shown: 'Shown', delivered: 'Delivered', size: 'Size', bytes: ({ count }: { count: number }) => bytes(count) },
  says: {
    delivered: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} ${agree(count, 'loads', 'load')} with reserved space and at the right size.`,
      change: '',
    }),
    awaited: ({ count }: { count: number }) => ({
      message: `No image has loaded yet: ${agree(count, 'one is', `${number(count)} are`)} lazy-loaded below the fold or still loading.`,
      change: '',
    }),
    broken: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} did not load on this visit: the URL does not return an image, or something blocked it.`,
      change: 'Open the image’s URL, and correct or remove it if it does not work.',
    }),
    noImages: () => ({ message: 'The page has no images.', change: '' }),
    lazyLcp: () => ({
      message: 'The LCP image is lazy-loaded, which delays it.',
      change: 'Remove loading="lazy" from this image, and add fetchpriority="high".',
    }),
    unsizedLcp: () => ({
      message: 'The LCP image has no reserved space, so the page jumps when it loads.',
      change: 'Add width and height attributes, or an aspect-ratio in CSS.',
    }),
    scriptOnly: () => ({
      message: 'The main image has no src: only a script can load it.',
      change: 'Put the URL in src or srcset and use loading="lazy".',
    }),
    unsized: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} ${agree(count, 'has', 'have')} no reserved space, so the layout jumps when ${agree(count, 'it loads', 'they load')}.`,
      change: 'Add width and height attributes, or one of them with an aspect-ratio in CSS.',
    }),
    oversized: ({ count, largeBytes, pixelRatio }: { count: number; largeBytes: number; pixelRatio: number }) => ({
      message: `${amount(count, 'image')} over ${bytes(largeBytes)} ${agree(count, 'has', 'have')} more than ${number(pixelRatio)}× the pixels displayed.`,
      change: 'Serve smaller versions through srcset and sizes.',
    }),
    sourceless: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'image')} of the main content (${percent(count / total)}) ${agree(count, 'has', 'have')} no src or srcset, only a data attribute for a script.`,
      change: 'Put the URL in src or srcset and use loading="lazy".',
    }),
    sourcelessOutside: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'image')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no src or srcset, only a data attribute for a script.`,
      change: 'Put the URL in src or srcset and use loading="lazy".',
    }),
    heroBackground: () => ({
      message: 'The largest image above the fold is a CSS background, which image search does not index.',
      change: 'Use an <img> element if the image is content.',
    }),
    bytesHidden: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} ${agree(count, 'has', 'have')} far more pixels than displayed; the server hides ${agree(count, 'its', 'their')} file size.`,
      change: 'Send a Timing-Allow-Origin header so that the size can be measured.',
    }),
    roomUnknown: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} ${agree(count, 'has', 'have')} no width and height attributes; this browser doesn’t report whether CSS reserves space.`,
      change: '',
    }),
    capped: (args: { read: number; total: number }) => partReadText('images', args),
    lcpUnknown: () => ({ message: 'No LCP image was recorded on this visit.', change: '' }),
    noneLoaded: () => ({ message: 'No image loaded on this visit, so image delivery could not be checked.', change: '' }),
  },
};
