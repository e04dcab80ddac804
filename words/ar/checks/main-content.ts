import type { MainFact } from '../../../checks/core/facts/text.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { mainContent as en } from '../../en/checks/main-content.ts';
import { amountOf, and, nouns, percent } from './grammar.ts';
import { textLengthOf, textLengthText } from './text-length.ts';

const lockedIn: Record<MainFact['locked'][number]['kind'], string> = {
  canvas: 'لوحة canvas',
  frame: 'إطار',
  embed: 'مستند مضمَّن',
  image: 'صور بلا نص بديل',
};
const methods: Record<MainFact['method'], string> = {
  main: 'العنصر main',
  article: 'العنصر article',
  density: 'كثافة النص',
  posts: 'مشاركات الموضوع',
  parts: 'جميع الأقسام ما عدا القوائم والتذييل',
  body: 'القسم body كله',
  none: 'لا شيء',
};

export const mainContent: typeof en = {
  title: 'يمكن فصل المحتوى الرئيسي',
  problem: 'المحتوى الرئيسي مفقود أو يصعب استخراجه',
  why: 'تستخرج محركات البحث وأوضاع القراءة ومحركات الإجابات المحتوى الرئيسي مما حوله في الصفحة. ولا يمكنها استخدام ما لا تعثر عليه أو لا تقرؤه كنص.',
  heuristic: 'أعداد الكلمات والنسب تقدير استدلالي خاص بنا، والغرض منها اكتشاف غياب المحتوى فقط',
  words: {
    words: 'كلمات',
    characters: 'أحرف',
    foundBy: 'طريقة العثور عليه',
    container: 'الحاوية',
    method: ({ method }) => methods[method],
  },
  says: {
    found: ({ length, minutes }) => ({
      message: `المحتوى الرئيسي: ${textLengthText(length)}${length.count === 0 ? '' : `، وتستغرق قراءته نحو ${amountOf(minutes, nouns.minute)}`}. ولا يوجد طول مثالي.`,
      change: '',
    }),
    nothing: () => ({
      message: 'لا شيء يُقرأ هنا: لا تعرض الصفحة أي نص أو عنوان أو صورة.',
      change: 'مراجعة الاستجابة والنصوص البرمجية التي تعرض الصفحة، ثم فحصها من جديد.',
    }),
    nothingShown: ({ length }) => ({
      message: `لا شيء يُقرأ هنا: لا يظهر شيء من النص في HTML (\u200f${textLengthText(length)}).`,
      change: 'إظهار النص مع تفعيل JavaScript، ثم فحص الصفحة من جديد.',
    }),
    guessed: ({ length }) => ({
      message: `المحتوى الرئيسي مجرد تخمين (${textLengthText(length)}) من كثافة النص.`,
      change: 'وضع المحتوى الرئيسي في العنصر main، أو المقالة في العنصر article.',
    }),
    doubted: ({ element }) => ({
      message: `لا يحتوي العنصر ${element} إلا على جزء صغير من نص الصفحة، فالمحتوى الرئيسي غير مؤكد.`,
      change: `وضع المحتوى الرئيسي كله، ولا شيء غيره، في عنصر ${element} واحد.`,
    }),
    few: ({ length }) => ({
      message: `لم يُعثر في المحتوى الرئيسي إلا على ${textLengthOf(length)}.`,
      change: 'إضافة بقية محتوى الصفحة، إن وُجدت، كنص داخل العنصر main.',
    }),
    hardlyAny: ({ length }) => ({
      message: length.count === 0 ? 'لم يُعثر على محتوى رئيسي كنص.' : `يكاد لا يوجد محتوى رئيسي: ${textLengthText(length)}.`,
      change: 'وضع محتوى الصفحة كنص في العنصر main.',
    }),
    picture: ({ share }) => ({
      message: `تغطي صورة واحدة ${percent(share)} من الشاشة الأولى والنص قليل: قد يكون المحتوى في الصورة.`,
      change: 'تقديم محتوى الصورة كنص.',
    }),
    framed: ({ url, share }) => ({
      message: `المحتوى داخل إطار يغطي ${percent(share)} من الشاشة الأولى، وتكاد الصفحة نفسها تخلو من النص${url === null ? '.' : `: ${clipText(url, 200)}`}`,
      change: 'وضع المحتوى في هذه الصفحة. فقد تَعُدّ محركات البحث ما يعرضه الإطار صفحة أخرى.',
    }),
    locked: ({ share, kinds, url }) => ({
      message: `نسبة ${percent(share)} من المنطقة الرئيسية ليست نصًّا من هذه الصفحة: ${and(kinds.map((kind) => lockedIn[kind]))}${url === null ? '.' : `: ${clipText(url, 200)}`}`,
      change: 'تقديم المحتوى نفسه كنص أو نص بديل أو شرح للصورة.',
    }),
  },
};
