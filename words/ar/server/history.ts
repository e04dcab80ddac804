import type * as en from '../../en/server/history.ts';

export const historyWords: typeof en.historyWords = {
  newerDatabase: ({ version, known }) =>
    `إصدار قاعدة البيانات ${version}، لكن هذا الإصدار من Pageloupe لا يعرف إلا ${known}. حدّث Pageloupe أو اختر قاعدة بيانات أخرى.`,
  badFile: ({ file, why }) => `يتعذّر فتح السجل ${file}: ${why}`,
  damaged: ({ file, why }) =>
    `السجل ${file} تالف (${why}). استعد نسخة احتياطية، أو انقله مع ${file}-wal إلى مكان آخر: تُفقد عندئذٍ جولات المواقع المحفوظة وعمليات الجدولة.`,
  inUse: ({ folder, pid, file }) =>
    `تحتفظ خدمة أخرى (العملية ${pid}) بسجل المواقع في ${folder}، ولا يمكن ذلك إلا لخدمة واحدة. أوقفها، أو شغّل كل الخدمات التي تتشارك قائمة الانتظار مع --store-url postgres://user:password@host/database. إذا لم تكن تلك العملية Pageloupe، فاحذف ${file}.`,
  databaseAway: ({ why }) => `يتعذّر الوصول إلى PostgreSQL ‏(--store-url): ${why}`,
  full: 'لم تعد هناك مساحة للسجل. وفّر مساحة على قرص مجلد البيانات (--data) أو قاعدة البيانات (--store-url)، أو احذف دفعات.',
  databaseFault: ({ why }) => `قاعدة بيانات السجل (--store-url) لا تعمل: ${why}`,
  tablesRefused: ({ why }) => `رفض PostgreSQL ‏(--store-url) إنشاء الجداول أو تغييرها: ${why}`,
  unknownStore: ({ url }) =>
    `المخزن ${/^[a-z]+:/.exec(url)?.[0] ?? ''}… غير متاح. استخدم postgres://، أو احذف --store-url لاستخدام SQLite في مجلد البيانات.`,
};

export const scheduleWords: typeof en.scheduleWords = {
  stillRunning: 'كانت الجولة السابقة لا تزال جارية، لذلك تم تخطي هذه الجولة.',
  keyRevoked: 'أُلغي المفتاح الذي أنشأ هذه الجدولة، لذلك لم يبدأ شيء. احذف الجدولة، أو أنشئها بمفتاح آخر.',
};

export const historyFaults: typeof en.historyFaults = {
  cron: 'استخدم تعبير cron من خمسة حقول (الدقيقة والساعة واليوم والشهر ويوم الأسبوع)، مثل «0 3 * * *» لكل ليلة عند الثالثة، أو @daily.',
  never: 'لا يحين موعد تعبير cron هذا أبدًا.',
  timeZone: 'استخدم منطقة زمنية من قاعدة بيانات IANA، مثل Europe/Berlin.',
  key: 'يجب أن يكون مفتاحًا مثل pageloupe_…',
  wrongKey: 'هذا المفتاح غير صالح: فيه خطأ إملائي أو أُلغي.',
  noPages: 'لم تُحفظ أي صفحة من الموقع في آخر جولة له.',
};

export const roleWords: typeof en.roleWords = {
  tooLittle: ({ role, needed }) =>
    `دور هذا المفتاح ${role}، والمطلوب ${needed}. أنشئ مفتاحًا بالأمر «pageloupe keys create <name> --role ${needed} --key-file <file>».`,
};
