import type { crawlers as en } from '../../en/reports/crawlers.ts';
import { arabic } from '../arabic.ts';
import { amountOf } from '../checks/grammar.ts';
import { reasonText } from '../checks/reasons.ts';

const { date, number, percent } = arabic;
const blocks = { one: 'كتلة واحدة', two: 'كتلتان', few: 'كتل', many: 'كتلة', other: 'كتلة' };

export const crawlers: typeof en = {
  title: ({ product }) => `ما يراه ${product} من هذه الصفحة`,
  titleOf: ({ token }) => `ما يحصل عليه ${token} من هذه الصفحة`,
  share: ({ share, least }) => `${least ? '≥ ' : ''}${percent(share)}`,
  notKnown: '؟',
  ofContent: ({ token }) => `من المحتوى الرئيسي يصل إلى ${token}`,
  couldNotCheck: ({ token }) => `تعذّر فحص ما يصل إلى ${token}`,
  blocked: ({ token }) => `يحظر ملف robots.txt الزاحف ${token} على عنوان URL هذا.`,
  all: ({ token }) => `المحتوى الرئيسي كله موجود في HTML المصدر الذي يُسمح للزاحف ${token} بجلبه.`,
  part: ({ missing, all }) => `غير موجود في HTML المصدر: ${number(missing)} من أصل ${amountOf(all, blocks)} في المحتوى الرئيسي.`,
  none: 'لا شيء من المحتوى الرئيسي موجود في HTML المصدر.',
  unclear: ({ token }) => `تعذّر الفحص: يمنع ملف robots.txt الزاحف ${token} من عنوان URL هذا، ولا يذكر مشغّله أنه يلتزم به دائمًا.`,
  unknown: ({ token }) => `تعذّر الفحص: تعذّرت قراءة ملف robots.txt، فقد يكون الزاحف ${token} محظورًا.`,
  unknownShare({ code, args }) {
    switch (code) {
      case 'pending':
        return 'ما زالت قراءة HTML المصدر جارية…';
      case 'sign-in':
        return 'تعذّر الفحص: بلا تسجيل الدخول يعرض عنوان URL هذا صفحة مختلفة.';
      case 'partly-read':
        return 'تعذّر الفحص: لم يُقرأ سوى جزء من الصفحة.';
      case 'little-text':
        return 'تعذّر الفحص: النص الرئيسي أقل من أن يُقارَن.';
      case 'refused':
        return `تعذّر الفحص: حصل طلب بلا ملفات تعريف ارتباط على ${args.status}.`;
      case 'unread':
        return `تعذّر فحص HTML المصدر: ${reasonText(args.why)}`;
    }
  },
  rule: ({ line, rule }) => `ملف robots.txt، السطر ${number(line)}: ${rule}`,
  renders: { yes: 'وهو ينفّذ JavaScript أيضًا، فقد يحصل على المزيد.', unknown: 'ولا تذكر الوثائق هل ينفّذ JavaScript.', no: '' },
  ignores: 'وهو لا يلتزم بملف robots.txt.',
  cut: 'لم يُقرأ سوى جزء من HTML المصدر.',
  note: 'يمثّل HTML المصدر ما عرضه الموقع لطلب بلا ملفات تعريف ارتباط. وقد يحظر جدار حماية الزاحف مع ذلك.',
  access: { allowed: 'مسموح', blocked: 'محظور', unclear: 'غير واضح', unknown: 'تعذّر الفحص' },
  purposes: { search: 'البحث', training: 'التدريب', user: 'طلبات المستخدمين', other: 'استخدامات أخرى' },
  accessOf: ({ token, access }) => `${token}: ${access}`,
  crawler: ({ token, purpose }) => `${token} (${purpose})`,
  list: 'وصول الزواحف بحسب robots.txt',
  columns: { crawler: 'الزاحف', access: 'robots.txt', share: 'المحتوى الرئيسي', why: 'التفاصيل' },
  passages: 'أنسب المقاطع للاقتباس',
  noPassages: 'لا يوجد مقطع يمكن اقتباسه وحده.',
  toTool: ({ product }) => `عرض ما يراه ${product}`,
  line: ({ title, number: shown, caption }) => `${title}: ${shown} ${caption}`,
  at: ({ at }) => (Number.isNaN(Date.parse(at)) ? '' : date(at)),
};
