import type * as en from '../../en/server/history.ts';

export const historyWords: typeof en.historyWords = {
  newerDatabase: ({ version, known }) =>
    `データベースのバージョンは ${version} ですが、この Pageloupe が対応しているのは ${known} までです。Pageloupe を更新するか、別のデータベースを選んでください。`,
  badFile: ({ file, why }) => `履歴 ${file} を開けません: ${why}`,
  damaged: ({ file, why }) =>
    `履歴 ${file} が壊れています（${why}）。バックアップから復元するか、${file}-wal とともに別の場所へ移動してください。移動した場合、サイトの保存済みの実行とスケジュールは失われます。`,
  inUse: ({ folder, pid, file }) =>
    `別のサービス（プロセス ${pid}）が ${folder} にサイトの履歴を保存しており、同時に使えるのは 1 つだけです。そのサービスを停止するか、キューを共有する全サービスを --store-url postgres://user:password@host/database を付けて起動してください。プロセスが Pageloupe でない場合は、${file} を削除してください。`,
  databaseAway: ({ why }) => `PostgreSQL（--store-url）に接続できません: ${why}`,
  full: '履歴を保存する空き容量がありません。データフォルダ（--data）またはデータベース（--store-url）のディスクの空き容量を増やすか、バッチを削除してください。',
  databaseFault: ({ why }) => `履歴のデータベース（--store-url）が機能していません: ${why}`,
  tablesRefused: ({ why }) => `PostgreSQL（--store-url）がテーブルの作成または変更を拒否しました: ${why}`,
  unknownStore: ({ url }) =>
    `保存先 ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… には対応していません。postgres:// を使うか、--store-url を省略してデータフォルダの SQLite を使ってください。`,
};

export const scheduleWords: typeof en.scheduleWords = {
  stillRunning: '前回の実行が進行中だったため、今回はスキップしました。',
  keyRevoked:
    'このスケジュールを作成したキーが無効化されたため、何も開始しませんでした。スケジュールを削除するか、別のキーで作成し直してください。',
};

export const historyFaults: typeof en.historyFaults = {
  cron: '5 つのフィールド（分、時、日、月、曜日）の cron 式を使ってください（例: 毎日 3 時は「0 3 * * *」、または @daily）。',
  never: 'この cron 式に該当する日時はありません。',
  timeZone: 'IANA データベースのタイムゾーンを使ってください（例: Asia/Tokyo）。',
  key: 'pageloupe_… のようなキーを指定してください。',
  wrongKey: 'このキーは無効です。入力が誤っているか、無効化されています。',
  noPages: '前回の実行でサイトのページが保存されていません。',
};

export const roleWords: typeof en.roleWords = {
  tooLittle: ({ role, needed }) =>
    `このキーのロールは ${role} ですが、この操作には ${needed} が必要です。キーを作成してください: 「pageloupe keys create <name> --role ${needed} --key-file <file>」`,
};
