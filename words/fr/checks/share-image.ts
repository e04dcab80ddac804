import type { SitePicture } from '../../../checks/derive/head/share-picture.ts';
import type { shareImage as en } from '../../en/checks/share-image.ts';
import { bytes as size, fixed, number } from './grammar.ts';
import { probeText } from './probes.ts';

interface Side {
  width: number;
  height: number;
}
const pixels = ({ width, height }: Side) => `${number(width)} × ${number(height)} pixels`;
/** A side that is not known is 0. */
const sides = ({ width, height }: Side) =>
  width > 0 && height > 0 ? pixels({ width, height }) : width > 0 ? `${number(width)} pixels de large` : `${number(height)} pixels de haut`;
const sitePictures: Record<SitePicture, string> = {
  logo: 'le logo du site',
  icon: 'une icône du site',
  placeholder: 'une image provisoire',
};
const larger = 'Utiliser 1200 × 630 pixels ou plus.';

export const shareImage: typeof en = {
  title: 'L’image de partage fonctionne',
  problem: 'L’image de partage manque ou ne convient pas',
  why: 'L’image est l’essentiel de ce que l’on voit d’un lien partagé. Les réseaux l’écartent sans prévenir s’ils ne peuvent pas l’utiliser.',
  heuristic: 'Notre heuristique : à qui appartient l’image',
  words: { bytes: 'octets' },
  says: {
    none: () => ({ message: 'La page n’a pas d’og:image.', change: '' }),
    works: (args) => ({ message: `L’image de partage se charge et convient : ${pixels(args)}.`, change: '' }),
    unmeasured: () => ({ message: 'L’image de partage se charge, mais ses dimensions n’ont pas pu être mesurées.', change: '' }),
    unusable: ({ address }) => ({
      message: `og:image n’est pas une URL valide : ${address}`,
      change: 'Utiliser l’URL https absolue d’un fichier JPEG, PNG ou WebP.',
    }),
    relative: () => ({
      message: 'og:image est une URL relative : plusieurs réseaux ne la résolvent pas.',
      change: 'Utiliser l’URL complète avec https://.',
    }),
    insecure: () => ({
      message: 'og:image est une URL http : les messageries et les réseaux peuvent la rejeter.',
      change: 'Servir l’image en https et utiliser cette URL.',
    }),
    vector: () => ({
      message: 'L’image de partage est un SVG, que X et la plupart des réseaux n’affichent pas.',
      change: 'L’exporter en PNG, JPEG ou WebP.',
    }),
    noAlt: () => ({
      message: 'Pas d’og:image:alt : les personnes qui ne voient pas l’image n’ont pas de description.',
      change: 'Ajouter og:image:alt avec une courte description de l’image.',
    }),
    siteWide: ({ kind }) => ({
      message: `L’image de partage est ${sitePictures[kind]}, alors que la page a ses propres images.`,
      change: 'Indiquer dans og:image une image qui illustre le sujet de cette page.',
    }),
    anotherSubject: () => ({
      message: 'Le nom de l’image de partage n’a rien en commun avec ce produit ni avec ses images.',
      change: 'Utiliser une image de ce produit.',
    }),
    saidSmall: ({ width, height, smallWidth }) => ({
      message: `D’après ses balises ou son URL, l’image de partage fait ${sides({ width, height })} : sous une largeur de ${number(smallWidth)}, les réseaux affichent une vignette au lieu d’un grand aperçu.`,
      change: larger,
    }),
    declaredSmall: ({ width, height, goodWidth }) => ({
      message: `og:image:width et og:image:height déclarent ${pixels({ width, height })}, moins que la largeur habituelle de ${number(goodWidth)}.`,
      change: '',
    }),
    notFound: ({ status }) => ({ message: `L’image de partage renvoie ${status}.`, change: 'Corriger l’URL ou rétablir l’image.' }),
    unreachable: ({ why }) => ({
      message: `L’image de partage ne peut pas être chargée : ${why ? probeText(why) : 'pas de réponse'}.`,
      change: 'Corriger l’URL.',
    }),
    unverified: ({ why }) => ({
      message: `L’image de partage n’a pas pu être contrôlée : ${why ? probeText(why) : 'pas de réponse claire'}.`,
      change: '',
    }),
    notImage: ({ type }) => ({
      message: `L’image de partage n’est pas une image : elle est servie comme ${type || 'type inconnu'}.`,
      change: 'Pointer vers le fichier image lui-même et le servir comme image/jpeg, image/png ou image/webp.',
    }),
    tooSmall: ({ width, height, leastSide }) => ({
      message: `L’image de partage fait ${pixels({ width, height })} ; les réseaux écartent les images de moins de ${number(leastSide)} × ${number(leastSide)}.`,
      change: larger,
    }),
    thumbnail: ({ width, height, smallWidth }) => ({
      message: `L’image de partage fait ${pixels({ width, height })} : sous une largeur de ${number(smallWidth)}, les réseaux affichent une vignette au lieu d’un grand aperçu.`,
      change: larger,
    }),
    small: (args) => ({
      message: `L’image de partage fait ${pixels(args)}, ce qui paraît flou sur les écrans à haute résolution.`,
      change: larger,
    }),
    ratio: ({ width, height, ratio }) => ({
      message: `L’image de partage a un format de ${fixed(width / height, 2)}:1. Les grands aperçus la recadrent à environ ${number(ratio)}:1.`,
      change: `Utiliser un format d’environ ${number(ratio)}:1, ou garder l’important au centre.`,
    }),
    heavy: ({ size: has, bytes }) => ({
      message: `L’image de partage pèse ${size(has)}. La limite de X est de ${size(bytes)} ; les messageries autorisent souvent bien moins.`,
      change: 'La compresser à quelques centaines de ko.',
    }),
    sizeUnread: () => ({ message: 'Le poids de l’image de partage n’a pas pu être lu.', change: '' }),
  },
};
