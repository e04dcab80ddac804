import type { OpenPart } from '../../../server/cli/left-open.ts';
import type { commandWords as en } from '../../en/server/cli.ts';
import { amount, amountOf, nouns, number } from '../checks/grammar.ts';
import { crawlSentences } from '../checks/crawl.ts';
import { durationInWords } from './duration.ts';
import { changeHeads } from '../reports/comparison.ts';

const { page, file: fileForms, warning, error, problem } = nouns;
const brokenLink = {
  zero: 'رابط معطّل',
  one: 'رابط معطّل واحد',
  two: 'رابطان معطّلان',
  few: 'روابط معطّلة',
  many: 'رابطًا معطّلًا',
  other: 'رابط معطّل',
};
const knownIssue = {
  zero: 'مشكلة معروفة',
  one: 'مشكلة معروفة واحدة',
  two: 'مشكلتان معروفتان',
  few: 'مشكلات معروفة',
  many: 'مشكلة معروفة',
  other: 'مشكلة معروفة',
};
const morePage = { zero: 'صفحة أخرى', one: 'صفحة أخرى', two: 'صفحتان أخريان', few: 'صفحات أخرى', many: 'صفحة أخرى', other: 'صفحة أخرى' };
const otherCheck = { zero: 'فحص آخر', one: 'فحص آخر', two: 'فحصان آخران', few: 'فحوصات أخرى', many: 'فحصًا آخر', other: 'فحص آخر' };
const cookie = {
  zero: 'ملف تعريف ارتباط',
  one: 'ملف تعريف ارتباط واحد',
  two: 'ملفا تعريف ارتباط',
  few: 'ملفات تعريف ارتباط',
  many: 'ملف تعريف ارتباط',
  other: 'ملف تعريف ارتباط',
};
const fontFamily = {
  zero: 'عائلة خطوط',
  one: 'عائلة خطوط واحدة',
  two: 'عائلتا خطوط',
  few: 'عائلات خطوط',
  many: 'عائلة خطوط',
  other: 'عائلة خطوط',
};
const key = { zero: 'مفتاح', one: 'مفتاح واحد', two: 'مفتاحان', few: 'مفاتيح', many: 'مفتاحًا', other: 'مفتاح' };
const meantWords = (meant: string | null) => (meant === null ? '' : ` هل المقصود «${meant}»؟`);
const placed = (place: string) => (place === '' ? '' : ` في ${place}`);
const more = (count: number) => `و${number(count)} غيرها`;

const openParts: Readonly<Record<OpenPart, string>> = {
  connections: 'اتصالات الشبكة',
  programs: 'متصفح أو برنامج آخر شغّله',
  files: 'ملفات',
  threads: 'خيوط تنفيذ',
  other: 'شيء آخر',
};

