import type { hreflangReturn as en } from '../../en/checks/hreflang-return.ts';
import { number } from './grammar.ts';
import { probeText } from './probes.ts';

export const hreflangReturn: typeof en = {
  title: 'hreflang の代替ページが相互にリンクしている',
  problem: 'hreflang の代替ページが壊れている、または戻りリンクがない',
  why: '2 つの言語版は、互いを記載している場合にのみ対になります。そうでなければ、検索エンジンはその組を無視します。',
  words: {
    code: 'コード',
    url: 'URL',
    answer: 'レスポンス',
    returns: '戻りリンク',
    yes: 'あり',
    no: 'なし',
    why: ({ why }) => probeText(why),
  },
  says: {
    mutual: ({ count }) => ({
      message: `${count === 1 ? '他の言語版' : `${number(count)} 個の他の言語版すべて`}が機能し、インデックスに登録可能で、このページを記載しています。`,
      change: '',
    }),
    none: () => ({ message: 'ページに他の言語版は記載されていません。', change: '' }),
    broken: ({ count }) => ({
      message: `${number(count)} 個の他の言語版が壊れています。サーバーがエラーを返すか、応答しません。`,
      change: 'URL を修正するか、項目を削除してください。',
    }),
    blocked: ({ count }) => ({
      message: `robots.txt が ${number(count)} 個の他の言語版について Googlebot をブロックしているため、このページが記載されているかどうかを Google は確認できません。`,
      change: 'その言語版のクロールを robots.txt で許可するか、項目を削除してください。',
    }),
    noindex: ({ count }) => ({
      message: `${number(count)} 個の他の言語版が noindex です。`,
      change: 'その言語版のインデックス登録を許可するか、項目を削除してください。',
    }),
    noReturn: ({ count }) => ({
      message: `${number(count)} 個の他の言語版に、このページが記載されていません。`,
      change: 'すべての言語版に、すべての言語版を記載してください。',
    }),
    redirected: ({ count }) => ({
      message: `${number(count)} 個の他の言語版がリダイレクトします。`,
      change: '最終 URL を使ってください。',
    }),
    unverified: ({ count }) => ({
      message: `${number(count)} 個の他の言語版を確認できませんでした。壊れているという意味ではありません。`,
      change: '',
    }),
    capped: ({ probed, all }) => ({ message: `${number(all)} 個の他の言語版のうち ${number(probed)} 個をチェックしました。`, change: '' }),
    notAllVerified: () => ({ message: '一部の他の言語版を確認できませんでした。', change: '' }),
    notAllChecked: () => ({ message: '一部の他の言語版をチェックしていません。', change: '' }),
  },
};
