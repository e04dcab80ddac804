import type { toolList as en } from '../../en/app/tool-list.ts';
import { spanish } from '../spanish.ts';

const { amount, and } = spanish;

export const toolList: typeof en = {
  find: 'Pulsar `/` para buscar, teclas de flecha para moverse',
  move: 'Usar las teclas de flecha para moverse',
  favorites: 'Favoritas',
  favorite: ({ tool }) => `Favorita: ${tool}`,
  found: 'Resultados de la búsqueda',
  none: 'Sin resultados',
  advice: 'Ninguna herramienta o comprobación coincide. Probar con una sola palabra, como «canonical» o «imágenes».',
  counted: ({ tools, checks }) =>
    and([amount(tools, { one: 'herramienta', other: 'herramientas' }), amount(checks, { one: 'comprobación', other: 'comprobaciones' })]),
};
