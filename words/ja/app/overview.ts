import type { overview as en } from '../../en/app/overview.ts';
import { japanese } from '../japanese.ts';

const { and, number, percent } = japanese;

/** Bands of the audit score. */
const bands = { excellent: '優秀', good: '良好', fair: '改善が必要', poor: '不良' };
const readiness = 'AI の回答に引用される準備がどれだけできているか。';

export const overview: typeof en = {
  reading: ({ names }) => `読み取り中: ${and(names)}…`,
  auditScore: '監査スコア',
  geoScore: 'GEO スコア',
  auditWord: '監査',
  geoWord: 'GEO',
  counted: () => ({ fail: '不合格', warn: '警告', pass: '合格', na: '該当なし', unchecked: '未チェック' }),
  audit: ({ score, band, complete }) =>
    complete ? `監査スコア: 100 点中 ${number(score)} 点、${bands[band]}。` : `ここまでの監査スコア: 100 点中 ${number(score)} 点。`,
  noAudit: '監査スコアなし。',
  pageType: 'ページの種類',
  detected: ({ type }) => `${type}（自動検出）`,
  capped: ({ cap }) => `スコアの上限は ${number(cap)}:`,
  readiness,
  measured: ({ share }) => `${readiness}配点の ${percent(share)} をチェックできました。`,
  partly: ({ share }) => `${readiness}大まかな推定です。配点の ${percent(share)} しかチェックできませんでした。`,
  keepOut: '検索から除外する',
  geoMeans: '生成エンジン最適化。AEO、LLMO、AI 検索最適化とも呼ばれます。',
  place: 'スコアと検出結果がまもなくここに表示されます。',

  fixes: {
    unsettled: '読み取り中のため、順序が変わることがあります',
    first: ({ count }) => `最初の ${number(count)} 件だけ表示`,
    all: ({ count }) => `${number(count)} 件すべて表示`,
    others: ({ count, dependent }) =>
      dependent
        ? `ほか ${number(count)} 件の問題: 上の修正で解消するか、影響がわずかなもの`
        : `ほか ${number(count)} 件の警告: 影響がわずかなもの`,
    geoWeakest: ({ titles }) => `GEO スコアが低いカテゴリ: ${titles.join('、')}`,
  },

  geo: {
    title: 'カテゴリ別の GEO スコア',
    points: ({ points }) => `${number(points)} 点`,
    ofHundred: ({ score }) => `100 点中 ${number(score)} 点`,
    convention: 'カテゴリの重みは独自に定めたものです。',
    made: 'スコアの計算方法と検証（英語）',
  },
};
