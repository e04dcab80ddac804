import type { https as en } from '../../en/checks/https.ts';
import { amount, amountOf, number } from './grammar.ts';

const resources = { one: 'مورد واحد', two: 'موردان', few: 'موارد', many: 'موردًا', other: 'مورد' };
const media = {
  one: 'ملف صورة أو أيقونة أو وسائط واحد',
  two: 'ملفان من الصور أو الأيقونات أو الوسائط',
  few: 'ملفات صور أو أيقونات أو وسائط',
  many: 'ملف صور أو أيقونات أو وسائط',
  other: 'ملف صور أو أيقونات أو وسائط',
};
const forms = { one: 'نموذج واحد', two: 'نموذجان', few: 'نماذج', many: 'نموذجًا', other: 'نموذج' };
const buttons = { one: 'زر واحد', two: 'زران', few: 'أزرار', many: 'زرًّا', other: 'زر' };
const loadSecurely = 'تحميلها عبر HTTPS.';

export const https: typeof en = {
  title: 'مقدَّمة عبر HTTPS',
  problem: 'غير مقدَّمة كلها عبر HTTPS',
  why: 'تحذّر المتصفحات من الصفحات التي بلا HTTPS وتحظر النصوص البرمجية غير الآمنة في الصفحات الآمنة. وتفضّل Google عنوان HTTPS للصفحة كرابط أساسي.',
  says: {
    secure: () => ({ message: 'تستخدم الصفحة ومواردها ونماذجها HTTPS.', change: '' }),
    local: () => ({ message: 'تأتي الصفحة من هذا الكمبيوتر لا عبر شبكة.', change: '' }),
    plainPage: () => ({
      message: 'تُقدَّم الصفحة عبر HTTP: يمكن لأي طرف في الطريق قراءتها وتغييرها، وتضع المتصفحات عليها علامة «غير آمن».',
      change: 'تقديم الصفحة عبر HTTPS وإعادة توجيه HTTP إليه بشكل دائم.',
    }),
    activeMixed: ({ count }) => ({
      message: `يُطلب ${amount(count, resources)} عبر HTTP. وتحظر المتصفحات هذه النصوص البرمجية والأنماط والإطارات والخطوط وصور srcset.`,
      change: loadSecurely,
    }),
    passiveMixed: ({ count }) => ({ message: `يُطلب ${amount(count, media)} عبر HTTP.`, change: loadSecurely }),
    plainForm: ({ count }) => ({
      message: `تُرسل البيانات المُدخلة عبر HTTP بلا تشفير في ${amountOf(count, forms)}.`,
      change: 'توجيه السمة action للنموذج إلى عنوان URL يستخدم HTTPS.',
    }),
    plainButton: ({ count }) => ({
      message: `تُرسل البيانات المُدخلة عبر HTTP بلا تشفير في ${amountOf(count, buttons)}.`,
      change: 'توجيه السمة formaction إلى عنوان URL يستخدم HTTPS، أو إزالتها إذا كان للنموذج action.',
    }),
    plainCanonical: ({ url }) => ({ message: `عنوان URL الأساسي يستخدم HTTP: ${url}`, change: 'استخدام عنوان HTTPS كرابط أساسي.' }),
    plainShareUrl: ({ url }) => ({ message: `عنوان URL في og:url يستخدم HTTP: ${url}`, change: 'استخدام عنوان HTTPS في og:url.' }),
    plainLinks: ({ count, total }) => ({
      message: `روابط إلى هذا الموقع تستخدم HTTP: \u200f${number(count)} من أصل ${number(total)}.`,
      change: 'الربط بعناوين HTTPS لتجنّب إعادة التوجيه.',
    }),
  },
};
