import type { compare as en } from '../../../en/app/bulk/compare.ts';
import { changes, valueChange } from '../../reports/comparison.ts';
import { japanese } from '../../japanese.ts';

const { number } = japanese;

export const compare: typeof en = {
  title: '2 回の実行で何が変わったか',
  documentTitle: '実行の比較',
  link: '実行を比較',
  before: '前の実行',
  now: '後の実行',
  option: ({ name, when, pages }) => `${name}、${when}、${number(pages)} ページ`,
  nth: ({ option, nth }) => `${option}（${number(nth)}）`,
  tooFew: '比較するには、監査済みのページがある実行が 2 回分必要です。同じ監査をもう一度実行してから、ここに戻ってください。',
  chooseRun: '実行を選択',
  choose: '異なる 2 つの実行を選択してください。',
  reading: '両方の実行を読み込み中…',
  unread: ({ error }) => `実行を比較できませんでした。${error}`,
  gone: '2 つの実行のうち 1 つがすでに存在しません。別の実行を選択してください。',
  apart: 'この 2 つの実行に共通の URL がありません。同じサイトの実行を 2 つ選択してください。',
  help: 'ページは、トラッキングパラメータを除いた URL で照合します。改善や悪化と判定するのは、両方で実行されたチェックだけです。',
  otherSettings: '2 つの実行は設定が異なるため、変化したチェックがなくてもスコアが異なることがあります。',
  pdfNote: '変更点を 1 枚に',
  show: 'ページを表示',
  all: ({ pages }) => `すべて ${number(pages)}`,
  counted: ({ change, pages }) => `${change} ${number(pages)}`,
  changes,
  valueChange,
  because: {
    'not-audited-before': '前の実行で監査できなかった',
    'not-audited-now': '後の実行で監査できなかった',
    'never-audited': 'どちらの実行でも監査できなかった',
    'ended-early-before': '前の実行に含まれない（全ページに達する前に終了）',
    'ended-early-now': '後の実行に含まれない（全ページに達する前に終了）',
    'nothing-in-common': '両方で実行されたチェックがない',
  },
  columns: {
    url: 'URL',
    title: 'タイトル',
    change: '変化',
    values: '変わった値',
    before: '前のスコア',
    now: '後のスコア',
    worse: '悪化したチェック',
    better: '改善したチェック',
  },
  rows: '変化したページ',
  none: 'ページがありません。',
};
