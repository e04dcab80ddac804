import type { PartlyRead } from '../../../checks/core/partial.ts';
import type * as en from '../../en/checks/any-signal.ts';
import { amountOf, nouns } from './grammar.ts';
import { pageOf } from './page-type.ts';

/** Says that the page was not read to its end, and why. */
function stoppedSentence({ because, seconds, elements }: PartlyRead): string {
  const read = elements === null ? 'قراءة الجزء الأول' : `قراءة ${amountOf(elements, nouns.element)}`;
  const after = seconds === null ? read : `${amountOf(seconds, nouns.second)} و${read}`;
  return `${because === 'asked' ? 'أوقفتَ القراءة' : 'توقفت القراءة'} بعد ${after}؛ ولم تُقرأ بقية الصفحة.`;
}

/** Findings that any signal may have. */
export const shared: typeof en.shared = {
  'kept-out': () => ({ message: 'اخترتَ إبقاء هذه الصفحة خارج البحث.', change: '' }),
  'not-for-type': ({ type }) => ({ message: `لا ينطبق هذا الفحص على ${pageOf[type]}.`, change: '' }),
  'partly-read': (counts) => ({ message: stoppedSentence(counts), change: '' }),
  'partly-judged': (counts) => ({ message: `${stoppedSentence(counts)} والنتائج حتى ذلك الحين أدناه.`, change: '' }),
};
