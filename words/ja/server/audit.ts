import type * as en from '../../en/server/audit.ts';
import { durationInWords } from './duration.ts';

export const refusalWords: typeof en.refusalWords = {
  'target-forbidden':
    'この URL は許可されていません。監査できるのは、公開されているウェブページと、起動時に許可した非公開オリジンだけです。',
  'target-not-html': 'サーバーが HTML ではない文書を返しました。ページの URL を指定してください。',
  'target-too-large': 'ページが大きすぎて監査できません。上限は、文書が 10 MB、合計で 25 MB とリクエスト 600 件です。',
  'target-download': 'サーバーがページではなくダウンロードファイルを返しました。ページの URL を指定してください。',
  'target-dns-failure': 'ホスト名を解決できませんでした。スペルと DNS レコードを確認してください。',
  'target-connect-failed': 'サーバーに接続できませんでした。サーバーが稼働し、このホストとポートで到達できることを確認してください。',
  'target-tls-error': '安全な接続を確立できませんでした。証明書を確認してください。ブラウザで URL を開くと、エラーがわかります。',
  'target-protocol-error':
    'サーバーのレスポンスが有効な HTTP ではないか、途中で切れました。もう一度試し、サーバーのログを確認してください。',
  'target-needs-login':
    'サーバーが 401 を返し、ユーザー名とパスワードを求めています。コマンドラインでは --header "Authorization: Basic …" で送信できます。HTTP API が監査するのは、アカウントのない訪問者に見える内容だけです。',
  'target-too-many-redirects': 'URL のリダイレクトが多すぎます。リダイレクトループがないか確認してください。',
  'target-crashed-renderer': 'ページがブラウザのタブをクラッシュさせました。もう一度試すか、JavaScript なしで試してください。',
  'target-timeout': 'ページが制限時間内に応答しませんでした。もう一度試すか、制限時間を延ばしてください。',
  'browser-unavailable': 'ブラウザを起動できませんでした。後でもう一度お試しください。',
  overloaded: '監査待ちのページが多すぎます。後でもう一度お試しください。',
  'queue-timeout': '監査がキューで長く待ちすぎました。後でもう一度試すか、同時に監査する数を減らしてください。',
  draining: 'サービスは停止処理中で、新しい監査を開始しません。後でもう一度お試しください。',
  cancelled: '監査がキャンセルされました。',
};

