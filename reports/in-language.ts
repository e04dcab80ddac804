import type { Report } from '../checks/core/report/report.ts';
import type { Locale } from '../words/locale.ts';

/** The report with its sentences in a language, whichever it was judged in. What that takes is loaded only if it is in another. */
export async function reportIn(report: Report, locale: Locale): Promise<Report> {
  if ((report.wordsIn ?? 'en') === locale.code) return report;
  const [{ translateReport }] = await Promise.all([import('../checks/core/report/in-language.ts'), locale.load('checks')]);
  return translateReport(report, locale.part('checks'));
}
