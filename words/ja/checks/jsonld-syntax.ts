import type { jsonldSyntax as en } from '../../en/checks/jsonld-syntax.ts';
import { and, number } from './grammar.ts';
import { jsonFaultText } from './json-faults.ts';

const blocks = (count: number) => `${number(count)} 個の JSON-LD ブロック`;
/** One block, by its place on the page. */
const nth = (index: number) => `${index} 番目の JSON-LD ブロック`;

export const jsonldSyntax: typeof en = {
  title: 'すべての JSON-LD ブロックを解析できる',
  problem: 'JSON-LD にエラーがある',
  why: '1 文字の誤りでブロック全体が無効になり、検索エンジンもアシスタントもまったく読み取れません。',
  words: { block: ({ index, types }) => `ブロック ${index}: ${types.join(', ')}` },
  says: {
    none: () => ({ message: 'ページに JSON-LD がありません。必須ではありません。', change: '' }),
    otherSyntax: ({ count, syntax }) => ({
      message: `ページに JSON-LD はありません。${and(syntax)} から ${number(count)} 個のアイテムを読み取りました。`,
      change: '',
    }),
    valid: ({ count }) => ({ message: `${blocks(count)}を解析できました。語彙とタイプも宣言されています。`, change: '' }),
    invalid: ({ index, fault, line, column }) => ({
      message: `${nth(index)}が有効な JSON ではありません（${line} 行目、${column} 列目）: ${jsonFaultText(fault)}`,
      change: `${nth(index)}の ${line} 行目を修正してください。それまでブロック全体が無視されます。テキストのテンプレートではなく、JSON ライブラリで生成してください。`,
    }),
    moreInvalid: ({ count }) => ({
      message: `ほかに ${number(count)} 個のブロックが有効な JSON ではありません。`,
      change: '同じ方法で修正してください。',
    }),
    holdsNothing: ({ index }) => ({ message: `${nth(index)}が空です。`, change: 'ブロックに内容を追加するか、削除してください。' }),
    noContext: ({ index }) => ({
      message: `${nth(index)}に @context がないため、名前に意味がありません。`,
      change: 'ブロックの最上位にあるすべてのオブジェクトに "@context": "https://schema.org" を追加してください。',
    }),
    otherContext: ({ index }) => ({
      message: `${nth(index)}の @context が schema.org（検索エンジンが読み取る語彙）ではありません。`,
      change: '"@context": "https://schema.org" を、後ろに何も付けずに使ってください。',
    }),
    noType: ({ index, count }) => ({
      message: `${nth(index)}に、@type のないオブジェクトが${count === 1 ? 'あります' : ` ${number(count)} 個あります`}。`,
      change: '"@type": "Article" のように、各オブジェクトにタイプを追加してください。',
    }),
    relative: ({ count }) => ({
      message: `${number(count)} 個の @id または url の値が相対 URL です。`,
      change:
        '完全な URL を使ってください。@id はどのページでも同じものを表し、データを利用するすべてのシステムが相対 URL を解決するとは限りません。',
    }),
    conflicting: ({ count }) => ({
      message: `同じ @id を持つオブジェクトの ${number(count)} 個の値が互いに矛盾しています。`,
      change: '各対象を 1 回だけ記述し、ほかではその @id を参照してください。異なる対象には異なる id を使ってください。',
    }),
    entities: ({ count }) => ({
      message: `${blocks(count)}のテキスト値に HTML エンティティがあります。<script> 内では変換されません。`,
      change: '文字そのもの（"、\'、&）を使い、必要に応じて JSON としてエスケープしてください（\\"）。',
    }),
    added: ({ count }) => ({
      message: `${blocks(count)}が元の HTML になく、スクリプトによって追加されています。`,
      change:
        'マークアップを元の HTML に入れてください。ほとんどの AI クローラーは JavaScript を実行しません。また Google は、スクリプトで追加された Product マークアップはショッピング向けの読み取りの頻度と信頼性が下がると警告しています。',
    }),
    sourceUnknown: () => ({ message: 'ブロックが元の HTML にあるかどうかはチェックしていません。', change: '' }),
  },
};
