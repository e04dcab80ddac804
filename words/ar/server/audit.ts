import type * as en from '../../en/server/audit.ts';
import { amountOf, nouns } from '../checks/grammar.ts';
import { durationInWords } from './duration.ts';

export const refusalWords: typeof en.refusalWords = {
  'target-forbidden':
    'عنوان URL هذا غير مسموح به: لا يمكن فحص إلا صفحات الويب العامة، والمصادر الخاصة (private origins) المسموح بها عند بدء التشغيل.',
  'target-not-html': 'أعاد الخادم مستندًا ليس HTML. استخدم عنوان URL لصفحة.',
  'target-too-large': 'الصفحة أكبر من أن تُفحص. الحدود: \u200e10 MB للمستند، و\u200e25 MB و600 طلب في المجموع.',
  'target-download': 'أعاد الخادم ملفًا للتنزيل، لا صفحة. استخدم عنوان URL لصفحة.',
  'target-dns-failure': 'تعذّر العثور على عنوان IP لاسم المضيف. تحقق من كتابته ومن سجلات DNS الخاصة به.',
  'target-connect-failed': 'تعذّر الاتصال بالخادم. تحقق من أنه يعمل ويمكن الوصول إليه على هذا المضيف والمنفذ.',
  'target-tls-error': 'تعذّر إنشاء اتصال آمن. تحقق من الشهادة: افتح عنوان URL في متصفح لترى الخطأ.',
  'target-protocol-error': 'استجابة الخادم ليست HTTP صالحة أو انقطعت. أعد المحاولة، وراجع سجل الخادم.',
  'target-needs-login':
    'أعاد الخادم 401 ويطلب اسم مستخدم وكلمة مرور. يمكن لسطر الأوامر إرسالهما عبر --header "Authorization: Basic …"؛ أما HTTP API فلا تفحص إلا ما يراه الزوار من دون حساب.',
  'target-too-many-redirects': 'يعيد عنوان URL التوجيه مرات كثيرة جدًا. تحقق من وجود حلقة إعادة توجيه.',
  'target-crashed-renderer': 'تسبّبت الصفحة في تعطّل علامة التبويب. أعد المحاولة، أو جرّب من دون JavaScript.',
  'target-timeout': 'لم تستجب الصفحة في الوقت المحدد. أعد المحاولة، أو زد المهلة.',
  'browser-unavailable': 'تعذّر تشغيل أي متصفح. أعد المحاولة لاحقًا.',
  overloaded: 'عدد الصفحات التي تنتظر الفحص كبير جدًا. أعد المحاولة لاحقًا.',
  'queue-timeout': 'انتظر الفحص وقتًا أطول من اللازم في قائمة الانتظار. أعد المحاولة لاحقًا، أو بعدد أقل في الوقت نفسه.',
  draining: 'الخدمة قيد الإيقاف ولا تبدأ عمليات فحص جديدة. أعد المحاولة لاحقًا.',
  cancelled: 'أُلغي الفحص.',
};

