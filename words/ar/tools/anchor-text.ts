import type { words as en } from '../../en/tools/anchor-text.ts';
import { amount, amountOf, masculine, nouns, number } from '../checks/grammar.ts';
import { another, followedBy } from '../nouns.ts';

const text = masculine('نص', 'نصان', 'نصوص', 'نصًا');

export const words: typeof en = {
  none: 'ليس في الصفحة روابط بلا nofollow إلى صفحات أخرى.',
  counted: ({ count, others }) =>
    `حُسب ${amount(count, followedBy(nouns.link, 'بلا nofollow إلى صفحات أخرى'))}، كما في النتائج.${
      others > 0
        ? ` ولم تُحسب الروابط داخل الصفحة، أو مع nofollow، أو إلى بريد أو هاتف أو نصوص برمجية، أو بلا اسم ومخفية عن قارئات الشاشة: ${number(others)}.`
        : ''
    }`,
  bars: { label: 'الروابط حسب جودة نصها', fine: 'وصفي', generic: 'عام', empty: 'بلا نص', links: ({ count }) => number(count) },
  firstGrouped: ({ total, grouped }) => `في الصفحة ${amount(total, nouns.link)}؛ جُمّع أول ${number(grouped)} منها.`,
  noList: 'لا توجد قائمة نصوص روابط عامة («انقر هنا») للغة هذه الصفحة، لذلك لا يُبلَّغ إلا عن النصوص المفقودة.',
  ownList: ({ count }) => `تُعدّ نصوص قائمتك الخاصة عامة أيضًا: ${amount(count, text)}.`,
  qualities: { empty: 'بلا نص', generic: 'عام', fine: 'وصفي' },
  groups: {
    title: 'مجمّعة',
    choose: 'تجميع الروابط',
    text: ({ count }) => `حسب النص (${number(count)})`,
    target: ({ count }) => `حسب الوجهة (${number(count)})`,
    images: ({ count }) => `روابط الصور (${number(count)})`,
    textRows: 'نصوص الروابط',
    targetRows: 'وجهات الروابط',
    imageRows: 'روابط الصور',
    none: 'لا توجد روابط.',
    noImages: 'لا يوجد رابط يتكوّن من صورة وحدها.',
  },
  columns: {
    text: 'النص',
    quality: 'الجودة',
    links: 'الروابط',
    leadTo: 'الوجهات',
    target: 'الوجهة',
    texts: 'النصوص',
    name: 'الاسم',
    from: 'المصدر',
    noText: '(بلا نص)',
    noAlt: 'بلا نص بديل',
    otherUrls: ({ count }) => `و${amountOf(count, another(nouns.url))}`,
    times: ({ count }) => `×${number(count)}`,
    more: ({ count }) => `و${number(count)} أخرى`,
    sources: { 'aria-labelledby': 'aria-labelledby', 'aria-label': 'aria-label', text: 'النص', alt: 'alt', title: 'title', none: 'لا شيء' },
  },
};
