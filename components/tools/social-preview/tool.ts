import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'data-sharing',
  place: 4,
  name: 'Social previews',
  help: 'How the page looks when it is shared.',
  search:
    'og, og tags, og:image, og:title, open graph, opengraph, twitter card, twitter, x card, facebook, linkedin, slack, whatsapp, discord, social, social media, social tags, share image, link preview',
  demo: { page: '/shop/travel-journal', shows: 'Facebook' },
};
