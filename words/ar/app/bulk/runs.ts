import type { runs as en } from '../../../en/app/bulk/runs.ts';
import { arabic } from '../../arabic.ts';
import { amount, amountOf, nouns } from '../../checks/grammar.ts';
import { jobWords } from './job-errors.ts';

const { number, time, timeToTheSecond } = arabic;
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const counted: typeof en.counts = ({ done, failed, running, waiting, cancelled }) =>
  [
    `مكتملة ${number(done)}`,
    failed > 0 && `أخفقت ${number(failed)}`,
    running > 0 && `قيد الفحص ${number(running)}`,
    waiting > 0 && `قيد الانتظار ${number(waiting)}`,
    cancelled > 0 && `ملغاة ${number(cancelled)}`,
  ]
    .filter(Boolean)
    .join('، ');
const states: typeof en.states = {
  draft: 'لم تبدأ',
  running: 'قيد التنفيذ',
  paused: 'متوقفة مؤقتًا',
  finished: 'انتهت',
  cancelled: 'أُلغيت',
};
/** Approximate milliseconds. */
const about = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 10) return 'بضع ثوانٍ';
  if (seconds < 55) return `نحو ${amountOf(Math.ceil(seconds / 10) * 10, nouns.second)}`;
  const minutes = Math.round(seconds / 60);
  return `نحو ${minutes < 60 ? amountOf(minutes, nouns.minute) : amountOf(Math.round(minutes / 60), nouns.hour)}`;
};

