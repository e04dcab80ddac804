import type * as en from '../../en/reports/comparison.ts';
import { arabic } from '../arabic.ts';
import { amount, nouns } from '../checks/grammar.ts';

const { number } = arabic;
const newFailures = { one: 'إخفاق جديد واحد', two: 'إخفاقان جديدان', few: 'إخفاقات جديدة', many: 'إخفاقًا جديدًا', other: 'إخفاق جديد' };
const newWarnings = { one: 'تحذير جديد واحد', two: 'تحذيران جديدان', few: 'تحذيرات جديدة', many: 'تحذيرًا جديدًا', other: 'تحذير جديد' };
const changedValues = { one: 'قيمة متغيّرة واحدة', two: 'قيمتان متغيّرتان', few: 'قيم متغيّرة', many: 'قيمة متغيّرة', other: 'قيمة متغيّرة' };

export const changes: typeof en.changes = {
  worse: 'أسوأ',
  mixed: 'أفضل وأسوأ',
  better: 'أفضل',
  new: 'جديدة',
  gone: 'مفقودة',
  unknown: 'لا يمكن مقارنتها',
  same: 'بلا تغيير',
};

export const changeHeads: typeof en.changeHeads = {
  newFailures: 'إخفاقات جديدة',
  newWarnings: 'تحذيرات جديدة',
  fixed: 'أُصلحت أو تحسّنت',
  values: 'قيم تغيّرت',
  added: 'صفحات جديدة',
  missing: 'صفحات ناقصة',
  unaudited: 'لم يعد فحصها ممكنًا',
  none: 'لا شيء',
};
const counted =
  (title: string) =>
  ({ count }: { count: number }) =>
    `${title} (${number(count)})`;

export const comparedValues: typeof en.comparedValues = {
  status: 'حالة HTTP',
  title: 'عنوان الصفحة',
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
  run: ({ name, at, pages }) => [name, at === null ? '' : arabic.date(at), amount(pages, nouns.page)].filter(Boolean).join('، '),
  verdict: ({ failures, warnings, fixed, values }) =>
    failures + warnings + fixed === 0
      ? `لم يتغيّر أي فحص في أي صفحة${values > 0 ? `، لكن تغيّرت ${amount(values, nouns.value)}` : ''}.`
      : `${arabic.and(
          [
            failures > 0 && amount(failures, newFailures),
            warnings > 0 && amount(warnings, newWarnings),
            fixed > 0 && `إصلاحات أو تحسينات (${number(fixed)})`,
            values > 0 && amount(values, changedValues),
          ].filter((part): part is string => part !== false),
        )}.`,
  counts: ({ counts }) =>
    `الصفحات: ${[
      counts.worse > 0 && `أسوأ ${number(counts.worse)}`,
      counts.mixed > 0 && `أفضل وأسوأ ${number(counts.mixed)}`,
      counts.better > 0 && `أفضل ${number(counts.better)}`,
      counts.same > 0 && `بلا تغيير ${number(counts.same)}`,
      counts.new > 0 && `جديدة ${number(counts.new)}`,
      counts.gone > 0 && `مفقودة ${number(counts.gone)}`,
      counts.unknown > 0 && `لا يمكن مقارنتها ${number(counts.unknown)}`,
    ]
      .filter(Boolean)
      .join('، ')}.`,
  auditScore: 'متوسط درجة الفحص',
  geoScore: 'متوسط درجة GEO',
  change: ({ before, now }) =>
    before === now ? 'بلا تغيير' : now > before ? `زيادة ${number(now - before)}` : `نقصان ${number(before - now)}`,
  scored: ({ pages }) => `تُحسب المتوسطات من الصفحات التي حصلت على درجة في الجولتين كلتيهما، وعددها ${number(pages)}.`,
  newFailures: counted(changeHeads.newFailures),
  newWarnings: counted(changeHeads.newWarnings),
  fixed: counted(changeHeads.fixed),
  values: counted(changeHeads.values),
  value: ({ id, pages }) => `${comparedValues[id]}، \u200f${amount(pages, nouns.page)}`,
  valueChange,
  added: counted(changeHeads.added),
  missing: counted(changeHeads.missing),
  unaudited: counted(changeHeads.unaudited),
  checks: ({ count }) => `${amount(count, nouns.check)}، بحسب التأثير وعدد الصفحات`,
  pages: 'صفحات متغيّرة',
  columns: {
    check: 'الفحص',
    pages: 'الصفحات',
    which: 'عناوين URL',
    page: 'الصفحة',
    change: 'التغيير',
    before: 'درجة الفحص قبل',
    now: 'درجة الفحص بعد',
    valueBefore: 'قبل',
    valueNow: 'بعد',
  },
  changes,
  more: ({ count }) => `و${number(count)} غيرها`,
  help: 'تُطابَق الصفحات بعنوان URL مع تجاهل مَعلمات التتبّع. ولا يُحتسب الفحص إلا حيث نُفِّذ في المرتين.',
};