export const reasonWords: typeof en.reasonWords = {
  tls: {
    CERT_AUTHORITY_INVALID:
      'الشهادة موقّعة ذاتيًا، أو جهة إصدارها (CA) غير معروفة على هذا الجهاز. لجهة إصدار خاصة بك: --ca FILE (PAGELOUPE_CA)، مع شهادتها بتنسيق PEM.',
    CERT_DATE_INVALID: 'انتهت صلاحية الشهادة أو لم تبدأ بعد. جدّدها، أو صحّح ساعة هذا الجهاز.',
    CERT_COMMON_NAME_INVALID: 'الشهادة لاسم مضيف آخر. أضف هذا الاسم إليها، أو صحّح عنوان URL.',
    CERT_REVOKED: 'أُبطلت الشهادة. استبدلها.',
    CERT_WEAK_SIGNATURE_ALGORITHM: 'توقيع الشهادة لم تعد المتصفحات تقبله، مثل SHA-1. استبدلها.',
    CERT_VALIDITY_TOO_LONG: 'مدة صلاحية الشهادة أطول مما تقبله المتصفحات. استبدلها.',
    SSL_VERSION_OR_CIPHER_MISMATCH: 'لا يقدّم الخادم أي إصدار TLS أو خوارزمية تشفير تقبلها المتصفحات. فعّل TLS 1.2 أو 1.3.',
    SSL_PROTOCOL_ERROR: 'استجابة الخادم ليست TLS. تحقق من المنفذ، ومما إذا كان http بدلًا من https.',
  },
  noAnswer: 'استجاب الخادم من دون مستند. استخدم عنوان URL لصفحة.',
  statusAlone: ({ status }) => `أعاد الخادم ${status} من دون صفحة، لذلك لا يوجد ما يُفحص.`,
  redirectForbidden:
    'يعيد عنوان URL هذا التوجيه إلى عنوان غير مسموح به: لا يمكن فحص إلا صفحات الويب العامة، والمصادر الخاصة (private origins) المسموح بها عند بدء التشغيل.',
  leadsAside: 'يعيد عنوان URL التوجيه إلى شيء ليس صفحة http أو https.',
  brokenXml: 'المستند XML غير سليم البنية، لذلك تعرض المتصفحات خطأ.',
  unreadable: 'أعادت عملية الصفحة بيانات غير صالحة. أعد المحاولة، أو جرّب من دون JavaScript.',
  notRead: 'تعذّرت قراءة الصفحة. أعد المحاولة، أو جرّب من دون JavaScript.',
  busy: 'حُمّلت الصفحة لكنها لم تكن جاهزة في الوقت المحدد، وربما يشغلها نص برمجي. أعد المحاولة من دون JavaScript، أو زد المهلة.',
  tooMuch: 'محتوى الصفحة أكثر مما يمكن فحصه. افحص جزءًا أصغر منها إذا كان لهذا الجزء عنوان URL خاص به.',
  leaves: 'تنتقل الصفحة باستمرار إلى عناوين URL أخرى وتعذّرت قراءتها. استخدم عنوان URL النهائي.',
  noChromium:
    'لم يُعثر على متصفح. شغّل «pageloupe install-browser» لتثبيت Chromium المختبَر، أو ثبّت Google Chrome أو Edge أو حزمة chromium لنظامك. اضبط CHROMIUM_PATH لمتصفح في مكان آخر.',
  root: 'لا يستطيع Chromium تشغيل وضع الحماية (sandbox) كمستخدم root. شغّله كمستخدم آخر، أو مرّر --no-sandbox (PAGELOUPE_NO_SANDBOX=1) إذا كنت تثق بكل صفحة تفحصها.',
  noSandbox:
    'لم يجد Chromium وضع حماية (sandbox) صالحًا للاستخدام. على Ubuntu 23.10 والأحدث، بما في ذلك أجهزة GitHub: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0. في Docker: --security-opt seccomp=docs/use/ci/seccomp.json. أو مرّر --no-sandbox (PAGELOUPE_NO_SANDBOX=1) إذا كنت تثق بكل صفحة تفحصها.',
  noExecutable: ({ path }) =>
    `لا يوجد متصفح في ${path}. صحّح CHROMIUM_PATH (أو --chromium للخدمة)، أو احذفه لاستخدام متصفح موجود أو مثبّت: pageloupe install-browser`,
  noBrowser: ({ path, why }) =>
    `لا يعمل ${path} كمتصفح${why === '' ? '' : ` (${why})`}. إذا كان متصفحًا، فربما تنقصه مكتبات النظام (pageloupe install-browser --with-deps). وإلا فصحّح CHROMIUM_PATH (أو --chromium للخدمة)، أو احذفه لاستخدام متصفح موجود أو مثبّت.`,
  proxy: {
    'log-in': ({ place }) =>
      `رفض الخادم الوكيل ${place} تسجيل الدخول (407). تحقق من اسم المستخدم وكلمة المرور في --proxy، ورمّز المحارف الخاصة، مثل # إلى %23.`,
    refused: ({ place, status }) =>
      `لم يفتح الخادم الوكيل ${place} اتصالًا بالخادم، واستجاب بالحالة ${status}. ربما لا يسمح بهذا المضيف أو المنفذ، أو لا يستطيع الوصول إليه.`,
    unreachable: ({ place }) => `تعذّر الوصول إلى الخادم الوكيل ${place}. تحقق من المضيف والمنفذ في --proxy، ومن أنه يعمل.`,
  },
  unsafePort: 'ترفض المتصفحات فتح هذا المنفذ لأنه يخص بروتوكولًا آخر. استخدم منفذًا آخر، مثل 8080.',
  noTemporaryFolder: ({ folder }) =>
    `يحتاج Chromium إلى مجلد الملفات المؤقتة ${folder}، ولا يستطيع الكتابة فيه. أنشئه، أو غيّر أذوناته، أو اضبط TMPDIR على مجلد آخر.`,
  silentAtStart: 'بدأ لكنه لم يستجب.',
  hung: 'توقف المتصفح عن الاستجابة واستُبدل، لذا لا يُعرف شيء عن الصفحة. حاول مجددًا.',
  notStarted: ({ why }) => `لم يبدأ Chromium: ${why}`,
};

export const authorityWords: typeof en.authorityWords = {
  file: ({ file, why }) => `يتعذّر استخدام ${file}: ${why}`,
  none: 'لا يحتوي على شهادة بتنسيق PEM (-----BEGIN CERTIFICATE-----). لتحويل شهادة ثنائية: openssl x509 -inform der -in ca.cer -out ca.pem',
  broken: ({ index }) => `تتعذّر قراءة الشهادة ${index} فيه. صدّرها من جديد.`,
  large: 'هو أكبر من \u200e1 MB. اذكر ملفًا فيه شهادات جهات الإصدار الخاصة بك فقط.',
};

export const extractionWords: typeof en.extractionWords = {
  unread: 'لم تُعد عملية الصفحة قيمة صالحة.',
  slowPage: 'لم تُعد الصفحة قيمها في الوقت المحدد.',
  noHtml: 'تعذّرت قراءة HTML المصدر للصفحة.',
  slowExpression: ({ ms }) => `استغرق التعبير أكثر من ${durationInWords(ms)}. بسّطه.`,
};

