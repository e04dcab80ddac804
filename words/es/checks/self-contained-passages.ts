import type { selfContainedPassages as en } from '../../en/checks/self-contained-passages.ts';
import { agree, amount, language as languageName, number } from './grammar.ts';

const sizes = { short: 'corto', long: 'largo', '': '' };
const passages = (count: number) => amount(count, { one: 'pasaje', other: 'pasajes' });

export const selfContainedPassages: typeof en = {
  title: 'Los pasajes se entienden por sí solos',
  problem: 'Hay pasajes que no se entienden por sí solos',
  why: 'Los motores de respuestas extraen pasajes sueltos de las páginas. Un pasaje que nombra su tema y no remite a otras partes de la página conserva su significado.',
  heuristic: 'La fórmula es nuestra heurística',
  words: {
    heading: 'Encabezado',
    first: 'Primera oración',
    words: 'Palabras',
    characters: 'Caracteres',
    score: 'Puntos',
    why: 'Por qué',
    troubles: ({ size, anchor, opener, pointer }) =>
      [
        sizes[size],
        anchor ? '' : 'no contiene ninguno de los términos principales de la página',
        opener && `empieza con «${opener}»`,
        pointer && `remite a otra parte («${pointer}»)`,
      ]
        .filter(Boolean)
        .join('; '),
  },
  says: {
    stand: ({ weak, count }) => ({
      message: `${weak > 0 ? `${number(count - weak)} de ` : ''}${passages(count)} ${weak > 0 ? agree(count - weak, 'se entiende por sí solo', 'se entienden por sí solos') : agree(count, 'se entiende por sí solo', 'se entienden por sí solos')}.`,
      change: '',
    }),
    lean: ({ weak, count }) => ({
      message: `${number(weak)} de ${passages(count)} no ${agree(weak, 'se entiende por sí solo', 'se entienden por sí solos')}.`,
      change:
        'Nombrar el tema en el pasaje o en su encabezado, sustituir un «esto» inicial por aquello a lo que se refiere y usar enlaces en lugar de «véase arriba».',
    }),
    noLexicon: ({ language }) => ({
      message: `No hay una lista de palabras como «esto» y «véase arriba» para este idioma (${languageName(language)}), por lo que solo se comprobaron la longitud y los términos.`,
      change: '',
    }),
    few: ({ minPassages }) => ({ message: `La página tiene menos de ${passages(minPassages)}.`, change: '' }),
  },
};