export const reasonWords: typeof en.reasonWords = {
  tls: {
    CERT_AUTHORITY_INVALID:
      '証明書が自己署名か、このマシンが認証局を認識していません。独自の認証局の場合は、その証明書（PEM 形式）を指定してください: --ca FILE（PAGELOUPE_CA）',
    CERT_DATE_INVALID: '証明書の期限が切れているか、まだ有効ではありません。更新するか、このマシンの時計を直してください。',
    CERT_COMMON_NAME_INVALID: '証明書が別のホスト名のものです。このホスト名を証明書に追加するか、URL を修正してください。',
    CERT_REVOKED: '証明書が失効しています。交換してください。',
    CERT_WEAK_SIGNATURE_ALGORITHM: '証明書の署名が、SHA-1 など、ブラウザがすでに受け付けない方式です。交換してください。',
    CERT_VALIDITY_TOO_LONG: '証明書の有効期間が、ブラウザの許容する長さを超えています。交換してください。',
    SSL_VERSION_OR_CIPHER_MISMATCH:
      'ブラウザが受け付ける TLS のバージョンまたは暗号スイートを、サーバーが提供していません。TLS 1.2 または 1.3 を有効にしてください。',
    SSL_PROTOCOL_ERROR: 'サーバーのレスポンスが TLS ではありません。ポートと、https ではなく http ではないかを確認してください。',
  },
  noAnswer: 'サーバーのレスポンスに文書がありません。ページの URL を指定してください。',
  statusAlone: ({ status }) => `サーバーが ${status} を返し、ページがないため、監査するものがありません。`,
  redirectForbidden:
    'この URL は、許可されていない URL にリダイレクトします。監査できるのは、公開されているウェブページと、起動時に許可した非公開オリジンだけです。',
  leadsAside: 'URL が、http でも https でもないものにリダイレクトします。',
  brokenXml: '文書が整形式ではない XML のため、ブラウザはエラーを表示します。',
  unreadable: 'ページのプロセスが無効なデータを返しました。もう一度試すか、JavaScript なしで試してください。',
  notRead: 'ページを読み取れませんでした。もう一度試すか、JavaScript なしで試してください。',
  busy: 'ページは読み込まれましたが、制限時間内に準備が整いませんでした。スクリプトが処理を続けている可能性があります。JavaScript なしで試すか、制限時間を延ばしてください。',
  tooMuch: 'ページのコンテンツが多すぎて監査できません。一部分に独自の URL がある場合は、それを監査してください。',
  leaves: 'ページが他の URL への移動を繰り返し、読み取れませんでした。最終的な URL を指定してください。',
  noChromium:
    'ブラウザが見つかりません。「pageloupe install-browser」でテスト済みの Chromium をインストールするか、Google Chrome、Edge、またはシステムの chromium パッケージをインストールしてください。別の場所にあるブラウザは CHROMIUM_PATH で指定します。',
  root: 'Chromium は root ではサンドボックスを使えません。別のユーザーで実行するか、監査するページをすべて信頼できる場合は --no-sandbox（PAGELOUPE_NO_SANDBOX=1）を指定してください。',
  noSandbox:
    'Chromium が使えるサンドボックスがありません。Ubuntu 23.10 以降（GitHub のランナーを含む）: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0。Docker: --security-opt seccomp=docs/use/ci/seccomp.json。または、監査するページをすべて信頼できる場合は --no-sandbox（PAGELOUPE_NO_SANDBOX=1）を指定してください。',
  noExecutable: ({ path }) =>
    `${path} にブラウザがありません。CHROMIUM_PATH（サービスの場合は --chromium）を修正するか、省略して、検出またはインストールされたものを使ってください: pageloupe install-browser`,
  noBrowser: ({ path, why }) =>
    `${path} はブラウザとして動作しません${why === '' ? '' : `（${why}）`}。ブラウザである場合は、システムライブラリが不足している可能性があります（pageloupe install-browser --with-deps）。そうでない場合は、CHROMIUM_PATH（サービスの場合は --chromium）を修正するか、省略して、検出またはインストールされたものを使ってください。`,
  proxy: {
    'log-in': ({ place }) =>
      `プロキシ ${place} がログインを拒否しました (407)。--proxy のユーザー名とパスワードを確認し、# を %23 にするように特殊文字をエンコードしてください。`,
    refused: ({ place, status }) =>
      `プロキシ ${place} はサーバーへの接続を開かず、ステータス ${status} を返しました。このホストまたはポートを許可していないか、プロキシ自体が到達できない可能性があります。`,
    unreachable: ({ place }) =>
      `プロキシ ${place} に到達できません。--proxy のホストとポート、プロキシが稼働していることを確認してください。`,
  },
  unsafePort: 'このポートは別のプロトコルのものなので、ブラウザは開きません。8080 など別のポートを使ってください。',
  noTemporaryFolder: ({ folder }) =>
    `Chromium には一時ファイル用のフォルダ ${folder} が必要ですが、書き込めません。作成するか、権限を変更するか、TMPDIR に別のフォルダを指定してください。`,
  silentAtStart: '起動しましたが、応答しませんでした。',
  hung: 'ブラウザが応答しなくなったため、別のものに置き換えました。ページについては何も確認できていません。もう一度お試しください。',
  notStarted: ({ why }) => `Chromium が起動しませんでした: ${why}`,
};

export const authorityWords: typeof en.authorityWords = {
  file: ({ file, why }) => `${file} を使用できません: ${why}`,
  none: 'PEM 形式の証明書（-----BEGIN CERTIFICATE-----）が含まれていません。バイナリ形式から変換するには: openssl x509 -inform der -in ca.cer -out ca.pem',
  broken: ({ index }) => `${index} 番目の証明書を読み取れません。エクスポートし直してください。`,
  large: '1 MB を超えています。ご自身の認証局の証明書だけを含むファイルを指定してください。',
};

export const extractionWords: typeof en.extractionWords = {
  unread: 'ページのプロセスが有効な値を返しませんでした。',
  slowPage: 'ページが制限時間内に値を返しませんでした。',
  noHtml: 'ページの元の HTML を読み取れませんでした。',
  slowExpression: ({ ms }) => `式の処理に ${durationInWords(ms)}以上かかりました。単純にしてください。`,
};

