import type { words as en } from '../../en/tools/canonical.ts';
import { amountOf, and, nouns } from '../checks/grammar.ts';
import { probeText } from '../checks/probes.ts';
import { withAdjective } from '../nouns.ts';
import { canonicalDifferences } from '../checks/kinds.ts';

export const words: typeof en = {
  diagram: 'عنوان URL هذا، وكل مكان يحدد رابطًا أساسيًا للصفحة',
  thisUrl: 'عنوان URL هذا',
  named: {
    none: 'لا تحدد الصفحة رابطًا أساسيًا. هو اختياري؛ ومن دونه تختار محركات البحث.',
    unusable: 'تتجاهل محركات البحث الرابط الأساسي: عنوان URL فيه غير صالح، أو هو في body.',
    itself: 'تحدد الصفحة رابطًا أساسيًا واحدًا: عنوان URL هذا.',
    variant: 'تحدد الصفحة رابطًا أساسيًا واحدًا: صيغة أخرى من عنوان URL هذا.',
    other: 'تحدد الصفحة رابطًا أساسيًا واحدًا: عنوان URL آخر.',
    several: ({ count }) => `تحدد الصفحة ${amountOf(count, withAdjective(nouns.canonical, 'مختلف'))}؛ وتختار محركات البحث.`,
    many: ({ count }) =>
      `تذكر كل الأماكن معًا ${amountOf(count, withAdjective(nouns.url, 'مختلف'))}. عمليات إعادة التوجيه والروابط الأساسية إشارات قوية، وخرائط المواقع ضعيفة.`,
  },
  copy: 'نسخ علامة canonical لعنوان URL هذا',
  places: {
    html: 'HTML',
    htmlHelp: 'link rel=canonical',
    header: 'ترويسة',
    headerHelp: 'Link: rel=canonical',
    ogUrl: 'og:url',
    ogUrlHelp: 'لمعاينات الروابط',
    hreflang: 'hreflang',
    hreflangHelp: 'إدخال الصفحة عن نفسها',
    noHreflang: 'لا توجد مجموعة hreflang',
    sitemap: 'خريطة الموقع',
    sitemapHelp: 'loc',
  },
  relations: { same: 'عنوان URL هذا', variant: 'صيغة أخرى', other: 'عنوان URL آخر', none: 'لا يوجد', unknown: 'غير معروف' },
  variantBy: ({ by }) => `صيغة أخرى، الاختلاف: ${and(by.map((one) => canonicalDifferences[one]))}`,
  target: {
    title: 'الوجهة',
    self: 'الرابط الأساسي هو عنوان URL هذا، فلا توجد وجهة أخرى للفحص.',
    several: 'الروابط الأساسية مختلفة، فلا توجد وجهة واحدة للفحص.',
    none: 'لا توجد وجهة لرابط أساسي للفحص.',
    url: 'URL',
    answer: 'الاستجابة',
    indexing: 'الفهرسة',
    robotsTxt: 'robots.txt',
    canonical: 'رابطها الأساسي',
    pageTitle: 'العنوان',
    heading: 'العنوان الرئيسي',
    noAnswer: 'لا استجابة',
    noAnswerFor: ({ why }) => `لا استجابة: ${probeText(why)}`,
    status: ({ status }) => `الحالة ${status}`,
    statusAfter: ({ status, redirects }) => `الحالة ${status} بعد ${amountOf(redirects, nouns.redirect)}`,
    unverified: ({ status }) => `الحالة ${status}: تعذّر التحقق`,
    unknown: 'غير معروف',
    missing: 'لا يوجد',
    indexable: 'مسموحة',
    noindex: 'noindex',
    crawlable: 'الزحف مسموح',
    uncrawlable: 'الزحف محظور',
    itself: 'هي نفسها',
    onward: 'عنوان URL آخر',
    namesNone: 'لا يوجد',
  },
};
