import { batchWords } from './batches.ts';
import type * as en from '../../en/server/http.ts';
import { refusalWords } from './audit.ts';
import { meant, quoted } from './options.ts';

export const faults: typeof en.faults = {
  unknownParameter: ({ name, near }) =>
    `المَعلمة ${quoted(name)} غير معروفة.${meant(near)} إذا كانت من عنوان URL للصفحة، فرمّز هذا العنوان بعلامات النسبة المئوية: يصبح & ‏%26.`,
  duplicate: ({ name }) => `المَعلمة ${quoted(name)} مكرّرة. استخدمها مرة واحدة؛ وافصل قيم القائمة بفواصل.`,
  required: ({ name }) => `القيمة ${quoted(name)} ناقصة.`,
  statelessLinks: () => 'تتطلب التصفية بحسب حالة الروابط فحص الروابط: احذف probe=false.',
  allowTarget: ({ origin, command }) =>
    `لفحص صفحات على جهازك أو شبكتك، شغّل الخدمة مع مصدرها (origin): pageloupe ${command} --allow-targets ${origin}`,
  foreignCursor: () => 'أُنشئ هذا المؤشّر (cursor) بمَعلمات أخرى. استخدم مَعلمات الصفحة الأولى، أو احذف المؤشّر.',
  unreadableCursor: () => 'المؤشّر (cursor) غير صالح. استخدم page.nextCursor من استجابة كما هو.',
  notRun: ({ text }) => `القيمة ${quoted(text)} ليست معرّف جولة. استخدم id لجولة أخرى لهذا الموقع.`,
  email: () => 'أدخل عنوان بريد إلكتروني، مثل name@example.com.',
  unknownField: ({ name, near }) => `الحقل ${quoted(name)} غير معروف.${meant(near)}`,
  notText: () => 'يجب أن تكون سلسلة نصية.',
};

export const requestWords: typeof en.requestWords = {
  noHost: () => 'ليس في الطلب ترويسة Host، أو فيه عدة ترويسات منها. أرسل واحدة بالضبط، كما يتطلب HTTP/1.1.',
  noJson: ({ base }) => `نص الطلب ليس JSON سليم البنية. يعرض ${base}/docs مثالًا لهذا المسار.`,
  encoded: () => 'نص الطلب مضغوط. أرسله دون ضغط ودون Content-Encoding.',
  methods: ({ methods }) => `استخدم هنا ${methods.join(' أو ')}.`,
};

export const urlFaults: typeof en.urlFaults = {
  missing: () => 'حدّد الصفحة: url=https%3A%2F%2Fexample.com%2F',
  noScheme: ({ text }) => `ليس في ${quoted(text)} بروتوكول. أضف https:// (أو http://).`,
  otherScheme: ({ scheme }) => `لا يمكن فحص إلا صفحات http وhttps، لا ${quoted(scheme)}.`,
  unparsable: ({ text }) =>
    `القيمة ${quoted(text)} ليست عنوان URL. استخدم عنوان URL كاملًا، مثل https://example.com/ (وفي مَعلمة URL: https%3A%2F%2Fexample.com%2F).`,
  credentials: () => 'احذف اسم المستخدم وكلمة المرور من عنوان URL: تفتح الخدمة الصفحات كزائر من دون حساب.',
  tooLong: ({ most }) => `عنوان URL أطول من الحد الأقصى لعدد الأحرف: ${most}.`,
};

