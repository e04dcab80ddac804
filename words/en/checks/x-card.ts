import { amount, and, number } from './english.ts';

export const xCard = {
  title: 'X card resolves',
  why: 'X shows a card for a shared link when it finds a card type, a title and a picture, in its own tags or in Open Graph.',
  words: { characters: 'characters' },
  says: {
    resolves: ({ card }: { card: string }) => ({ message: `The ${card} card has what it needs.`, change: '' }),
    fallback: () => ({
      message: 'There is no twitter:card. X may show a small summary card from the Open Graph tags.',
      change: 'Add <meta name="twitter:card" content="summary_large_image"> for the large picture.',
    }),
    noCard: ({ lacking, toAdd = ['og:title', 'og:image'] }: { lacking: readonly string[]; toAdd?: readonly string[] }) => ({
      message: `There is no twitter:card, and X cannot make one from Open Graph, which lacks ${and(lacking)}.`,
      change: `Add ${and(['<meta name="twitter:card" content="summary_large_image">', ...toAdd])}.`,
    }),
    unknownCard: ({ card }: { card: string }) => ({
      message: `“${card}” is not a card type: X knows summary, summary_large_image, app and player.`,
      change: 'Use summary or summary_large_image.',
    }),
    noTitle: () => ({
      message: 'The card has no title: neither twitter:title nor og:title is there.',
      change: 'Add og:title, or twitter:title.',
    }),
    noImage: ({ card }: { card: string }) => ({
      message: `The ${card} card has no picture: neither twitter:image nor og:image is there.`,
      change: 'Add og:image, or twitter:image.',
    }),
    noSummaryImage: () => ({
      message: 'The summary card has no picture; X shows a grey symbol instead.',
      change: 'Add og:image, or twitter:image.',
    }),
    noAppId: () => ({
      message: 'The app card names no app (twitter:app:id:iphone, twitter:app:id:ipad or twitter:app:id:googleplay).',
      change: 'Add the id of the app in its store.',
    }),
    longTitle: ({ length, titleCharacters }: { length: number; titleCharacters: number }) => ({
      message: `The title of the card has ${amount(length, 'character')}; X cuts it after ${number(titleCharacters)}.`,
      change: 'Put a shorter title into twitter:title.',
    }),
    longDescription: ({ length, descriptionCharacters }: { length: number; descriptionCharacters: number }) => ({
      message: `The description of the card has ${amount(length, 'character')}; X cuts it after ${number(descriptionCharacters)}.`,
      change: 'Put a shorter description into twitter:description.',
    }),
  },
};
