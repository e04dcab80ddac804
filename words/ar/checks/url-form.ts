import type { urlForm as en } from '../../en/checks/url-form.ts';
import { amount, amountOf, and, number } from './grammar.ts';

const parameters = { one: 'مَعلمة واحدة', two: 'مَعلمتان', few: 'مَعلمات', many: 'مَعلمة', other: 'مَعلمة' };
const internal = { one: 'رابط داخلي واحد', two: 'رابطان داخليان', few: 'روابط داخلية', many: 'رابطًا داخليًا', other: 'رابط داخلي' };

export const urlForm: typeof en = {
  title: 'عنوان URL نظيف وثابت',
  problem: 'عنوان URL غير نظيف',
  why: 'ينبغي أن يكون للصفحة عنوان URL واحد. ومعرّفات الجلسات ومَعلمات التتبّع تنشئ عناوين كثيرة، وما بعد # لا يُرسَل إلى الخوادم أبدًا.',
  heuristic: 'عدد المَعلمات والطول تقدير استدلالي خاص بنا',
  words: { path: 'المسار', parameters: 'المَعلمات', characters: 'الأحرف' },
  says: {
    clean: () => ({ message: 'عنوان URL نظيف.', change: '' }),
    fragmentOnly: ({ fragment }) => ({
      message: `لا تختلف طريقة العرض هذه عن غيرها إلا بالجزء التالي: ${fragment}. وتتجاهل الزواحف هذا الجزء وترى صفحة واحدة لجميع طرق العرض.`,
      change: 'إعطاء كل طريقة عرض عنوان URL خاصًّا بها باستخدام History API.',
    }),
    session: ({ names }) => ({
      message: `يحتوي عنوان URL على معرّف جلسة: ${and(names)}. ويحصل كل زائر على عنوان URL مختلف.`,
      change: 'حفظ الجلسات في ملفات تعريف الارتباط.',
    }),
    parameters: ({ count }) => ({
      message: `في عنوان URL \u200f${amount(count, parameters)}، بلا احتساب مَعلمات التتبّع.`,
      change: 'إزالة المَعلمات التي لا تغيّر الصفحة، أو تحديد رابط أساسي من دونها.',
    }),
    trackedOgUrl: ({ names }) => ({ message: `في og:url مَعلمات تتبّع: ${and(names)}.`, change: 'استخدام عنوان URL من دونها.' }),
    sessionLinks: ({ count, total, names }) => ({
      message: `في ${number(count)} من أصل ${amountOf(total, internal)} معرّف جلسة: ${and(names)}. وتحصل كل زيارة على عناوين URL أخرى للصفحات نفسها.`,
      change: 'حفظ الجلسات في ملفات تعريف الارتباط، والربط بعناوين URL البسيطة.',
    }),
    trackedLinks: ({ count, total }) => ({
      message: `في ${number(count)} من أصل ${amountOf(total, internal)} مَعلمات تتبّع.`,
      change: 'الربط بعنوان URL البسيط: فمَعلمات التتبّع الداخلية تطمس أيضًا المصدر الأصلي للزائر في الإحصاءات.',
    }),
    space: () => ({ message: 'يحتوي المسار على مسافة.', change: 'الفصل بين الكلمات بواصلات.' }),
    doubleSlash: () => ({ message: 'يحتوي المسار على شرطتين مائلتين متتاليتين.', change: 'تصحيح الرابط أو القاعدة التي تنشئهما.' }),
    long: ({ characters, length }) => ({
      message: `عدد أحرف عنوان URL: \u200f${number(characters)}؛ وتتوقف بعض البرامج عند ${number(length)}.`,
      change: 'تقصيره.',
    }),
    underscore: () => ({
      message: 'يفصل المسار بين الكلمات بشرطات سفلية؛ وتقترح Google الواصلات. ولا يستحق ذلك تغيير عنوان URL يعمل.',
      change: '',
    }),
    upperCase: () => ({
      message: 'يحتوي المسار على أحرف كبيرة؛ وحالة الأحرف مهمة في عناوين URL. ولا يستحق ذلك تغيير عنوان URL يعمل.',
      change: '',
    }),
  },
};
