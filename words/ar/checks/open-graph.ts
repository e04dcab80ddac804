import { metaPropertyTag } from '../../../checks/core/helpers/meta-property-tag.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { openGraph as en } from '../../en/checks/open-graph.ts';
import { and, number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const lacking = (names: readonly string[]) => `ينقص ما يشترطه Open Graph: ${and(names)}.`;
const addFor = (names: readonly string[]) => `إضافة ${and(names.map(metaPropertyTag))}.`;

export const openGraph: typeof en = {
  title: 'علامات Open Graph كاملة',
  problem: 'علامات Open Graph ناقصة',
  why: 'تبني الشبكات الاجتماعية وتطبيقات المراسلة معاينات الروابط من هذه العلامات. ومن دونها تخمّن أو تعرض عنوان URL وحده.',
  says: {
    complete: () => ({ message: 'جميع هذه العلامات موجودة: og:title وog:type وog:image وog:url.', change: '' }),
    noPreview: () => ({
      message: 'ينقص og:title وog:image: ليس للرابط المشارَك معاينة.',
      change: 'إضافة og:title وog:image، ثم og:type وog:url، كعناصر meta مع السمة property.',
    }),
    missing: ({ names }) => ({ message: lacking(names), change: addFor(names) }),
    assumed: ({ names }) => ({
      message: `${lacking(names)} وتفترض الشبكات حينها عنوان URL الذي شورك والنوع website.`,
      change: addFor(names),
    }),
    noDescription: () => ({
      message: 'لا يوجد og:description: تعرض المعاينات نصًّا آخر أو لا شيء.',
      change: 'إضافة og:description من جملة أو جملتين.',
    }),
    nameAttribute: ({ names }) => ({
      message: `تُستخدم السمة name بدلًا من property التي يحددها Open Graph في: ${and(names)}.`,
      change: 'استخدام «<meta property="og:…">»: فالشبكات التي تتبع المواصفة تتجاهل الصيغة الأخرى.',
    }),
    otherUrl: () => ({
      message: 'يختلف og:url عن عنوان URL الأساسي، فتُحتسب الإعجابات والمشاركات لصفحة أخرى.',
      change: 'استخدام عنوان URL الأساسي في og:url.',
    }),
    urlElsewhere: ({ url }) => ({
      message: `لا يشير og:url إلى هذه الصفحة، فتُحتسب الإعجابات والمشاركات لصفحة أخرى، ولا رابط أساسيًا يبيّن أيهما المقصود. القيمة: ${url}`,
      change: 'استخدام عنوان URL لهذه الصفحة في og:url، وتحديده كرابط أساسي.',
    }),
    severalUrls: ({ count }) => ({
      message: `علامات og:url مختلفة (${number(count)})، وكل شبكة تختار الصفحة التي تحتسب لها الإعجابات والمشاركات.`,
      change: 'الإبقاء على علامة og:url واحدة تساوي الرابط الأساسي.',
    }),
    badUrl: ({ url }) => ({ message: `قيمة og:url ليست عنوان URL كاملًا: ${url}`, change: 'استخدام عنوان URL الكامل مع https.' }),
    unknownType: ({ type }) => ({
      message: `قيمة og:type «${clipText(type, 60)}» ليست من أنواع Open Graph: تعامل الشبكات الصفحة كموقع ويب.`,
      change: '',
    }),
    misread: ({ names, ...misread }) => ({
      message: `يظهر ${misreadExample(misread)} في ${and(names)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    severalTitles: ({ count }) => ({
      message: `علامات og:title مختلفة (${number(count)})، وكل شبكة تختار أيها تعرض.`,
      change: 'الإبقاء على علامة og:title واحدة.',
    }),
  },
};
