import type { evidence as en } from '../../en/app/evidence.ts';
import { portuguese } from '../portuguese.ts';

const { and } = portuguese;

export const evidence: typeof en = {
  show: 'Mostrar na página',
  showNamed: ({ name }) => `Mostrar na página: ${name}`,
  table: ({ columns }) => `Tabela: ${and(columns)}`,
};
