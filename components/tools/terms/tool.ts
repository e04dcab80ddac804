import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'content',
  place: 3,
  name: 'Words and phrases',
  help: 'Your keywords, and the words and phrases of the page: where they occur.',
  search:
    'keywords, focus keyword, keyphrase, target keyword, keyword in title, keyword density, keyword frequency, n-grams, word frequency, word cloud, tf-idf, top words, readability, reading ease, reading level, Flesch, LIX, sentence length',
  demo: { page: '/guides/oil-leather-covers', shows: 'leather covers' },
  factsOnly: true,
};
