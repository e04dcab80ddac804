import { english } from '../../../checks/core/wording.ts';

const { and } = english;

/** Words around evidence, in addition to those of written reports. */
export const evidence = {
  show: 'Show on page',
  showNamed: ({ name }: { name: string }) => `Show on page: ${name}`,
  table: ({ columns }: { columns: string[] }) => `Table: ${and(columns)}`,
};
