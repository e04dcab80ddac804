import type { words as en } from '../../en/tools/robots-directives.ts';
import { amount, amountOf, date, masculine, nouns, number } from '../checks/grammar.ts';

const directive = masculine('توجيه', 'توجيهان', 'توجيهات', 'توجيهًا');

export const words: typeof en = {
  everyOther: 'كل الزواحف الأخرى',
  allCrawlers: 'كل الزواحف',
  none: 'لا توجيهات robots: كل شيء مسموح.',
  found: ({ count }) =>
    `${amount(count, directive)} في علامات meta وترويسات X-Robots-Tag. يجمع الزاحف التوجيهات الموجّهة إلى كل الزواحف مع توجيهاته الخاصة؛ ويسري الأشدّ.`,
  metaOnly: 'لا تشمل المصفوفة إلا علامات meta.',
  matrix: {
    title: 'النتيجة لكل زاحف',
    rows: 'الزواحف',
    none: 'لا زواحف لعرضها.',
    crawler: 'الزاحف',
    index: 'الفهرسة',
    follow: 'التتبّع',
    snippet: 'المقتطف',
    image: 'معاينة الصور',
    more: 'المزيد',
    yes: 'نعم',
    noIn: { meta: 'لا (meta)', header: 'لا (ترويسة)' },
    noBecause: ({ directive: name, places }) => `${name} (${places.join('، ')})`,
    noSnippet: 'لا يوجد',
    anyLength: 'أي طول',
    upTo: ({ count }) => `حتى ${amountOf(count, nouns.character)}`,
    notSet: 'غير مضبوطة',
    notIndexed: 'لا تُفهرس الصور',
    videoAny: 'فيديو بأي طول',
    videoUpTo: ({ seconds }) => `فيديو حتى ${amountOf(seconds, nouns.second)}`,
    until: ({ time }) => `حتى ${date(time)}`,
  },
  written: {
    title: 'التوجيهات كما كُتبت',
    rows: 'التوجيهات',
    none: 'لا توجيهات robots في الصفحة أو ترويساتها.',
    directive: 'التوجيه',
    for: 'للزاحف',
    where: 'المكان',
    readBy: 'الدعم',
    meta: ({ crawler }) => `meta ${crawler}`,
    metaInBody: ({ crawler }) => `علامة meta ${crawler} في body`,
    reads: {
      google: 'تدعمه Google وغيرها',
      default: 'القيمة التلقائية',
      bing: 'تدعمه Bing فقط',
      idle: 'لا يدعمه أي محرك بحث كبير',
      misspelt: 'خطأ إملائي',
      invalid: 'قيمة غير صالحة',
      unknown: 'غير معروف',
    },
    meant: ({ reads, meant }) => `${reads}: ${meant}؟`,
    ambiguous: 'قد يسري على الكل: تدمج المتصفحات الترويسات',
  },
  conflicts: {
    title: 'التعارضات',
    none: 'لا توجيهات متعارضة.',
    one: ({ first, firstPlace, second, secondPlace }) =>
      `التوجيه \`${first}\` (${firstPlace}) يتعارض مع \`${second}\` (${secondPlace}): يسري الأشدّ.`,
    odd: ({ count }) => `قيم لا يدعمها أي محرك بحث كبير: ${number(count)}. انظر عمود «الدعم» أعلاه.`,
  },
};
