import { agree, amount, bytes, number, percent, partRead } from './english.ts';

export const imageDelivery = {
  title: 'Images load and are sized for users and crawlers',
  why: 'Crawlers find images in src and srcset, not behind scripts that wait for scrolling. Images with reserved space and a fitting size keep the page fast and still.',
  words: { image: 'Image', shown: 'Shown', delivered: 'Delivered', size: 'Size', bytes: ({ count }: { count: number }) => bytes(count) },
  says: {
    delivered: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} ${agree(count, 'loads', 'load')} with reserved space and at a fitting size.`,
      change: '',
    }),
    awaited: ({ count }: { count: number }) => ({
      message: `No image has loaded yet: ${agree(count, 'one waits', `${number(count)} wait`)} to be scrolled to, or ${agree(count, 'is', 'are')} still loading.`,
      change: '',
    }),
    broken: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} did not load on this visit: the URL does not answer with an image, or something blocked it.`,
      change: 'Open the URL of the image, and correct or remove it when it does not answer.',
    }),
    noImages: () => ({ message: 'The page has no images.', change: '' }),
    lazyLcp: () => ({
      message: 'The largest image of the first screen (LCP) is loaded lazily, so that it starts late.',
      change: 'Remove loading="lazy" from this image, and add fetchpriority="high".',
    }),
    unsizedLcp: () => ({
      message: 'The largest image of the first screen (LCP) has no reserved space: the page jumps when it arrives.',
      change: 'Give it width and height attributes, or an aspect-ratio in CSS.',
    }),
    scriptOnly: () => ({
      message: 'The main image has no src: only a script that waits for scrolling can load it.',
      change: 'Put the URL into src or srcset; loading="lazy" does the waiting.',
    }),
    unsized: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} ${agree(count, 'has', 'have')} no reserved space: the text around ${agree(count, 'it', 'them')} jumps when ${agree(count, 'it arrives', 'they arrive')}.`,
      change: `Give ${agree(count, 'it', 'them')} width and height attributes, or one of the two with an aspect-ratio in CSS.`,
    }),
    oversized: ({ count, largeBytes, pixelRatio }: { count: number; largeBytes: number; pixelRatio: number }) => ({
      message: `${amount(count, 'image')} of more than ${bytes(largeBytes)} ${agree(count, 'has', 'have')} over ${number(pixelRatio)} times the pixels that are shown (our heuristic).`,
      change: 'Serve smaller versions through srcset and sizes.',
    }),
    sourceless: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'image')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no src or srcset, only a data attribute for a script.`,
      change: 'Put the URL into src or srcset; loading="lazy" does the waiting.',
    }),
    heroBackground: () => ({
      message: 'The largest picture of the first screen is a CSS background, which image search does not index.',
      change: 'Use an img element when the picture is content.',
    }),
    bytesHidden: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} with many more pixels than shown: the server hides ${agree(count, 'its', 'their')} size in bytes.`,
      change: 'Send Timing-Allow-Origin if you want it measured.',
    }),
    roomUnknown: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} without width and height attributes: this browser does not tell whether CSS reserves space for ${agree(count, 'it', 'them')}.`,
      change: '',
    }),
    capped: (given: { read: number; total: number }) => partRead('image', given),
    lcpUnknown: () => ({ message: 'This visit did not record which image is the largest of the first screen (LCP).', change: '' }),
    noneLoaded: () => ({ message: 'No image loaded on this visit, so how they are delivered could not be checked.', change: '' }),
  },
};
