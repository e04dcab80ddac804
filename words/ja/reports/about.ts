import type * as en from '../../en/reports/about.ts';
import { japanese, spaced } from '../japanese.ts';

const { number } = japanese;

export const status: typeof en.status = {
  pass: '合格',
  warn: '警告',
  fail: '不合格',
  na: '該当なし',
  unchecked: '未チェック',
  info: '情報',
  note: '補足',
  pending: '読み取り中…',
};

export const pageTypes: typeof en.pageTypes = {
  article: '記事',
  product: '商品',
  service: 'サービス',
  docs: 'ドキュメント',
  faq: '質問と回答',
  forum: 'フォーラムのスレッド',
  listing: '一覧',
  home: 'トップページ',
  about: '会社概要、問い合わせ、運営者情報',
  local: '店舗または場所',
  media: '動画または音声',
  tool: 'ツールまたはアプリ',
  utility: 'ログイン、カート、購入手続き、アカウント、検索',
  other: 'その他',
};

export const about: typeof en.about = {
  language: ({ code }) => japanese.language(code),
  duration: ({ milliseconds }) => `${spaced(japanese.duration(milliseconds))}で監査`,
  time: ({ at }) => `${japanese.time(at)} UTC`,
  applying: ({ applying, all }) =>
    applying === all ? `${number(all)} 件のチェックすべてが該当` : `${number(all)} 件のチェックのうち ${number(applying)} 件が該当`,
  failed: ({ count }) => `不合格 ${number(count)} 件`,
  warned: ({ count }) => `警告 ${number(count)} 件`,
  passed: ({ count }) => `合格 ${number(count)} 件`,
  pending: ({ count }) => `実行中 ${number(count)} 件`,
  unchecked: ({ count }) => `実行不可 ${number(count)} 件`,
  ranking: 'スコアで順位を予測することはできません。サードパーティのツールに順位のデータはありません（Google、2026 年 6 月 5 日）。',
  readiness:
    'これは準備の度合いを測るもので、確率ではありません。ページが引用されるかどうかは、質問、順位、競合する情報源にも左右されます。',
};

export const sourceMarks: typeof en.sourceMarks = {
  primary: '一次情報源',
  abstract: '一次情報源（要旨のみ）',
  secondary: '第三者による報告',
  general: '一般的な慣行',
  heuristic: '経験則',
};
export const source: typeof en.source = { checked: ({ mark, date }) => `${mark}、${date} 確認`, checkedOn: ({ date }) => `${date} 確認` };
