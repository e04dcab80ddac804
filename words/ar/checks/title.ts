import type { Behind } from '../../../checks/derive/provenance/publisher/site-name.ts';
import type { title as en } from '../../en/checks/title.ts';
import { amountOf, nouns, number, percent } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const quoted = (text: string) => (text.length > 120 ? `«${text.slice(0, 119)}…»` : `«${text}»`);
const ends: Record<Behind, string> = { nothing: 'آخره', name: 'اسم الموقع', more: 'الجزء الذي بعد العنوان الرئيسي' };
const fits: Record<Behind, string> = { nothing: '', name: ' بلا اسم الموقع', more: ' بلا الجزء الذي بعد العنوان الرئيسي' };
const wholeOr: Record<Behind, string> = {
  nothing: 'عرض عنوان الصفحة',
  name: 'عرض عنوان الصفحة بلا اسم الموقع',
  more: 'عرض عنوان الصفحة بلا الجزء الذي بعد العنوان الرئيسي',
};

export const title: typeof en = {
  title: 'عنوان الصفحة دقيق وطوله مناسب',
  problem: 'عنوان الصفحة مفقود أو عام أو أطول من اللازم',
  why: 'العنصر title هو المصدر الأول لرابط العنوان في نتائج البحث ولعلامات التبويب ومعاينات الروابط. وكثيرًا ما تعيد محركات البحث كتابة العناوين المبهمة أو المحشوّة أو نصف الفارغة.',
  heuristic: 'حد عرض النتائج متعارف عليه، وقد قاسته أدوات جهات خارجية؛ والأعداد والنسب هنا تقدير استدلالي خاص بنا',
  words: { desktopResult: 'النتيجة على الكمبيوتر', wholeText: 'النص كله' },
  says: {
    fine: ({ pixels, without = 'nothing' }) => ({
      message: `عنوان الصفحة دقيق، وعرضه${fits[without]} مناسب للنتيجة على الكمبيوتر (${number(pixels)} بكسل).`,
      change: '',
    }),
    missing: () => ({ message: 'ليس للصفحة عنوان (title).', change: 'إضافة العنصر title إلى القسم head بعبارة تبيّن موضوع هذه الصفحة.' }),
    outsideHead: () => ({
      message: 'العنصر title الوحيد الذي فيه نص خارج القسم head.',
      change: 'نقل العنصر title إلى القسم head، قبل أي شيء لا مكان له هناك.',
    }),
    leftover: ({ found }) => ({
      message: `يحتوي عنوان الصفحة على نص نائب متبقٍّ: ${quoted(found)}`,
      change: 'استبدال المتغير أو تصحيح قالب العنوان.',
    }),
    perhapsLeftover: ({ found }) => ({
      message: `يحتوي عنوان الصفحة على ما يشبه نصًّا نائبًا: ${quoted(found)}`,
      change: 'استبدال المتغير، أو تجاهل ذلك إذا كان موضوع الصفحة النصوص النائبة.',
    }),
    misread: (misread) => ({
      message: `يعرض عنوان الصفحة ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    several: ({ count }) => ({
      message: `عدد عناصر title في الصفحة ${number(count)}؛ وتستخدم المتصفحات أولها.`,
      change: 'الإبقاء على عنصر title واحد.',
    }),
    wide: ({ pixels, cut, behind, maxPixels }) => ({
      message: `${wholeOr[behind]} ${number(pixels)} بكسل؛ وتقطعه Google عادةً عند نحو ${number(maxPixels)} بكسل، وهنا: ${quoted(cut)}`,
      change: 'البدء بما يميز هذه الصفحة، أو تقصير العنوان. (العبرة بوحدات البكسل لا بالأحرف.)',
    }),
    nameCut: ({ pixels, cut, behind }) => ({
      message: `عرض عنوان الصفحة مع ${ends[behind]} هو ${number(pixels)} بكسل. ولا تقطع النتائج على الكمبيوتر عادةً سوى ${ends[behind]}، وهنا: ${quoted(cut)}`,
      change: '',
    }),
    generic: ({ title }) => ({
      message: `عنوان الصفحة ${quoted(title)} لا يبيّن موضوع هذه الصفحة.`,
      change: 'تسمية موضوع هذه الصفحة في العنوان.',
    }),
    hostOnly: ({ title }) => ({
      message: `عنوان الصفحة هو النطاق فقط: ${quoted(title)}`,
      change: 'وصف الصفحة في العنوان؛ فنتائج البحث تعرض النطاق على أي حال.',
    }),
    halfEmpty: ({ title }) => ({
      message: `جزء من عنوان الصفحة فارغ: ${quoted(title)}`,
      change: 'ملء الجزء الذي قبل الفاصل أو بعده، أو إزالة الفاصل.',
    }),
    cutOff: ({ part }) => ({
      message: `يحتوي عنوان الصفحة على نص مقطوع: ${quoted(part)}`,
      change: 'كتابة عنوان يبيّن موضوع هذه الصفحة وينتهي من تلقاء نفسه.',
    }),
    saysLess: ({ title, fuller }) => ({
      message: `يقول عنوان الصفحة ${quoted(title)} أقل مما يقوله عنوانها الرئيسي أو عنوان URL: ${quoted(fuller)}`,
      change: 'قول الشيء نفسه في عنوان الصفحة: فالناس يرونه بلا الصفحة حوله.',
    }),
    twice: ({ part }) => ({
      message: `العبارة ${quoted(part)} مكررة مرتين متتاليتين في عنوان الصفحة.`,
      change: 'الإبقاء عليها مرة واحدة: يضيفها القالب إلى عنوان يحتوي عليها.',
    }),
    capitals: ({ share }) => ({
      message: `نسبة الأحرف الكبيرة في عنوان الصفحة ${percent(share)}.`,
      change: 'استخدام حالة الأحرف العادية: فهي أسهل قراءة وأضيق.',
    }),
    repeats: ({ word, count }) => ({
      message: `تتكرر كلمة «${word}» في عنوان الصفحة ${amountOf(count, nouns.time)}.`,
      change: 'استخدام الكلمة مرة واحدة. وكثيرًا ما تعيد محركات البحث كتابة العناوين التي تكرر كلمات.',
    }),
    oldYear: ({ year, dateYear }) => ({
      message: `في عنوان الصفحة السنة ${year}، لكن تاريخ الصفحة من سنة ${dateYear}.`,
      change: 'تحديث السنة في العنوان أو إزالتها.',
    }),
    unlikeHeading: ({ heading }) => ({
      message: `لا كلمة مشتركة بين عنوان الصفحة وعنوانها الرئيسي: ${quoted(heading)}`,
      change: 'استخدام الموضوع نفسه في عنوان الصفحة والعنوان الرئيسي، حتى يعرف القراء أنهم في المكان الصحيح.',
    }),
  },
};