export const runs: typeof en = {
  title: 'الفحوصات المجمّعة',
  runs: 'الجولات',
  newRun: 'جولة جديدة',
  run: 'الجولة',
  documentTitle: ({ title }) => `${title} · Pageloupe`,
  privacy:
    'تبقى الجولات والتقارير والملفات على هذا الجهاز. لا يطلب Pageloupe إلا الصفحات التي تضيفها إلى قائمة الانتظار والصفحات التي يجدها الزحف، ووجهات الروابط إذا اخترت ذلك.',
  reading: 'جارٍ قراءة الجولة…',
  readingAll: 'جارٍ قراءة الجولات…',
  gone: 'لم تعد هذه الجولة موجودة.',
  goneWhy: 'حُذفت، أو أُزيلت لإفساح مكان لجولات أحدث.',
  seeAll: 'عرض كل الجولات',
  when: ({ at }) => time(at, zone()),
  whenToTheSecond: ({ at }) => timeToTheSecond(at, zone()),

  files: 'الملفات',
  file: {
    making: 'قيد الإنشاء…',
    saving: 'قيد الحفظ…',
    saved: 'تم الحفظ.',
    failed: ({ error }) => `تعذّر الإنشاء. ${error}`,
    progress: ({ name }) => `تقدّم ${name}`,
    pages: ({ done, total }) => `${number(done)} من ${amountOf(total, nouns.page)}`,
    close: ({ name }) => `إخفاء ${name}`,
    tryAgain: ({ error }) => `${error} حاول مجددًا؛ وإذا تكرر الإخفاق فقد تكون الذاكرة أو مساحة القرص غير كافية.`,
  },

  none: 'لا توجد جولات بعد.',
  noneHelp:
    'يفحص الفحص المجمّع صفحات كثيرة في الخلفية: علامات تبويب مفتوحة، أو قائمة عناوين URL، أو خريطة موقع، أو زحفًا لموقع. تحصل على جدول بكل الصفحات، ومشكلات الموقع كله، وملف PDF للمشاركة.',
  choose: 'اختيار الصفحات',
  kept: ({ most }) =>
    `المحفوظ على هذا الجهاز: المسودّات والجولات النشطة وأحدث الجولات المنتهية التي بدأتها (${number(most)}) وأحدث الجولات المنتهية لكل جدولة (${number(most)}). إنشاء جولة جديدة يحذف الجولات المنتهية الأقدم مع تقاريرها. صدّر ما تريد الاحتفاظ به بتنسيق PDF أو HTML أو JSON.`,
  states,
  inQueue: ({ pages }) => `${amount(pages, nouns.page)} في قائمة الانتظار`,
  counts: counted,
  pagesAndCounts: ({ pages, counts }) => `${amount(pages, nouns.page)}: ${counts}`,
  stateAndCounts: ({ state, counts }) => `${state}: ${counts}`,
  started: ({ when }) => `البدء: ${when}`,
  ended: ({ when }) => `الانتهاء: ${when}`,
  created: ({ when }) => `الإنشاء: ${when}`,
  continue: 'متابعة',
  open: 'فتح',
  continueNamed: ({ name }) => `متابعة ${name}`,
  openNamed: ({ name }) => `فتح ${name}`,
  rename: 'إعادة تسمية',
  renameNamed: ({ name }) => `إعادة تسمية ${name}`,
  delete: 'حذف',
  deleteNamed: ({ name }) => `حذف ${name}`,
  deleteRun: 'حذف الجولة',
  name: 'اسم الجولة',
  saveName: 'حفظ الاسم',
  cancel: 'إلغاء',

  confirmDelete: {
    title: 'هل تريد حذف هذه الجولة؟',
    text: ({ name, reports, running }) =>
      [
        reports > 0 ? `«${name}»: سيُحذف ${amount(reports, nouns.report)} من هذا الجهاز.` : `«${name}»: ستُحذف قائمة انتظارها.`,
        'تبقى الملفات التي حفظتها.',
        running && 'ما زالت الجولة قيد التنفيذ وستُوقَف.',
      ]
        .filter(Boolean)
        .join(' '),
    yes: 'حذف',
    no: 'إبقاء',
  },
  confirmCancel: {
    title: 'هل تريد إلغاء هذه الجولة؟',
    text: ({ open, reports }) => `صفحات لن تُفحص: ${number(open)}. وتقارير ستبقى: ${number(reports)}.`,
    yes: 'إلغاء الجولة',
    no: 'مواصلة التنفيذ',
  },

  compare: 'مقارنة بجولة أخرى',
  export: 'تصدير',
  pdf: 'تقرير PDF',
  pdfNote: ({ pages }) => `غلاف وملخص و${amount(pages, nouns.page)}`,
  html: 'تقرير HTML',
  htmlNote: 'ملف واحد لأي متصفح',
  pagesCsv: 'ملف CSV للصفحات',
  pagesCsvNote: 'صف لكل صفحة',
  findingsCsv: 'ملف CSV للنتائج',
  findingsCsvNote: 'صف لكل نتيجة',
  json: 'JSON',
  jsonNote: 'لبرامج أخرى',
  facts: ({ started, ended, tools, probes }) =>
    [
      started && `البدء: ${started}`,
      ended && `الانتهاء: ${ended}`,
      tools > 0 ? `الأدوات المحدَّدة: ${number(tools)}` : 'كل الأدوات',
      probes && 'مع فحص الروابط',
    ]
      .filter(Boolean)
      .join(' · '),
  parts: 'أجزاء الجولة',
  pages: 'الصفحات',
  site: 'الموقع كله',
  soFar: 'حتى الآن.',
  toSite: 'عرض مشكلات الموقع كله',
  noneAudited: 'لم تُفحص أي صفحة بعد. تظهر مشكلات الموقع كله هنا مع اكتمال الصفحات.',
  soFarOf: ({ pages, all }) => `حتى الآن: ${number(pages)} من ${amountOf(all, nouns.page)}.`,

  progress: 'التقدّم',
  audited: 'الصفحات المفحوصة',
  endedOf: ({ ended, total }) => `${number(ended)} من ${amountOf(total, nouns.page)}`,
  leftLater: 'يظهر الوقت المتبقي بعد بضع صفحات',
  left: ({ ms }) => `المتبقي ${about(ms)}`,
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  showFailed: 'عرض ما أخفق',
  retry: ({ count }) => `إعادة محاولة ما أخفق (${number(count)})`,
  legend: {
    done: ({ count }) => `مكتملة ${number(count)}`,
    failed: ({ count }) => `أخفقت ${number(count)}`,
    running: ({ count }) => `قيد الفحص ${number(count)}`,
    waiting: ({ count }) => `قيد الانتظار ${number(count)}`,
    cancelled: ({ count }) => `ملغاة ${number(count)}`,
  },
  refused: 'رُفض الإذن، لذلك لم يبدأ شيء.',
  refusedSites: 'لم يُفقد شيء. حاول مجددًا واختر السماح عندما يسأل المتصفح.',
  refusedAll: 'لم يُفقد شيء. حاول مجددًا واختر السماح عندما يسأل المتصفح: قد تكون وجهات الروابط في أي موقع.',
  goesOn: 'يمكنك استخدام علامات تبويب أخرى أو إغلاق هذه الصفحة؛ تستمر الجولة في الخلفية.',

  jobs: { waiting: 'قيد الانتظار', running: 'قيد الفحص', done: 'فُحصت', failed: 'أخفقت', cancelled: 'أُلغيت' },
  pauses: {
    user: { what: 'أوقفت هذه الجولة مؤقتًا.', todo: 'يمكنك استئنافها في أي وقت؛ تبقى الصفحات المكتملة.' },
    offline: { what: 'لا يوجد اتصال بالشبكة.', todo: 'تستمر الجولة عند عودة الاتصال أو عند استئنافها.' },
    'storage-full': {
      what: 'لم تعد هناك مساحة للتقارير.',
      todo: 'احذف الجولات التي لم تعد تحتاج إليها أو أفرغ مساحة على القرص، ثم استأنف.',
    },
    'no-permission': { what: 'لم يعد لدى Pageloupe إذن لهذه المواقع.', todo: 'استأنف واسمح بالمواقع عندما يسأل المتصفح.' },
    restarted: { what: 'أُغلق المتصفح أثناء هذه الجولة.', todo: 'استأنف لإكمال البقية؛ تبقى الصفحات المكتملة.' },
  },
  failures: {
    'tab-gone': 'أُغلقت علامة التبويب',
    navigated: 'انتقلت إلى صفحة أخرى',
    crashed: 'تعطّلت علامة التبويب',
    asleep: 'في وضع السكون',
    'no-access': 'لا وصول',
    'no-permission': 'لا إذن',
    'not-a-page': 'ليست صفحة',
    'http-error': 'خطأ HTTP',
    unreachable: 'يتعذّر الوصول',
    timeout: 'بطيئة جدًا',
    interrupted: 'انقطعت',
    'audit-failed': 'أخفق الفحص',
  },
  ...jobWords,

  done: {
    added: ({ added, joined }) => {
      const first = added === 0 ? 'لا جديد' : `أُضيفت ${amount(added, nouns.page)}`;
      return joined > 0 ? `${first}؛ وكانت ${amount(joined, nouns.page)} في قائمة الانتظار من قبل.` : `${first}.`;
    },
    follows: 'ستُتتبَّع الروابط من هذه الصفحة.',
    followsNone: 'لن تُتتبَّع الروابط.',
    removed: ({ count }) => `أُزيلت ${amount(count, nouns.page)} من قائمة الانتظار.`,
    first: 'في الموضع الأول أصلًا.',
    last: 'في الموضع الأخير أصلًا.',
    moved: ({ place, all }) => `نُقلت إلى الموضع ${number(place)} من ${number(all)}.`,
    renamed: ({ name }) => `الاسم الجديد: ${name}.`,
    deleted: 'حُذفت الجولة.',
  },
  wrong: {
    read: 'تعذّرت قراءة النتائج.',
    add: 'تعذّرت إضافة الصفحات.',
    queue: 'تعذّرت إضافة الصفحات إلى قائمة الانتظار.',
    options: 'تعذّر حفظ الخيار.',
    repeat: 'تعذّرت جدولة الفحص.',
    'stop-repeating': 'تعذّرت إزالة الجدولة.',
    follow: 'تعذّر حفظ صفحة البداية.',
    remove: 'تعذّرت إزالة الصفحات.',
    order: 'تعذّر حفظ الترتيب.',
    rename: 'تعذّرت إعادة تسمية الجولة.',
    delete: 'تعذّر حذف الجولة.',
    start: 'تعذّر بدء الجولة.',
    pause: 'تعذّر إيقاف الجولة مؤقتًا.',
    resume: 'تعذّر استئناف الجولة.',
    cancel: 'تعذّر إلغاء الجولة.',
    'retry-failed': 'تعذّرت إعادة الصفحات التي أخفقت إلى قائمة الانتظار.',
  },
  because: ({ what, error }) => `${what} ${error}`,
  nameless: 'أدخل اسمًا للجولة.',
  firstName: 'فحص مجمّع',
  hosts: ({ first, more }) => `${first} و${number(more)} غيره`,
};
