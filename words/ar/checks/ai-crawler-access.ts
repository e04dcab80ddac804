import type { aiCrawlerAccess as en } from '../../en/checks/ai-crawler-access.ts';
import { agree, amountOf, and, date } from './grammar.ts';

const purposes = { search: 'الإجابات', training: 'التدريب', user: 'بطلب من المستخدم', other: 'أخرى' };
const scored = {
  zero: 'زاحف بحث مُقيَّم',
  one: 'زاحف بحث مُقيَّم واحد',
  two: 'زاحفا بحث مُقيَّمان',
  few: 'زواحف بحث مُقيَّمة',
  many: 'زاحف بحث مُقيَّمًا',
  other: 'زاحف بحث مُقيَّم',
};

export const aiCrawlerAccess: typeof en = {
  title: 'يُسمح لزواحف بحث الذكاء الاصطناعي بجلب عنوان URL هذا',
  problem: 'زواحف بحث الذكاء الاصطناعي محظورة',
  why: 'لا يستطيع محرك الإجابات أن يستشهد إلا بما يُسمح لزاحف البحث الخاص به بجلبه. ولزواحف التدريب وعمليات الجلب بطلب من المستخدم أسماء وكيل مستخدم خاصة بها؛ وهي تُذكر ولا تُقيَّم (باستثناء Claude-User الذي يُحتسب بنصف الوزن لأنه يلتزم بملف robots.txt عند الجلب من أجل إجابة).',
  heuristic: 'أوزان الزواحف تقدير استدلالي خاص بنا',
  words: {
    crawler: 'الزاحف',
    operator: 'المشغّل',
    purpose: 'الغرض',
    thisUrl: 'عنوان URL هذا',
    line: 'السطر',
    allowed: 'مسموح',
    blocked: 'محظور',
    ...purposes,
    named: ({ token, operator, purpose }) => `${token} (${operator}، ${purposes[purpose]})`,
  },
  says: {
    notWeb: () => ({ message: 'لا يسري ملف robots.txt إلا على صفحات http وhttps.', change: '' }),
    allAllowed: ({ count, compiled }) => ({
      message: `يسمح ملف robots.txt لزواحف بحث الذكاء الاصطناعي كلها بجلب عنوان URL هذا: ${amountOf(count, scored)} (قائمة ${date(compiled)}).`,
      change: '',
    }),
    leadingAllowed: ({ blocked }) => ({
      message: `يسمح ملف robots.txt لجميع زواحف بحث الذكاء الاصطناعي الرئيسية. والمحظور من غيرها: ${and(blocked)}.`,
      change: '',
    }),
    someBlocked: ({ blocked }) => ({
      message: `يحظر ملف robots.txt ${agree(blocked.length, { one: 'أحد زواحف بحث الذكاء الاصطناعي الرئيسية', other: 'عددًا من زواحف بحث الذكاء الاصطناعي الرئيسية' })} على عنوان URL هذا: ${and(blocked)}. ولا يمكن أن تستشهد به إجاباتها.`,
      change: 'السماح لها إذا أردت أن يُستشهد بك هناك. وإذا كان الحظر مقصودًا، فلا حاجة إلى أي تغيير.',
    }),
    allBlocked: () => ({
      message: 'يحظر ملف robots.txt جميع زواحف بحث الذكاء الاصطناعي الرئيسية على عنوان URL هذا.',
      change:
        'السماح للزواحف التي تريد أن تستشهد بك إجاباتها. وإذا كنت تحظر الذكاء الاصطناعي عمدًا، فاختر ذلك ضمن «ما هذه الصفحة؟»؛ ولن تحصل الصفحة حينها على درجة GEO.',
    }),
    alsoBlocked: ({ names }) => ({ message: `محظور أيضًا ولا يُقيَّم (التدريب، وبطلب من المستخدم، وغير ذلك): ${and(names)}.`, change: '' }),
    trainingOnly: ({ names }) => ({
      message: `يحظر ملف robots.txt زواحف تجمع بيانات التدريب (وبعض هذه الأسماء يتحكم في استخدامات أخرى أيضًا): ${and(names)}. أما زواحف بحث الذكاء الاصطناعي فمسموح لها.`,
      change: '',
    }),
    grounding: () => ({
      message:
        'الاسم Google-Extended محظور. وإلى جانب تدريب Gemini، يمنع ذلك تطبيقات Gemini وVertex AI من استخدام هذه الصفحة كمصدر. أما بحث Google وميزات الذكاء الاصطناعي فيه فتتجاهل هذا الاسم.',
      change: 'السماح للاسم Google-Extended إذا أردت أن يُستشهد بك في تطبيقات Gemini. وإذا كان الحظر مقصودًا، فلا حاجة إلى أي تغيير.',
    }),
    legacy: ({ names }) => ({ message: `يحتوي ملف robots.txt على مجموعات لزواحف لم يعد مشغّلوها يوثّقونها: ${and(names)}.`, change: '' }),
    silent: () => ({ message: 'لم يتلقَّ طلب ملف robots.txt أي استجابة.', change: '' }),
    failing: ({ status }) => ({
      message: `يعرض ملف robots.txt الحالة ${status}: ما يُسمح للزواحف بجلبه غير معروف، وكثير منها يتوقف عن الزحف حتى يعمل الملف من جديد.`,
      change: '',
    }),
  },
};
