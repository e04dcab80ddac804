import type { evidence as en } from '../../en/app/evidence.ts';
import { japanese } from '../japanese.ts';

const { and } = japanese;

export const evidence: typeof en = {
  show: 'ページ上で表示',
  showNamed: ({ name }) => `ページ上で表示: ${name}`,
  table: ({ columns }) => `表: ${and(columns)}`,
};
