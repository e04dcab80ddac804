import type { Audience } from '../../../checks/lists/rich-results.ts';
import type * as en from '../../en/checks/kinds.ts';
import { number } from './grammar.ts';

/** Labels shared by findings and tools. */

/** What is wrong with a line of robots.txt. */
export const robotsTxtMistakes: typeof en.robotsTxtMistakes = {
  'no-separator': '名前と値の間にコロンがない',
  'unknown-directive': '既知のクローラーはこのディレクティブを読み取らない',
  'unsupported-directive': '主要なクローラーはもう robots.txt でサポートしていない',
  typo: 'スペルミス。Google は受け付けるが、他は受け付けない可能性がある',
  'rule-before-agent': 'User-agent 行より前にあり、どのクローラーにも適用されない',
  'empty-agent': 'クローラー名がない',
  'pattern-start': '/ または * で始まらないため、何にも一致しない可能性がある',
  'dollar-inside': '$ はパターンの末尾でのみ URL の終わりを示す',
  'never-matches':
    'Google では何にも一致しない。スペース、波括弧、引用符は URL 内でエンコードされる（%20、%7B など）ため、ここでもエンコードが必要',
  'relative-sitemap': 'サイトマップには完全な URL が必要',
  'long-line': 'クローラーが読み取る長さを超えている',
  'not-utf8': 'UTF-8 ではない',
};

/** What a file listed as a sitemap really is. */
export const sitemapKinds: typeof en.sitemapKinds = {
  urlset: 'URL のリスト',
  index: 'サイトマップインデックス',
  text: 'プレーンテキストのリスト',
  feed: 'フィード',
  html: 'サイトマップではなく HTML ページ',
  unreadable: '読み取り不可',
};

/** Where a leftover is. */
export const leftoverPlaces: typeof en.leftoverPlaces = {
  title: () => 'タイトル',
  h1: () => 'h1',
  meta: ({ name }) => name,
  canonical: () => 'canonical',
  hreflang: () => 'hreflang',
  data: ({ name }) => `構造化データの ${name}`,
  text: () => 'テキスト',
  link: () => 'リンク',
  image: () => '画像',
};

/** What a canonical differs in from the URL of its page. */
export const canonicalDifferences: typeof en.canonicalDifferences = {
  case: '大文字と小文字',
  slash: '末尾のスラッシュ',
  parameters: 'トラッキングまたはセッションのパラメータ',
  www: 'www の有無',
  scheme: 'http と https',
  fragment: 'フラグメント',
  slug: '同じ名前または番号の前後にあるパスの言葉',
};

/** Key facts of a page, such as its price. */
export const decisionFactNames: typeof en.decisionFactNames = {
  price: () => '通貨付きの価格',
  'served-price': () => '元の HTML にある価格',
  specifications: ({ specifications }) => `${number(specifications)} 件以上の仕様`,
  availability: () => '在庫状況',
  'marked-price': () => '構造化データにある価格',
  address: () => '住所',
  phone: () => '電話番号',
  hours: () => '営業時間',
  area: () => '対応エリア',
  'price-or-free': () => '価格または「無料」',
  platform: () => '対応プラットフォーム',
  version: () => 'バージョンまたは日付',
  included: () => '含まれる内容',
  contact: () => '問い合わせまたは予約の方法',
};

const audiences: Record<Audience, string> = {
  'usa-beta': '米国の読者と英語のページ向けのベータ版',
  'eea-beta': '欧州経済領域、トルコ、南アフリカ向けのベータ版',
  'hotel-center': 'Google Hotel Center に接続された事業者向け',
  'book-feed': '承認済みフィードを持つ書店と図書館向け',
};
/** To whom Google shows a feature. */
export const limitedTo: typeof en.limitedTo = ({ audience }) => `${audiences[audience]}にのみ提供されています`;
