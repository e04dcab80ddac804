import type { words as en } from '../../en/tools/structured-data.ts';
import { japanese } from '../japanese.ts';
import { jsonFaultText } from '../checks/json-faults.ts';

const { number } = japanese;

export const words: typeof en = {
  none: 'ページに構造化データ（JSON-LD、microdata、RDFa）がありません。問題ありません。必要なのはリッチリザルトの場合だけです。',
  formats: { 'json-ld': 'JSON-LD', microdata: 'microdata', rdfa: 'RDFa' },
  items: ({ count, format }) => `${format} のアイテム ${number(count)} 個`,
  broken: ({ count }) => `構文エラーのあるブロック ${number(count)} 個`,
  errors: '構文エラー',
  problems: '問題',
  fault: ({ fault }) => jsonFaultText(fault),
  block: ({ index }) => `JSON-LD ブロック ${number(index)}`,
  graph: {
    title: 'アイテム',
    note: 'アイテムを開くとプロパティが表示されます。@id の参照から、参照先のアイテムを開けます。',
    none: '構造化データを読み取れませんでした。',
    copy: 'JSON でコピー',
    untyped: 'タイプなし',
    item: 'アイテム',
    value: '値',
    noProperties: 'プロパティがありません。',
    refersTo: '参照先',
    elsewhere: 'このページにない',
    byId: '@id による参照',
    inBlock: ({ format, block }) => `${format}、ブロック ${number(block)}`,
    undrawn: ({ count }) => `ほか ${number(count)} 個のアイテム: コピーにはすべて含まれます。`,
    more: ({ count }) => `ほか ${number(count)} 件`,
  },
};
