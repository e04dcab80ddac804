import { english } from '../../../checks/doors/catalogue.ts';

const { and } = english;

/** Around what a finding rests on, beside the words of written reports. */
export const evidence = {
  show: 'Show on page',
  showNamed: ({ name }: { name: string }) => `Show on page: ${name}`,
  table: ({ columns }: { columns: string[] }) => `Table: ${and(columns)}`,
};