export const problemWords: typeof en.problemWords = {
  'invalid-parameter': { title: 'مَعلمة غير صالحة', detail: 'لمَعلمة واحدة أو أكثر قيمة غير صالحة. يذكر errors أيها، وما يُستخدم بدلًا منها.' },
  'unknown-parameter': {
    title: 'مَعلمة غير معروفة',
    detail: ({ base }) => `تُرفض المَعلمات غير المعروفة كي لا تفوت الأخطاء الإملائية. كل المَعلمات في ${base}/docs.`,
  },
  'duplicate-parameter': { title: 'مَعلمة مكرّرة', detail: 'يجوز استخدام كل مَعلمة مرة واحدة. افصل قيم القائمة بفواصل.' },
  'invalid-url': { title: 'عنوان URL غير صالح', detail: 'يجب أن تكون المَعلمة url عنوان URL مطلقًا يبدأ بـ http أو https.' },
  unauthenticated: { title: 'مفتاح API مطلوب', detail: 'أرسل مفتاحًا صالحًا في الترويسة: Authorization: Bearer pageloupe_…' },
  'keys-unavailable': {
    title: 'المفاتيح غير متاحة',
    detail: 'يتعذّر على الخدمة قراءة ملف مفاتيحها، لذلك لا تقبل أي مفتاح حاليًا. أعد المحاولة بعد الوقت المذكور في Retry-After.',
  },
  'role-required': {
    title: 'غير مسموح بهذا المفتاح',
    detail: ({ base }) => `لا يسمح دور المفتاح بهذا الطلب. استخدم مفتاحًا بالدور الذي يذكره ${base}/docs لهذا المسار.`,
  },
  'host-forbidden': {
    title: 'المضيف غير مسموح به',
    detail: 'لا تقبل هذه الخدمة إلا طلبات localhost و127.0.0.1 والمضيفين الذين شُغّلت معهم (--allow-hosts).',
  },
  'origin-forbidden': {
    title: 'المصدر (origin) غير مسموح به',
    detail: 'يأتي الطلب من صفحة ويب لمصدر (origin) آخر. أرسله من برنامج أو من صفحات هذه الخدمة، أو شغّل الخدمة بمفاتيح و --allow-origins.',
  },
  'target-forbidden': { title: 'عنوان URL غير مسموح به', detail: refusalWords['target-forbidden'] },
  'not-found': { title: 'غير موجود', detail: ({ base }) => `لا يوجد شيء في هذا المسار. كل المسارات في ${base}/docs.` },
  'batch-not-found': {
    title: 'الدفعة غير موجودة',
    detail: 'لا توجد دفعة كهذه، أو حُذفت، أو أن ملف batch.json الخاص بها تالف أو مفقود، أو بدأت بمفتاح آخر.',
  },
  'site-not-found': { title: 'الموقع غير موجود', detail: ({ base }) => `لم تُحفظ أي جولة لهذا الموقع. كل المواقع في ${base}/v1/sites.` },
  'run-not-found': { title: 'الجولة غير موجودة', detail: 'لا توجد جولة كهذه لهذا الموقع، أو حُذفت بسبب قِدمها.' },
  'schedule-not-found': { title: 'الجدولة غير موجودة', detail: 'لا توجد جدولة كهذه، أو حُذفت.' },
  'too-many-schedules': { title: 'عمليات جدولة كثيرة جدًا', detail: 'احذف جدولة لم تعد لازمة، ثم أنشئ هذه.' },
  'database-unavailable': {
    title: 'قاعدة البيانات غير متاحة',
    detail: 'يتعذّر استخدام قاعدة بيانات الخدمة حاليًا. أعد المحاولة بعد الوقت المذكور في Retry-After.',
  },
  'too-many-unfinished': {
    title: 'عدد كبير جدًا من الدفعات أو الصفحات التي لم تنتهِ',
    detail: 'بلغت دفعات هذا المفتاح التي لم تنتهِ العدد أو الحجم المسموح به. انتظر انتهاء إحداها، أو ألغِها.',
  },
  'batch-ended': { title: 'انتهت الدفعة', detail: 'فُحصت كل صفحات الدفعة. تبقى نتائجها إلى أن تحذفها.' },
  'batch-damaged': { title: 'الدفعة تالفة', detail: batchWords.damagedBatch },
  'sitemap-unusable': { title: 'لا صفحات في خريطة الموقع', detail: 'تعذّرت قراءة أي صفحة من خريطة الموقع.' },
  'idempotency-key-reused': {
    title: 'أُعيد استخدام Idempotency-Key',
    detail: 'أُرسل Idempotency-Key هذا من قبل مع نص طلب آخر. استخدم مفتاحًا جديدًا لدفعة أخرى.',
  },
  'queue-unavailable': {
    title: 'قائمة الانتظار غير متاحة',
    detail: 'يتعذّر استخدام قائمة انتظار الخدمة حاليًا، لذلك لم تبدأ الدفعة. أعد المحاولة بعد الوقت المذكور في Retry-After.',
  },
  'cursor-expired': {
    title: 'انتهت صلاحية المؤشّر (cursor)',
    detail: 'لم يعد فحص هذا المؤشّر في ذاكرة التخزين المؤقت. ابدأ من جديد من دون مؤشّر.',
  },
  'method-not-allowed': { title: 'الطريقة غير مسموح بها', detail: 'استخدم طريقة مذكورة في ترويسة Allow.' },
  'not-acceptable': { title: 'غير مقبول', detail: 'استخدم أحد أنواع الوسائط المذكورة في ترويسة Accept.' },
  'body-too-large': { title: 'نص الطلب كبير جدًا', detail: 'الحد الأقصى لحجم نص الطلب \u200e16 KB، ولطلب POST /v1/batches \u200e16 MB.' },
  'url-too-long': {
    title: 'سطر الطلب طويل جدًا',
    detail: 'المسار مع سلسلة طلب البحث أطول من 12,000 حرف. اختصر السلسلة: الحد الأقصى لعنوان URL للصفحة 2,048.',
  },
  'headers-too-large': {
    title: 'الترويسات كبيرة جدًا',
    detail: 'الترويسات معًا أكبر من \u200e16 KB. احذف ما لا تحتاج إليه الخدمة منها، مثل ملفات تعريف الارتباط.',
  },
  'unsupported-media-type': {
    title: 'نوع وسائط غير متاح',
    detail: ({ base }) => `أرسل application/json. المسار ${base}/contact وحده يقبل أيضًا application/x-www-form-urlencoded.`,
  },
  'request-timeout': { title: 'انتهت مهلة الطلب', detail: 'أرسل الطلب كله دفعة واحدة.' },
  'bad-request': { title: 'طلب غير صالح', detail: 'الطلب ليس HTTP سليم البنية. رمّز مساره وسلسلة طلب البحث فيه بعلامات النسبة المئوية.' },
  'target-not-html': { title: 'ليست صفحة HTML', detail: refusalWords['target-not-html'] },
  'target-too-large': { title: 'الصفحة كبيرة جدًا', detail: refusalWords['target-too-large'] },
  'target-download': { title: 'عنوان URL هو ملف للتنزيل', detail: refusalWords['target-download'] },
  'target-needs-login': { title: 'تطلب الصفحة اسم مستخدم وكلمة مرور', detail: refusalWords['target-needs-login'] },
  'rate-limited': { title: 'طلبات كثيرة جدًا', detail: 'تم تجاوز حد الطلبات. أعد المحاولة بعد الوقت المذكور في Retry-After.' },
  'internal-error': { title: 'خطأ داخلي', detail: 'هذا خطأ في الخدمة، لا في طلبك. يوجد في السجل تحت معرّف هذا الطلب.' },
  'storage-full': { title: 'مساحة التخزين ممتلئة', detail: 'تعذّر على الخدمة الكتابة على القرص. لم يُحفظ شيء؛ أعد المحاولة لاحقًا.' },
  'target-dns-failure': { title: 'المضيف غير موجود', detail: refusalWords['target-dns-failure'] },
  'target-connect-failed': { title: 'تعذّر الوصول إلى الخادم', detail: refusalWords['target-connect-failed'] },
  'target-tls-error': { title: 'خطأ TLS', detail: refusalWords['target-tls-error'] },
  'target-protocol-error': { title: 'استجابة غير صالحة من الخادم', detail: refusalWords['target-protocol-error'] },
  'target-too-many-redirects': { title: 'عمليات إعادة توجيه كثيرة جدًا', detail: refusalWords['target-too-many-redirects'] },
  'target-crashed-renderer': { title: 'تسبّبت الصفحة في تعطّل المتصفح', detail: refusalWords['target-crashed-renderer'] },
  'browser-unavailable': { title: 'المتصفح غير متاح', detail: refusalWords['browser-unavailable'] },
  overloaded: { title: 'الخدمة مشغولة', detail: refusalWords.overloaded },
  draining: {
    title: 'الخدمة قيد الإيقاف',
    detail: 'الخدمة قيد الإيقاف ولم تعد تردّ على الطلبات. أعد المحاولة بعد الوقت المذكور في Retry-After.',
  },
  'target-timeout': { title: 'استغرقت الصفحة وقتًا طويلًا', detail: refusalWords['target-timeout'] },
  'queue-timeout': { title: 'انتهت مهلة قائمة الانتظار', detail: refusalWords['queue-timeout'] },
  cancelled: { title: 'أُلغي الطلب', detail: 'أغلق العميل الاتصال.' },
};

