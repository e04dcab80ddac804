import type { schedule as en } from '../../../en/app/bulk/schedule.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const schedule: typeof en = {
  repeat: '繰り返し…',
  title: 'この監査を繰り返す',
  how: '頻度',
  choices: { day: '毎日', week: '毎週', hours: '数時間ごと' },
  hours: '実行の間隔（時間）',
  help: 'ブラウザが開いている間に実行します。その時刻にブラウザが閉じていた場合は、ブラウザの起動時に 1 回実行します。',
  notice: {
    title: ({ name }) => `監査が終了しました: ${name}`,
    skipped: ({ name }) => `スケジュールされた監査をスキップしました: ${name}`,
    paused: '前回の実行が一時停止中です。再開するかキャンセルしてください。',
    audited: ({ pages }) => `${number(pages)} ページ。比較できる以前の実行はありません。`,
    changes: ({ worse, checks, more, gone, fresh, unread }) =>
      [
        worse === 0
          ? '悪化はありません。'
          : `${number(worse)} ページで悪化: ${checks.join('、')}${more > 0 ? `、ほか ${number(more)} 件のチェック` : ''}。`,
        gone > 0 && `${number(gone)} ページがなくなりました。`,
        fresh > 0 && `新しいページ ${number(fresh)} 件。`,
        unread > 0 && `${number(unread)} ページを監査できませんでした。`,
      ]
        .filter(Boolean)
        .join(''),
  },
  noticeHelp: 'ブラウザが通知の表示の許可を求めることがあります。実行のたびに、悪化した点を通知します。',
  yes: 'スケジュールを設定',
  no: 'キャンセル',
  made: '監査のスケジュールを設定しました。',
  silent: '監査のスケジュールを設定しました。ブラウザが通知を許可しなかったため、結果はこのページで確認してください。',
  stopped: 'スケジュールを削除しました。',
  list: 'スケジュールされた監査',
  every: ({ unit, count }) =>
    unit === 'days' && count === 7
      ? '毎週'
      : unit === 'days'
        ? count === 1
          ? '毎日'
          : `${number(count)} 日ごと`
        : `${number(count)} 時間ごと`,
  next: ({ when }) => `次回 ${when}`,
  last: ({ when }) => `前回 ${when}`,
  never: '未実行',
  lastRun: '前回の実行',
  lastRunNamed: ({ name }) => `前回の実行: ${name}`,
  compare: '変更点',
  compareNamed: ({ name }) => `変更点: ${name}`,
  stop: '繰り返しを停止',
  stopNamed: ({ name }) => `繰り返しを停止: ${name}`,
};
