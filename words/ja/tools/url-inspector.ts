import type { words as en } from '../../en/tools/url-inspector.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;

export const words: typeof en = {
  unparsable: ({ url }) => `このページの URL は無効です: ${url}`,
  anatomy: 'URL の構成',
  parts: {
    scheme: 'スキーム',
    user: 'ユーザー',
    subdomain: 'サブドメイン',
    domain: 'ドメイン',
    port: 'ポート',
    root: 'ルート',
    page: 'ページ',
    query: 'クエリ',
    fragment: 'フラグメント',
    folder: ({ index }) => `フォルダ ${number(index)}`,
  },
  clean: {
    title: '整った URL',
    already: 'URL はすでに整っています。トラッキング、セッション、フラグメントはありません。',
    without:
      'トラッキングとセッションのパラメータ、フラグメントを除いた URL です。使う前に、同じページが表示されることを確認してください。',
  },
  parameters: {
    title: 'パラメータ',
    note: '用途は名前からの推測です。',
    rows: 'パラメータ',
    none: 'URL にパラメータはありません。',
    name: '名前',
    value: '値',
    for: '用途',
    noName: '（名前なし）',
    empty: '（空）',
    kinds: {
      tracking: 'トラッキング、ページは変わらない',
      session: 'セッション、ユーザーごとに異なる',
      pagination: 'ページ番号',
      order: '並び順または表示',
      search: '検索クエリ',
      language: '言語',
      other: '不明、おそらくコンテンツ',
    },
  },
  form: {
    title: '詳細',
    length: '長さ',
    path: 'パス',
    encodings: 'エンコード',
    readable: '読みやすい形',
    characters: ({ count }) => `${number(count)} 文字。2,000 文字未満の URL はどこでも機能します。`,
    root: 'サイトのルート',
    slash: ({ parts }) => `${number(parts)} 階層、末尾のスラッシュあり`,
    noSlash: ({ parts }) => `${number(parts)} 階層、末尾のスラッシュなし`,
    inPath: ({ count }) => `パスにパーセントエンコード ${number(count)} バイト`,
    inQuery: ({ count }) => `クエリにパーセントエンコード ${number(count)} バイト`,
    plus: 'クエリにスペースを表すプラス記号',
    punycode: 'ASCII 表記の国際化ホスト名（Punycode）',
    notUtf8: 'UTF-8 ではないバイト',
    ascii: 'なし: ASCII のみ。',
  },
};
