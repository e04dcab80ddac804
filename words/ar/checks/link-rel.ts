import type { linkRel as en } from '../../en/checks/link-rel.ts';
import { amount, amountOf, nouns, number, partReadText } from './grammar.ts';
import { directiveInWords, directivesInWords as written } from './directives.ts';

const internal = { one: 'رابط داخلي واحد', two: 'رابطان داخليان', few: 'روابط داخلية', many: 'رابطًا داخليًا', other: 'رابط داخلي' };

export const linkRel: typeof en = {
  title: 'سمات rel للروابط صحيحة',
  problem: 'سمات rel للروابط مفقودة أو خاطئة',
  why: 'تخبر rel محركات البحث بالروابط المدفوعة أو التي أنشأها المستخدمون. ولا تحتاج الروابط العادية إلى rel، واستخدام nofollow في الروابط الداخلية لا يفيد إلا في إعاقة الزحف.',
  heuristic: 'قائمتنا لعناوين التسويق بالعمولة والإعلانات',
  words: { placed: directiveInWords },
  says: {
    fitting: () => ({
      message:
        'قيم rel في الروابط صحيحة: لا nofollow داخل الموقع، وما نتعرّف عليه من الروابط المدفوعة أو روابط المستخدمين يحمل قيمة rel المناسبة.',
      change: '',
    }),
    fittingBut: ({ count }) => ({
      message: `قيم rel في الروابط صحيحة: فما نتعرّف عليه من الروابط المدفوعة أو روابط المستخدمين يحمل قيمة rel المناسبة، واستخدام nofollow في ${amountOf(count, internal)} في موضعه (تسجيل الدخول أو السلة أو التصفية أو الملفات أو الإعلانات أو روابط المستخدمين).`,
      change: '',
    }),
    capped: (args) => partReadText(nouns.link, args),
    noLinks: () => ({ message: 'لا تحتوي الصفحة على روابط إلى صفحات أخرى.', change: '' }),
    pageNofollow: ({ directives }) => ({
      message: `طُلب من محركات البحث عدم تتبّع أي رابط في هذه الصفحة: ${written(directives)}.`,
      change: 'إزالة nofollow من توجيهات robots، وتحديد الروابط المفردة عند الحاجة.',
    }),
    internalNofollow: ({ count, total }) => ({
      message: `يوجد nofollow في ${number(count)} من أصل ${amountOf(total, internal)}.`,
      change: 'إزالة nofollow؛ واستخدام ملف robots.txt لإبعاد الزواحف عن صفحاتك.',
    }),
    paidUnmarked: ({ count }) => ({
      message: `روابط إلى مضيفين معروفين للتسويق بالعمولة أو الإعلانات غير محدَّدة كروابط مدفوعة: ${amount(count, nouns.link)}.`,
      change: 'إضافة «rel="sponsored"» (أو nofollow) إلى الروابط المدفوعة.',
    }),
    commentsUnmarked: ({ count }) => ({
      message: `روابط خارجية في التعليقات غير محدَّدة كمحتوى من المستخدمين: ${amount(count, nouns.link)}.`,
      change: 'جعل نظام التعليقات يضيف «rel="ugc"» (أو nofollow).',
    }),
  },
};
