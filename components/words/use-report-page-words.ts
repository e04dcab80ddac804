import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { reportPageWords } from '../../words/en/app/report-page.ts';

/** What the report page says in one language. */
export type ReportPageWords = typeof reportPageWords;

/** Set where the page begins; English everywhere else. */
export const ReportPageWordsContext = createContext<ReportPageWords>(reportPageWords);

export const useReportPageWords = (): ReportPageWords => useContext(ReportPageWordsContext);
