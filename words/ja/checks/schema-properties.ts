import type { SchemaTermsFact } from '../../../checks/core/facts/structured-data.ts';
import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';
import type { schemaProperties as en } from '../../en/checks/schema-properties.ts';
import { and, month, number } from './grammar.ts';
import { pageOf } from './page-type.ts';
import { propertyRuleText } from './property-rules.ts';
import { richResultName } from './rich-results.ts';
import { valueFormats } from './value-formats.ts';
import { requoted } from '../../sentence.ts';
import { withPlainWords } from './marked-properties.ts';
import { limitedTo } from './kinds.ts';

type Issue = Pick<SchemaTermsFact['issues'][number], 'kind' | 'type' | 'property' | 'value'>;
const issues: Record<Issue['kind'], (issue: Issue) => string> = {
  'unknown-type': ({ type }) => `${type} は schema.org のタイプではありません`,
  'unknown-property': ({ property, type }) => `${property}（${type}）は schema.org のプロパティではありません`,
  'wrong-domain': ({ property, type }) => `${property} は ${type} のプロパティではありません`,
  'wrong-value': ({ property, type, value }) => `${type} の ${property} の値の型が誤っています: ${value}`,
  'unknown-enumeration': ({ property, type, value }) => `${type} の ${property} に値 ${value} は使えません`,
  superseded: ({ property, type }) => `${property ? `${type} の ${property}` : type} は置き換えられました`,
};
const instead: Record<Issue['kind'], string> = {
  'unknown-type': 'もしかして: ',
  'unknown-property': 'もしかして: ',
  'wrong-domain': '使用できるタイプ: ',
  'wrong-value': '正しい値: ',
  'unknown-enumeration': 'もしかして: ',
  superseded: '代わりに: ',
};
const all = (rules: readonly RuleParts[]) => and(rules.map(propertyRuleText));

const quoted = (item: string) => requoted(item.replace(' “', '“'), ['「', '」']);
/** In front of a particle: a space only after Latin letters. */
const before = (item: string) => quoted(item).replace(/(?<!」)$/, ' ');

export const schemaProperties: typeof en = {
  title: 'リッチリザルトのタイプに必須プロパティがある',
  problem: '構造化データがない、不完全、または無効',
  why: 'Google は、必須プロパティがすべてあり有効な場合にのみ、リッチリザルトを表示します。ショップ、レシピ、イベント、求人で特に影響が大きくなります。',
  words: {
    missing: '不足',
    neededFor: '必要とする機能',
    property: 'プロパティ',
    value: '値',
    expected: '正しい形式',
    found: '検出',
    instead: '代わりに',
    recommended: '推奨',
    for: '対象',
    item: 'アイテム',
    result: ({ name }) => richResultName(name),
    rule: ({ rule }) => propertyRuleText(rule),
    format: ({ format }) => valueFormats[format],
    issue: (issue) => issues[issue.kind](issue),
    fits: ({ kind, expected }) => instead[kind] + expected,
    named: ({ type, name }) => `${type}「${name}」`,
  },
  says: {
    none: () => ({ message: 'Google のリッチリザルト用の構造化データがありません。必須ではありません。', change: '' }),
    unreadable: () => ({ message: 'JSON-LD が無効で、Google のリッチリザルト用の構造化データはほかにありません。', change: '' }),
    complete: ({ features }) => ({
      message: `Google の必須プロパティと推奨プロパティがすべてあります: ${and(features.map(richResultName))}。`,
      change: '',
    }),
    required: ({ features }) => ({
      message: `Google の必須プロパティがすべてあります: ${and(features.map(richResultName))}。`,
      change: '',
    }),
    undeclared: ({ type, page, features }) => ({
      message: `${pageOf[page]}であることを示す構造化データ（${type}）がありません。Google 検索は${and(features) === type ? 'この種類のページ' : and(features.map((name) => `「${richResultName(name)}」`))}にこれを使います。`,
      change: `ページに表示されている値を使って ${type} を追加してください。`,
    }),
    otherKind: ({ declared, page }) => ({
      message: `マークアップでは ${declared} と宣言されていますが、ページは${pageOf[page]}のようです。`,
      change: 'ページの内容に合うマークアップにしてください。検索エンジンは、内容を誤解させるマークアップを無視します。',
    }),
    brief: ({ item, text }) => ({
      message: `${quoted(item)}: description が「${text}」だけです。`,
      change: 'それが何で、誰のためのものかを、ページと同じように 1～2 文で説明してください。',
    }),
    missing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)}: Google で必須の ${all(rules)} がありません（${quoted(item)}）。`,
      change: `ページに表示されている値を使って ${all(rules)} を追加してください。`,
    }),
    invalid: ({ item, path, value, format }) => ({
      message: `${quoted(item)}: 必須の ${withPlainWords(path)} が「${value}」で、正しい形式ではありません（正しい形式: ${valueFormats[format]}）。`,
      change: `${path} を正しい形式で書いてください: ${valueFormats[format]}。`,
    }),
    declarable: ({ page, type, features }) => ({
      message: `任意: ${pageOf[page]}では ${type} を宣言できます。${features.length > 0 ? `必要な情報がページにあれば、Google はこれからリッチリザルト（${and(features.map(richResultName))}）を作ります。` : 'Google のリッチリザルトはありませんが、誰が何を提供しているかを検索エンジンに伝えます。'}`,
      change: `必要に応じて、ページに表示されている値を使って ${type} を追加してください。`,
    }),
    moreMissing: ({ count }) => ({
      message: `このページでは、ほかに ${number(count)} 個の必須プロパティがないか、無効です。`,
      change: '同じ方法で修正してください。',
    }),
    unclean: ({ count }) => ({
      message: `構造化データの ${number(count)} 個の値が、Google の求める形式ではありません。`,
      change: 'このチェックの表に示す形式で値を書いてください。',
    }),
    recommended: ({ count }) => ({
      message: `任意: 推奨プロパティを ${number(count)} 個追加できます。`,
      change: 'ページに値が表示されているものを追加してください。それぞれが検索結果に情報を追加できます。',
    }),
    retired: ({ feature, since }) => ({
      message:
        since.length === 7
          ? `${richResultName(feature)} は有効な schema.org ですが、Google は ${month(since)}に廃止を発表しました。`
          : `${richResultName(feature)} は有効な schema.org ですが、Google にはもう表示されません（${month(since)}以降）。`,
      change: '残しておいても害はありません。Google のリッチリザルトにはもう使われません。',
    }),
    limited: ({ feature, audience }) => ({ message: `${richResultName(feature)}: ${limitedTo({ audience })}。`, change: '' }),
    retiredMissing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)}: ${before(item)}に ${all(rules)} がありません。`,
      change: `補完するか、削除してください。Google 以外でこのデータを利用するシステムには ${all(rules)} が必要です。`,
    }),
    otherCase: ({ written, meant, count }) => ({
      message: `構造化データの${count > 1 ? ` ${number(count)} 個の名前（「${written}」など）は、大文字と小文字が schema.org（「${meant}」など）と異なるため` : `「${written}」は、大文字と小文字が schema.org の「${meant}」と異なるため`}、値が読み取られません。`,
      change: `${meant} と書いてください。${count > 1 ? 'ほかの名前も修正してください。' : ''}`,
    }),
    terms: ({ count, release }) => ({
      message: `${number(count)} 個の名前または値が schema.org の語彙（${release}）にありません。`,
      change: '名前を修正してください。大文字と小文字が区別され、完全に一致する必要があります。',
    }),
  },
};
