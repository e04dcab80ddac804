import { search as english } from '../../../en/app/tools/search.ts';
import { number } from '../../checks/grammar.ts';
import { tools } from './tool-search.ts';

/** What Arabic users type, by the id of a signal. English terms work, too: specialists use both. */
const words: Readonly<Record<string, string>> = {
  title: 'عنوان الصفحة طول العنوان تايتل',
  'meta-description': 'وصف تعريفي ميتا طول الوصف',
  'main-heading': 'العنوان الرئيسي عنوان',
  'heading-outline': 'عناوين تسلسل بنية',
  'main-content': 'محتوى رئيسي كلمات عدد الكلمات محتوى ضعيف',
  'link-status': 'روابط معطلة مكسورة ميتة فحص الروابط',
  'link-rel': 'روابط ممولة مدفوعة',
  'index-directives': 'فهرسة أرشفة توجيهات منع الفهرسة',
  'robots-txt-access': 'روبوتس محظور زحف حظر',
  'snippet-controls': 'مقتطف معاينة اقتباس',
  'http-status': 'رمز الحالة خطأ الخادم صفحة خطأ',
  https: 'تشفير شهادة أمان محتوى مختلط',
  'redirect-path': 'إعادة توجيه سلسلة تحويل حلقة',
  'jsonld-syntax': 'بيانات منظمة سكيما أخطاء الصياغة',
  'schema-properties': 'بيانات منظمة سكيما خصائص مطلوبة نتائج غنية',
  'schema-visible': 'بيانات منظمة ترميز مرئي',
  'open-graph': 'مشاركة شبكات اجتماعية معاينة',
  'share-image': 'صورة المشاركة معاينة',
  'x-card': 'مشاركة تويتر بطاقة معاينة',
  'image-alt': 'نص بديل صور نصوص بديلة وصف الصور',
  'image-delivery': 'صور حجم ضغط تحسين تحميل كسول',
  'core-web-vitals': 'سرعة أداء وقت التحميل مؤشرات أداء الويب',
  'html-size': 'حجم الصفحة حجم الملف',
  viewport: 'جوال هاتف موبايل متجاوب إطار العرض',
  'html-lang': 'لغة الصفحة',
  hreflang: 'نسخ لغوية متعدد اللغات دول',
  'hreflang-return': 'روابط العودة نسخ لغوية',
  'render-parity': 'عرض مصدر جافاسكريبت',
  'ai-crawler-access': 'ذكاء اصطناعي زواحف حظر',
  'answer-lead': 'إجابة مباشرة مقتطف مميز ذكاء اصطناعي',
  'sourced-claims': 'مصادر مراجع إحصاءات أدلة اقتباسات',
  'author-identity': 'كاتب مؤلف',
  'publisher-identity': 'ناشر مؤسسة اسم الموقع',
  'date-visible': 'تاريخ نشر تعديل حداثة',
  'date-agreement': 'تاريخ نشر تعديل تعارض',
  'sitemap-entry': 'خريطة الموقع سايت ماب',
  'placeholder-text': 'نص تجريبي نص نائب بقايا',
  'anchor-text': 'نص الرابط اضغط هنا اقرأ المزيد',
  'crawlable-links': 'روابط قابلة للزحف',
  favicon: 'أيقونة رمز الموقع شعار',
  'url-form': 'رابط معلمات بنية العنوان',
};
const checks: Record<string, string> = Object.fromEntries(
  [...new Set([...Object.keys(english.checks), ...Object.keys(words)])].map((id) => [
    id,
    [words[id], english.checks[id]].filter(Boolean).join(' '),
  ]),
);

/** Arabic terms before the English ones. */
const bothTerms = (terms: string, further: string) => [terms, further].filter(Boolean).join(', ');
const { actions: act, views: view, settings: set } = english;

