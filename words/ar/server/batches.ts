import type * as en from '../../en/server/batches.ts';
import { amount, amountOf, nouns, number } from '../checks/grammar.ts';

const { url, page } = nouns;
const batch = { zero: 'دفعة', one: 'دفعة واحدة', two: 'دفعتان', few: 'دفعات', many: 'دفعة', other: 'دفعة' };
const host = { zero: 'مضيف', one: 'مضيف واحد', two: 'مضيفان', few: 'مضيفين', many: 'مضيفًا', other: 'مضيف' };
const glob = { zero: 'نمط', one: 'نمط واحد', two: 'نمطان', few: 'أنماط', many: 'نمطًا', other: 'نمط' };

export const batchWords: typeof en.batchWords = {
  notReached: 'أُلغيت الدفعة قبل الوصول إلى هذه الصفحة.',
  damagedResult: 'تتعذّر قراءة النتيجة المحفوظة لهذه الصفحة. ابدأ دفعة جديدة بها.',
  damagedBatch:
    'ملف batch.json لهذه الدفعة تالف أو مفقود. استعِده من نسخة احتياطية للخدمة؛ ولبدء الدفعة من جديد، استخدم Idempotency-Key آخر.',
  noResults:
    'بعد دقيقة، ليس لدى أي worker نتيجة من هذه الدفعة. تحقق من أن pageloupe worker يعمل، مع قائمة الانتظار هذه وبادئتها، ومع ‎--data أو ‎--store-url نفسه الذي لهذه الخدمة.',
  endsProcess: 'توقّف Pageloupe على نحو غير متوقع في كل مرة فحص فيها هذه الصفحة.',
  queueNeedsStore:
    'تحتاج العمليات التي تتشارك قائمة انتظار (--queue-url) إلى مكان للنتائج تصل إليه كلها: مجلد (--data) أو PostgreSQL ‏(--store-url).',
  workerNeedsQueue: 'يحتاج العامل (worker) والخدمة مع --no-worker إلى قائمة انتظار يصل إليها كلاهما: حدّد --queue-url.',
  unknownStore: ({ url: typed }) => `المخزن ${/^[a-z]+:/.exec(typed)?.[0] ?? ''}… غير متاح. استخدم postgres://، أو احذف --store-url.`,
  storeInUse: 'تستخدم خدمة أخرى هذا المخزن (--store-url). أعط كلًا منهما قائمة الانتظار نفسها (--queue-url و--queue-prefix)، أو أوقف الأخرى.',
  storeAway: ({ why }) => `المخزن (--store-url) لا يعمل: ${why}`,
  workerStuck: 'لم تكتمل أي صفحة منذ عشر دقائق.',
  unknownQueue: ({ url: typed }) =>
    `قائمة الانتظار ${/^[a-z+-]+:/.exec(typed)?.[0] ?? ''}… غير متاحة. استخدم redis:// أو rediss:// أو postgres://، أو احذف --queue-url.${/^[a-z+-]*sentinel/.test(typed) ? ' مع Sentinel، استخدم اسمًا أو خادمًا وكيلًا يؤدي إلى الخادم الأساسي الحالي.' : ''}`,
  runName: ({ hosts, pages }) => `${hosts.length === 1 ? hosts[0] : amount(hosts.length, host)}، \u200f${amount(pages, page)}`,
  queueAway: ({ why }) => `قائمة الانتظار (--queue-url) لا تعمل: ${why}`,
  folderInUse: ({ folder, pid, file }) =>
    `مجلد البيانات ${folder} قيد الاستخدام في العملية ${pid}. أوقفها، أو أعط كلتيهما قائمة الانتظار نفسها (--queue-url و--queue-prefix)، أو اختر مجلدًا آخر. إذا لم تكن تلك العملية Pageloupe، فاحذف ${file}.`,
  hostRefuses: ({ host: name, at }) => `يطلب المضيف ${name} طلبات أقل (429 أو 503). تُستأنف صفحاته في ${new Date(at).toISOString()}.`,
  badFolder: ({ folder, why }) => `يتعذّر استخدام مجلد البيانات ${folder}: ${why}`,
  fullDisk: 'لم تعد هناك مساحة على قرص مجلد البيانات (--data). وفّر مساحة، أو احذف دفعات.',
  fullDatabase: 'لم تعد هناك مساحة على قرص قاعدة البيانات (--store-url). وفّر مساحة، أو احذف دفعات.',
  fullMemory: 'امتلأت الذاكرة المخصصة للدفعات. احذف دفعات، أو شغّل الخدمة مع --data <مجلد>.',
};