export const pluginWords: typeof en.pluginWords = {
  tooSlow: ({ ms }) => `${durationInWords(ms)}以内に終わりませんでした。`,
  givenUp: ({ failures }) => `${failures} ページ続けて失敗したため、以後は実行しませんでした。`,
  nonsense: '無効なメッセージを返しました。',
  ended: 'スレッドが終了しました。',
  typescript:
    'このバージョンの Node は TypeScript を実行できません。ファイルを JavaScript にコンパイルするか、Node 22.18 以降を使ってください。',
};

export const warningWords: typeof en.warningWords = {
  'target-status': (status) => `サーバーが ${status} を返しました。このレポートは、そのステータスで送られたページのものです。`,
  'redirected-off-site': (host) => `URL が別のサイト（${host}）にリダイレクトします。このレポートはそのページのものです。`,
  'went-on': (url) => `ページがスクリプトまたは meta refresh でリダイレクトしました。このレポートの対象: ${url}`,
  'requests-blocked': (count) =>
    `ページのリクエスト ${count} 件をブロックしました。プライベートアドレスへのものか、1 ページの上限を超えたものです。`,
  'timeout-partial': () => '監査が制限時間に達しました。このレポートは、それまでに読み取った範囲のものです。',
  'raw-html-unread': (why) => `元の HTML を読み取れなかったため、それを必要とするチェックは含まれていません: ${why}`,
  'bot-wall-suspected': () => 'サーバーがページの代わりにボット確認画面を送ったようです。',
  covered: (what) => `このアクセスでは、同意ダイアログなどのオーバーレイがページを覆っていました：${what}`,
  'covered-alone': (what) =>
    `ページには、同意ダイアログなどのオーバーレイ以外のテキストがほとんどありませんでした。このレポートはそのオーバーレイについてのものです：${what}`,
  'document-cut': () => 'HTML が途中で切れたか、時間内に届きませんでした。続きはこのレポートに含まれません。',
  'load-incomplete': () => 'ページの読み込みが終わりませんでした。このレポートは、読み込まれた範囲のものです。',
  'dialogs-dismissed': (count) => `ページが開いたダイアログを閉じました（${count} 件）。`,
  'popups-closed': (count) => `ページが開いたウィンドウを閉じました（${count} 件）。`,
};

export const faultWords: typeof en.faultWords = {
  silent: ({ why }) => `ブラウザが応答しません: ${why}`,
  reached: ({ route }) => `外向き接続の保護が機能しませんでした。ページが ${route} 経由でこのマシンに到達しました。`,
  unused: '外向き接続の保護がリクエストを検出していません。ブラウザがプロキシを使っていません。',
};

export const systemWords: typeof en.systemWords = {
  ENOENT: 'ファイルまたはフォルダがありません。',
  EISDIR: 'フォルダです。',
  ENOTDIR: 'パスの途中がフォルダではなくファイルです。',
  ENAMETOOLONG: '名前が長すぎます。',
  ELOOP: 'シンボリックリンクがループしています。',
  EACCES: '権限がありません。権限を変更するか、別のユーザーで実行してください。',
  EPERM: '権限がありません。権限を変更するか、別のユーザーで実行してください。',
  EMFILE: '開いているファイルが多すぎます。他のプログラムを終了して、もう一度お試しください。',
  ENOSPC: 'ディスクに空き容量がありません。',
  EROFS: 'ディスクは読み取り専用です。別のフォルダを使ってください。',
  ENOTSUP: 'そこにはファイルを作成できません。別のフォルダを使ってください。',
  EEXIST: '同じ名前のファイルがすでにあります。',
};

export const runWords: typeof en.runWords = {
  tooSlow: ({ ms }) => `監査が ${durationInWords(ms)}以内に終わりませんでした。`,
  internal: ({ why }) => `Pageloupe でエラーが発生しました: ${why}`,
  errorAtStart: ({ status }) =>
    `開始ページがステータス ${status} を返したため、そのリンクはたどられていません。正常に表示されるページの URL からクロールしてください。`,
  rateLimited: ({ status, requested }) =>
    `チェックできませんでした: レート制限。サーバーが ${status}${status === 429 ? '（リクエスト過多）' : ' '}を返し続けたため、${requested ? 'このページのリクエストを中止しました' : 'このページをリクエストしませんでした'}。後でもう一度監査してください。`,
};
