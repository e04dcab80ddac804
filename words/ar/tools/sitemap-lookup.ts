import type { words as en } from '../../en/tools/sitemap-lookup.ts';
import { amount, bytes, nouns, number } from '../checks/grammar.ts';
import { sitemapKinds } from '../checks/kinds.ts';
import { reasonFaultText, reasonText } from '../checks/reasons.ts';

const read = ({ files, urls }: { files: number; urls: number }) => `ما قُرئ: ${amount(files, nouns.file)}، ${amount(urls, nouns.url)}`;

export const words: typeof en = {
  none: 'لم يُعثر على خريطة موقع: لا شيء مذكور في robots.txt ولا شيء في /sitemap.xml. خريطة الموقع اختيارية؛ ويمكن العثور على الصفحات عبر الروابط.',
  listed: 'عنوان URL هذا مدرج.',
  variant: 'صيغة أخرى من عنوان URL هذا مدرجة، لا هذا العنوان نفسه.',
  unreadable: 'خرائط الموقع مذكورة في robots.txt، لكن تعذّرت قراءة أي منها.',
  unfound: 'لم يُعثر على خريطة موقع: لا شيء مذكور في robots.txt ولا شيء في المكان المعتاد. خريطة الموقع اختيارية.',
  unlisted: 'عنوان URL هذا غير مدرج في أي من خرائط الموقع.',
  notYet: 'لم يُعثر عليه حتى الآن: لم تُقرأ كل خريطة بالكامل.',
  read: (sums) => `${read(sums)}.`,
  readPart: (sums) => `${read(sums)}؛ يُقرأ على الأكثر 10 ملفات فرعية و20 ميغابايت.`,
  entries: {
    title: 'مكان إدراجه',
    rows: 'إدخالات خريطة الموقع',
    url: 'URL',
    match: 'التطابق',
    lastmod: 'آخر تعديل',
    file: 'الملف',
    none: 'لا يطابق أي إدخال عنوان URL هذا أو صيغة منه (http وhttps، www، الشرطة المائلة، الأحرف الكبيرة، مَعلمات التتبّع).',
    exact: 'تام',
    variant: 'صيغة أخرى',
    unsaid: 'غير مضبوط',
  },
  files: {
    failed: ({ why }) => reasonText(why),
    title: 'ملفات خرائط الموقع',
    requested: 'الملفات المطلوبة',
    more: ({ count }) => `ملفات أخرى مدرجة: ${number(count)}.`,
    unread: 'لم يُقرأ',
    status: ({ status }) => `الحالة ${status}`,
    kinds: sitemapKinds,
    urls: ({ count }) => amount(count, nouns.url),
    files: ({ count }) => amount(count, nouns.file),
    bytes: ({ count }) => bytes(count),
    looked: 'غير موجود',
    from: { 'robots.txt': 'مذكور في robots.txt', '/sitemap.xml': 'عُثر عليه في /sitemap.xml' },
    fault: ({ fault }) => `بنية غير سليمة: ${reasonFaultText(fault)}`,
    truncated: 'لم يُقرأ بالكامل',
    overLimit: 'يتجاوز حدّ 50,000 عنوان URL أو 50 ميغابايت',
    lists: 'يسرد هذه الصفحة',
  },
};
