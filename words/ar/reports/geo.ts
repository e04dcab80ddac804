import type { geo as en } from '../../en/reports/geo.ts';
import { amount, amountOf, nouns, number, percent } from '../checks/arabic.ts';

export const geo: typeof en = {
  lostIn: ({ title, lost, points }) => `«${title}» (${number(lost)} من ${amountOf(points, nouns.point)})`,
  naIn: ({ title }) => `«${title}» (لا ينطبق هنا)`,
  uncheckedIn: ({ title }) => `«${title}» (تعذّر فحصه)`,
  counted: ({ counted, all }) => `احتُسب ${number(counted)} من ${amountOf(all, nouns.check)}.`,
  lost: ({ checks }) => `فُقدت نقاط في ${checks.join('، ')}.`,
  littleProse: ({ count }) => `القليل للاقتباس: ${amount(count, nouns.word)} من النص المتصل.`,
  left: ({ checks }) => `فحوصات لم تُحتسب: ${checks.join('، ')}.`,
  na: 'لا ينطبق',
  unchecked: 'لم يُفحص',
  notScored: 'بلا درجة',
  nothingLost: 'لم تُفقد نقاط فيما جرى قياسه.',
  evidence({ documented, weak }) {
    const rest = weak < 0.005 ? '' : part(weak);
    if (documented < 0.005) return `لم تُخالَف قاعدة موثّقة جيدًا${rest && `: وراء ${rest} النقاط المفقودة أدلة ضعيفة`}.`;
    return `وراء ${part(documented)} النقاط المفقودة قواعد موثّقة جيدًا${rest && `، ووراء ${rest}ها أدلة ضعيفة`}.`;
  },
  applies: ({ points }) => `لا ينطبق على هذا النوع من الصفحات سوى ${number(points)} من 100 نقطة، لذلك تُقرَّب الدرجة من الوسط.`,
  measured: ({ share }) => `قيس ${percent(share)} من النقاط`,
  capped: ({ cap }) => `الحدّ الأقصى ${number(cap)}.`,
  partial: 'غير مكتملة',
};

/** A share as people say it, before a noun or pronoun. */
function part(share: number): string {
  if (share >= 0.995) return 'كل';
  if (share >= 0.9) return 'معظم';
  if (share >= 0.55) return 'أكثر';
  if (share >= 0.48) return 'نصف';
  if (share >= 0.4) return 'نحو نصف';
  if (share >= 0.29) return 'ثلث';
  if (share >= 0.2) return 'ربع';
  return 'بعض';
}
