import { batchWords } from './batches.ts';
import type * as en from '../../en/server/http.ts';
import { refusalWords } from './audit.ts';
import { meant, quoted } from './options.ts';

export const faults: typeof en.faults = {
  unknownParameter: ({ name, near }) =>
    `不明なパラメータ${quoted(name)}です。${meant(near)}ページの URL の一部である場合は、その URL をパーセントエンコードしてください（& は %26）。`,
  duplicate: ({ name }) => `${quoted(name)}が重複しています。1 回だけ使い、複数の値はカンマで区切ってください。`,
  required: ({ name }) => `${quoted(name)}がありません。`,
  statelessLinks: () => 'リンクの状態で絞り込むには、リンクのチェックが必要です。probe=false を外してください。',
  allowTarget: ({ origin, command }) =>
    `ご自身のマシンやネットワークのページを監査するには、そのオリジンを指定してサービスを起動してください: pageloupe ${command} --allow-targets ${origin}`,
  foreignCursor: () =>
    'このカーソルは別のパラメータで作成されたものです。最初のページと同じパラメータを使うか、カーソルを省略してください。',
  unreadableCursor: () => '無効なカーソルです。レスポンスの page.nextCursor をそのまま使ってください。',
  notRun: ({ text }) => `${quoted(text)}は実行の ID ではありません。このサイトの別の実行の id を使ってください。`,
  email: () => 'メールアドレスを入力してください（例: name@example.com）。',
  unknownField: ({ name, near }) => `不明なフィールド${quoted(name)}です。${meant(near)}`,
  notText: () => '文字列にしてください。',
};

export const requestWords: typeof en.requestWords = {
  noHost: () => 'リクエストに Host ヘッダーがないか、複数あります。HTTP/1.1 の規定どおり、1 つだけ送信してください。',
  noJson: ({ base }) => `本文が整形式の JSON ではありません。このパスの例は ${base}/docs を参照してください。`,
  encoded: () => '本文が圧縮されています。圧縮せず、Content-Encoding なしで送信してください。',
  methods: ({ methods }) => `ここでは ${methods.join(' または ')} を使ってください。`,
};

export const urlFaults: typeof en.urlFaults = {
  missing: () => 'ページを指定してください: url=https%3A%2F%2Fexample.com%2F',
  noScheme: ({ text }) => `${quoted(text)}にスキームがありません。https://（または http://）を付けてください。`,
  otherScheme: ({ scheme }) => `監査できるのは http と https のページだけです。${quoted(scheme)}は監査できません。`,
  unparsable: ({ text }) =>
    `${quoted(text)}は URL ではありません。https://example.com/ のような完全な URL を使ってください（URL パラメータでは https%3A%2F%2Fexample.com%2F）。`,
  credentials: () => 'URL からユーザー名とパスワードを削除してください。サービスは、アカウントのない訪問者としてページを開きます。',
  tooLong: ({ most }) => `URL が ${most} 文字を超えています。`,
};

