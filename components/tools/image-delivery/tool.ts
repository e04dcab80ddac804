import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'images-speed',
  place: 2,
  name: 'Image delivery',
  help: 'How large images are served and how large they are displayed.',
  search:
    'image size, image optimization, properly size images, responsive images, lazy loading, lazy load, defer offscreen images, next-gen formats, webp, avif, srcset, oversized images, image compression, lcp, pictures',
  demo: { page: '/shop/travel-journal', shows: 'large.png' },
  picture: '/faults/images',
};
