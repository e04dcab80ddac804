import type { snippetControls as en } from '../../en/checks/snippet-controls.ts';
import { amountOf, nouns, percent } from './grammar.ts';
import { directiveInWords as written, directiveWords } from './directives.ts';

export const snippetControls: typeof en = {
  title: 'عناصر التحكم في المقتطفات تسمح بالاقتباس',
  problem: 'عناصر التحكم في المقتطفات تقيّد الاقتباس',
  why: 'تقيّد عناصر التحكم في المقتطفات ما يُسمح لمحركات البحث باقتباسه في النتائج وفي إجابات الذكاء الاصطناعي. وتطبّق Google التوجيهين nosnippet وmax-snippet على النبذات باستخدام الذكاء الاصطناعي أيضًا؛ وتطبّق Bing التوجيهين noarchive وnocache على Copilot.',
  heuristic: 'متى يستحق قِصر المقتطف أو مقدار النص المخفي تحذيرًا: تقدير استدلالي خاص بنا',
  words: { ...directiveWords, characters: 'أحرف', ofMainText: 'من النص الرئيسي' },
  says: {
    open: () => ({ message: 'يُسمح لمحركات البحث باقتباس هذه الصفحة بلا قيود.', change: '' }),
    noindexed: () => ({ message: 'الصفحة غير مفهرسة، فلا يُقتبس منها شيء.', change: '' }),
    nothingQuoted: ({ directive }) => ({
      message: `لا يُسمح لمحرك Google باقتباس هذه الصفحة: ${written(directive)}`,
      change: 'إزالة التوجيه للسماح بالمقتطفات وبالاستخدام في إجابات الذكاء الاصطناعي؛ واستخدام data-nosnippet لاستثناء مقاطع مفردة.',
    }),
    bingQuotesNothing: ({ directive }) => ({
      message: `لا يُسمح لمحرك Bing باقتباس هذه الصفحة: ${written(directive)}`,
      change: 'إزالة التوجيه للسماح بالمقتطفات في Bing.',
    }),
    shortSnippets: ({ characters }) => ({
      message: `لا يُسمح بمقتطفات أطول من ${amountOf(characters, nouns.character)}.`,
      change: 'استخدام «max-snippet:-1» بلا حد، أو إزالته.',
    }),
    smallImages: ({ size }) => ({
      message: `معاينات الصور مقيَّدة: max-image-preview:${size}.`,
      change: 'استخدام max-image-preview:large للسماح بالصور الكبيرة، مثلًا في Discover.',
    }),
    noArchive: ({ directive }) => ({
      message: `تُبقي Bing هذه الصفحة خارج إجابات Copilot: ${written(directive)}. ولا أثر لذلك في Google.`,
      change: 'إزالة noarchive إذا كان يُسمح لـ Copilot باقتباس الصفحة.',
    }),
    noCache: ({ directive }) => ({
      message: `لا يُسمح لـ Copilot إلا باستخدام عنوان URL وعنوان الصفحة ومقتطفها: ${written(directive)}. ولا أثر لذلك في Google.`,
      change: 'إزالة nocache إذا كان يُسمح لـ Copilot باقتباس المزيد.',
    }),
    keptFromAi: ({ directive }) => ({
      message: `يحدّ ${written(directive)} مما يجوز لـ Copilot استخدامه. تتضمن الصفحة أيضًا noai، فالأرجح أن ذلك مقصود.`,
      change: 'يُزال فقط إذا كان يُسمح لـ Copilot باقتباس الصفحة.',
    }),
    hiddenText: ({ share }) => ({
      message: `تغطي السمة data-nosnippet نسبة ${percent(share)} من النص الرئيسي، ولا يُسمح لمحركات البحث حينها باقتباس ذلك.`,
      change: 'استخدام data-nosnippet فقط للمقاطع التي يجب ألا تُقتبس.',
    }),
    unknown: ({ directive }) => ({
      message: `لا يدعم أي محرك بحث معروف التوجيه ${written(directive)}.`,
      change: 'إزالته، أو استخدام التوجيه المقصود.',
    }),
    misspelt: ({ directive, meant }) => ({
      message: `توجيه غير معروف: ${written(directive)}. هل تقصد «${meant}»؟`,
      change: `استخدام ${meant}.`,
    }),
    invalid: ({ directive }) => ({
      message: `قيمة التوجيه غير صالحة: ${written(directive)}.`,
      change: 'استخدام «max-snippet:-1» أو «max-video-preview:-1» أو max-image-preview:large.',
    }),
    retired: ({ directive }) => ({ message: `لا أثر في البحث للتوجيه ${written(directive)}.`, change: '' }),
  },
};
