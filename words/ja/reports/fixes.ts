import type { fixes as en } from '../../en/reports/fixes.ts';
import { japanese } from '../japanese.ts';

export const fixes: typeof en = {
  title: '最初に修正すること',
  none: ({ warnings }) =>
    warnings === 0
      ? '現時点で対応が必要なものはありません。'
      : `現時点で対応が必要なものはありません。${warnings === 1 ? '警告' : `${japanese.number(warnings)} 件の警告`}の影響はわずかです。`,
  who: {
    developer: { name: '開発者', where: 'コードまたはサーバーの変更が必要です' },
    editor: { name: 'CMS', where: 'ほとんどの CMS（コンテンツ管理システム）で変更できます' },
  },
  noneYet: 'これまでのところ、対応が必要なものはありません。',
  follows: ({ titles }) => `これに依存: ${japanese.and(titles)}`,
  classes: { blocks: 'ブロック', harm: 'アクセスや信頼の低下', gain: '機会損失', care: 'メンテナンス' },
};
