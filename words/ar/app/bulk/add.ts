import type { add as en } from '../../../en/app/bulk/add.ts';
import { arabic } from '../../arabic.ts';
import { amount, amountOf, nouns } from '../../checks/grammar.ts';
import { another, things, withAdjective } from '../../nouns.ts';

const { number } = arabic;

export const add: typeof en = {
  urls: {
    label: 'عناوين URL، عنوان في كل سطر',
    hint: 'تُضاف https:// إذا لم تُكتب.',
    read: ({ urls, repeated, invalid }) =>
      [
        amount(urls, nouns.url),
        repeated > 0 && `جرى تخطي ${amountOf(repeated, withAdjective(things.copy, 'مكرر'))}`,
        invalid > 0 && amount(invalid, withAdjective(nouns.line, 'خاطئ')),
      ]
        .filter(Boolean)
        .join('، '),
    invalid: ({ count }) => `أسطر لا يمكن إضافتها إلى قائمة الانتظار: ${arabic.number(count)}.`,
    invalidStay: 'تبقى في الحقل عند إضافة البقية.',
    correct: 'صحّحها أعلاه.',
    line: ({ line: index }) => `السطر ${number(index)}:`,
    moreInvalid: ({ count }) => `و${amount(count, another(nouns.line))}.`,
    addNone: 'إضافة عناوين URL إلى قائمة الانتظار',
    add: ({ count }) => `إضافة ${amountOf(count, nouns.url)} إلى قائمة الانتظار`,
    reasons: {
      long: ({ most }) => `أطول من الحد الأقصى للأحرف (${number(most)}).`,
      space: 'يحتوي على مسافة: اكتب عنوان URL واحدًا في كل سطر.',
      scheme: ({ scheme }) => `يمكن فحص صفحات http وhttps فقط، لا عناوين ${scheme}.`,
      'no-url': 'ليس عنوان URL.',
      credentials: 'يحتوي على اسم مستخدم أو كلمة مرور، وسيظهران في كل تقرير.',
      'no-host': 'ليس عنوان URL: لا يوجد مضيف.',
    },
  },

  sitemap: {
    label: 'عنوان URL لخريطة موقع',
    read: 'قراءة خريطة الموقع',
    reading: 'جارٍ القراءة…',
    hint: 'تصلح أيضًا فهارس خرائط الموقع والقوائم النصية والملفات المضغوطة. قد يطلب المتصفح إذنًا لقراءة الموقع.',
    wrong: ({ text, reason }) => `${text || 'هذا'}: ${reason}`,
    refused: ({ host }) =>
      `لم تُقرأ خريطة الموقع: لم يسمح المتصفح بإرسال طلبات إلى ${host}. حاول مجددًا واختر السماح، أو الصق عناوين URL بدلًا من ذلك.`,
    failed: ({ error }) => `تعذّرت قراءة خريطة الموقع. ${error}`,
    empty: 'لا تسرد خريطة الموقع أي صفحة.',
    total: ({ count }) => `${amount(count, nouns.page)} في خريطة الموقع.`,
    firstOf: ({ count }) => `يمكنك الاختيار من أول ${number(count)}.`,
    onlyWith: 'فقط ما يحتوي على',
    first: 'الأولى',
    all: 'الكل',
    fit: ({ fitting, chosen }) =>
      `${amount(fitting, withAdjective(nouns.page, 'مطابق'))}${chosen < fitting ? `، اختير منها ${number(chosen)}` : ''}.`,
    room: ({ count }) => `يمكن بعدُ إضافة ${amountOf(count, another(nouns.page))} إلى هذه الجولة.`,
    more: ({ count }) => `و${amount(count, another(nouns.page))}`,
    addNone: 'إضافة صفحات إلى قائمة الانتظار',
    add: ({ count }) => `إضافة ${amountOf(count, nouns.page)} إلى قائمة الانتظار`,
  },

  tabs: {
    reading: 'جارٍ قراءة علامات التبويب المفتوحة…',
    here: 'هذه النافذة',
    window: ({ index }) => `النافذة ${number(index)}`,
    noneShown: 'ليس لدى Pageloupe بعد إذن لرؤية علامات التبويب المفتوحة.',
    moreHidden: ({ count }) => `علامات تبويب أخرى مخفية عن Pageloupe: ${number(count)}.`,
    whatFor:
      'إذا سمحت بذلك، يرى Pageloupe عنوان كل علامة تبويب وعنوان URL الخاص بها (تسمّي المتصفحات ذلك «سجلّ التصفّح»). لا يُحفظ شيء إلا إذا أضفته إلى قائمة الانتظار.',
    allow: 'عرض علامات التبويب المفتوحة',
    refused: 'رُفض الإذن.',
    otherWays: 'يمكنك لصق عناوين URL بدلًا من ذلك، أو إضافة علامة تبويب بزر Pageloupe في صفحتها.',
    find: 'البحث عن علامة تبويب',
    findLabel: 'البحث عن علامة تبويب بالعنوان أو بعنوان URL',
    allWindows: 'كل النوافذ',
    none: ({ query }) => `لا توجد علامة تبويب مفتوحة يحتوي عنوانها أو عنوان URL الخاص بها على «${query}».`,
    selectAll: 'تحديد الكل',
    selectFound: 'تحديد كل النتائج',
    selectNone: 'إلغاء التحديد',
    addNone: 'إضافة علامات تبويب إلى قائمة الانتظار',
    add: ({ count }) => `إضافة ${amountOf(count, things.tab)} إلى قائمة الانتظار`,
    noOther: 'لا توجد علامات تبويب أخرى مفتوحة.',
    tabs: ({ count }) => amount(count, things.tab),
    queued: 'في قائمة الانتظار.',
    asleep: 'في وضع السكون: سيُعاد تحميلها.',
    obstacles: { file: 'ملف محلي: افتحه واستخدم زر Pageloupe هناك.', extension: 'صفحة إضافة.', browser: 'صفحة من صفحات المتصفح.' },
  },
};
