import type { words as en } from '../../en/tools/markup-vs-page.ts';
import { amountOf, nouns, number } from '../checks/grammar.ts';
import { withAdjective } from '../nouns.ts';

const visible = ({ found, all }: { found: number; all: number }) =>
  `يظهر في الصفحة ${number(found)} من ${amountOf(all, withAdjective(nouns.value, 'مُرمَّز'))}`;

export const words: typeof en = {
  none: 'ليس في البيانات المنظَّمة قيم للمقارنة: لا أسماء ولا أسعار ولا تقييمات ولا كتّاب ولا تواريخ ولا أسئلة ولا شريط تنقل.',
  visible: (counts) => `${visible(counts)}.`,
  different: ({ different, ...counts }) => `${visible(counts)}؛ وما يختلف عمّا يراه القراء: ${number(different)}.`,
  mark: 'تمييز القيم في الصفحة',
  rows: 'القيم المُرمَّزة',
  property: 'الخاصية',
  marked: 'في البيانات المنظَّمة',
  shown: 'في الصفحة',
  compared: 'المقارنة',
  nothing: 'لا شيء',
  states: { same: 'مطابقة', contained: 'متضمَّنة', similar: 'مشابهة', different: 'مختلفة', missing: 'غير مرئية' },
};
