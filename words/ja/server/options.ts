import type * as en from '../../en/server/options.ts';
import { japanese } from '../japanese.ts';
import { quotable } from '../../sentence.ts';

const { number, or } = japanese;
export const quoted = (text: string) => `「${quotable(text)}」`;
export const meant = (near: string) => (near === '' ? '' : `${quoted(near)}の誤りではありませんか？`);

export const optionWords: typeof en.optionWords = {
  visit: {
    device: 'アクセスで模倣するデバイス: 画面、ポインター、Client Hints。',
    javascript: 'JavaScript を無効にします。',
    pageLocale: 'Accept-Language ヘッダーの言語（BCP 47、例: ja-JP）。省略時はブラウザの言語。',
    userAgent: 'アクセスのユーザーエージェント。クローラーのトークンの後には、必ずこの製品の名前が付きます。',
    waitUntil: 'ページを読み取る前に待つイベント。',
    settle: 'そのイベントの後に待つ時間。',
    timeout: '1 ページの制限時間。キューでの待ち時間は含みません。レスポンスはその 60% 以内に始まる必要があります。',
    probe:
      'リンク先、canonical、言語版、画像をリクエストしません。速くなりますが、それらを必要とするチェックは未チェックのままです。ページの制限時間内に達しなかったものは warnings に記載されます。',
    intent: 'keep-out: 検索エンジンにインデックスに登録してほしくないページに指定します。',
    pageType: 'ページの種類（検出が誤っている場合）。',
    aiOptOut: 'サイトは AI による引用を辞退しています。GEO スコアはありません。',
  },
  answer: {
    language: 'レスポンスの文の言語。省略時は Accept-Language の言語。コードと ID はどの言語でも同じです。',
    maxAge: 'キャッシュされた監査の最大経過時間（秒）。0 で新しく監査します。',
    maxItems: 'リストごとの最大項目数。合計は常にリスト全体の値です。',
    signals: 'signals と fixes をこれらのシグナルだけに絞ります。スコアと件数は監査全体のままです。',
    skipSignals: 'これら以外のすべてのシグナル。スコアと件数は監査全体のままです。',
  },
  start: { crawl: 'robots.txt が許可する範囲で、このページから同じホストのリンクをたどります。' },
  source: {
    sitemap: 'サイトマップのページ: URL、ファイル、または auto（robots.txt に記載のサイトマップ）。',
    urlFile: '1 行に 1 件の URL を書いたファイル。- は標準入力。',
  },
  crawl: {
    limit: 'クロールの最大ページ数。',
    depth: '開始ページからの最大クリック数。省略時は無制限。',
    subdomains: 'ドメインの他のホストもクロールします。',
    ignoreRobots: 'robots.txt がすべてを許可しているものとしてクロールする、ご自身のホスト。',
  },
  filter: {
    include: '一致する URL だけ: "/blog/**" のような glob、または /正規表現/。',
    exclude: '一致する URL を除外。',
    replace: 'すべての URL に適用する置換。例: "s#https://example.com#http://localhost:3000#"。',
  },
  sample: {
    sample: '無作為に選んだ、この数のページだけを監査します。',
    seed: '無作為抽出のシード。同じシードなら同じページが選ばれます。',
  },
  access: {
    cookieFile: 'Netscape 形式、または 1 行に name=value 形式の Cookie。',
    login: '最初のページの前にログインする ES モジュール（docs/use/command-line.md）。',
    loginState: 'ログインのセッションを保存する、または読み込むファイル。',
    proxy: '公開サーバー用の HTTP プロキシ。例: http://proxy.example.com:3128。',
    ca: 'ご自身の認証局の証明書（PEM）。通常のものに加えて信頼します。',
  },
  pace: {
    concurrency: '同時に監査するページ数。省略時はプロセッサ数（最大 4）。',
    perHost: '1 つのホストで同時に監査するページ数。',
    delay: '1 つのホストで、ページを開始する間隔。',
    retries: '応答しなかったページを再試行する回数。',
    maxRunTime: '実行全体の制限時間。それまでに監査されなかったものは未到達になります。',
  },
  limits: {
    maxWarnings: '全ページ合計の警告数の上限。',
    allowUnreachable: 'コマンドが失敗するまでに許容する、レポートのないページ数。',
    allowIncomplete: '最後まで読み取れなかったサイトマップとページがあっても、終了コードを変えません。',
    baseline: '既知の問題のファイル。これらは数えません（pageloupe baseline update）。',
  },
  rules: {
    preset:
      'recommended（省略時も同じ）: 不合格のチェックはエラー、改善が必要なものは警告。strict: どちらもエラー。none: 指定したものだけを数えます。',
    minScore: 'すべてのページに求める監査スコアの下限。',
  },
  geo: { minGeo: 'すべてのページに求める GEO スコアの下限。' },
  rows: { csvRows: 'CSV の 1 行の単位。', rows: 'NDJSON と CSV の行に含めるチェック。failing: 不合格または警告のもの。' },
  run: {
    resume: '実行を保存する、または続きから再開するフォルダ。',
    compareWith: '以前の実行の結果。新たな不合格があれば 1 で終了します。',
    comment: '比較を Markdown で書き出すファイル。プルリクエストのコメント用。',
    server: 'ページをバッチとして監査する Pageloupe サービス。例: https://pageloupe.example.com。',
  },
  parts: { shard: 'n 台のマシンで分担する場合の、i/n 番目の部分を監査します。', output: 'ファイル指定のない最初のレポートの出力先。' },
  remote: { keyEnv: 'そのサービスの API キーを入れた環境変数（PAGELOUPE_KEY）。', batch: '以前に開始した --server のバッチを追跡します。' },
  site: {
    static: 'ビルド済みのサイトをこのマシンで配信し、そのページ、または指定した URL を監査します。',
    port: '--static のポート。',
    base: '--static のサイトがビルドされたときのパス。例: /docs/。',
    start: 'このコマンドでサーバーを起動し、終了後に停止します。',
    waitOn: '--start のサーバーの準備ができると応答する URL。他に指定がなければ、これを監査します。',
    waitTimeout: 'それを待つ時間。',
  },
  list: {
    header: '監査するサイトにだけ送信するリクエストヘッダー。${NAME} は環境変数を読み取ります。',
    extract: '全ページから読み取る値: css:<セレクタ>[@属性]、xpath:<式>、または元の HTML に対する regex:<式>。',
    plugin: '独自のチェックとレポート形式を持つ ES モジュール。',
    assert: 'チェックの扱い: error、warn、off。',
  },
  compare: {
    failOn: '1 で終了する条件。',
    beforeOrigin: '以前の実行のオリジン。例: https://www.example.com。',
    afterOrigin: '後の実行のオリジン。例: https://preview.example.com。ページを --before-origin のものと照合します。',
  },
  service: {
    host: '待ち受けるホスト。このマシン以外にはキーが必要です。',
    port: '待ち受けるポート。0 で空いているポート。',
    basePath: 'プロキシがサービスを公開するパス。例: /pageloupe。プロキシはパスを残しても除いてもかまいません。',
    keyFile: 'キーのダイジェストのファイル。指定すると、/v1 へのすべてのリクエストにキーが必要になります。',
    concurrency: '同時に開くページ数。',
    queue: '待機できる監査の数。超えると 503 を返します。',
    rateLimit:
      '/v1 への 1 分あたりのリクエスト数（キーごと、キーがなければクライアントごと）。0: 無制限、-1: キーありは 120、キーなしは無制限。',
    contactLimit: '/contact への 1 時間あたり、クライアントごとのリクエスト数。0: 無制限。',
    cacheMb: 'キャッシュのサイズ（メガバイト）。1 回の監査は 20～400 KB。',
    data: 'バッチ、その結果、サイトの履歴のフォルダ。省略時はメモリ内に置かれ、サービスを停止すると失われます。',
    queueUrl:
      'バッチのキューにする Redis、Valkey、PostgreSQL。例: redis://localhost:6379。同じキューのプロセスは作業を分担します。同じデータフォルダまたは保存先が必要です。',
    queuePrefix: 'Redis または Valkey の全キーの接頭辞。1 台のサーバーに複数のサービスを置く場合に使います。{name} はハッシュタグです。',
    storeUrl:
      'データフォルダの代わりに、バッチとその結果、サイトの履歴、スケジュール、セッションを保存する PostgreSQL。例: postgres://localhost/pageloupe。',
    worker: 'バッチを他のプロセスに任せます（pageloupe worker）。',
    historyDays: 'サイトの実行を保存する日数。0 で無制限。',
    historyRuns: '各サイトで保存する実行の数。0 で無制限。',
    batchPages: '1 つのバッチの最大 URL 数。',
    openBatches: '1 つのキーの、終了していないバッチの上限。キーがなければ全体の合計。',
    openPages: '1 つのキーの、終了していないバッチの合計 URL 数の上限。単独のバッチは超えてもかまいません。',
    hostDelayMs: 'バッチで、1 つのホストのページを開始する間隔（ミリ秒）。同時に開くのは最大 2 ページです。',
    allowWebhooks: 'Webhook の送信を許可するプライベートネットワークのオリジン（カンマ区切り）。例: http://localhost:3000。',
    graceMs: 'サービスの停止時に、実行中の監査の完了を待つ時間（ミリ秒）。',
    sandbox: 'Chromium をサンドボックスなしで実行します。専用のコンテナでのみ使ってください。',
    chromium: '検出されたものの代わりに使う Chromium、Google Chrome、Edge のパス。',
    ca: 'ご自身の認証局の証明書のファイル（PEM）。通常のものに加えて、ページ、クロール、Webhook で信頼します。',
    allowTargets: '監査を許可するプライベートネットワークのオリジン（カンマ区切り）。例: http://localhost:3000。',
    allowHosts: 'localhost のほかにリクエストを受け付けるホスト名（カンマ区切り）。',
    allowOrigins: 'キーを使ってサービスを利用できるウェブページのオリジン（カンマ区切り）。例: https://dashboard.example.com。',
    trustProxy: 'X-Forwarded-For の最後の IP アドレスでクライアントを識別します。それを設定する自前のプロキシの背後でのみ使ってください。',
    contactFile: '/contact の登録を保存するファイル。',
    logLevel: 'ログレベル。標準エラー出力に JSON 行で出力します。',
  },
  worker: { host: '--health-port が待ち受けるホスト。' },
  health: { healthPort: '/healthz と /readyz のポート。0 で空いているポート。省略時はなし。' },
  config: { config: '設定ファイル。省略時はこのフォルダの pageloupe.config.*。' },
  input: { input: '各シャードの、--format ndjson=<file> で保存した結果。' },
  keys: {
    role: 'read: サイト、スケジュール、チェック、ツールの閲覧のみ。run: 監査とバッチも。admin: さらにスケジュールとサイトの削除も。',
  },
  migrate: {
    storeUrl: 'postgres://administrator@host/database（バッチと履歴の保存先）。',
    queueUrl: '同上（キューが PostgreSQL の場合）。',
    role: 'サービスのロール。必要な権限が与えられ、その後は何も作成できません。',
    print: '不足している SQL を表示するだけです。',
  },
  speech: { language: 'ヘルプ、メッセージ、レポートの言語。例: en。省略時は、対応していればシステムの言語、それ以外は英語。' },
  switches: {
    sandbox: 'ブラウザをサンドボックスなしで実行します。信頼できるページでのみ使ってください。',
    quiet: '進行状況と注記を表示しません。',
  },
};

