import type { jobDetails as enDetails, jobErrors as enErrors, jobWords as enWords } from '../../../en/app/bulk/job-errors.ts';
import { japanese } from '../../japanese.ts';
import { joinSentences } from '../../../sentence.ts';
import { crawlSentences } from '../../checks/crawl.ts';

const { number } = japanese;

export const jobErrors: typeof enErrors = {
  'tab-gone': '監査中にタブが閉じられました。再試行すると、URL をもう一度開きます。',
  navigated: 'タブが別のページに移動しました。再試行すると、キューの URL を別のタブで開きます。',
  crashed: 'ページがクラッシュしたか、応答しません。タブで確認してから再試行してください。',
  asleep: '監査中にブラウザがこのタブをスリープさせました。再試行すると、URL を別のタブで開きます。',
  'no-access':
    '拡張機能はこのページにアクセスできません。監査できるのは、http と https のページと、許可されている場合のローカルファイルだけです。',
  'no-permission': 'Pageloupe にこのサイトの権限がありません。アクセスを許可してから再試行してください。',
  'not-a-page': 'この URL はウェブページではありません。ここにリンクしているページを監査してください。',
  'http-error': '監査するページがありません。この URL が必要なら復旧し、不要ならこの URL へのリンクを変更または削除してください。',
  unreachable: 'ページを開けず、ブラウザがエラーを表示しています。URL と接続を確認してから再試行してください。',
  timeout: 'ページに時間がかかりすぎました。サイトが空いているときに再試行するか、同時に監査するページ数を減らしてください。',
  interrupted: 'このページの監査が何度も中断されました。メモリ不足の可能性があります。このページだけで再試行してください。',
  'audit-failed': 'このページでは監査を実行できませんでした。再試行し、再び失敗する場合は報告してください。',
};

export const jobDetails: typeof enDetails = {
  'browser-says': ({ error }) => `ブラウザのメッセージ: ${error}。`,
  thrown: ({ error }) => (/[.!?。！？]\s*$/.test(error) ? error : `${error}。`),
  'no-answer': ({ seconds }) => `${number(seconds)} 秒以内にレスポンスがありませんでした。`,
  'page-silent': ({ seconds }) => `ページが ${number(seconds)} 秒以内に応答しませんでした。`,
  'no-content': ({ status }) => `サーバーが ${status} を返し、内容がありません。`,
  returns: ({ status }) => `サーバーが ${number(status)} を返しました。`,
  download: ({ type }) => `ダウンロードファイルです${type === '' ? '' : `（${type}）`}。`,
  'of-type': ({ type }) => `内容の種類は ${type} です。`,
  shows: ({ url }) => `${url} を表示しています。`,
  'leads-to': ({ origin }) => `${origin} にリダイレクトしますが、Pageloupe にはその権限がありません。`,
  'not-well-formed': () => '整形式ではない XML のため、ブラウザがエラーを表示しています。',
  left: () => '監査中にページが変わりました。',
  'no-page': () => '監査でページを得られませんでした。',
};

export const jobWords: typeof enWords = {
  crawl: crawlSentences,
  errors: jobErrors,
  details: jobDetails,
  error: ({ detail, sentence }) => joinSentences([detail, sentence]),
};
