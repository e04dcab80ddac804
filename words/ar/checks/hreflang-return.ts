import type { hreflangReturn as en } from '../../en/checks/hreflang-return.ts';
import { agree, amount, amountOf, number } from './grammar.ts';
import { probeText } from './probes.ts';

const versions = { one: 'نسخة لغوية واحدة', two: 'نسختان لغويتان', few: 'نسخ لغوية', many: 'نسخة لغوية', other: 'نسخة لغوية' };

export const hreflangReturn: typeof en = {
  title: 'تشير النسخ اللغوية (hreflang) بعضها إلى بعض',
  problem: 'نسخ لغوية (hreflang) معطّلة أو لا تشير إلى هذه الصفحة',
  why: 'لا تُعدّ نسختان لغويتان زوجًا إلا إذا ذكرت كل منهما الأخرى. وإلا فتتجاهل محركات البحث الزوج.',
  words: {
    code: 'الرمز',
    url: 'عنوان URL',
    answer: 'الاستجابة',
    returns: 'رابط العودة',
    yes: 'نعم',
    no: 'لا',
    why: ({ why }) => probeText(why),
  },
  says: {
    mutual: ({ count }) => ({
      message: agree(count, {
        one: 'النسخة اللغوية الأخرى تعمل، وهي قابلة للفهرسة، وتذكر هذه الصفحة.',
        other: `جميع النسخ اللغوية الأخرى (${number(count)}) تعمل، وهي قابلة للفهرسة، وتذكر هذه الصفحة.`,
      }),
      change: '',
    }),
    none: () => ({ message: 'لا تذكر الصفحة نسخًا لغوية أخرى.', change: '' }),
    broken: ({ count }) => ({
      message: `نسخ معطّلة: ${amount(count, versions)}. يعرض الخادم خطأ أو لا يستجيب.`,
      change: 'تصحيح عنوان URL أو إزالة الإدخال.',
    }),
    blocked: ({ count }) => ({
      message: `يحظر ملف robots.txt وصول Googlebot إلى ${amountOf(count, versions)}، فلا تعرف Google هل تُذكر هذه الصفحة هناك.`,
      change: 'السماح بالزحف إلى تلك النسخة في ملف robots.txt، أو إزالة الإدخال.',
    }),
    noindex: ({ count }) => ({
      message: `يوجد توجيه noindex في ${amountOf(count, versions)}.`,
      change: 'السماح بفهرسة تلك النسخة، أو إزالة الإدخال.',
    }),
    noReturn: ({ count }) => ({ message: `نسخ لغوية لا تذكر هذه الصفحة: ${number(count)}.`, change: 'ذكر جميع النسخ في كل نسخة.' }),
    redirected: ({ count }) => ({ message: `توجد إعادة توجيه في ${amountOf(count, versions)}.`, change: 'استخدام عنوان URL النهائي.' }),
    unverified: ({ count }) => ({ message: `تعذّر التحقق من ${amountOf(count, versions)}، ولا يعني ذلك وجود عطل.`, change: '' }),
    capped: ({ probed, all }) => ({ message: `فُحص ${number(probed)} من أصل ${amountOf(all, versions)}.`, change: '' }),
    notAllVerified: () => ({ message: 'تعذّر التحقق من جميع النسخ اللغوية.', change: '' }),
    notAllChecked: () => ({ message: 'لم تُفحص جميع النسخ اللغوية.', change: '' }),
  },
};
