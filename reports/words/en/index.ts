import { about, pageTypes, source, sourceMarks, status } from './about.ts';
import { evidence } from './evidence.ts';
import { csv, fileNames, making, markdown } from './files.ts';
import { geo } from './geo.ts';
import { html } from './html.ts';
import { pdf } from './pdf.ts';
import { site } from './site.ts';
import { verdict } from './verdict.ts';

/** What written reports say in English. Findings, titles of signals and of GEO categories are in checks/messages/. */
export const en = { about, csv, evidence, fileNames, geo, html, making, markdown, pageTypes, pdf, site, source, sourceMarks, status, verdict };
