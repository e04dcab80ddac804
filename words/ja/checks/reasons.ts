import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type { reasonFaultText as faultText, reasons as en, reasonText as text } from '../../en/checks/reasons.ts';
import { number } from './grammar.ts';

/** What is wrong with a sitemap that is not well-formed XML: a clause. */
export const reasonFaultText: typeof faultText = ({ kind, line, tag, open }) =>
  ({
    cut: `${line} 行目で、ルート要素を閉じずに終わっています`,
    tag: `${line} 行目で </${tag}> を閉じていますが、${open ? `開いているのは <${open}> です` : '開いている要素がありません'}`,
    ampersand: `${line} 行目にエスケープされていない & があります（&amp; と書いてください）`,
  })[kind];

/** Why something could not be requested or read, or only in part: whole sentences, by code. Their arguments are JSON. */
export const reasons: typeof en = {
  pending: () => 'まだわかりません。',
  'signal-failed': ({ error }) => `このページのデータでチェックが失敗しました: ${error}`,

  // Read from the page
  'reading-failed': ({ error }) => `読み取れませんでした: ${error}`,
  'reading-too-slow': ({ seconds }) => `このページの読み取りに ${number(seconds)} 秒以上かかったため、この部分は読み取れませんでした。`,
  'not-shown': () => 'このタブは表示されていません。',
  'style-unloaded': ({ name }) =>
    `今回のアクセスでスタイルシートが読み込まれなかったため、レイアウトに依存するものはチェックしていません: ${name}`,
  'no-styles': () => '今回のアクセスではページにスタイルシートがまったくなかったため、レイアウトに依存するものはチェックしていません。',
  'font-unloaded': ({ name }) => `今回のアクセスでフォントが読み込まれなかったため、通常のアクセスとは異なります: ${name}`,
  'page-unread': () => 'ページ自体を読み取れませんでした。',
  'links-unread': () => 'ページのリンクを読み取れませんでした。',
  'structured-data-unread': () => '構造化データを読み取れませんでした。',
  'vocabulary-unread': ({ error }) => `schema.org の語彙を読み取れませんでした: ${error}`,

  // Requests to the page's own site
  'not-on-the-web': () => 'リクエストできるのは http と https のページだけです。',
  'no-answer': () => 'サーバーが応答しませんでした。',
  'request-failed': () =>
    'リクエストがレスポンスなしで失敗しました。接続が切れたか、URL が別の場所にリダイレクトするか、ブラウザまたはサイトがブロックしました。',
  'answer-too-slow': ({ seconds }) => `サーバーのレスポンスが ${number(seconds)} 秒以内に完了しませんでした。`,
  'other-origin': ({ origin }) => `リクエストが別のオリジン（${origin}）にリダイレクトされたため、読み取りませんでした。`,
  'site-refused': ({ status }) => `Cookie なしのリクエストに ${status} が返されました。`,
  'no-document': ({ status }) => `Cookie なしのリクエストに、HTML 文書のない ${status} が返されました。`,
  'not-delivered': ({ status }) => `サーバーがページの代わりに ${status} を返しました。`,
  'no-own-headers': ({ status }) => `Cookie なしのリクエストに ${status} が返されたため、ページ自体のレスポンスヘッダーは不明です。`,
  'not-html': ({ type }) => `レスポンスは HTML ではなく ${type} です。`,
  'nested-too-deep': ({ elements }) => `HTML の入れ子が ${number(elements)} 段を超えており、深すぎて安全に解析できません。`,
  'site-unread': () => 'サイトのレスポンスを読み取れませんでした。',
  'site-unreached': ({ error }) => `サイトにリクエストできませんでした: ${error}`,

  // Requests that were not made, or not followed
  'policy-forbids': () =>
    'ページのコンテンツセキュリティポリシー（connect-src）がリクエストをブロックしています。このブラウザは拡張機能にもそれを適用します。',
  'host-not-allowed': ({ host }) => `Pageloupe は ${host} へのリクエストを許可されていません。`,
  'leads-inside': () => 'プライベートアドレスにリダイレクトするため、読み取りませんでした。',
  'named-inside': () => 'ホスト名がプライベートアドレスに解決されるため、レスポンスを読み取りませんでした。',
  'leads-off-the-web': () => 'リクエストが http でも https でもない URL にリダイレクトされました。',
  'endless-redirects': () => 'リダイレクトが無限に続きます。',
  'hidden-redirect': () => 'リクエストがリダイレクトされましたが、ブラウザがリダイレクト先を示しません。',

  // Checks of other URLs
  'not-requested': () => '他の URL はリクエストしていません。',
  'links-not-checked': () => '開始したときだけチェックします。「リンクをチェック」を使ってください。',
  'run-without-links': () => '未チェック: この一括監査はリンクのチェックなしで実行されました。',
  'hosts-refused': () => 'Pageloupe によるこれらの URL へのリクエストが許可されませんでした。',
  'hosts-not-allowed': () => 'Pageloupe は、このページのリンク先サイトへのリクエストを許可されていません。',
  'check-stopped': () => 'ここに達する前にチェックが停止されました。',
  'check-failed': () => 'この URL のチェックが失敗しました。',
  'no-canonical': () => 'ページに別の正規 URL の宣言はありません。',
  'no-share-image': () => 'ページにシェア画像の宣言がありません。',
  'no-icon': () => 'ページに http(s) の URL を持つアイコンの宣言がありません。',

  // Sitemaps
  'sitemap-elsewhere': () => '別のオリジンにあるため、リクエストしていません。',
  'sitemap-limits': ({ files, megabytes }) => `未読み取り: 上限は ${files} ファイル、${megabytes} MB です。`,
  'site-not-allowed': () => 'Pageloupe はこのサイトの読み取りを許可されていません。まずアクセスを許可してください。',
  'sitemap-url': () => 'サイトマップの URL は http:// または https:// で始まる必要があります。',
  'answer-status': ({ status }) => `サーバーが ${status} を返しました。`,
  'sitemap-is-page': () => 'これはサイトマップではなくウェブページです。',
  'sitemap-unreadable': () => 'これはサイトマップではありません。サイトマップの XML（sitemaps.org）でも URL のリストでもありません。',
  'sitemap-cut': ({ url, megabytes }) =>
    `${url} は途中で切れているか、サイトマップの上限 ${megabytes} MB を超えています。残りは読み取っていません。`,
  'sitemap-late': ({ url, entries }) =>
    `${url} は時間内に終わらなかったため、残りは読み取っていません。読み取った URL: ${number(entries)} 個。`,
  'sitemap-malformed': ({ url, fault }) => `${url} は整形式の XML ではありません: ${reasonFaultText(fault)}。URL は読み取りました。`,
  'sitemap-too-long': ({ url, entries }) =>
    `${url} には、サイトマップに記載できる ${number(entries)} 個を超える URL があります。残りは読み取っていません。`,
  'sitemap-empty': () => 'このサイトマップにはページがありません。',
  'sitemap-more-pages': ({ pages, taken }) => `${number(pages)} ページが記載されています。最初の ${number(taken)} ページを追加しました。`,
  'sitemap-files-unread': ({ unread, total }) =>
    `${number(total)} 個のサイトマップのうち ${number(unread)} 個は、読み取れないか上限を超えていました。`,
  'sitemap-nested': ({ count }) => `入れ子のサイトマップインデックスの ${number(count)} 個の項目はたどりませんでした。`,
  'sitemap-off-the-web': ({ count }) => `${number(count)} 個の項目が http(s) の URL ではありません。`,
  'sitemap-leads-inside': ({ count }) => `プライベートアドレスを指す ${number(count)} 個の項目をスキップしました。`,
};

/** The sentence of a reason. A code that this version does not know is shown unchanged. */
export const reasonText: typeof text = ({ code, args }) => lookUpEntry<(args: object) => string>(reasons, code)?.(args) ?? code;
