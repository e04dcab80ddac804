import type { IndexStepFacts } from '../../../checks/views/index-steps.ts';
import type { words as en } from '../../en/tools/indexability.ts';
import { amountOf, and, nouns, number, percent } from '../checks/grammar.ts';
import { reasonText } from '../checks/reasons.ts';
import { withAdjective } from '../nouns.ts';

/** Each after "reading". */
const materials: Record<IndexStepFacts, string> = {
  response: 'الاستجابة',
  robotsTxt: 'ملف robots.txt',
  page: 'عنوان URL',
  head: 'رأس الصفحة head',
  served: 'HTML المصدر',
};
const directive = ({ written, place, inHead }: { written: string; place: string; inHead: boolean }) =>
  `\`${written}\` (${place}${inHead ? '' : '، في body'})`;

export const words: typeof en = {
  neither: ({ why }) => `لا تستطيع Google ولا Bing فهرسة هذه الصفحة. ${why}`,
  ofEngine: ({ engine, why }) => `${engine}: ${why}`,
  wanted: 'اخترت استبعاد هذه الصفحة، فهذا ما تريده.',
  some: ({ engines, why }) => `لا يمكن أن تُفهرس هذه الصفحة في ${and(engines)}. ${why}`,
  elsewhere: ({ why }) => `يُطلب من Google وBing فهرسة صفحة أخرى بدلًا من هذه. ${why}`,
  unknown: 'لا شيء يحظر الفهرسة بقدر ما نرى، لكن تعذّر فحص بعض الخطوات.',
  doubt: ({ why }) => `قابلة للفهرسة، مع تحذير: ${why}`,
  yes: 'نعم: تستطيع Google وBing فهرسة هذه الصفحة.',
  yesUnwanted: 'تستطيع Google وBing فهرسة هذه الصفحة، مع أنك اخترت استبعادها.',
  note: 'تتوقف الزواحف عند أول خطوة تحظرها. اجتياز كل الخطوات يجعل الصفحة قابلة للفهرسة؛ ولا يضمن الفهرسة.',
  blocksFirst: 'تحظر أولًا',
  unreached: 'لم يُوصل إليها',
  states: { open: 'ناجحة', blocks: 'تحظر', elsewhere: 'تشير إلى مكان آخر', watch: 'تحذير', unknown: 'غير معروفة' },
  steps: {
    status: 'استجابة الخادم',
    'robots-txt': 'robots.txt',
    directives: 'توجيهات robots',
    canonical: 'الرابط الأساسي (canonical)',
    rendered: 'الصفحة المعروضة',
  },
  says: {
    reading: ({ what }) => `ما زالت قراءة ${materials[what]} جارية.`,
    unread: ({ what, why }) => `تعذّرت قراءة ${materials[what]}: ${reasonText(why)}`,
    answers: ({ status }) => `تعرض الصفحة الحالة ${status}.`,
    noAnswer: () => 'لم يستجب الخادم.',
    refused: ({ status }) => `رُفض طلبنا من دون ملفات تعريف ارتباط بالحالة ${status}. قد يُرفض محرك البحث أيضًا؛ تعذّر فحص ذلك.`,
    redirects: ({ status }) => `تعرض الصفحة ${status}: يُفهرس عنوان URL آخر بدلًا منها.`,
    gone: ({ status }) => `تعرض الصفحة ${status}، فلا تُفهرس.`,
    robotsSilent: () => 'لم يحصل طلب robots.txt على استجابة: قد تتوقف الزواحف عن الزحف حتى يعمل.',
    robotsFailing: ({ status }) => `يعرض ملف robots.txt الحالة ${status}. إلى أن يُصلَح، تعدّ Google الموقع كله محظورًا.`,
    robotsMayBlock: ({ status }) => `يعرض ملف robots.txt الحالة ${status}: قد تعدّ الزواحف الموقع كله محظورًا.`,
    noRobots: ({ status }) => `لا يوجد ملف robots.txt ‏(${status})، فلا شيء محظور.`,
    crawlable: ({ line }) => (line === null ? 'الزحف مسموح: لا تطابق أي قاعدة عنوان URL هذا.' : `الزحف مسموح بموجب السطر ${number(line)}.`),
    uncrawlable: ({ line }) => (line === null ? 'الزحف محظور.' : `الزحف محظور بموجب السطر ${number(line)}.`),
    noindex: (found) => `الفهرسة محظورة بالتوجيه ${directive(found)}.`,
    noHeaders: () => 'لا noindex في الصفحة؛ الترويسات غير معروفة.',
    indexable: () => 'لا noindex في الصفحة أو ترويساتها.',
    noCanonical: () => 'لا يوجد رابط أساسي، فيختار محرك البحث عنوان URL.',
    selfCanonical: () => 'الرابط الأساسي هو عنوان URL هذا.',
    canonicals: ({ count }) => `تحدد الصفحة ${amountOf(count, withAdjective(nouns.canonical, 'مختلف'))}؛ ويختار محرك البحث.`,
    canonicalElsewhere: ({ url }) => `يشير الرابط الأساسي إلى صفحة أخرى: ${url}`,
    blank: () => 'لا يوجد هنا ما يُقرأ: لا تُظهر الصفحة نصًا أو عنوانًا أو صورة.',
    noScripts: () => 'ليس في الصفحة نصوص برمجية: HTML المصدر وHTML المعروض متطابقان.',
    servedNoindex: ({ written }) => `يحتوي HTML المصدر على \`${written}\`؛ وإزالته باستخدام JavaScript تأتي متأخرة.`,
    served: ({ share }) => `يوجد ${percent(share)} من النص الرئيسي في HTML المصدر.`,
    noMainText: () => 'ليس في الصفحة نص رئيسي لمقارنته بـ HTML المصدر.',
    scripted: ({ engine, share }) =>
      share > 0
        ? `لا يوجد في HTML المصدر سوى ${percent(share)} من النص الرئيسي: على ${engine} تشغيل نصوص برمجية لرؤية البقية.`
        : `لا يوجد في HTML المصدر شيء من النص الرئيسي: على ${engine} تشغيل نصوص برمجية لرؤيته.`,
  },
};
