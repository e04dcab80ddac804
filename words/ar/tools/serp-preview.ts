import type { words as en } from '../../en/tools/serp-preview.ts';
import { amount, date, nouns, number } from '../checks/grammar.ts';

export const words: typeof en = {
  device: 'الجهاز',
  desktop: 'الكمبيوتر',
  mobile: 'الجوّال',
  whatIf: 'معاينة لتعديلاتك، لا للصفحة',
  noTitle: 'ليس للصفحة عنوان. تنشئ محركات البحث عنوانًا من العناوين والروابط وعنوان URL؛ ويُعرض هنا المضيف بدلًا منه.',
  exampleSnippet: 'لا يوجد وصف. تختار محركات البحث نصًا من الصفحة يناسب طلب البحث؛ وتُعرض هنا الفقرة الأولى مثالًا.',
  noSnippet: 'لا يوجد وصف، ولا فقرة لعرضها بدلًا منه.',
  noText: 'لا نص لعرضه.',
  thisPage: 'هذه الصفحة',
  resultOn: { desktop: 'نتيجة البحث على الكمبيوتر', mobile: 'نتيجة البحث على الجوّال' },
  date: ({ iso }) => date(iso),
  ruler: ({ pixels, limit }) => `عرض العنوان ${amount(pixels, nouns.pixel)}؛ وتقتطعه النتائج غالبًا عند نحو ${number(limit)}.`,
  snippetRuler: ({ pixels, limit }) =>
    `عرض هذا النص في سطر واحد ${amount(pixels, nouns.pixel)}؛ وتقتطعه النتائج غالبًا عند نحو ${number(limit)}.`,
  cut: ({ limit }) => `اقتطاع ${number(limit)}`,
  draft: {
    title: 'تعديل ومعاينة',
    note: 'تتغيّر هذه المعاينة فقط، لا الصفحة. حدود الاقتطاع متعارف عليها ومأخوذة من قياسات؛ ولا يوثّقها أي محرك بحث.',
    pageTitle: 'العنوان',
    description: 'الوصف',
    fits: {
      desktop: ({ pixels, limit }) => `الكمبيوتر: \u200e${number(pixels)} px من نحو ${number(limit)}`,
      mobile: ({ pixels, limit }) => `الجوّال: \u200e${number(pixels)} px من نحو ${number(limit)}`,
    },
    over: {
      desktop: ({ pixels, limit }) => `الكمبيوتر: \u200e${number(pixels)} px من نحو ${number(limit)}، مقتطع`,
      mobile: ({ pixels, limit }) => `الجوّال: \u200e${number(pixels)} px من نحو ${number(limit)}، مقتطع`,
    },
    characters: ({ count }) => amount(count, nouns.character),
    back: 'إعادة ضبط',
  },
  sources: {
    title: 'مصادر رابط العنوان',
    note: 'قد تستخدم Google أيًا من هذه لعنوان النتيجة. كلما زاد تطابقها قلّ احتمال أن تعيد Google كتابة عنوانك.',
    rows: 'مصادر العنوان',
    none: 'ليس في الصفحة عنوان (title) ولا عنوان رئيسي مرئي ولا og:title ولا headline في البيانات المنظَّمة.',
    where: 'المكان',
    text: 'النص',
    agreement: 'التطابق',
    pixels: 'البكسلات',
    characters: 'الأحرف',
    places: {
      title: () => '<title>',
      'main-heading': () => 'العنوان الرئيسي (h1)',
      heading: ({ name }) => `عنوان بارز (${name})`,
      meta: ({ name }) => name,
      data: ({ name }) => name,
    },
    agrees: {
      title: 'هذا هو العنوان',
      same: 'مطابق للعنوان',
      contains: 'يتضمّن العنوان',
      contained: 'جزء من العنوان',
      shares: 'بعض الكلمات المشتركة',
      differs: 'لا كلمات مشتركة',
      script: 'بكتابة أخرى',
    },
  },
};
