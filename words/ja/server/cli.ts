import type { OpenPart } from '../../../server/cli/left-open.ts';
import type { commandWords as en } from '../../en/server/cli.ts';
import { japanese, spaced } from '../japanese.ts';
import { crawlSentences } from '../checks/crawl.ts';
import { durationInWords } from './duration.ts';
import { changeHeads } from '../reports/comparison.ts';

const { number } = japanese;
const meantWords = (meant: string | null) => (meant === null ? '' : `「${meant}」の誤りではありませんか？`);
/** Before the fault: where it is. */
const placed = (place: string) => (place === '' ? '' : `${place}: `);
const pagesOf = (count: number) => `${number(count)} ページ`;
const others = (left: number) => (left > 0 ? ` ほか ${number(left)} 件` : '');
const counted = (errors: number, warnings: number) => `エラー ${number(errors)} 件、警告 ${number(warnings)} 件`;

const openParts: Readonly<Record<OpenPart, string>> = {
  connections: 'ネットワーク接続',
  programs: '起動したブラウザまたは別のプログラム',
  files: 'ファイル',
  threads: 'スレッド',
  other: 'その他',
};

export const commandWords: typeof en = {
  program: {
    description: 'ウェブページを監査し、検索エンジンへの対応と、AI 回答エンジンに引用される準備ができているかを調べます。',
    exitCodes:
      '終了コード: 0 すべての条件に合格、1 一部が不合格、2 使い方の誤り、3 監査できないページあり、4 Pageloupe またはブラウザの失敗、130 と 143 中断。',
    helpOf: ({ command }) => `ヘルプ: ${command} --help`,
    commands: {
      audit: 'ページを監査し、条件をチェックし、レポートを書き出す',
      assert: '保存した結果に対して条件をチェックする',
      compare: '保存した 2 つの実行を比較する: 新しい不合格、修正、チェックごとの変化',
      merge: '複数の実行またはシャードの結果を 1 つのファイルにまとめる。同じ URL は最後の行が有効',
      baseline: '実行を失敗させない既知の問題を管理する',
      serve: 'HTTP API を起動する',
      worker: 'サービスがキュー（--queue-url）に入れたバッチのページを監査する',
      migrate: 'PostgreSQL の管理者として、サービスのテーブルを作成または更新する',
      mcp: 'エディタや AI アシスタント用に、標準入出力で MCP サーバーを起動する',
      signals: 'すべてのチェックを一覧表示、または 1 つを表示する',
      init: 'コメント付きの設定ファイルを作成する',
      doctor: 'このマシンの要件をチェックする',
      installBrowser: 'このバージョンでテスト済みの Chromium をインストールする',
      contact: 'API の利用希望の登録を管理する',
      keys: 'HTTP API のキーを管理する',
      baselineUpdate: '現在の問題を既知として保存する',
      contactList: '登録を 1 行に 1 つの JSON オブジェクトで一覧表示する',
      contactDelete: 'ID で削除、またはメールアドレスの登録をすべて削除する',
      keysCreate: 'キーを作成し、一度だけ表示する',
      keysList: 'キーを一覧表示する',
      keysRevoke: '名前またはダイジェストでキーを無効化する',
    },
    arguments: {
      pages: '監査するページ',
      before: '以前の実行の結果（--format ndjson=<file>）',
      after: '後の実行の結果',
      results: '結果（--format ndjson=<file>）。.gz は展開されます',
      check: 'チェックの ID',
    },
    options: {
      format: ({ names }) => `${names.join(', ')}（既定: pretty）。複数回指定できます`,
      output: 'まとめた行の出力先ファイル。.gz は圧縮されます',
      withDeps: 'システムの依存パッケージもインストールする（apt など、root として）',
      noConfig: '設定ファイルを無視します。',
      version: 'バージョン番号を表示する',
      help: 'コマンドのヘルプを表示する',
    },
    titles: { 'Usage:': '使い方:', 'Arguments:': '引数:', 'Options:': 'オプション:', 'Commands:': 'コマンド:' },
    more: {
      choices: ({ values }) => `選択肢: ${values.join(', ')}`,
      usual: ({ value }) => `既定: ${value}`,
      variable: ({ name }) => `環境変数: ${name}`,
    },
    unknownVariable: ({ name, meant }) => `不明な環境変数「${name}」です。${meantWords(meant)}`,
    variableWithoutEffect: ({ name, flag }) => `${name} には効果がありません。${flag} を使用してください。`,
    unknownLanguage: ({ place, typed, known }) => `${place}: 言語 ${typed} はありません。使用できる言語: ${known.join(', ')}。`,
    usage: {
      unknownOption: ({ typed, meant }) => `不明なオプション「${typed}」です。${meantWords(meant)}`,
      unknownCommand: ({ typed, meant }) => `不明なコマンド「${typed}」です。${meantWords(meant)}`,
      missingArgument: ({ name }) => `引数がありません: <${name}>`,
      missingOption: ({ name }) => `オプションがありません: ${name}`,
      missingValue: ({ name }) => `オプションに値が必要です: ${name}`,
      tooMany: ({ most, typed }) => `引数が多すぎます: ${number(typed)} 個（上限 ${number(most)} 個）。`,
    },
  },
  config: {
    missing: ({ file }) =>
      `ファイルが見つかりません: ${file}。パス（--config、PAGELOUPE_CONFIG）を確認するか、設定ファイルを作成してください: pageloupe init`,
    unreadable: ({ file, why }) => `${file} を読み取れません: ${why}`,
    tooDeep: ({ most }) => `入れ子が ${most} 階層を超えています。`,
    wrong: ({ file, faults }) => [`${file} は無効です:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
    noObject: '設定は urls: [https://example.com/] のようなオブジェクトにしてください。コメント付きの例を作成するには: pageloupe init',
    several: ({ files }) =>
      `このフォルダには設定ファイルが複数あります: ${files.join(', ')}。1 つだけ残すか、--config <file> で選んでください。`,
    otherType: ({ file }) => `未対応のファイル形式です: ${file}。.yaml、.json、.js、.mjs、.cjs のいずれかを使ってください。`,
    unknownKey: ({ key, place, meant }) => `${placed(place)}不明なキー「${key}」です。${meantWords(meant)}`,
    unknownSignal: ({ id, place, meant }) => `${placed(place)}不明なチェック「${id}」です。${meantWords(meant)}一覧表示: pageloupe signals`,
    fault: ({ place, message }) => `${place}: ${message}`,
    wrongValue: ({ place, typed, allowed, message }) =>
      `${spaced(place || '設定')}に ${typed.slice(0, 80)} は指定できません${allowed.length > 0 ? `。使用できる値: ${allowed.join(', ')}` : ''}。${allowed.length > 0 ? '' : message}`,
  },
  usage: {
    shard: ({ typed }) => `--shard にはシャードとシャード数を 1/4 のように指定してください（「${typed}」は無効です）。`,
    header: ({ typed }) => `--header には "Name: value" を指定してください（「${typed}」は無効です）。`,
    variable: ({ name, option }) => `${option ?? 'ヘッダー'}で使っている環境変数 ${name} が設定されていません。`,
    assertion: ({ typed }) =>
      `--assert にはチェックと error、warn、off のいずれかを title=error のように指定してください（「${typed}」は無効です）。`,
    proxy:
      '--proxy には HTTP プロキシの URL を指定してください。例: http://proxy.example.com:3128、http://user:${PASSWORD}@proxy.example.com:3128。パスワードの特殊文字は、# を %23 にするようにエンコードしてください。',
    extract: ({ typed }) =>
      `--extract には name=css:…、name=xpath:…、name=regex:… のいずれかを指定してください（例: price=css:.price、next=css:a.next@href。「${typed.slice(0, 200)}」は無効です）。名前は 60 文字以内の英数字、スペース、ピリオド、ハイフン、アンダースコアです。`,
    extractions: ({ most }) => `1 回の実行で抽出できる値は ${number(most)} 個までです。`,
    notSelector: ({ text, kind }) => `「${text}」は有効な${kind === 'css' ? ' CSS セレクター' : ' XPath 式'}ではありません。`,
    pattern: ({ typed, why }) => `無効なパターン ${typed}: ${why}`,
    replacement: ({ typed }) => `--replace には s#from#to# を指定してください（「${typed}」は無効です）。`,
    cookies: ({ file }) => `${file} は Cookie ファイルではありません。Netscape 形式、または 1 行に name=value の形式を使ってください。`,
    noCookies: ({ file }) => `${file} に Cookie がありません。`,
    allExpired: ({ file }) => `${file} の Cookie はすべて有効期限が切れています。保存し直してください。`,
    someExpired: ({ file, expired }) =>
      `${file} の Cookie ${number(expired)} 個は有効期限が切れているため送信されません。ファイルを保存し直してください。`,
    file: ({ file, why }) => `${file} を読み取れません: ${why}`,
    inputTooLarge: ({ megabytes }) => `${megabytes} MB を超えています。短くするか、複数回の実行に分けてください。`,
    standardInput: '標準入力',
    twiceOption: ({ option, first, second }) =>
      `${option} が「${first}」と「${second}」の 2 回指定されています。1 回だけ指定してください。`,
    noFileFor: ({ name }) => `${name} レポートにはファイルが必要です: --format ${name}=report.${name}`,
    twiceStdout: ({ names }) =>
      `標準出力に出せるレポートは 1 つだけです（指定: ${names.join(', ')}）。他はファイルに書き出してください。例: --format ${names[1]}=report.${names[1]}`,
    twiceFile: ({ file }) => `${file} が 2 回使われています。レポートごとに別のファイルが必要です。`,
    noFolder: ({ file }) => `${file} のフォルダがありません。先に作成してください。`,
    noFileName: ({ option }) => `${option} にファイル名がありません。等号の後に指定してください。例: --format json=report.json`,
    overInput: ({ file }) => `${file} はこのコマンドの入力です。レポートは別のファイルに書き出してください。`,
    headerName: ({ name }) => `ヘッダー ${name} はブラウザが設定します。削除してください。`,
    headerValue: ({ name }) => `ヘッダー ${name} の値は、1 行の ASCII 文字にしてください。`,
    outputAlone: '--output には、ファイル指定のないレポートが必要です。例: --format json --output report.json',
  },
  targets: {
    none: 'URL、サイトマップ、URL のファイルのいずれかを指定してください。ヘルプ: pageloupe audit --help',
    emptyFiles: ({ files }) =>
      `${files.map((file) => (file === '-' ? '標準入力' : file)).join(', ')} に URL がありません。1 行に 1 件の URL を書いてください。`,
    noneLeft: ({ listed }) => `URL ${number(listed)} 件のうち、監査するものが残っていません。--include と --exclude を確認してください。`,
    files: ({ count, first, ending }) =>
      `サイトマップにページではないファイルが ${number(count)} 件あります (例: ${first})。HTML でないものは失敗します。--exclude "/**.${ending}" で、末尾が .${ending} のものを除外できます。`,
    emptyShard: 'このシャードに属するページがないため、監査するものがありません。',
    noUrls: ({ file, faults }) =>
      `${file === '-' ? '標準入力' : file} に無効な行が ${number(faults.length)} 行あります:\n${faults
        .slice(0, 20)
        .map(({ line, why }) => `  ${line} 行目: ${why}`)
        .join('\n')}${faults.length > 20 ? `\n  ほか ${number(faults.length - 20)} 行` : ''}`,
    noUrl: ({ typed, place }) =>
      `${placed(place)}http(s) の URL ではありません: ${typed}。スキームを付けてください（例: https://example.com/）。`,
    password: ({ typed }) =>
      `ユーザー名またはパスワードを含む URL は使えません: ${typed}。--header または --cookie-file を使ってください。`,
    robotsUnread: ({ origin }) => `${origin}/robots.txt を読み取れませんでした。/sitemap.xml を試します。`,
    noSitemap: ({ origin }) => `${origin}/robots.txt にサイトマップの記載がありません。/sitemap.xml を試します。`,
    autoNeedsUrl: '--sitemap auto には、サイトの URL が必要です。',
    emptySitemaps: ({ sitemaps }) => `${sitemaps.join(', ')} にページが見つかりません。`,
  },
  crawl: {
    ignoredHost: ({ typed, host }) =>
      `--ignore-robots には、クロールするサイトのホストを ${host} のように指定してください（「${typed.slice(0, 100)}」は無効です）。`,
    ignored: ({ hosts }) => `指定に従い、robots.txt を無視しました: ${hosts.join(', ')}。`,
    ignoresOnServer: '--ignore-robots は --server と併用できません。',
    ownHost: ({ host }) =>
      `ステージングサーバーなどご自身のホストの場合: --ignore-robots ${host} を付けると、robots.txt がすべてを許可しているものとしてクロールします。`,
    notWith: ({ option }) => `${option} は --crawl と併用できません。`,
    redirected: ({ start, url }) => `${start} は別のホストにリダイレクトします: ${url}。そのホストをクロールするには: --crawl ${url}`,
    delay: ({ host, seconds }) =>
      `${host} の robots.txt がリクエスト間に ${number(seconds)} 秒の間隔（Crawl-delay）を求めているため、1 ページずつ監査します。`,
    gaveUp: ({ host, status }) =>
      `${host} が ${status} を返し続け、リクエストを減らすよう求めています。これ以上ページをリクエストしませんでした。後で --delay、--per-host 1、または --resume を付けて、もう一度お試しください。`,
    title: 'クロール',
    ...crawlSentences,
    notReached: ({ pages }) => `見つかったページのうち ${number(pages)} 件は、実行の終了までに到達しませんでした。`,
    badEntry: ({ file, line }) => `${file} の ${number(line)} 行目は無効です`,
  },
  remote: {
    noResume: '--server では、以前に開始したバッチを --resume ではなく --batch <id> で追跡してください。',
    batchAlone: '--batch は、開始時のページのままバッチを追跡します。URL とサイトマップを省略してください。',
    noServer: ({ typed }) =>
      `--server には Pageloupe サービスの URL を https://pageloupe.example.com のように指定してください（「${typed}」は無効です）。`,
    noKey: ({ name }) => `--key-env で指定された環境変数 ${name} が設定されていません。`,
    notOnServer: ({ options }) =>
      `サービスでの監査では、このマシンにしかないものは使えません。${options.join(', ')} を省略するか、--server を省略してください。`,
    gaveUp: ({ pages }) =>
      `サイトがリクエストを減らすよう求め続けた（429 または 503）ため、${pagesOf(pages)}を監査しませんでした。後でもう一度お試しください。`,
    notInCrawl: ({ options }) =>
      `--crawl と --server を併用する場合、取得元は開始ページだけです。${options.join(', ')} を省略するか、--server を省略してください。`,
    manySettings: 'バッチの全ページは同じ設定になります。設定の個別指定を省略するか、グループごとに監査してください。',
    follow: ({ server, id }) => `${server} のバッチ ${id}。`,
    waits: ({ why }) => `バッチは待機中です: ${why}`,
    left: ({ server, id, address }) =>
      `バッチはサービス上で続きます。追跡を再開: pageloupe audit --server ${server} --batch ${id}\nキャンセル: curl --request POST ${address}/v1/batches/${id}/cancel`,
    away: ({ server, why }) => `${server} に接続できません: ${why}`,
    keyRefused:
      'サービスが 401 を返しました。有効な API キーが必要です。PAGELOUPE_KEY にキーを設定するか、キーを入れた変数を指定してください: --key-env <name>',
    refused: ({ status, why }) => `サービスが ${status} を返しました${why === '' ? '。' : `: ${why}`}`,
    strange: ({ server }) =>
      `${server === '' ? 'サーバー' : `${server} `}のレスポンスが Pageloupe サービスのものではありません。--server を確認してください。`,
    missing: ({ rows, pages }) => `サービスにある結果は、${pagesOf(pages)}中 ${pagesOf(rows)}分だけです。`,
  },
  losses: {
    kinds: { sitemap: '最後まで読み取れなかったサイトマップ', page: '最後まで読み取れなかったページ', crawl: '完了していないクロール' },
    more: ({ count }) => `ほか ${number(count)} 件が最後まで読み取れませんでした（JSON レポートに記載）`,
    title: '最後まで読み取れなかったもの',
  },
  run: {
    found: ({ pages, concurrency }) => `${pagesOf(pages)}を監査します（同時に ${pagesOf(concurrency)}）。`,
    resumed: ({ done, left }) => `再開します: ${pagesOf(done)}は監査済み、残り ${pagesOf(left)}。`,
    nothingToResume: ({ dir }) => `${dir} に実行がまだないため、新しく開始します。`,
    otherRun: ({ dir }) => `${dir} の実行は、ページまたは設定が異なります。同じ引数を使うか、別のフォルダを指定してください。`,
    noManifest: ({ file }) => `${file} は有効な pageloupe マニフェストではありません。別のフォルダで実行を最初から開始してください。`,
    inUse: ({ dir, pid, file }) =>
      `別のコマンド（プロセス ${pid}）が ${dir} の実行を処理しています。終了を待つか、別のフォルダを選んでください。プロセスが Pageloupe でない場合は、${file} を削除してください。`,
    badRun: ({ dir, why }) => `${dir} の実行を読み取れません: ${why}`,
    row: ({ at, of, what, url }) => `${String(at).padStart(String(of).length)}/${of}  ${what}  ${url}`,
    live: ({ done, of, running, left }) =>
      `${done}/${of}${left === null || left < 1_000 ? '' : `、残り約 ${durationInWords(left)}`}  ${running[0] ?? ''}${running.length > 1 ? ` ほか ${running.length - 1} 件` : ''}`,
    failed: ({ why }) => `未監査: ${why}`,
    draining: ({ ms }) =>
      `停止中: 処理中のページとレポートの完了を ${durationInWords(ms)}まで待ちます。もう一度 Ctrl+C を押すと、すぐに停止します。`,
    endedByForce: ({ parts }) => `時間内に閉じなかったため、強制終了しました: ${parts.join(', ')}。`,
    endedEarly:
      'コマンドが完了する前にプロセスが終了しました。ログインスクリプト、設定、プラグインの process.exit() などが原因です。レポートが欠けている可能性があります。',
    leftOpen: ({ parts }) => `すべてを閉じる前にコマンドが終了しました: ${parts.map((part) => openParts[part]).join(', ')}。`,
    stopping: 'すぐに停止します。',
    interrupted: ({ left }) =>
      left.length === 0
        ? '中断しました。レポートはすべて書き込み済みです。'
        : `中断しました。書き込めなかったレポート: ${left.join(', ')}。`,
    timeUp: ({ ms }) => `実行の制限時間（${durationInWords(ms)}）に達しました。`,
    kept: ({ dir }) => `監査済みのページは保存されています。続けるには: --resume ${dir}`,
    notReached: 'このページに達する前に実行が終了しました。',
    outOfTime: 'このページを監査する前に、実行の制限時間に達しました。',
    damaged: ({ rows }) => `保存された行のうち ${number(rows)} 行が破損しています。これらのページを監査し直します。`,
    output: '標準出力へ',
    noOutput: ({ why }) => `標準出力に書き込めません: ${why}。レポートをファイルに書き出してください: --output <file>`,
    unwritable: ({ file, why }) => `${file} に書き込めません: ${why}`,
    noAuditor: ({ why }) => `このマシンではページを監査できません: ${why}\n不足しているものを調べるには: pageloupe doctor`,
    written: ({ name, file }) => `${name}: ${file}`,
  },
  assert: {
    score: ({ score, least }) => `監査スコアが ${number(score)} で、${number(least)} を下回っています。`,
    geo: ({ score, least }) => `GEO スコアが ${number(score)} で、${number(least)} を下回っています。`,
    category: ({ title, score, least }) => `GEO カテゴリ「${title}」が ${number(score)} で、${number(least)} を下回っています。`,
    noScore: ({ what }) => `${spaced(what)}を計測できなかったため、比較できません。`,
    linksUnchecked: 'リンクを確認していないため、リンク切れの数は分かりません。',
    brokenLinks: ({ broken, most }) => `リンク切れが ${number(broken)} 件あります。上限は ${number(most)} 件です。`,
    value: ({ title, value, wanted }) => `${title}: 値は ${value} ですが、期待する値は ${wanted} です。`,
    atLeast: ({ min }) => `${number(min)} 以上`,
    atMost: ({ max }) => `${number(max)} 以下`,
    like: ({ pattern }) => `/${pattern}/ に一致する値`,
    pluginFailed: ({ plugin }) => `プラグイン ${plugin} が失敗しました`,
    tooManyWarnings: ({ warnings, most }) => `警告が ${number(warnings)} 件あります。上限は ${number(most)} 件です。`,
    ruleTitles: { score: '監査スコア', geo: 'GEO スコア', links: 'リンク切れ', audit: '監査' },
    noRows: ({ file }) => `${file} に pageloupe の結果がありません。結果を作成してください: pageloupe audit <url> --format ndjson=${file}`,
    changed: ({ file }) => `${file} の結果を読み取れません。コマンドの開始後にファイルが変更されました。もう一度実行してください。`,
    badRow: ({ file, line }) =>
      `${file} の ${number(line)} 行目は pageloupe の結果ではありません。結果を作成するには: pageloupe audit <url> --format ndjson=<file>`,
  },
  build: {
    noPages: ({ folder }) => `${folder} に HTML ファイルがありません。先にサイトをビルドするか、フォルダを確認してください。`,
    shells: ({ files }) => `ほかの URL（存在しないページなど）に返されるため、監査しません: ${files.join(', ')}。`,
    morePages: ({ most }) => `フォルダの最初の ${number(most)} ページより後は監査しません。フォルダを分けて監査してください。`,
    outside: ({ files }) =>
      `フォルダの外を指すリンクのため、監査しません: ${files.slice(0, 20).join(', ')}${files.length > 20 ? ` ほか ${number(files.length - 20)} 件` : ''}。`,
    portTaken: ({ port }) => `ポート ${port} は使用中です。--port で別のポートを指定してください。`,
    base: ({ typed }) => `--base には /docs/ のようなパスを指定してください（「${typed.slice(0, 100)}」は無効です）。`,
    waitOn: '--start には、--wait-on とサーバーの URL が必要です（例: http://localhost:4321/）。',
    startAlone: '--static と --start は、どちらか一方だけを使ってください。',
    ended: ({ command, code, output }) =>
      `「${command}」が、サーバーの応答前に${code === null ? '' : `コード ${code} で`}終了しました。${output.trim() === '' ? '' : `出力:\n${output.trim()}`}`,
    silent: ({ url, ms, output }) =>
      `${url} が ${durationInWords(ms)}以内に応答しませんでした。--wait-on を確認するか、--wait-timeout を延ばしてください。${output.trim() === '' ? '' : `サーバーの出力:\n${output.trim()}`}`,
  },
  login: {
    unusable: ({ file, why }) => `${file} をログインに使用できません: ${why}`,
    noFunction: '既定のエクスポートは関数にしてください。例: export default async ({ page, origin, env }) => { … }',
    noOrigin: '--login には、コマンドラインまたは設定ファイルにサイトの URL が必要です。',
    over: ({ url }) =>
      `サーバーがこのページではなくログインページ ${url} に導きました。ログインの有効期限が切れたか、このページを表示する権限がないようです。--login <script> でもう一度ログインするか（--login-state のファイルも更新されます）、渡している Cookie やヘッダーを更新してください。`,
    failed: ({ file, why, url }) =>
      `ログインスクリプト ${file} が${url && ` ${url} で`}失敗したため、どのページも監査しませんでした: ${why}`,
    tooSlow: ({ ms }) => `${durationInWords(ms)}以内に終わりませんでした。`,
    nothing: ({ file, origins }) =>
      `${file} の終了時に ${origins.join(', ')} の Cookie も保存された値もなく、ログインしていない状態でページを監査することになります。ログインの完了を待っているか確認してください。`,
    done: ({ cookies }) => `ログインしました: Cookie ${number(cookies)} 個。`,
    badState: ({ file }) => `${file} は保存されたセッションではありません。作成するには: --login <script> --login-state ${file}`,
    otherState: ({ file, origins }) => `${file} に ${origins.join(', ')} のセッションがありません。`,
  },
  plugins: {
    unusable: ({ file, why }) => `プラグイン ${file} を使用できません: ${why}`,
    twice: ({ name }) => `「${name}」という名前のプラグインが 2 つあります。一方の名前を変更してください。`,
    unknownCheck: ({ id, meant }) => `チェック「${id}」を持つプラグインがありません。${meantWords(meant)}`,
    unknownReporter: ({ name, known }) =>
      `レポート形式「${name}」を持つプラグインがありません。${known.length > 0 ? `使用できる形式: ${known.join(', ')}。` : '--plugin <file> で読み込んでください。'}`,
    reportFailed: ({ name, why }) => `レポート ${name} が失敗しました: ${why}`,
    wrote: ({ name, text }) => `${name}: ${text}`,
  },
  compare: {
    ...changeHeads,
    summary: ({ counts }) =>
      [
        `${pagesOf(counts.worse + counts.mixed + counts.better + counts.same)}を比較: 悪化 ${number(counts.worse)}`,
        counts.mixed > 0 && `改善と悪化の両方 ${number(counts.mixed)}`,
        `改善 ${number(counts.better)}`,
        `変化なし ${number(counts.same)}`,
        counts.new > 0 && `新規 ${number(counts.new)}`,
        counts.gone > 0 && `消失 ${number(counts.gone)}`,
        counts.unknown > 0 && `比較不可 ${number(counts.unknown)}`,
      ]
        .filter(Boolean)
        .join('、')
        .concat('。'),
    scores: ({ audit, geo }) =>
      `平均監査スコア ${number(audit.before)} → ${number(audit.after)}${geo ? `、平均 GEO スコア ${number(geo.before)} → ${number(geo.after)}` : ''}。`,
    pages: ({ count }) => pagesOf(count),
    more: ({ count }) => `ほか ${number(count)} 件`,
    cut: 'コメントのサイズ上限を超えるため、残りは省略しました。すべては JSON 形式に記載されています。',
    firstRun: ({ file }) => `${file} に以前の実行がないため、まだ比較できません。`,
    otherSite: ({ file, before, after }) =>
      `${file} のページは後の実行に 1 つもないため、何も比較していません。前のページは ${before}、後のページは ${after} にあります。2 つのホストを比較するには: pageloupe compare <before> <after> --before-origin ${before} --after-origin ${after}`,
    notCompared: ({ file }) => `この実行は完全ではないため、${file} と比較していません。`,
    failuresOfAdded: '新しいページの不合格',
    newlyFailing: ({ file, what }) => `${file} 以降の新しい不合格: ${what.join('、')}。`,
  },
  merge: {
    noRows: 'どのファイルにも pageloupe の結果がありません。結果を作成するには: pageloupe audit <url> --format ndjson=<file>',
    done: ({ pages, files, file }) => `${file}: ファイル ${number(files)} 件から ${pagesOf(pages)}。`,
    skipped: ({ count }) => `破損した ${number(count)} 行をスキップしました。`,
  },
  baseline: {
    bad: ({ file, why }) => `${file} はベースラインではありません: ${why}`,
    noVersion: 'pageloupe baseline update で作成されたものではありません。作成し直してください。',
    otherVersion: '別のバージョンの pageloupe で作成されています。作成し直してください: pageloupe baseline update',
    missing: ({ file }) =>
      `ベースライン ${file} がまだありません。作成するには: pageloupe baseline update --input results.ndjson --baseline ${file}`,
    updated: ({ file, pages, faults }) => `${file}: ${pagesOf(pages)}に既知の問題 ${number(faults)} 件。`,
    noFile: 'ファイルを指定してください: --baseline pageloupe-baseline.json、または設定の "baseline"。',
  },
  report: {
    pageTitle: ({ score, geo }) => `監査 ${score}  GEO ${geo}`,
    none: '–',
    level: { error: 'エラー', warn: '警告' },
    known: ({ count }) => `ベースラインにある既知の問題 ${number(count)} 件は表示していません。`,
    fixed: ({ count }) =>
      `ベースラインの問題 ${number(count)} 件が修正されました。ベースラインから削除するには、pageloupe baseline update を実行してください。`,
    holds: ({ unmeasured }) =>
      unmeasured === 0 ? 'すべての条件に合格しました。' : `不合格の条件はありませんが、${number(unmeasured)} 件は確認できませんでした。`,
    summary: ({ pages, failed, unreached, errors, warnings, ms }) =>
      `${pagesOf(pages)}を監査${failed > 0 ? `、${pagesOf(failed)}は読み込み失敗` : ''}${unreached > 0 ? `、${pagesOf(unreached)}は未到達` : ''}: ${counted(errors, warnings)}${ms === null ? '' : `（${durationInWords(ms)}）`}`,
    where: '場所:',
    change: '変更内容:',
    tolerated: ({ summary, count }) => `${summary}、許容した未監査ページ: ${number(count)} 件`,
    notAudited: '未監査',
    onPages: ({ pages, of }) => `${pagesOf(of)}中 ${pagesOf(pages)}`,
    also: ({ urls, left }) => `ほかの該当ページ: ${urls.join(', ')}${others(left)}`,
    on: ({ urls, left }) => `該当ページ: ${urls.join(', ')}${others(left)}`,
    morePages: ({ count }) => `ほか ${pagesOf(count)}`,
    moreChecks: ({ count }) => `ほか ${number(count)} 件のチェックは別のレポートに記載`,
    counts: ({ errors, warnings }) => counted(errors, warnings),
    acrossPages: '複数ページの問題',
    more: ({ count }) => `ほか ${number(count)} 件`,
    unasserted: '不合格の条件なし',
    knownIssue: 'ベースラインにある既知の問題',
    otherFindings: ({ count }) => `ほか ${number(count)} 件のチェックは不合格または警告`,
    otherChecks: ({ count }) => `ほか ${number(count)} 件のチェックは合格または該当なし`,
    cut: ({ left }) => `ほか ${pagesOf(left)}は別のレポートに記載（サイズの上限に達しました）。`,
    extracted: '抽出した値',
    extractedMore: ({ value, left }) => `${value}${others(left)}`,
    badge: { label: 'Pageloupe', score: ({ score }) => `${number(score)} / 100`, unknown: '未監査' },
    title: 'Pageloupe',
    page: 'ページ',
    audit: '監査',
    geo: 'GEO',
    errors: 'エラー',
    warnings: '警告',
    runName: ({ host, pages }) => (pages === 1 ? host : `${host}、${pagesOf(pages)}`),
    hosts: ({ count }) => `${number(count)} サイト`,
    sarifCut: ({ left }) => `GitHub の上限を超えるため、結果 ${number(left)} 件を省略しました。`,
  },
  doctor: {
    node: ({ version, good }) => (good ? `Node ${version}` : `Node ${version} は古すぎます。20.19 以降をインストールしてください。`),
    browser: ({ path }) => `ブラウザ: ${path}`,
    sandbox: 'Chromium のサンドボックスは有効です。',
    noSandbox: '指定に従い、Chromium のサンドボックスは無効です。信頼できるページだけを監査してください。',
    fonts: ({ count }) => `フォントファミリー ${number(count)} 個が見つかりました。`,
    fewFonts:
      'フォントが少なすぎるため、テキストの幅が正しく計測されません。fonts-liberation と fonts-noto-core を、中国語、日本語、韓国語には fonts-noto-cjk をインストールしてください。',
    ownFonts: 'システムのフォントを使用しています。',
    noFontList:
      'フォントを一覧表示できませんでした（fc-list がありません）。ページの表示がおかしい場合は、fonts-liberation と fonts-noto-core をインストールしてください。',
    runs: 'ページを開き、外向き接続の保護を迂回したリクエストはありませんでした。',
    starts: ({ why }) => `Chromium が起動しません: ${why}`,
    room: ({ dir }) => `${dir} に書き込めます。`,
    noRoom: ({ dir, why }) => `${dir} に書き込めないため、中断後に実行を再開できません: ${why}`,
    allWell: '問題はありません。',
    trouble: ({ count }) => `解決が必要な問題が ${number(count)} 件あります。`,
  },
  installBrowser: {
    used: ({ path }) => `監査に使うブラウザ: ${path}`,
    failed:
      'ブラウザをインストールできませんでした。代わりに Google Chrome、Edge、またはシステムの chromium パッケージをインストールするか、CHROMIUM_PATH を設定してください。',
  },
  init: {
    written: ({ file }) => `${file} を作成しました。URL を追加してから実行してください: pageloupe audit`,
    exists: ({ file }) => `${file} はすでに存在するため、変更しませんでした。`,
  },
  signals: {
    unknown: ({ id, meant }) => `不明なチェック「${id}」です。${meantWords(meant)}一覧表示: pageloupe signals`,
    header: ({ count }) => `チェック ${number(count)} 件。個別の詳細: pageloupe signals <id>`,
    weight: '重み',
    group: 'グループ',
    geo: 'GEO',
    gate: 'ブロックの原因',
    gateYes: 'はい: 不合格のページは検索で見つかりません',
    sources: '情報源',
    tools: 'ツール',
    points: ({ points, category }) => `${spaced(category)}で ${number(points)} 点`,
  },
  serve: {
    badFile: ({ file, why }) => `${file} を使用できません: ${why}`,
    working: ({ address }) =>
      `Pageloupe がバッチを監査しています${address === null ? '' : `（状態: ${address}/healthz ）`}。停止するには Ctrl+C を押してください。`,
    listening: ({ address, keys }) => {
      // A service on all interfaces can be reached at the loopback address.
      const near = address.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:)/, '//127.0.0.1');
      return `${address} で待ち受けています。ドキュメント: ${near}/docs\n試すには: curl '${near}/v1/audit?url=https://example.com/'${keys ? ' --header "Authorization: Bearer $PAGELOUPE_KEY"' : ''}`;
    },
    deleted: ({ count }) => `登録 ${number(count)} 件を削除しました。`,
    keyMade: ({ file }) => `${file} に保存されるのはダイジェストだけです。キーを今すぐ保存してください。再表示はできません。`,
    revoked: ({ count }) =>
      count === 0
        ? 'この名前またはダイジェストのキーはありません。一覧表示: pageloupe keys list --key-file <file>'
        : `キー ${number(count)} 個を無効化しました。稼働中のサービスは 1 秒以内に拒否するようになります。`,
    whichKey: 'キー、またはダイジェストの先頭の文字を指定してください。',
  },
  internal: ({ why }) => `Pageloupe でエラーが発生しました: ${why}`,
};
