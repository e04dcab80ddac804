import type { databaseWords as en } from '../../en/server/database.ts';

export const databaseWords: typeof en = {
  grants: ({ why, role, database }) =>
    `${why}. يحتاج الدور إلى مخططاته (schemas). بصفتك مسؤول قاعدة البيانات: GRANT CREATE ON DATABASE ${database} TO ${role}; أو CREATE SCHEMA pageloupe AUTHORIZATION ${role}; CREATE SCHEMA bullmq AUTHORIZATION ${role}; أو أنشئ الجداول له: pageloupe migrate --role ${role}، مع --store-url و --queue-url الخاصين بمسؤول`,
  missingGrants: ({ grants, role }) =>
    `تنقص الدور صلاحيات. بصفتك مسؤول قاعدة البيانات: ${grants.map((grant) => `GRANT ${grant} TO ${role};`).join(' ')} أو امنحها كلها بالأمر: pageloupe migrate --role ${role}، مع --store-url و --queue-url الخاصين بمسؤول`,
  migrateWhat:
    'لا توجد جداول لإنشائها إلا في PostgreSQL: pageloupe migrate --store-url postgres://…، و --queue-url إذا كانت قائمة الانتظار أيضًا في PostgreSQL.',
  migrated: 'الجداول هي جداول هذا الإصدار.',
  nothingMissing: 'لا ينقص شيء في قاعدة البيانات هذه.',
  notMigrated: ({ why }) => `تعذّر إنشاء الجداول أو تحديثها: ${why}`,
  pooler: ({ why }) =>
    `${why}. مجمِّع الاتصالات، مثل pgbouncer، لا يمرّر إعداداتنا، أو يعطي كل معاملة اتصالًا آخر. اتصل بـ PostgreSQL مباشرة، بعنوان URL من دون خيارات.`,
  readOnly: ({ why }) => `${why}. هذه نسخة متماثلة، أو للقراءة فقط: استخدم الخادم الأساسي.`,
  otherSearchPath: 'مسار البحث في اتصالاتنا ليس المسار الذي طلبناه',
  sharedConnections: 'تصل تعليمات الاتصال الواحد إلى عمليات خادم مختلفة',
  badUrl: ({ scheme }) =>
    `هذا ليس عنوان URL مثل ${scheme}://user:password@host. اكتب الرموز الخاصة في كلمة المرور هكذا: %23 (#)، %2F (/)، %3A (:)، %40 (@).`,
  noAnswer: 'الخادم لا يستجيب، أو أنهى الاتصال',
  advice: {
    SELF_SIGNED_CERT_IN_CHAIN:
      'ابدأ التشغيل مع NODE_EXTRA_CA_CERTS=FILE، وهو ملف فيه شهادة جهة إصدار شهادات هذا الخادم (PEM)؛ لا يشمل --ca هذا الخادم.',
    ECONNREFUSED: 'شغّل الخادم، أو صحّح المضيف والمنفذ في عنوان URL.',
    ENOTFOUND: 'صحّح المضيف في عنوان URL.',
    EAI_AGAIN: 'صحّح المضيف في عنوان URL، أو تحقق من DNS على هذا الجهاز.',
    ETIMEDOUT: 'صحّح المضيف والمنفذ في عنوان URL، أو اسمح بالاتصال في جدار الحماية.',
    '28P01': 'صحّح اسم المستخدم وكلمة المرور في عنوان URL.',
    '28000': 'صحّح اسم المستخدم في عنوان URL، أو اسمح له من هذا الجهاز في pg_hba.conf.',
    '3D000': 'أنشئ قاعدة البيانات، أو صحّح اسمها في عنوان URL.',
    '42704': 'أنشئ الدور أولًا (CREATE ROLE)، أو صحّح اسمه في --role.',
  },
  badPrefix: 'استخدم حروفًا وأرقامًا و . : _ - ، مع وسم تجزئة (hash tag) واحد على الأكثر، مثل {pageloupe}.',
  redisCluster:
    'خادم Redis هذا عنقود (cluster)، ويحتاج BullMQ إلى كل مفاتيح قائمة الانتظار على خادم واحد. استخدم Redis من دون وضع العنقود، أو PostgreSQL.',
  redisSentinel:
    'هذا Redis Sentinel، وهو لا يحتوي على بيانات، ولا يمكن سؤاله عن الخادم الأساسي. استخدم redis:// مع اسم أو خادم وكيل يؤدي إلى الخادم الأساسي الحالي.',
  redisReplica: 'خادم Redis هذا نسخة متماثلة لا تقبل مهام. استخدم عنوان URL للخادم الأساسي.',
  redisEviction: ({ policy }) =>
    `قيمة maxmemory-policy في خادم Redis هذا ${policy}، لذلك قد يحذف مهام. اضبطها: CONFIG SET maxmemory-policy noeviction، وكذلك في redis.conf.`,
  redisDatabase: ({ why }) => `${why}. صحّح رقم قاعدة البيانات في نهاية عنوان URL أو احذفه.`,
  redisGrants: ({ why, prefix }) => `${why}. يحتاج مستخدم قائمة الانتظار إلى: ACL SETUSER <user> ~${prefix}:* &* +@all -@dangerous +info`,
};