export const commandWords: typeof en = {
  program: {
    description: 'يفحص صفحات الويب لمحركات البحث، ولجاهزيتها كي تستشهد بها محركات الإجابات بالذكاء الاصطناعي.',
    exitCodes:
      'رموز الخروج: 0 تحققت كل الشروط، 1 لم يتحقق بعضها، 2 خطأ في الاستخدام، 3 تعذّر فحص صفحة، 4 أخفق Pageloupe أو متصفحه، 130 و143 مقاطعة.',
    helpOf: ({ command }) => `المساعدة: ${command} --help`,
    commands: {
      audit: 'فحص صفحات، والتحقق من الشروط، وكتابة التقارير',
      assert: 'التحقق من الشروط في نتائج محفوظة',
      compare: 'مقارنة جولتين محفوظتين: ما لم يعد ناجحًا، وما أُصلح، والتغييرات حسب الفحص',
      merge: 'دمج نتائج عدة جولات أو أجزاء (shards) في ملف واحد؛ ويُعتمد آخر صف لكل عنوان URL',
      baseline: 'إدارة المشكلات المعروفة التي لا تُفشل الجولة',
      serve: 'تشغيل HTTP API',
      worker: 'فحص صفحات الدفعات التي تضعها خدمة في قائمة انتظار (--queue-url)',
      migrate: 'إنشاء جداول خدمة في PostgreSQL أو تحديثها، بصفة مسؤول قاعدة البيانات',
      mcp: 'تشغيل خادم MCP على الإدخال والإخراج القياسيين، للمحرّرات ومساعدي الذكاء الاصطناعي',
      signals: 'سرد كل الفحوصات، أو عرض أحدها',
      init: 'إنشاء ملف إعداد فيه شروح',
      doctor: 'التحقق من متطلبات هذا الجهاز',
      installBrowser: 'تثبيت إصدار Chromium الذي اختُبر معه هذا الإصدار',
      contact: 'إدارة تسجيلات الاهتمام باستخدام API',
      keys: 'إدارة مفاتيح HTTP API',
      baselineUpdate: 'حفظ المشكلات الحالية كمعروفة',
      contactList: 'سردها، كائن JSON واحد في كل سطر',
      contactDelete: 'حذف بالمعرّف، أو حذف كل ما يخص عنوان بريد إلكتروني',
      keysCreate: 'إنشاء مفتاح وعرضه مرة واحدة',
      keysList: 'سرد المفاتيح',
      keysRevoke: 'إلغاء مفتاح، بالاسم أو البصمة',
    },
    arguments: {
      pages: 'الصفحات المطلوب فحصها',
      before: 'نتائج الجولة السابقة (--format ndjson=<file>)',
      after: 'نتائج الجولة اللاحقة',
      results: 'نتائج (--format ndjson=<file>)؛ يُفك ضغط ملفات .gz',
      check: 'معرّف فحص',
    },
    options: {
      format: ({ names }) => `${names.join(', ')} (الافتراضي: pretty)؛ يمكن تكراره`,
      output: 'ملف الصفوف المدمجة؛ تُضغط ملفات .gz',
      withDeps: 'تثبيت حزم النظام التي يحتاج إليها أيضًا (عبر apt أو ما شابه، كمستخدم root)',
      noConfig: 'تُتجاهل ملفات الإعداد.',
      version: 'عرض رقم الإصدار',
      help: 'عرض مساعدة الأمر',
    },
    titles: { 'Usage:': 'الاستخدام:', 'Arguments:': 'الوسائط:', 'Options:': 'الخيارات:', 'Commands:': 'الأوامر:' },
    more: {
      choices: ({ values }) => `القيم الممكنة: ${values.join(', ')}`,
      usual: ({ value }) => `الافتراضي: ${value}`,
      variable: ({ name }) => `متغيّر البيئة: ${name}`,
    },
    unknownVariable: ({ name, meant }) => `متغيّر البيئة «${name}» غير معروف.${meantWords(meant)}`,
    variableWithoutEffect: ({ name, flag }) => `المتغيّر ${name} بلا أثر: استخدم ${flag}.`,
    unknownLanguage: ({ place, typed, known }) => `${place}: لا توجد لغة ${typed}. اللغات المعروفة: ${known.join(', ')}.`,
    usage: {
      unknownOption: ({ typed, meant }) => `الخيار «${typed}» غير معروف.${meantWords(meant)}`,
      unknownCommand: ({ typed, meant }) => `الأمر «${typed}» غير معروف.${meantWords(meant)}`,
      missingArgument: ({ name }) => `وسيط ناقص: <${name}>`,
      missingOption: ({ name }) => `خيار ناقص: ${name}`,
      missingValue: ({ name }) => `يحتاج هذا الخيار إلى قيمة: ${name}`,
      tooMany: ({ most, typed }) => `وسائط كثيرة جدًا: ${number(typed)} بدلًا من ${number(most)}.`,
    },
  },
  config: {
    missing: ({ file }) =>
      `الملف غير موجود: ${file}. تحقق من المسار (--config أو PAGELOUPE_CONFIG)، أو أنشئ ملف إعداد بالأمر: pageloupe init`,
    unreadable: ({ file, why }) => `تتعذّر قراءة ${file}: ${why}`,
    tooDeep: ({ most }) => `عدد مستويات التداخل فيه أكبر من ${most}.`,
    wrong: ({ file, faults }) => [`الملف ${file} غير صالح:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
    noObject: 'يجب أن يكون الإعداد كائنًا، مثل urls: [https://example.com/]. لإنشاء مثال فيه شروح: pageloupe init',
    several: ({ files }) => `في هذا المجلد عدة ملفات إعداد: ${files.join(', ')}. أبقِ واحدًا، أو اختره بالخيار --config <file>.`,
    otherType: ({ file }) => `نوع الملف غير متاح: ${file}. استخدم .yaml أو .json أو .js أو .mjs أو .cjs.`,
    unknownKey: ({ key: name, place, meant }) => `المفتاح «${name}»${placed(place)} غير معروف.${meantWords(meant)}`,
    unknownSignal: ({ id, place, meant }) => `الفحص «${id}»${placed(place)} غير معروف.${meantWords(meant)} لسرد الكل: pageloupe signals`,
    fault: ({ place, message }) => `${place}: ${message}`,
    wrongValue: ({ place, typed, allowed, message }) =>
      `لا يمكن أن تكون قيمة ${place || 'الإعداد'}: ${typed.slice(0, 80)}${allowed.length > 0 ? `؛ المسموح به: ${allowed.join(', ')}` : ''}.${allowed.length > 0 || message === '' ? '' : ` ${message}`}`,
  },
  usage: {
    shard: ({ typed }) => `يأخذ --shard رقم الجزء وعدد الأجزاء، مثل 1/4، لا «${typed}».`,
    header: ({ typed }) => `يأخذ --header قيمة مثل "Name: value"، لا «${typed}».`,
    variable: ({ name, option }) => `متغيّر البيئة ${name} المستخدم في ${option ?? 'ترويسة'} ليست له قيمة.`,
    assertion: ({ typed }) => `يأخذ --assert فحصًا وerror أو warn أو off، مثل title=error، لا «${typed}».`,
    proxy:
      'يأخذ --proxy عنوان URL لخادم HTTP وكيل، مثل http://proxy.example.com:3128 أو http://user:${PASSWORD}@proxy.example.com:3128. رمّز المحارف الخاصة في كلمة المرور، مثل # إلى %23.',
    extract: ({ typed }) =>
      `يأخذ --extract قيمة مثل name=css:… أو name=xpath:… أو name=regex:…، مثل price=css:.price أو next=css:a.next@href، لا «${typed.slice(0, 200)}». الأسماء حتى 60 من الحروف والأرقام والمسافات والنقاط والواصلات والشرطات السفلية.`,
    extractions: ({ most }) => `يمكن استخراج ${amountOf(most, nouns.value)} على الأكثر في جولة واحدة.`,
    notSelector: ({ text, kind }) => `«${text}» ليس ${kind === 'css' ? 'محدِّد CSS صالحًا' : 'تعبير XPath صالحًا'}.`,
    pattern: ({ typed, why }) => `النمط ${typed} غير صالح: ${why}`,
    replacement: ({ typed }) => `يأخذ --replace قيمة مثل s#from#to#، لا «${typed}».`,
    cookies: ({ file }) => `الملف ${file} ليس ملف cookies: استخدم تنسيق Netscape أو أسطرًا من name=value.`,
    noCookies: ({ file }) => `لا توجد cookies في الملف ${file}.`,
    allExpired: ({ file }) => `انتهت صلاحية كل cookies في الملف ${file}. احفظها من جديد.`,
    someExpired: ({ file, expired }) => `في الملف ${file} ملفات cookies انتهت صلاحيتها ولن تُرسل: ${number(expired)}. احفظ الملف من جديد.`,
    file: ({ file, why }) => `تتعذّر قراءة ${file}: ${why}`,
    inputTooLarge: ({ megabytes }) => `هو أكبر من \u200e${megabytes} MB. اختصر المحتوى أو وزّعه على عدة جولات.`,
    standardInput: 'الدخل القياسي',
    twiceOption: ({ option, first, second }) => `أُعطي ${option} مرتين: «${first}» و«${second}». أعطه مرة واحدة.`,
    noFileFor: ({ name }) => `يحتاج تقرير ${name} إلى ملف: --format ${name}=report.${name}`,
    twiceStdout: ({ names }) =>
      `لا يمكن إرسال إلا تقرير واحد إلى الخرج القياسي، لا ${names.join(' و ')}. اكتب غيره في ملفات، مثل --format ${names[1]}=report.${names[1]}`,
    twiceFile: ({ file }) => `الملف ${file} مستخدم مرتين: يحتاج كل تقرير إلى ملف خاص به.`,
    noFolder: ({ file }) => `مجلد ${file} غير موجود. أنشئه أولًا.`,
    noFileName: ({ option }) => `ليس في ${option} اسم ملف. أضفه بعد علامة يساوي، مثل --format json=report.json`,
    overInput: ({ file }) => `الملف ${file} من مدخلات هذا الأمر. اكتب التقرير في ملف آخر.`,
    headerName: ({ name }) => `يضبط المتصفح الترويسة ${name} بنفسه. احذفها.`,
    headerValue: ({ name }) => `يجب أن تكون قيمة الترويسة ${name} سطرًا واحدًا من رموز ASCII.`,
    outputAlone: 'يحتاج --output إلى تقرير من دون ملف، مثل --format json --output report.json',
  },
  targets: {
    none: 'حدّد عنوان URL واحدًا على الأقل، أو خريطة موقع، أو ملفًا فيه عناوين URL. المساعدة: pageloupe audit --help',
    emptyFiles: ({ files }) =>
      `لا توجد عناوين URL في ${files.map((file) => (file === '-' ? 'الإدخال القياسي' : file)).join('، ')}. اكتب عنوان URL واحدًا في كل سطر.`,
    noneLeft: ({ listed }) => `لم يبقَ شيء للفحص من ${amountOf(listed, nouns.url)}. تحقق من --include و --exclude.`,
    files: ({ count, first, ending }) =>
      `في خرائط الموقع ملفات وليست صفحات: ‏${number(count)}، مثل ${first}. يفشل ما ليس HTML؛ يستبعد --exclude "/**.${ending}" ما ينتهي منها بـ ‎.${ending}.`,
    emptyShard: 'لا تنتمي أي صفحة إلى هذا الجزء (shard): لا شيء للفحص.',
    noUrls: ({ file, faults }) =>
      `أسطر غير صالحة في ${file === '-' ? 'الإدخال القياسي' : file}: ‏${number(faults.length)}\n${faults
        .slice(0, 20)
        .map(({ line, why }) => `  السطر ${line}: ${why}`)
        .join('\n')}${faults.length > 20 ? `\n  ${more(faults.length - 20)}` : ''}`,
    noUrl: ({ typed, place }) => `ليس عنوان URL يبدأ بـ http أو https${placed(place)}: ${typed}. أضف البروتوكول، مثل https://example.com/.`,
    password: ({ typed }) => `عناوين URL التي فيها اسم مستخدم أو كلمة مرور غير مسموح بها: ${typed}. استخدم --header أو --cookie-file.`,
    robotsUnread: ({ origin }) => `تعذّرت قراءة ${origin}/robots.txt؛ تجري محاولة /sitemap.xml.`,
    noSitemap: ({ origin }) => `لا تُذكر خريطة موقع في ${origin}/robots.txt؛ تجري محاولة /sitemap.xml.`,
    autoNeedsUrl: 'يتطلب --sitemap auto عنوان URL من الموقع.',
    emptySitemaps: ({ sitemaps }) => `لم يُعثر على صفحات في ${sitemaps.join(', ')}.`,
  },
  crawl: {
    ignoredHost: ({ typed, host }) => `يأخذ --ignore-robots مضيفًا من الموقع الذي يُزحف إليه، مثل ${host}، لا «${typed.slice(0, 100)}».`,
    ignored: ({ hosts }) => `جرى تجاهل robots.txt كما طُلب: ${hosts.join(', ')}.`,
    ignoresOnServer: 'لا يعمل --ignore-robots مع --server.',
    ownHost: ({ host }) =>
      `إذا كان المضيف لك، مثل خادم تجريبي: --ignore-robots ${host} يزحف إليه كأن ملف robots.txt الخاص به يسمح بكل شيء.`,
    notWith: ({ option }) => `لا يمكن الجمع بين ${option} و --crawl.`,
    redirected: ({ start, url }) => `يعيد ${start} التوجيه إلى مضيف آخر: ${url}. للزحف إليه، استخدم --crawl ${url}`,
    delay: ({ host, seconds }) =>
      `يتطلب ملف robots.txt للمضيف ${host} فاصلًا بين الطلبات (Crawl-delay) قدره ${number(seconds)} ث، لذلك تُفحص صفحاته واحدة تلو الأخرى.`,
    gaveUp: ({ host, status }) =>
      `ظل المضيف ${host} يعيد ${status}: يريد طلبات أقل. لم تُطلب منه صفحات أخرى. أعد المحاولة لاحقًا مع --delay أو --per-host 1 أو --resume.`,
    title: 'الزحف',
    ...crawlSentences,
    notReached: ({ pages }) => `صفحات عُثر عليها ولم يُوصل إليها قبل انتهاء الجولة: ${number(pages)}.`,
    badEntry: ({ file, line }) => `السطر ${number(line)} في ${file} غير صالح`,
  },
  remote: {
    noResume: 'مع --server، تُتابَع دفعة بدأت من قبل عبر --batch <id>، لا --resume.',
    batchAlone: 'يتابع --batch دفعة بالصفحات التي بدأت بها. احذف عناوين URL وخرائط الموقع.',
    noServer: ({ typed }) => `يأخذ --server عنوان URL لخدمة Pageloupe، مثل https://pageloupe.example.com، لا «${typed}».`,
    noKey: ({ name }) => `متغيّر البيئة ${name} المذكور في --key-env ليست له قيمة.`,
    notOnServer: ({ options }) => `تفحص الخدمة من دون ما لا يوجد إلا على هذا الجهاز. احذف ${options.join(', ')}، أو احذف --server.`,
    gaveUp: ({ pages }) => `ظل الموقع يطلب طلبات أقل (429 أو 503)، لذلك بقيت ${amount(pages, page)} بلا فحص. أعد المحاولة لاحقًا.`,
    notInCrawl: ({ options }) => `مع --crawl و --server، صفحة البداية هي المصدر الوحيد. احذف ${options.join(', ')}، أو احذف --server.`,
    manySettings: 'لكل صفحات الدفعة الإعدادات نفسها. احذف overrides من ملف الإعداد، أو افحص كل مجموعة على حدة.',
    follow: ({ server, id }) => `الدفعة ${id} على ${server}.`,
    waits: ({ why }) => `الدفعة تنتظر: ${why}`,
    left: ({ server, id, address }) =>
      `تستمر الدفعة على الخدمة. لمتابعتها مجددًا: pageloupe audit --server ${server} --batch ${id}\nلإلغائها: curl --request POST ${address}/v1/batches/${id}/cancel`,
    away: ({ server, why }) => `يتعذّر الوصول إلى ${server}: ${why}`,
    keyRefused:
      'استجابت الخدمة بـ 401: تحتاج إلى مفتاح API صالح. اضبط PAGELOUPE_KEY على المفتاح، أو اذكر المتغيّر الذي يحتوي عليه: --key-env <name>',
    refused: ({ status, why }) => `استجابت الخدمة بـ ${status}${why === '' ? '.' : `: ${why}`}`,
    strange: ({ server }) => `لا يستجيب ${server === '' ? 'الخادم' : server} كخدمة Pageloupe. تحقق من --server.`,
    missing: ({ rows, pages }) => `ليس لدى الخدمة إلا نتائج ${number(rows)} من ${amountOf(pages, page)}.`,
  },
  losses: {
    kinds: { sitemap: 'خريطة موقع لم تُقرأ كاملة', page: 'صفحة لم تُقرأ كاملة', crawl: 'زحف غير مكتمل' },
    more: ({ count }) => `${more(count)} تعذّرت قراءتها كاملة (في تقرير JSON)`,
    title: 'لم تُقرأ كاملة',
  },
  run: {
    found: ({ pages, concurrency }) => `${amount(pages, page)} للفحص، ${number(concurrency)} في الوقت نفسه.`,
    resumed: ({ done, left }) => `استئناف: فُحصت ${amount(done, page)} من قبل، وبقيت ${number(left)}.`,
    nothingToResume: ({ dir }) => `لا توجد جولة في ${dir} بعد؛ تبدأ جولة جديدة.`,
    otherRun: ({ dir }) => `للجولة في ${dir} صفحات أو إعدادات أخرى. استخدم الوسائط نفسها، أو مجلدًا آخر.`,
    noManifest: ({ file }) => `الملف ${file} ليس manifest صالحًا من pageloupe. ابدأ الجولة من جديد في مجلد آخر.`,
    inUse: ({ dir, pid, file }) =>
      `يعمل أمر آخر (العملية ${pid}) على الجولة في ${dir}. انتظر حتى ينتهي، أو اختر مجلدًا آخر. إذا لم تكن تلك العملية Pageloupe، فاحذف ${file}.`,
    badRun: ({ dir, why }) => `تتعذّر قراءة الجولة في ${dir}: ${why}`,
    row: ({ at, of, what, url }) => `${String(at).padStart(String(of).length)}/${of}  ${what}  ${url}`,
    live: ({ done, of, running, left }) =>
      `${done}/${of}${left === null || left < 1_000 ? '' : `، بقي نحو ${durationInWords(left)}`}  ${running[0] ?? ''}${running.length > 1 ? ` ${more(running.length - 1)}` : ''}`,
    failed: ({ why }) => `لم تُفحص: ${why}`,
    draining: ({ ms }) => `جارٍ الإيقاف: أمام الصفحات والتقارير الجارية ${durationInWords(ms)} كي تكتمل. اضغط Ctrl+C مجددًا للإيقاف فورًا.`,
    endedByForce: ({ parts }) => `لم يُغلق في الوقت المحدد، وأُنهي قسرًا: ${parts.join(', ')}.`,
    endedEarly: 'انتهت العملية قبل أن يكتمل الأمر، مثلًا بسبب process.exit() في سكربت تسجيل دخول أو إعدادات أو إضافة. قد تنقص تقارير.',
    leftOpen: ({ parts }) => `انتهى الأمر قبل أن يغلق كل شيء: ${parts.map((part) => openParts[part]).join(', ')}.`,
    stopping: 'يتوقف فورًا.',
    interrupted: ({ left }) => (left.length === 0 ? 'قوطعت الجولة. كُتبت كل التقارير.' : `قوطعت الجولة. لم يُكتب: ${left.join(', ')}.`),
    timeUp: ({ ms }) => `بلغت الجولة حدها الزمني (${durationInWords(ms)}).`,
    kept: ({ dir }) => `الصفحات المفحوصة محفوظة. للمتابعة: --resume ${dir}`,
    notReached: 'انتهت الجولة قبل الوصول إلى هذه الصفحة.',
    outOfTime: 'بلغت الجولة حدها الزمني قبل فحص هذه الصفحة.',
    damaged: ({ rows }) => `صفوف محفوظة تالفة: ${number(rows)}. تُفحص هذه الصفحات مجددًا.`,
    output: 'إلى الخرج القياسي',
    noOutput: ({ why }) => `تتعذّر الكتابة إلى الخرج القياسي: ${why}. اكتب التقرير في ملف: --output <file>`,
    unwritable: ({ file, why }) => `تتعذّر كتابة ${file}: ${why}`,
    noAuditor: ({ why }) => `يتعذّر فحص صفحات على هذا الجهاز: ${why}\nلمعرفة الناقص: pageloupe doctor`,
    written: ({ name, file }) => `${name}: ${file}`,
  },
  assert: {
    score: ({ score, least }) => `درجة الفحص ${number(score)}، أدنى من ${number(least)}.`,
    geo: ({ score, least }) => `درجة GEO ‏${number(score)}، أدنى من ${number(least)}.`,
    category: ({ title, score, least }) => `درجة فئة GEO «${title}» ‏${number(score)}، أدنى من ${number(least)}.`,
    noScore: ({ what }) => `لا توجد قيمة للمقارنة لأنها لم تُقَس: ${what}.`,
    linksUnchecked: 'لم تُفحص الروابط، لذا تعذّر عدّ المعطّلة منها.',
    brokenLinks: ({ broken, most }) => `${amount(broken, brokenLink)}؛ الحد ${number(most)}.`,
    value: ({ title, value, wanted }) => `${title}: القيمة ${value}، والمتوقع ${wanted}.`,
    atLeast: ({ min }) => `${number(min)} أو أكثر`,
    atMost: ({ max }) => `${number(max)} أو أقل`,
    like: ({ pattern }) => `ما يطابق /${pattern}/`,
    pluginFailed: ({ plugin }) => `أخفقت الإضافة ${plugin}`,
    tooManyWarnings: ({ warnings, most }) => `${amount(warnings, warning)}؛ الحد ${number(most)}.`,
    ruleTitles: { score: 'درجة الفحص', geo: 'درجة GEO', links: 'الروابط المعطّلة', audit: 'الفحص' },
    noRows: ({ file }) => `لا يحتوي ${file} على نتائج من pageloupe. لإنشائها: pageloupe audit <url> --format ndjson=${file}`,
    changed: ({ file }) => `تعذّرت قراءة نتيجة من ${file}، لأن الملف تغيّر منذ بدء هذا الأمر. شغّل الأمر من جديد.`,
    badRow: ({ file, line }) =>
      `السطر ${number(line)} في ${file} ليس نتيجة من pageloupe. لإنشاء النتائج: pageloupe audit <url> --format ndjson=<file>`,
  },
  build: {
    noPages: ({ folder }) => `لا يحتوي ${folder} على ملفات HTML. ابنِ الموقع أولًا، أو تحقق من المجلد.`,
    shells: ({ files }) => `لم يُفحص لأن عناوين URL أخرى تحصل عليه (كالصفحات غير الموجودة): ${files.join(', ')}.`,
    morePages: ({ most }) => `لم تُفحص صفحات المجلد التي بعد أول ${number(most)}. افحص أجزاءه كلًّا على حدة.`,
    outside: ({ files }) =>
      `لم تُفحص لأن هذه الروابط تقود إلى خارج المجلد: ${files.slice(0, 20).join(', ')}${files.length > 20 ? ` و${number(files.length - 20)} أخرى` : ''}.`,
    portTaken: ({ port }) => `المنفذ ${port} مستخدم. اختر منفذًا آخر عبر --port.`,
    base: ({ typed }) => `يأخذ --base مسارًا مثل /docs/، لا «${typed.slice(0, 100)}».`,
    waitOn: 'يحتاج --start إلى --wait-on مع عنوان URL للخادم، مثل http://localhost:4321/.',
    startAlone: 'استخدم --static أو --start، لا كليهما.',
    ended: ({ command, code, output }) =>
      `انتهى «${command}»${code === null ? '' : ` بالرمز ${code}`} قبل أن يستجيب خادمه.${output.trim() === '' ? '' : ` مخرجاته:\n${output.trim()}`}`,
    silent: ({ url, ms, output }) =>
      `لم يستجب ${url} خلال ${durationInWords(ms)}. تحقق من --wait-on، أو زد --wait-timeout.${output.trim() === '' ? '' : ` مخرجات الخادم:\n${output.trim()}`}`,
  },
  login: {
    unusable: ({ file, why }) => `يتعذّر استخدام ${file} لتسجيل الدخول: ${why}`,
    noFunction: 'يجب أن يكون تصديره الافتراضي دالة، مثل: export default async ({ page, origin, env }) => { … }',
    noOrigin: 'يحتاج --login إلى عنوان URL من الموقع في سطر الأوامر أو في ملف الإعداد.',
    over: ({ url }) =>
      `قاد الخادم إلى صفحة تسجيل الدخول ${url} بدلًا من هذه الصفحة. يبدو أن تسجيل الدخول انتهى أو لا يتيح رؤية هذه الصفحة: سجّل الدخول من جديد عبر --login <script>، الذي يجدّد أيضًا ملف --login-state، أو جدّد ملفات تعريف الارتباط أو الترويسات المرسلة.`,
    failed: ({ file, why, url }) => `أخفق النص البرمجي لتسجيل الدخول ${file}${url && ` في الصفحة ${url}`}، لذلك لم تُفحص أي صفحة: ${why}`,
    tooSlow: ({ ms }) => `لم يكتمل خلال ${durationInWords(ms)}.`,
    nothing: ({ file, origins }) =>
      `انتهى ${file} من دون ملف تعريف ارتباط أو قيمة محفوظة من ${origins.join(', ')}، فستُفحص الصفحات من دون تسجيل الدخول. تحقق من أنه ينتظر حتى يكتمل تسجيل الدخول.`,
    done: ({ cookies }) => `تم تسجيل الدخول: ${amount(cookies, cookie)}.`,
    badState: ({ file }) => `الملف ${file} ليس جلسة محفوظة. أنشئه عبر --login <script> --login-state ${file}`,
    otherState: ({ file, origins }) => `لا يحتوي ${file} على جلسة من ${origins.join(', ')}.`,
  },
  plugins: {
    unusable: ({ file, why }) => `يتعذّر استخدام الإضافة ${file}: ${why}`,
    twice: ({ name }) => `إضافتان تحملان الاسم «${name}». غيّر اسم إحداهما.`,
    unknownCheck: ({ id, meant }) => `لا توجد إضافة فيها الفحص «${id}».${meantWords(meant)}`,
    unknownReporter: ({ name, known }) =>
      `لا توجد إضافة فيها تنسيق التقارير «${name}».${known.length > 0 ? ` المتاح: ${known.join(', ')}.` : ' حمّل واحدة عبر --plugin <file>.'}`,
    reportFailed: ({ name, why }) => `أخفق التقرير ${name}: ${why}`,
    wrote: ({ name, text }) => `${name}: ${text}`,
  },
  compare: {
    ...changeHeads,
    summary: ({ counts }) =>
      [
        `${amount(counts.worse + counts.mixed + counts.better + counts.same, page)} في المقارنة: أسوأ ${number(counts.worse)}`,
        counts.mixed > 0 && `أفضل وأسوأ معًا ${number(counts.mixed)}`,
        `أفضل ${number(counts.better)}`,
        `بلا تغيير ${number(counts.same)}`,
        counts.new > 0 && `جديدة ${number(counts.new)}`,
        counts.gone > 0 && `ناقصة ${number(counts.gone)}`,
        counts.unknown > 0 && `غير قابلة للمقارنة ${number(counts.unknown)}`,
      ]
        .filter(Boolean)
        .join('، ')
        .concat('.'),
    scores: ({ audit, geo }) =>
      `متوسط درجة الفحص من ${number(audit.before)} إلى ${number(audit.after)}${geo ? `، ومتوسط درجة GEO من ${number(geo.before)} إلى ${number(geo.after)}` : ''}.`,
    pages: ({ count }) => amount(count, page),
    more: ({ count }) => more(count),
    cut: 'حُذف الباقي: يتجاوز حد حجم التعليق. يسرد تنسيق JSON كل شيء.',
    firstRun: ({ file }) => `لا توجد جولة سابقة في ${file}: لا شيء للمقارنة بعد.`,
    otherSite: ({ file, before, after }) =>
      `لا توجد أي صفحة من ${file} في الجولة اللاحقة، لذلك لم يُقارَن شيء: صفحاته على ${before}، وصفحات الجولة اللاحقة على ${after}. لمقارنة مضيفين: pageloupe compare <before> <after> --before-origin ${before} --after-origin ${after}`,
    notCompared: ({ file }) => `لم تُقارَن بالملف ${file}: هذه الجولة غير مكتملة.`,
    failuresOfAdded: 'إخفاقات في صفحات جديدة',
    newlyFailing: ({ file, what }) => `إخفاقات جديدة منذ ${file}: ${what.join('، ')}.`,
  },
  merge: {
    noRows: 'لا يحتوي أي من الملفات على نتائج من pageloupe. لإنشاء النتائج: pageloupe audit <url> --format ndjson=<file>',
    done: ({ pages, files, file }) => `${file}: \u200f${amount(pages, page)} من ${amountOf(files, fileForms)}.`,
    skipped: ({ count }) => `أسطر تالفة جرى تخطيها: ${number(count)}.`,
  },
  baseline: {
    bad: ({ file, why }) => `الملف ${file} ليس ملف مشكلات معروفة (baseline): ${why}`,
    noVersion: 'لم يُنشأ بالأمر pageloupe baseline update. أنشئه من جديد.',
    otherVersion: 'أنشأه إصدار آخر من pageloupe. أنشئه من جديد: pageloupe baseline update',
    missing: ({ file }) =>
      `لا يوجد ملف مشكلات معروفة ${file} بعد. لإنشائه: pageloupe baseline update --input results.ndjson --baseline ${file}`,
    updated: ({ file, pages, faults }) => `${file}: \u200f${amount(faults, knownIssue)} في ${amountOf(pages, page)}.`,
    noFile: 'حدّد الملف: --baseline pageloupe-baseline.json، أو "baseline" في ملف الإعداد.',
  },
  report: {
    pageTitle: ({ score, geo }) => `الفحص ${score}  GEO ${geo}`,
    none: '–',
    level: { error: 'خطأ', warn: 'تحذير' },
    known: ({ count }) => `مشكلات معروفة من ملف baseline لم تُسرد هنا: ${number(count)}.`,
    fixed: ({ count }) => `أُصلحت ${amount(count, problem)} من ملف baseline. لحذف ما أُصلح منه: pageloupe baseline update`,
    holds: ({ unmeasured }) => (unmeasured === 0 ? 'تحققت كل الشروط.' : `لم يُخالَف أي شرط، وتعذّر التحقق من ${number(unmeasured)}.`),
    summary: ({ pages, failed, unreached, errors, warnings, ms }) =>
      `فُحصت ${amount(pages, page)}${failed > 0 ? `، وتعذّر تحميل ${number(failed)}` : ''}${unreached > 0 ? `، ولم يُوصل إلى ${number(unreached)}` : ''}: ${amount(errors, error)}، ${amount(warnings, warning)}${ms === null ? '' : ` (${durationInWords(ms)})`}`,
    where: 'المكان:',
    change: 'المطلوب تغييره:',
    tolerated: ({ summary, count }) => `${summary}؛ صفحات بلا تقرير مسموح بها: ${number(count)}`,
    notAudited: 'لم تُفحص',
    onPages: ({ pages, of }) => `${number(pages)} من ${amountOf(of, page)}`,
    also: ({ urls, left }) => `أيضًا في: ${urls.join(', ')}${left > 0 ? ` ${more(left)}` : ''}`,
    on: ({ urls, left }) => `في: ${urls.join(', ')}${left > 0 ? ` ${more(left)}` : ''}`,
    morePages: ({ count }) => `و${amount(count, morePage)}`,
    moreChecks: ({ count }) => `و${amount(count, otherCheck)} في التقارير الأخرى`,
    counts: ({ errors, warnings }) => `${amount(errors, error)}، ${amount(warnings, warning)}`,
    acrossPages: 'عبر الصفحات',
    more: ({ count }) => more(count),
    unasserted: 'لا يوجد شرط لم يتحقق',
    knownIssue: 'مشكلة معروفة من ملف baseline',
    otherFindings: ({ count }) => `فحوصات أخرى لم تنجح أو عليها تحذير: ${number(count)}`,
    otherChecks: ({ count }) => `فحوصات أخرى ناجحة أو لا تنطبق: ${number(count)}`,
    cut: ({ left }) => `${amount(left, morePage)} في التقارير الأخرى (بلغ الحجم حده).`,
    extracted: 'القيم المستخرجة',
    extractedMore: ({ value, left }) => (left > 0 ? `${value} ${more(left)}` : value),
    badge: { label: 'Pageloupe', score: ({ score }) => `${number(score)} من 100`, unknown: 'لم تُفحص' },
    title: 'Pageloupe',
    page: 'الصفحة',
    audit: 'الفحص',
    geo: 'GEO',
    errors: 'الأخطاء',
    warnings: 'التحذيرات',
    runName: ({ host, pages }) => (pages === 1 ? host : `${host}، \u200f${amount(pages, page)}`),
    hosts: ({ count }) => amount(count, nouns.site),
    sarifCut: ({ left }) => `حُذفت ${amount(left, nouns.result)}: فوق حد GitHub.`,
  },
  doctor: {
    node: ({ version, good }) => (good ? `Node ${version}` : `إصدار Node ${version} قديم جدًا: ثبّت 20.19 أو أحدث.`),
    browser: ({ path }) => `المتصفح: ${path}`,
    sandbox: 'وضع الحماية (sandbox) في Chromium مفعّل.',
    noSandbox: 'وضع الحماية (sandbox) في Chromium متوقف كما طُلب: افحص فقط الصفحات التي تثق بها.',
    fonts: ({ count }) => `الخطوط المتاحة: ${amount(count, fontFamily)}.`,
    fewFonts:
      'الخطوط قليلة جدًا، لذلك ستكون قياسات عرض النصوص خاطئة. ثبّت fonts-liberation و fonts-noto-core، و fonts-noto-cjk للصينية واليابانية والكورية.',
    ownFonts: 'تُستخدم خطوط النظام.',
    noFontList: 'تعذّر سرد الخطوط (fc-list غير موجود). إذا بدت الصفحات غير صحيحة، فثبّت fonts-liberation و fonts-noto-core.',
    runs: 'فُتحت صفحة، ولم يتجاوز أي طلب حماية الاتصالات الصادرة.',
    starts: ({ why }) => `لا يبدأ Chromium: ${why}`,
    room: ({ dir }) => `يمكن الكتابة في ${dir}.`,
    noRoom: ({ dir, why }) => `لا يمكن الكتابة في ${dir}، لذلك لن يمكن استئناف الجولة بعد انقطاع: ${why}`,
    allWell: 'كل شيء على ما يرام.',
    trouble: ({ count }) => `${amount(count, problem)} للحل.`,
  },
  installBrowser: {
    used: ({ path }) => `تستخدم عمليات الفحص ${path}`,
    failed: 'تعذّر تثبيت المتصفح. ثبّت بدلًا منه Google Chrome أو Edge أو حزمة chromium لنظامك، أو اضبط CHROMIUM_PATH.',
  },
  init: {
    written: ({ file }) => `أُنشئ ${file}. أضف عناوين URL الخاصة بك، ثم شغّل: pageloupe audit`,
    exists: ({ file }) => `الملف ${file} موجود من قبل ولم يُغيَّر.`,
  },
  signals: {
    unknown: ({ id, meant }) => `الفحص «${id}» غير معروف.${meantWords(meant)} لسرد الكل: pageloupe signals`,
    header: ({ count }) => `${amount(count, nouns.check)}. تفاصيل أحدها: pageloupe signals <id>`,
    weight: 'الوزن',
    group: 'المجموعة',
    geo: 'GEO',
    gate: 'مانع',
    gateYes: 'نعم: الصفحة التي لا تنجح فيه لا يمكن العثور عليها في البحث',
    sources: 'المصادر',
    tools: 'الأدوات',
    points: ({ points, category }) => `${amount(points, nouns.point)} في ${category}`,
  },
  serve: {
    badFile: ({ file, why }) => `يتعذّر استخدام ${file}: ${why}`,
    working: ({ address }) => `يفحص Pageloupe الدفعات${address === null ? '' : `؛ حالته في ${address}/healthz`}. للإيقاف: Ctrl+C.`,
    listening: ({ address, keys }) => {
      // A service on all interfaces can be reached at the loopback address.
      const near = address.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:)/, '//127.0.0.1');
      return `الاستماع على ${address}. الوثائق: ${near}/docs\nللتجربة: curl '${near}/v1/audit?url=https://example.com/'${keys ? ' --header "Authorization: Bearer $PAGELOUPE_KEY"' : ''}`;
    },
    deleted: ({ count }) => `طلبات حُذفت: ${number(count)}.`,
    keyMade: ({ file }) => `لا يحفظ ${file} إلا بصمته. احفظ المفتاح الآن؛ فلا يمكن عرضه مجددًا.`,
    revoked: ({ count }) =>
      count === 0
        ? 'لا يوجد مفتاح بهذا الاسم أو البصمة. لسرد المفاتيح: pageloupe keys list --key-file <file>'
        : `أُلغي ${amount(count, key)}. الخدمة العاملة ترفض ${count === 1 ? 'المفتاح' : count === 2 ? 'المفتاحين' : 'المفاتيح'} خلال ثانية.`,
    whichKey: 'حدّد المفتاح، أو أول أحرف بصمته.',
  },
  internal: ({ why }) => `خطأ في Pageloupe: ${why}`,
};
