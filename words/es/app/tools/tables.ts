import type { tables as en } from '../../../en/app/tools/tables.ts';
import { spanish } from '../../spanish.ts';

const { amount, number } = spanish;
const rows = (count: number) => amount(count, { one: 'fila', other: 'filas' });

export const tables: typeof en = {
  filter: ({ name }) => `Filtrar ${name}`,
  copyTable: ({ name }) => `Copiar ${name}`,
  saveCsv: ({ name }) => `Guardar ${name} como CSV`,
  saveJson: ({ name }) => `Guardar ${name} como JSON`,
  table: ({ name }) => `Tabla de ${name}`,
  all: ({ total }) => rows(total),
  some: ({ chosen, total }) => `${number(chosen)} de ${rows(total)}`,
  capped: ({ held, total }) => `las primeras ${number(held)} de ${rows(total)}`,
  someOfCapped: ({ chosen, held, total }) => `${number(chosen)} de las primeras ${number(held)} de ${rows(total)}`,
  sortBy: 'Ordenar por',
  group: ({ name }) => `Agrupar ${name}`,
  ungrouped: 'Sin grupos',
  groupBy: ({ column }) => `Por ${column}`,
  groups: ({ count }) => amount(count, { one: 'grupo', other: 'grupos' }),
  inGroup: ({ count }) => rows(count),
  noValue: 'Sin valor',
  findInPage: 'La búsqueda del navegador solo encuentra filas visibles; el filtro busca en todas.',
  keys: 'En una fila: flechas arriba y abajo para moverse por filas, Re Pág y Av Pág para moverse más lejos, Inicio y Fin para la primera y la última fila.',
  printed: ({ shown, total }) => `Las primeras ${number(shown)} de ${rows(total)}. CSV y JSON las incluyen todas.`,
  noneContains: ({ filter }) => `Ninguna fila contiene «${filter}».`,
  shown: ({ shown, total }) => `Se muestran ${number(shown)} de ${number(total)}`,
  more: ({ count }) => `Mostrar ${number(count)} más`,
};
