import { add } from './add.ts';
import { lists } from './lists.ts';
import { queue } from './queue.ts';
import { requestFailures } from '../request-failures.ts';
import { results } from './results.ts';
import { runs } from './runs.ts';
import { site } from './site.ts';
import { toolChoice } from './tool-choice.ts';

/** What the page of bulk audits says in English. */
export const bulkWords = { add, lists, queue, requestFailures, results, runs, site, toolChoice };
