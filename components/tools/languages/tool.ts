import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'device-language',
  place: 3,
  name: 'Languages and hreflang',
  help: 'Declared and detected language, and the hreflang cluster.',
  search:
    'hreflang, hreflang tags, hreflang checker, lang, html lang, language, international, localization, x-default, return tags, translation, alternate',
  demo: { page: '/shop/travel-journal', shows: 'en-UK' },
  picture: '/faults/language',
};