export const search: typeof english = {
  tools,
  checks,
  actions: {
    pdf: bothTerms('تصدير, تنزيل, تقرير العميل, طباعة, حفظ التقرير', act.pdf),
    page: bothTerms('طباعة, صفحة كاملة, علامة تبويب جديدة, مشاركة', act.page),
    json: bothTerms('تصدير, تنزيل, بيانات', act.json),
    csv: bothTerms('تصدير, تنزيل, جدول, إكسل', act.csv),
    md: bothTerms('تصدير, تنزيل', act.md),
    'copy-md': bothTerms('حافظة, نسخ التقرير', act['copy-md']),
    'copy-json': bothTerms('حافظة, نسخ التقرير', act['copy-json']),
    brand: bothTerms('علامة تجارية, وكالة, شعار, لون, ورق', act.brand),
    rerun: bothTerms('إعادة الفحص, تحديث, إعادة التحميل, تكرار', act.rerun),
    panel: bothTerms('لوحة جانبية, شريط جانبي, تثبيت', act.panel),
    queue: bothTerms('قائمة الانتظار, لاحقا, فحص مجمع', act.queue),
    site: bothTerms('زحف, زحف الموقع, فحص الموقع, الموقع كله, كل الصفحات, تتبع الروابط', act.site),
    'new-bulk': bothTerms('فحص مجمع, عدة صفحات, قائمة روابط, خريطة الموقع, علامات تبويب مفتوحة, جدولة', act['new-bulk']),
    'all-bulk': bothTerms('فحوصات مجمعة, جولات, نتائج, سجل, جدولة, مراقبة', act['all-bulk']),
    titles: bothTerms('علامات تبويب مفتوحة, نسخ الروابط, نسخ العناوين', act.titles),
  },
  views: {
    overview: {
      name: 'نظرة عامة',
      note: 'الدرجات وما ينبغي إصلاحه أولًا',
      terms: bothTerms('ملخص, تقرير الصفحة, مشكلات, أخطاء, تحذيرات, إصلاحات, توصيات, درجة, نوع الصفحة', view.overview.terms),
    },
    geo: {
      name: 'درجة GEO',
      note: 'مدى جاهزية الصفحة لاستشهاد الذكاء الاصطناعي بها',
      terms: bothTerms('ظهور في الذكاء الاصطناعي, بحث الذكاء الاصطناعي, درجة', view.geo.terms),
    },
    checks: {
      name: 'كل الفحوصات',
      note: 'الناجحة وغير الناجحة والبقية',
      terms: bothTerms('قائمة تحقق, تشخيص, معايير, إشارات, ناجحة, قواعد', view.checks.terms),
    },
  },
  settings: {
    '': { name: 'الإعدادات', note: '', terms: bothTerms('خيارات, تفضيلات, ضبط', set[''].terms) },
    audits: {
      name: 'الإعدادات: الفحوصات',
      note: 'الغرض التلقائي، سرعة فحص الروابط، عدد الصفحات في وقت واحد، أيقونة شريط الأدوات',
      terms: bothTerms('أيقونة, شريط الأدوات, غرض, استبعاد من البحث, سرعة, فحص الروابط', set.audits.terms),
    },
    looks: {
      name: 'الإعدادات: المظهر والمفضّلة',
      note: 'فاتح أو داكن، والأدوات في أول القائمة',
      terms: bothTerms('الوضع الداكن, الوضع الليلي, فاتح, داكن, ألوان, لغة, مفضلة, نجمة', set.looks.terms),
    },
    reports: {
      name: 'الإعدادات: تقاريرك',
      note: 'الوكالة والشعار واللون والورق',
      terms: bothTerms('وكالة, شعار, حجم الورق, غلاف, لون', set.reports.terms),
    },
    shortcuts: {
      name: 'الإعدادات: اختصارات لوحة المفاتيح',
      note: 'مفاتيح فتح النافذة المنبثقة واللوحة الجانبية والفحوصات المجمّعة',
      terms: bothTerms('اختصارات, لوحة المفاتيح, مفاتيح', set.shortcuts.terms),
    },
    lists: {
      name: 'الإعدادات: قوائمك الخاصة',
      note: 'زواحف للاختبار، ونصوص روابط عامة',
      terms: bothTerms('زواحف خاصة, بوتات, نصوص الروابط', set.lists.terms),
    },
    choices: {
      name: 'الإعدادات: اختياراتك للصفحات',
      note: 'أنواع الصفحات والأغراض التي ضبطتها',
      terms: bothTerms('نوع الصفحة, غرض', set.choices.terms),
    },
    followed: {
      name: 'الإعدادات: المواقع المتابَعة',
      note: 'المواقع التي تتابعها اللوحة الجانبية',
      terms: bothTerms('متابعة, فحص تلقائي', set.followed.terms),
    },
    stored: {
      name: 'الإعدادات: البيانات المخزّنة',
      note: 'ما هو محفوظ على هذا الجهاز وكيفية حذفه',
      terms: bothTerms('خصوصية, تخزين, حذف البيانات, محو, إعادة ضبط', set.stored.terms),
    },
    'field-data': {
      name: 'الإعدادات: بيانات المستخدمين الفعلية',
      note: 'مفتاحك لخدمة Chrome UX Report',
      terms: bothTerms('مستخدمون حقيقيون, بيانات المستخدمين, مفتاح', set['field-data'].terms),
    },
    service: { name: 'الإعدادات: خدمة API', note: 'ربط خدمة فريقك', terms: bothTerms('واجهة برمجية, خادم, مفتاح', set.service.terms) },
    file: {
      name: 'الإعدادات: التصدير والاستيراد',
      note: 'الإعدادات كملف',
      terms: bothTerms('تصدير الإعدادات, استيراد الإعدادات, نسخة احتياطية, استعادة', set.file.terms),
    },
    known: {
      name: 'الإعدادات: القوائم في هذا الإصدار',
      note: 'مدى حداثة قوائمنا',
      terms: bothTerms('إصدار, حول, قائمة الزواحف, مصادر', set.known.terms),
    },
  },
  more: 'الإجراءات والإعدادات',
  counted: ({ count }) => `الإجراءات والإعدادات: ${number(count)}`,
};
