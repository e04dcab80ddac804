import { translateReport } from '../../checks/core/report/in-language.ts';
import { openedLocale, serverWords } from '../words.ts';
import type { Visit, VisitWarning } from './auditor.ts';

/** Translates a visit for the current request: it was judged in English, and clients of several languages may share it. */
export function translateVisit({ report, warnings, ...rest }: Visit): Visit {
  const locale = openedLocale();
  return { ...rest, report: locale ? translateReport(report, locale.part('checks')) : report, warnings: warnings.map(translateWarning) };
}

const translateWarning = ({ code, message, detail }: VisitWarning): VisitWarning => ({
  code,
  message: detail === undefined ? message : warningText(code, detail),
});

export function warningText(code: VisitWarning['code'], detail: NonNullable<VisitWarning['detail']>): string {
  const { warnings, reasonText } = serverWords();
  return warnings[code](typeof detail === 'string' ? detail : reasonText(detail).slice(0, 300));
}
