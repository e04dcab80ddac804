import type { headMarkup as en } from '../../en/checks/head-markup.ts';
import { amount, amountOf, and, nouns, number } from './grammar.ts';

type Declared = { used: string; by: 'header' | 'bom'; other: string; from: 'header' | 'meta' };
const charsetPlaces = { header: 'الترويسة Content-Type', bom: 'علامة ترتيب البايتات (BOM)', meta: 'العنصر meta' };
const bothText = ({ used, by, other, from }: Declared) =>
  `الترميز في ${charsetPlaces[by]} هو ${used} وفي ${charsetPlaces[from]} هو ${other}. والمعتمَد هو ما في ${charsetPlaces[by]}`;
const textNode = '#text';
type Culprit = { tag: string; noscript: boolean };
/** What ends the head: loose text or an element, perhaps inside noscript. */
const culprit = ({ tag, noscript }: Culprit) => {
  const what = tag === textNode ? 'نص خارج العناصر' : `العنصر ${tag}`;
  return noscript ? `${what} داخل noscript` : what;
};
const move = ({ tag, noscript, line }: Culprit & { line: number }) =>
  `نقل ${tag === textNode ? 'النص' : culprit({ tag, noscript })} في السطر ${number(line)} إلى القسم body.`;
const ids = { one: 'قيمة id واحدة', two: 'قيمتا id', few: 'قيم id', many: 'قيمة id', other: 'قيمة id' };
const times = (count: number) => amountOf(count, nouns.time);
/** What reloads or leaves the page. */
const refresher = (header: boolean) => (header ? 'الترويسة Refresh' : 'علامة meta refresh');

export const headMarkup: typeof en = {
  title: 'يُحلَّل القسم head تحليلًا صحيحًا',
  problem: 'في ترميز القسم head أخطاء',
  why: 'العنصر الذي لا مكان له في القسم head يغلقه: إذ تضع محللات HTML كل ما بعده في القسم body، حيث تتجاهل محركات البحث العناوين والروابط الأساسية وhreflang.',
  says: {
    sharedIds: ({ count }) => ({
      message: `تتكرر في عدة عناصر ${amount(count, ids)} مما تشير إليه تسميات أو سمات ARIA؛ وتستخدم قارئات الشاشة أول عنصر.`,
      change: '',
    }),
    asIntended: () => ({ message: 'يُحلَّل القسم head كاملًا، في وضع المعايير، وبترميز أحرف محدَّد.', change: '' }),
    endedEarly: ({ tag, noscript, line, lost }) => ({
      message: `قد تتجاهل محركات البحث ${and(lost)}، لأن القسم head ينتهي قبل أوانه عند السطر ${number(line)} (${culprit({ tag, noscript })}).`,
      change: move({ tag, noscript, line }),
    }),
    neverClosed: ({ tag, line }) => ({
      message: `العنصر ${tag} في السطر ${number(line)} لا يُغلَق، فتقرأ المتصفحات ومحركات البحث بقية الصفحة على أنها محتواه.`,
      change: `إغلاقه بالوسم </${tag}>.`,
    }),
    endedBeforeMinor: ({ tag, noscript, line }) => ({
      message: `ينتهي القسم head قبل أوانه عند السطر ${number(line)} (${culprit({ tag, noscript })})، فتصبح البيانات الوصفية التي بعده في القسم body.`,
      change: move({ tag, noscript, line }),
    }),
    inBody: ({ names }) => ({
      message: `هذه العلامات في القسم body، حيث تتجاهلها محركات البحث: ${and(names)}.`,
      change: 'نقل هذه العلامات إلى القسم head.',
    }),
    quirks: () => ({
      message: 'تُعرض الصفحة في وضع quirks الذي يحاكي متصفحات تسعينيات القرن الماضي.',
      change: 'بدء المستند بعبارة «<!doctype html>».',
    }),
    noCharset: ({ charsetBytes }) => ({
      message: `لا يوجد ترميز أحرف محدَّد في الترويسة Content-Type ولا بعلامة ترتيب البايتات ولا في أول ${amountOf(charsetBytes, nouns.byte)}.`,
      change: 'جعل «<meta charset="utf-8">» أول عنصر في القسم head، أو إرسال «charset=utf-8» مع الترويسة Content-Type.',
    }),
    duplicateCharset: ({ count }) => ({
      message: `ترميز الأحرف محدَّد ${times(count)} بقيم مختلفة.`,
      change: 'الإبقاء على تحديد واحد للترميز.',
    }),
    charsetDiffers: (declared) => ({ message: `${bothText(declared)}.`, change: `تحديد ${declared.used} في الموضعين، أو مرة واحدة فقط.` }),
    misread: (declared) => ({
      message: `${bothText(declared)}، ولذلك يُقرأ النص بترميز خاطئ.`,
      change: `تحديد الترميز الذي حُفظت به الصفحة في الموضعين.${declared.by === 'header' ? ' ويضبط الترويسةَ الخادمُ أو التطبيق.' : ''}`,
    }),
    duplicateViewport: ({ count }) => ({
      message: `إطار العرض (viewport) محدَّد ${times(count)} بقيم مختلفة؛ وتستخدم المتصفحات الأخير.`,
      change: 'الإبقاء على تحديد واحد لإطار العرض.',
    }),
    cutAtQuote: ({ names, end }) => ({
      message: `علامة اقتباس داخل القيمة تُنهي ${and(names)} قبل أوانها، عند «…${end}»، فيضيع ما بعدها.`,
      change: 'كتابة علامات الاقتباس داخل القيمة على شكل &quot; والفواصل العليا على شكل &#39;.',
    }),
    refreshAway: ({ url, header }) => ({
      message: `تعيد ${refresher(header)} التوجيه فورًا إلى عنوان URL آخر: ${url}`,
      change: 'إعادة التوجيه على الخادم بالحالة 301 أو 308.',
    }),
    refreshLater: ({ seconds, away, header }) => ({
      message: `${away ? `تستبدل ${refresher(header)} الصفحة` : `تعيد ${refresher(header)} تحميل الصفحة`} بعد ${amountOf(seconds, nouns.second)}.`,
      change: `${away ? 'إعادة التوجيه على الخادم' : 'تحديث المحتوى بنص برمجي'} حتى لا يُقاطَع القراء.`,
    }),
  },
};