export const problemWords: typeof en.problemWords = {
  'invalid-parameter': {
    title: '無効なパラメータ',
    detail: '1 つ以上のパラメータの値が無効です。該当するものと正しい指定は errors を参照してください。',
  },
  'unknown-parameter': {
    title: '不明なパラメータ',
    detail: ({ base }) =>
      `入力ミスを見逃さないように、不明なパラメータは拒否します。すべてのパラメータは ${base}/docs を参照してください。`,
  },
  'duplicate-parameter': { title: 'パラメータの重複', detail: '各パラメータは 1 回だけ使えます。複数の値はカンマで区切ってください。' },
  'invalid-url': { title: '無効な URL', detail: 'パラメータ url は、http または https の絶対 URL にしてください。' },
  unauthenticated: { title: 'API キーが必要', detail: '有効なキーをヘッダーで送信してください: Authorization: Bearer pageloupe_…' },
  'keys-unavailable': {
    title: 'キーを利用できません',
    detail: 'サービスがキーファイルを読み取れないため、現在はどのキーも受け付けません。Retry-After の時間が過ぎてから再試行してください。',
  },
  'role-required': {
    title: 'このキーでは許可されない操作',
    detail: ({ base }) =>
      `キーのロールではこのリクエストを実行できません。${base}/docs に記載された、このパスに必要なロールのキーを使ってください。`,
  },
  'host-forbidden': {
    title: '許可されていないホスト',
    detail: 'このサービスが受け付けるのは、localhost、127.0.0.1、および起動時に指定したホスト（--allow-hosts）へのリクエストだけです。',
  },
  'origin-forbidden': {
    title: '許可されていないオリジン',
    detail:
      'リクエストが別のオリジンのウェブページから送られています。プログラムまたはこのサービスのページから送信するか、キーと --allow-origins を付けてサービスを起動してください。',
  },
  'target-forbidden': { title: '許可されていない URL', detail: refusalWords['target-forbidden'] },
  'not-found': {
    title: '見つかりません',
    detail: ({ base }) => `このパスには何もありません。すべてのパスは ${base}/docs を参照してください。`,
  },
  'batch-not-found': {
    title: 'バッチが見つかりません',
    detail: 'そのバッチは存在しないか、削除されたか、batch.json が破損または失われているか、別のキーで開始されました。',
  },
  'site-not-found': {
    title: 'サイトが見つかりません',
    detail: ({ base }) => `このサイトの実行は保存されていません。すべてのサイトは ${base}/v1/sites を参照してください。`,
  },
  'run-not-found': { title: '実行が見つかりません', detail: 'このサイトにそのような実行は存在しないか、古くなったため削除されました。' },
  'schedule-not-found': { title: 'スケジュールが見つかりません', detail: 'そのスケジュールは存在しないか、削除されました。' },
  'too-many-schedules': { title: 'スケジュールが多すぎます', detail: '不要なスケジュールを削除してから、作成してください。' },
  'database-unavailable': {
    title: 'データベースを利用できません',
    detail: 'サービスのデータベースを現在利用できません。Retry-After の時間が過ぎてから再試行してください。',
  },
  'too-many-unfinished': {
    title: '終了していないバッチまたはページが多すぎます',
    detail: 'このキーの終了していないバッチの数または合計サイズが上限に達しています。終了を待つか、1 件キャンセルしてください。',
  },
  'batch-ended': { title: 'バッチは終了しています', detail: 'バッチの全ページの監査が終わっています。結果は削除するまで残ります。' },
  'batch-damaged': { title: 'バッチが破損しています', detail: batchWords.damagedBatch },
  'sitemap-unusable': { title: 'サイトマップにページがありません', detail: 'サイトマップからページを読み取れませんでした。' },
  'idempotency-key-reused': {
    title: '冪等キーの再利用',
    detail: 'この Idempotency-Key は、以前に別の本文で送信されています。別のバッチには新しいキーを使ってください。',
  },
  'queue-unavailable': {
    title: 'キューを利用できません',
    detail: 'サービスのキューを現在利用できないため、バッチを開始しませんでした。Retry-After の時間が過ぎてから再試行してください。',
  },
  'cursor-expired': {
    title: 'カーソルの期限切れ',
    detail: 'このカーソルの監査はもうキャッシュにありません。カーソルなしで最初からやり直してください。',
  },
  'method-not-allowed': { title: '許可されていないメソッド', detail: 'Allow ヘッダーに記載されたメソッドを使ってください。' },
  'not-acceptable': { title: '対応できない形式', detail: '記載されたメディアタイプのいずれかを Accept ヘッダーに指定してください。' },
  'body-too-large': {
    title: 'リクエスト本文が大きすぎます',
    detail: 'リクエスト本文は 16 KB まで、POST /v1/batches では 16 MB までです。',
  },
  'url-too-long': {
    title: 'リクエスト行が長すぎます',
    detail: 'パスとクエリが 12,000 文字を超えています。クエリを短くしてください。ページの URL は 2,048 文字までです。',
  },
  'headers-too-large': {
    title: 'ヘッダーが大きすぎます',
    detail: 'ヘッダーの合計が 16 KB を超えています。Cookie など、サービスに不要なものを削除してください。',
  },
  'unsupported-media-type': {
    title: '未対応のメディアタイプ',
    detail: ({ base }) =>
      `application/json を送信してください。application/x-www-form-urlencoded も受け付けるのは ${base}/contact だけです。`,
  },
  'request-timeout': { title: 'リクエストのタイムアウト', detail: 'リクエスト全体を一度に送信してください。' },
  'bad-request': {
    title: '不正なリクエスト',
    detail: 'リクエストが整形式の HTTP ではありません。パスとクエリをパーセントエンコードしてください。',
  },
  'target-not-html': { title: 'HTML ページではありません', detail: refusalWords['target-not-html'] },
  'target-too-large': { title: 'ページが大きすぎます', detail: refusalWords['target-too-large'] },
  'target-download': { title: 'URL がダウンロードファイルです', detail: refusalWords['target-download'] },
  'target-needs-login': { title: 'ページにユーザー名とパスワードが必要です', detail: refusalWords['target-needs-login'] },
  'rate-limited': { title: 'リクエストが多すぎます', detail: 'レート制限を超えました。Retry-After の時間が過ぎてから再試行してください。' },
  'internal-error': {
    title: '内部エラー',
    detail: 'リクエストではなくサービスのエラーです。ログには、このリクエストの ID で記録されています。',
  },
  'storage-full': {
    title: '空き容量不足',
    detail: 'サービスがディスクに書き込めませんでした。何も保存していません。後でもう一度お試しください。',
  },
  'target-dns-failure': { title: 'ホストが見つかりません', detail: refusalWords['target-dns-failure'] },
  'target-connect-failed': { title: 'サーバーに接続できませんでした', detail: refusalWords['target-connect-failed'] },
  'target-tls-error': { title: 'TLS エラー', detail: refusalWords['target-tls-error'] },
  'target-protocol-error': { title: 'サーバーのレスポンスが無効です', detail: refusalWords['target-protocol-error'] },
  'target-too-many-redirects': { title: 'リダイレクトが多すぎます', detail: refusalWords['target-too-many-redirects'] },
  'target-crashed-renderer': { title: 'ページがブラウザをクラッシュさせました', detail: refusalWords['target-crashed-renderer'] },
  'browser-unavailable': { title: 'ブラウザを利用できません', detail: refusalWords['browser-unavailable'] },
  overloaded: { title: 'サービスが混雑しています', detail: refusalWords.overloaded },
  draining: {
    title: 'サービスは停止処理中です',
    detail: 'サービスは停止処理中のため、リクエストには応答できません。Retry-After の時間が過ぎてから再試行してください。',
  },
  'target-timeout': { title: 'ページに時間がかかりすぎました', detail: refusalWords['target-timeout'] },
  'queue-timeout': { title: 'キューのタイムアウト', detail: refusalWords['queue-timeout'] },
  cancelled: { title: 'リクエストのキャンセル', detail: 'クライアントが接続を閉じました。' },
};

