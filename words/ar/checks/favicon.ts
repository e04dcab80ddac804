import type { favicon as en } from '../../en/checks/favicon.ts';
import { amountOf } from './grammar.ts';
import { probeText } from './probes.ts';

type Size = { width: number; height: number };
/** In pixels; null for an SVG, which fits any size. */
const nameOf = (size: Size | null) => (size === null ? 'قابلة للتحجيم (SVG)' : `\u200e${size.width} × ${size.height} بكسل`);
const files = { one: 'ملف أيقونة واحد', two: 'ملفا أيقونة', few: 'ملفات أيقونات', many: 'ملف أيقونة', other: 'ملف أيقونة' };
const icons = { one: 'أيقونة واحدة', two: 'أيقونتان', few: 'أيقونات', many: 'أيقونة', other: 'أيقونة' };
const declare = '«<link rel="icon" href="/icon.svg">»، أو صورة PNG مربعة بقياس \u200e48 × 48 بكسل على الأقل.';

export const favicon: typeof en = {
  title: 'أيقونة الموقع صالحة لنتائج البحث',
  problem: 'أيقونة الموقع مفقودة أو غير مناسبة',
  why: 'تعرض نتائج البحث وعلامات التبويب والإشارات المرجعية أيقونة الموقع. وتستخدم Google أيقونة مربعة واحدة لكل مضيف، محدَّدة في صفحته الرئيسية.',
  words: { icon: 'الأيقونة', status: 'الحالة', type: 'النوع', pixels: 'وحدات البكسل', any: 'أي قياس' },
  says: {
    usable: ({ size }) => ({ message: `للصفحة أيقونة مربعة: ${nameOf(size)}.`, change: '' }),
    inline: () => ({ message: 'الأيقونة مضمَّنة في عنوان URL من نوع data.', change: '' }),
    fromDeclaration: () => ({ message: 'استنادًا إلى ما تحدده الصفحة؛ ولم يُطلب الملف نفسه.', change: '' }),
    defaultOnly: () => ({ message: 'لا توجد أيقونة محدَّدة: تلجأ المتصفحات وGoogle إلى «/favicon.ico».', change: `تحديد أيقونة: ${declare}` }),
    turnedOff: () => ({
      message: 'الأيقونة المحدَّدة عنوان data فارغ، فتعرض نتائج البحث وعلامات التبويب أيقونة عامة.',
      change: `تحديد أيقونة إذا أردت واحدة: ${declare}`,
    }),
    small: ({ size }) => ({
      message: `أكبر أيقونة مربعة: ${nameOf(size)}؛ وتقترح Google قياسًا أكبر من \u200e48 × 48.`,
      change: 'إضافة صورة SVG، أو صورة PNG بقياس \u200e96 × 96 أو \u200e192 × 192 بكسل.',
    }),
    tooSmall: ({ size }) => ({
      message: `أكبر أيقونة مربعة: ${nameOf(size)}؛ وتشترط Google قياس \u200e8 × 8 على الأقل.`,
      change: 'استخدام صورة SVG، أو صورة PNG بقياس \u200e48 × 48 بكسل على الأقل.',
    }),
    nearlySquare: ({ size }) => ({ message: `الأيقونة ليست مربعة تمامًا: ${nameOf(size)}.`, change: 'اقتصاصها إلى عرض وارتفاع متساويين.' }),
    notSquare: ({ size }) => ({
      message: `الأيقونة ليست مربعة: ${nameOf(size)}. ولا تعرضها Google.`,
      change: 'استخدام أيقونة بعرض وارتفاع متساويين.',
    }),
    broken: ({ url, answer: { status, type } }) => ({
      message: `أيقونة محدَّدة لا تُحمَّل (${status >= 400 ? `الحالة ${status}` : `نوع المحتوى ${type || 'غير معروف'}`}): ${url}`,
      change: 'تصحيح عنوان URL أو إزالة هذه الأيقونة من الترميز.',
    }),
    unreadable: ({ count }) => ({ message: `تعذّرت قراءة ${amountOf(count, files)} كصورة.`, change: '' }),
    someBlocked: ({ count }) => ({
      message: `يحظر ملف robots.txt وصول Googlebot-Image إلى ${amountOf(count, icons)}، ولم يُحتسب ذلك.`,
      change: '',
    }),
    blocked: () => ({
      message: 'يحظر ملف robots.txt وصول Googlebot-Image إلى الأيقونة.',
      change: 'السماح بعنوان URL للأيقونة في ملف robots.txt.',
    }),
    sizeUnread: () => ({ message: 'تعذّرت قراءة قياس الأيقونة.', change: '' }),
    unverified: ({ why }) => ({ message: `تعذّر فحص الأيقونة: ${why ? probeText(why) : 'لا استجابة واضحة'}.`, change: '' }),
  },
};
