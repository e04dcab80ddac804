import type { Claim } from '../../../checks/derive/text/claims.ts';
import type { sourcedClaims as en } from '../../en/checks/sourced-claims.ts';
import { agree, amount, number } from './grammar.ts';
import { textLengthText } from './text-length.ts';

const change = 'Nombrar la fuente en la oración, enlazarla en el párrafo o mostrar los datos en la página.';
/** Kinds of sources without text on the page. */
const unnamed: Record<Claim['source'], string> = {
  link: 'enlace',
  note: 'referencia',
  'name-year': 'nombre y año',
  attribution: 'atribución',
  'own-data': 'tabla o gráfico de esta página',
  publisher: 'cifra propia del editor',
  none: 'sin fuente',
};

export const sourcedClaims: typeof en = {
  title: 'Las afirmaciones y cifras tienen fuentes',
  problem: 'Faltan fuentes de afirmaciones y cifras',
  why: 'Una cifra o una cita con fuente se puede verificar y transmitir. Un experimento controlado halló que los motores de respuestas usan más ese tipo de texto; otros hallaron que apenas tienen en cuenta las referencias.',
  heuristic: 'Qué cuenta como afirmación y como fuente es nuestra heurística',
  words: { claim: 'Afirmación', text: 'Texto', source: 'Fuente', quotation: 'cita', sourceOf: ({ kind, why }) => why || unnamed[kind] },
  says: {
    sourced: ({ sourced, claims }) => ({
      message: `${number(sourced)} de ${number(claims)} cifras y citas ${agree(sourced, 'tiene', 'tienen')} fuente.`,
      change: '',
    }),
    oneSource: () => ({ message: 'Todas proceden de una sola fuente. Con una segunda, los lectores podrían comparar.', change: '' }),
    noLinks: () => ({
      message: 'Las fuentes se nombran, pero no se enlazan. Con enlaces, los lectores pueden comprobarlas directamente.',
      change: '',
    }),
    thin: ({ sourced, claims }) => ({
      message: `${number(claims - sourced)} de ${number(claims)} cifras y citas no ${agree(claims - sourced, 'tiene', 'tienen')} fuente.`,
      change,
    }),
    none: ({ claims }) => ({ message: `Ninguna de las ${number(claims)} cifras y citas tiene fuente.`, change }),
    sparse: ({ quantities, length }) => ({
      message: `${amount(quantities, { one: 'oración', other: 'oraciones' })} con una cifra en ${textLengthText(length)}. En un pequeño experimento, los textos con más cifras se citaron más.`,
      change: '',
    }),
    recipe: () => ({ message: 'Las cifras de una receta no necesitan fuente.', change: '' }),
    few: ({ minClaims }) => ({
      message: `Hay menos de ${amount(minClaims, { one: 'cifra o cita', other: 'cifras o citas' })} en la página: poco que citar.`,
      change: '',
    }),
    wordsUnknown: ({ language }) => ({
      message: `Pageloupe no sabe cómo nombra las fuentes este idioma (${language}), por lo que no puede determinar si la mayoría de las afirmaciones tienen una.`,
      change: '',
    }),
  },
};
