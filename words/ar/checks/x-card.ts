import type { xCard as en } from '../../en/checks/x-card.ts';
import { amountOf, and, nouns, number } from './grammar.ts';

const summaryLarge = '«<meta name="twitter:card" content="summary_large_image">»';
const addImage = 'إضافة og:image أو twitter:image.';

export const xCard: typeof en = {
  title: 'بطاقة X كاملة',
  problem: 'بطاقة X ناقصة',
  why: 'تعرض X بطاقة للرابط المشارَك إذا وجدت نوع بطاقة وعنوانًا وصورة، في علاماتها الخاصة أو في Open Graph.',
  words: { characters: 'الأحرف' },
  says: {
    resolves: ({ card }) => ({ message: `البطاقة من نوع ${card} كاملة.`, change: '' }),
    fallback: () => ({
      message: 'لا يوجد twitter:card. وقد تعرض X بطاقة ملخص صغيرة من علامات Open Graph.',
      change: `إضافة ${summaryLarge} للصورة الكبيرة.`,
    }),
    misnamed: ({ count }) => ({
      message: `أسماء علامات X تبدأ بالبادئة «x:» في ${amountOf(count, nouns.tag)}، ولا تقرؤها X؛ ولا يوجد twitter:card.`,
      change: 'تسميتها twitter:card وtwitter:title وtwitter:image وهكذا: فالأسماء لم تتغير مع اسم الشبكة.',
    }),
    noCard: ({ lacking, toAdd = ['og:title', 'og:image'] }) => ({
      message: `لا يوجد twitter:card، وينقص ${and(lacking)}، فلا تستطيع X إنشاء بطاقة.`,
      change: `إضافة ${and([summaryLarge, ...toAdd])}.`,
    }),
    unknownCard: ({ card }) => ({
      message: `القيمة «${card}» ليست نوع بطاقة: تعرف X الأنواع summary وsummary_large_image وapp وplayer.`,
      change: 'استخدام summary أو summary_large_image.',
    }),
    noTitle: () => ({ message: 'ليس للبطاقة عنوان: ينقص twitter:title وog:title.', change: 'إضافة og:title أو twitter:title.' }),
    noImage: ({ card }) => ({ message: `ليس للبطاقة من نوع ${card} صورة: ينقص twitter:image وog:image.`, change: addImage }),
    noSummaryImage: () => ({ message: 'ليس لبطاقة الملخص صورة؛ وتعرض X صورة نائبة رمادية.', change: addImage }),
    noAppId: () => ({
      message: 'ليس لبطاقة التطبيق معرّف تطبيق (twitter:app:id:iphone أو twitter:app:id:ipad أو twitter:app:id:googleplay).',
      change: 'إضافة معرّف التطبيق في المتجر.',
    }),
    longTitle: ({ length, titleCharacters }) => ({
      message: `طول عنوان البطاقة ${amountOf(length, nouns.character)}؛ وتقطعه X بعد ${number(titleCharacters)}.`,
      change: 'استخدام twitter:title أقصر.',
    }),
    longDescription: ({ length, descriptionCharacters }) => ({
      message: `طول وصف البطاقة ${amountOf(length, nouns.character)}؛ وتقطعه X بعد ${number(descriptionCharacters)}.`,
      change: 'استخدام twitter:description أقصر.',
    }),
  },
};
