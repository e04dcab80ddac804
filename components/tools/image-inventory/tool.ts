import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'images-speed',
  place: 1,
  name: 'Image inventory',
  help: 'Every image with its alt text.',
  search: 'images, alt, alt text, alt tags, alt attribute, missing alt, images without alt, image seo, pictures, img, figures',
  demo: { page: '/shop/travel-journal', shows: 'DSC_0412.jpg' },
  picture: '/faults/images',
};
