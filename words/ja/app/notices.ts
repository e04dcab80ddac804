import type { notices as en } from '../../en/app/notices.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

const unread =
  (record: string, after: string): typeof en.unreadable.settings =>
  ({ how }) =>
    how === 'later'
      ? `${record}は、新しいバージョンの Pageloupe で保存されています。使用するには Pageloupe を更新してください。何も削除していません。`
      : `${record}を読み取れませんでした${how === 'aside' ? '（コピーを残しています）' : ''}。${after}`;

export const notices: typeof en = {
  close: '閉じる',
  saved: ({ name }) => `${name} を保存しました。`,

  page: {
    undrawable: 'このページではハイライトできなくなりました。もう一度監査してください。',
    shown: 'ページ上でハイライトしました。',
    unseen: 'この要素はページにありますが、表示されていません。',
    gone: 'この要素はもうページにありません。',
    marked: ({ requested, visible, unseen, gone }) =>
      [
        `${number(requested)} 個中 ${number(visible)} 個をページ上でハイライトしました`,
        unseen > 0 && `${number(unseen)} 個は表示されていません`,
        gone > 0 && `${number(gone)} 個はもうページにありません`,
      ]
        .filter(Boolean)
        .join('。')
        .concat('。'),
    copied: 'コピーしました。',
    uncopied: 'ブラウザがコピーを許可しませんでした。',
    kept: 'スナップショットをこのデバイスに保存しました。',
    full: '空き容量がありません。先にスナップショットを削除してください。',
    tooMany: ({ most }) => `スナップショットはすでに ${number(most)} 件あります。先に 1 件削除してください。`,
  },

  queue: {
    unopened: 'ブラウザで一括監査のページを開けませんでした。もう一度お試しください。',
    noTab: 'キューに追加するタブがありません。',
    failed: ({ error }) => `このタブをキューに追加できませんでした。${error}`,
    notPasted: ({ error }) => `貼り付けた URL をキューに追加できませんでした。${error}`,
    queued: ({ pages }) => `このタブはキューに入っています（${number(pages)} ページ）。`,
    open: 'キューを開く',
    notAllowed: '何も開始していません。ブラウザが、Pageloupe がこのサイトを開くことを許可していません。',
    notBegun: ({ error }) => `このサイトの監査を開始できませんでした。${error}`,
    noTitles: 'ブラウザから他のタブのタイトルを取得できませんでした。',
  },

  pdf: {
    noTab: 'PDF で保存するタブがありません。',
    making: 'PDF を作成中…',
    saved: ({ name, but }) => [`${name} を保存しました。`, but].filter(Boolean).join(''),
    failed: ({ error }) => `PDF を作成できませんでした。${error}`,
  },

  unreadable: {
    settings: unread('設定', '現在は既定値を使用しています。'),
    followed: unread('パネルが監査するサイトのリスト', '現在は空です。'),
    choices: unread('ページごとの選択（ページの種類、検索エンジンでの扱い、AI のブロック）', '既定値に戻りました。'),
    keywords: unread('キーワード', '必要な場所で入力し直してください。'),
    branding: unread('PDF のタイトル、代理店名、色、ロゴ', '必要な場所で設定し直してください。'),
    snapshot: unread('スナップショット 1 件', '他のものに問題はありません。'),
    run: unread('一括監査 1 件', '他のものに問題はありません。'),
    jobs: ({ name }) => `一括監査「${name ?? ''}」の一部のページを読み取れず、スキップしました。他のページに問題はありません。`,
    report: '一括監査のページのレポートを読み取れませんでした。そのページをもう一度監査してください。他のものに問題はありません。',
    facts:
      'ページの保存データの一部を読み取れませんでした。チェックは利用できますが、ツールは利用できません。復元するには、ページをもう一度監査してください。',
    schedule: unread('スケジュールされた監査 1 件', 'いずれかの実行から、もう一度スケジュールを設定してください。'),
    results:
      '一括監査の一部のページの結果を読み取れず、スキップしました。それらのページをもう一度監査してください。他のページに問題はありません。',
  },

  withdrawn: '権限を削除しました。Pageloupe は他の URL をリクエストできなくなりました。',
  keptByBrowser: 'この権限はブラウザが管理しています。ブラウザの拡張機能の設定ページで削除してください。',
};
