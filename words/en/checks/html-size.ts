import { bytes as size } from './grammar.ts';

export const htmlSize = {
  title: 'HTML is within crawl limits',
  problem: 'HTML is too large',
  why: 'Crawlers read only the first part of very long documents; anything after their limit may never be indexed.',
  words: { bytes: 'bytes' },
  says: {
    fits: ({ bytes }: { bytes: number }) => ({ message: `The HTML is ${size(bytes)}, well within crawl limits.`, change: '' }),
    large: ({ bytes, failBytes }: { bytes: number; failBytes: number }) => ({
      message: `The HTML is ${size(bytes)}; Googlebot reads the first ${size(failBytes)}.`,
      change: 'Move inline data, styles and images out of the HTML to stay well below the limit.',
    }),
    tooLarge: ({ bytes, failBytes }: { bytes: number; failBytes: number }) => ({
      message: `The HTML is ${size(bytes)}: anything after the first ${size(failBytes)} might not be indexed.`,
      change: `Move inline data, styles and images out of the HTML, or split the page, so all content is within the first ${size(failBytes)}.`,
    }),
    notReadToEnd: () => ({ message: 'The document was not read to its end, so its size is a lower bound.', change: '' }),
  },
};
