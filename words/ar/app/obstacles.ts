import type { obstacleButtons as enButtons, obstacles as en, siteFacts as enFacts, stale as enStale } from '../../en/app/obstacles.ts';

const otherPage = 'افتح الصفحة التي تريد فحصها، ثم انقر زر Pageloupe هناك.';

export const obstacles: typeof en = {
  'no-tab': { title: 'لا توجد علامة تبويب لفحصها.', advice: otherPage },
  'browser-page': { title: 'لا يمكن فحص صفحات المتصفح نفسه.', advice: otherPage },
  'extension-page': { title: 'لا يمكن فحص صفحات الإضافات.', advice: otherPage },
  store: { title: 'لا يمكن أن تعمل الإضافات في متجر الإضافات ولا في بعض صفحات مطوّر المتصفح الأخرى.', advice: otherPage },
  'view-source': { title: 'هذا عرض المصدر، لا الصفحة.', advice: 'افتح الصفحة نفسها؛ تعرض الأدوات HTML المصدر كما تتلقاه الزواحف.' },
  file: {
    title: 'هذا ملف محلي، والمتصفح لا يسمح للإضافات بقراءة الملفات.',
    advice: 'اسمح بالوصول إلى عناوين URL للملفات في صفحة إعدادات المتصفح الخاصة بهذه الإضافة، أو قدّم الملف عبر http.',
  },
  loading: { title: 'ما زالت الصفحة قيد التحميل.', advice: 'يبدأ الفحص تلقائيًا عندما تصبح الصفحة جاهزة.' },
  discarded: { title: 'نقل المتصفح علامة التبويب هذه إلى وضع السكون.', advice: 'أعد تحميل الصفحة ثم افحصها.' },
  'error-page': { title: 'يعرض المتصفح خطأ بدلًا من الصفحة: لم تُحمَّل.', advice: 'تحقق من عنوان URL ومن الاتصال، ثم أعد تحميل الصفحة.' },
  'no-answer': { title: 'الصفحة لا تستجيب: يشغلها نص برمجي.', advice: 'انتظر حتى تستجيب الصفحة أو أعد تحميلها، ثم حاول مجددًا.' },
  'no-worker': { title: 'عملية Pageloupe في الخلفية لا تستجيب.', advice: 'حاول مجددًا. إذا تكرر ذلك فأعد تشغيل المتصفح.' },
  left: { title: 'تغيّرت الصفحة أو أُعيد تحميلها أثناء الفحص.', advice: 'افحص الصفحة المفتوحة الآن.' },
  crashed: { title: 'تعطّلت علامة التبويب هذه أو لا تستجيب.', advice: 'أعد تحميل الصفحة ثم افحصها.' },
  policy: { title: 'تمنع سياسة المتصفح التي وضعها المشرف عمل الإضافات في هذه الصفحة.', advice: 'اسأل المشرف، أو افحص الصفحة في متصفح آخر.' },
  'no-permission': {
    title: 'لا يسمح المتصفح لـ Pageloupe بقراءة هذه الصفحة.',
    advice:
      'إذا انتقلت إلى صفحة أخرى بعد ذلك، فانقر زر Pageloupe مجددًا. لا يمكن فحص علامات التبويب الجديدة وصفحات الخطأ وملفات PDF وعروض المصدر وصفحات المتصفح نفسه.',
  },
  document: {
    title: {
      pdf: 'هذا مستند PDF، وليس صفحة ويب.',
      svg: 'هذه صورة SVG، وليست صفحة ويب.',
      image: 'هذه صورة، وليست صفحة ويب.',
      media: 'هذا ملف وسائط، وليس صفحة ويب.',
      json: 'هذا ملف JSON، وليس صفحة ويب.',
      text: 'هذا ملف نصي، وليس صفحة ويب.',
      xml: 'هذا مستند XML، وليس صفحة ويب.',
      other: 'هذه ليست صفحة ويب.',
    },
    advice: 'افحص الصفحة التي فيها رابط إلى هذا الملف.',
  },
  'not-well-formed': {
    title: 'أُرسلت هذه الصفحة بصيغة XML وبنيتها غير سليمة، لذلك يعرض المتصفح خطأ بدلًا منها.',
    advice: ({ text }) => `رسالة المتصفح: ${text}`,
  },
  failed: { title: 'تعذّر تشغيل الفحص في هذه الصفحة.', advice: ({ text }) => `رسالة المتصفح: ${text}` },
};

export const obstacleButtons: typeof enButtons = { 'audit-now': 'الفحص الآن', 'try-again': 'إعادة المحاولة', reload: 'إعادة تحميل الصفحة' };

export const stale: typeof enStale = {
  'another-document': 'انتقلت علامة التبويب هذه إلى صفحة أخرى أو أُعيد تحميلها منذ الفحص.',
  'another-url': 'تغيّر عنوان URL للصفحة منذ الفحص.',
  'another-view': 'غيّرت الصفحة ما تعرضه منذ الفحص.',
  earlier: 'يصف هذا الفحص الصفحة السابقة.',
};

export const siteFacts: typeof enFacts = {
  response: 'استجابة الصفحة',
  served: 'HTML المصدر',
  robotsTxt: 'ملف robots.txt',
  sitemap: 'خريطة الموقع',
  llmsTxt: 'ملف llms.txt',
};
