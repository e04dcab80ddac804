import type { words as en } from '../../en/tools/page-weight.ts';
import { german } from '../german.ts';

const { amount, bytes, duration } = german;
const requestForms = { one: 'Anfrage', other: 'Anfragen' };

export const words: typeof en = {
  html: {
    title: 'HTML-Größe und Crawl-Grenze',
    cut: 'Hier hört Googlebot auf zu lesen:',
    size: ({ count }) => `${bytes(count)} HTML, unkomprimiert.`,
    limit: 'Googlebot liest die ersten 2 MB (markiert).',
  },
  none: 'Der Browser hat für diese Seite keine Ressourcen aufgezeichnet.',
  types: {
    title: 'Nach Typ',
    bars: 'Bytes nach Typ',
    other: 'andere',
    kinds: {
      html: 'HTML',
      img: 'Bilder',
      css: 'CSS',
      script: 'Skripte',
      font: 'Schriften',
      iframe: 'Frames',
      video: 'Video',
      audio: 'Audio',
      fetch: 'Daten (fetch)',
      beacon: 'Beacons',
    },
    total: ({ requests, size }) => `${amount(requests, requestForms)}, ${bytes(size)} über das Netz oder aus dem Cache.`,
    totalHidden: ({ requests, size, hidden }) =>
      `${amount(requests, requestForms)}, ${bytes(size)} über das Netz oder aus dem Cache; ${amount(hidden, { one: 'Cross-Origin-Anfrage verbirgt ihre Größe', other: 'Cross-Origin-Anfragen verbergen ihre Größe' })}.`,
  },
  hosts: { title: 'Nach Host', bars: 'Bytes nach Host', inline: '(inline)' },
  barHidden: ({ requests }) => `Größe verborgen, ${amount(requests, requestForms)}`,
  morePlaces: ({ count }) => `${amount(count, { one: 'weiterer Host', other: 'weitere Hosts' })}.`,
  bar: ({ size, requests }) => `${bytes(size)} in ${amount(requests, requestForms)}`,
  all: {
    title: 'Alle Ressourcen',
    rows: 'Ressourcen',
    resource: 'Ressource',
    type: 'Typ',
    bytes: 'Bytes',
    time: 'Zeit',
    hidden: 'verborgen',
    size: ({ count }) => bytes(count),
    took: ({ ms }) => duration(ms),
  },
};
