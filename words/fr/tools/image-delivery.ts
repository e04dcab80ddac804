import type { words as en } from '../../en/tools/image-delivery.ts';
import { french } from '../french.ts';

const { amount, bytes, fixed, number } = french;
const pair = (width: number, height: number) => `${number(width)} × ${number(height)}`;
const sizes = ({ delivered, shown }: Parameters<typeof en.pairs.right>[0]) =>
  `servie en ${pair(delivered.width, delivered.height)}, affichée en ${pair(shown.width, shown.height)}`;

export const words: typeof en = {
  none: 'La page n’a pas de fichiers image.',
  pairs: {
    title: 'Taille servie et affichée',
    note: ({ ratio }) =>
      `Chaque contour est la taille servie, la partie pleine la taille affichée sur cet écran (${amount(ratio, { one: 'pixel physique', other: 'pixels physiques' })} par pixel CSS). Les images bien plus grandes que leur affichage ralentissent la page.`,
    none: 'Aucune image de la page n’a à la fois une taille affichée et une taille intrinsèque.',
    lcp: 'Image LCP',
    tooMany: ({ factor, ...of }) => `${sizes(of)} : ${fixed(factor, 1)}× les pixels nécessaires`,
    tooFew: (of) => `${sizes(of)} : agrandie, peut paraître floue`,
    right: (of) => `${sizes(of)} : à peu près la bonne taille`,
    bytes: ({ count }) => bytes(count),
  },
  all: {
    title: 'Toutes les images',
    rows: 'images',
    image: 'Image',
    shown: 'Affichée',
    delivered: 'Servie',
    bytes: 'Octets',
    loading: 'Chargement',
    room: 'Espace réservé',
    kind: { img: '(img)', svg: '(svg)', input: '(input)', background: '(arrière-plan)' },
    pixels: ({ width, height }) => pair(width, height),
    hidden: 'masquée',
    background: 'arrière-plan CSS',
    sizeless: 'chargée, sans taille intrinsèque',
    noSrc: 'non chargée : pas de src',
    notYet: 'pas encore chargée',
    broken: 'ne s’est pas chargée',
    unloaded: 'non chargée',
    eager: 'eager par défaut',
    reserved: 'oui',
    unneeded: 'inutile',
    unreserved: 'non',
    jumps: 'non : la mise en page peut se décaler',
    unknown: 'inconnu',
    unknownHere: 'inconnu dans ce navigateur',
  },
  without: ({ count }) => `${amount(count, { one: 'image', other: 'images' })} sans URL`,
  withoutWhy: 'Les robots lisent `src` et `srcset` ; ils ne peuvent pas utiliser un `data-src` que seul un script lit.',
};
