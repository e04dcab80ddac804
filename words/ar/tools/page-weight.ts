import type { words as en } from '../../en/tools/page-weight.ts';
import { amount, amountOf, bytes, duration, nouns } from '../checks/grammar.ts';
import { another, followedBy, things } from '../nouns.ts';

const total = ({ requests, size }: { requests: number; size: number }) =>
  `${amount(requests, nouns.request)}، ${bytes(size)} عبر الشبكة أو من ذاكرة التخزين المؤقت`;

export const words: typeof en = {
  html: {
    title: 'حجم HTML وحدّ الزحف',
    cut: 'يتوقف Googlebot عن القراءة هنا:',
    size: ({ count }) => `حجم HTML هو ${bytes(count)}، من دون ضغط.`,
    limit: 'يقرأ Googlebot أول 2 ميغابايت (مميّزة).',
  },
  none: 'لم يسجّل المتصفح موارد لهذه الصفحة.',
  types: {
    title: 'حسب النوع',
    bars: 'البايتات حسب النوع',
    other: 'أخرى',
    kinds: {
      html: 'HTML',
      img: 'صور',
      css: 'CSS',
      script: 'نصوص برمجية',
      font: 'خطوط',
      iframe: 'إطارات',
      video: 'فيديو',
      audio: 'صوت',
      fetch: 'بيانات (fetch)',
      beacon: 'إشارات (beacon)',
    },
    total: (sums) => `${total(sums)}.`,
    totalHidden: ({ hidden, ...sums }) => `${total(sums)}؛ ${amount(hidden, followedBy(nouns.request, 'من مصدر آخر بحجم مخفي'))}.`,
  },
  hosts: { title: 'حسب المضيف', bars: 'البايتات حسب المضيف', inline: '(مضمّن)' },
  barHidden: ({ requests }) => `الحجم مخفي، ${amount(requests, nouns.request)}`,
  morePlaces: ({ count }) => `${amount(count, another(things.host))}.`,
  bar: ({ size, requests }) => `${bytes(size)} في ${amountOf(requests, nouns.request)}`,
  all: {
    title: 'كل الموارد',
    rows: 'الموارد',
    resource: 'المورد',
    type: 'النوع',
    bytes: 'البايتات',
    time: 'الوقت',
    hidden: 'مخفي',
    size: ({ count }) => bytes(count),
    took: ({ ms }) => duration(ms),
  },
};