export const aroundOptions: typeof en.aroundOptions = {
  turned: (to, sentence) => `${to}: ${sentence}`,
  turnedBack: '設定ファイルでオフにしたものを元に戻します。',
  milliseconds: (sentence) => `${sentence}ミリ秒単位。`,
  seconds: (sentence) => `${sentence}秒数、または "30s"、"500ms"、"10m" のような文字列。`,
  between: (sentence, from, to) =>
    `${sentence}${typeof from === 'number' ? number(from) : from}～${typeof to === 'number' ? number(to) : to}。`,
  orText: (sentence) => `${sentence}または、"AcmeAudit/1.0 (+https://example.com/bot)" のようにスラッシュかスペースを含む文字列。`,
  repeatable: (sentence) => `${sentence}複数回指定できます。`,
  alone: ({ option, needs }) => `${option} は、${needs} がないと効果がありません。`,
};

/** Types of JSON Schema. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'リスト',
  string: '文字列',
  number: '数値',
  integer: '整数',
  boolean: 'true または false',
  object: 'オブジェクト',
  null: 'null',
};
export const valueFaults: typeof en.valueFaults = {
  type: ({ types }) => `${or(types.map((type) => typeNames[type] ?? type))}を指定してください。`,
  boolean: ({ text }) => `${quoted(text)}ではなく、true または false を指定してください。`,
  whole: ({ text, minimum, maximum }) => `${quoted(text)}ではなく、${number(minimum)}～${number(maximum)} の整数を指定してください。`,
  number: ({ text, minimum, maximum }) => `${quoted(text)}ではなく、${number(minimum)}～${number(maximum)} の数値を指定してください。`,
  time: ({ text }) => `${quoted(text)}ではなく、30s、500ms、10m のような時間を指定してください。`,
  timeRange: ({ text, from, to }) => `${quoted(text)}ではなく、${from}～${to} の時間を指定してください。`,
  tooLong: ({ most }) => `${most} 文字以内にしてください。`,
  tooShort: ({ least }) => `${least} 文字以上にしてください。`,
  tooMany: ({ most }) => `カンマ区切りで ${most} 個までです。`,
  emptyList: () => '値を 1 つ以上指定するか、パラメータを省略してください。',
  notInList: ({ text, near, values }) =>
    `不明な値${quoted(text)}です。${meant(near)}${values.length > 0 ? `使用できる値: ${values.join(', ')}。` : ''}`,
  userAgent: () => '名前、または 3～300 文字の ASCII 文字列（例: "AcmeAudit/1.0 (+https://example.com/bot)"）を指定してください。',
  languageTag: ({ text }) => `${quoted(text)}は言語タグ（BCP 47、例: ja、pt-BR）ではありません。`,
  port: ({ text, most }) => `${quoted(text)}のポート番号が大きすぎます。指定できるのは ${most} までです。`,
  host: ({ text }) =>
    `${quoted(text)} はホスト名ではありません。スキーム、ポート、パスを付けずに、pageloupe.example.com のように指定してください。`,
  onlyOrigin: ({ origin }) => `パス、クエリ、フラグメント、ユーザー名を除き、スキーム、ホスト、ポートだけを指定してください: ${origin}`,
  origin: ({ text }) =>
    `${quoted(text)}はオリジンではありません。スキーム、ホスト、ポートを指定してください（例: http://localhost:3000）。`,
};
