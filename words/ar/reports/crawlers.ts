import type { crawlers as en } from '../../en/reports/crawlers.ts';
import { amountOf, date, number, percent } from '../checks/arabic.ts';
import { reasonText } from '../checks/reasons.ts';
import { things } from '../nouns.ts';

export const crawlers: typeof en = {
  title: ({ product }) => `ما يراه ${product} من هذه الصفحة`,
  titleOf: ({ token }) => `ما يحصل عليه ${token} من هذه الصفحة`,
  share: ({ share, least }) => `${least ? '≥ ' : ''}${percent(share)}`,
  notKnown: '?',
  ofContent: ({ token }) => `من المحتوى الرئيسي يصل إلى ${token}`,
  couldNotCheck: ({ token }) => `تعذّر فحص ما يصل إلى ${token}`,
  blocked: ({ token }) => `يحظر ملف robots.txt الزاحف ${token} على عنوان URL هذا.`,
  all: ({ token }) => `المحتوى الرئيسي كله في HTML المصدر الذي يجوز للزاحف ${token} جلبه.`,
  part: ({ missing, all }) => `من المحتوى الرئيسي ${number(missing)} من ${amountOf(all, things.block)} ليس في HTML المصدر.`,
  none: 'لا شيء من المحتوى الرئيسي في HTML المصدر.',
  unclear: ({ token }) => `تعذّر الفحص: لا يسمح ملف robots.txt للزاحف ${token} بعنوان URL هذا، ولا يذكر مشغّله أنه يلتزم دائمًا.`,
  unknown: ({ token }) => `تعذّر الفحص: تعذّرت قراءة ملف robots.txt، فقد يكون الزاحف ${token} محظورًا.`,
  unknownShare({ code, args }) {
    switch (code) {
      case 'pending':
        return 'ما زالت قراءة HTML المصدر جارية…';
      case 'sign-in':
        return 'تعذّر الفحص: من دون تسجيل الدخول يعرض عنوان URL هذا صفحة أخرى.';
      case 'partly-read':
        return 'تعذّر الفحص: لم تُقرأ الصفحة إلا جزئيًا.';
      case 'little-text':
        return 'تعذّر الفحص: النص الرئيسي قليل جدًا للمقارنة.';
      case 'refused':
        return `تعذّر الفحص: حصل طلب من دون ملفات تعريف ارتباط على ${args.status}.`;
      case 'unread':
        return `تعذّر فحص HTML المصدر: ${reasonText(args.why)}`;
    }
  },
  rule: ({ line, rule }) => `ملف robots.txt، السطر ${number(line)}: ${rule}`,
  renders: { yes: 'يشغّل أيضًا JavaScript، فقد يحصل على المزيد.', unknown: 'لا يوجد توثيق لتشغيله JavaScript أو عدمه.', no: '' },
  ignores: 'لا يلتزم بملف robots.txt.',
  cut: 'لم يُقرأ HTML المصدر إلا جزئيًا.',
  note: 'المقصود بـ HTML المصدر ما عرضه الموقع لطلب من دون ملفات تعريف ارتباط. قد يحظر جدار حماية الزاحف مع ذلك.',
  access: { allowed: 'مسموح', blocked: 'محظور', unclear: 'غير واضح', unknown: 'تعذّر الفحص' },
  purposes: { search: 'بحث', training: 'تدريب', user: 'طلبات المستخدمين', other: 'استخدامات أخرى' },
  accessOf: ({ token, access }) => `${token}: ${access}`,
  crawler: ({ token, purpose }) => `${token} (${purpose})`,
  list: 'وصول الزواحف حسب robots.txt',
  columns: { crawler: 'الزاحف', access: 'robots.txt', share: 'المحتوى الرئيسي', why: 'التفاصيل' },
  passages: 'المقاطع الأصلح للاقتباس',
  noPassages: 'لا يمكن اقتباس أي مقطع وحده.',
  toTool: ({ product }) => `عرض ما يراه ${product}`,
  line: ({ title, number: shown, caption }) => `${title}: ${shown} ${caption}`,
  at: ({ at }) => (Number.isNaN(Date.parse(at)) ? '' : date(at)),
};
