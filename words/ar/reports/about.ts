import type * as en from '../../en/reports/about.ts';
import { arabic } from '../arabic.ts';
import { amount, amountOf, duration, language, nouns, number } from '../checks/arabic.ts';

export const status: typeof en.status = {
  pass: 'ناجح',
  warn: 'تحذير',
  fail: 'لم ينجح',
  na: 'لا ينطبق',
  unchecked: 'لم يُفحص',
  info: 'حقائق',
  note: 'ملاحظة',
  pending: 'جارٍ القراءة…',
};

export const pageTypes: typeof en.pageTypes = {
  article: 'مقالة',
  product: 'منتج',
  service: 'خدمة',
  docs: 'وثائق',
  faq: 'أسئلة وأجوبة',
  forum: 'موضوع في منتدى',
  listing: 'قائمة',
  home: 'الصفحة الرئيسية',
  about: 'تعريف بالموقع أو تواصل أو بيانات الناشر',
  local: 'نشاط تجاري محلي أو مكان',
  media: 'فيديو أو صوت',
  tool: 'أداة أو تطبيق',
  utility: 'تسجيل دخول أو سلة أو دفع أو حساب أو بحث',
  other: 'نوع آخر',
};

export const about: typeof en.about = {
  language: ({ code }) => language(code),
  duration: ({ milliseconds }) => `استغرق الفحص ${duration(milliseconds)}`,
  time: ({ at }) => `${arabic.time(at)} UTC`,
  applying: ({ applying, all }) =>
    applying === all ? `تنطبق كل الفحوصات (${number(all)})` : `ينطبق ${number(applying)} من ${amountOf(all, nouns.check)}`,
  failed: ({ count }) => `لم ينجح ${number(count)}`,
  warned: ({ count }) => amount(count, nouns.warning),
  passed: ({ count }) => `نجح ${number(count)}`,
  pending: ({ count }) => `ما زال جاريًا ${number(count)}`,
  unchecked: ({ count }) => `تعذّر إجراء ${number(count)}`,
  ranking: 'لا تتنبأ أي درجة بالترتيب في نتائج البحث: ليس لدى أدوات الجهات الخارجية بيانات عن الترتيب (Google، 2026-06-05).',
  readiness: 'يقيس هذا الجاهزية، لا الاحتمال. يتوقف الاستشهاد بالصفحة أيضًا على السؤال وترتيبها والمصادر المنافسة.',
};

export const sourceMarks: typeof en.sourceMarks = {
  primary: 'مصدر أولي',
  abstract: 'مصدر أولي، الملخّص فقط',
  secondary: 'منقول عن آخرين',
  general: 'ممارسة عامة',
  heuristic: 'استدلال تقديري',
};
export const source: typeof en.source = {
  checked: ({ mark, date }) => `${mark}، تاريخ المراجعة ${date}`,
  checkedOn: ({ date }) => `تاريخ المراجعة ${date}`,
};
