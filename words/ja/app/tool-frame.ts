import type { toolFrame as en } from '../../en/app/tool-frame.ts';

export const toolFrame: typeof en = {
  allChecks: 'すべてのチェック',
  copy: 'コピー',
  copyMarkdown: '検出結果を Markdown でコピー',
  saveJson: '検出結果を JSON で保存',
  saveMarkdown: '検出結果を Markdown で保存',
  picture: 'このページ',
  broken: ({ error }) => `このページのデータでは表示に失敗しました（${error}）。下の検出結果に影響はありません。`,
  findings: '検出結果と変更内容',
  toChange: '変更内容',
  seeItIn: '関連ツール',
  elsewhere: 'この URL を他のサービスでチェック（サービスが開き、URL が送信されます）:',
  services: {
    'rich-results-test': 'リッチリザルト テスト（Google）',
    'schema-validator': 'Schema Markup Validator',
    'pagespeed-insights': 'PageSpeed Insights（Google）',
    'search-console': 'URL 検査（Search Console）',
    'bing-webmaster-tools': 'URL 検査（Bing）',
  },
};
