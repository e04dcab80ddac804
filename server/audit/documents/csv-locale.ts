import type { FileLocale } from '../../../words/locale.ts';
import { englishLocale } from '../../locale.ts';

/**
 * The language of a CSV file for programs: headings, statuses, page types and yes or no are English in every language, since a script reads columns by
 * them, and the language of a machine is not that of the next one. Titles and sentences are in `wanted`.
 */
export function csvLocale(wanted: FileLocale): FileLocale {
  const { csv, status, pageTypes } = englishLocale().words;
  return { ...wanted, words: { ...wanted.words, csv, status, pageTypes } };
}
