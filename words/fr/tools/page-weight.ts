import type { words as en } from '../../en/tools/page-weight.ts';
import { french } from '../french.ts';

const { amount, bytes, duration } = french;
const requestsOf = (count: number) => amount(count, { one: 'requête', other: 'requêtes' });

export const words: typeof en = {
  html: {
    title: 'Taille du HTML et limite d’exploration',
    cut: 'Googlebot arrête de lire ici :',
    size: ({ count }) => `${bytes(count)} de HTML, non compressé.`,
    limit: 'Googlebot lit les 2 premiers Mo (repère).',
  },
  none: 'Le navigateur n’a enregistré aucune ressource pour cette page.',
  types: {
    title: 'Par type',
    bars: 'Octets par type',
    other: 'autres',
    kinds: {
      html: 'HTML',
      img: 'images',
      css: 'CSS',
      script: 'scripts',
      font: 'polices',
      iframe: 'cadres',
      video: 'vidéo',
      audio: 'audio',
      fetch: 'données (fetch)',
      beacon: 'beacons',
    },
    total: ({ requests, size }) => `${requestsOf(requests)}, ${bytes(size)} par le réseau ou depuis le cache.`,
    totalHidden: ({ requests, size, hidden }) =>
      `${requestsOf(requests)}, ${bytes(size)} par le réseau ou depuis le cache ; ${amount(hidden, { one: 'requête vers une autre origine masque sa taille', other: 'requêtes vers d’autres origines masquent leur taille' })}.`,
  },
  hosts: { title: 'Par hôte', bars: 'Octets par hôte', inline: '(intégré)' },
  barHidden: ({ requests }) => `taille masquée, ${requestsOf(requests)}`,
  morePlaces: ({ count }) => `${amount(count, { one: 'autre hôte', other: 'autres hôtes' })}.`,
  bar: ({ size, requests }) => `${bytes(size)} en ${requestsOf(requests)}`,
  all: {
    title: 'Toutes les ressources',
    rows: 'ressources',
    resource: 'Ressource',
    type: 'Type',
    bytes: 'Octets',
    time: 'Durée',
    hidden: 'masqué',
    size: ({ count }) => bytes(count),
    took: ({ ms }) => duration(ms),
  },
};
