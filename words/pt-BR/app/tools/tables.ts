import type { tables as en } from '../../../en/app/tools/tables.ts';
import { portuguese } from '../../portuguese.ts';

const { amount, number } = portuguese;
const rows = (count: number) => amount(count, { one: 'linha', other: 'linhas' });

export const tables: typeof en = {
  filter: ({ name }) => `Filtrar ${name}`,
  copyTable: ({ name }) => `Copiar ${name}`,
  saveCsv: ({ name }) => `Salvar ${name} como CSV`,
  saveJson: ({ name }) => `Salvar ${name} como JSON`,
  table: ({ name }) => `Tabela de ${name}`,
  all: ({ total }) => rows(total),
  some: ({ chosen, total }) => `${number(chosen)} de ${rows(total)}`,
  capped: ({ held, total }) => `primeiras ${number(held)} de ${rows(total)}`,
  someOfCapped: ({ chosen, held, total }) => `${number(chosen)} das primeiras ${number(held)} de ${rows(total)}`,
  sortBy: 'Ordenar por',
  group: ({ name }) => `Agrupar ${name}`,
  ungrouped: 'Sem grupos',
  groupBy: ({ column }) => `Por ${column}`,
  groups: ({ count }) => amount(count, { one: 'grupo', other: 'grupos' }),
  inGroup: ({ count }) => rows(count),
  noValue: 'Sem valor',
  findInPage: 'A busca do navegador só encontra linhas visíveis; o filtro busca em todas.',
  keys: 'Em uma linha: setas para cima e para baixo para mover por linha, Page Up e Page Down para ir mais longe, Home e End para a primeira e a última linha.',
  printed: ({ shown, total }) => `As primeiras ${number(shown)} de ${rows(total)}. CSV e JSON incluem todas.`,
  noneContains: ({ filter }) => `Nenhuma linha contém “${filter}”.`,
  shown: ({ shown, total }) => `${number(shown)} de ${number(total)} exibidas`,
  more: ({ count }) => `Mostrar mais ${number(count)}`,
};
