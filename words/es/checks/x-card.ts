import type { xCard as en } from '../../en/checks/x-card.ts';
import { agree, amount, and, number } from './grammar.ts';

const characters = (count: number) => amount(count, { one: 'carácter', other: 'caracteres' });

export const xCard: typeof en = {
  title: 'La tarjeta de X está completa',
  problem: 'La tarjeta de X está incompleta',
  why: 'X muestra una tarjeta para un enlace compartido si encuentra un tipo de tarjeta, un título y una imagen, en sus propias etiquetas o en Open Graph.',
  words: { characters: 'caracteres' },
  says: {
    resolves: ({ card }) => ({ message: `La tarjeta ${card} está completa.`, change: '' }),
    fallback: () => ({
      message: 'No hay twitter:card. Puede que X muestre una tarjeta summary pequeña a partir de las etiquetas Open Graph.',
      change: 'Añadir <meta name="twitter:card" content="summary_large_image"> para la imagen grande.',
    }),
    misnamed: ({ count }) => ({
      message: `${amount(count, { one: 'etiqueta para X se llama', other: 'etiquetas para X se llaman' })} x:…, que X no lee; no hay twitter:card.`,
      change: 'Llamarlas twitter:card, twitter:title, twitter:image, etc.: los nombres no cambiaron con el de la red.',
    }),
    noCard: ({ lacking, toAdd = ['og:title', 'og:image'] }) => ({
      message: `No hay twitter:card, y ${agree(lacking.length, 'falta', 'faltan')} ${and(lacking)}, así que X no puede crear una tarjeta.`,
      change: `Añadir ${and(['<meta name="twitter:card" content="summary_large_image">', ...toAdd])}.`,
    }),
    unknownCard: ({ card }) => ({
      message: `«${card}» no es un tipo de tarjeta: X conoce summary, summary_large_image, app y player.`,
      change: 'Usar summary o summary_large_image.',
    }),
    noTitle: () => ({
      message: 'La tarjeta no tiene título: faltan twitter:title y og:title.',
      change: 'Añadir og:title o twitter:title.',
    }),
    noImage: ({ card }) => ({
      message: `La tarjeta ${card} no tiene imagen: faltan twitter:image y og:image.`,
      change: 'Añadir og:image o twitter:image.',
    }),
    noSummaryImage: () => ({
      message: 'La tarjeta summary no tiene imagen; X muestra un marcador de posición gris.',
      change: 'Añadir og:image o twitter:image.',
    }),
    noAppId: () => ({
      message: 'La tarjeta app no tiene ID de aplicación (twitter:app:id:iphone, twitter:app:id:ipad o twitter:app:id:googleplay).',
      change: 'Añadir el ID de la aplicación en la tienda.',
    }),
    longTitle: ({ length, titleCharacters }) => ({
      message: `El título de la tarjeta tiene ${characters(length)}; X lo trunca después de ${number(titleCharacters)}.`,
      change: 'Usar un twitter:title más corto.',
    }),
    longDescription: ({ length, descriptionCharacters }) => ({
      message: `La descripción de la tarjeta tiene ${characters(length)}; X la trunca después de ${number(descriptionCharacters)}.`,
      change: 'Usar una twitter:description más corta.',
    }),
  },
};
