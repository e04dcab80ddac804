import { tables as en } from '../../words/en/app/tools/tables.ts';
import { useToolWords } from './use-words.ts';

/** Words around every long table. */
export const useTableWords = (): typeof en => useToolWords('tables', en);
