import { agree, amount, and, number } from './grammar.ts';

export const xCard = {
  title: 'X card is complete',
  problem: 'X card is incomplete',
  why: 'X shows a card for a shared link if it finds a card type, a title and an image, in its own tags or in Open Graph.',
  words: { characters: 'characters' },
  says: {
    resolves: ({ card }: { card: string }) => ({ message: `The ${card} card is complete.`, change: '' }),
    fallback: () => ({
      message: 'No twitter:card. X may show a small summary card from the Open Graph tags.',
      change: 'Add <meta name="twitter:card" content="summary_large_image"> for the large image.',
    }),
    misnamed: ({ count }: { count: number }) => ({
      message: `${amount(count, 'tag')} for X ${agree(count, 'is', 'are')} named x:…, which X does not read; there is no twitter:card.`,
      change: 'Name them twitter:card, twitter:title, twitter:image and so on: the names did not change with that of the network.',
    }),
    noCard: ({ lacking, toAdd = ['og:title', 'og:image'] }: { lacking: readonly string[]; toAdd?: readonly string[] }) => ({
      message: `No twitter:card, and ${and(lacking)} ${agree(lacking.length, 'is', 'are')} missing, so X can’t build a card.`,
      change: `Add ${and(['<meta name="twitter:card" content="summary_large_image">', ...toAdd])}.`,
    }),
    unknownCard: ({ card }: { card: string }) => ({
      message: `“${card}” is not a card type: X knows summary, summary_large_image, app and player.`,
      change: 'Use summary or summary_large_image.',
    }),
    noTitle: () => ({
      message: 'The card has no title: twitter:title and og:title are missing.',
      change: 'Add og:title, or twitter:title.',
    }),
    noImage: ({ card }: { card: string }) => ({
      message: `The ${card} card has no image: twitter:image and og:image are missing.`,
      change: 'Add og:image, or twitter:image.',
    }),
    noSummaryImage: () => ({
      message: 'The summary card has no image; X shows a gray placeholder.',
      change: 'Add og:image, or twitter:image.',
    }),
    noAppId: () => ({
      message: 'The app card has no app ID (twitter:app:id:iphone, twitter:app:id:ipad or twitter:app:id:googleplay).',
      change: 'Add the app’s store ID.',
    }),
    longTitle: ({ length, titleCharacters }: { length: number; titleCharacters: number }) => ({
      message: `The card title has ${amount(length, 'character')}; X truncates it after ${number(titleCharacters)}.`,
      change: 'Use a shorter twitter:title.',
    }),
    longDescription: ({ length, descriptionCharacters }: { length: number; descriptionCharacters: number }) => ({
      message: `The card description has ${amount(length, 'character')}; X truncates it after ${number(descriptionCharacters)}.`,
      change: 'Use a shorter twitter:description.',
    }),
  },
};
