import type * as en from '../../en/server/options.ts';
import { quotable } from '../../sentence.ts';
import { arabic } from '../arabic.ts';
import { amount, nouns, number } from '../checks/grammar.ts';

export const quoted = (text: string) => `«${quotable(text)}»`;
export const meant = (near: string) => (near === '' ? '' : ` هل المقصود ${quoted(near)}؟`);

export const optionWords: typeof en.optionWords = {
  visit: {
    device: 'الجهاز الذي تحاكيه الزيارة: الشاشة والمؤشّر وclient hints.',
    javascript: 'لا تُشغَّل JavaScript.',
    pageLocale: 'لغة ترويسة Accept-Language ‏(BCP 47)، مثل de-AT؛ ومن دونها لغة المتصفح.',
    userAgent: 'وكيل المستخدم (user agent) للزيارة. يتبع رمزَ الزاحف دائمًا اسمُ هذا المنتج.',
    waitUntil: 'الحدث الذي يُنتظر قبل قراءة الصفحة.',
    settle: 'مدة الانتظار بعد هذا الحدث.',
    timeout: 'الوقت المتاح لصفحة واحدة، من دون وقت قائمة الانتظار؛ ويجب أن تبدأ استجابتها خلال 60٪ منه.',
    probe:
      'لا تُطلب وجهات الروابط والرابط الأساسي والنسخ اللغوية والصور. أسرع، لكن الفحوصات التي تحتاج إليها تبقى بالحالة «لم تُفحص». وما لا يكفي له وقت الصفحة يُذكر في warnings.',
    intent: 'القيمة keep-out: ينبغي ألا تفهرس محركات البحث الصفحة.',
    pageType: 'نوع الصفحة، إذا كان التعرّف عليه خطأ.',
    aiOptOut: 'لا يريد الموقع أن يُستشهد به في إجابات الذكاء الاصطناعي؛ ولا توجد درجة GEO.',
  },
  answer: {
    language: 'لغة الجمل في الاستجابة؛ ومن دونها لغة Accept-Language. الرموز والمعرّفات هي نفسها في كل لغة.',
    maxAge: 'أقصى عمر بالثواني لفحص في ذاكرة التخزين المؤقت؛ و0 لفحص جديد.',
    maxItems: 'أقصى عدد للعناصر في كل قائمة؛ وتشمل المجاميع القائمة كلها دائمًا.',
    signals: 'هذه الإشارات فقط في signals وfixes. تبقى الدرجات والأعداد كما في الفحص الكامل.',
    skipSignals: 'كل الإشارات ما عدا هذه. تبقى الدرجات والأعداد كما في الفحص الكامل.',
  },
  start: { crawl: 'تتبّع الروابط من هذه الصفحة، على المضيف نفسه، بقدر ما يسمح robots.txt.' },
  source: {
    sitemap: 'صفحات خريطة موقع: عنوان URL، أو ملف، أو auto لخرائط الموقع المذكورة في robots.txt.',
    urlFile: 'ملف فيه عنوان URL واحد في كل سطر؛ و - للإدخال القياسي.',
  },
  crawl: {
    limit: 'أقصى عدد لصفحات الزحف.',
    depth: 'أقصى عدد للنقرات من صفحة البداية؛ ومن دونه أي عدد.',
    subdomains: 'يشمل الزحف أيضًا المضيفين الآخرين للنطاق.',
    ignoreRobots: 'مضيف لك يُزحف إليه كما لو أن robots.txt الخاص به يسمح بكل شيء.',
  },
  filter: {
    include: 'عناوين URL المطابقة فقط: نمط مثل "/blog/**" أو /تعبير عادي/.',
    exclude: 'من دون عناوين URL المطابقة.',
    replace: 'تغيير في كل عنوان URL، مثل "s#https://example.com#http://localhost:3000#".',
  },
  sample: {
    sample: 'فحص هذا العدد فقط من الصفحات، باختيار عشوائي.',
    seed: 'قيمة البدء للعيّنة العشوائية: القيمة نفسها تختار الصفحات نفسها.',
  },
  access: {
    cookieFile: 'ملفات تعريف الارتباط بتنسيق Netscape، أو أسطر من name=value.',
    login: 'وحدة ES تسجّل الدخول قبل أول صفحة (docs/use/command-line.md).',
    loginState: 'الملف الذي تُحفظ فيه جلسة تسجيل الدخول أو تُقرأ منه.',
    proxy: 'خادم HTTP وكيل للخوادم العامة، مثل http://proxy.example.com:3128.',
    ca: 'شهادات جهات الإصدار الخاصة بك (PEM)، ويوثق بها إلى جانب الجهات المعتادة.',
  },
  pace: {
    concurrency: 'عدد الصفحات في الوقت نفسه؛ ومن دونه بعدد المعالجات، و4 على الأكثر.',
    perHost: 'عدد صفحات المضيف الواحد في الوقت نفسه.',
    delay: 'الوقت بين بدء صفحتين من مضيف واحد.',
    retries: 'عدد مرات إعادة المحاولة لصفحة لم تستجب.',
    maxRunTime: 'وقت الجولة كلها. ما لم يُفحص حتى ذلك الحين يُحسب مما لم يُوصل إليه.',
  },
  limits: {
    maxWarnings: 'أقصى عدد للتحذيرات في كل الصفحات معًا.',
    allowUnreachable: 'عدد الصفحات التي يجوز أن تبقى من دون تقرير قبل أن يخفق الأمر.',
    allowIncomplete: 'خرائط الموقع والصفحات التي تعذّرت قراءتها كاملة لا تغيّر رمز الخروج.',
    baseline: 'ملف المشكلات المعروفة، وهي لا تُحسب (pageloupe baseline update).',
  },
  rules: {
    preset:
      'القيمة recommended (وكذلك من دون تحديد قيمة): الفحص غير الناجح خطأ، والذي يحتاج إلى تحسين تحذير. strict: كلاهما خطأ. none: لا يُحسب إلا ما هو مذكور.',
    minScore: 'أدنى درجة فحص لكل صفحة.',
  },
  geo: { minGeo: 'أدنى درجة GEO لكل صفحة.' },
  rows: { csvRows: 'ما يمثّله صف ملف CSV.', rows: 'الفحوصات التي تحتويها صفوف NDJSON وCSV. ‏failing: التي لم تنجح أو فيها تحذير.' },
  run: {
    resume: 'المجلد الذي تُحفظ فيه الجولة أو تُستأنف منه.',
    compareWith: 'نتائج جولة سابقة: رمز الخروج 1 إذا لم ينجح شيء كان ناجحًا.',
    comment: 'ملف للمقارنة بتنسيق Markdown، لتعليق على pull request.',
    server: 'خدمة Pageloupe التي تفحص الصفحات كدفعة، مثل https://pageloupe.example.com.',
  },
  parts: { shard: 'فحص الجزء i من n، لعدد n من الأجهزة.', output: 'ملف لأول تقرير ليس له ملف.' },
  remote: { keyEnv: 'متغيّر البيئة الذي فيه مفتاح API لتلك الخدمة (PAGELOUPE_KEY).', batch: 'متابعة دفعة من --server بدأت من قبل.' },
  site: {
    static: 'تقديم موقع مبني من هذا الجهاز وفحص صفحاته، أو عناوين URL المذكورة.',
    port: 'منفذ --static.',
    base: 'المسار الذي بُني له موقع --static، مثل /docs/.',
    start: 'تشغيل خادم بهذا الأمر، وإيقافه بعد ذلك.',
    waitOn: 'عنوان URL يستجيب حين يصبح خادم --start جاهزًا؛ ويُفحص إذا لم يُذكر غيره.',
    waitTimeout: 'مدة انتظاره.',
  },
  list: {
    header: 'ترويسة طلب تُرسَل إلى المواقع المفحوصة فقط؛ ‎${NAME} يقرأ متغيّر بيئة.',
    extract: 'قيمة تُقرأ من كل صفحة: css:<selector>[@attribute]، أو xpath:<expression>، أو regex:<expression> في HTML المصدر.',
    plugin: 'وحدة ES فيها فحوصات وتنسيقات تقارير خاصة بك.',
    assert: 'كيف يُحسب الفحص: error أو warn أو off.',
  },
  compare: {
    failOn: 'متى يكون رمز الخروج 1.',
    beforeOrigin: 'مصدر (origin) الجولة السابقة، مثل https://www.example.com.',
    afterOrigin: 'مصدر (origin) الجولة اللاحقة، مثل https://preview.example.com: تُطابَق صفحاتها مع صفحات --before-origin.',
  },
  service: {
    host: 'المضيف الذي تستمع الخدمة عليه. غير هذا الجهاز يتطلب مفاتيح.',
    port: 'المنفذ الذي تستمع الخدمة عليه؛ و0 لأي منفذ متاح.',
    basePath: 'المسار الذي يعرض خادم وكيل الخدمة تحته، مثل /pageloupe؛ ويجوز للوكيل إبقاؤه أو حذفه.',
    keyFile: 'ملف فيه بصمات المفاتيح. إذا حُدّد، تطلّب كل طلب /v1 مفتاحًا.',
    concurrency: 'عدد الصفحات المفتوحة في الوقت نفسه.',
    queue: 'عدد عمليات الفحص التي يجوز أن تنتظر؛ وما زاد يحصل على 503.',
    rateLimit: 'طلبات /v1 في الدقيقة، لكل مفتاح أو، من دون مفاتيح، لكل عميل. 0: بلا حد؛ -1: ‏120 مع المفاتيح، وبلا حد من دونها.',
    contactLimit: 'طلبات /contact لكل عميل في الساعة. 0: بلا حد.',
    cacheMb: 'حجم ذاكرة التخزين المؤقت بالميغابايت؛ يشغل الفحص الواحد من 20 إلى \u200e400 KB.',
    data: 'مجلد للدفعات ونتائجها وسجل المواقع. من دونه تبقى في الذاكرة، وتضيع حين تتوقف الخدمة.',
    queueUrl:
      'خادم Redis أو Valkey أو PostgreSQL كقائمة انتظار للدفعات، مثل redis://localhost:6379. العمليات ذات القائمة نفسها تتقاسم العمل؛ وتحتاج إلى مجلد البيانات نفسه أو المخزن نفسه.',
    queuePrefix: 'بادئة كل المفاتيح في Redis أو Valkey، لعدة خدمات على خادم واحد؛ {name} وسم تجزئة (hash tag).',
    storeUrl:
      'قاعدة بيانات PostgreSQL للدفعات ونتائجها وسجل المواقع وعمليات الجدولة والجلسات، مثل postgres://localhost/pageloupe، بدلًا من مجلد البيانات.',
    worker: 'تُترك الدفعات لعمليات أخرى (pageloupe worker).',
    historyDays: 'عدد الأيام التي تُحفظ فيها جولات الموقع؛ و0 بلا حد.',
    historyRuns: 'عدد الجولات المحفوظة لكل موقع؛ و0 بلا حد.',
    batchPages: 'عدد عناوين URL المسموح به في دفعة واحدة.',
    openBatches: 'عدد الدفعات غير المنتهية المسموح به لمفتاح واحد؛ ومن دون مفاتيح، للجميع معًا.',
    openPages: 'عدد عناوين URL المسموح به في دفعات مفتاح واحد غير المنتهية معًا؛ ويجوز أن تزيد دفعة وحدها عليه.',
    hostDelayMs: 'الوقت بالملّي ثانية بين بدء صفحتين من مضيف واحد في الدفعات؛ ولا تُفتح منها أكثر من صفحتين في الوقت نفسه.',
    allowWebhooks: 'مصادر (origins) الشبكات الخاصة التي يجوز إرسال Webhooks إليها، مثل http://localhost:3000، مفصولة بفواصل.',
    graceMs: 'الوقت بالملّي ثانية المتاح لعمليات الفحص الجارية كي تكتمل حين تتوقف الخدمة.',
    sandbox: 'يعمل Chromium من دون وضع الحماية (sandbox). فقط في حاوية مخصّصة.',
    chromium: 'مسار Chromium أو Google Chrome أو Edge المراد استخدامه بدلًا من المتصفح المكتشف.',
    ca: 'ملف فيه شهادات جهات الإصدار الخاصة بك (PEM)، ويوثق بها إلى جانب الجهات المعتادة: للصفحات والزحف وWebhooks.',
    allowTargets: 'مصادر (origins) الشبكات الخاصة التي يجوز فحصها، مثل http://localhost:3000، مفصولة بفواصل.',
    allowHosts: 'أسماء مضيفين إضافية تُقبل في الطلبات إلى جانب localhost، مفصولة بفواصل.',
    allowOrigins: 'مصادر (origins) صفحات الويب التي يجوز لها استخدام الخدمة بمفتاح، مثل https://dashboard.example.com، مفصولة بفواصل.',
    trustProxy: 'يُعرف العملاء بآخر عنوان IP في X-Forwarded-For. فقط خلف خادم وكيل خاص بك يضبطه.',
    contactFile: 'الملف الذي يحفظ فيه /contact التسجيلات.',
    logLevel: 'مستوى السجل؛ أسطر JSON على خرج الأخطاء القياسي.',
  },
  worker: { host: 'المضيف الذي يستمع عليه --health-port.' },
  health: { healthPort: 'منفذ /healthz و/readyz؛ و0 لأي منفذ متاح؛ ومن دونه لا منفذ.' },
  config: { config: 'ملف الإعداد؛ ومن دونه pageloupe.config.* في هذا المجلد.' },
  input: { input: 'نتائج محفوظة مع --format ndjson=<file>، من كل جزء (shard).' },
  keys: {
    role: 'الدور read: الاطلاع على المواقع وعمليات الجدولة والفحوص والأدوات فقط؛ run: عمليات الفحص والدفعات أيضًا؛ admin: عمليات الجدولة وحذف المواقع أيضًا.',
  },
  migrate: {
    storeUrl: 'العنوان postgres://administrator@host/database، حيث الدفعات والسجل.',
    queueUrl: 'كذلك، إذا كانت قائمة الانتظار في PostgreSQL.',
    role: 'دور الخدمة: يحصل على الصلاحيات التي يحتاج إليها، ولا يجوز له بعد ذلك إنشاء شيء.',
    print: 'طباعة أوامر SQL الناقصة فقط.',
  },
  speech: { language: 'لغة المساعدة والرسائل والتقارير، مثل ar. من دونها لغة النظام إذا كانت معروفة، وإلا الإنجليزية.' },
  switches: { sandbox: 'يعمل المتصفح من دون وضع الحماية (sandbox): فقط للصفحات التي تثق بها.', quiet: 'من دون عرض التقدّم أو الملاحظات.' },
};

