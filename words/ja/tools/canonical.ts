import type { words as en } from '../../en/tools/canonical.ts';
import { japanese } from '../japanese.ts';
import { probeText } from '../checks/probes.ts';
import { canonicalDifferences } from '../checks/kinds.ts';

const { number } = japanese;

export const words: typeof en = {
  diagram: 'この URL と、このページの正規 URL を宣言しているすべての場所',
  thisUrl: 'この URL',
  named: {
    none: 'canonical の宣言がありません。宣言は任意で、ない場合は検索エンジンが選びます。',
    unusable: 'URL が無効か body の中にあるため、検索エンジンは canonical を無視します。',
    itself: 'canonical の宣言は 1 つで、この URL です。',
    variant: 'canonical の宣言は 1 つで、この URL の別表記です。',
    other: 'canonical の宣言は 1 つで、別の URL です。',
    several: ({ count }) => `${number(count)} 種類の canonical が宣言されています。検索エンジンが選びます。`,
    many: ({ count }) =>
      `すべての場所を合わせると ${number(count)} 種類の URL が指定されています。リダイレクトと canonical は強いシグナル、サイトマップは弱いシグナルです。`,
  },
  copy: 'この URL の canonical タグをコピー',
  places: {
    html: 'HTML',
    htmlHelp: 'link rel=canonical',
    header: 'ヘッダー',
    headerHelp: 'Link: rel=canonical',
    ogUrl: 'og:url',
    ogUrlHelp: 'リンクプレビュー用',
    hreflang: 'hreflang',
    hreflangHelp: '自己参照の項目',
    noHreflang: 'hreflang の設定なし',
    sitemap: 'サイトマップ',
    sitemapHelp: 'loc',
  },
  relations: { same: 'この URL', variant: '別表記', other: '別の URL', none: 'なし', unknown: '不明' },
  variantBy: ({ by }) => `別表記（違い: ${by.map((one) => canonicalDifferences[one]).join('、')}）`,
  target: {
    title: '正規 URL のページ',
    self: 'canonical はこの URL なので、ほかに確認するページはありません。',
    several: 'canonical が食い違っているため、確認するページを 1 つに決められません。',
    none: '確認する正規 URL がありません。',
    url: 'URL',
    answer: 'レスポンス',
    indexing: 'インデックス登録',
    robotsTxt: 'robots.txt',
    canonical: 'その canonical',
    pageTitle: 'タイトル',
    heading: 'メインの見出し',
    noAnswer: 'レスポンスなし',
    noAnswerFor: ({ why }) => `レスポンスなし: ${probeText(why)}`,
    status: ({ status }) => `ステータス ${status}`,
    statusAfter: ({ status, redirects }) => `ステータス ${status}（リダイレクト ${number(redirects)} 回）`,
    unverified: ({ status }) => `ステータス ${status}: 確認できませんでした`,
    unknown: '不明',
    missing: 'なし',
    indexable: '許可',
    noindex: 'noindex',
    crawlable: 'クロール可',
    uncrawlable: 'クロールをブロック',
    itself: '自己参照',
    onward: '別の URL',
    namesNone: 'なし',
  },
};
