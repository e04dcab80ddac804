import type { imageDelivery as en } from '../../en/checks/image-delivery.ts';
import { agree, amount, amountOf, bytes, nouns, number, partReadText, percent } from './grammar.ts';

const inSrc = 'وضع عنوان URL في src أو srcset واستخدام «loading="lazy"».';

export const imageDelivery: typeof en = {
  title: 'تُحمَّل الصور جيدًا وبالقياس الصحيح',
  problem: 'الصور بطيئة أو قياسها غير مناسب',
  why: 'تعثر الزواحف على الصور في src وsrcset، لا على الصور التي يحمّلها نص برمجي عند التمرير. والمساحة المحجوزة والقياس الصحيح يبقيان الصفحة سريعة ومستقرة.',
  heuristic: 'تقدير استدلالي خاص بنا: 4 أضعاف وحدات البكسل و100 كيلوبايت، و20% من الصور',
  words: { image: 'الصورة', shown: 'المعروض', delivered: 'المُرسَل', size: 'الحجم', bytes: ({ count }) => bytes(count) },
  says: {
    delivered: ({ count }) => ({ message: `تُحمَّل ${amount(count, nouns.image)} بمساحة محجوزة وبالقياس الصحيح.`, change: '' }),
    awaited: ({ count }) => ({
      message: `لم تُحمَّل أي صورة بعد: ${agree(count, { one: 'صورة واحدة', other: `صور عددها ${number(count)}` })} بتحميل كسول أسفل الجزء المرئي أو ما زالت تُحمَّل.`,
      change: '',
    }),
    broken: ({ count }) => ({
      message: `تعذّر تحميل ${amountOf(count, nouns.image)} في هذه الزيارة: عنوان URL لا يعرض صورة، أو حظرها شيء ما.`,
      change: 'فتح عنوان URL للصورة، وتصحيحه أو إزالته إذا كان لا يعمل.',
    }),
    noImages: () => ({ message: 'لا تحتوي الصفحة على صور.', change: '' }),
    lazyLcp: () => ({
      message: 'صورة LCP بتحميل كسول، وهذا يؤخرها.',
      change: 'إزالة «loading="lazy"» من هذه الصورة، وإضافة «fetchpriority="high"».',
    }),
    unsizedLcp: () => ({
      message: 'صورة LCP بلا مساحة محجوزة، فتقفز الصفحة عند تحميلها.',
      change: 'إضافة السمتين width وheight، أو aspect-ratio في CSS.',
    }),
    scriptOnly: () => ({ message: 'الصورة الرئيسية بلا src: لا يمكن أن يحمّلها إلا نص برمجي.', change: inSrc }),
    unsized: ({ count }) => ({
      message: `صور بلا مساحة محجوزة: ${number(count)}. ولذلك يقفز التصميم عند التحميل.`,
      change: 'إضافة السمتين width وheight، أو إحداهما مع aspect-ratio في CSS.',
    }),
    oversized: ({ count, largeBytes, pixelRatio }) => ({
      message: `في ${amountOf(count, nouns.image)} بحجم يزيد على ${bytes(largeBytes)} يتجاوز عدد وحدات البكسل ${number(pixelRatio)} أضعاف المعروض منها.`,
      change: 'تقديم نسخ أصغر باستخدام srcset وsizes.',
    }),
    sourceless: ({ count, total }) => ({
      message: `${number(count)} من أصل ${amountOf(total, nouns.image)} في المحتوى الرئيسي (${percent(count / total)}) بلا src أو srcset، بل بسمة data لنص برمجي فقط.`,
      change: inSrc,
    }),
    sourcelessOutside: ({ count, total }) => ({
      message: `${number(count)} من أصل ${amountOf(total, nouns.image)} (${percent(count / total)}) بلا src أو srcset، بل بسمة data لنص برمجي فقط.`,
      change: inSrc,
    }),
    heroBackground: () => ({
      message: 'أكبر صورة في الجزء المرئي دون تمرير خلفية CSS، ولا يفهرسها البحث عن الصور.',
      change: 'استخدام العنصر img إذا كانت الصورة من المحتوى.',
    }),
    bytesHidden: ({ count }) => ({
      message: `في ${amountOf(count, nouns.image)} وحدات بكسل أكثر بكثير من المعروض؛ ويخفي الخادم حجم الملف.`,
      change: 'إرسال الترويسة Timing-Allow-Origin حتى يمكن قياس الحجم.',
    }),
    roomUnknown: ({ count }) => ({
      message: `صور بلا السمتين width وheight: \u200f${number(count)}. ولا يبيّن هذا المتصفح هل يحجز CSS مساحة.`,
      change: '',
    }),
    capped: (args) => partReadText(nouns.image, args),
    lcpUnknown: () => ({ message: 'لم تُسجَّل صورة LCP في هذه الزيارة.', change: '' }),
    noneLoaded: () => ({ message: 'لم تُحمَّل أي صورة في هذه الزيارة، فتعذّر فحص تقديم الصور.', change: '' }),
  },
};
