import { comparison } from './comparison.ts';
import { csv, fileNames, making, markdown } from './files.ts';
import { html } from './html.ts';
import { pdf } from './pdf.ts';
import { site } from './site.ts';

/** The words of files in English besides those of every report: loaded when the first file is written. */
export const written = { comparison, csv, fileNames, html, making, markdown, pdf, site };
