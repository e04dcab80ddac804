import type { app as en } from '../../en/app/app.ts';
import { arabic } from '../arabic.ts';
import { number } from '../checks/grammar.ts';

const { ago } = arabic;

export const app: typeof en = {
  title: 'فحص هذه الصفحة باستخدام Pageloupe',
  rerun: 'إعادة الفحص',
  panel: 'فتح اللوحة الجانبية',
  audited: ({ at, now }) => `فُحصت ${ago(at, now)}`,
  views: {
    label: 'طرق العرض',
    overview: 'نظرة عامة',
    tools: 'الأدوات',
    checks: 'الفحوصات',
    applying: ({ applying, all }) => `ينطبق ${number(applying)} من ${number(all)}`,
  },
  find: 'البحث عن أداة أو فحص',
  outOfDate: 'غير محدَّث',
  factsGone: 'لم تعد بيانات هذا الفحص محفوظة. افحص الصفحة مجددًا.',
  privacy:
    'يعمل على جهازك؛ لا يُرفع شيء. يطلب Pageloupe من هذا الموقع HTML وملف robots.txt وخريطة الموقع وملف llms.txt، من دون ملفات تعريف ارتباط. لا يتصل بمواقع أخرى إلا عند فحص الروابط أو تحميل الصور.',
  settings: 'الإعدادات',
  licenses: 'التراخيص',
  reading: 'جارٍ قراءة الصفحة…',
  slow: {
    label: 'بطيء',
    page: 'تستغرق قراءة هذه الصفحة بعض الوقت.',
    site: 'الموقع بطيء في الاستجابة.',
    stop: 'إيقاف وعرض ما هو جاهز',
    stopping: 'جارٍ الإيقاف…',
  },
  scores: ({ audit, geo }) =>
    `درجة الفحص: ${audit === null ? 'لا توجد' : number(audit)}. درجة GEO: ${geo === null ? 'لا توجد' : number(geo)}.`,

  save: {
    menu: 'حفظ',
    page: 'فتح كصفحة',
    pageNote: 'عريضة، للطباعة',
    pdf: 'حفظ بتنسيق PDF',
    pdfNote: 'للطباعة أو المشاركة',
    pdfPageNote: 'هذه الصفحة فقط',
    json: 'حفظ بتنسيق JSON',
    jsonNote: 'التقرير كله مع بياناته',
    csv: 'حفظ بتنسيق CSV',
    csvNote: 'صف لكل فحص',
    markdown: 'حفظ بتنسيق Markdown',
    markdownNote: 'للقراءة والمشاركة',
    copyMarkdown: 'نسخ بتنسيق Markdown',
    copyJson: 'نسخ بتنسيق JSON',
    reports: 'العلامة التجارية والورق…',
    reportsNote: 'لكل التقارير، في الإعدادات',
  },

  bulk: {
    menu: 'مجمّع',
    queue: 'إضافة علامة التبويب إلى قائمة الانتظار',
    queueNote: 'لفحصها لاحقًا مع صفحات أخرى',
    firstPages: ({ pages }) => `فحص أول ${number(pages)} من صفحات هذا الموقع`,
    firstPagesNote: 'يبدأ الآن: يزحف من الصفحة الرئيسية في علامات تبويب في الخلفية',
    site: 'فحص المزيد من هذا الموقع',
    siteNote: 'مع اختيار الصفحات وعددها',
    new: 'فحص مجمّع جديد',
    newNote: 'من علامات تبويب مفتوحة أو خريطة موقع أو عناوين URL تلصقها هنا',
    all: 'الفحوصات المجمّعة',
    allNote: 'قوائم الانتظار والتقدّم والنتائج',
    titles: 'نسخ عناوين كل علامات التبويب',
    titlesNote: 'العنوان وعنوان URL، لجدول بيانات',
    unqueued: ({ why }) => `لا يمكن إضافة علامة التبويب هذه إلى قائمة الانتظار. ${why}`,
    notHttp: 'لا يمكن إضافة علامة التبويب هذه إلى قائمة الانتظار: صفحات http وhttps فقط.',
  },
};
