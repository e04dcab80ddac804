import type { descriptiveHeadings as en } from '../../en/checks/descriptive-headings.ts';
import { number } from './grammar.ts';

export const descriptiveHeadings: typeof en = {
  title: '見出しがセクションの内容を表している',
  problem: '見出しがセクションの内容を表していない',
  why: '見出しが質問に合うページは、より多く引用されます。ここでは質問がわからないため、各見出しをその下の文章と比較しています。',
  heuristic: '計算式は独自の経験則',
  words: {
    heading: '見出し',
    score: 'スコア',
    why: '理由',
    generic: '汎用的すぎて、セクションの内容がわからない',
    repeated: 'ページ内で繰り返されている',
    unanswered: '質問の直後に短い答えがない',
    tooShort: '短すぎて、セクションの内容がわからない',
    single: 'キーワードが 1 つだけ',
    unrelated: 'セクションの冒頭と共通するキーワードがない',
    fine: '',
  },
  says: {
    tell: ({ weak, count }) => ({
      message: `${number(count)} 個のセクション${weak > 0 ? `のうち ${number(count - weak)} 個` : ''}の見出しが内容を表しています。`,
      change: '',
    }),
    vague: ({ weak, count, unrelated }) => ({
      message:
        unrelated === weak
          ? `${number(count)} 個の見出しのうち ${number(weak)} 個に、セクションと共通するキーワードがありません。`
          : `${number(count)} 個の見出しのうち ${number(weak)} 個からは、セクションの内容がほとんどわかりません。`,
      change: '各見出しでは、セクションにある言葉を使ってその内容を表してください。質問には直後で答えてください。',
    }),
    little: ({ minSections }) => ({ message: `メインコンテンツが短いか、セクションが ${number(minSections)} 個未満です。`, change: '' }),
  },
};
