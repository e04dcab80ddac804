import type { words as en } from '../../en/tools/robots-txt.ts';
import { amount, amountOf, bytes, nouns, number } from '../checks/grammar.ts';
import { robotsTxtMistakes } from '../checks/kinds.ts';
import { reasonText } from '../checks/reasons.ts';

export const words: typeof en = {
  canPaste: 'يمكنك مع ذلك لصق قواعد أدناه واختبارها.',
  test: {
    title: 'اختبار مسار وزاحف',
    path: 'المسار أو عنوان URL',
    crawler: 'الزاحف',
    unread: 'لا حكم: لم يُقرأ robots.txt.',
    whatIf: 'معاينة: الاختبار على مسودّتك، لا على ملف الموقع',
    others: 'المسار نفسه لزواحف أخرى',
    anyOther: 'أي زاحف آخر (*)',
    allowed: ({ crawler }) => `مسموح: ${crawler}`,
    blocked: ({ crawler }) => `محظور: ${crawler}`,
    verdict: {
      allowed: ({ crawler, why }) => `مسموح للزاحف ${crawler}: ${why}`,
      blocked: ({ crawler, why }) => `محظور على الزاحف ${crawler}: ${why}`,
      line: ({ line }) => `بموجب السطر ${number(line)}.`,
      lineOf: ({ line, group }) => `بموجب السطر ${number(line)} في مجموعة ${group}.`,
      noRule: ({ group }) => `لا تطابق أي قاعدة في مجموعة ${group} هذا المسار.`,
      noRules: 'لا توجد قواعد.',
      noGroup: 'لا تنطبق عليه أي مجموعة.',
    },
  },
  file: {
    title: 'الملف',
    draft: 'مسودّتك',
    edit: 'تعديل واختبار',
    edited: 'إنهاء التعديل',
    back: 'إعادة ضبط',
    save: 'حفظ',
    rules: 'القواعد المراد اختبارها (هنا فقط، لا يُرسَل شيء)',
    silent: 'لا استجابة. تتوقف Google عندئذٍ عن الزحف إلى الموقع كله مدة.',
    silentFor: ({ why }) => `لا استجابة: ${reasonText(why)} تتوقف Google عندئذٍ عن الزحف إلى الموقع كله مدة.`,
    failing: ({ status }) => `الحالة ${status}. تعدّ Google عندئذٍ الموقع كله محظورًا في البداية.`,
    none: ({ status }) => `الحالة ${status}: لا ملف، فلا شيء محظور.`,
    read: ({ status, size, lines, groups }) =>
      `الحالة ${status}: ${bytes(size)}، ${amount(lines, nouns.line)}، مجموعات الزواحف: ${number(groups)}.`,
    redirected: ({ count }) => `بعد ${amountOf(count, nouns.redirect)}.`,
    truncated: 'الملف أطول من 500 KiB التي تقرؤها الزواحف؛ ويُتجاهل الباقي.',
    unknown: 'لا ملف لعرضه.',
    noFile: 'لا ملف، فلا أسطر لعرضها.',
    empty: 'الملف فارغ: لا شيء محظور.',
    unread: 'لم يُقرأ الملف، فلا أسطر لعرضها.',
    lines: 'أسطر robots.txt',
    decides: 'يحدد',
    shown: ({ shown, total }) => `يُعرض ${number(shown)} من ${amountOf(total, nouns.line)}.`,
    showAll: 'عرض الكل',
  },
  issues: {
    title: 'أسطر فيها أخطاء',
    rows: 'الأسطر التي فيها أخطاء',
    none: 'لا شيء: تفهم الزواحف كل سطر.',
    line: 'السطر',
    text: 'النص',
    wrong: 'المشكلة',
    kinds: robotsTxtMistakes,
  },
  sitemaps: {
    title: 'خرائط الموقع المذكورة هنا',
    unread: 'غير معروف: لم يُقرأ الملف.',
    none: 'لا يذكر الملف خريطة موقع. لا بأس بذلك: يمكنك أيضًا إرسال خريطة إلى كل محرك بحث.',
    line: ({ line }) => `السطر ${number(line)}:`,
    more: ({ count }) => `خرائط أخرى مذكورة: ${number(count)}.`,
  },
};
