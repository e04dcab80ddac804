import type { metaDescription as en } from '../../en/checks/meta-description.ts';
import { number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const write = 'كتابة جملة أو جملتين عما تقدمه هذه الصفحة.';

export const metaDescription: typeof en = {
  title: 'الوصف التعريفي صالح للاستخدام',
  problem: 'الوصف التعريفي مفقود أو غير مناسب',
  why: 'تأتي معظم المقتطفات من نص الصفحة. ويُستخدم الوصف التعريفي عندما يناسب الطلب أكثر، وفي معاينات الروابط.',
  heuristic: 'حدود عرض النتائج متعارف عليها، وقد قاستها أدوات جهات خارجية',
  words: { description: 'الوصف', desktopResult: 'النتيجة على الكمبيوتر', mobileResult: 'النتيجة على الجوّال', bothSay: 'النص نفسه' },
  says: {
    fine: ({ pixels }) => ({ message: `للصفحة وصف واحد، عرضه ${number(pixels)} بكسل.`, change: '' }),
    missing: () => ({
      message: 'لا يوجد وصف تعريفي. وستختار Google نصًّا من الصفحة.',
      change: 'كتابة وصف تعريفي: جملة أو جملتان عما تنفرد به هذه الصفحة.',
    }),
    empty: () => ({
      message: 'الوصف فارغ. وستختار Google نصًّا من الصفحة.',
      change: 'كتابة جملة أو جملتين عما تقدمه هذه الصفحة، أو إزالة العلامة.',
    }),
    misread: (misread) => ({
      message: `يعرض الوصف ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({ message: `عدد الأوصاف في الصفحة ${number(count)}.`, change: 'الإبقاء على الوصف الذي يصف هذه الصفحة.' }),
    wide: ({ pixels, cut, desktopPixels }) => ({
      message: `عرض الوصف ${number(pixels)} بكسل، فقد يُقطع؛ وتقطعه Google عادةً عند نحو ${number(desktopPixels)} بكسل، وهنا: «${cut}»`,
      change: '',
    }),
    ofSite: ({ text }) => ({
      message: `الوصف يتحدث عن الموقع لا عن هذه الصفحة: «${text}»`,
      change: 'كتابة ما تقدمه هذه الصفحة في جملة أو جملتين لا تناسبان أي صفحة أخرى في الموقع.',
    }),
    siteName: ({ name }) => ({ message: `الوصف هو اسم الموقع فقط: «${name}»`, change: write }),
    short: ({ text }) => ({ message: `الوصف أقصر من أن يصف الصفحة: «${text}»`, change: write }),
    mobile: ({ pixels, mobilePixels }) => ({
      message: `عرض الوصف ${number(pixels)} بكسل، فقد يُقطع على الهواتف (عند نحو ${number(mobilePixels)} بكسل).`,
      change: '',
    }),
    likeTitle: ({ what }) => ({
      message: what === 'title' ? 'لا يفعل الوصف سوى تكرار عنوان الصفحة.' : `لا يفعل الوصف سوى تكرار ${what}.`,
      change: 'إضافة معلومات ليست في العنوان.',
    }),
    addsLittle: ({ text }) => ({
      message: `يكاد الوصف لا يقول أكثر من العنوان: «${text}»`,
      change: 'إضافة ما لا يقوله العنوان: ماذا في هذه الصفحة، ولمن، وما الذي يميزه.',
    }),
    leftover: ({ found }) => ({ message: `يحتوي الوصف على بقايا من القالب: «${found}».`, change: 'استبدال المتغير أو تصحيح القالب.' }),
    noSnippet: () => ({ message: 'ليس لهذه الصفحة مقتطف في نتائج البحث (noindex أو nosnippet).', change: '' }),
  },
};
