import type { requestFailures as en } from '../../en/app/request-failures.ts';

export const requestFailures: typeof en = {
  'no-answer': () =>
    'Pageloupe のバックグラウンド処理が応答しません。もう一度お試しください。何度も起きる場合は、ブラウザを再起動してください。',
  'no-room': () => 'このデバイスに空き容量がありません。不要な一括監査を削除するか、ディスクの空き容量を増やしてください。',
  'no-run': () => 'この一括監査はすでに存在しません。',
  'too-many-schedules': () => 'スケジュールされた監査はすでに 20 件あります。先に 1 件削除してください。',
  'page-left': () => 'ページが変わったか、再読み込みされました。今開いているページを監査してください。',
  'not-audited': () => 'ページの監査がまだ終わっていません。完了するまで待つか、もう一度開始してください。',
  thrown: ({ error }) => error,
};
