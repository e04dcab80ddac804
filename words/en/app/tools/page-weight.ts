import { english } from '../../../../checks/index.ts';

const { amount, bytes, duration } = english;

export const pageWeight = {
  html: {
    title: 'The HTML and what crawlers read of it',
    cut: 'Googlebot’s limit falls here:',
    size: ({ count }: { count: number }) => `${bytes(count)} of HTML, uncompressed.`,
    limit: 'Googlebot reads the first 2 MB (the mark).',
  },
  none: 'The browser has recorded no resources of this page.',
  types: {
    title: 'By type',
    bars: 'Bytes by type',
    other: 'other',
    /** By what the browser says has requested it, or by the file where that is a link element. */
    kinds: {
      html: 'HTML',
      img: 'images',
      css: 'CSS',
      script: 'scripts',
      font: 'fonts',
      iframe: 'frames',
      video: 'video',
      audio: 'audio',
      fetch: 'data (fetch)',
      beacon: 'beacons',
    },
    total: ({ requests, size }: { requests: number; size: number }) =>
      `${amount(requests, 'request')}, ${bytes(size)} over the network or from the cache.`,
    totalHidden: ({ requests, size, hidden }: { requests: number; size: number; hidden: number }) =>
      `${amount(requests, 'request')}, ${bytes(size)} over the network or from the cache; ${amount(hidden, { one: 'request of another origin hides its size', other: 'requests of other origins hide their size' })}.`,
  },
  hosts: { title: 'By host', bars: 'Bytes by host', inline: '(inline)' },
  barHidden: ({ requests }: { requests: number }) => `size hidden, ${amount(requests, 'request')}`,
  morePlaces: ({ count }: { count: number }) => `${amount(count, 'more host')}.`,
  bar: ({ size, requests }: { size: number; requests: number }) => `${bytes(size)} in ${amount(requests, 'request')}`,
  all: {
    title: 'All resources',
    rows: 'resources',
    resource: 'Resource',
    type: 'Type',
    bytes: 'Bytes',
    time: 'Time',
    hidden: 'hidden',
    size: ({ count }: { count: number }) => bytes(count),
    took: ({ ms }: { ms: number }) => duration(ms),
  },
};