export const startWords: typeof en.startWords = {
  wrongSettings: ({ faults: list }) => `無効な設定:\n${list.map((one) => `  ${one}`).join('\n')}`,
  badBasePath: '/pageloupe のような、英字、数字、. _ ~ - からなるパスを使ってください。/v1 で始めることはできません。',
  keysNeeded: ({ host }) =>
    `キーがないと、到達できる誰もが使えてしまうため、サービスは ${host} で待ち受けません。「pageloupe keys create <name> --key-file keys.txt」でキーを作成し、「--key-file keys.txt」を付けて起動するか、127.0.0.1 で待ち受けてください。`,
  unreadableKeys: ({ path, line }) =>
    `キーファイル ${path} の ${line} 行目がキーではありません。キーは「pageloupe keys create」で作成してください。`,
  closedKeyFile: ({ path, user }) =>
    `サービスを実行しているユーザー${user === '' ? '' : `（uid ${user}）`}に、キーファイル ${path} を読む権限がありません。所有者を変更してください: chown ${user === '' ? '<user>' : user} ${path}。コンテナにマウントしている場合: chmod 644 ${path}。ファイルに含まれるのはキーではなく、キーのダイジェストです。`,
  noKeyFile: ({ path }) => `キーファイルが見つかりません: ${path}。「pageloupe keys create <name> --key-file ${path}」で作成してください。`,
  folderAsKeyFile: ({ path, inside }) =>
    `${path} はキーファイルではなくフォルダーです。その中のファイルを指定してください: --key-file ${inside}`,
  originsNeedKeys: () =>
    '--allow-origins にはキーが必要です。「pageloupe keys create <name> --key-file keys.txt」で作成し、「--key-file keys.txt」を付けて起動してください。',
  noPlace: ({ host, port, code }) =>
    `サービスは ${host} のポート ${port} で待ち受けできません（${code}）。--host にはこのマシンの IP アドレス、--port には 1023 より大きいポートを指定してください。`,
  portTaken: ({ host, port, option }) => `${host} のポート ${port} は使用中です。${option} で別のポートを指定してください。`,
};

