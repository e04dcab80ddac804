import { english } from '../../../../checks/index.ts';

const { amount, number } = english;

/** What is around every table. `name` is what its rows are: "links". */
export const tables = {
  filter: ({ name }: { name: string }) => `Filter ${name}`,
  copyTable: ({ name }: { name: string }) => `Copy ${name}`,
  saveCsv: ({ name }: { name: string }) => `Save ${name} as CSV`,
  saveJson: ({ name }: { name: string }) => `Save ${name} as JSON`,
  table: ({ name }: { name: string }) => `Table of ${name}`,
  all: ({ total }: { total: number }) => amount(total, 'row'),
  some: ({ chosen, total }: { chosen: number; total: number }) => `${number(chosen)} of ${amount(total, 'row')}`,
  capped: ({ held, total }: { held: number; total: number }) => `first ${number(held)} of ${amount(total, 'row')}`,
  someOfCapped: ({ chosen, held, total }: { chosen: number; held: number; total: number }) =>
    `${number(chosen)} of the first ${number(held)} of ${amount(total, 'row')}`,
  /** Beside a choice of columns. */
  group: ({ name }: { name: string }) => `Group ${name}`,
  ungrouped: 'No groups',
  groupBy: ({ column }: { column: string }) => `By ${column}`,
  groups: ({ count }: { count: number }) => amount(count, 'group'),
  inGroup: ({ count }: { count: number }) => amount(count, 'row'),
  noValue: 'No value',
  findInPage: 'The browser’s own search finds only rows in view. The filter finds all.',
  keys: 'In a row, Arrow up and down go from row to row, Page up and Page down further, Home and End to the first and the last.',
  printed: ({ shown, total }: { shown: number; total: number }) =>
    `The first ${number(shown)} of ${amount(total, 'row')}. CSV and JSON have all.`,
  noneContains: ({ filter }: { filter: string }) => `No row contains “${filter}”.`,
  shown: ({ shown, total }: { shown: number; total: number }) => `${number(shown)} of ${number(total)} shown`,
  more: ({ count }: { count: number }) => `Show ${number(count)} more`,
};
