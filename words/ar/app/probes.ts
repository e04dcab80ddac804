import type { probes as en } from '../../en/app/probes.ts';
import { amount, amountOf, and, nouns, number } from '../checks/grammar.ts';

/** The first hosts and the number of others: those that the browser's permission prompt is about. */
const first = (hosts: readonly string[]) =>
  hosts.length > 3 ? `${hosts.slice(0, 3).join('، ')} و${number(hosts.length - 3)} غيرها` : and([...hosts]);
const counts = ({ done, total, broken, unverified }: { done: number; total: number; broken: number; unverified: number }) =>
  `${number(done)} من ${amountOf(total, nouns.url)}، المعطّل ${number(broken)}، وما لم يُتحقَّق منه ${number(unverified)}.`;

export const probes: typeof en = {
  titles: {
    idle: 'فحص الروابط',
    asking: 'في انتظار إذنك',
    refused: 'لم تُفحص الروابط',
    starting: 'جارٍ فحص الروابط',
    running: 'جارٍ فحص الروابط',
    paused: 'فحص الروابط متوقف مؤقتًا',
    finished: 'فُحصت الروابط',
    stopped: 'أُوقف فحص الروابط',
    failed: 'تعذّر فحص الروابط',
  },
  check: 'فحص الروابط',
  checkAgain: 'إعادة الفحص',
  checkRest: 'فحص البقية',
  allowRest: 'السماح وفحص البقية',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  stop: 'إيقاف',
  withdraw: 'إزالة الإذن',
  options: 'الخيارات',
  sites: 'المواقع',
  allSites: ({ count }) => `الكل (${number(count)})`,
  onlyHost: ({ host }) => `فقط ${host}`,
  speed: 'السرعة',
  rates: { careful: 'حذرة', normal: 'عادية', fast: 'سريعة', own: 'قصوى (خادمي الخاص)' },
  askingNow: 'يسألك المتصفح هل يُسمح لـ Pageloupe بالاتصال بهذه المواقع. إذا أُغلقت هذه النافذة، يبدأ الفحص مع ذلك.',
  startingNow: 'جارٍ البدء…',
  whatFor: ({ links, sites }) =>
    `ما الروابط المعطّلة؟ يشمل الطلب ${links > 0 ? `وجهات الروابط (${number(links)}) و` : ''}الرابط الأساسي والنسخ اللغوية والصور وصيغ عنوان URL، على ${amountOf(sites, nouns.site)}.`,
  noCookies: 'لا تُرسل ملفات تعريف ارتباط.',
  willAsk: ({ hosts }) => `سيطلب منك المتصفح السماح بما يلي: ${first(hosts)}. لا تُرسل ملفات تعريف ارتباط، ويمكنك إزالة الإذن في أي وقت.`,
  refused: 'رُفض الإذن. لم يُطلب شيء؛ وتبقى هذه الفحوصات من دون نتيجة.',
  missing: ({ hosts }) => `لم يُفحص (لا إذن): ${first(hosts)}.`,
  interrupted: 'أوقف المتصفح الفحص مؤقتًا؛ واستُؤنف من حيث توقّف.',
  goesOn: 'يستمر إذا أغلقت هذه النافذة؛ ويتوقف عند مغادرة الصفحة.',
  paused: 'متوقف مؤقتًا',
  secondsLeft: ({ seconds }) => `المتبقي نحو ${amountOf(seconds, nouns.second)}`,
  minutesLeft: ({ minutes }) => `المتبقي نحو ${amountOf(minutes, nouns.minute)}`,
  progress: 'عناوين URL المفحوصة',
  done: ({ done, total }) => (done === total ? amount(total, nouns.url) : `${number(done)} من ${amountOf(total, nouns.url)}`),
  broken: ({ count }) => `المعطّل: ${number(count)}`,
  unverified: ({ count }) => `لم يُتحقَّق منه: ${number(count)}`,
  list: 'عرض كل رابط',
  spoken: {
    running: 'جارٍ فحص الروابط.',
    paused: 'فحص الروابط متوقف مؤقتًا.',
    refused: 'رُفض الإذن: لم تُفحص الروابط.',
    failed: ({ error }) => `تعذّر فحص الروابط. ${error}`,
    finished: (args) => `فُحصت الروابط: ${counts(args)}`,
    stopped: (args) => `أُوقف فحص الروابط: ${counts(args)}`,
  },
};
