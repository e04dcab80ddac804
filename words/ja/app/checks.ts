import type { Grade } from '../../../checks/core/report/geo-ids.ts';
import type { checks as en } from '../../en/app/checks.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

const grades: Record<Grade, string> = { strong: '強い', medium: '中程度', weak: '弱い', speculative: '推測' };

export const checks: typeof en = {
  groups: {
    crawling: 'クロールとインデックス登録',
    head: 'タイトル、ディスクリプション、head',
    content: 'コンテンツ',
    links: 'リンク',
    images: '画像',
    'structured-data': '構造化データ',
    sharing: 'シェア',
    language: '言語',
    experience: '速度とデバイス',
    ai: 'AI による引用への対応',
  },
  all: ({ count }) => `${number(count)} 件のチェックすべて`,
  only: ({ status }) => `チェック: ${status}`,
  filter: 'ステータスで絞り込み',
  any: 'すべて',
  none: 'このステータスのチェックはありません。',

  why: '重要な理由と情報源',
  weight: ({ weight }) => `監査スコアでの重みは ${number(weight)} です。`,
  gate: '不合格の場合、監査スコアの上限は 30 です。',
  geo: ({ points, grade }) => `GEO 100 点のうち ${number(points)} 点です（根拠: ${grades[grade]}）。`,
};
