import type { evidence as en } from '../../en/app/evidence.ts';
import { german } from '../german.ts';

const { and } = german;

export const evidence: typeof en = {
  show: 'Auf der Seite zeigen',
  showNamed: ({ name }) => `Auf der Seite zeigen: ${name}`,
  table: ({ columns }) => `Tabelle: ${and(columns)}`,
};
