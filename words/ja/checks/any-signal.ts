import type { PartlyRead } from '../../../checks/core/partial.ts';
import type { shared as en } from '../../en/checks/any-signal.ts';
import { number } from './grammar.ts';
import { pageOf } from './page-type.ts';

/** Says that the page was not read to its end, and why. */
function stoppedSentence({ because, seconds, elements }: PartlyRead): string {
  const read = elements === null ? '最初の部分' : ` ${number(elements)} 個の要素`;
  const after = seconds === null ? read : `${number(seconds)} 秒で${read}`;
  return `${after.trimStart()}を読み取ったところで${because === 'asked' ? 'ユーザーの操作により' : ''}停止しました。ページの残りは読み取っていません。`;
}

/** Findings that any signal may have. */
export const shared: typeof en = {
  'kept-out': () => ({ message: 'このページを検索に表示しないことが選択されています。', change: '' }),
  'not-for-type': ({ type }) => ({ message: `このチェックは${pageOf[type]}には適用されません。`, change: '' }),
  'partly-read': (counts) => ({ message: stoppedSentence(counts), change: '' }),
  'partly-judged': (counts) => ({ message: `${stoppedSentence(counts)}ここまでの検出結果は以下のとおりです。`, change: '' }),
};
