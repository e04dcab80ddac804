/** Request and response bodies of schedules and sessions. */
import { processLanguage } from '../../words.ts';
import { Type, type Static } from 'typebox';
import type { Schedule } from '../../schedules/store.ts';
import { roles, type Role } from '../../options/choices.ts';
import { visitParameters } from '../openapi/parameters.ts';
import { componentRef, cursorParameter, enumSchema, listPage, maybe, optionalMembers, ulidSchema } from '../openapi/schema-kinds.ts';
import { product, type settingsEcho, type toolSchema } from './common-fields.ts';
import { batchRequest, crawlPlanBody, crawlPlanSchema } from './batch.ts';

const { signals: _signals, skipSignals: _skipSignals, ...ofVisit } = visitParameters;
/** Maximum URLs of a schedule; use a sitemap for more. */
export const mostScheduledUrls = 1000;
export const scheduleRequest = Type.Object(
  {
    cron: Type.String({ maxLength: 100, description: 'Cron expression of five fields, or @daily and the like.', examples: ['0 3 * * *'] }),
    timeZone: Type.String({ maxLength: 60, default: 'UTC', description: 'IANA time zone of the cron expression.' }),
    urls: batchRequest.properties.urls,
    sitemap: Type.Optional(Type.String({ format: 'uri', maxLength: 2048, description: 'Instead of urls: read anew each time.' })),
    crawl: batchRequest.properties.crawl,
    ...optionalMembers(ofVisit),
  },
  { additionalProperties: false, description: 'When, and what: one of urls, sitemap and crawl, and how the pages are visited.' },
);
export const scheduleSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: componentRef<Static<typeof toolSchema>>('Tool'),
  kind: enumSchema(['schedule']),
  id: ulidSchema(),
  site: Type.String({ description: 'Host of the sitemap, the start page of the crawl, or the first URL.' }),
  cron: Type.String(),
  timeZone: Type.String(),
  sitemap: maybe.string(),
  urls: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'How many URLs it lists; null for sitemaps and crawls.' }),
  crawl: crawlPlanSchema,
  settings: componentRef<Static<typeof settingsEcho>>('Settings'),
  createdAt: Type.String(),
  nextAt: maybe.string({ description: 'null: never again.' }),
  lastAt: maybe.string(),
  lastBatch: maybe.string({ description: 'ID of the batch that was started last.' }),
  lastError: maybe.string({ description: 'Why the last time started nothing; null if it did.' }),
  links: Type.Object({ self: Type.String() }),
});
export const scheduleListSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: componentRef<Static<typeof toolSchema>>('Tool'),
  kind: enumSchema(['schedules']),
  schedules: Type.Array(componentRef<Static<typeof scheduleSchema>>('Schedule')),
  page: listPage,
});
export const scheduleListParameters = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 100, description: 'Schedules per response, oldest first.' }),
  cursor: cursorParameter,
});
export const sessionRequest = Type.Object(
  { key: Type.String({ minLength: 1, maxLength: 200, description: 'A key of the service.' }) },
  { additionalProperties: false },
);
export const sessionSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: componentRef<Static<typeof toolSchema>>('Tool'),
  kind: enumSchema(['session']),
  role: enumSchema(roles, { description: 'What this key may do; admin where the service has no keys.' }),
  name: maybe.string({ description: 'Name of the key; null where the service has no keys.' }),
});
export type ScheduleBody = Static<typeof scheduleSchema>;
export type ScheduleListBody = Static<typeof scheduleListSchema>;
export type SessionBody = Static<typeof sessionSchema>;

const start = { schemaVersion: '1.0', tool: product };
const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());
export const pathOfSchedule = (id: string): string => `/v1/schedules/${id}`;

export function scheduleBody({
  id,
  host,
  cron,
  zone,
  source,
  settings,
  createdAt,
  nextAt,
  lastAt,
  lastBatch,
  lastError,
}: Schedule): ScheduleBody {
  const { choice, ...visit } = settings;
  return {
    ...start,
    kind: 'schedule',
    id,
    site: host,
    cron,
    timeZone: zone,
    sitemap: 'sitemap' in source ? source.sitemap : null,
    urls: 'urls' in source ? source.urls.length : null,
    crawl: 'crawl' in source ? crawlPlanBody(source.crawl) : null,
    settings: { ...visit, locale: processLanguage(), ...choice },
    createdAt: new Date(createdAt).toISOString(),
    nextAt: time(nextAt),
    lastAt: time(lastAt),
    lastBatch,
    lastError,
    links: { self: pathOfSchedule(id) },
  };
}
export const sessionBody = (role: Role, name: string | null): SessionBody => ({ ...start, kind: 'session', role, name });
