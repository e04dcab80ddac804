import type { hreflang as en } from '../../en/checks/hreflang.ts';
import { amount, amountOf, and, language as languageName, number } from './grammar.ts';
import { tagFaultText } from './language-tags.ts';

const entries = {
  one: 'إدخال hreflang واحد',
  two: 'إدخالا hreflang',
  few: 'إدخالات hreflang',
  many: 'إدخال hreflang',
  other: 'إدخال hreflang',
};
const links = { one: 'رابط واحد', two: 'رابطان', few: 'روابط', many: 'رابطًا', other: 'رابط' };
const versions = { one: 'نسخة لغوية واحدة', two: 'نسختين لغويتين', few: 'نسخ لغوية', many: 'نسخة لغوية', other: 'نسخة لغوية' };
const urls = {
  one: 'عنوان URL واحد',
  two: 'عنوانا URL مختلفان',
  few: 'عناوين URL مختلفة',
  many: 'عنوان URL مختلفًا',
  other: 'عنوان URL مختلف',
};
const otherLanguages = { one: 'لغة أخرى', two: 'لغتان أخريان', few: 'لغات أخرى', many: 'لغة أخرى', other: 'لغة أخرى' };
const inBody = (count: number) => `يوجد ${amount(count, links)} إلى نسخ لغوية (hreflang) في القسم body، حيث تتجاهل محركات البحث ذلك.`;
const toOwn = 'توجيه الرابط الأساسي لكل نسخة لغوية إلى عنوان URL الخاص بها.';

export const hreflang: typeof en = {
  title: 'مجموعة hreflang صالحة',
  problem: 'مجموعة hreflang غير صالحة',
  why: 'تخبر hreflang محركات البحث بلغة كل نسخة من الصفحة وبلدها. وتُتجاهل الإدخالات غير الصالحة.',
  words: { code: 'الرمز', url: 'عنوان URL', from: 'من', head: 'العنصر link', header: 'ترويسة Link' },
  says: {
    valid: ({ count }) => ({
      message: `في الصفحة ${amount(count, entries)}: جميع الرموز وعناوين URL صالحة، وهذه الصفحة ضمنها.`,
      change: '',
    }),
    linkedOnly: ({ languages }) => ({
      message: `في الصفحة روابط إلى نفسها في ${amountOf(languages.length, otherLanguages)} (${and(languages.map(languageName))})، لكن القسم head والترويسات لا تذكر هذه النسخ (hreflang).`,
      change: 'ذكر هذه الصفحة وترجماتها باستخدام hreflang، في القسم head أو ترويسة Link أو خريطة الموقع.',
    }),
    inSitemap: ({ count }) => ({
      message: `تذكر خريطة الموقع ${amountOf(count, versions)} لهذه الصفحة (hreflang)، ولا يقرأ هذا الفحص سوى ما في القسم head والترويسات.`,
      change: '',
    }),
    perhapsInSitemap: ({ languages }) => ({
      message: `في الصفحة روابط إلى نفسها في ${amountOf(languages.length, otherLanguages)} (${and(languages.map(languageName))})، والقسم head والترويسات لا تذكر هذه النسخ (hreflang). قد تذكرها خريطة الموقع، لكنها لم تُقرأ كاملة.`,
      change: '',
    }),
    swapped: ({ count, total }) => ({
      message: `يشير ${number(count)} من أصل ${amountOf(total, versions)} (hreflang) إلى عنوان URL للغة أخرى: الرموز مختلطة.`,
      change: 'إعطاء كل رمز عنوان URL الخاص بلغته.',
    }),
    notItsLanguage: ({ code, language }) => ({
      message: `لغة الصفحة: ${languageName(language)}. لكنها تذكر نفسها بالرمز «${code}».`,
      change: `استخدام رمز لغة الصفحة: ${language}، يتبعه رمز بلد إذا كنت تستهدف بلدًا.`,
    }),
    none: () => ({ message: 'لا تحدد الصفحة نسخًا لغوية.', change: '' }),
    invalidCode: ({ code, fault }) => ({
      message: `رمز اللغة «${code}» (hreflang) غير صالح: ${tagFaultText(fault)}.`,
      change: 'استخدام لغة بحسب ISO 639-1، ومعها اختياريًا نظام كتابة وبلد بحسب ISO 3166-1: «en»، «en-GB»، «zh-Hant».',
    }),
    otherLanguage: ({ code, likely }) => ({
      message: `رمز اللغة «${code}» (hreflang) صالح لكنه يدل على لغة أخرى. هل تقصد «${likely}»؟`,
      change: `استخدام ${likely}، يتبعه رمز بلد إذا كنت تستهدف بلدًا.`,
    }),
    relative: ({ count }) => ({
      message: `عنوان URL غير مطلق في ${amountOf(count, versions)} (hreflang).`,
      change: 'استخدام عنوان URL الكامل مع https والمضيف.',
    }),
    unreadable: ({ count }) => ({
      message: `لا عنوان URL صالحًا في ${amountOf(count, versions)} (hreflang).`,
      change: 'استخدام عنوان URL الكامل مع https والمضيف؛ وليس في اسم المضيف مسافات ولا علامات نسبة مئوية.',
    }),
    alsoInBody: ({ count }) => ({
      message: `${inBody(count)} والمجموعة في القسم head كاملة بلا ذلك.`,
      change: 'إزالة الروابط من القسم body.',
    }),
    noSelf: () => ({
      message: 'لا تتضمن قائمة النسخ اللغوية (hreflang) في هذه الصفحة الصفحةَ نفسها، فقد تتجاهل محركات البحث القائمة.',
      change: 'إضافة إدخال hreflang لهذه الصفحة: يجب أن تذكر كل نسخة لغوية نفسها وجميع النسخ الأخرى.',
    }),
    ofCanonical: ({ url }) => ({ message: `تخص إدخالات hreflang الرابط الأساسي لا هذه الصفحة، وهذا صحيح. الرابط الأساسي: ${url}`, change: '' }),
    inBody: ({ count }) => ({ message: inBody(count), change: 'نقل الروابط إلى القسم head.' }),
    conflicting: ({ code, count }) => ({
      message: `لرمز اللغة «${code}» (hreflang) \u200f${amount(count, urls)}.`,
      change: 'استخدام عنوان URL واحد لكل رمز.',
    }),
    shared: ({ count, codes }) => ({
      message: `${count > 1 ? 'عناوين URL مذكورة لأكثر من لغة' : 'عنوان URL مذكور لأكثر من لغة'} (${number(count)})${count > 1 ? '، مثل' : ':'} ${and(codes)}.`,
      change: 'ذكر كل عنوان URL للغة نصه فقط. وإضافة x-default لزوار جميع اللغات الأخرى.',
    }),
    noCatchAll: ({ language }) => ({
      message: `لا إدخال عامًّا بالرمز «${language}»: ليس للغة ${languageName(language)} سوى نسخ للبلدان.`,
      change: `إضافة إدخال بالرمز «${language}»؛ ويمكن أن يستخدم عنوان URL لنسخة أحد البلدان.`,
    }),
    methodsDiffer: () => ({ message: 'يحدد القسم head وترويسة Link نسخًا لغوية (hreflang) مختلفة.', change: 'استخدام طريقة واحدة فقط.' }),
    canonicalElsewhere: ({ url }) => ({
      message: `تتضمن قائمة النسخ اللغوية (hreflang) هذه الصفحة، لكن محركات البحث تستخدم قائمة رابطها الأساسي: ${url}`,
      change: toOwn,
    }),
  },
};
