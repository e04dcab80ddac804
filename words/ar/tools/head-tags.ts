import type { words as en } from '../../en/tools/head-tags.ts';
import { amount, nouns, number } from '../checks/grammar.ts';
import { withAdjective } from '../nouns.ts';

const bodies = (count: number) => `انتقل إلى body \u200f${amount(count, nouns.element)} مما بعده.`;

export const words: typeof en = {
  groups: {
    Document: 'المستند',
    Search: 'البحث',
    Sharing: 'المشاركة',
    'Icons and app': 'الأيقونات والتطبيق',
    'Alternates and feeds': 'النسخ البديلة والخلاصات',
    'Resource hints': 'تلميحات الموارد',
    Styles: 'الأنماط',
    Scripts: 'النصوص البرمجية',
    Other: 'أخرى',
  },
  all: ({ count }) => `الكل ${number(count)}`,
  group: ({ name, count }) => `${name} ${number(count)}`,
  changed: ({ count }) => `تغيّر ${number(count)}`,
  left: ({ element, count }) => `أغلق العنصر \`${element}\` رأس الصفحة head مبكرًا: ${bodies(count)}`,
  leftAtLine: ({ element, line, count }) => `أغلق العنصر \`${element}\` في السطر ${number(line)} رأس الصفحة head مبكرًا: ${bodies(count)}`,
  ended: ({ element, line }) =>
    `في HTML المصدر، ينهي العنصر \`${element}\` في السطر ${number(line)} رأس الصفحة head قبل البيانات الوصفية التي تليه.`,
  elements: 'العناصر',
  listed: ({ total, listed, repeated }) =>
    [number(total), total > listed && `يُعرض أول ${number(listed)}`, repeated > 0 && `المكرر ${number(repeated)}`]
      .filter(Boolean)
      .join('، '),
  inBody: 'في body',
  none: 'لا شيء',
  base: 'عنوان URL الأساس (base)',
  noBase: 'لا يوجد العنصر `base`',
  empty: '(فارغ)',
  order: 'بترتيب المستند',
  choose: 'مجموعة العناصر',
  rows: 'عناصر head',
  emptyHead: 'رأس الصفحة head فارغ: لا title ولا meta ولا link ولا script ولا style.',
  noneOfKind: 'لا يوجد عنصر من هذا النوع.',
  element: 'العنصر',
  times: ({ count }) => amount(count, nouns.time),
  rendered: 'HTML المعروض',
  source: 'HTML المصدر',
  absent: 'مفقود',
  same: 'مطابق',
  unread: 'لم يُقرأ',
  change: 'التغيير',
  changes: {
    same: 'مطابق',
    changed: 'غيّره نص برمجي',
    added: 'أضافه نص برمجي',
    removed: 'في HTML المصدر فقط',
    unknown: 'لم يُقرأ HTML المصدر',
  },
  strip: ({ count }) => `${amount(count, withAdjective(nouns.element, 'مختلف'))} بالترتيب، حسب المجموعة:`,
  ofGroup: ({ name, count }) => `${name} (${number(count)})`,
  struck: 'مشطوب: في body',
};
