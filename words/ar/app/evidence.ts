import type { evidence as en } from '../../en/app/evidence.ts';
import { arabic } from '../arabic.ts';

const { and } = arabic;

export const evidence: typeof en = {
  show: 'عرض في الصفحة',
  showNamed: ({ name }) => `عرض في الصفحة: ${name}`,
  table: ({ columns }) => `جدول: ${and(columns)}`,
};
