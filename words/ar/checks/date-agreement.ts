import type { dateAgreement as en } from '../../en/checks/date-agreement.ts';
import { amountOf, date as dateText, nouns } from './grammar.ts';
import { datePlaceInWords, dateWords } from './dates.ts';
import { reasonText } from './reasons.ts';

export const dateAgreement: typeof en = {
  title: 'التواريخ متسقة',
  problem: 'التواريخ غير متسقة',
  why: 'تقارن Google تواريخ الصفحة قبل أن تثق بأحدها. والتواريخ التي يناقض بعضها بعضًا أو تتغير بلا محتوى جديد تُضعف الثقة بها كلها.',
  heuristic: 'هوامش التفاوت ونمط التواريخ المجدَّدة: تقدير استدلالي خاص بنا',
  words: dateWords,
  says: {
    agree: ({ sources }) => ({ message: `تتفق التواريخ في ${amountOf(sources, nouns.source)}.`, change: '' }),
    publishedApart: ({ days, a, b }) => ({
      message: `تختلف تواريخ النشر بفارق ${amountOf(days, nouns.day)} (${dateText(a)} و${dateText(b)}).`,
      change: 'استخدام تاريخ النشر نفسه في النص الظاهر والبيانات المنظَّمة والبيانات الوصفية، من حقل واحد في نظام إدارة المحتوى.',
    }),
    modifiedApart: ({ days, a, b }) => ({
      message: `تختلف تواريخ التعديل بفارق ${amountOf(days, nouns.day)} (${dateText(a)} و${dateText(b)}).`,
      change: 'تحديث التاريخ الظاهر وdateModified وlastmod في خريطة الموقع معًا عند تغيّر المحتوى.',
    }),
    modifiedFirst: ({ modified, published }) => ({
      message: `تاريخ التعديل (${dateText(modified)}) يسبق تاريخ النشر (${dateText(published)}).`,
      change: 'تصحيح التواريخ: لا يمكن تعديل صفحة قبل نشرها.',
    }),
    scheduled: ({ modified, published }) => ({
      message: `تاريخ التعديل (${dateText(modified)}) يسبق تاريخ النشر (${dateText(published)}): تكتب أنظمة إدارة المحتوى تاريخ آخر حفظ للمقالة المجدولة. وتعتمد محركات البحث تاريخ النشر.`,
      change: '',
    }),
    future: ({ date, source }) => ({
      message: `يوجد تاريخ في المستقبل: ${dateText(date)} (${datePlaceInWords(source)}).`,
      change: 'تطلب Google من المواقع عدم استخدام تواريخ مستقبلية: استخدام يوم النشر أو يوم آخر تحديث.',
    }),
    unreadable: ({ raw, source }) => ({
      message: `يوجد تاريخ غير صالح في البيانات المنظَّمة: «${raw}» (${datePlaceInWords(source)}).`,
      change: 'استخدام ISO 8601، مثل «2026-03-15T10:00:00+01:00».',
    }),
    bumped: ({ modified, shown, bumpedHours }) => ({
      message: `تذكر البيانات الوصفية أن الصفحة عُدِّلت خلال آخر ${amountOf(bumpedHours, nouns.hour)} (${dateText(modified)})، لكن التاريخ الظاهر هو ${dateText(shown)}.`,
      change: 'تغيير dateModified عند تغيّر المحتوى فقط، لا مع كل زيارة أو بناء، وإظهار التاريخ نفسه للقراء.',
    }),
    noZone: ({ source }) => ({
      message: `يوجد وقت بلا منطقة زمنية (${datePlaceInWords(source)}). وتفترض Google حينها المنطقة الزمنية لزاحف Googlebot.`,
      change: '',
    }),
    lastModified: ({ date }) => ({
      message: `تذكر الترويسة Last-Modified التاريخ ${dateText(date)}. وهي مجرد إشارة ولا تُقارَن: فالخوادم كثيرًا ما تضبطها لأسباب أخرى.`,
      change: '',
    }),
    onlyAgo: ({ words }) => ({ message: `التاريخ الظاهر نسبي فقط («${words}»)، فلا يوجد يوم يُقارَن بالترميز.`, change: '' }),
    tooFew: () => ({ message: 'عُثر على أقل من تاريخين: لا شيء يُقارَن.', change: '' }),
    sitemapUnknown: ({ why }) => ({
      message: `عُثر على تاريخ واحد فقط، وتعذّر البحث عن آخر في خريطة الموقع. ${reasonText(why)}`,
      change: '',
    }),
  },
};
