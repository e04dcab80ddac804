import { site as english } from '../../en/reports/site.ts';
import { amount, amountOf, nouns, number } from '../checks/arabic.ts';
import { probeText } from '../checks/probes.ts';
import { followedBy, things } from '../nouns.ts';

/** Addresses of sources are the same in every language. */
const { issues } = english;

export const site: typeof english = {
  gates: {
    'http-status': 'خطأ أو خطأ 404 غير صريح',
    'index-directives': 'noindex',
    'robots-txt-access': 'robots.txt',
    'canonical-tag': 'رابط أساسي إلى صفحة أخرى',
    'canonical-target': 'رابط أساسي إلى صفحة أخرى',
    'main-content': 'لا شيء للقراءة',
  },
  canonicals: {
    elsewhere: 'يُطلب من محركات البحث فهرسة تلك الصفحة بدلًا من هذه.',
    loop: 'يشير الرابط الأساسي لتلك الصفحة إلى هنا مجددًا: حلقة.',
    chain: 'يشير الرابط الأساسي لتلك الصفحة إلى صفحة ثالثة.',
    noindex: 'على تلك الصفحة noindex.',
    failing: 'تعرض تلك الصفحة خطأ.',
    redirect: 'يعيد عنوان URL ذاك التوجيه إلى صفحة أخرى.',
  },
  alternates: {
    'no-return': 'ليس في تلك النسخة رابط عودة إلى هذه الصفحة.',
    noindex: 'على تلك النسخة noindex.',
    failing: 'تعرض تلك النسخة خطأ.',
    'canonical-elsewhere': 'يشير الرابط الأساسي لتلك النسخة إلى صفحة أخرى.',
    'x-default-differs': 'تعلن تلك النسخة قيمة x-default مختلفة.',
  },
  broken: ({ why }) => probeText(why),
  noResponse: 'لا استجابة',
  alike: ({ count }) => amount(count, followedBy(nouns.page, 'بالنص نفسه تقريبًا')),
  redirects: ({ url, to, hops }) => `${url} → ${to}${hops > 1 ? ` (${amount(hops, nouns.redirect)})` : ''}`,
  clicksAway: ({ clicks }) => `${amount(clicks, things.click)} من صفحة البداية`,
  depth: ({ counts }) =>
    `الصفحات حسب النقرات من صفحة البداية: ${counts.map((count, clicks) => `${number(clicks)}: ${number(count ?? 0)}`).join('، ')}.`,
  reachedFrom: ({ isDirect, chains, left }) =>
    `${isDirect ? 'يُوصل إليها أيضًا' : 'يُوصل إليها'} من: ${chains.join('، ')}${left > 0 ? ` و${number(left)} غيرها` : ''}`,
  inlinks: ({ count, from, clicks }) =>
    [
      clicks === null
        ? 'غير مرتبطة بدءًا من صفحة البداية'
        : clicks === 0
          ? 'صفحة البداية'
          : `${amount(clicks, things.click)} من صفحة البداية`,
      count === 0
        ? 'لا ترتبط صفحة أخرى بهذه الصفحة'
        : `ترتبط بها ${amount(count, nouns.page)}${from.length === 0 ? '' : `: ${from.join('، ')}${count > from.length ? ` و${number(count - from.length)} غيرها` : ''}`}`,
    ].join('؛ '),
  linksUnprobed: ({ betweenPages }) =>
    betweenPages ? 'فُحصت فقط الروابط المؤدية إلى عناوين URL في هذه الجولة.' : 'لم تُفحص الروابط في هذه الجولة.',
  heuristic: 'استدلال تقديري',
  rule: ({ source }) => `القاعدة: ${source}`,
  issues: {
    titles: {
      title: 'عناوين صفحات مكررة',
      change: 'منح كل صفحة عنوانًا فريدًا يصفها.',
      source: { ...issues.titles.source, title: 'Google: روابط العناوين' },
    },
    descriptions: {
      title: 'أوصاف مكررة',
      change: 'كتابة وصف فريد لكل صفحة، أو حذفه وترك محركات البحث تختار مقطعًا.',
      source: { ...issues.descriptions.source, title: 'Google: المقتطفات' },
    },
    headings: { title: 'عناوين رئيسية مكررة', change: 'منح كل صفحة عنوانًا رئيسيًا فريدًا.', source: null },
    nearDuplicates: { title: 'صفحات بالنص نفسه تقريبًا', change: 'دمج الصفحات، أو إعلان إحداها رابطًا أساسيًا للأخريات.', source: null },
    canonicals: {
      title: 'روابط أساسية إلى صفحات أخرى',
      change:
        'توجيه كل رابط أساسي مباشرة إلى صفحة تعرض 200 وقابلة للفهرسة ورابطها الأساسي هي نفسها. تُستخدم الروابط الأساسية إلى صفحات أخرى للنسخ المكررة فقط.',
      source: { ...issues.canonicals.source, title: 'Google: عناوين URL الأساسية' },
    },
    alternates: {
      title: 'أزواج hreflang معطّلة',
      change: 'سرد كل النسخ في كل نسخة (أو في خريطة الموقع)، مع قيمة x-default نفسها؛ ويجب أن تعرض كل نسخة 200 وأن تكون قابلة للفهرسة.',
      source: { ...issues.alternates.source, title: 'Google: النسخ المترجمة' },
    },
    brokenLinks: {
      title: 'روابط معطّلة',
      change: 'تصحيح الروابط أو إزالتها. الرابط الموجود في صفحات كثيرة يكون غالبًا في قائمة أو تذييل.',
      source: { ...issues.brokenLinks.source, title: 'Google: رموز حالة HTTP' },
    },
    redirects: {
      title: 'روابط داخلية إلى عمليات إعادة توجيه',
      change: 'الربط مباشرة بعنوان URL النهائي، بدءًا بأطول السلاسل.',
      source: null,
    },
    nofollow: {
      title: 'صفحات مرتبطة مع nofollow فقط',
      change: 'إزالة rel=nofollow من الروابط إلى صفحات ينبغي العثور عليها. لإبعاد الزواحف عن صفحة، يُستخدم robots.txt أو noindex.',
      source: null,
    },
    orphans: {
      title: 'في خريطة الموقع، لكنها غير مرتبطة',
      change: 'ربط كل صفحة من صفحة أخرى واحدة على الأقل، أو إزالتها من خريطة الموقع.',
      source: { ...issues.orphans.source, title: 'Google: الروابط' },
    },
    far: {
      title: 'نقرات كثيرة من صفحة البداية',
      change: 'ربط الصفحات المهمة من صفحة البداية أو من صفحات محورية قريبة منها.',
      source: null,
    },
  },
  onPages({ fail, warn, all }) {
    const of = `من ${amountOf(all, nouns.page)}`;
    if (fail === 0) return `تحذير في ${number(warn)} ${of}`;
    return warn === 0 ? `لم ينجح في ${number(fail)} ${of}` : `لم ينجح في ${number(fail)}، وتحذير في ${number(warn)} ${of}`;
  },
  nothingAudited: 'لم تُفحص أي صفحة بعد.',
  verdict({ pages, blocked, failing, shared }) {
    const out =
      blocked === 0
        ? 'لا صفحة محظورة من البحث.'
        : blocked < pages
          ? `${amount(blocked, followedBy(nouns.page, 'محظورة من البحث'))}.`
          : pages === 1
            ? 'الصفحة محظورة من البحث.'
            : 'كل الصفحات محظورة من البحث.';
    const failed = failing > 0 ? `لم ينجح ${amount(failing, nouns.check)} في صفحة واحدة على الأقل.` : 'لا فحوصات غير ناجحة.';
    const texts = shared > 0 ? `عناوين أو أوصاف أو عناوين رئيسية تتكرر في أكثر من صفحة: ${number(shared)}.` : '';
    return (blocked > 0 ? [out, failed, texts] : [failed, texts, out]).filter(Boolean).join(' ');
  },
};
