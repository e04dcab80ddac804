import type { html as en } from '../../en/reports/html.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;
const pagesOf = (count: number) => `${number(count)} ページ`;

export const html: typeof en = {
  skip: 'レポートにスキップ',
  auditOf: '監査:',
  title: ({ name }) => `${name} の監査`,
  run: ({ pages, date }) => `${pagesOf(pages)}の監査、${japanese.date(date)}。`,
  probed: 'リンク先もチェックしました。',
  contents: '目次',
  summary: '概要',
  across: '複数ページの問題',
  pages: 'ページ',
  sources: '情報源',
  // The list of pages.
  audited: ({ count }) => `監査済み ${pagesOf(count)}（キューの順）`,
  unaudited: ({ count }) => `レポートのない ${pagesOf(count)}`,
  cancelled: 'キャンセルしました。',
  notYet: 'まだ監査していません。',
  gone: 'このページのレポートは削除されました。',
  columns: {
    page: 'ページ',
    audit: '監査',
    geo: 'GEO',
    failed: '不合格',
    improve: '警告',
    url: 'URL',
    happened: '理由',
    category: 'カテゴリ',
    score: 'スコア',
    points: '配点',
    counted: '詳細',
    mean: '平均',
    pages: 'ページ数',
    check: 'チェック',
    canonical: '宣言された canonical',
    item: '項目',
    version: '宣言された言語版',
    code: 'コード',
    wrong: '問題',
    answer: 'レスポンス',
    linkedFrom: 'リンク元',
    onPages: 'ページ数',
    which: 'URL',
    text: 'テキスト',
    name: '名前',
    value: '値',
  },
  // One page.
  more: '抽出した値と独自のチェック',
  auditScore: '監査スコア',
  geoScore: 'GEO スコア',
  at: ({ at }) => `監査日時: ${japanese.time(at)} UTC。`,
  cap: ({ cap }) => `GEO スコアの上限 ${number(cap)}:`,
  geoCategories: 'GEO カテゴリ',
  checks: 'チェック',
  toChange: '変更内容',
  geo: ({ readiness }) => `GEO: ${readiness}`,
  // The pages together.
  medians: ({ pages, audit, geo, noindex }) =>
    [
      `${pagesOf(pages)}を監査しました。`,
      audit && `監査スコアの中央値は 100 点中 ${audit.median} 点（${audit.lowest}～${audit.highest}）です。`,
      geo && `GEO スコアの中央値は ${geo.median} 点（${geo.lowest}～${geo.highest}）です。`,
      noindex > 0 && `${pagesOf(noindex)}に noindex があります。`,
    ]
      .filter(Boolean)
      .join(''),
  blockedBy: ({ pages }) => `${pagesOf(pages)}が検索から除外されている原因:`,
  auditScores: '監査スコア',
  geoScores: 'GEO スコア',
  bin: ({ range, pages }) => `${range}: ${pagesOf(pages)}`,
  chart: ({ title, bins }) => `${title}: ${bins.join('、')}`,
  nothingAcross: ({ probed }) =>
    `重複するタイトル、ディスクリプション、メインの見出しも、矛盾する canonical や hreflang もありません${probed ? '。リンク切れもありません' : ''}。`,
  firstOf: ({ caption, shown, total }) => `${caption}: ${number(total)} 件中最初の ${number(shown)} 件`,
};
