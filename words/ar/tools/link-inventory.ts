import type { words as en } from '../../en/tools/link-inventory.ts';
import { amount, amountOf, nouns, number, percent } from '../checks/grammar.ts';
import { another, things } from '../nouns.ts';

export const words: typeof en = {
  none: 'ليس في الصفحة روابط.',
  kinds: {
    title: ({ count }) => `${amount(count, nouns.link)} حسب الوجهة`,
    titleOfFirst: ({ read, total }) => `أول ${number(read)} من ${amountOf(total, nouns.link)} حسب الوجهة`,
    names: {
      internal: 'داخلي',
      subdomain: 'نطاق فرعي',
      external: 'خارجي',
      'same-page': 'هذه الصفحة',
      mail: 'بريد إلكتروني',
      phone: 'هاتف',
      script: 'نص برمجي',
      other: 'بروتوكول آخر',
      invalid: 'ليس عنوان URL',
      none: 'بلا عنوان URL',
    },
    share: ({ count, kind, share }) => `${kind}: ${number(count)} (${percent(share)})`,
    firstRead: ({ count }) => `قُرئ أول ${number(count)} فقط؛ وعليها تقتصر كل الأرقام والجداول والملفات المصدَّرة هنا.`,
    rels: ({ follow, nofollow, sponsored, ugc, newTab }) =>
      `بلا nofollow:‏ ${number(follow)}، مع nofollow:‏ ${number(nofollow)}، sponsored:‏ ${number(sponsored)}، ugc:‏ ${number(ugc)}، تُفتح في علامة تبويب جديدة: ${number(newTab)}.`,
  },
  places: {
    title: 'الروابط حسب الموضع',
    bars: 'الروابط حسب الموضع',
    names: {
      main: 'المحتوى الرئيسي',
      header: 'رأس الصفحة',
      nav: 'التنقل',
      aside: 'المحتوى الجانبي',
      footer: 'التذييل',
      comments: 'التعليقات',
      dialog: 'مربع حوار',
      none: 'مكان آخر',
    },
  },
  domains: {
    title: 'نطاقات وجهات الروابط',
    bars: 'الروابط الصادرة حسب النطاق',
    none: 'لا روابط إلى مواقع أخرى.',
    more: ({ count }) => `${amount(count, another(things.domain))}.`,
  },
  groups: {
    choose: 'تجميع الروابط',
    each: ({ count }) => `كل رابط (${number(count)})`,
    target: ({ count }) => `حسب الوجهة (${number(count)})`,
    domain: ({ count }) => `حسب النطاق (${number(count)})`,
    rows: { target: 'وجهات الروابط', domain: 'نطاقات وجهات الروابط' },
    name: { target: 'الوجهة', domain: 'النطاق' },
    links: 'الروابط',
    texts: 'النصوص',
  },
  all: {
    title: 'كل الروابط',
    rows: 'الروابط',
    text: 'النص',
    target: 'الوجهة',
    kind: 'النوع',
    rel: 'rel',
    place: 'الموضع',
    noText: 'بلا نص',
    noTarget: 'لا توجد',
    newTab: 'علامة تبويب جديدة',
    from: { alt: 'صورة:', 'aria-label': 'aria-label:', 'aria-labelledby': 'aria-labelledby:', title: 'title:', text: '', none: '' },
  },
};
