import type * as en from '../../en/reports/comparison.ts';
import { amount, amountOf, and, date, nouns, number } from '../checks/arabic.ts';
import { followedBy, withAdjective } from '../nouns.ts';

export const changes: typeof en.changes = {
  worse: 'أسوأ',
  mixed: 'أفضل وأسوأ',
  better: 'أفضل',
  new: 'جديدة',
  gone: 'مفقودة',
  unknown: 'لا تمكن مقارنتها',
  same: 'بلا تغيير',
};

export const comparedValues: typeof en.comparedValues = {
  status: 'حالة HTTP',
  title: 'العنوان',
  description: 'الوصف التعريفي',
  canonical: 'الرابط الأساسي',
  robots: 'توجيهات robots',
  h1: 'h1',
  published: 'النشر',
  modified: 'التعديل',
  types: 'أنواع البيانات المنظَّمة',
  words: 'طول النص',
  links: 'الروابط الداخلية',
};
export const valueChange: typeof en.valueChange = ({ id, before, now }) =>
  `${comparedValues[id]}: من ${before || 'لا شيء'} إلى ${now || 'لا شيء'}`;

export const comparison: typeof en.comparison = {
  title: 'ما الذي تغيّر',
  documentTitle: ({ name }) => `ما الذي تغيّر: ${name}`,
  before: 'قبل',
  now: 'بعد',
  run: ({ name, at, pages }) => [name, at === null ? '' : date(at), amount(pages, nouns.page)].filter(Boolean).join('، '),
  verdict: ({ failures, warnings, fixed, values }) =>
    failures + warnings + fixed === 0
      ? `لم يتغيّر أي فحص في أي صفحة${values > 0 ? `، لكن تغيّرت ${amount(values, nouns.value)}` : ''}.`
      : `${and(
          [
            failures > 0 && `لم ينجح حديثًا ${number(failures)}`,
            warnings > 0 && amount(warnings, withAdjective(nouns.warning, 'جديد')),
            fixed > 0 && `أُصلح أو تحسّن ${number(fixed)}`,
            values > 0 && amount(values, withAdjective(nouns.value, 'متغيّر')),
          ].filter((part): part is string => part !== false),
        )}.`,
  counts: ({ counts }) =>
    `${[
      counts.worse > 0 && amount(counts.worse, followedBy(nouns.page, 'أسوأ')),
      counts.mixed > 0 && `أفضل وأسوأ: ${number(counts.mixed)}`,
      counts.better > 0 && `أفضل: ${number(counts.better)}`,
      counts.same > 0 && `بلا تغيير: ${number(counts.same)}`,
      counts.new > 0 && `جديدة: ${number(counts.new)}`,
      counts.gone > 0 && `مفقودة: ${number(counts.gone)}`,
      counts.unknown > 0 && `لا تمكن مقارنتها: ${number(counts.unknown)}`,
    ]
      .filter(Boolean)
      .join('، ')}.`,
  auditScore: 'متوسط درجة الفحص',
  geoScore: 'متوسط درجة GEO',
  change: ({ before, now }) =>
    before === now ? 'بلا تغيير' : now > before ? `ارتفع ${number(now - before)}` : `انخفض ${number(before - now)}`,
  scored: ({ pages }) => `المتوسط لعدد ${amountOf(pages, nouns.page)} لها درجة في الجولتين.`,
  newFailures: ({ count }) => `لم تنجح حديثًا (${number(count)})`,
  newWarnings: ({ count }) => `تحذيرات جديدة (${number(count)})`,
  fixed: ({ count }) => `أُصلحت أو تحسّنت (${number(count)})`,
  values: ({ count }) => `قيم متغيّرة (${number(count)})`,
  value: ({ id, pages }) => `${comparedValues[id]}، ${amount(pages, nouns.page)}`,
  valueChange,
  added: ({ count }) => `صفحات جديدة (${number(count)})`,
  missing: ({ count }) => `صفحات مفقودة (${number(count)})`,
  unaudited: ({ count }) => `تعذّر فحصها هذه المرة (${number(count)})`,
  checks: ({ count }) => `${amount(count, nouns.check)}، حسب التأثير وعدد الصفحات`,
  pages: 'الصفحات المتغيّرة',
  columns: {
    check: 'الفحص',
    pages: 'الصفحات',
    which: 'عناوين URL',
    page: 'الصفحة',
    change: 'التغيير',
    before: 'الفحص قبل',
    now: 'الفحص بعد',
    valueBefore: 'قبل',
    valueNow: 'بعد',
  },
  changes,
  more: ({ count }) => `و${number(count)} أخرى`,
  help: 'تُطابَق الصفحات حسب عنوان URL، بتجاهل مَعلمات التتبّع. لا يُحتسب الفحص إلا حيث أُجري في المرتين.',
};
