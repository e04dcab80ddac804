import type { words as en } from '../../en/tools/evidence.ts';
import { amount, masculine, nouns, number } from '../checks/grammar.ts';
import { another, things } from '../nouns.ts';
import { decisionFactNames } from '../checks/kinds.ts';

const claim = masculine('ادعاء', 'ادعاءان', 'ادعاءات', 'ادعاءً');
const pair = masculine('زوج', 'زوجان', 'أزواج', 'زوجًا');

export const words: typeof en = {
  claims: ({ count }) => amount(count, claim),
  sourced: ({ count }) => `مع مصدر: ${number(count)}`,
  unsourced: ({ count }) => `بلا مصدر: ${number(count)}`,
  references: 'فيها قائمة مراجع',
  mark: 'تمييز الادعاءات في الصفحة',
  list: {
    title: 'الأرقام والاقتباسات',
    note: 'الادعاء جملة فيها رقم، أو اقتباس. يُحتسب المصدر إذا كان في الكتلة نفسها: رابط إلى ناشر آخر، أو حاشية، أو اسم وسنة، أو نسبة إلى قائل، أو بيانات الصفحة نفسها.',
    rows: 'الادعاءات',
    none: 'ليس في المحتوى الرئيسي أرقام أو اقتباسات.',
    claim: 'الادعاء',
    figure: 'الرقم',
    source: 'المصدر',
    which: 'التفاصيل',
    quotation: 'اقتباس',
    sources: {
      link: 'رابط',
      note: 'حاشية',
      'name-year': 'اسم وسنة',
      attribution: 'نسبة إلى قائل',
      'own-data': 'بيانات خاصة',
      publisher: 'رقم الناشر نفسه',
      none: 'بلا مصدر',
    },
    backed: 'له مصدر',
    markUnsourced: ({ figure }) => `بلا مصدر: ${figure}`,
    markSourced: ({ source, why }) => `${source}: ${why}`,
  },
  sites: {
    title: 'مواقع تشير إليها روابط الادعاءات',
    none: 'ليس في أي كتلة فيها ادعاء رابط إلى موقع آخر.',
    bars: 'كتل المحتوى الرئيسي التي فيها روابط إلى كل موقع',
    blocks: ({ count }) => amount(count, things.block),
    more: ({ count }) => `${amount(count, another(nouns.site))}.`,
  },
  facts: {
    title: 'المعلومات الأساسية',
    rows: 'المعلومات الأساسية',
    none: 'لا يُتوقّع شيء لنوع الصفحة هذا.',
    fact: 'المعلومة',
    onPage: 'في الصفحة',
    there: 'ما عُثر عليه',
    nothing: 'لا شيء',
    names: decisionFactNames,
    notApplicable: 'لا ينطبق',
    unknown: 'غير معروف',
    yes: 'نعم',
    part: 'جزئيًا',
    no: 'لا',
  },
  offer: {
    title: 'الأسعار والمواصفات',
    prices: 'الأسعار',
    noPrices: 'لا شيء مرئي',
    specifications: 'المواصفات',
    pairs: ({ count }) => amount(count, pair),
    rows: 'المواصفات',
    none: 'لا توجد مواصفات.',
    name: 'الاسم',
    value: 'القيمة',
  },
};
