import catalogue from 'virtual:catalogue/ar';
import grounds from 'virtual:grounds/ar';
import { schedule } from './app/bulk/schedule.ts';
import { jobWords as jobs } from './app/bulk/job-errors.ts';
import { checks } from './checks/index.ts';
import { start } from './index.ts';
import { written } from './reports/written.ts';

/** Arabic for the worker of the extension, which is one script. */
export const language = { ...start, catalogue, parts: { checks, files: written, grounds, jobs, schedule } };
