import { amount, agree, percent, readOnly } from './english.ts';

export const imageDelivery = {
  title: 'Images load and are sized for users and crawlers',
  why: 'Crawlers find images in src and srcset, not behind scripts that wait for scrolling. Images with reserved space and fitting size keep the page quick and still.',
  says: {
    delivered: ({ count }: { count: number }) => ({ message: `${amount(count, 'image')} ${agree(count, 'loads', 'load')} with reserved space and at a fitting size.`, change: '' }),
    awaited: ({ count }: { count: number }) => ({ message: `No image has loaded yet: ${agree(count, 'one waits', `${count} wait`)} to be scrolled to, or ${agree(count, 'is', 'are')} still on the way.`, change: '' }),
    broken: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} did not load on this visit: the address does not answer with an image, or something blocked it.`,
      change: 'Open the address of the image, and correct or remove it when it does not answer.',
    }),
    noImages: () => ({ message: 'Does not apply: the page has no images.', change: '' }),
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
      change: 'Put the address into src or srcset; loading="lazy" does the waiting.',
    }),
    unsized: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} ${agree(count, 'has', 'have')} no reserved space: the text around ${agree(count, 'it', 'them')} jumps when ${agree(count, 'it arrives', 'they arrive')}.`,
      change: 'Give them width and height attributes, or one of them with an aspect-ratio in CSS.',
    }),
    oversized: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image')} of more than 100 kB ${agree(count, 'is', 'are')} delivered with over 4 times the pixels that are shown (our heuristic).`,
      change: 'Serve smaller versions through srcset and sizes.',
    }),
    sourceless: ({ count, total }: { count: number; total: number }) => ({
      message: `${count} of ${amount(total, 'image')} (${percent(count / total)}) ${agree(count, 'has', 'have')} no src or srcset even now, only a data attribute for a script.`,
      change: 'Put the address into src or srcset; loading="lazy" does the waiting.',
    }),
    heroBackground: () => ({
      message: 'The largest picture of the first screen is a CSS background, which image search does not index.',
      change: 'Use an img element when the picture is content.',
    }),
    bytesHidden: ({ count }: { count: number }) => ({
      message: `The size in bytes of ${amount(count, 'image')} with many more pixels than shown is hidden by ${agree(count, 'its', 'their')} server.`,
      change: 'Send Timing-Allow-Origin, if you want it measured.',
    }),
    roomUnknown: ({ count }: { count: number }) => ({
      message: `This browser does not tell whether styles reserve space for ${amount(count, 'image')} without width and height attributes.`,
      change: '',
    }),
    capped: (given: { read: number; total: number }) => readOnly('image', given),
    lcpUnknown: () => ({ message: 'Which image is the largest of the first screen was not recorded on this visit.', change: '' }),
  },
};
