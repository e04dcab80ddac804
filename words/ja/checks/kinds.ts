import type * as en from '../../en/checks/kinds.ts';

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
