import type { words as en } from '../../en/tools/preview-controls.ts';
import { amountOf, and, nouns, number, percent } from '../checks/grammar.ts';

export const words: typeof en = {
  google: 'البحث والنبذات باستخدام الذكاء الاصطناعي ووضع AI Mode',
  bing: 'البحث وإجابات Copilot',
  pageOnly: 'لا تشمل إلا التوجيهات في الصفحة نفسها.',
  by: ({ directives }) => `بسبب ${and(directives.map(({ written, place }) => `\`${written}\` في ${place}`))}`,
  meta: ({ name }) => `meta ${name}`,
  text: 'النص',
  images: 'الصور',
  video: 'الفيديو',
  aiFeatures: 'ميزات الذكاء الاصطناعي',
  copilot: 'Copilot',
  notIndexed: 'لا شيء: غير قابلة للفهرسة',
  nothing: 'لا شيء',
  anyLength: 'أي طول',
  upToCharacters: ({ count }) => `حتى ${amountOf(count, nouns.character)}`,
  imageSizes: { none: 'لا شيء', standard: 'معاينات صغيرة', large: 'معاينات كبيرة' },
  imageUnset: 'غير مضبوط: يختار محرك البحث',
  still: 'صورة ثابتة',
  upToSeconds: ({ count }) => `حتى ${amountOf(count, nouns.second)}`,
  ai: { bad: 'لا يُسمح لها باستخدام النص', warn: 'يُسمح لها باستخدام ما لا يتجاوز طول المقتطف', good: 'يُسمح لها باستخدام النص' },
  copilotMay: {
    not: 'لا يُسمح له باستخدام المحتوى',
    snippet: 'عنوان URL والعنوان والمقتطف فقط',
    noText: 'لا نص للاقتباس',
    yes: 'يُسمح له باستخدام المحتوى',
  },
  offered: {
    title: 'أجزاء مخصَّصة للمقتطفات',
    note: 'يجوز لـ Bing عرض النص المُرمَّز بالسمة `data-snippet` والاستشهاد به (إرشادات 2026-02-27). لا تدعمها Google. لا تُقيَّم أبدًا.',
    mark: 'تمييز هذه الأجزاء في الصفحة',
    rows: 'الأجزاء المخصَّصة',
  },
  areas: {
    title: 'أجزاء مستبعدة من المقتطفات',
    note: 'لا يجوز اقتباس النص المُرمَّز بالسمة `data-nosnippet`. لكنه يُفهرس مع ذلك.',
    mark: 'تمييز هذه الأجزاء في الصفحة',
    rows: 'الأجزاء',
    none: 'لا توجد السمة data-nosnippet في أي جزء من الصفحة: يجوز اقتباس نصها كله ضمن التوجيهات أعلاه.',
    share: ({ share, stored, all }) =>
      `لا يجوز اقتباس ${percent(share)} من النص الرئيسي (${number(stored)} من ${amountOf(all, nouns.character)}).`,
    text: 'النص',
    element: 'العنصر',
    noText: 'بلا نص',
  },
};
