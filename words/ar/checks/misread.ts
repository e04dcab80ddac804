import type * as en from '../../en/checks/misread.ts';

/** What readers see instead of what was written. */
export const misreadExample: typeof en.misreadExample = ({ found, meant }) =>
  meant === '' ? `«${found}»` : `«${found}» بدلًا من «${meant}»`;

/** Why the characters of a text are wrong, and what mends them. */
export const misreadCause: typeof en.misreadCause = {
  encoding: {
    because: 'قُرئ النص بترميز خاطئ',
    change: 'استخدام UTF-8 حيثما يُخزَّن النص ويُقرأ ويُرسَل. والنص الذي حُفظ هكذا يجب إدخاله من جديد.',
  },
  escape: { because: 'طُبّقت عملية الإفلات (escape) على النص مرتين', change: 'تطبيق الإفلات على النص مرة واحدة فقط، حيث تُكتب الصفحة.' },
  cut: { because: 'قُطع النص في منتصف حرف', change: 'قطع النصوص بعدد الأحرف لا بعدد البايتات.' },
};
