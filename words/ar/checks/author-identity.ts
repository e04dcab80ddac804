import type { authorIdentity as en } from '../../en/checks/author-identity.ts';
import { amount, and, sentenceEndingIn } from './grammar.ts';
import { framedText } from './framed.ts';
import { nameOrigins } from './names.ts';
import { pageOf } from './page-type.ts';

const more = { zero: 'آخر', one: 'كاتب آخر', two: 'كاتبان آخران', few: 'كتّاب آخرين', many: 'كاتبًا آخر', other: 'كاتب آخر' };
const useName = 'استخدام اسم الشخص أو المؤسسة المسؤولة عن النص.';

export const authorIdentity: typeof en = {
  title: 'الكاتب مذكور ومرتبط بصفحة عنه',
  problem: 'الكاتب غير مذكور أو غير متسق',
  why: 'يحكم القراء ومحركات الإجابات على النص بحسب كاتبه. والاسم الظاهر والمُرمَّز والمرتبط يقود إلى أعماله الأخرى ومؤهلاته.',
  heuristic: 'حصة كل جزء من الأجزاء الثلاثة: تقدير استدلالي خاص بنا',
  words: { where: 'الموضع', name: 'الاسم', type: 'النوع', linkedTo: 'الرابط إلى', origin: ({ from }) => nameOrigins[from] },
  says: {
    named: ({ names, more: rest }) => ({
      message: `الكاتب ظاهر: ${sentenceEndingIn(and(rest > 0 ? [...names, amount(rest, more)] : names))}`,
      change: '',
    }),
    framed: ({ url }) => framedText(url),
    none: () => ({
      message: 'لم يُعثر على كاتب، لا في الصفحة ولا في البيانات المنظَّمة.',
      change:
        'إظهار الشخص المسؤول أو المؤسسة المسؤولة قرب العنوان الرئيسي، واستخدام الاسم نفسه كقيمة author في البيانات المنظَّمة، وربطه بصفحة تعرّف به.',
    }),
    notVisible: ({ name }) => ({
      message: `الكاتب (${name}) مذكور في البيانات المنظَّمة لكنه غير ظاهر للقراء.`,
      change: 'إظهار الاسم قرب العنوان الرئيسي أو في نهاية النص.',
    }),
    notInMarkup: ({ name }) => ({
      message: `الكاتب الظاهر (${name}) غير مذكور في البيانات المنظَّمة بنوع Person أو Organization.`,
      change: 'إضافة author مع @type والاسم نفسه إلى البيانات المنظَّمة للمقالة.',
    }),
    notLinked: ({ name }) => ({
      message: `الكاتب (${name}) غير مرتبط بصفحة تعرّف به.`,
      change: 'ربط سطر اسم الكاتب بصفحة الكاتب، وذكر عنوان هذه الصفحة كقيمة url (أو ملفاته الشخصية كقيم sameAs) في البيانات المنظَّمة.',
    }),
    differs: ({ visible, marked }) => ({
      message: `تعرض الصفحة الكاتب «${visible}»، لكن البيانات المنظَّمة تذكر «${marked}».`,
      change: 'استخدام الاسم نفسه في الموضعين.',
    }),
    account: ({ name }) => ({ message: `الكاتب هو «${name}»، وهو يشبه اسم حساب.`, change: useName }),
    role: ({ name }) => ({ message: `الكاتب هو «${name}»: وهذا دور وليس اسمًا.`, change: useName }),
    siteName: ({ name }) => ({
      message: `الكاتب هو «${name}»، أي اسم الموقع، لكنه غير مُرمَّز بنوع Organization.`,
      change: 'ذكر الشخص الذي كتب النص، أو ترميز الكاتب بنوع Organization إذا كانت المؤسسة مسؤولة عنه.',
    }),
    several: ({ name }) => ({
      message: `يذكر إدخال واحد للكاتب عدة أشخاص: «${name}».`,
      change: 'تخصيص إدخال مستقل لكل كاتب في قائمة الكتّاب.',
    }),
    noByline: ({ type }) => ({ message: `لم يُعثر على اسم كاتب، ولا يُنتظر ذكره في صفحة من هذا النوع: ${pageOf[type]}.`, change: '' }),
  },
};
