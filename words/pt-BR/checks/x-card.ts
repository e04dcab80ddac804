import type { xCard as en } from '../../en/checks/x-card.ts';
import { agree, amount, and, number } from './grammar.ts';

const characters = (count: number) => amount(count, { one: 'caractere', other: 'caracteres' });

export const xCard: typeof en = {
  title: 'O card do X está completo',
  problem: 'O card do X está incompleto',
  why: 'O X mostra um card para um link compartilhado se encontra um tipo de card, um título e uma imagem, em suas próprias tags ou no Open Graph.',
  words: { characters: 'caracteres' },
  says: {
    resolves: ({ card }) => ({ message: `O card ${card} está completo.`, change: '' }),
    fallback: () => ({
      message: 'Não há twitter:card. O X pode mostrar um card summary pequeno a partir das tags Open Graph.',
      change: 'Adicionar <meta name="twitter:card" content="summary_large_image"> para a imagem grande.',
    }),
    misnamed: ({ count }) => ({
      message: `${amount(count, { one: 'tag para o X se chama', other: 'tags para o X se chamam' })} x:…, que o X não lê; não há twitter:card.`,
      change: 'Chamá-las de twitter:card, twitter:title, twitter:image etc.: os nomes não mudaram com o da rede.',
    }),
    noCard: ({ lacking, toAdd = ['og:title', 'og:image'] }) => ({
      message: `Não há twitter:card, e ${agree(lacking.length, 'falta', 'faltam')} ${and(lacking)}, então o X não pode criar um card.`,
      change: `Adicionar ${and(['<meta name="twitter:card" content="summary_large_image">', ...toAdd])}.`,
    }),
    unknownCard: ({ card }) => ({
      message: `“${card}” não é um tipo de card: o X conhece summary, summary_large_image, app e player.`,
      change: 'Usar summary ou summary_large_image.',
    }),
    noTitle: () => ({ message: 'O card não tem título: faltam twitter:title e og:title.', change: 'Adicionar og:title ou twitter:title.' }),
    noImage: ({ card }) => ({
      message: `O card ${card} não tem imagem: faltam twitter:image e og:image.`,
      change: 'Adicionar og:image ou twitter:image.',
    }),
    noSummaryImage: () => ({
      message: 'O card summary não tem imagem; o X mostra um marcador de posição cinza.',
      change: 'Adicionar og:image ou twitter:image.',
    }),
    noAppId: () => ({
      message: 'O card app não tem ID de aplicativo (twitter:app:id:iphone, twitter:app:id:ipad ou twitter:app:id:googleplay).',
      change: 'Adicionar o ID do aplicativo na loja.',
    }),
    longTitle: ({ length, titleCharacters }) => ({
      message: `O título do card tem ${characters(length)}; o X o corta depois de ${number(titleCharacters)}.`,
      change: 'Usar um twitter:title mais curto.',
    }),
    longDescription: ({ length, descriptionCharacters }) => ({
      message: `A descrição do card tem ${characters(length)}; o X a corta depois de ${number(descriptionCharacters)}.`,
      change: 'Usar uma twitter:description mais curta.',
    }),
  },
};
