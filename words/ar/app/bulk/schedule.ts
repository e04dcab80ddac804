import type { schedule as en } from '../../../en/app/bulk/schedule.ts';
import { arabic } from '../../arabic.ts';
import { amount, amountOf, nouns } from '../../checks/grammar.ts';
import { another, withAdjective } from '../../nouns.ts';

const { and } = arabic;

export const schedule: typeof en = {
  repeat: 'تكرار…',
  title: 'تكرار هذا الفحص',
  how: 'كم مرة؟',
  choices: { day: 'كل يوم', week: 'كل أسبوع', hours: 'كل بضع ساعات' },
  hours: 'عدد الساعات بين الجولات',
  help: 'يعمل ما دام المتصفح مفتوحًا. إذا كان المتصفح مغلقًا في ذلك الوقت، يعمل مرة واحدة عند تشغيله.',
  notice: {
    title: ({ name }) => `انتهى الفحص: ${name}`,
    skipped: ({ name }) => `تُخطّي الفحص المجدول: ${name}`,
    paused: 'جولته السابقة متوقفة مؤقتًا. استأنفها أو ألغها.',
    audited: ({ pages }) => `${amount(pages, nouns.page)}. لا توجد جولة سابقة للمقارنة.`,
    changes: ({ worse, checks, more, gone, fresh, unread }) =>
      [
        worse === 0
          ? 'لم يسؤ شيء.'
          : `تراجع في ${amountOf(worse, nouns.page)}: ${and(more > 0 ? [...checks, amount(more, another(nouns.check))] : checks)}.`,
        gone > 0 && `${amount(gone, withAdjective(nouns.page, 'مفقود'))}.`,
        fresh > 0 && `${amount(fresh, withAdjective(nouns.page, 'جديد'))}.`,
        unread > 0 && `تعذّر فحص ${amountOf(unread, nouns.page)}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  noticeHelp: 'قد يطلب المتصفح إذنًا لعرض الإشعارات: يخبرك إشعار بعد كل جولة بما ساء.',
  yes: 'جدولة',
  no: 'إلغاء',
  made: 'تمت جدولة الفحص.',
  silent: 'تمت جدولة الفحص. لم يسمح المتصفح بالإشعارات؛ اطّلع على النتائج في هذه الصفحة.',
  stopped: 'أُزيلت الجدولة.',
  list: 'الفحوصات المجدولة',
  every: ({ unit, count }) => {
    if (unit === 'days' && count === 7) return 'كل أسبوع';
    if (count === 1) return unit === 'days' ? 'كل يوم' : 'كل ساعة';
    return `كل ${amountOf(count, unit === 'days' ? nouns.day : nouns.hour)}`;
  },
  next: ({ when }) => `التالية ${when}`,
  last: ({ when }) => `الأخيرة ${when}`,
  never: 'لم تعمل بعد',
  lastRun: 'الجولة الأخيرة',
  lastRunNamed: ({ name }) => `الجولة الأخيرة من ${name}`,
  compare: 'ما الذي تغيّر',
  compareNamed: ({ name }) => `ما الذي تغيّر في ${name}`,
  stop: 'إيقاف التكرار',
  stopNamed: ({ name }) => `إيقاف تكرار ${name}`,
};
