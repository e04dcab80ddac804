import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTarget as en } from '../../en/checks/canonical-target.ts';
import { amount, nouns, number } from './arabic.ts';
import { probeText } from './probes.ts';

export const canonicalTarget: typeof en = {
  title: 'وجهة الرابط الأساسي قابلة للفهرسة',
  problem: 'في وجهة الرابط الأساسي مشكلة',
  why: 'الصفحة التي رابطها الأساسي عنوان URL آخر تُفهرَس تحته. وإذا كان ذلك العنوان معطّلًا أو محظورًا أو يشير إلى رابط أساسي آخر، فقد لا تُفهرَس أي منهما.',
  words: {
    canonical: 'الرابط الأساسي',
    hereAndThere: 'الرابط الأساسي للصفحتين',
    andFinal: 'الرابط الأساسي وعنوان URL النهائي',
    titleThere: 'عنوان الوجهة',
  },
  says: {
    fine: ({ url }) => ({ message: `وجهة الرابط الأساسي قابلة للفهرسة، وهي رابط نفسها الأساسي: ${url}`, change: '' }),
    fineUnnamed: ({ url }) => ({ message: `وجهة الرابط الأساسي قابلة للفهرسة، ولا تحدد رابطًا أساسيًا: ${url}`, change: '' }),
    self: () => ({ message: 'لا يشير الرابط الأساسي إلى عنوان URL آخر.', change: '' }),
    disagree: ({ count }) => ({
      message: `عدد الروابط الأساسية المختلفة في الصفحة ${number(count)}، فلا توجد وجهة واحدة يمكن فحصها.`,
      change: '',
    }),
    unusable: () => ({ message: 'تتجاهل محركات البحث الرابط الأساسي: عنوان URL فيه غير صالح، أو هو في القسم body.', change: '' }),
    broken: ({ status }) => ({
      message: status === 0 ? 'لا يستجيب خادم وجهة الرابط الأساسي.' : `تعرض وجهة الرابط الأساسي الحالة ${status}.`,
      change: 'توجيه الرابط الأساسي إلى عنوان URL يعرض الحالة 200.',
    }),
    noindex: () => ({
      message: 'في وجهة الرابط الأساسي توجيه noindex، فقد لا تُفهرَس أي من الصفحتين.',
      change: 'إزالة noindex هناك، أو استخدام رابط أساسي آخر.',
    }),
    blocked: () => ({ message: 'يحظر ملف robots.txt وجهة الرابط الأساسي.', change: 'السماح بالزحف إلى الوجهة.' }),
    chain: ({ url }) => ({
      message: `تشير وجهة الرابط الأساسي إلى رابط أساسي آخر: ${url}`,
      change: 'توجيه الرابط الأساسي مباشرةً إلى آخر عنوان URL في السلسلة.',
    }),
    circle: () => ({ message: 'تشير هذه الصفحة ووجهة رابطها الأساسي كل منهما إلى الأخرى.', change: 'اختيار إحداهما رابطًا أساسيًا للاثنتين.' }),
    redirects: ({ hops, url }) => ({
      message: `تعيد وجهة الرابط الأساسي التوجيه (${amount(hops, nouns.step)}) إلى: ${url}`,
      change: 'توجيه الرابط الأساسي إلى عنوان URL الذي تنتهي عنده إعادة التوجيه.',
    }),
    otherHost: ({ host }) => ({
      message: `الرابط الأساسي في موقع آخر هو ${host}، وهو الذي يظهر في البحث بدلًا من هذه الصفحة.`,
      change: 'الإبقاء عليه إذا كانت هذه الصفحة نسخة من صفحة هناك؛ وإلا فتوجيهه إلى عنوان URL لهذه الصفحة.',
    }),
    otherHostOfSite: ({ host }) => ({
      message: `الرابط الأساسي في مضيف آخر من هذا الموقع هو ${host}. وهذا طبيعي في صفحات الجوّال وصفحات AMP.`,
      change: '',
    }),
    unlike: ({ url, title }) => ({
      message: `يشير الرابط الأساسي إلى صفحة مختلفة هي «${clipText(title, 150)}»: ${clipText(url, 200)}`,
      change: 'توجيه الرابط الأساسي إلى عنوان URL لهذه الصفحة. فمحركات البحث تتجاهل الروابط الأساسية بين صفحات مختلفة أو تسقط إحدى الصفحتين.',
    }),
    unverified: ({ why }) => ({ message: `تعذّر فحص وجهة الرابط الأساسي: ${why ? probeText(why) : 'لا استجابة واضحة'}.`, change: '' }),
  },
};
