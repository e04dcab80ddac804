import { scriptOf, type FileLocale } from '../../words/locale.ts';
import { englishLocale } from '../locale.ts';

/** Scripts of the embedded fonts (pdf-fonts.ts). No browser draws the letters of others here: they would be boxes. */
const scripts = new Set(['Latn', 'Grek', 'Cyrl']);

/** The language of a PDF: the wanted one if its letters are in the fonts, otherwise English. */
export const pdfLocale = (wanted: FileLocale): FileLocale => (scripts.has(scriptOf(wanted.code)) ? wanted : englishLocale());
