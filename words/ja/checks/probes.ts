import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type { probeReasons as en, probeText as text } from '../../en/checks/probes.ts';
import { number } from './grammar.ts';

/** The result of checking a URL besides its status, or why it was not checked: clauses without 。, by code. Their arguments are JSON. */
export const probeReasons: typeof en = {
  // Not requested
  'no-url': () => 'URL ではない',
  'no-web-url': ({ scheme }) => `http(s) の URL ではない（${scheme}）`,
  'mail-url': () => 'メールアドレス',
  'telephone-url': () => '電話番号',
  'script-url': () => 'スクリプト',
  'data-url': () => 'URL 自体に含まれるデータ',
  'blob-url': () => 'ページ自体が作成',
  'file-url': () => 'このコンピュータ上のファイル',
  'browser-url': () => 'ブラウザのページ',
  'private-url': () => 'プライベートアドレスのため、公開ページからはリクエストしない',
  'too-many': ({ most }) => `未リクエスト: URL が ${number(most)} 個を超過`,
  'not-allowed': () => '未リクエスト: このホストへの権限なし',
  'check-stopped': () => 'チェック前に停止',

  // Not requested, because of how the host responded before
  'host-errors': () => '未リクエスト: このサーバーが返すエラーが多すぎる',
  'host-waits': ({ seconds }) => `未リクエスト: サーバーが ${number(seconds)} 秒待つよう求めている（Retry-After）`,
  'host-refuses': () => '未リクエスト: サーバーがチェックを拒否し続けた',
  'host-silent': () => '未リクエスト: ホストが応答しない',
  'host-fell-silent': () => '未リクエスト: ホストが応答しなくなった',

  // Redirects
  'leads-inside': () => 'プライベートアドレスにリダイレクトするため、リクエストしなかった',
  'named-inside': () => 'ホスト名がプライベートアドレスに解決されるため、レスポンスを読み取らなかった',
  'leads-to-unallowed': () => '権限のないホストにリダイレクト',
  'leads-off-the-web': () => 'http でも https でもない URL にリダイレクト',
  'endless-redirects': () => '少なくとも Cookie なしでは無限にリダイレクト',
  'hidden-redirect': () => 'リダイレクトするが、ブラウザがリダイレクト先を隠している',
  'redirect-nowhere': () => 'リダイレクト先のないリダイレクト',
  'uncounted-redirects': () => '1 回以上のリダイレクト（回数はブラウザが隠している）',

  // Responses
  'asks-sign-in': () => 'ログインが必要',
  'proxy-sign-in': () => 'プロキシへのログインが必要',
  'refuses-checks': () => '自動チェックを拒否',
  'refuses-method': () => 'リクエストメソッド（HEAD または GET）を拒否',
  'gave-up': () => 'サーバーでリクエストがタイムアウト',
  'too-many-requests': () => 'リクエスト数の制限',
  'withheld-by-law': () => '法的な理由により利用不可',
  challenge: () => 'ボットのチェック、または「後でもう一度お試しください」',
  'not-found': () => '見つからない',
  gone: () => '削除済み',
  'server-error': () => 'サーバーエラー',
  'not-modified': () => '最初のリクエストに 304（変更なし）を返す',
  status: ({ status }) => `チェックに ${status} を返す`,

  // No response
  offline: () => 'このコンピュータがオフライン',
  'hidden-answer': () => 'ブラウザがレスポンスを隠している',
  'too-slow': ({ seconds }) => `${number(seconds)} 秒以内にレスポンスなし`,
  'no-host': () => 'そのホストは存在しない',
  'no-server': () => 'サーバーが応答しない',
  'nothing-answers': ({ failure }) =>
    `${{ 'no-host': 'そのホストは存在しない', 'no-server': 'サーバーが応答しない' }[failure]}。ただし他のホストも応答しないため、接続が切れている可能性がある`,
  'broken-off': () => 'サーバーが接続を切断',
  'server-too-slow': () => 'サーバーが時間内に応答しなかった',
  certificate: () => '証明書が無効',
  blocked: () => 'このブラウザでブロック',
  'no-answer': ({ error }) => (error === '' ? 'レスポンスなし（ブラウザは理由を示さない）' : `レスポンスなし（${error}）`),

  // Images
  'size-unread': () => 'ピクセルサイズを読み取れなかった',
  'no-picture': () => '画像ではない',
  'unknown-picture': () => 'サポートされていない画像形式',
  'too-many-pixels': () => 'ピクセル数が多すぎてここでは描画できない',
  'picture-status': ({ status }) => `サーバーが ${status} を返した`,
  'picture-too-large': ({ megabytes }) => `${number(megabytes)} MB を超過`,
  'pictures-too-large': () => '他の画像と合わせると大きすぎる',
  'site-withholds': () => 'サイトが返さなかった',
  'worker-silent': () => '拡張機能のワーカーが応答しなかった',
  undrawable: () => 'ここでは表示できなかった',
};

/** The clause of such a reason. A code that this version does not know is shown unchanged. */
export const probeText: typeof text = ({ code, args }) => lookUpEntry<(args: object) => string>(probeReasons, code)?.(args) ?? code;
