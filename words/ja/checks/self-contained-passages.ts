import type { selfContainedPassages as en } from '../../en/checks/self-contained-passages.ts';
import { language as languageName, number } from './grammar.ts';

const sizes = { short: '短い', long: '長い', '': '' };

export const selfContainedPassages: typeof en = {
  title: 'パッセージが単独で意味をなす',
  problem: 'パッセージが単独では意味をなさない',
  why: '回答エンジンは、ページから個々のパッセージを抜き出します。テーマを示し、ページの他の部分に頼らないパッセージは、意味が保たれます。',
  heuristic: '計算式は独自の経験則',
  words: {
    heading: '見出し',
    first: '最初の文',
    words: '語数',
    characters: '文字数',
    score: 'スコア',
    why: '理由',
    troubles: ({ size, anchor, opener, pointer }) =>
      [
        sizes[size],
        anchor ? '' : 'ページの主要な言葉が含まれていない',
        opener && `「${opener}」で始まる`,
        pointer && `他の箇所を参照している（「${pointer}」）`,
      ]
        .filter(Boolean)
        .join('、'),
  },
  says: {
    stand: ({ weak, count }) => ({
      message: `${number(count)} 個のパッセージ${weak > 0 ? `のうち ${number(count - weak)} 個` : ''}が単独で意味をなします。`,
      change: '',
    }),
    lean: ({ weak, count }) => ({
      message: `${number(count)} 個のパッセージのうち ${number(weak)} 個が、単独では意味をなしません。`,
      change:
        'パッセージまたはその見出しでテーマを示し、冒頭の「これ」は指すものに置き換え、「上記参照」の代わりにリンクを使ってください。',
    }),
    noLexicon: ({ language }) => ({
      message: `${languageName(language)}には「これ」「上記参照」などの言葉のリストがないため、長さと用語だけをチェックしました。`,
      change: '',
    }),
    few: ({ minPassages }) => ({ message: `ページのパッセージが ${number(minPassages)} 個未満です。`, change: '' }),
  },
};
