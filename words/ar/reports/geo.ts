import type { geo as en } from '../../en/reports/geo.ts';
import { arabic } from '../arabic.ts';
import { amount, amountOf, nouns } from '../checks/grammar.ts';

const { number, percent } = arabic;

export const geo: typeof en = {
  lostIn: ({ title, lost, points }) => `«${title}» (${number(lost)} من أصل ${amountOf(points, nouns.point)})`,
  naIn: ({ title }) => `«${title}» (لا ينطبق هنا)`,
  uncheckedIn: ({ title }) => `«${title}» (تعذّر فحصه)`,
  counted: ({ counted, all }) => `احتُسب ${number(counted)} من أصل ${amountOf(all, nouns.check)}.`,
  lost: ({ checks }) => `فُقدت نقاط في: ${checks.join('، ')}.`,
  littleProse: ({ count }) => `لا يوجد الكثير مما يمكن اقتباسه: طول النص المتصل ${amount(count, nouns.word)}.`,
  left: ({ checks }) => `فحوصات لم تُحتسب: ${checks.join('، ')}.`,
  na: 'لا ينطبق',
  unchecked: 'لم يُفحص',
  notScored: 'بلا درجة',
  nothingLost: 'لم تُفقد نقاط في ما قيس.',
  evidence({ documented, weak }) {
    const rest = weak < 0.005 ? '' : part(weak);
    if (documented < 0.005) return `لم تُخالَف أي قاعدة موثَّقة جيدًا${rest && `: يستند ${rest} النقاط المفقودة إلى أدلة ضعيفة`}.`;
    return `يستند ${part(documented)} النقاط المفقودة إلى قواعد موثَّقة جيدًا${rest && `، و${rest}ها إلى أدلة ضعيفة`}.`;
  },
  applies: ({ points }) => `لا ينطبق على هذا النوع من الصفحات سوى ${number(points)} من أصل 100 نقطة، ولذلك تبقى الدرجة أقرب إلى الوسط.`,
  measured: ({ share }) => `قيس ${percent(share)} من النقاط`,
  capped: ({ cap }) => `الحد الأقصى ${number(cap)}.`,
  partial: 'غير كاملة',
};

/** A share as people say it, before the definite noun. */
function part(share: number): string {
  if (share >= 0.995) return 'كل';
  if (share >= 0.9) return 'جلّ';
  if (share >= 0.55) return 'معظم';
  if (share >= 0.48) return 'نصف';
  if (share >= 0.4) return 'ما يقارب نصف';
  if (share >= 0.29) return 'ثلث';
  if (share >= 0.2) return 'ربع';
  return 'قليل من';
}
