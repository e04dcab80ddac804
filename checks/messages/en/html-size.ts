const size = (bytes: number) => (bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

export const htmlSize = {
  title: 'HTML is within crawl limits',
  why: 'Crawlers read only the first part of very long documents: what stands after their limit may never be indexed.',
  says: {
    fits: ({ bytes }: { bytes: number }) => ({ message: `The HTML is ${size(bytes)}, well within what crawlers read.`, change: '' }),
    large: ({ bytes }: { bytes: number }) => ({
      message: `The HTML is ${size(bytes)}; Googlebot reads the first 2 MB.`,
      change: 'Move inline data, styles and images out of the HTML, so that the content stays far from the limit.',
    }),
    tooLarge: ({ bytes }: { bytes: number }) => ({
      message: `The HTML is ${size(bytes)}: what stands after the first 2 MB may not be indexed.`,
      change: 'Move inline data, styles and images out of the HTML, or split the page, so that all content stands in the first 2 MB.',
    }),
    notReadToEnd: () => ({ message: 'The document was longer than we read, so its size is a lower bound.', change: '' }),
  },
};
