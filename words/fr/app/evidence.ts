import type { evidence as en } from '../../en/app/evidence.ts';
import { french } from '../french.ts';

const { and } = french;

export const evidence: typeof en = {
  show: 'Montrer sur la page',
  showNamed: ({ name }) => `Montrer sur la page : ${name}`,
  table: ({ columns }) => `Tableau : ${and(columns)}`,
};
