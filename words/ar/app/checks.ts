import type { Grade } from '../../../checks/core/report/geo-ids.ts';
import type { SignalGroup } from '../../../checks/core/signal.ts';
import type { checks as en } from '../../en/app/checks.ts';
import { arabic } from '../arabic.ts';

const { number } = arabic;

const groups: Record<SignalGroup, string> = {
  crawling: 'الزحف والفهرسة',
  head: 'العنوان والوصف ورأس الصفحة',
  content: 'المحتوى',
  links: 'الروابط',
  images: 'الصور',
  'structured-data': 'البيانات المنظَّمة',
  sharing: 'المشاركة',
  language: 'اللغة',
  experience: 'السرعة والأجهزة',
  ai: 'الجاهزية لاستشهاد الذكاء الاصطناعي',
};

const grades: Record<Grade, string> = { strong: 'قوية', medium: 'متوسطة', weak: 'ضعيفة', speculative: 'تخمينية' };

export const checks: typeof en = {
  groups,
  all: ({ count }) => `كل الفحوصات (${number(count)})`,
  only: ({ status }) => `الفحوصات: ${status}`,
  filter: 'تصفية حسب الحالة',
  any: 'الكل',
  none: 'لا يوجد فحص بهذه الحالة.',

  why: 'سبب أهمية ذلك، مع المصادر',
  weight: ({ weight }) => `الوزن ${number(weight)} في درجة الفحص.`,
  gate: 'إذا لم ينجح، فالحد الأقصى لدرجة الفحص 30.',
  geo: ({ points, grade }) => `قيمته ${number(points)} من 100 نقطة GEO (الأدلة: ${grades[grade]}).`,
};
