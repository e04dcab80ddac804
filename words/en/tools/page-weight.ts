import { english } from '../../../checks/core/wording.ts';

const { amount, bytes, duration } = english;

export const words = {
  html: {
    title: 'HTML size and crawl limit',
    cut: 'Googlebot stops reading here:',
    size: ({ count }: { count: number }) => `${bytes(count)} of HTML, uncompressed.`,
    limit: 'Googlebot reads the first 2 MB (marked).',
  },
  none: 'The browser recorded no resources for this page.',
  types: {
    title: 'By type',
    bars: 'Bytes by type',
    other: 'other',
    /** By the initiator that the browser reports, or by the file for link elements. */
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
      `${amount(requests, 'request')}, ${bytes(size)} over the network or from the cache; ${amount(hidden, { one: 'cross-origin request hides its size', other: 'cross-origin requests hide their size' })}.`,
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
