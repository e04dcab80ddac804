import type { Branding, FileProgress, Job, ExcludedUrls, RunHead } from './runs.ts';
import { jobLimit, lostTab, mostExcluded } from './runs.ts';
import { flag, list, number, object, oneOf, optional, orNull, record, text, whole, type Shape } from './shape.ts';

/** Shapes of stored bulk audits: a run without its jobs, and a job. */

const id = text(200);
const tab = orNull(whole(lostTab, 2 ** 53));
/** Epoch milliseconds that a date can show. */
const time = number(0, 8.64e15);
const jobs = whole(0, jobLimit);

const patterns = list(text(1_000), 1_000);
export const isCrawl = object({
  start: text(2_000),
  limit: whole(1, jobLimit),
  depth: orNull(whole(0, 1e6)),
  include: patterns,
  exclude: patterns,
});
export const isOptions = object({ tools: list(id, 1_000), probes: flag, parallel: whole(1, 100) });

export const isHead = object({
  version: oneOf(1),
  id,
  name: text(1_000),
  createdAt: time,
  startedAt: orNull(time),
  endedAt: orNull(time),
  state: oneOf('draft', 'running', 'paused', 'finished', 'cancelled'),
  pausedBecause: orNull(oneOf('user', 'offline', 'storage-full', 'no-permission', 'restarted')),
  options: isOptions,
  crawl: optional(orNull(isCrawl)),
  counts: object({ total: jobs, waiting: jobs, running: jobs, done: jobs, failed: jobs, cancelled: jobs }),
}) as unknown as Shape<RunHead>;

export const isJob = object({
  id,
  url: text(200_000),
  title: text(100_000),
  tabId: tab,
  state: oneOf('waiting', 'running', 'done', 'failed', 'cancelled'),
  attempt: whole(0, 1e6),
  openedTabId: tab,
  endedAt: orNull(time),
  error: orNull(
    object({ code: id, message: text(), detail: optional(text()), why: optional(orNull(object({ code: id, args: object({}) }))) }),
  ),
  interrupted: optional(whole(0, 1e6)),
  depth: optional(whole(0, 1e6)),
  followed: optional(flag),
}) as unknown as Shape<Job>;

export const isExclusions = record(list(text(2_000), mostExcluded), 100) as unknown as Shape<ExcludedUrls>;

const colour: Shape<string> = (value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
/** A picture, or none. Characters of one of 10 MB, and some. */
const logo: Shape<string> = (value): value is string => text(20_000_000)(value) && /^(?:data:image\/|$)/.test(value);
export const isBranding = object({
  version: oneOf(1),
  title: text(),
  agency: text(),
  colour,
  logo,
  annex: optional(flag),
}) as unknown as Shape<Branding>;

export const isProgress = object({
  id,
  name: text(1_000),
  state: oneOf('making', 'saving', 'saved', 'failed'),
  done: whole(0, 1e6),
  total: whole(0, 1e6),
  error: text(),
}) as unknown as Shape<FileProgress>;
