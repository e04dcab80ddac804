import type { headingOutline as en } from '../../en/checks/heading-outline.ts';
import { number, partReadText } from './grammar.ts';

export const headingOutline: typeof en = {
  title: '見出しの構成が使いやすい',
  problem: '見出しがない、空の見出しがある、またはレベルが飛んでいる',
  why: 'スクリーンリーダーのユーザーは見出しを使って移動し、どの読者も見出しを拾い読みします。これはアクセシビリティと読みやすさに関するものです。検索エンジンは見出しの順序で順位を決めません。',
  heuristic: '見出しのように見える行: その長さは独自の経験則',
  says: {
    usable: ({ count }) => ({
      message: `メインコンテンツに ${number(count)} 個の見出しがあり、空の見出しもレベルの飛びもありません。`,
      change: '',
    }),
    styled: ({ lines, example }) => ({
      message: `この長い文章では ${number(lines)} 行が見出しのように見えますが、見出しとしてマークアップされているのはメインの見出しだけです: 「${example}」`,
      change:
        'h2、または h2 の下の h3 としてマークアップしてください。スクリーンリーダーは見出しを一覧表示し、機械は見出しから文章を見つけます。',
    }),
    empty: ({ count }) => ({
      message: `メインコンテンツの ${number(count)} 個の見出しが空です。`,
      change: '見出しにテキストを追加するか、見出しを削除してください。余白には CSS を使います。',
    }),
    skips: ({ count, above, level }) => ({
      message: `見出しのレベルが${count === 1 ? '' : ` ${number(count)} 回飛んでいます。最初は`} h${above} から h${level} に飛んでいます。`,
      change: 'レベルは 1 つずつ下げ、見出しの大きさは CSS で指定してください。',
    }),
    long: ({ count, maxCharacters }) => ({
      message: `${number(count)} 個の見出しが ${number(maxCharacters)} 文字を超えています。`,
      change: '',
    }),
    capped: (args) => partReadText('見出し', args),
    few: ({ count, others }) => ({
      message:
        count + others === 0
          ? 'ページに見出しがありません。'
          : count === 0
            ? 'メインコンテンツに見出しがありません。'
            : `メインコンテンツの見出しが ${number(count)} 個だけで、構成とするには少なすぎます。`,
      change: '',
    }),
  },
};
