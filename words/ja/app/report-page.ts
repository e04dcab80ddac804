import type { reportPageWords as en } from '../../en/app/report-page.ts';

export const reportPageWords: typeof en = {
  title: ({ name }) => `${name} の監査`,
  reading: 'レポートを探しています…',
  print: '印刷',
  toTab: 'ページへ移動',
  none: {
    title: 'このタブには表示できる監査がありません。',
    advice:
      '監査が削除されたか、まだ開始されていません。そのタブのページを今すぐ監査するか、ツールバーの Pageloupe ボタンをクリックしてください。',
  },
  unread: {
    title: 'レポートが見つかりません。',
    advice: '削除されたか、リンクが不完全です。保存済みのレポートは「一括監査」に一覧表示されます。',
    bulk: '一括監査',
  },
  glance: { what: '項目', value: 'このページ', note: '備考' },
};
