import type { evidence as en } from '../../en/app/evidence.ts';
import { spanish } from '../spanish.ts';

const { and } = spanish;

export const evidence: typeof en = {
  show: 'Mostrar en la página',
  showNamed: ({ name }) => `Mostrar en la página: ${name}`,
  table: ({ columns }) => `Tabla: ${and(columns)}`,
};