export const pluginWords: typeof en.pluginWords = {
  tooSlow: ({ ms }) => `لم يكتمل خلال ${durationInWords(ms)}.`,
  givenUp: ({ failures }) => `أخفق في ${amountOf(failures, nouns.page)} على التوالي ولم يُشغَّل مجددًا.`,
  nonsense: 'أعاد رسالة غير صالحة.',
  ended: 'انتهى مسار تنفيذه.',
  typescript: 'لا يشغّل هذا الإصدار من Node لغة TypeScript. حوّل الملف إلى JavaScript، أو استخدم Node 22.18 أو أحدث.',
};

export const warningWords: typeof en.warningWords = {
  'target-status': (status) => `أعاد الخادم ${status}؛ يصف هذا التقرير الصفحة التي أرسلها مع هذه الحالة.`,
  'redirected-off-site': (host) => `يعيد عنوان URL التوجيه إلى موقع آخر (${host})؛ يصف هذا التقرير تلك الصفحة.`,
  'went-on': (url) => `أعادت الصفحة التوجيه بنص برمجي أو meta refresh؛ يصف هذا التقرير ${url}`,
  'requests-blocked': (count) => `طلبات الصفحة المحظورة: ${count}. السبب: عناوين خاصة، أو طلبات أكثر من الحد المسموح به لصفحة واحدة.`,
  'timeout-partial': () => 'انتهى وقت الفحص؛ يشمل هذا التقرير ما قُرئ حتى ذلك الحين.',
  'raw-html-unread': (why) => `تعذّرت قراءة HTML المصدر، لذلك تنقص الفحوصات التي تحتاج إليها: ${why}`,
  'bot-wall-suspected': () => 'يبدو أن الخادم أرسل اختبارًا للكشف عن الروبوتات بدلًا من الصفحة.',
  covered: (what) => `غطّى تراكب الصفحة أثناء هذه الزيارة، مثل نافذة طلب الموافقة: ${what}`,
  'covered-alone': (what) => `لم يظهر في الصفحة نص يُذكر سوى نص تراكب، مثل نافذة طلب الموافقة، وهو ما يصفه هذا التقرير: ${what}`,
  'document-cut': () => 'انقطع HTML قبل نهايته، أو لم يصل في الوقت المحدد؛ وما بعده غير موجود في هذا التقرير.',
  'load-incomplete': () => 'لم يكتمل تحميل الصفحة؛ يشمل هذا التقرير ما حُمّل منها.',
  'dialogs-dismissed': (count) => `أُغلقت مربعات الحوار التي فتحتها الصفحة (${count}).`,
  'popups-closed': (count) => `أُغلقت النوافذ التي فتحتها الصفحة (${count}).`,
};

export const faultWords: typeof en.faultWords = {
  silent: ({ why }) => `المتصفح لا يستجيب: ${why}`,
  reached: ({ route }) => `أخفقت حماية الاتصالات الصادرة: تمكّنت صفحة من الاتصال بهذا الجهاز عبر ${route}.`,
  unused: 'لم ترَ حماية الاتصالات الصادرة أي طلبات: المتصفح لا يستخدم خادمه الوكيل.',
};

export const systemWords: typeof en.systemWords = {
  ENOENT: 'لا يوجد ملف أو مجلد كهذا.',
  EISDIR: 'هو مجلد.',
  ENOTDIR: 'جزء من المسار ملف، لا مجلد.',
  ENAMETOOLONG: 'الاسم طويل جدًا.',
  ELOOP: 'تشكّل الروابط الرمزية حلقة.',
  EACCES: 'الإذن مرفوض. غيّر الأذونات، أو شغّل كمستخدم آخر.',
  EPERM: 'الإذن مرفوض. غيّر الأذونات، أو شغّل كمستخدم آخر.',
  EMFILE: 'ملفات مفتوحة أكثر من اللازم. أغلق برامج أخرى وأعد المحاولة.',
  ENOSPC: 'لا مساحة متبقية على القرص.',
  EROFS: 'القرص للقراءة فقط. استخدم مجلدًا آخر.',
  ENOTSUP: 'لا يمكن إنشاء ملفات هناك. استخدم مجلدًا آخر.',
  EEXIST: 'يوجد ملف بهذا الاسم.',
};

export const runWords: typeof en.runWords = {
  tooSlow: ({ ms }) => `لم يكتمل الفحص خلال ${durationInWords(ms)}.`,
  internal: ({ why }) => `خطأ في Pageloupe: ${why}`,
  errorAtStart: ({ status }) => `استجابت صفحة البداية بالحالة ${status}، لذلك لم تُتبع روابطها. ابدأ الزحف من عنوان URL لصفحة تعمل.`,
  rateLimited: ({ status, requested }) =>
    `تعذّر الفحص: الخادم يحدّ من عدد الطلبات. ظل يعيد ${status}${status === 429 ? ' (طلبات كثيرة جدًا)' : ''}، لذلك ${requested ? 'توقّف Pageloupe عن طلب هذه الصفحة' : 'لم تُطلب هذه الصفحة'}. أعد فحصها لاحقًا.`,
};
