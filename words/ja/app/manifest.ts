import type { manifestMessages as en } from '../../en/app/manifest.ts';

export const manifestMessages: typeof en = {
  description:
    '開いているタブを監査し、検索エンジンへの対応と、AI 回答エンジンに引用される準備ができているかを調べます。データはデバイスの外に出ません。',
  action: 'Pageloupe でこのページを監査',
  sidePanel: 'サイドパネルを開く',
  bulkAudits: '一括監査を開く',
};