export const readyWords: typeof en.readyWords = {
  draining: () => 'サービスは停止処理中です。',
  queueFull: () => 'キューがいっぱいです。',
  noKeys: () => 'キーファイルを読み取れないため、すべてのキーを拒否しています。理由はログを参照してください。',
};

export const startPage: typeof en.startPage = {
  title: 'Pageloupe',
  intro:
    'Pageloupe の HTTP API は、1 リクエストにつき 1 ページを監査し、検索エンジンへの対応と、AI 回答エンジンに引用される準備ができているかを調べます。',
  first: '最初のリクエスト:',
  withKey: 'このサービスでは、/v1 へのすべてのリクエストにキーが必要です:',
  dashboard: 'サイトのダッシュボード',
  docs: '対話型ドキュメント',
  document: 'OpenAPI 文書',
  problems: '問題の種類',
  ready: 'サービスの稼働状態',
  contact: 'ホスト型 API の利用希望を登録',
};

export const dashboardPage: typeof en.dashboardPage = {
  title: 'サイト',
  reading: 'サイトを読み込み中…',
  noScript: ({ path }) => `ダッシュボードには JavaScript が必要です。同じデータは API の ${path} で取得できます。`,
};

export const problemsPage: typeof en.problemsPage = {
  title: '問題の種類',
  intro: 'ステータスが 400 以上のレスポンスはすべて、次のコードのいずれかを持つ問題文書（RFC 9457）です。',
  retryable: '同じリクエストが後で成功する可能性があります。',
};

export const contactPage: typeof en.contactPage = {
  title: 'Pageloupe を API として利用',
  intro: 'ホスト型 API の用途をお聞かせください。メールで返信します。ご自身でサービスを運用する場合は、アカウントもキーも不要です。',
  email: 'メールアドレス',
  use: '用途',
  volume: '1 か月のページ数',
  volumes: {
    'under-1000': '1,000 未満',
    '1000-10000': '1,000～10,000',
    '10000-100000': '10,000～100,000',
    'over-100000': '100,000 超',
    unknown: '未定',
  },
  send: '送信',
  privacy:
    'このサーバーにのみ保存します: メールアドレス、用途、ページ数。削除を希望する場合は、メールに返信するか、このサーバーの運営者に連絡してください。',
  trap: '空のままにしてください',
  thanks: 'ありがとうございます。追ってご連絡します。',
  faulty: '印の付いた項目を修正してください。',
  limited: '過去 1 時間のリクエストが多すぎます。後でもう一度お試しください。入力内容は残っています。',
  failed: '保存できませんでした。後でもう一度お試しください。入力内容は残っています。',
};
