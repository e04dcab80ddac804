import type { viewport as en } from '../../en/checks/viewport.ts';
import { number } from './grammar.ts';

const add = '«<meta name="viewport" content="width=device-width, initial-scale=1">»';

export const viewport: typeof en = {
  title: 'إطار العرض (viewport) يعمل على الجوّال',
  problem: 'إطار العرض (viewport) لا يعمل على الجوّال',
  why: 'بلا تحديد إطار العرض تعرض الهواتف الصفحة بعرض شاشة الكمبيوتر ثم تصغّرها. وتفهرس Google ما يراه زاحف الهواتف الذكية لديها.',
  words: { times: 'مرات' },
  says: {
    fits: () => ({ message: 'تناسب الصفحة عرض الجهاز ويمكن تكبيرها.', change: '' }),
    missing: () => ({ message: 'تصغّر الهواتف الصفحة لتسعها الشاشة: إطار العرض غير محدَّد.', change: `إضافة ${add} إلى القسم head.` }),
    fixed: ({ width }) => ({
      message: `لإطار العرض عرض ثابت قدره ${number(width)} بكسل.`,
      change: 'استخدام «width=device-width» في تحديد إطار العرض بدلًا من رقم.',
    }),
    noWidth: ({ content }) => ({
      message:
        content.trim() === ''
          ? 'تصغّر الهواتف الصفحة لتسعها الشاشة: تحديد إطار العرض فارغ.'
          : `ليس في تحديد إطار العرض عرض صالح: «${content}».`,
      change: `استخدام ${add}.`,
    }),
    zoomBlocked: ({ what, scale, maximumScale }) => ({
      message: `تقيّد «${what}» التكبير: من يحتاج إلى نص أكبر لا يستطيع تكبير الصفحة${scale > 1 ? ` إلى أكثر من \u200e${number(scale)}×` : ''}.`,
      change: `إزالة «user-scalable=no» وأي maximum-scale أقل من ${number(maximumScale)}.`,
    }),
    zoomMisread: () => ({
      message: 'يقرأ Chrome وSafari الفاصلة المنقوطة بعد user-scalable كجزء من قيمتها، ثم يمنعان التكبير.',
      change: 'الفصل بين الأجزاء بفواصل، أو إزالة user-scalable.',
    }),
    overflows: ({ document, window }) => ({
      message: `عرض الصفحة ${number(document)} بكسل في نافذة عرضها ${number(window)} بكسل، فيلزم التمرير أفقيًا.`,
      change: 'جعل العناصر المتجاوزة تلتف أو تتقلص: «max-width: 100%» للوسائط، و«overflow-x: auto» للجداول العريضة.',
    }),
    semicolons: () => ({
      message: 'يستخدم التحديد فواصل منقوطة، ولا يَعُدّها Chrome وSafari فواصل بين الأجزاء.',
      change: 'الفصل بين الأجزاء بفواصل.',
    }),
    severalUsed: ({ count }) => ({
      message: `إطار العرض محدَّد أكثر من مرة (${number(count)})؛ وتستخدم المتصفحات الأخير، وهو المفحوص هنا.`,
      change: 'الإبقاء على تحديد واحد لإطار العرض.',
    }),
  },
};
