import type { ExclusionReason } from '../../../checks/site/crawl.ts';
import type { crawlReasonText as en, crawlSentences as enSentences } from '../../en/checks/crawl.ts';
import { amount, nouns, number } from './grammar.ts';

/** Why a crawl did not audit a URL. */
const reasons: Record<ExclusionReason, string> = {
  robots: 'غير مسموح به في robots.txt',
  unread: 'تعذّرت قراءة robots.txt أو روابط إحدى الصفحات',
  nofollow: 'الرابط أو الصفحة بتوجيه nofollow',
  changes: 'رابط إجراء (تسجيل الخروج، السلة…) أو عنوان URL للفرز أو التصفية',
  trap: 'عناوين URL لا تنتهي (تقويم، تركيبات تصفية، مسار متكرر)',
  copy: 'نسخ محتملة من الصفحات المفحوصة (النص نفسه في كل مسار، معرّفات جلسات)',
  file: 'ملف وليس صفحة',
  excluded: 'مستبعد بحسب أنماطك',
  'other-host': 'في مضيف آخر',
  depth: 'يبعد نقرات أكثر من اللازم',
  limit: 'فوق الحد الأقصى للصفحات',
  refused: 'يريد الخادم طلبات أقل (429 أو 503)',
};

export const crawlReasonText: typeof en = (why) => reasons[why];

/** What a crawl audited, and what it left out. */
export const crawlSentences: typeof enSentences = {
  reason: ({ why }) => reasons[why],
  summary: ({ start, pages, waiting }) =>
    `الزحف من ${start}: فُحصت ${amount(pages, nouns.page)}${waiting > 0 ? `، وعُثر على ${number(waiting)} لم يُوصل إليها` : ''}.`,
  skipped: ({ counts, more: atLeast }) =>
    counts.length === 0
      ? 'فُحصت كل عناوين URL التي عُثر عليها.'
      : `لم تُفحص: ${counts.map(({ why, count }) => `${why}: ${atLeast ? 'على الأقل ' : ''}${number(count)}`).join('؛ ')}.`,
};
