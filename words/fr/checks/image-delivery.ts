import type { imageDelivery as en } from '../../en/checks/image-delivery.ts';
import { agree, amount, bytes, number, percent, partReadText } from './grammar.ts';

const images = { one: 'image', other: 'images' };
const useSrc = 'Mettre l’URL dans src ou srcset et utiliser loading="lazy".';

export const imageDelivery: typeof en = {
  title: 'Les images se chargent bien et à la bonne taille',
  problem: 'Images lentes ou mal dimensionnées',
  why: 'Les robots trouvent les images dans src et srcset, pas celles qu’un script charge au défilement. La place réservée et la bonne taille gardent la page rapide et stable.',
  heuristic: 'Notre heuristique : 4 fois les pixels et 100 ko, 20 % des images',
  words: { image: 'Image', shown: 'Affichée', delivered: 'Livrée', size: 'Taille', bytes: ({ count }) => bytes(count) },
  says: {
    delivered: ({ count }) => ({
      message: `${amount(count, { one: 'image se charge', other: 'images se chargent' })} avec place réservée et à la bonne taille.`,
      change: '',
    }),
    awaited: ({ count }) => ({
      message: `Aucune image n’est encore chargée : ${agree(count, 'l’une est', `${number(count)} sont`)} en chargement différé hors de l’écran ou encore en cours de chargement.`,
      change: '',
    }),
    broken: ({ count }) => ({
      message: `${amount(count, { one: 'image ne s’est pas chargée', other: 'images ne se sont pas chargées' })} lors de cette visite : l’URL ne renvoie pas d’image, ou quelque chose l’a bloquée.`,
      change: 'Ouvrir l’URL de l’image, et la corriger ou la retirer si elle ne fonctionne pas.',
    }),
    noImages: () => ({ message: 'La page n’a pas d’images.', change: '' }),
    lazyLcp: () => ({
      message: 'L’image du LCP est en chargement différé, ce qui la retarde.',
      change: 'Retirer loading="lazy" de cette image, et ajouter fetchpriority="high".',
    }),
    unsizedLcp: () => ({
      message: 'L’image du LCP n’a pas de place réservée : la page saute quand elle se charge.',
      change: 'Ajouter les attributs width et height, ou aspect-ratio en CSS.',
    }),
    scriptOnly: () => ({ message: 'L’image principale n’a pas de src : seul un script peut la charger.', change: useSrc }),
    unsized: ({ count }) => ({
      message: `${amount(count, images)} ${agree(count, 'n’a pas de place réservée : la mise en page saute quand elle se charge', 'n’ont pas de place réservée : la mise en page saute quand elles se chargent')}.`,
      change: 'Ajouter les attributs width et height, ou l’un des deux avec aspect-ratio en CSS.',
    }),
    oversized: ({ count, largeBytes, pixelRatio }) => ({
      message: `${amount(count, images)} de plus de ${bytes(largeBytes)} ${agree(count, 'a', 'ont')} plus de ${number(pixelRatio)} fois les pixels affichés.`,
      change: 'Servir des versions plus petites avec srcset et sizes.',
    }),
    sourceless: ({ count, total }) => ({
      message: `${amount(count, images)} sur ${number(total)} du contenu principal (${percent(count / total)}) ${agree(count, 'n’a', 'n’ont')} ni src ni srcset, seulement un attribut data pour un script.`,
      change: useSrc,
    }),
    sourcelessOutside: ({ count, total }) => ({
      message: `${amount(count, images)} sur ${number(total)} (${percent(count / total)}) ${agree(count, 'n’a', 'n’ont')} ni src ni srcset, seulement un attribut data pour un script.`,
      change: useSrc,
    }),
    heroBackground: () => ({
      message: 'La plus grande image visible sans défilement est un arrière-plan CSS, que la recherche d’images n’indexe pas.',
      change: 'Utiliser un élément <img> si l’image fait partie du contenu.',
    }),
    bytesHidden: ({ count }) => ({
      message: `${amount(count, images)} ${agree(count, 'a', 'ont')} bien plus de pixels qu’affichés ; le serveur masque ${agree(count, 'son', 'leur')} poids.`,
      change: 'Envoyer un en-tête Timing-Allow-Origin pour que le poids puisse être mesuré.',
    }),
    roomUnknown: ({ count }) => ({
      message: `${amount(count, images)} ${agree(count, 'n’a', 'n’ont')} pas d’attributs width et height ; ce navigateur n’indique pas si CSS réserve de la place.`,
      change: '',
    }),
    capped: (args) => partReadText('images', args),
    lcpUnknown: () => ({ message: 'Aucune image du LCP n’a été enregistrée lors de cette visite.', change: '' }),
    noneLoaded: () => ({
      message: 'Aucune image ne s’est chargée lors de cette visite : la livraison des images n’a pas pu être contrôlée.',
      change: '',
    }),
  },
};
