import { site as english } from '../../en/reports/site.ts';
import { arabic } from '../arabic.ts';
import { amount, amountOf, nouns } from '../checks/grammar.ts';
import { didNotPass } from './verdict.ts';
import { probeText } from '../checks/probes.ts';

const { number } = arabic;
const clicks = { one: 'نقرة واحدة', two: 'نقرتان', few: 'نقرات', many: 'نقرة', other: 'نقرة' };
/** Addresses of sources are the same in every language. */
const { issues } = english;

export const site: typeof english = {
  gates: {
    'http-status': 'خطأ أو خطأ 404 غير صريح',
    'index-directives': 'توجيه noindex',
    'robots-txt-access': 'ملف robots.txt',
    'canonical-tag': 'رابط أساسي إلى صفحة أخرى',
    'canonical-target': 'رابط أساسي إلى صفحة أخرى',
    'main-content': 'لا شيء يُقرأ',
  },
  canonicals: {
    elsewhere: 'يطلب من محركات البحث فهرسة تلك الصفحة بدلًا من هذه.',
    loop: 'يشير الرابط الأساسي لتلك الصفحة إلى هذه من جديد: حلقة.',
    chain: 'يشير الرابط الأساسي لتلك الصفحة إلى صفحة أخرى.',
    noindex: 'في تلك الصفحة noindex.',
    failing: 'تعرض تلك الصفحة خطأ.',
    redirect: 'يعيد عنوان URL ذاك التوجيه إلى صفحة أخرى.',
  },
  alternates: {
    'no-return': 'ليس في تلك النسخة رابط عودة إلى هذه الصفحة.',
    noindex: 'في تلك النسخة noindex.',
    failing: 'تعرض تلك النسخة خطأ.',
    'canonical-elsewhere': 'يشير الرابط الأساسي لتلك النسخة إلى صفحة أخرى.',
    'x-default-differs': 'تحدد تلك النسخة قيمة x-default مختلفة.',
  },
  broken: ({ why }) => probeText(why),
  noResponse: 'لا استجابة',
  alike: ({ count }) => `${amount(count, nouns.page)} بالنص نفسه تقريبًا`,
  redirects: ({ url, to, hops }) => `${url} → ${to}${hops > 1 ? ` (\u200f${amount(hops, nouns.redirect)})` : ''}`,
  clicksAway: ({ clicks: count }) => `${amount(count, clicks)} من صفحة البداية`,
  depth: ({ counts }) =>
    `الصفحات بحسب النقرات من صفحة البداية: ${counts.map((count, steps) => `${number(steps)}: ${number(count ?? 0)}`).join('، ')}.`,
  reachedFrom: ({ isDirect, chains, left }) =>
    `${isDirect ? 'يمكن الوصول إليها أيضًا من' : 'يمكن الوصول إليها من'}: ${chains.join('، ')}${left > 0 ? ` و${number(left)} غيرها` : ''}`,
  inlinks: ({ count, from, clicks: steps }) =>
    [
      steps === null ? 'لا رابط إليها من صفحة البداية' : steps === 0 ? 'صفحة البداية' : `${amount(steps, clicks)} من صفحة البداية`,
      count === 0
        ? 'لا رابط إليها من صفحة أخرى'
        : `روابط إليها من ${amountOf(count, nouns.page)}${from.length === 0 ? '' : `: ${from.join('، ')}${count > from.length ? ` و${number(count - from.length)} غيرها` : ''}`}`,
    ].join('؛ '),
  linksUnprobed: ({ betweenPages }) =>
    betweenPages ? 'لم تُفحص سوى الروابط إلى عناوين URL في هذه الجولة.' : 'لم تُفحص الروابط في هذه الجولة.',
  heuristic: 'تقدير استدلالي',
  categories: 'فئات GEO، المتوسط',
  byImpact: 'المشكلات بحسب التأثير وعدد الصفحات',
  worst: 'الصفحات الأكثر حاجة إلى العمل',
  rule: ({ source }) => `القاعدة: ${source}`,
  issues: {
    titles: {
      title: 'عناوين صفحات مكررة',
      change: 'إعطاء كل صفحة عنوانًا وصفيًا خاصًّا بها.',
      source: { ...issues.titles.source, title: 'دليل Google: روابط العناوين' },
    },
    descriptions: {
      title: 'أوصاف مكررة',
      change: 'كتابة وصف خاص لكل صفحة، أو إزالته وترك محركات البحث تختار مقطعًا.',
      source: { ...issues.descriptions.source, title: 'دليل Google: المقتطفات' },
    },
    headings: { title: 'عناوين رئيسية مكررة', change: 'إعطاء كل صفحة عنوانًا رئيسيًا خاصًّا بها.', source: null },
    nearDuplicates: { title: 'صفحات بالنص نفسه تقريبًا', change: 'دمج الصفحات، أو تحديد إحداها رابطًا أساسيًا لبقيتها.', source: null },
    canonicals: {
      title: 'روابط أساسية إلى صفحات أخرى',
      change:
        'توجيه كل رابط أساسي مباشرةً إلى صفحة تعرض الحالة 200 وتقبل الفهرسة ويشير رابطها الأساسي إليها نفسها. واستخدام الروابط الأساسية إلى صفحات أخرى للنسخ المكررة فقط.',
      source: { ...issues.canonicals.source, title: 'دليل Google: عناوين URL الأساسية' },
    },
    alternates: {
      title: 'أزواج hreflang معطّلة',
      change:
        'ذكر جميع النسخ في كل نسخة (أو في خريطة الموقع)، بقيمة x-default نفسها؛ ويجب أن تعرض كل منها الحالة 200 وأن تكون قابلة للفهرسة.',
      source: { ...issues.alternates.source, title: 'دليل Google: النسخ المترجمة' },
    },
    brokenLinks: {
      title: 'روابط معطّلة',
      change: 'تصحيح الروابط أو إزالتها. والرابط الموجود في صفحات كثيرة يكون عادةً في قائمة أو تذييل.',
      source: { ...issues.brokenLinks.source, title: 'دليل Google: رموز حالة HTTP' },
    },
    redirects: {
      title: 'روابط داخلية إلى عناوين تعيد التوجيه',
      change: 'الربط مباشرةً بعنوان URL النهائي، بدءًا بأطول السلاسل.',
      source: null,
    },
    nofollow: {
      title: 'صفحات كل الروابط إليها بتوجيه nofollow',
      change:
        'إزالة rel=nofollow من الروابط إلى الصفحات التي ينبغي العثور عليها. واستخدام ملف robots.txt أو noindex لإبعاد الزواحف عن صفحة.',
      source: null,
    },
    orphans: {
      title: 'في خريطة الموقع، لكن بلا روابط إليها',
      change: 'وضع رابط إلى كل صفحة من صفحة أخرى واحدة على الأقل، أو إزالتها من خريطة الموقع.',
      source: { ...issues.orphans.source, title: 'دليل Google: الروابط' },
    },
    far: {
      title: 'نقرات كثيرة من صفحة البداية',
      change: 'وضع روابط إلى الصفحات المهمة في صفحة البداية أو في صفحات محورية قريبة منها.',
      source: null,
    },
  },
  onPages({ fail, warn, all }) {
    const of = `من أصل ${amountOf(all, nouns.page)}`;
    if (fail === 0) return `تحذير في ${number(warn)} ${of}`;
    return warn === 0 ? `لم ينجح في ${number(fail)} ${of}` : `لم ينجح في ${number(fail)}، وتحذير في ${number(warn)} ${of}`;
  },
  nothingAudited: 'لم تُفحص أي صفحة بعد.',
  verdict({ pages, blocked, failing, shared }) {
    const out =
      blocked === 0
        ? 'لا توجد صفحات محجوبة عن البحث.'
        : blocked < pages
          ? `عدد الصفحات المحجوبة عن البحث: ${number(blocked)}.`
          : pages === 1
            ? 'الصفحة محجوبة عن البحث.'
            : 'جميع الصفحات محجوبة عن البحث.';
    const failed = failing > 0 ? `${amount(failing, nouns.check)} ${didNotPass(failing)} في صفحة واحدة على الأقل.` : 'لا فحوصات غير ناجحة.';
    const texts = shared > 0 ? `عناوين صفحات أو أوصاف أو عناوين رئيسية مكررة في أكثر من صفحة: ${number(shared)}.` : '';
    return (blocked > 0 ? [out, failed, texts] : [failed, texts, out]).filter(Boolean).join(' ');
  },
};
