import type { selfContainedPassages as en } from '../../en/checks/self-contained-passages.ts';
import { amount, amountOf, language as languageName, nouns, number } from './grammar.ts';

const sizes = { short: 'قصير', long: 'طويل', '': '' };

export const selfContainedPassages: typeof en = {
  title: 'المقاطع مفهومة وحدها',
  problem: 'المقاطع غير مفهومة وحدها',
  why: 'تستخرج محركات الإجابات مقاطع مفردة من الصفحات. والمقطع الذي يسمّي موضوعه ولا يحيل إلى أجزاء أخرى من الصفحة يحتفظ بمعناه.',
  heuristic: 'الصيغة تقدير استدلالي خاص بنا',
  words: {
    heading: 'العنوان',
    first: 'الجملة الأولى',
    words: 'الكلمات',
    characters: 'الأحرف',
    score: 'النقاط',
    why: 'السبب',
    troubles: ({ size, anchor, opener, pointer }) =>
      [
        sizes[size],
        anchor ? '' : 'لا يحتوي على أي من أهم مصطلحات الصفحة',
        opener && `يبدأ بعبارة «${opener}»`,
        pointer && `يحيل إلى موضع آخر («${pointer}»)`,
      ]
        .filter(Boolean)
        .join('؛ '),
  },
  says: {
    stand: ({ weak, count }) => ({
      message:
        weak > 0
          ? `مقاطع تُفهم وحدها: ${number(count - weak)} من أصل ${amountOf(count, nouns.passage)}.`
          : `مقاطع تُفهم وحدها: ${amount(count, nouns.passage)}.`,
      change: '',
    }),
    lean: ({ weak, count }) => ({
      message: `مقاطع لا تُفهم وحدها: ${number(weak)} من أصل ${amountOf(count, nouns.passage)}.`,
      change: 'تسمية الموضوع في المقطع أو عنوانه، ووضع المقصود بدلًا من «هذا» في البداية، واستخدام روابط بدلًا من «انظر أعلاه».',
    }),
    noLexicon: ({ language }) => ({
      message: `لا توجد قائمة بكلمات مثل «هذا» و«انظر أعلاه» لهذه اللغة: ${languageName(language)}. ولذلك لم يُفحص سوى الطول والمصطلحات.`,
      change: '',
    }),
    few: ({ minPassages }) => ({ message: `في الصفحة أقل من ${amountOf(minPassages, nouns.passage)}.`, change: '' }),
  },
};
