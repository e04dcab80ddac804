/** Paths of sites, schedules, sessions and the dashboard. */
import { changesParameters, runListParameters, runPagesParameters, siteListParameters, trendParameters } from '../bodies/site.ts';
import { scheduleListParameters } from '../bodies/schedule.ts';
import {
  commonProblems,
  textContent,
  rateLimitHeaders,
  defineOperation,
  keyProblems,
  parameterProblems,
  schemaRef,
  type Operation,
} from './operation.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { siteExamples as examples } from './site-examples.ts';
import { batchExamples } from './batch-examples.ts';
import { responseWords } from '../../../words/en/server/openapi.ts';

const answer = (
  schema: string,
  example: unknown,
  description: string = responseWords.result,
  headers: readonly string[] = rateLimitHeaders,
) => ({ description, headers, content: { 'application/json': { schema: schemaRef(schema), examples: { example: { value: example } } } } });
const usual: readonly ProblemCode[] = [...commonProblems, ...keyProblems];
const ofSite: readonly ProblemCode[] = [...usual, 'not-acceptable', 'site-not-found'];
const ofRun: readonly ProblemCode[] = [...ofSite, 'run-not-found'];
const linked = ['Link', ...rateLimitHeaders];
const get = (id: Operation['id'], path: string, schema: string, example: unknown, more: Partial<Operation> = {}): Operation =>
  defineOperation(id, { path, tag: 'sites', role: 'read', responses: { 200: answer(schema, example) }, problems: ofSite, ...more });
/** Problems that requests without a body can have too. */
const ofEmptyBody: readonly ProblemCode[] = ['unsupported-media-type', 'body-too-large'];
const ofBody: readonly ProblemCode[] = [...ofEmptyBody, 'invalid-parameter', 'request-timeout', 'storage-full'];

export const siteOperations: readonly Operation[] = [
  get('listSites', '/v1/sites', 'SiteList', examples.sites, {
    parameters: siteListParameters,
    responses: { 200: answer('SiteList', examples.sites, responseWords.result, linked) },
    problems: [...usual, 'not-acceptable', ...parameterProblems],
  }),
  get('getSite', '/v1/sites/{site}', 'Site', examples.site),
  defineOperation('deleteSite', {
    method: 'DELETE',
    path: '/v1/sites/{site}',
    tag: 'sites',
    role: 'admin',
    responses: { 204: { description: responseWords.deleted, headers: rateLimitHeaders } },
    problems: [...usual, 'site-not-found', ...ofEmptyBody],
  }),
  get('listRuns', '/v1/sites/{site}/runs', 'RunList', examples.runs, {
    parameters: runListParameters,
    responses: { 200: answer('RunList', examples.runs, responseWords.result, linked) },
    problems: [...ofSite, ...parameterProblems],
  }),
  defineOperation('postRun', {
    method: 'POST',
    path: '/v1/sites/{site}/runs',
    tag: 'sites',
    role: 'run',
    responses: { 202: answer('Batch', batchExamples.batch, responseWords.accepted, ['Location', ...rateLimitHeaders]) },
    problems: [
      ...ofSite,
      ...ofEmptyBody,
      'request-timeout',
      'sitemap-unusable',
      'too-many-unfinished',
      'queue-unavailable',
      'storage-full',
    ],
  }),
  get('getRun', '/v1/sites/{site}/runs/{run}', 'RunDetail', examples.run, { problems: ofRun }),
  get('getRunPages', '/v1/sites/{site}/runs/{run}/pages', 'RunPages', examples.pages, {
    parameters: runPagesParameters,
    responses: { 200: answer('RunPages', examples.pages, responseWords.result, linked) },
    problems: [...ofRun, ...parameterProblems],
  }),
  get('getRunChanges', '/v1/sites/{site}/runs/{run}/changes', 'Changes', examples.changes, {
    parameters: changesParameters,
    problems: [...ofRun, ...parameterProblems],
  }),
  get('getTrend', '/v1/sites/{site}/trend', 'Trend', examples.trend, {
    parameters: trendParameters,
    problems: [...ofSite, ...parameterProblems],
  }),
  defineOperation('exportSite', {
    path: '/v1/sites/{site}/export',
    tag: 'sites',
    role: 'read',
    responses: { 200: { description: responseWords.result, headers: rateLimitHeaders, content: { 'application/x-ndjson': textContent } } },
    problems: ofSite,
  }),
  get('listSchedules', '/v1/schedules', 'ScheduleList', examples.schedules, {
    tag: 'schedules',
    parameters: scheduleListParameters,
    responses: { 200: answer('ScheduleList', examples.schedules, responseWords.result, linked) },
    problems: [...usual, 'not-acceptable', ...parameterProblems],
  }),
  defineOperation('postSchedule', {
    method: 'POST',
    path: '/v1/schedules',
    tag: 'schedules',
    role: 'admin',
    bodyLimit: 2_500_000,
    body: { types: ['application/json'], schema: schemaRef('ScheduleRequest'), examples: { example: { value: examples.scheduleRequest } } },
    responses: { 201: answer('Schedule', examples.schedule, responseWords.saved, ['Location', ...rateLimitHeaders]) },
    problems: [...usual, 'not-acceptable', ...ofBody, 'invalid-url', 'too-many-schedules'],
  }),
  defineOperation('deleteSchedule', {
    method: 'DELETE',
    path: '/v1/schedules/{schedule}',
    tag: 'schedules',
    role: 'admin',
    responses: { 204: { description: responseWords.deleted, headers: rateLimitHeaders } },
    problems: [...usual, 'schedule-not-found', ...ofEmptyBody],
  }),
  get('getSession', '/v1/session', 'Session', examples.session, { tag: 'session', problems: [...usual, 'not-acceptable'] }),
  defineOperation('postSession', {
    method: 'POST',
    path: '/v1/session',
    tag: 'session',
    role: null,
    body: { types: ['application/json'], schema: schemaRef('SessionRequest'), examples: { example: { value: examples.sessionRequest } } },
    responses: { 200: answer('Session', examples.session) },
    problems: [
      ...commonProblems,
      'unauthenticated',
      'keys-unavailable',
      'rate-limited',
      'database-unavailable',
      'not-acceptable',
      ...ofBody,
    ],
  }),
  defineOperation('deleteSession', {
    method: 'DELETE',
    path: '/v1/session',
    tag: 'session',
    role: null,
    responses: { 204: { description: responseWords.deleted, headers: rateLimitHeaders } },
    problems: [...commonProblems, 'rate-limited', 'database-unavailable', ...ofEmptyBody],
  }),
  ...(
    [
      ['getDashboard', '/sites', 'text/html'],
      ['getDashboardScript', '/sites/app.js', 'text/javascript'],
      ['getDashboardStyle', '/sites/app.css', 'text/css'],
    ] as const
  ).map(([id, path, type]) =>
    defineOperation(id, {
      path,
      tag: 'service',
      role: null,
      page: true,
      responses: {
        200: { description: responseWords.result, content: { [type]: textContent } },
        ...(type !== 'text/html' && { 304: { description: responseWords.unchanged, headers: ['ETag'] } }),
      },
      problems: commonProblems,
    }),
  ),
];
