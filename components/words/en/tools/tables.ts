import { english } from '../../../../checks/index.ts';

const { amount, number } = english;

/** What stands around every table. `name` is what its rows are: "links". */
export const tables = {
  filter: ({ name }: { name: string }) => `Filter ${name}`,
  copyTable: ({ name }: { name: string }) => `Copy ${name}`,
  saveCsv: ({ name }: { name: string }) => `Save ${name} as CSV`,
  saveJson: ({ name }: { name: string }) => `Save ${name} as JSON`,
  table: ({ name }: { name: string }) => `Table of ${name}`,
  all: ({ total }: { total: number }) => amount(total, 'row'),
  some: ({ chosen, total }: { chosen: number; total: number }) => `${number(chosen)} of ${amount(total, 'row')}`,
  capped: ({ held, total }: { held: number; total: number }) => `first ${number(held)} of ${amount(total, 'row')}`,
  someOfCapped: ({ chosen, held, total }: { chosen: number; held: number; total: number }) => `${number(chosen)} of the first ${number(held)} of ${amount(total, 'row')}`,
  noneContains: ({ filter }: { filter: string }) => `No row contains “${filter}”.`,
  shown: ({ shown, total }: { shown: number; total: number }) => `${number(shown)} of ${number(total)} shown`,
  more: ({ count }: { count: number }) => `Show ${number(count)} more`,
};
