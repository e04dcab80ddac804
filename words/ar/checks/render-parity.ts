import type { renderParity as en } from '../../en/checks/render-parity.ts';
import { amount, amountOf, and, nouns, percent } from './grammar.ts';

const blocks = { one: 'كتلة واحدة', two: 'كتلتان', few: 'كتل', many: 'كتلة', other: 'كتلة' };
/** What readers without JavaScript miss. @param share of the main text that is in the raw HTML */
const missing = ({ share, blocks: count, inData }: { share: number; blocks: number; inData: boolean }) =>
  `بلا JavaScript يغيب ${percent(1 - share)} من النص الرئيسي (${amount(count, blocks)}).${inData ? ' وبعضه موجود في بيانات مضمَّنة فقط.' : ''}`;
const noindex = 'إزالة noindex من HTML المصدر إذا كان ينبغي العثور على الصفحة.';

export const renderParity: typeof en = {
  title: 'تطابق HTML المصدر وHTML المعروض',
  problem: 'اختلاف HTML المصدر وHTML المعروض',
  why: 'تعرض Google وBing الصفحات بنصوصها البرمجية، وأحيانًا في وقت متأخر؛ أما معظم زواحف الذكاء الاصطناعي فلا تقرأ إلا HTML المصدر. ولذلك لا ترى هذه الزواحف أبدًا ما تضيفه JavaScript، وقد ترى محركات البحث صيغتين مما تغيّره JavaScript.',
  heuristic: 'المقارنة حسب الكتل وحدودها تقدير استدلالي خاص بنا',
  words: { field: 'الحقل', served: 'HTML المصدر', rendered: 'HTML المعروض' },
  says: {
    agree: ({ share }) => ({ message: `يوجد ${percent(share)} من النص الرئيسي في HTML المصدر.`, change: '' }),
    partly: (args) => ({
      message: missing(args),
      change: 'عرض المحتوى الرئيسي على الخادم أو عند البناء، حتى تحصل عليه كله الزواحف التي بلا JavaScript.',
    }),
    mostlyAbsent: (args) => ({
      message: `${missing(args)} ولا تستطيع معظم زواحف الذكاء الاصطناعي قراءته.`,
      change: 'عرض المحتوى الرئيسي على الخادم أو عند البناء.',
    }),
    emptied: ({ count }) => ({
      message: `في HTML المصدر نحو ${amountOf(count, nouns.word)}، لكن JavaScript أزالتها كلها.`,
      change: 'معرفة النص البرمجي الذي يفرغ الصفحة. ومحركات البحث التي تنفّذه ترى صفحة فارغة.',
    }),
    onlyNoscript: ({ count }) => ({
      message: `النص (نحو ${amountOf(count, nouns.word)}) موجود في العنصر noscript فقط: تحصل عليه الزواحف التي بلا JavaScript، لكن الصفحة المعروضة لا تعرض شيئًا منه.`,
      change: 'معرفة سبب عدم عرض النصوص البرمجية لأي شيء، أو عرض النص على الخادم. ومحركات البحث التي تنفّذ النصوص البرمجية تتجاهل noscript.',
    }),
    nothingShown: () => ({ message: 'لا تعرض الصفحة المعروضة نصًّا يُقارَن.', change: '' }),
    littleText: () => ({ message: 'النص الرئيسي أقل من أن يُقارَن؛ ويتطابق عنوان الصفحة والرابط الأساسي وتوجيهات robots.', change: '' }),
    fieldsChanged: ({ fields }) => ({
      message: `يغيّر نص برمجي أو يضيف: ${and(fields)}.`,
      change: 'وضع القيم النهائية في HTML المصدر، حتى يحصل كل زاحف على القيم نفسها.',
    }),
    directivesChanged: ({ fields }) => ({
      message: `يغيّر نص برمجي ما يلي: ${and(fields)}. يختلف HTML المصدر عن HTML المعروض، وقد تستخدم محركات البحث أيًّا منهما.`,
      change: 'وضع القيم النهائية للرابط الأساسي ولتوجيهات robots في HTML المصدر، وعدم تغييرها في نصوص برمجية.',
    }),
    sourceNoindex: () => ({
      message:
        'في HTML المصدر توجيه noindex، ويزيله نص برمجي. ولا تُجري Google عملية العرض (rendering) للصفحات التي في HTML المصدر لها noindex.',
      change: noindex,
    }),
    cutShort: () => ({ message: 'لم يُقرأ المستند حتى نهايته، فالنسبة حد أدنى.', change: '' }),
    noScripts: () => ({ message: 'لا يعمل أي نص برمجي في هذه الصفحة، فلا فرق بين HTML المصدر وHTML المعروض.', change: '' }),
    loginWall: () => ({ message: 'بلا تسجيل الدخول يعرض عنوان URL هذا صفحة مختلفة.', change: '' }),
    sourceRefused: ({ status }) => ({ message: `عرض الموقع الحالة ${status} لطلبنا، فتعذّرت مقارنة HTML المصدر.`, change: '' }),
  },
};
