import type { robotsTxtAccess as en } from '../../en/checks/robots-txt-access.ts';
import { agree, amountOf, and, nouns, number } from './grammar.ts';
import { robotsTxtMistakes } from './kinds.ts';

type OtherCrawler = 'Bingbot' | '*';
const others: Record<OtherCrawler, string> = { Bingbot: 'Bingbot', '*': 'جميع الزواحف الأخرى (*)' };
const lineText = (line: number) => `السطر ${line}`;

export const robotsTxtAccess: typeof en = {
  title: 'يسمح ملف robots.txt بعنوان URL هذا',
  problem: 'يحظر ملف robots.txt عنوان URL هذا أو فيه أخطاء',
  why: 'لا تجلب محركات البحث عنوان URL يحظره ملف robots.txt: فلا تستطيع قراءة الصفحة ولا noindex فيها ولا رابطها الأساسي. ومع ذلك قد تعرض عنوان URL وحده.',
  words: {
    status: 'حالة robots.txt',
    line: 'السطر',
    text: 'النص',
    problem: 'المشكلة',
    crawler: 'الزاحف',
    thisUrl: 'عنوان URL هذا',
    allowed: 'مسموح',
    blocked: 'محظور',
    issue: ({ kind }) => robotsTxtMistakes[kind],
    other: ({ crawler }) => others[crawler],
  },
  says: {
    notWeb: () => ({ message: 'لا يسري ملف robots.txt إلا على صفحات http وhttps.', change: '' }),
    allowed: ({ line }) => ({
      message:
        line === null
          ? 'لا قاعدة في ملف robots.txt تحظر عنوان URL هذا على Googlebot أو Bingbot أو الزواحف الأخرى (*).'
          : `يسمح ملف robots.txt بعنوان URL هذا لكل من Googlebot (${lineText(line)}) وBingbot والزواحف الأخرى (*).`,
      change: '',
    }),
    noFile: ({ status }) => ({ message: `يعرض ملف robots.txt الحالة ${status}، فلا شيء محظور. ولا بأس بذلك.`, change: '' }),
    blocked: ({ line, rule }) => ({
      message:
        line === null
          ? 'يحظر ملف robots.txt عنوان URL هذا على Googlebot.'
          : `يحظر ملف robots.txt عنوان URL هذا على Googlebot في ${lineText(line)}: ${rule}`,
      change: 'إزالة القاعدة أو إضافة قاعدة Allow أطول. ولإبقاء الصفحة خارج البحث: استخدام noindex بدلًا من ذلك والسماح بالزحف.',
    }),
    serverError: ({ status }) => ({
      message: `يعرض ملف robots.txt الحالة ${status}. وحتى يُصلَح ذلك تعامل Google الموقع كله كأنه محظور.`,
      change: 'عرض الحالة 200 لملف robots.txt، أو 404 إذا لم يكن موجودًا.',
    }),
    othersBlocked: ({ blocked }) => ({
      message: `يُسمح لزاحف Googlebot بجلب عنوان URL هذا؛ ولا يُسمح بذلك لهذه الزواحف: ${and(blocked.map(({ crawler, line }) => (line === null ? others[crawler] : `${others[crawler]}، ${lineText(line)}`)))}.`,
      change: 'إزالة القاعدة، إلا إذا كنت تحظر هذه الزواحف عمدًا.',
    }),
    syntax: ({ count }) => ({
      message: `يوجد خطأ في ${amountOf(count, nouns.line)} من ملف robots.txt.`,
      change: 'تصحيح الأسطر، أو تحويلها إلى تعليقات بالرمز #.',
    }),
    unknownLines: ({ count }) => ({
      message: `في ${amountOf(count, nouns.line)} من ملف robots.txt توجيه لا يقرؤه أي زاحف معروف، فتتخطاه الزواحف.`,
      change: '',
    }),
    unencoded: ({ count }) => ({
      message: `في ${amountOf(count, nouns.rule)} من ملف robots.txt أحرف خارج ASCII. وتقترح Google ترميزها بعلامة النسبة المئوية.`,
      change: '',
    }),
    html: () => ({
      message: 'ملف robots.txt صفحة HTML: لا تجد الزواحف فيه قواعد.',
      change: 'تقديم القواعد كنص عادي، أو عرض الحالة 404 إذا لم توجد قواعد.',
    }),
    tooLarge: ({ maxBytes }) => ({
      message: `حجم ملف robots.txt أكبر من ${number(maxBytes / 1_024)} كيبيبايت (KiB): تتجاهل الزواحف الباقي.`,
      change: 'تقصير الملف، مثلًا بأحرف البدل.',
    }),
    notKeptOut: ({ line }) => ({
      message: `يحظر ملف robots.txt عنوان URL هذا${line === null ? '' : ` (${lineText(line)})`}. والحظر وحده لا يخرجه من الفهرس: يبقى بإمكان محركات البحث عرض العنوان، ولا ترى noindex.`,
      change: 'استخدام noindex والسماح بالزحف حتى تراه محركات البحث.',
    }),
    visible: () => ({ message: 'يُسمح لزاحف Googlebot بجلب عنوان URL هذا، فيستطيع رؤية noindex.', change: '' }),
    redirected: ({ url }) => ({ message: `أُعيد توجيه طلب ملف robots.txt، وقُرئ الملف من العنوان التالي: ${url}`, change: '' }),
    ownCrawlers: ({ total, blocked }) => ({
      message:
        blocked.length === 0
          ? `قائمتك الخاصة: ${agree(total, { one: 'يُسمح لزاحفها الوحيد', other: `يُسمح لجميع زواحفها (${number(total)})` })} بجلب عنوان URL هذا.`
          : `قائمتك الخاصة: يحظر ملف robots.txt عنوان URL هذا على ${number(blocked.length)} من أصل ${amountOf(total, nouns.crawler)}: ${and(blocked.map(({ crawler, line }) => (line === null ? crawler : `${crawler}، ${lineText(line)}`)))}.`,
      change: '',
    }),
    silent: () => ({ message: 'لم يتلقَّ طلب ملف robots.txt أي استجابة.', change: '' }),
  },
};
