import type { redirectPath as en } from '../../en/checks/redirect-path.ts';
import { amount, nouns, number } from './grammar.ts';

const lead = (hops: number) => `قبل هذه الصفحة ${amount(hops, nouns.redirect)}`;
const direct = 'إعادة توجيه عنوان URL الأول مباشرةً إلى الأخير.';

export const redirectPath: typeof en = {
  title: 'لا إعادة توجيه غير ضرورية',
  problem: 'إعادة توجيه غير ضرورية',
  why: 'تكلّف كل إعادة توجيه الزوارَ وقتًا والزواحفَ طلبًا، وتتخلى الزواحف عن السلاسل الطويلة. وإعادة التوجيه الدائمة إشارة قوية إلى عنوان URL المطلوب فهرسته، والمؤقتة إشارة ضعيفة.',
  heuristic: 'العدد الذي تصبح عنده عمليات إعادة التوجيه أكثر من اللازم تقدير استدلالي خاص بنا',
  words: { status: 'الحالة', redirects: 'عمليات إعادة توجيه' },
  says: {
    direct: () => ({
      message: 'لا إعادة توجيه عبر HTTP قبل هذه الصفحة. ولا يمكن اكتشاف إعادة التوجيه بعلامة meta refresh أو بنص برمجي.',
      change: '',
    }),
    permanent: () => ({ message: 'قبل هذه الصفحة إعادة توجيه دائمة واحدة.', change: '' }),
    temporary: ({ status }) => ({
      message: `قبل هذه الصفحة إعادة توجيه مؤقتة (${status}).`,
      change: 'عرض الحالة 301 أو 308، إذا انتقلت الصفحة نهائيًا.',
    }),
    several: ({ hops }) => ({ message: `${lead(hops)}.`, change: 'إعادة توجيه عنوان URL الأول مباشرةً إلى الأخير، والربط بالأخير.' }),
    many: ({ hops }) => ({ message: `${lead(hops)}: وهذا كثير على الزوار والزواحف.`, change: direct }),
    stops: ({ hops, google }) => ({ message: `${lead(hops)}. وتتوقف Google بعد ${number(google)}.`, change: direct }),
    needsCookie: ({ url }) => ({
      message: `لا تنتهي إعادة التوجيه قبل هذه الصفحة إلا للزوار الذين يحتفظون بملف تعريف ارتباط: يعيد العنوان التالي التوجيه ثم يعرض الصفحة: ${url}`,
      change: '',
    }),
    loop: () => ({ message: 'تشكّل عمليات إعادة التوجيه حلقة.', change: 'العثور على القاعدتين اللتين تعيد كل منهما التوجيه إلى الأخرى.' }),
    downgrade: ({ url }) => ({ message: `تنتقل إعادة توجيه من https إلى http: ${url}`, change: 'إعادة التوجيه إلى https فقط.' }),
    inward: ({ url }) => ({
      message: `تمر إعادة توجيه في السلسلة بشبكة خاصة لا يصل إليها الجمهور: ${url}`,
      change: 'إعادة التوجيه عبر عناوين URL عامة فقط.',
    }),
    anonymousMoves: ({ url }) => ({ message: `بلا ملفات تعريف ارتباط، يُعاد توجيه طلب عنوان URL هذا إلى ${url}`, change: '' }),
    sameOriginOnly: () => ({ message: 'لا تعدّ المتصفحات عمليات إعادة التوجيه إلا داخل مصدر (origin) واحد؛ فقد تكون أكثر.', change: '' }),
    redirectUnseen: () => ({ message: 'حدثت إعادة التوجيه قبل أن يمكن تسجيل حالتها.', change: '' }),
  },
};
