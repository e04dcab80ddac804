import type { linkStatus as en } from '../../en/checks/link-status.ts';
import { amount, amountOf, nouns, number, percent } from './grammar.ts';
import { probeText } from './probes.ts';

const targets = { one: 'وجهة رابط واحدة', two: 'وجهتا روابط', few: 'وجهات روابط', many: 'وجهة رابط', other: 'وجهة رابط' };
const internalTargets = {
  one: 'وجهة داخلية واحدة',
  two: 'وجهتان داخليتان',
  few: 'وجهات داخلية',
  many: 'وجهة داخلية',
  other: 'وجهة داخلية',
};
const externalTargets = {
  one: 'وجهة خارجية واحدة',
  two: 'وجهتان خارجيتان',
  few: 'وجهات خارجية',
  many: 'وجهة خارجية',
  other: 'وجهة خارجية',
};
const inPage = {
  one: 'رابط واحد داخل الصفحة',
  two: 'رابطان داخل الصفحة',
  few: 'روابط داخل الصفحة',
  many: 'رابطًا داخل الصفحة',
  other: 'رابط داخل الصفحة',
};
const ids = { one: 'قيمة id واحدة', two: 'قيمتا id', few: 'قيم id', many: 'قيمة id', other: 'قيمة id' };

export const linkStatus: typeof en = {
  title: 'الروابط تعمل',
  problem: 'روابط معطّلة أو معاد توجيهها',
  why: 'الروابط المعطّلة طرق مسدودة للناس والزواحف. والمصادر التي ما زالت تعمل تُبقي الادعاءات قابلة للتحقق.',
  heuristic: 'تقدير استدلالي خاص بنا: نسبة عمليات إعادة التوجيه الداخلية',
  words: {
    target: 'الوجهة',
    answer: 'الاستجابة',
    leadsTo: 'تعيد التوجيه إلى',
    answered: ({ status, why }) => (status === 0 ? probeText(why) : `${status}، ${probeText(why)}`),
  },
  says: {
    answering: ({ count }) => ({ message: `تعمل ${amount(count, targets)}.`, change: '' }),
    noLinks: () => ({ message: 'لا تحتوي الصفحة على روابط إلى صفحات ويب يمكن فحصها.', change: '' }),
    brokenInternal: ({ count }) => ({
      message: `روابط داخلية معطّلة: ${amount(count, internalTargets)}.`,
      change: 'تصحيح عنوان URL أو استعادة الصفحة أو إزالة الرابط.',
    }),
    brokenExternal: ({ count }) => ({
      message: `روابط خارجية معطّلة: ${amount(count, externalTargets)}.`,
      change: 'الربط بالموضع الذي انتقل إليه المحتوى، أو بنسخة مؤرشفة، أو بمصدر آخر.',
    }),
    inward: ({ count }) => ({
      message: `تعيد ${amount(count, targets)} التوجيه إلى شبكة خاصة لا يصل إليها الجمهور.`,
      change: 'إعادة التوجيه إلى عنوان URL عام، أو الربط بعنوان عام.',
    }),
    redirectedInternal: ({ count, total }) => ({
      message: `يعيد التوجيه ${number(count)} من أصل ${amountOf(total, internalTargets)} (${percent(count / total)}).`,
      change: 'الربط بعنوان URL النهائي.',
    }),
    fragmentMissing: ({ count }) => ({
      message: `روابط في المحتوى إلى مواضع في الصفحة نفسها بلا وجهة (${number(count)}): لا عنصر له قيمة id المذكورة في الرابط.`,
      change: 'إضافة id إلى الوجهة، أو تصحيح الجزء بعد #.',
    }),
    fragmentTwice: ({ count }) => ({
      message: `تتكرر في عدة عناصر ${amount(count, ids)} تشير إليها روابط داخل الصفحة؛ وتنتقل المتصفحات إلى أول عنصر.`,
      change: '',
    }),
    fragmentMoved: ({ count, base }) => ({
      message: `يؤدي إلى صفحة أخرى ${amount(count, inPage)}، لأن العنصر base يضيف قبل الجزء: ${base}`,
      change: 'كتابة مسار الصفحة نفسها قبل #، أو إزالة العنصر base.',
    }),
    local: ({ count }) => ({
      message: `يشير ${amount(count, nouns.link)} إلى عناوين URL لا يفتحها إلا كمبيوتر الكاتب أو شبكته.`,
      change: 'الربط بعنوان URL العام.',
    }),
    brokenContact: ({ count }) => ({
      message: `روابط بريد أو هاتف لا تصل إلى أحد (${number(count)}): عنوان البريد الإلكتروني أو الرقم ناقص.`,
      change: 'كتابة mailto مع عنوان البريد الإلكتروني كاملًا، وtel مع الرقم كاملًا، مثل «tel:+49301234567».',
    }),
    invalid: ({ count }) => ({
      message: `في ${amountOf(count, nouns.link)} عنوان URL غير صالح لا يستطيع أي متصفح فتحه.`,
      change: 'تصحيح عنوان URL.',
    }),
    unverified: ({ count }) => ({ message: `تعذّر التحقق من ${amountOf(count, targets)}، ولا يعني ذلك وجود عطل.`, change: '' }),
    stillProbing: ({ done }) => ({ message: `فُحص حتى الآن: ${amount(done, targets)}.`, change: '' }),
    stillChecking: () => ({ message: 'ما زالت الروابط قيد الفحص.', change: '' }),
    noneVerified: () => ({ message: 'تعذّر التحقق من كل وجهات الروابط.', change: '' }),
  },
};
