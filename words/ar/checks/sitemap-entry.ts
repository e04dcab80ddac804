import type { sitemapEntry as en } from '../../en/checks/sitemap-entry.ts';
import { amount, amountOf, nouns, number } from './grammar.ts';
import { sitemapKinds } from './kinds.ts';
import { reasonFaultText, reasonText } from './reasons.ts';

const split = 'تقسيمها وذكر الأجزاء في فهرس خرائط مواقع.';

export const sitemapEntry: typeof en = {
  title: 'عنوان URL مذكور في خريطة موقع XML',
  problem: 'عنوان URL غير موجود في خريطة الموقع، أو في الخريطة أخطاء',
  why: 'تساعد خريطة الموقع الزواحف على العثور على الصفحات وملاحظة التغييرات. والإدخالات التي فيها noindex أو إعادة توجيه أو رابط أساسي آخر ترسل إشارات متعارضة.',
  words: {
    file: 'الملف',
    foundBy: 'مذكور في',
    status: 'الحالة',
    kind: 'النوع',
    urls: 'عناوين URL',
    index: 'فهرس خرائط مواقع',
    noAnswer: 'لا استجابة',
    none: 'لا شيء',
    kindOf: ({ kind }) => sitemapKinds[kind],
    entry: 'الإدخال',
    entryIn: ({ url, file }) => `الإدخال ${url} في ${file}`,
  },
  says: {
    listed: ({ file }) => ({ message: `عنوان URL هذا مذكور في ${file}`, change: '' }),
    noSitemap: () => ({ message: 'لم يُعثر على خريطة موقع في المواضع المعتادة. وخريطة الموقع اختيارية.', change: '' }),
    notMeantNoindex: () => ({ message: 'لا تذكر خريطة الموقع هذه الصفحة، وهذا صحيح لصفحة فيها noindex.', change: '' }),
    notMeantCanonical: () => ({ message: 'لا تذكر خريطة الموقع هذه الصفحة، وهذا صحيح لصفحة رابطها الأساسي عنوان URL آخر.', change: '' }),
    notMeantLater: () => ({ message: 'لا تذكر خريطة الموقع هذه الصفحة، وهذا معتاد في الصفحات التالية من القائمة.', change: '' }),
    absent: ({ files }) => ({
      message: `عنوان URL هذا ليس في خرائط الموقع (المقروء: ${amount(files, nouns.file)}).`,
      change: 'إضافة عنوان URL إذا كان ينبغي العثور على الصفحة، إلا إذا كانت خريطة الموقع لصفحات أخرى.',
    }),
    variant: ({ loc }) => ({ message: `تذكر خريطة الموقع صيغة أخرى من عنوان URL هذا: ${loc}`, change: 'ذكر عنوان URL الأساسي بعينه.' }),
    listedNoindex: () => ({
      message: 'تذكر خريطة الموقع عنوان URL هذا، لكن في الصفحة noindex.',
      change: 'إزالته من خريطة الموقع، أو إزالة noindex.',
    }),
    listedElsewhere: ({ url }) => ({
      message: `تذكر خريطة الموقع عنوان URL هذا، لكن رابطه الأساسي يشير إلى ${url}`,
      change: 'ذكر عنوان URL الأساسي بدلًا منه.',
    }),
    listedRedirects: ({ url }) => ({
      message: `تذكر خريطة الموقع عنوان URL هذا، لكنه يعيد التوجيه إلى ${url}`,
      change: 'ذكر عنوان URL الذي تنتهي عنده إعادة التوجيه.',
    }),
    brokenLine: ({ url, status }) => ({
      message: `خريطة الموقع المذكورة في ملف robots.txt تعرض الحالة ${status}: ${url}`,
      change: 'تصحيح سطر Sitemap في ملف robots.txt، أو استعادة الملف.',
    }),
    refusedLine: ({ url, status }) => ({
      message: `خريطة الموقع المذكورة في ملف robots.txt عرضت الحالة ${status} لطلبنا، فتعذّر فحصها: ${url}`,
      change: '',
    }),
    noSitemapThere: ({ url }) => ({
      message: `خريطة الموقع المذكورة في ملف robots.txt ليست خريطة موقع: ${url}`,
      change: 'تصحيح سطر Sitemap في ملف robots.txt، أو تقديم XML هناك.',
    }),
    malformed: ({ file, fault }) => ({
      message: `توجد خريطة موقع ليست XML سليم البنية، فقد لا تقرؤها محركات البحث كلها: ${reasonFaultText(fault)}. الملف: ${file}`,
      change: 'تصحيح ذلك السطر، أو إنشاء الملف بمكتبة برمجية. وتبيّن Search Console هل استطاعت Google قراءته.',
    }),
    badLastmod: ({ text }) => ({
      message: `قيمة lastmod لعنوان URL هذا ليست تاريخ W3C: ${text}`,
      change: 'استخدام تاريخ مثل «2026-11-21» أو «2026-11-21T10:00:00+00:00».',
    }),
    futureLastmod: ({ text }) => ({
      message: `قيمة lastmod لعنوان URL هذا في المستقبل: ${text}`,
      change: 'استخدام تاريخ آخر تغيير حقيقي.',
    }),
    tooMany: ({ file, count, urls }) => ({
      message: `في خريطة موقع ${amount(count, nouns.url)}؛ والحد ${number(urls)}: ${file}`,
      change: split,
    }),
    tooLarge: ({ file, bytes }) => ({
      message: `توجد خريطة موقع أكبر من ${number(bytes / 2 ** 20)} ميغابايت (${amountOf(bytes, nouns.byte)}) بلا ضغط: ${file}`,
      change: split,
    }),
    tooManyFiles: () => ({ message: 'خرائط الموقع أكثر مما يقرؤه Pageloupe؛ فقد يكون عنوان URL في إحدى الخرائط الأخرى.', change: '' }),
    fileRefused: ({ url, status }) => ({
      message: `لم تُقرأ جميع خرائط الموقع؛ فقد يكون عنوان URL في هذه (عرضت الحالة ${status}): ${url}`,
      change: '',
    }),
    fileUnread: ({ url, why }) => ({
      message: `لم تُقرأ جميع خرائط الموقع؛ فقد يكون عنوان URL في هذه: ${url} – ${reasonText(why)}`,
      change: '',
    }),
  },
};
