import type { verdict as en } from '../../en/reports/verdict.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

export const verdict: typeof en = {
  levels: {
    critical: '今すぐ修正',
    unlessIntended: '意図的でなければ今すぐ修正',
    serious: '早めに修正',
    check: '要確認',
    moderate: '時間のあるときに修正',
    minor: '軽微',
  },
  dropped: '検索エンジンの検索結果にこのページは表示されません。',
  closed: '検索でこのページが見つかる可能性はほとんどありません。',
  stillShown: '検索エンジンがこのページを表示する可能性があります。',
  astray: '検索から別のページに誘導されるか、どのページにもたどり着けないおそれがあります。',
  costs: {
    unfound: '検索でこのページが見つからないおそれがあります。',
    address: '検索結果に、このページの URL ではなく別の URL が表示されるおそれがあります。',
    unread: '検索エンジンや AI がコンテンツの一部を見落とすおそれがあります。',
    unreached: '検索エンジンがこのページのリンクをたどらないおそれがあります。',
    title: '検索結果に、意図と異なるタイトルが表示されるおそれがあります。',
    snippet: '検索結果に、意図と異なる説明文が表示されるおそれがあります。',
    result: '検索結果に、意図と異なるタイトルや説明文が表示されるおそれがあります。',
    icon: '検索結果に、汎用のアイコンが表示されるおそれがあります。',
    date: '検索結果に、意図と異なる日付が表示されるか、日付が表示されないおそれがあります。',
    richResult: 'Google の検索結果に、このページの追加情報が表示されないおそれがあります。',
    goods: 'Google の検索結果に、このページの星評価や価格などの追加情報が表示されないおそれがあります。',
    posts: 'Google の検索結果に、このページの投稿者や投稿日などの追加情報が表示されないおそれがあります。',
    articles: 'Google の検索結果に、このページの画像や日付などの追加情報が表示されないおそれがあります。',
    hours: 'Google の検索結果に、このページの営業時間などの追加情報が表示されないおそれがあります。',
    path: 'Google の検索結果に、このページのパンくずリストなどの追加情報が表示されないおそれがあります。',
    preview: 'SNS でシェアされたリンクのプレビューに、画像や説明が表示されないおそれがあります。',
    language: 'ユーザーに別の言語版が表示されるおそれがあります。',
    quotes: '検索や AI の回答でこのページが引用されないおそれがあります。',
    phones: 'スマートフォンではこのページが読みにくいおそれがあります。',
    visitors: 'ユーザーにとってこのページが使いにくいおそれがあります。',
    trust: 'このページに対するユーザーの信頼が下がるおそれがあります。',
    access: 'スクリーンリーダーのユーザーに一部の内容が伝わらないおそれがあります。',
  },
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `ここまで: ${problems(found)}` : 'ここまでに問題は見つかっていません。'),
  indexable: '検索エンジンはこのページをインデックスに登録できます。',
  allPass: '該当するすべてのチェックに合格しています。',
  noProblems: '実行したチェックで問題は見つかりませんでした。',
  open: ({ count }) => `インデックス登録を左右する ${number(count)} 件のシグナルをチェックできませんでした。`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  if (fail === 0) return `不合格はありません。警告 ${number(warn)} 件。`;
  return `不合格 ${number(fail)} 件${warn > 0 ? `、警告 ${number(warn)} 件` : ''}。`;
}
