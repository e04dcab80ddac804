import type { pdf as en } from '../../en/reports/pdf.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;
const pagesOf = (count: number) => `${number(count)} ページ`;

export const pdf: typeof en = {
  title: '検索と AI への対応の監査',
  subject: ({ pages }) => `${pagesOf(pages)}の監査`,
  subjectOf: ({ url }) => `${url} の監査`,
  untitled: '無題のページ',
  // Sections, also bookmarks.
  summary: '概要',
  contents: '目次',
  across: '全ページの問題',
  pages: '監査したページ',
  sources: '情報源',
  annex: '付録: 全ページの全チェック',
  whySources: 'これらのチェックが重要な理由と情報源',
  toFix: '修正すること',
  alsoFound: 'その他の検出結果',
  toFixFirst: ({ shown, total }) => `最初に修正すること（${number(total)} 件中 ${number(shown)} 件）`,
  alsoToFix: ({ count, annex }) =>
    `ほかに修正すること ${number(count)} 件（詳細は${annex ? '付録' : ' HTML と CSV のエクスポート'}を参照）:`,
  unchecked: '未チェック',
  na: 'このページには該当なし',
  unreadable: 'このページのレポートを読み取れませんでした。検出結果を含めるには、ページをもう一度監査してください。',
  // The cover.
  audited: ({ pages, missing }) => `${pagesOf(pages)}を監査${missing > 0 ? `、${pagesOf(missing)}は監査不可` : ''}`,
  auditScore: '監査スコア',
  geoScore: 'GEO スコア',
  median: ({ pages }) => `${pagesOf(pages)}の中央値`,
  noPage: 'このスコアのページなし',
  range: ({ lowest, highest }) => `最低 ${lowest}、最高 ${highest}`,
  histogram: '監査スコア別のページ数',
  worstChecks: '影響が最も大きい問題',
  pageNumber: ({ number: page }) => `p. ${number(page)}`,
  // The table of contents.
  columns: { page: 'ページ', failed: '不合格', audit: '監査', geo: 'GEO', onPage: '掲載ページ' },
  missing: ({ count }) => `監査できなかったページ（${number(count)}）`,
  // One page.
  page: ({ number: page }) => `監査したページ ${number(page)}`,
  numbered: ({ number: page, title }) => `${number(page)} · ${title}`,
  bookmark: ({ number: page, title }) => `${number(page)}. ${title}`,
  failedGate: '不合格: ページをブロック',
  nothingJudged: 'チェックできた項目なし',
  notScored: 'スコア対象外',
  of100: '/ 100',
  held: ({ cap }) => `上限 ${number(cap)}`,
  band: ({ band, partial }) => `/ 100: ${band}${partial ? '、一部のみ' : ''}`,
  parts: {
    fail: ({ count }) => `不合格 ${number(count)} 件`,
    warn: ({ count }) => `警告 ${number(count)} 件`,
    pass: ({ count }) => `合格 ${number(count)} 件`,
  },
  rule: 'ルール:',
  titled: ({ title }) => `${title}。`,
  // The pages together.
  failing: ({ count }) => `不合格 ${number(count)} 件`,
  improving: ({ count }) => `警告 ${number(count)} 件`,
  failsOn: ({ count }) => `${pagesOf(count)}で不合格: p.`,
  improveOn: ({ count }) => `${pagesOf(count)}で警告: p.`,
  on: ({ count }) => `${pagesOf(count)}: p.`,
  counted: ({ title, count }) => `${title}（${number(count)}）`,
  notFound: 'チェックしたが見つからなかったもの:',
  none: {
    titles: '重複するタイトル',
    descriptions: '重複するディスクリプション',
    headings: '重複するメインの見出し',
    canonicals: '他のページを指す canonical',
    alternates: '不完全な hreflang の組',
    brokenLinks: 'リンク切れ',
  },
  list: ({ items }) => `${japanese.and(items)}。`,
  rest: ({ count }) => `ほか ${number(count)} 件。CSV と JSON のエクスポートにはすべて含まれます。`,
  weighed: ({ ranking, readiness }) =>
    `監査スコアは、各チェックを重要度で重み付けしたものです。該当しないチェックと実行できなかったチェックは減点されません。${ranking}${readiness}`,
};
