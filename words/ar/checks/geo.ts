import type * as en from '../../en/checks/geo.ts';

export const categories: typeof en.categories = {
  access: 'وصول زواحف الذكاء الاصطناعي',
  extractability: 'قابلية استخراج المحتوى',
  answerability: 'القدرة على الإجابة',
  evidence: 'الأدلة والمصادر',
  freshness: 'الحداثة',
  entity: 'الجهة والكاتب',
};

/** Bands are a convention, not a probability. */
export const bands: typeof en.bands = {
  Ready: 'جاهزة',
  Good: 'جيدة',
  Partial: 'جزئية',
  Weak: 'ضعيفة',
  'Blocked or unreadable': 'محظورة أو غير مقروءة',
};

/** Why the score is capped. */
export const capped: typeof en.capped = {
  'noindex-both': 'طُلب من Google وBing كليهما عدم فهرسة هذه الصفحة.',
  'all-answer-crawlers': 'يحظر ملف robots.txt جميع زواحف بحث الذكاء الاصطناعي الرئيسية على عنوان URL هذا.',
  credentials: 'لا يرى الصفحة إلا الزوار الذين لديهم حساب أو ملفات تعريف ارتباط.',
  'error-page': 'تعرض الصفحة خطأ أو تشبه صفحة خطأ، ولذلك تستبعدها محركات البحث.',
  'no-text': 'ليس في الصفحة نص يمكن اقتباسه.',
  'source-empty': 'بلا JavaScript يغيب المحتوى الرئيسي كله تقريبًا.',
  'one-ecosystem': 'أحد محركي البحث Google وBing غير مسموح له باستخدام هذه الصفحة في الإجابات.',
};

/** Why there is no score. */
export const noScore: typeof en.noScore = {
  'opted-out': 'باختيارك: أنت تحظر الذكاء الاصطناعي عمدًا.',
  utility: 'لا درجة GEO: هذه صفحة خدمية (تسجيل دخول أو سلة أو دفع أو حساب أو نتائج بحث).',
  'nothing-measured': 'لا درجة GEO: تعذّر قياس أي شيء في هذه الصفحة.',
  'not-all-chosen': 'لا درجة GEO: تتطلب فحوصات لم تُحدَّد.',
  'not-delivered': 'لا درجة GEO: لم يقدّم الخادم الصفحة.',
  incomplete: 'لا درجة GEO: انتهى وقت الفحص قبل قراءة استجابة الموقع.',
};
