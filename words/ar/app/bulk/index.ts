import type { bulkWords as en } from '../../../en/app/bulk/index.ts';
import { reasonText } from '../../checks/reasons.ts';
import { requestFailures } from '../request-failures.ts';
import { add } from './add.ts';
import { compare } from './compare.ts';
import { crawl } from './crawl.ts';
import { lists } from './lists.ts';
import { queue } from './queue.ts';
import { results } from './results.ts';
import { runs } from './runs.ts';
import { schedule } from './schedule.ts';
import { site } from './site.ts';
import { toolChoice } from './tool-choice.ts';

/** The words of the bulk page in Arabic. */
export const bulkWords: typeof en = {
  add,
  compare,
  crawl,
  lists,
  queue,
  reasonText,
  requestFailures,
  results,
  runs,
  schedule,
  site,
  toolChoice,
};
