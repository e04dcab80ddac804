import type { words as en } from '../../en/tools/rich-results.ts';
import { japanese } from '../japanese.ts';
import { propertyRuleText } from '../checks/property-rules.ts';
import { richResultName } from '../checks/rich-results.ts';
import { valueFormats } from '../checks/value-formats.ts';
import { limitedTo } from '../checks/kinds.ts';

const { date, month, number } = japanese;

/** For some features, only the month of Google's retirement announcement is known. */
const isMonth = (since: string): boolean => since.length === 7;
const announcedText = (since: string) => `${month(since)}に廃止を発表`;

export const words: typeof en = {
  intro: ({ checked }) =>
    `Google の要件（${date(checked)} 時点）。マークアップが完全ならページは対象になりますが、リッチリザルトを表示するかどうかは Google が決めます。`,
  noData: 'ページにリッチリザルト用の構造化データがありません。',
  noType: 'このページのタイプには、Google のリッチリザルトに対応するものがありません。',
  aside: ({ name, since }) =>
    `${richResultName(name)}: ${isMonth(since) ? announcedText(since) : `${date(since)} から表示されなくなりました`}。マークアップを残しても害はありません。`,
  resultName: ({ name }) => richResultName(name),
  requirements: 'Google の要件',
  required: '必須:',
  recommended: '推奨:',
  matrix: {
    title: '必須と推奨（タイプ別）',
    note: '他の場合にのみ必須となるプロパティは表示していません。',
    rows: 'プロパティ',
    property: 'プロパティ',
    need: 'Google',
    onPage: 'このページ',
    result: 'リッチリザルト',
    required: '必須',
    recommended: '推奨',
    there: 'あり',
    unreadable: 'あり、値が無効',
    missing: 'なし',
    ofItem: ({ result, item }) => `${result}（${item}）`,
    named: ({ type, name }) => `${type}: ${name}`,
  },
  expected: ({ format }) => `正しい値: ${valueFormats[format]}`,
  rule: ({ rule }) => propertyRuleText(rule),
  states: {
    retired: ({ since }) => (isMonth(since) ? announcedText(since) : `${date(since)} から表示なし`),
    lacking: ({ missing }) => `対象外: 必須項目 ${number(missing)} 件が不足`,
    unreadable: '対象外: 必須の値が無効',
    unclean: '対象、ただし修正すべき値あり',
    improvable: ({ recommended }) => `対象、推奨プロパティ ${number(recommended)} 件が不足`,
    complete: '対象、不足なし',
  },
  limited: limitedTo,
  terms: {
    title: 'schema.org の語彙にない用語',
    note: '公開済みの語彙と比較しています。',
    noteOf: ({ release }) => `公開済みの語彙（${release}）と比較しています。`,
    rows: '語彙の問題',
    above: '他に問題はありません。',
    none: 'すべてのタイプ、プロパティ、値が schema.org の語彙にあります。',
    what: '問題',
    term: '用語',
    value: '値',
    fits: '候補',
    kinds: {
      'unknown-type': '不明なタイプ',
      'unknown-property': '不明なプロパティ',
      'wrong-domain': '別のタイプのプロパティ',
      'wrong-value': '値の型の誤り',
      'unknown-enumeration': '不明な値',
      superseded: '置き換え済み',
    },
  },
  gallery: {
    title: '現行および廃止された Google のリッチリザルト',
    rows: 'リッチリザルト',
    name: 'リッチリザルト',
    state: 'ステータス',
    required: '必須',
    source: '情報源',
    primary: 'Google',
    secondary: 'Google 以外',
    shown: '表示',
    nothing: 'なし',
    readAt: ({ url, checked }) => `${url}（Google、${date(checked)} 参照）`,
    quoted: ({ url, checked }) => `${url}（Google 以外、${date(checked)} 参照）`,
  },
};
