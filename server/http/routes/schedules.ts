/** /v1/schedules: audits that start automatically. */
import { hostOf } from '../../../checks/parse/urls.ts';
import type { TSchema } from 'typebox';
import { batchIdPattern } from '../../batches/batch.ts';
import { firstUrlOf } from '../../batches/source.ts';
import type { Scheduler } from '../../schedules/scheduler.ts';
import { isTimeZone, parseCron } from '../../schedules/cron.ts';
import type { Schedule } from '../../schedules/store.ts';
import { negotiateMediaType } from '../accept.ts';
import { readBatchRequest } from '../batch-request.ts';
import { start } from '../bodies/site.ts';
import { mostScheduledUrls, scheduleBody, scheduleListParameters, pathOfSchedule, scheduleRequest } from '../bodies/schedule.ts';
import { addNextLink, writeCursor, json, noStore, queryStringOf, readCursor, sendJson, type Handler } from '../lists.ts';
import { parameterProblem, readQuery } from '../openapi/parameters.ts';
import { ApiProblem, type ProblemFault } from '../problems.ts';
import { mostFaults, refuseUnknown } from '../read-members.ts';
import { isObject } from '../../../checks/core/helpers/is-object.ts';
import { ulid } from '../../batches/ulid.ts';
import { withHistoryProblems } from './sites.ts';
import { serverWords } from '../../words.ts';

/** Maximum schedules of a service. */
const mostSchedules = 5_000;
const names = Object.keys(scheduleRequest.properties);

export function scheduleRoutes(
  scheduler: Scheduler,
  /** Maximum pages of a batch. */
  batchPages: number,
  clock: () => number,
): Record<'listSchedules' | 'postSchedule' | 'deleteSchedule', Handler> {
  const { store } = scheduler;
  return {
    listSchedules: withHistoryProblems(async (request, reply) => {
      const { limit, cursor } = readQuery(scheduleListParameters, queryStringOf(request));
      negotiateMediaType(request.headers.accept, [json]);
      const found = await store.list({ after: cursor === undefined ? '' : readCursor(cursor, batchIdPattern), limit: limit + 1 });
      const shown = found.slice(0, limit);
      const nextCursor = found.length > limit ? writeCursor(shown.at(-1)!.id) : null;
      addNextLink(request, reply, '/v1/schedules', nextCursor);
      return sendJson(reply, { ...start, kind: 'schedules', schedules: shown.map(scheduleBody), page: { limit, nextCursor } });
    }),
    postSchedule: withHistoryProblems(async (request, reply) => {
      negotiateMediaType(request.headers.accept, [json]);
      const schedule = readSchedule(request.body, request.holder, batchPages, clock());
      if ((await store.count()) >= mostSchedules) throw new ApiProblem('too-many-schedules');
      await store.create(schedule);
      reply.code(201).header('location', pathOfSchedule(schedule.id));
      return sendJson(reply, scheduleBody(schedule));
    }),
    deleteSchedule: withHistoryProblems(async (request, reply) => {
      if (!(await store.remove((request.params as { schedule: string }).schedule))) throw new ApiProblem('schedule-not-found');
      return reply.code(204).headers(noStore).send();
    }),
  };
}

/** @throws Problem 400 with all errors */
function readSchedule(body: unknown, owner: string | null, batchPages: number, now: number): Schedule {
  if (!isObject(body)) throw parameterProblem([{ pointer: '', code: 'not-an-object', message: serverWords().batchFaults.noObject }]);
  const errors: ProblemFault[] = [];
  refuseUnknown(body, names, '', errors);
  // A batch also has others, such as webhook: of those here, nothing else is said.
  const { cron, timeZone = 'UTC', ...ofBatch } = Object.fromEntries(names.map((name) => [name, body[name]]));
  const zone = typeof timeZone === 'string' && timeZone.length <= longestOf('timeZone') && isTimeZone(timeZone) ? timeZone : null;
  if (zone === null) errors.push({ pointer: '/timeZone', code: 'not-a-time-zone', message: serverWords().historyFaults.timeZone });
  const next = typeof cron === 'string' ? parseCron(cron.trim(), zone ?? 'UTC') : null;
  const nextAt = next?.(now) ?? null;
  if (!next) errors.push({ pointer: '/cron', code: 'not-a-cron-expression', message: serverWords().historyFaults.cron });
  else if (nextAt === null) errors.push({ pointer: '/cron', code: 'never-due', message: serverWords().historyFaults.never });
  const batch = readOrder(ofBatch, batchPages, errors);
  if (!batch || errors.length > 0) throw parameterProblem(errors.slice(0, mostFaults));
  return {
    id: ulid(now),
    host: hostOf(firstUrlOf(batch.source)),
    cron: (cron as string).trim(),
    zone: zone!,
    source: batch.source,
    settings: batch.settings,
    owner,
    createdAt: now,
    nextAt,
    lastAt: null,
    lastBatch: null,
    lastError: null,
  };
}
const longestOf = (name: string): number =>
  ((scheduleRequest.properties as Record<string, TSchema>)[name] as { maxLength?: number }).maxLength ?? 0;

function readOrder(body: Record<string, unknown>, most: number, errors: ProblemFault[]) {
  try {
    return readBatchRequest(body, { most, mostListed: mostScheduledUrls, allowWebhooks: [], checkWebhook: () => undefined });
  } catch (error) {
    if (!(error instanceof ApiProblem) || !error.more.errors) throw error;
    errors.push(...error.more.errors);
    return null;
  }
}