export const batchFaults: typeof en.batchFaults = {
  noObject: 'يجب أن يكون نص الطلب كائن JSON، مثل {"urls": ["https://example.com/"]}.',
  oneSource: 'حدّد واحدًا من urls وsitemap وcrawl.',
  crawlObject: 'يجب أن يكون كائنًا مثل {"url": "https://example.com/", "limit": 500}.',
  globs: ({ most, length }) =>
    `يجب أن تكون مصفوفة فيها ${amount(most, glob)} على الأكثر مثل /blog/**، في كل منها ${amountOf(length, nouns.character)} على الأكثر. لا تُقبل التعبيرات العادية (/…/) هنا.`,
  noList: 'يجب أن تكون مصفوفة من السلاسل النصية.',
  noUrls: 'حدّد عنوان URL واحدًا على الأقل.',
  tooManyUrls: ({ count, most }) =>
    `الحد الأقصى لعناوين URL في الدفعة ${number(most)}، وفي هذه ${number(count)}. قسّم القائمة، أو شغّل الخدمة بقيمة أكبر لـ --batch-pages.`,
  tooManyBatches: ({ most, isKey }) =>
    `${isKey ? 'لهذا المفتاح' : 'لهذه الخدمة'} ${amount(most, batch)} لم تنتهِ بعد، وهو الحد المسموح به (--open-batches). انتظر انتهاء إحداها، أو ألغِها.`,
  tooManyOpenPages: ({ open, pages, most, isKey }) =>
    `في هذه الدفعة ${amount(pages, url)}، وفي ${isKey ? 'دفعات هذا المفتاح' : 'الدفعات'} التي لم تنتهِ ${number(open)}؛ والمسموح به لها معًا ${number(most)} (--open-pages). انتظر انتهاء إحداها، أو ألغِها.`,
  emptySitemap: ({ notes }) => `تعذّرت قراءة أي صفحة من خريطة الموقع. ${notes.join(' ')}`.trim(),
  webhookObject: 'يجب أن يكون كائنًا فيه url وsecret.',
  webhookUrl: ({ most }) =>
    `يحتاج Webhook إلى عنوان URL كامل دون اسم مستخدم وكلمة مرور، لا يزيد عدد أحرفه عن ${most}، مثل https://hooks.example.com/pageloupe.`,
  webhookScheme: 'تتطلب Webhooks بروتوكول https، إلا إلى المصادر (origins) التي شُغّلت الخدمة معها (--allow-webhooks).',
  webhookForbidden: 'لا تُرسَل Webhooks إلا إلى مضيفين عموميين، وإلى المصادر (origins) التي شُغّلت الخدمة معها (--allow-webhooks).',
  secret: 'استخدم Base64 لعدد من 24 إلى 64 بايت عشوائي، مع whsec_ أو من دونها، مثل: openssl rand -base64 32',
  idempotencyKey: 'استخدم من 1 إلى 200 من رموز ASCII المرئية.',
  documentTooLarge: ({ pages, most }) =>
    `الحد الأقصى لصفحات تقارير HTML وPDF هو ${number(most)}، وفي هذه الدفعة ${number(pages)}. استخدم csv أو ndjson.`,
  bodyTooLarge: ({ megabytes }) => `الحد الأقصى لحجم نص الطلب \u200e${megabytes} MB. قسّم القائمة، أو استخدم خريطة موقع.`,
};
