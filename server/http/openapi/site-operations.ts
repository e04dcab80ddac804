/** Paths of sites, schedules, sessions and the dashboard. */
import { changesParameters, runListParameters, runPagesParameters, siteListParameters, trendParameters } from '../bodies/site.ts';
import { scheduleListParameters } from '../bodies/schedule.ts';
import { everywhere, file, limited, operationWithWords, ofKeys, ofParameters, schemaRef, type Operation } from './operation.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { siteExamples as examples } from './site-examples.ts';
import { batchExamples } from './batch-examples.ts';
import { answerWords } from '../../../words/en/server/openapi.ts';

const answer = (schema: string, example: unknown, description: string = answerWords.result, headers: readonly string[] = limited) => ({
  description,
  headers,
  content: { 'application/json': { schema: schemaRef(schema), examples: { example: { value: example } } } },
});
const usual: readonly ProblemCode[] = [...everywhere, ...ofKeys];
const ofSite: readonly ProblemCode[] = [...usual, 'not-acceptable', 'site-not-found'];
const ofRun: readonly ProblemCode[] = [...ofSite, 'run-not-found'];
const linked = ['Link', ...limited];
const get = (id: Operation['id'], path: string, schema: string, example: unknown, more: Partial<Operation> = {}): Operation =>
  operationWithWords(id, { path, tag: 'sites', role: 'read', answers: { 200: answer(schema, example) }, problems: ofSite, ...more });
/** Problems that requests without a body can have too. */
const ofEmptyBody: readonly ProblemCode[] = ['unsupported-media-type', 'body-too-large'];
const ofBody: readonly ProblemCode[] = [...ofEmptyBody, 'invalid-parameter', 'request-timeout', 'storage-full'];

export const siteOperations: readonly Operation[] = [
  get('listSites', '/v1/sites', 'SiteList', examples.sites, {
    parameters: siteListParameters,
    answers: { 200: answer('SiteList', examples.sites, answerWords.result, linked) },
    problems: [...usual, 'not-acceptable', ...ofParameters],
  }),
  get('getSite', '/v1/sites/{site}', 'Site', examples.site),
  operationWithWords('deleteSite', {
    method: 'DELETE',
    path: '/v1/sites/{site}',
    tag: 'sites',
    role: 'admin',
    answers: { 204: { description: answerWords.deleted, headers: limited } },
    problems: [...usual, 'site-not-found', ...ofEmptyBody],
  }),
  get('listRuns', '/v1/sites/{site}/runs', 'RunList', examples.runs, {
    parameters: runListParameters,
    answers: { 200: answer('RunList', examples.runs, answerWords.result, linked) },
    problems: [...ofSite, ...ofParameters],
  }),
  operationWithWords('postRun', {
    method: 'POST',
    path: '/v1/sites/{site}/runs',
    tag: 'sites',
    role: 'run',
    answers: { 202: answer('Batch', batchExamples.batch, answerWords.accepted, ['Location', ...limited]) },
    problems: [...ofSite, ...ofEmptyBody, 'request-timeout', 'sitemap-unusable', 'too-many-batches', 'queue-unavailable', 'storage-full'],
  }),
  get('getRun', '/v1/sites/{site}/runs/{run}', 'RunDetail', examples.run, { problems: ofRun }),
  get('getRunPages', '/v1/sites/{site}/runs/{run}/pages', 'RunPages', examples.pages, {
    parameters: runPagesParameters,
    answers: { 200: answer('RunPages', examples.pages, answerWords.result, linked) },
    problems: [...ofRun, ...ofParameters],
  }),
  get('getRunChanges', '/v1/sites/{site}/runs/{run}/changes', 'Changes', examples.changes, {
    parameters: changesParameters,
    problems: [...ofRun, ...ofParameters],
  }),
  get('getTrend', '/v1/sites/{site}/trend', 'Trend', examples.trend, {
    parameters: trendParameters,
    problems: [...ofSite, ...ofParameters],
  }),
  operationWithWords('exportSite', {
    path: '/v1/sites/{site}/export',
    tag: 'sites',
    role: 'read',
    answers: { 200: { description: answerWords.result, headers: limited, content: { 'application/x-ndjson': file } } },
    problems: ofSite,
  }),
  get('listSchedules', '/v1/schedules', 'ScheduleList', examples.schedules, {
    tag: 'schedules',
    parameters: scheduleListParameters,
    answers: { 200: answer('ScheduleList', examples.schedules, answerWords.result, linked) },
    problems: [...usual, 'not-acceptable', ...ofParameters],
  }),
  operationWithWords('postSchedule', {
    method: 'POST',
    path: '/v1/schedules',
    tag: 'schedules',
    role: 'admin',
    bodyLimit: 2_500_000,
    body: { types: ['application/json'], schema: schemaRef('ScheduleRequest'), examples: { example: { value: examples.scheduleRequest } } },
    answers: { 201: answer('Schedule', examples.schedule, answerWords.saved, ['Location', ...limited]) },
    problems: [...usual, 'not-acceptable', ...ofBody, 'invalid-url', 'too-many-schedules'],
  }),
  operationWithWords('deleteSchedule', {
    method: 'DELETE',
    path: '/v1/schedules/{schedule}',
    tag: 'schedules',
    role: 'admin',
    answers: { 204: { description: answerWords.deleted, headers: limited } },
    problems: [...usual, 'schedule-not-found', ...ofEmptyBody],
  }),
  get('getSession', '/v1/session', 'Session', examples.session, { tag: 'session', problems: [...usual, 'not-acceptable'] }),
  operationWithWords('postSession', {
    method: 'POST',
    path: '/v1/session',
    tag: 'session',
    role: null,
    body: { types: ['application/json'], schema: schemaRef('SessionRequest'), examples: { example: { value: examples.sessionRequest } } },
    answers: { 200: answer('Session', examples.session) },
    problems: [...everywhere, 'unauthenticated', 'rate-limited', 'draining', 'history-unavailable', 'not-acceptable', ...ofBody],
  }),
  operationWithWords('deleteSession', {
    method: 'DELETE',
    path: '/v1/session',
    tag: 'session',
    role: null,
    answers: { 204: { description: answerWords.deleted, headers: limited } },
    problems: [...everywhere, 'rate-limited', 'draining', 'history-unavailable', ...ofEmptyBody],
  }),
  ...(
    [
      ['getDashboard', '/sites', 'text/html'],
      ['getDashboardScript', '/sites/app.js', 'text/javascript'],
      ['getDashboardStyle', '/sites/app.css', 'text/css'],
    ] as const
  ).map(([id, path, type]) =>
    operationWithWords(id, {
      path,
      tag: 'service',
      role: null,
      page: true,
      answers: {
        200: { description: answerWords.result, content: { [type]: file } },
        ...(type !== 'text/html' && { 304: { description: answerWords.unchanged, headers: ['ETag'] } }),
      },
      problems: everywhere,
    }),
  ),
];
