import type { reports as en } from '../../en/reports/index.ts';
import { about, pageTypes, source, sourceMarks, status } from './about.ts';
import { crawlers } from './crawlers.ts';
import { evidence } from './evidence.ts';
import { fixes } from './fixes.ts';
import { geo } from './geo.ts';
import { punctuation } from './punctuation.ts';
import { verdict } from './verdict.ts';

/** The words of a report in Spanish, wherever it is shown. */
export const reports: typeof en = { about, crawlers, evidence, fixes, geo, pageTypes, punctuation, source, sourceMarks, status, verdict };