export const aroundOptions: typeof en.aroundOptions = {
  turned: (to, sentence) => `${to}: ${sentence}`,
  turnedBack: 'يلغي ما أوقفه ملف الإعداد.',
  milliseconds: (sentence) => `${sentence} بالملّي ثانية.`,
  seconds: (sentence) => `${sentence} بالثواني، أو نص مثل "30s" أو "500ms" أو "10m".`,
  between: (sentence, from, to) =>
    `${sentence} من ${typeof from === 'number' ? number(from) : from} إلى ${typeof to === 'number' ? number(to) : to}.`,
  orText: (sentence) => `${sentence} أو نص فيه شرطة مائلة أو مسافة، مثل "AcmeAudit/1.0 (+https://example.com/bot)".`,
  repeatable: (sentence) => `${sentence} يمكن تكراره.`,
  alone: ({ option, needs }) => `لا أثر لـ ${option} من دون ${needs}.`,
};

/** Types of JSON Schema. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'قائمة',
  string: 'نصًا',
  number: 'عددًا',
  integer: 'عددًا صحيحًا',
  boolean: 'true أو false',
  object: 'كائنًا',
  null: 'null',
};
export const valueFaults: typeof en.valueFaults = {
  type: ({ types }) => `يجب أن تكون القيمة ${arabic.or(types.map((type) => typeNames[type] ?? type))}.`,
  boolean: ({ text }) => `استخدم true أو false، لا ${quoted(text)}.`,
  whole: ({ text, minimum, maximum }) => `استخدم عددًا صحيحًا من ${number(minimum)} إلى ${number(maximum)}، لا ${quoted(text)}.`,
  number: ({ text, minimum, maximum }) => `استخدم عددًا من ${number(minimum)} إلى ${number(maximum)}، لا ${quoted(text)}.`,
  time: ({ text }) => `استخدم مدة مثل 30s أو 500ms أو 10m، لا ${quoted(text)}.`,
  timeRange: ({ text, from, to }) => `استخدم مدة من ${from} إلى ${to}، لا ${quoted(text)}.`,
  tooLong: ({ most }) => `${amount(most, nouns.character)} على الأكثر.`,
  tooShort: ({ least }) => `${amount(least, nouns.character)} على الأقل.`,
  tooMany: ({ most }) => `${amount(most, nouns.value)} على الأكثر، مفصولة بفواصل.`,
  emptyList: () => 'حدّد قيمة واحدة على الأقل، أو احذف المَعلمة.',
  notInList: ({ text, near, values }) =>
    `القيمة ${quoted(text)} غير معروفة.${meant(near)}${values.length > 0 ? ` المسموح به: ${values.join(', ')}.` : ''}`,
  userAgent: () => 'استخدم اسمًا، أو نصًا من 3 إلى 300 من رموز ASCII مثل "AcmeAudit/1.0 (+https://example.com/bot)".',
  languageTag: ({ text }) => `القيمة ${quoted(text)} ليست رمز لغة (BCP 47)، مثل de أو pt-BR.`,
  port: ({ text, most }) => `رقم المنفذ في ${quoted(text)} كبير جدًا: أرقام المنافذ لا تتجاوز ${most}.`,
  host: ({ text }) => `القيمة ${quoted(text)} ليست اسم مضيف. استخدم اسمًا دون بروتوكول أو منفذ أو مسار، مثل pageloupe.example.com.`,
  onlyOrigin: ({ origin }) => `استخدم البروتوكول والمضيف والمنفذ فقط، دون مسار أو استعلام أو جزء (fragment) أو اسم مستخدم: ${origin}`,
  origin: ({ text }) => `القيمة ${quoted(text)} ليست مصدرًا (origin). استخدم البروتوكول والمضيف والمنفذ، مثل http://localhost:3000.`,
};
