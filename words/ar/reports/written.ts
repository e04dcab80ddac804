import type { written as en } from '../../en/reports/written.ts';
import { comparison } from './comparison.ts';
import { csv, fileNames, making, markdown } from './files.ts';
import { html } from './html.ts';
import { pdf } from './pdf.ts';
import { site } from './site.ts';

/** The words of files in Arabic besides those of every report. */
export const written: typeof en = { comparison, csv, fileNames, html, making, markdown, pdf, site };
