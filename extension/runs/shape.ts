import type { Branding, FileProgress, Job, ExcludedUrls, RunHead } from './runs.ts';
import { jobLimit, lostTab, mostExcluded } from './runs.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/** Shapes of stored bulk audits: a run without its jobs, and a job. */

const id = shape.text(200);
const tab = shape.nullable(shape.integer(lostTab, 2 ** 53));
/** Epoch milliseconds of a valid date. */
const time = shape.number(0, 8.64e15);
const jobs = shape.integer(0, jobLimit);

const patterns = shape.list(shape.text(1_000), 1_000);
export const isCrawl = shape.object({
  start: shape.text(2_000),
  limit: shape.integer(1, jobLimit),
  depth: shape.nullable(shape.integer(0, 1e6)),
  include: patterns,
  exclude: patterns,
});
export const isOptions = shape.object({ tools: shape.list(id, 1_000), probes: shape.flag, parallel: shape.integer(1, 100) });

export const isHead = shape.recordOf<RunHead>({
  version: shape.oneOf(1),
  id,
  name: shape.text(1_000),
  scheduleId: shape.optional(id),
  createdAt: time,
  startedAt: shape.nullable(time),
  endedAt: shape.nullable(time),
  state: shape.oneOf('draft', 'running', 'paused', 'finished', 'cancelled'),
  pausedBecause: shape.nullable(shape.oneOf('user', 'offline', 'storage-full', 'no-permission', 'restarted')),
  options: isOptions,
  crawl: shape.optional(shape.nullable(isCrawl)),
  counts: shape.object({ total: jobs, waiting: jobs, running: jobs, done: jobs, failed: jobs, cancelled: jobs }),
});

export const isJob = shape.recordOf<Job>({
  id,
  url: shape.text(200_000),
  title: shape.text(100_000),
  tabId: tab,
  state: shape.oneOf('waiting', 'running', 'done', 'failed', 'cancelled'),
  attempt: shape.integer(0, 1e6),
  openedTabId: tab,
  endedAt: shape.nullable(time),
  error: shape.nullable(
    shape.object({
      code: id,
      message: shape.text(),
      status: shape.optional(shape.integer(100, 999)),
      why: shape.nullable(shape.object({ code: id, args: shape.object({}) })),
    }),
  ),
  interrupted: shape.optional(shape.integer(0, 1e6)),
  depth: shape.optional(shape.integer(0, 1e6)),
  followed: shape.optional(shape.flag),
});

export const isExclusions = shape.record(shape.list(shape.text(2_000), mostExcluded), 100) as unknown as shape.Shape<ExcludedUrls>;

const colour: shape.Shape<string> = (value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
/** Maximum characters of a logo: a data: URL of 10 MB, with some room. */
const logo: shape.Shape<string> = (value): value is string => shape.text(20_000_000)(value) && /^(?:data:image\/|$)/.test(value);
export const isBranding = shape.recordOf<Branding & { version: 1 }>({
  version: shape.oneOf(1),
  title: shape.text(),
  agency: shape.text(),
  colour,
  logo,
  annex: shape.flag,
  paper: shape.oneOf('a4', 'letter'),
  language: shape.optional(shape.text(40)),
});

export const isProgress = shape.recordOf<FileProgress>({
  id,
  name: shape.text(1_000),
  state: shape.oneOf('making', 'saving', 'saved', 'failed'),
  done: shape.integer(0, 1e6),
  total: shape.integer(0, 1e6),
  error: shape.text(),
});
