import type { imageAlt as en } from '../../en/checks/image-alt.ts';
import { agree, amountOf, nouns, number, partReadText, percent } from './grammar.ts';

const of = (count: number, total: number) => `${number(count)} من أصل ${amountOf(total, nouns.image)}`;
const altTexts = { one: 'نص بديل واحد', two: 'نصان بديلان', few: 'نصوص بديلة', many: 'نصًّا بديلًا', other: 'نص بديل' };

export const imageAlt: typeof en = {
  title: 'للصور نصوص بديلة',
  problem: 'صور بلا نص بديل مفيد',
  why: 'من لا يرون الصورة ومحركات البحث والنماذج اللغوية يقرؤون نصها البديل بدلًا منها. وينبغي أن يكون alt فارغًا للصور الزخرفية.',
  heuristic: 'تقدير استدلالي خاص بنا: القياسات والنسب والأطوال',
  words: { text: 'النص البديل', images: 'الصور' },
  says: {
    described: ({ count }) => ({
      message: agree(count, { one: 'لصورة المحتوى الوحيدة نص بديل.', other: `لجميع صور المحتوى (${number(count)}) نصوص بديلة.` }),
      change: '',
    }),
    onlyDecoration: ({ count }) => ({
      message: agree(count, {
        one: 'الصورة الوحيدة محدَّدة على أنها زخرفية.',
        other: `جميع الصور (${number(count)}) محدَّدة على أنها زخرفية.`,
      }),
      change: '',
    }),
    noImages: () => ({ message: 'لا تحتوي الصفحة على صور.', change: '' }),
    onlySmall: ({ count, smallestPixels }) => ({
      message: `${agree(count, { one: 'الصورة الوحيدة في الصفحة', other: `جميع الصور في الصفحة (${number(count)})` })} أصغر من ${amountOf(smallestPixels, nouns.pixel)} أو غير معروضة.`,
      change: '',
    }),
    onlyLinks: () => ({ message: 'كل صورة هي المحتوى الوحيد لرابط. وتُحتسب هذه الروابط في فحص نصوص الروابط.', change: '' }),
    inLinks: ({ count }) => ({
      message: `صور بلا نص بديل هي المحتوى الوحيد لروابطها (${number(count)}): راجع فحص نصوص الروابط.`,
      change: '',
    }),
    capped: (args) => partReadText(nouns.image, args),
    missing: ({ count, total, drawn }) => ({
      message: total === 1 ? 'صورة المحتوى الوحيدة بلا نص بديل.' : `${of(count, total)} (${percent(count / total)}) بلا نص بديل.`,
      change: [
        ...(count > drawn ? ['وصف الصورة في السمة alt؛ واستخدام «alt=""» للزخرفة.'] : []),
        ...(drawn > 0 ? ['تسمية صورة SVG بالعنصر title أو بالسمة aria-label؛ واستخدام «aria-hidden="true"» للزخرفة.'] : []),
      ].join(' '),
    }),
    namelessLink: ({ count }) => ({
      message: `صور مرتبطة بلا نص بديل (${number(count)}): لا شيء يدل على وجهة الرابط.`,
      change: 'وصف وجهة الرابط في النص البديل للصورة.',
    }),
    missingBesideText: ({ count, total }) => ({
      message: `${of(count, total)} بلا السمة alt، ضمن روابط لها نص.`,
      change: 'إضافة «alt=""» حتى تتخطى قارئات الشاشة الصورة، أو وصفها إذا كانت تعرض أكثر مما في النص.',
    }),
    mainEmpty: () => ({ message: 'النص البديل للصورة الرئيسية في الصفحة فارغ، فتُعدّ زخرفة.', change: 'وصف ما تعرضه الصورة.' }),
    fileNames: ({ count, total }) => ({
      message: `صور نصها البديل اسم ملف أو عنوان URL: \u200f${of(count, total)}.`,
      change: 'وصف الصورة بدلًا من ذلك.',
    }),
    onlySigns: ({ count }) => ({
      message: agree(count, {
        one: 'الصورة الوحيدة شعار أو صورة رمزية، وليست محتوى.',
        other: `جميع الصور (${number(count)}) شعارات أو صور رمزية، وليست محتوى.`,
      }),
      change: '',
    }),
    saysNothing: ({ count, total, example }) => ({
      message: `صور لا يقول نصها البديل شيئًا عنها، مثل «${example}»: \u200f${of(count, total)}.`,
      change: 'وصف ما تعرضه الصورة؛ واستخدام «alt=""» للزخرفة.',
    }),
    tooLong: ({ count, longestAlt }) => ({
      message: `يزيد طول ${amountOf(count, altTexts)} على ${amountOf(longestAlt, nouns.character)}.`,
      change: 'إبقاء النص البديل قصيرًا، ونقل الباقي إلى شرح الصورة أو إلى النص.',
    }),
    repeated: ({ count, total, sameAlt }) => ({
      message: `صور يتكرر نصها البديل في صور أخرى عددها ${number(sameAlt - 1)} أو أكثر: ${of(count, total)}.`,
      change: 'وصف ما يميز كل صورة.',
    }),
  },
};
