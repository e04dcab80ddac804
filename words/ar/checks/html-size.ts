import type { htmlSize as en } from '../../en/checks/html-size.ts';
import { bytes as size } from './grammar.ts';

export const htmlSize: typeof en = {
  title: 'حجم HTML ضمن حدود الزحف',
  problem: 'حجم HTML أكبر من اللازم',
  why: 'لا تقرأ الزواحف من المستندات الطويلة جدًا إلا الجزء الأول؛ وما بعد حدّها قد لا يُفهرَس أبدًا.',
  words: { bytes: 'بايت' },
  says: {
    fits: ({ bytes }) => ({ message: `حجم HTML هو ${size(bytes)}، وهو ضمن حدود الزحف بفارق كبير.`, change: '' }),
    large: ({ bytes, failBytes }) => ({
      message: `حجم HTML هو ${size(bytes)}؛ ويقرأ Googlebot أول ${size(failBytes)}.`,
      change: 'نقل البيانات والأنماط والصور المضمَّنة خارج HTML للبقاء دون الحد بفارق كبير.',
    }),
    tooLarge: ({ bytes, failBytes }) => ({
      message: `حجم HTML هو ${size(bytes)}: وما بعد أول ${size(failBytes)} قد لا يُفهرَس.`,
      change: `نقل البيانات والأنماط والصور المضمَّنة خارج HTML، أو تقسيم الصفحة، حتى يكون المحتوى كله ضمن أول ${size(failBytes)}.`,
    }),
    notReadToEnd: () => ({ message: 'لم يُقرأ المستند حتى نهايته، فحجمه حد أدنى.', change: '' }),
  },
};
