import type { xCard as en } from '../../en/checks/x-card.ts';
import { agree, amount, and, number } from './grammar.ts';

export const xCard: typeof en = {
  title: 'X-Card ist vollständig',
  problem: 'X-Card ist unvollständig',
  why: 'X zeigt für einen geteilten Link eine Karte, wenn es einen Kartentyp, einen Titel und ein Bild findet, in seinen eigenen Tags oder in Open Graph.',
  words: { characters: 'Zeichen' },
  says: {
    resolves: ({ card }) => ({ message: `Die Karte (${card}) ist vollständig.`, change: '' }),
    fallback: () => ({
      message: 'Kein twitter:card. X zeigt möglicherweise eine kleine summary-Karte aus den Open-Graph-Tags.',
      change: 'Für das große Bild <meta name="twitter:card" content="summary_large_image"> ergänzen.',
    }),
    misnamed: ({ count }) => ({
      message: `${amount(count, { one: 'Tag für X heißt', other: 'Tags für X heißen' })} x:…, was X nicht liest; twitter:card fehlt.`,
      change:
        'In twitter:card, twitter:title, twitter:image und so weiter umbenennen: Diese Namen haben sich mit dem des Netzwerks nicht geändert.',
    }),
    noCard: ({ lacking, toAdd = ['og:title', 'og:image'] }) => ({
      message: `Kein twitter:card, und ${and(lacking)} ${agree(lacking.length, 'fehlt', 'fehlen')}, daher kann X keine Karte erstellen.`,
      change: `${and(['<meta name="twitter:card" content="summary_large_image">', ...toAdd])} ergänzen.`,
    }),
    unknownCard: ({ card }) => ({
      message: `„${card}“ ist kein Kartentyp: X kennt summary, summary_large_image, app und player.`,
      change: 'summary oder summary_large_image verwenden.',
    }),
    noTitle: () => ({
      message: 'Die Karte hat keinen Titel: twitter:title und og:title fehlen.',
      change: 'og:title oder twitter:title ergänzen.',
    }),
    noImage: ({ card }) => ({
      message: `Die Karte (${card}) hat kein Bild: twitter:image und og:image fehlen.`,
      change: 'og:image oder twitter:image ergänzen.',
    }),
    noSummaryImage: () => ({
      message: 'Die summary-Karte hat kein Bild; X zeigt einen grauen Platzhalter.',
      change: 'og:image oder twitter:image ergänzen.',
    }),
    noAppId: () => ({
      message: 'Die app-Karte hat keine App-ID (twitter:app:id:iphone, twitter:app:id:ipad oder twitter:app:id:googleplay).',
      change: 'Die Store-ID der App ergänzen.',
    }),
    longTitle: ({ length, titleCharacters }) => ({
      message: `Der Titel der Karte hat ${amount(length, { other: 'Zeichen' })}; X schneidet ihn nach ${number(titleCharacters)} ab.`,
      change: 'Einen kürzeren twitter:title verwenden.',
    }),
    longDescription: ({ length, descriptionCharacters }) => ({
      message: `Die Beschreibung der Karte hat ${amount(length, { other: 'Zeichen' })}; X schneidet sie nach ${number(descriptionCharacters)} ab.`,
      change: 'Eine kürzere twitter:description verwenden.',
    }),
  },
};
