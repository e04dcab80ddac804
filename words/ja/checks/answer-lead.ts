import type { LeadPart } from '../../../checks/derive/text/passages.ts';
import type { TextLength } from '../../../checks/derive/text/length.ts';
import type { answerLead as en } from '../../en/checks/answer-lead.ts';
import { and, fixed, number, percent } from './grammar.ts';
import { spacedLength, textLengthText } from './text-length.ts';

const mostWords = 6;
const listed = (words: readonly string[]) =>
  and([
    ...words.slice(0, mostWords).map((word) => `「${word}」`),
    ...(words.length > mostWords ? [`ほか ${number(words.length - mostWords)} 語`] : []),
  ]);

interface Weak {
  length: TextLength;
  before: TextLength;
  missing: readonly string[];
}
const weaknesses: Record<LeadPart, (args: Weak) => string> = {
  position: ({ before }) => `答えが出てくるのが遅く、最初の本格的な段落の前に${spacedLength(before)}あります。`,
  subject: ({ missing }) =>
    missing.length > 0
      ? `タイトルとメインの見出しにある${listed(missing)}が、最初の段落に出てきません。`
      : '最初の段落に、タイトルとメインの見出しの言葉がほとんど使われていません。',
  size: ({ length }) => `最初の段落が長すぎます（${textLengthText(length)}）。`,
  statement: () => '最初の段落が、答えではなく質問またはコロンで終わっています。',
};
const change = 'メインコンテンツの冒頭に、テーマを示して答えを述べる短い段落を置いてください。';

export const answerLead: typeof en = {
  title: '答えがページの冒頭にある',
  problem: '答えが遅い、またはわかりにくい',
  why: '回答エンジンはページの最初の 3 分の 1 を残りより多く引用し、読者もそこで読み続けるかどうかを決めます。テーマを示す冒頭の段落は、それだけで引用できます。',
  heuristic: '計算式は独自の経験則',
  words: {
    part: '項目',
    weight: '重み',
    score: 'スコア',
    share: ({ value }) => fixed(value, 2),
    notApplicable: '該当なし',
    words: '語',
    position: '位置',
    subject: 'テーマ',
    size: '長さ',
    statement: '記述',
  },
  says: {
    early: ({ length, named }) => ({
      message: `ページは${spacedLength(length)}の段落で始まります${named.length > 0 ? `。${listed(named)}が含まれています` : ''}。`,
      change: '',
    }),
    weak: ({ weak, ...args }) => ({ message: weak.map((part) => weaknesses[part](args)).join(''), change }),
    none: ({ within }) => ({ message: `メインコンテンツの最初の ${percent(within)} に段落がありません。`, change }),
    ours: () => ({ message: '最初の段落の位置、テーマ、長さ、形式のスコア:', change: '' }),
    little: () => ({ message: 'メインコンテンツが短く、冒頭の段落がありません。', change: '' }),
  },
};
