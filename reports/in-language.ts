import { isToldIn, translateReport } from '../checks/core/report/in-language.ts';
import type { Report } from '../checks/core/report/report.ts';
import type { Locale } from '../words/locale.ts';

/** The report with its sentences in a language, whichever it was judged in. The words of checks are loaded only if it is in another. */
export const reportIn = async (report: Report, locale: Locale): Promise<Report> =>
  isToldIn(report, locale.code) ? report : translateReport(report, (await locale.load('checks')).part('checks'));