export const startWords: typeof en.startWords = {
  wrongSettings: ({ faults: list }) => `إعدادات غير صالحة:\n${list.map((one) => `  ${one}`).join('\n')}`,
  badBasePath: 'استخدم مسارًا مثل /pageloupe، من حروف وأرقام و . _ ~ - ، ولا يبدأ بـ /v1.',
  keysNeeded: ({ host }) =>
    `لا تستمع الخدمة على ${host} من دون مفاتيح، لأن كل من يصل إليها يستطيع استخدامها. أنشئ مفتاحًا بالأمر «pageloupe keys create <name> --key-file keys.txt» وشغّل الخدمة مع «--key-file keys.txt»، أو استمع على 127.0.0.1.`,
  unreadableKeys: ({ path, line }) => `السطر ${line} في ملف المفاتيح ${path} ليس مفتاحًا. أنشئ المفاتيح بالأمر «pageloupe keys create».`,
  closedKeyFile: ({ path, user }) =>
    `لا يُسمح للمستخدم الذي يشغّل الخدمة${user === '' ? '' : ` (uid ${user})`} بقراءة ملف المفاتيح ${path}. غيّر مالكه: chown ${user === '' ? '<user>' : user} ${path}؛ أو، إذا كان موصولًا بحاوية: chmod 644 ${path}. يحتوي على بصمات المفاتيح، لا المفاتيح.`,
  noKeyFile: ({ path }) => `ملف المفاتيح غير موجود: ${path}. أنشئه بالأمر «pageloupe keys create <name> --key-file ${path}».`,
  folderAsKeyFile: ({ path, inside }) => `${path} مجلد وليس ملف مفاتيح. حدد ملفًا بداخله: --key-file ${inside}`,
  originsNeedKeys: () =>
    'يتطلب --allow-origins مفاتيح. أنشئ مفتاحًا بالأمر «pageloupe keys create <name> --key-file keys.txt» وشغّل الخدمة مع «--key-file keys.txt».',
  noPlace: ({ host, port, code }) =>
    `لا تستطيع الخدمة الاستماع على ${host}، المنفذ ${port} (${code}). استخدم عنوان IP لهذا الجهاز في --host ومنفذًا فوق 1023 في --port.`,
  portTaken: ({ host, port, option }) => `المنفذ ${port} على ${host} مستخدم. اختر منفذًا آخر عبر ${option}.`,
};

