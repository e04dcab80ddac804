import { english } from '../../../../checks/core/wording.ts';

const { amount, number } = english;

/** Controls around every table. `name` is the plural of its rows: "links". */
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
  /** Before the columns, if rows are laid out as cards. */
  sortBy: 'Sort by',
  /** Next to a choice of columns. */
  group: ({ name }: { name: string }) => `Group ${name}`,
  ungrouped: 'No groups',
  groupBy: ({ column }: { column: string }) => `By ${column}`,
  groups: ({ count }: { count: number }) => amount(count, 'group'),
  inGroup: ({ count }: { count: number }) => amount(count, 'row'),
  noValue: 'No value',
  findInPage: 'Find in page only finds visible rows; the filter searches all.',
  keys: 'In a row, use the up and down arrow keys to move by row, Page Up and Page Down to move further, Home and End for the first and last row.',
  printed: ({ shown, total }: { shown: number; total: number }) =>
    `The first ${number(shown)} of ${amount(total, 'row')}. CSV and JSON include all.`,
  noneContains: ({ filter }: { filter: string }) => `No row contains “${filter}”.`,
  shown: ({ shown, total }: { shown: number; total: number }) => `${number(shown)} of ${number(total)} shown`,
  more: ({ count }: { count: number }) => `Show ${number(count)} more`,
};
