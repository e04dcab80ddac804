import { about, pageTypes, source, sourceMarks, status } from './about.ts';
import { crawlers } from './crawlers.ts';
import { evidence } from './evidence.ts';
import { fixes } from './fixes.ts';
import { geo } from './geo.ts';
import { punctuation } from './punctuation.ts';
import { verdict } from './verdict.ts';

/** The words of a report in English, wherever it is shown. Findings, titles of signals and of GEO categories are in words/en/checks/. */
export const reports = { about, crawlers, evidence, fixes, geo, pageTypes, punctuation, source, sourceMarks, status, verdict };
