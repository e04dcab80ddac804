import type { Branding, FileProgress, Job, ExcludedUrls, RunHead } from './runs.ts';
import { jobLimit, lostTab, mostExcluded } from './runs.ts';
import {
  flagShape,
  integerShape,
  listShape,
  nullableShape,
  numberShape,
  objectShape,
  oneOfShape,
  optionalShape,
  recordOfShape,
  recordShape,
  textShape,
  type Shape,
} from '../storage/shape.ts';

/** Shapes of stored bulk audits: a run without its jobs, and a job. */

const id = textShape(200);
const tab = nullableShape(integerShape(lostTab, 2 ** 53));
/** Epoch milliseconds of a valid date. */
const time = numberShape(0, 8.64e15);
const jobs = integerShape(0, jobLimit);

const patterns = listShape(textShape(1_000), 1_000);
export const isCrawl = objectShape({
  start: textShape(2_000),
  limit: integerShape(1, jobLimit),
  depth: nullableShape(integerShape(0, 1e6)),
  include: patterns,
  exclude: patterns,
});
export const isOptions = objectShape({ tools: listShape(id, 1_000), probes: flagShape, parallel: integerShape(1, 100) });

export const isHead = recordOfShape<RunHead>({
  version: oneOfShape(1),
  id,
  name: textShape(1_000),
  createdAt: time,
  startedAt: nullableShape(time),
  endedAt: nullableShape(time),
  state: oneOfShape('draft', 'running', 'paused', 'finished', 'cancelled'),
  pausedBecause: nullableShape(oneOfShape('user', 'offline', 'storage-full', 'no-permission', 'restarted')),
  options: isOptions,
  crawl: optionalShape(nullableShape(isCrawl)),
  counts: objectShape({ total: jobs, waiting: jobs, running: jobs, done: jobs, failed: jobs, cancelled: jobs }),
});

export const isJob = recordOfShape<Job>({
  id,
  url: textShape(200_000),
  title: textShape(100_000),
  tabId: tab,
  state: oneOfShape('waiting', 'running', 'done', 'failed', 'cancelled'),
  attempt: integerShape(0, 1e6),
  openedTabId: tab,
  endedAt: nullableShape(time),
  error: nullableShape(
    objectShape({
      code: id,
      message: textShape(),
      status: optionalShape(integerShape(100, 999)),
      why: nullableShape(objectShape({ code: id, args: objectShape({}) })),
    }),
  ),
  interrupted: optionalShape(integerShape(0, 1e6)),
  depth: optionalShape(integerShape(0, 1e6)),
  followed: optionalShape(flagShape),
});

export const isExclusions = recordShape(listShape(textShape(2_000), mostExcluded), 100) as unknown as Shape<ExcludedUrls>;

const colour: Shape<string> = (value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
/** Maximum characters of a logo: a data: URL of 10 MB, with some room. */
const logo: Shape<string> = (value): value is string => textShape(20_000_000)(value) && /^(?:data:image\/|$)/.test(value);
export const isBranding = recordOfShape<Branding & { version: 1 }>({
  version: oneOfShape(1),
  title: textShape(),
  agency: textShape(),
  colour,
  logo,
  annex: flagShape,
  paper: oneOfShape('a4', 'letter'),
  language: optionalShape(textShape(40)),
});

export const isProgress = recordOfShape<FileProgress>({
  id,
  name: textShape(1_000),
  state: oneOfShape('making', 'saving', 'saved', 'failed'),
  done: integerShape(0, 1e6),
  total: integerShape(0, 1e6),
  error: textShape(),
});
