import type { compare as en } from '../../../en/app/bulk/compare.ts';
import { arabic } from '../../arabic.ts';
import { amount, nouns } from '../../checks/grammar.ts';
import { changes, valueChange } from '../../reports/comparison.ts';

const { number } = arabic;

export const compare: typeof en = {
  title: 'ماذا تغيّر بين جولتين؟',
  documentTitle: 'مقارنة الجولات',
  link: 'مقارنة الجولات',
  before: 'الجولة السابقة',
  now: 'الجولة اللاحقة',
  option: ({ name, when, pages }) => `${name}، \u200f${when}، ${amount(pages, nouns.page)}`,
  nth: ({ option, nth }) => `${option} (${number(nth)})`,
  tooFew: 'تحتاج المقارنة إلى جولتين فيهما صفحات مفحوصة. أعد الفحص نفسه ثم ارجع إلى هنا.',
  chooseRun: 'اختيار جولة',
  choose: 'اختر جولتين مختلفتين.',
  reading: 'جارٍ قراءة الجولتين…',
  unread: ({ error }) => `تعذّرت مقارنة الجولتين. ${error}`,
  gone: 'لم تعد إحدى الجولتين موجودة. اختر غيرها.',
  apart: 'لا يوجد عنوان URL مشترك بين هاتين الجولتين. اختر جولتين للموقع نفسه.',
  help: 'تُقارَن الصفحات حسب عنوان URL، بتجاهل مَعلمات التتبّع. لا يُعدّ أفضل أو أسوأ إلا فحص أُجري في المرتين.',
  otherSettings: 'اختلفت إعدادات الجولتين، لذلك قد تختلف الدرجات من دون أن يتغيّر أي فحص.',
  pdfNote: 'ما تغيّر، في ورقة واحدة',
  show: 'عرض الصفحات',
  all: ({ pages }) => `الكل ${number(pages)}`,
  counted: ({ change, pages }) => `${change} ${number(pages)}`,
  changes,
  valueChange,
  because: {
    'not-audited-before': 'تعذّر فحصها في الجولة السابقة',
    'not-audited-now': 'تعذّر فحصها في الجولة اللاحقة',
    'never-audited': 'تعذّر فحصها في الجولتين',
    'ended-early-before': 'ليست في الجولة السابقة التي انتهت قبل الوصول إلى كل الصفحات',
    'ended-early-now': 'ليست في الجولة اللاحقة التي انتهت قبل الوصول إلى كل الصفحات',
    'nothing-in-common': 'لم يُجرَ أي فحص في المرتين',
  },
  columns: {
    url: 'URL',
    title: 'العنوان',
    change: 'التغيير',
    values: 'القيم المتغيّرة',
    before: 'الدرجة قبل',
    now: 'الدرجة بعد',
    worse: 'فحوصات أسوأ',
    better: 'فحوصات أفضل',
  },
  rows: 'الصفحات المتغيّرة',
  none: 'لا توجد صفحات.',
};
