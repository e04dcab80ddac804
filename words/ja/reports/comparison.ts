import type * as en from '../../en/reports/comparison.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;
const pagesOf = (count: number) => `${number(count)} ページ`;

export const changes: typeof en.changes = {
  worse: '悪化',
  mixed: '改善と悪化',
  better: '改善',
  new: '新規',
  gone: '消失',
  unknown: '比較不可',
  same: '変化なし',
};

export const changeHeads: typeof en.changeHeads = {
  newFailures: '新しい不合格',
  newWarnings: '新しい警告',
  fixed: '修正または改善',
  values: '変わった値',
  added: '新しいページ',
  missing: 'なくなったページ',
  unaudited: '監査できなくなったページ',
  none: 'なし',
};
const counted =
  (title: string) =>
  ({ count }: { count: number }) =>
    `${title}（${number(count)}）`;

export const comparedValues: typeof en.comparedValues = {
  status: 'HTTP ステータス',
  title: 'タイトル',
  description: 'メタディスクリプション',
  canonical: 'canonical',
  robots: 'robots ディレクティブ',
  h1: 'h1',
  published: '公開日',
  modified: '更新日',
  types: '構造化データのタイプ',
  words: 'テキストの長さ',
  links: '内部リンク',
};
export const valueChange: typeof en.valueChange = ({ id, before, now }) => `${comparedValues[id]}: ${before || 'なし'} → ${now || 'なし'}`;

export const comparison: typeof en.comparison = {
  title: '変更点',
  documentTitle: ({ name }) => `変更点: ${name}`,
  before: '以前',
  now: '今回',
  run: ({ name, at, pages }) => [name, at === null ? '' : japanese.date(at), pagesOf(pages)].filter(Boolean).join('、'),
  verdict: ({ failures, warnings, fixed, values }) =>
    failures + warnings + fixed === 0
      ? `どのページでもチェックの結果は変わっていません${values > 0 ? `が、${number(values)} 個の値が変わりました` : ''}。`
      : `${japanese.and(
          [
            failures > 0 && `新しい不合格 ${number(failures)} 件`,
            warnings > 0 && `新しい警告 ${number(warnings)} 件`,
            fixed > 0 && `修正または改善 ${number(fixed)} 件`,
            values > 0 && `値の変更 ${number(values)} 件`,
          ].filter((part): part is string => part !== false),
        )}。`,
  counts: ({ counts }) =>
    `${[
      counts.worse > 0 && `悪化 ${pagesOf(counts.worse)}`,
      counts.mixed > 0 && `改善と悪化 ${pagesOf(counts.mixed)}`,
      counts.better > 0 && `改善 ${pagesOf(counts.better)}`,
      counts.same > 0 && `変化なし ${pagesOf(counts.same)}`,
      counts.new > 0 && `新規 ${pagesOf(counts.new)}`,
      counts.gone > 0 && `消失 ${pagesOf(counts.gone)}`,
      counts.unknown > 0 && `比較不可 ${pagesOf(counts.unknown)}`,
    ]
      .filter(Boolean)
      .join('、')}。`,
  auditScore: '監査スコアの平均',
  geoScore: 'GEO スコアの平均',
  change: ({ before, now }) =>
    before === now ? '変化なし' : now > before ? `${number(now - before)} 上昇` : `${number(before - now)} 低下`,
  scored: ({ pages }) => `平均の対象は、両方の実行でスコアの付いた ${pagesOf(pages)}です。`,
  newFailures: counted(changeHeads.newFailures),
  newWarnings: counted(changeHeads.newWarnings),
  fixed: counted(changeHeads.fixed),
  values: counted(changeHeads.values),
  value: ({ id, pages }) => `${comparedValues[id]}、${pagesOf(pages)}`,
  valueChange,
  added: counted(changeHeads.added),
  missing: counted(changeHeads.missing),
  unaudited: counted(changeHeads.unaudited),
  checks: ({ count }) => `${number(count)} 件のチェック（影響とページ数の順）`,
  pages: '変更されたページ',
  columns: {
    check: 'チェック',
    pages: 'ページ数',
    which: 'URL',
    page: 'ページ',
    change: '変更',
    before: '以前の監査',
    now: '今回の監査',
    valueBefore: '以前',
    valueNow: '今回',
  },
  changes,
  more: ({ count }) => `ほか ${number(count)} 件`,
  help: 'ページは、トラッキングパラメータを除いた URL で照合しています。チェックは、両方で実行された場合にのみ数えます。',
};
