import type { queue as en } from '../../../en/app/bulk/queue.ts';
import { arabic } from '../../arabic.ts';
import { amount, amountOf, nouns } from '../../checks/grammar.ts';
import { another, followedBy, things } from '../../nouns.ts';

const { and, number } = arabic;

export const queue: typeof en = {
  newRun: 'فحص مجمّع جديد',
  deleteDraft: 'حذف المسودّة',
  add: '1. إضافة صفحات',
  ways: { tabs: 'علامات التبويب المفتوحة', addresses: 'عناوين URL', sitemap: 'خريطة موقع', site: 'تتبّع الروابط' },
  waysLabel: 'مصدر الصفحات',
  title: '2. قائمة الانتظار',
  order: 'يجري الفحص بهذا الترتيب. اسحب الصفحات، أو اضغط Alt مع مفتاح سهم.',
  empty: 'قائمة الانتظار فارغة. أضف أعلاه علامات تبويب مفتوحة أو عناوين URL أو خريطة موقع أو صفحة بداية موقع.',
  full: ({ most }) => `تتّسع الجولة لما يصل إلى ${amountOf(most, nouns.page)}. أضف البقية إلى جولة ثانية.`,
  confirm: {
    title: 'هل تريد حذف هذه المسودّة؟',
    text: ({ name, pages }) => `ستُحذف «${name}» وفيها ${amount(pages, followedBy(nouns.page, 'في قائمة الانتظار'))}.`,
    yes: 'حذف',
    no: 'إبقاء',
  },

  options: '3. ما الذي يُفحص',
  probesHelp:
    'يعثر على الروابط المعطّلة وعمليات إعادة التوجيه والمعطّل من الروابط الأساسية والنسخ اللغوية وصور المشاركة. يستغرق وقتًا أطول: تُطلب مواقع أخرى أيضًا، ببطء ومن دون ملفات تعريف ارتباط.',
  parallel: 'عدد الصفحات في وقت واحد',
  one: 'صفحة واحدة في كل مرة: الأبطأ، والأخفّ على الموقع وعلى جهازك.',
  few: 'سرعة مناسبة لمعظم المواقع.',
  many: 'سريع، لكن كل صفحة تُحمَّل في علامة تبويب: لمواقعك الخاصة ولجهاز سريع فقط.',

  start: '4. البدء',
  willAsk: 'سيسألك المتصفح',
  everySite: 'هل يُسمح لـ Pageloupe بقراءة كل المواقع، لأن الروابط قد تؤدي إلى أي مكان. لا تُطلب إلا الصفحات في قائمة الانتظار ووجهات روابطها.',
  theseSites: ({ hosts, more }) =>
    `هل يُسمح لـ Pageloupe بقراءة ${and(more > 0 ? [...hosts, amountOf(more, another(things.host))] : hosts)}. لا تُقرأ إلا الصفحات في قائمة الانتظار.`,
  withdraw: 'يمكنك التراجع عن ذلك في أي وقت في إعدادات المتصفح.',
  opened: 'تُفتح عناوين URL في علامات تبويب في الخلفية، وتُغلق بعد الفحص.',
  ownStay: 'تبقى علامات التبويب الخاصة بك مفتوحة.',
  kept: 'قائمة الانتظار محفوظة.',
  tryAllow: 'ابدأ مجددًا واختر السماح عندما يسأل المتصفح.',
  tryWithout: 'ابدأ مجددًا واختر السماح، أو أوقف «فحص الروابط»: عندها تلزم مواقع قائمة الانتظار فقط.',
  startNone: 'بدء الفحص',
  startAll: ({ count }) => `بدء فحص ${amountOf(count, nouns.page)}`,
  addFirst: 'أضف صفحة واحدة على الأقل أولًا.',

  list: 'قائمة الانتظار',
  move: ({ name, place }) => `نقل ${name}: الموضع ${number(place)}. اضغط Alt مع مفتاح سهم.`,
  moveHint: 'اسحب، أو Alt مع مفتاح سهم',
  url: 'URL',
  tab: 'علامة تبويب مفتوحة',
  up: 'نقل لأعلى',
  down: 'نقل لأسفل',
  remove: 'إزالة',
  upNamed: ({ name }) => `نقل لأعلى: ${name}`,
  downNamed: ({ name }) => `نقل لأسفل: ${name}`,
  removeNamed: ({ name }) => `إزالة: ${name}`,
};
