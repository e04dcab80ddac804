import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { schemaVisible as en } from '../../en/checks/schema-visible.ts';
import { framedText } from './framed.ts';
import { agree, amount, and, number } from './grammar.ts';
import { inPlainWords } from './marked-properties.ts';

const unfound = (count: number) => amount(count, { one: 'valor marcado no se encontró', other: 'valores marcados no se encontraron' });

export const schemaVisible: typeof en = {
  title: 'Los datos estructurados coinciden con la página visible',
  problem: 'Los datos estructurados no coinciden con la página visible',
  why: 'Los buscadores exigen que el marcado coincida con lo que ven los lectores. Un marcado con otros valores puede costarle a la página sus resultados enriquecidos y da a los asistentes datos que nadie puede verificar. Las valoraciones redondeadas, las estrellas junto a su número, las formas cortas de los números y un nombre más largo que el encabezado cuentan como iguales.',
  heuristic: 'Cómo se comparan los valores con el texto es nuestra heurística',
  words: {
    value: 'Valor',
    marked: 'En los datos estructurados',
    shown: 'En la página',
    different: ({ shown }) => `distinto: ${shown}`,
    missing: 'no encontrado',
  },
  says: {
    nothing: () => ({
      message:
        'Los datos estructurados no tienen nombres, precios, valoraciones, autores, fechas, preguntas ni ruta de exploración que comparar.',
      change: '',
    }),
    unreadable: () => ({ message: 'El JSON-LD no es válido, y no hay otros datos estructurados con valores que comparar.', change: '' }),
    framed: ({ url }) => framedText(url),
    allVisible: ({ count }) => ({
      message: `${agree(count, 'El único valor comparable de los datos estructurados es visible', `Los ${number(count)} valores comparables de los datos estructurados son visibles`)} en la página.`,
      change: '',
    }),
    decisive: ({ count, example: { property, marked, shown } }) => ({
      message:
        count === 1
          ? `En los datos estructurados, ${inPlainWords(property)} es «${clipText(marked, 60)}»; ${shown === '' ? 'la página no muestra ese valor' : `en la página es «${clipText(shown, 60)}»`}.`
          : `${number(count)} valores marcados (precio, valoración o número de reseñas) no coinciden con la página visible.`,
      change: 'Hacer que los datos estructurados y la página muestren el mismo valor; lo mejor es rellenar ambos desde un solo campo.',
    }),
    secondary: ({ count }) => ({
      message: `${unfound(count)} en el texto visible.`,
      change: 'Mostrar los valores de los datos estructurados en la página con las mismas palabras, o corregirlos.',
    }),
    otherPath: ({ marked, shown }) => ({
      message: `La ruta de exploración del marcado, «${clipText(marked, 150)}», no es la misma que la de la página: «${clipText(shown, 150)}».`,
      change: 'Marcar la ruta que ven los lectores. Los resultados de búsqueda muestran la del marcado.',
    }),
    many: ({ count, names }) => ({
      message: `${amount(count, { one: 'valor', other: 'valores' })} de los datos estructurados, como ${and(names.map(inPlainWords))}, ${agree(count, 'no está', 'no están')} en la página visible; Google exige que ${agree(count, 'lo esté', 'lo estén')}.`,
      change: 'Quitar de los datos estructurados los valores que esta página no muestra, o mostrarlos en la página.',
    }),
  },
};
