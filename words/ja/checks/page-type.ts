import type { pageOf as en } from '../../en/checks/page-type.ts';

/** A page of each type. */
export const pageOf: typeof en = {
  article: '記事',
  product: '商品ページ',
  service: 'サービスページ',
  docs: 'ドキュメント',
  faq: '質問と回答のページ',
  forum: 'フォーラムのスレッド',
  listing: '一覧ページ',
  home: 'トップページ',
  about: '会社概要ページ',
  local: '店舗ページ',
  media: '動画・音声ページ',
  tool: 'ツール',
  utility: 'ログイン、カート、購入手続き、検索のページ',
  other: '種類が不明なページ',
};
