import type { toolChoice as en } from '../../../en/app/bulk/tool-choice.ts';
import { spanish } from '../../spanish.ts';

const { number } = spanish;

export const toolChoice: typeof en = {
  all: ({ count }) => `Las ${number(count)}`,
  some: 'Elegidas',
  allChecks: ({ checks }) => `Se ejecutan las ${number(checks)} comprobaciones, así que cada página recibe ambas puntuaciones.`,
  noneYet: ({ checks }) => `Ninguna herramienta elegida, así que se ejecutan las ${number(checks)} comprobaciones.`,
  someChecks: ({ chosen, tools, checks, all }) =>
    `${number(chosen)} de ${number(tools)} herramientas: se ejecutan ${number(checks)} de ${number(all)} comprobaciones. La puntuación GEO necesita todas las suyas.`,
  share: ({ on, all }) => `${number(on)} de ${number(all)}`,
  group: ({ group, on, all }) => `${group}: ${number(on)} de ${number(all)} herramientas elegidas`,
};