export const readyWords: typeof en.readyWords = {
  draining: () => 'الخدمة قيد الإيقاف.',
  queueFull: () => 'قائمة الانتظار ممتلئة.',
  noKeys: () => 'يتعذّر قراءة ملف المفاتيح، لذلك تُرفض جميع المفاتيح. السبب مذكور في السجل.',
};

export const startPage: typeof en.startPage = {
  title: 'Pageloupe',
  intro: 'تفحص واجهة HTTP API من Pageloupe صفحة واحدة في كل طلب: لمحركات البحث، ولجاهزيتها كي تستشهد بها محركات الإجابات بالذكاء الاصطناعي.',
  first: 'أول طلب:',
  withKey: 'تتطلب هذه الخدمة مفتاحًا مع كل طلب /v1:',
  dashboard: 'لوحة مواقعك',
  docs: 'وثائق تفاعلية',
  document: 'مستند OpenAPI',
  problems: 'أنواع المشكلات',
  ready: 'حالة الخدمة',
  contact: 'تسجيل الاهتمام بواجهة API مُستضافة',
};

export const dashboardPage: typeof en.dashboardPage = {
  title: 'المواقع',
  reading: 'جارٍ قراءة المواقع…',
  noScript: ({ path }) => `تحتاج اللوحة إلى JavaScript. توفّر واجهة API في ${path} البيانات نفسها.`,
};

export const problemsPage: typeof en.problemsPage = {
  title: 'المشكلات',
  intro: 'كل استجابة بحالة 400 أو أعلى هي مستند مشكلة (RFC 9457) بأحد هذه الرموز.',
  retryable: 'قد ينجح الطلب نفسه لاحقًا.',
};

export const contactPage: typeof en.contactPage = {
  title: 'استخدام Pageloupe كواجهة API',
  intro: 'أخبرنا فيمَ تستخدم واجهة API مُستضافة. نردّ بالبريد الإلكتروني. تشغيل الخدمة بنفسك لا يتطلب حسابًا ولا مفتاحًا.',
  email: 'بريدك الإلكتروني',
  use: 'فيمَ تستخدمها؟',
  volume: 'عدد الصفحات في الشهر',
  volumes: {
    'under-1000': 'أقل من 1,000',
    '1000-10000': 'من 1,000 إلى 10,000',
    '10000-100000': 'من 10,000 إلى 100,000',
    'over-100000': 'أكثر من 100,000',
    unknown: 'لا أعرف بعد',
  },
  send: 'إرسال',
  privacy: 'يُحفظ على هذا الخادم فقط: البريد الإلكتروني والاستخدام والعدد. لحذفه، ردّ على رسالتنا أو تواصل مع مشغّل هذا الخادم.',
  trap: 'اترك هذا الحقل فارغًا',
  thanks: 'شكرًا. سنتواصل معك.',
  faulty: 'صحّح الحقول المحدَّدة.',
  limited: 'طلبات كثيرة جدًا في الساعة الأخيرة. أعد المحاولة لاحقًا؛ ما كتبته لا يزال هنا.',
  failed: 'تعذّر الحفظ. أعد المحاولة لاحقًا؛ ما كتبته لا يزال هنا.',
};
