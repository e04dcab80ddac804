import type { xCard as en } from '../../en/checks/x-card.ts';
import { agree, amount, and, number } from './grammar.ts';

const characters = { one: 'caractère', other: 'caractères' };

export const xCard: typeof en = {
  title: 'La carte X est complète',
  problem: 'La carte X est incomplète',
  why: 'X affiche une carte pour un lien partagé s’il trouve un type de carte, un titre et une image, dans ses propres balises ou dans Open Graph.',
  words: { characters: 'caractères' },
  says: {
    resolves: ({ card }) => ({ message: `La carte ${card} est complète.`, change: '' }),
    fallback: () => ({
      message: 'Pas de twitter:card. X peut afficher une petite carte summary à partir des balises Open Graph.',
      change: 'Ajouter <meta name="twitter:card" content="summary_large_image"> pour la grande image.',
    }),
    misnamed: ({ count }) => ({
      message: `${amount(count, { one: 'balise', other: 'balises' })} pour X ${agree(count, 's’appelle', 's’appellent')} x:…, ce que X ne lit pas ; il n’y a pas de twitter:card.`,
      change: 'Les nommer twitter:card, twitter:title, twitter:image, etc. : les noms n’ont pas changé avec celui du réseau.',
    }),
    noCard: ({ lacking, toAdd = ['og:title', 'og:image'] }) => ({
      message: `Pas de twitter:card, et il manque ${and(lacking)} : X ne peut pas composer de carte.`,
      change: `Ajouter ${and(['<meta name="twitter:card" content="summary_large_image">', ...toAdd])}.`,
    }),
    unknownCard: ({ card }) => ({
      message: `« ${card} » n’est pas un type de carte : X connaît summary, summary_large_image, app et player.`,
      change: 'Utiliser summary ou summary_large_image.',
    }),
    noTitle: () => ({
      message: 'La carte n’a pas de titre : twitter:title et og:title manquent.',
      change: 'Ajouter og:title, ou twitter:title.',
    }),
    noImage: ({ card }) => ({
      message: `La carte ${card} n’a pas d’image : twitter:image et og:image manquent.`,
      change: 'Ajouter og:image, ou twitter:image.',
    }),
    noSummaryImage: () => ({
      message: 'La carte summary n’a pas d’image ; X affiche un cadre gris.',
      change: 'Ajouter og:image, ou twitter:image.',
    }),
    noAppId: () => ({
      message:
        'La carte app n’a pas d’identifiant d’application (twitter:app:id:iphone, twitter:app:id:ipad ou twitter:app:id:googleplay).',
      change: 'Ajouter l’identifiant de l’application dans la boutique.',
    }),
    longTitle: ({ length, titleCharacters }) => ({
      message: `Le titre de la carte a ${amount(length, characters)} ; X le coupe après ${number(titleCharacters)}.`,
      change: 'Utiliser un twitter:title plus court.',
    }),
    longDescription: ({ length, descriptionCharacters }) => ({
      message: `La description de la carte a ${amount(length, characters)} ; X la coupe après ${number(descriptionCharacters)}.`,
      change: 'Utiliser un twitter:description plus court.',
    }),
  },
};
