import type { words as en } from '../../en/tools/markup-vs-page.ts';
import { spanish } from '../spanish.ts';

const { amount, number } = spanish;
const visible = ({ found, all }: { found: number; all: number }) =>
  `${number(found)} de ${amount(all, { one: 'valor marcado', other: 'valores marcados' })} ${found === 1 ? 'es visible' : 'son visibles'} en la página`;

export const words: typeof en = {
  none: 'Los datos estructurados no tienen valores que comparar: ni nombres, precios, valoraciones, autores, fechas, preguntas o ruta de exploración.',
  visible: (counts) => `${visible(counts)}.`,
  different: ({ different, ...counts }) =>
    `${visible(counts)}; ${amount(different, { one: 'difiere', other: 'difieren' })} de lo que ven los lectores.`,
  mark: 'Resaltar los valores en la página',
  rows: 'valores marcados',
  property: 'Propiedad',
  marked: 'En los datos estructurados',
  shown: 'En la página',
  compared: 'Comparación',
  nothing: 'nada',
  states: { same: 'igual', contained: 'contenido', similar: 'similar', different: 'distinto', missing: 'no visible' },
};
