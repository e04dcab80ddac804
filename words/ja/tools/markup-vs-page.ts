import type { words as en } from '../../en/tools/markup-vs-page.ts';
import { japanese } from '../japanese.ts';

const { number } = japanese;
const visible = ({ found, all }: { found: number; all: number }) =>
  `マークアップされた値 ${number(all)} 個のうち ${number(found)} 個がページに表示されています`;

export const words: typeof en = {
  none: '構造化データに比較できる値がありません。名前、価格、評価、著者、日付、質問、パンくずリストのいずれもありません。',
  visible: (counts) => `${visible(counts)}。`,
  different: ({ different, ...counts }) => `${visible(counts)}。${number(different)} 個は読者に見える内容と異なります。`,
  mark: '値をページ上でハイライト',
  rows: 'マークアップされた値',
  property: 'プロパティ',
  marked: '構造化データ',
  shown: 'ページ上',
  compared: '比較',
  nothing: 'なし',
  states: { same: '同じ', contained: '包含', similar: '類似', different: '相違', missing: '表示なし' },
};
