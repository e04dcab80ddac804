import type { anchorText as en } from '../../en/checks/anchor-text.ts';
import { agree, amount, amountOf, nouns, number, partReadText, percent } from './grammar.ts';

const of = (count: number, total: number) => `${number(count)} من أصل ${amountOf(total, nouns.link)}`;
const allLinks = (count: number, have: string) =>
  agree(count, {
    one: `للرابط الوحيد المؤدي إلى صفحة أخرى ${have}`,
    other: `لجميع الروابط المؤدية إلى صفحات أخرى (${number(count)}) ${have}`,
  });

export const anchorText: typeof en = {
  title: 'للروابط نصوص وصفية',
  problem: 'روابط بلا نص وصفي',
  why: 'يخبر نص الرابط القراءَ ومحركات البحث بموضوع الوجهة. أما «اقرأ المزيد» فلا يقول شيئًا، وأيقونة بلا اسم تقول أقل من ذلك.',
  heuristic: 'تقدير استدلالي خاص بنا: العدد الذي تصبح عنده الروابط العامة أو الفارغة أكثر من اللازم',
  says: {
    descriptive: ({ count }) => ({ message: `${allLinks(count, 'نص وصفي')}.`, change: '' }),
    named: ({ count }) => ({ message: `${allLinks(count, 'اسم (نص أو تسمية أو نص بديل)')}.`, change: '' }),
    fewGeneric: ({ count }) => ({ message: `لا يصف النص الوجهة في ${amountOf(count, nouns.link)} فقط.`, change: '' }),
    noLinks: () => ({ message: 'لا تحتوي الصفحة على روابط إلى صفحات أخرى بلا nofollow.', change: '' }),
    empty: ({ count, total }) => ({
      message: `روابط بلا اسم، أي بلا نص ولا تسمية ولا نص بديل ولا title: \u200f${of(count, total)} (${percent(count / total)}).`,
      change: 'إضافة نص إلى الرابط. واستخدام نص بديل أو السمة aria-label للأيقونات لتسمية الوجهة.',
    }),
    emptyBesideText: ({ count, total }) => ({
      message: `${of(count, total)} بلا اسم، لكن رابطًا آخر فيه نص يؤدي إلى الصفحة نفسها.`,
      change: 'وضع الصورة والنص في رابط واحد.',
    }),
    emptyElsewhere: ({ count, total }) => ({
      message: `روابط إلى مواقع أخرى بلا اسم: ${of(count, total)}.`,
      change: 'تسمية وجهة كل أيقونة بنص بديل أو بالسمة aria-label من أجل من لا يرونها.',
    }),
    generic: ({ count, total }) => ({
      message: `روابط نصها عام لا يصف الوجهة: ${of(count, total)}.`,
      change: 'تسمية الوجهة في نص الرابط: «أسعار إرساء القوارب» بدلًا من «اقرأ المزيد».',
    }),
    bareUrls: ({ count, total }) => ({
      message: `روابط نصها عنوان URL: \u200f${of(count, total)}.`,
      change: 'تسمية الوجهة في نص الرابط؛ فالقراء ومحركات البحث لا يعرفون الكثير من عنوان URL.',
    }),
    noPhrases: ({ language }) => ({ message: `لم تُفحص نصوص الروابط العامة: لا توجد قائمة لهذه اللغة (${language}).`, change: '' }),
    onlyOwn: ({ language }) => ({
      message: `لا توجد قائمة بنصوص الروابط العامة لهذه اللغة (${language}). ولم تُستخدم سوى قائمتك الخاصة.`,
      change: '',
    }),
    byOwnList: ({ count }) => ({ message: `ما يُعدّ عامًّا مما سبق بسبب قائمتك الخاصة فقط: ${amount(count, nouns.link)}.`, change: '' }),
    capped: (args) => partReadText(nouns.link, args),
  },
};
