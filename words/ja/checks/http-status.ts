import type { httpStatus as en } from '../../en/checks/http-status.ts';
import { and, bytes, number, spaced } from './grammar.ts';
import { reasonText } from './reasons.ts';

const words: (typeof en)['words'] = {
  statuses: 'ステータス: 今回のアクセスと Cookie なしのリクエスト',
  unknown: '不明',
  status: 'ステータス',
  endedAt: '最終 URL',
  named: ({ text }) => `タイトルまたは見出しが「${text}」`,
  noindex: 'noindex がある',
  short: ({ words: count }) => `本文が ${number(count)} 語しかない`,
};
const publicly = 'ページを公開する場合は、Cookie なしでも配信してください。';

export const httpStatus: typeof en = {
  title: 'ページが 200 を返し、ソフト 404 ではない',
  problem: 'ページがエラーを返す、またはソフト 404 である',
  why: '検索エンジンは、エラーを返すページを除外し、200 を返すエラーページ（ソフト 404）を存在しないページとして扱います。',
  heuristic: 'ソフト 404 の兆候とその数は独自の経験則',
  words,
  says: {
    ok: ({ status }) => ({ message: `ページは ${status} を返します。`, change: '' }),
    notWeb: () => ({ message: 'これはウェブサーバーから配信された HTML ページではありません。', change: '' }),
    error: ({ status }) => ({
      message: `ページが ${status} を返します。検索エンジンは存在しないページとして扱います。`,
      change: 'ページを再び公開するか、代わりとなるページに URL をリダイレクトしてください。完全に削除した場合は、そのままで構いません。',
    }),
    notDelivered: ({ status, retryAfter, anonymous }) => ({
      message: `スコア対象外: サーバーがページの代わりに ${status} を返しました${retryAfter === '' ? '' : `（Retry-After: ${retryAfter}）`}。${anonymous === null ? '' : `Cookie なしのリクエストには ${anonymous} を返しました。`}`,
      change:
        status === 429
          ? '後で、リクエストを減らしてもう一度監査してください。このステータスを受け取ったクローラーはクロール頻度を下げます。'
          : 'サーバーエラーの原因を調べてから、もう一度監査してください。それまでクローラーはクロール頻度を下げ、エラーが続くページを除外します。',
    }),
    refused: ({ visit, status, wall }) => ({
      message: `今回のアクセスには ${visit} が返されましたが、Cookie なしのリクエストは${wall === '' ? '' : ` ${wall} により`} ${status} で拒否されました。クローラーも拒否される可能性がありますが、確認できませんでした。`,
      change: '',
    }),
    errorKeepsOut: ({ status }) => ({ message: `ページは ${status} を返すため、希望どおり検索に表示されません。`, change: '' }),
    softError: ({ heading, noindex, words: few }) => ({
      message: `ページは 200 を返しますが、エラーページのように見えます: ${and([words.named({ text: heading }), ...(noindex ? [words.noindex] : []), ...(few === null ? [] : [words.short({ words: few })])])}。`,
      change: 'この URL に何もない場合は 404 または 410 を返してください。コンテンツがある場合は、タイトルと見出しを変更してください。',
    }),
    needsSignIn: ({ status }) => ({
      message: `今回のアクセスではページを取得できましたが、Cookie なしのリクエストには ${status} が返されました。クローラーにはこのページが見えません。`,
      change: 'ページを公開する場合は、Cookie やパスワードなしでも配信してください。',
    }),
    sentToSignIn: ({ url }) => ({
      message: `今回のアクセスではページを取得できましたが、Cookie なしのリクエストはログインページと思われる URL にリダイレクトされました: ${url}`,
      change: publicly,
    }),
    servedSignIn: () => ({
      message:
        '今回のアクセスではページを取得できましたが、Cookie なしのリクエストには、同じ URL でログインフォームと思われるものが返されました。',
      change: publicly,
    }),
    signInForm: () => ({
      message: 'ログインページのように見えます。メインコンテンツがパスワード欄で、テキストはほとんどありません。',
      change: 'この URL に別のページがあるはずの場合は、ログインしてもう一度監査してください。',
    }),
    differs: ({ visit, anonymous }) => ({
      message: `今回のアクセスには ${visit}、Cookie なしのリクエストには ${anonymous} が返されました。クローラーは Cookie を送信しません。`,
      change: 'Cookie なしのリクエストに異なるレスポンスが返される原因を調べてください。',
    }),
    endless: () => ({
      message: 'Cookie なしのリクエストは無限にリダイレクトされます。クローラーは Cookie を保持しないため、ページを取得できません。',
      change: 'Cookie なしのリクエストにもページを返し、そのレスポンスで Cookie を設定してください。',
    }),
    sentAway: ({ why }) => ({
      message: `今回のアクセスではページを取得できましたが、Cookie なしのリクエストでは取得できませんでした。${reasonText(why)}`,
      change: 'Cookie なしのリクエストにもページを返してください。クローラーは Cookie を送信しません。',
    }),
    unread: ({ visit, why }) => ({
      message: `今回のアクセスには ${visit} が返されましたが、Cookie なしのリクエストの結果を読み取れませんでした。${reasonText(why)}`,
      change: '',
    }),
    cutOff: ({ bytes: read }) => ({
      message: `Cookie なしのリクエストへのレスポンスが ${spaced(bytes(read))}で途切れました。`,
      change:
        '接続が途中で切れる原因を調べてください。クローラーはページの一部しか、またはまったくインデックスに登録しない可能性があります。',
    }),
    visitOnly: ({ why }) => ({
      message: `今回のアクセスのみにもとづく結果です。Cookie なしのリクエストは失敗しました: ${reasonText(why)}`,
      change: '',
    }),
  },
};
