import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type { jsonFaults as en, jsonFaultText as text } from '../../en/checks/json-faults.ts';
import { number as written } from './grammar.ts';

type Wanted = 'end' | 'comma-or-brace' | 'comma-or-bracket' | 'colon' | 'name' | 'value';
const wanteds: Record<Wanted, string> = {
  end: 'ブロックの終わり',
  'comma-or-brace': 'カンマまたは }',
  'comma-or-bracket': 'カンマまたは ]',
  colon: 'コロン',
  name: '二重引用符で囲んだプロパティ名',
  value: '値',
};
const orClose = '書くか、欠けている閉じ引用符を追加してください。';

/** Why a text is not JSON, for people who write markup by hand or by template: whole sentences, by code. Their arguments are JSON. */
export const jsonFaults: typeof en = {
  /** The browser's message, if our own scan found nothing. */
  native: ({ error }) => error,
  empty: () => 'ブロックが空です。',
  unclosed: ({ count, missing }) =>
    `${count === 1 ? '括弧' : `${written(count)} 個の括弧`}が閉じられる前にテキストが終わっています（${missing} がありません）。`,
  unopened: ({ bracket }) => `閉じ括弧 ${bracket} が 1 つ多すぎます。`,
  mismatched: ({ bracket, opened }) => `${bracket} が ${opened} と対応していません。`,
  'second-value': () => '2 つ目の値が続いています。複数のアイテムは、1 つの配列、1 つの @graph、または別々のブロックに入れてください。',
  semicolon: () => 'データの後にセミコロンがあります。JSON はスクリプトではありません。',
  'comma-after': () => 'データの後にカンマがあります。',
  'comma-before': ({ bracket }) => `${bracket} の前に余分なカンマがあります。削除してください。`,
  'two-commas': () => 'カンマが 2 つ続いています。',
  'comma-first': () => 'カンマが 2 つ続いているか、最初の値の前にカンマがあります。',
  'no-comma': () => 'この前にカンマがありません。',
  'no-comma-or-quote': () => 'この前にカンマがないか、前の文字列内の引用符が \\" としてエスケープされていません。',
  'quote-inside': () => 'この前の文字列内の引用符が \\" としてエスケープされていないか、カンマがありません。',
  'property-in-array': () => '配列の中にプロパティがあります。その前に { がありません。',
  'second-colon': () => '1 つのプロパティの後に 2 つ目のコロンがあります。',
  'no-colon': () => 'このプロパティに値がありません。コロンがありません。',
  'no-value': () => 'このプロパティに値がありません。',
  number: ({ number }) => `${number} は JSON の数値ではありません。引用符で囲むか、先頭のゼロ、プラス記号、単位を付けずに書いてください。`,
  'line-break': ({ escape }) => `文字列に改行が含まれています。${escape} と${orClose}`,
  tab: ({ escape }) => `文字列にタブが含まれています。${escape} と${orClose}`,
  control: ({ point, escape }) => `文字列に制御文字（${point}）が含まれています。${escape} と${orClose}`,
  'unicode-escape': () => '文字列内の \\u の後には 4 桁の 16 進数が必要です。',
  escape: ({ character, point }) =>
    `${character === '' ? `\\${point}` : `「\\${character}」`} は有効な JSON のエスケープではありません。バックスラッシュは \\\\ と書いてください。`,
  'open-string': () => '文字列に閉じ引用符がありません。',
  cdata: () => 'CDATA の囲みは JSON ではありません。HTML では取り除かれず、データの一部として読み取られます。',
  'cdata-end': () => 'CDATA の囲みの終わりは JSON ではありません。',
  'html-comment': () => 'HTML のコメントは JSON ではありません。',
  comment: () => 'JSON にコメントはありません。',
  'byte-order-mark': () => 'バイト順マーク（U+FEFF）は JSON ではありません。',
  'curly-quote': ({ point }) => `曲がった引用符（${point}）です。まっすぐな引用符（"）を使ってください。`,
  'single-quote': () => '文字列は一重引用符ではなく、二重引用符（"）で囲む必要があります。',
  entity: ({ entity }) => `HTML エンティティ ${entity} は JSON ではありません。script 要素内のエンティティは変換されません。`,
  template: () => 'テンプレートのプレースホルダーが置換されていません。',
  markup: () => 'HTML マークアップは JSON ではありません。',
  'white-space': ({ point }) => `JSON で許可されていない空白文字（${point}）があります。`,
  name: ({ name }) => `「${name}」は JSON の値ではありません。`,
  unquoted: ({ name, wanted }) => `「${name}」が引用符で囲まれていません。ここに必要なもの: ${wanteds[wanted]}。`,
  unexpected: ({ character, point, wanted }) =>
    `予期しない文字${character === '' ? '' : `「${character}」`}（${point}）があります。ここに必要なもの: ${wanteds[wanted]}。`,
  stray: ({ character }) => `予期しない文字 ${character} があります。`,
};

/** The sentence of such a fault. A code that this version does not know is shown unchanged. */
export const jsonFaultText: typeof text = ({ code, args }) => lookUpEntry<(args: object) => string>(jsonFaults, code)?.(args) ?? code;
