import catalogue from 'virtual:catalogue/fr';
import grounds from 'virtual:grounds/fr';
import { schedule } from './app/bulk/schedule.ts';
import { jobWords as jobs } from './app/bulk/job-errors.ts';
import { checks } from './checks/index.ts';
import { start } from './index.ts';
import { written } from './reports/written.ts';

/** French for the worker of the extension, which is one script. */
export const language = { ...start, catalogue, parts: { checks, files: written, grounds, jobs, schedule } };
