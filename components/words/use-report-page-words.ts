import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { reportPageWords } from '../../words/en/app/report-page.ts';

/** Words of the report page in one language. */
export type ReportPageWords = typeof reportPageWords;

/** Provided at the root of the page; English by default. */
export const ReportPageWordsContext = createContext<ReportPageWords>(reportPageWords);

export const useReportPageWords = (): ReportPageWords => useContext(ReportPageWordsContext);
