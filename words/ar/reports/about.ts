import type * as en from '../../en/reports/about.ts';
import { arabic } from '../arabic.ts';
import { amount, amountOf, nouns } from '../checks/grammar.ts';

export const status: typeof en.status = {
  pass: 'ناجح',
  warn: 'تحذير',
  fail: 'لم ينجح',
  na: 'لا ينطبق',
  unchecked: 'لم يُفحص',
  info: 'معلومات',
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
  about: 'تعريف أو تواصل أو بيانات الناشر',
  local: 'نشاط تجاري محلي أو مكان',
  media: 'فيديو أو صوت',
  tool: 'أداة أو تطبيق',
  utility: 'تسجيل دخول أو سلة أو دفع أو حساب أو بحث',
  other: 'غير ذلك',
};

export const about: typeof en.about = {
  language: ({ code }) => arabic.language(code),
  duration: ({ milliseconds }) => `استغرق الفحص ${arabic.duration(milliseconds)}`,
  time: ({ at }) => `${arabic.time(at)} UTC`,
  applying: ({ applying, all }) =>
    applying === all
      ? `تنطبق جميع الفحوصات (${arabic.number(all)})`
      : `ينطبق ${arabic.number(applying)} من أصل ${amountOf(all, nouns.check)}`,
  failed: ({ count }) => `لم ينجح ${arabic.number(count)}`,
  warned: ({ count }) => amount(count, nouns.warning),
  passed: ({ count }) => `نجح ${arabic.number(count)}`,
  pending: ({ count }) => `ما زال قيد التنفيذ ${arabic.number(count)}`,
  unchecked: ({ count }) => `تعذّر تنفيذ ${arabic.number(count)}`,
  ranking: 'لا توجد درجة تتنبأ بالترتيب: ليست لدى أدوات الجهات الخارجية بيانات عن الترتيب (Google، \u200f5 يونيو 2026).',
  readiness: 'يقيس هذا الجاهزية لا الاحتمال. فالاستشهاد بالصفحة يتوقف أيضًا على السؤال وعلى ترتيبها وعلى المصادر المنافسة.',
};

export const sourceMarks: typeof en.sourceMarks = {
  primary: 'مصدر أساسي',
  abstract: 'مصدر أساسي، الملخص فقط',
  secondary: 'نقلًا عن آخرين',
  general: 'ممارسة عامة',
  heuristic: 'تقدير استدلالي',
};
export const source: typeof en.source = {
  checked: ({ mark, date }) => `${mark}، روجع في ${arabic.date(date)}`,
  checkedOn: ({ date }) => `روجع في ${arabic.date(date)}`,
};
