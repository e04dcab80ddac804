/** Named schemas of the OpenAPI document. */
import { Type, type Static, type TSchema } from 'typebox';
import { auditExtras } from '../bodies/audit.ts';
import { httpSchema, missingSchema, settingsEcho, toolSchema, warningSchema } from '../bodies/common-fields.ts';
import { batchListSchema, batchRequest, batchResultsSchema, batchRowSchema, batchSchema } from '../bodies/batch.ts';
import { geoReading, geoResult } from '../bodies/geo.ts';
import { linksResult, linksSection } from '../bodies/links.ts';
import { metaResult, metaSection } from '../bodies/meta.ts';
import { reportComponents } from '../bodies/report-components.ts';
import { schemaResult, schemaSection } from '../bodies/structured-data.ts';
import { scheduleListSchema, scheduleRequest, scheduleSchema, sessionRequest, sessionSchema } from '../bodies/schedule.ts';
import {
  becameSchema,
  changesSchema,
  runDetailSchema,
  runListSchema,
  runPagesSchema,
  runSchema,
  siteListSchema,
  siteSchema,
  trendSchema,
} from '../bodies/site.ts';
import { volumes } from '../contacts.ts';
import { problems, type ProblemCode } from '../problem-codes.ts';
import type { ProblemBody } from '../problems.ts';
import { enumSchema } from './schema-kinds.ts';
import { problemsPage } from '../../../words/en/server/http.ts';

export const problemSchema = Type.Object({
  type: Type.String({ format: 'uri-reference' }),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  instance: Type.String({ description: 'The request’s path.' }),
  code: enumSchema(Object.keys(problems) as ProblemCode[]),
  retryable: Type.Boolean({ description: problemsPage.retryable }),
  requestId: Type.String(),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        parameter: Type.Optional(Type.String()),
        pointer: Type.Optional(Type.String()),
        code: Type.String(),
        message: Type.String(),
      }),
      { description: 'All errors of the request.' },
    ),
  ),
  available: Type.Optional(Type.Array(Type.String(), { description: 'Available media types.' })),
});
// Checks at compile time that responses match their description.
({}) as ProblemBody satisfies { [K in keyof Static<typeof problemSchema>]: unknown };

export const catalogueEntry = Type.Object({
  id: Type.String(),
  title: Type.String(),
  why: Type.String(),
  group: Type.String(),
  weight: Type.Integer(),
  gate: Type.Optional(Type.Boolean({ description: 'A page that fails it cannot be found in search; it caps the score.' })),
  scope: Type.Array(Type.String(), {
    description: 'Inputs: D rendered page, R raw HTML, H headers, F files of the site, N other URLs, B live browser.',
  }),
  tools: Type.Array(Type.String()),
  geo: Type.Optional(Type.Object({ category: Type.String(), points: Type.Number(), grade: Type.String() })),
  sources: Type.Array(Type.Object({ title: Type.String(), url: Type.String(), checked: Type.String(), mark: Type.String() })),
});
export const catalogueSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: toolSchema,
  locale: Type.String(),
  signals: Type.Array(catalogueEntry),
});
export const toolsSchema = Type.Object({
  schemaVersion: Type.String(),
  tool: toolSchema,
  locale: Type.String(),
  groups: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
  tools: Type.Array(
    Type.Object({ id: Type.String(), group: Type.String(), name: Type.String(), help: Type.String(), signals: Type.Array(Type.String()) }),
  ),
});
export const versionSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  schemaVersion: Type.String(),
  node: Type.String(),
});
export const healthSchema = Type.Object({ status: enumSchema(['ok']) });
export const readySchema = Type.Object({ status: enumSchema(['ready', 'not-ready']), faults: Type.Array(Type.String()) });
export const contactRequest = Type.Object(
  {
    email: Type.String({ minLength: 3, maxLength: 254, description: 'E-mail address for our reply.' }),
    use: Type.String({ minLength: 3, maxLength: 2000, description: 'What you want to do with the API.' }),
    volume: enumSchema(volumes, { description: 'Pages per month.' }),
  },
  { additionalProperties: false },
);
export const contactSaved = Type.Object({ id: Type.String(), at: Type.String() });

/** Names with which responses refer to each other. */
export const components: Record<string, TSchema | object> = {
  ...reportComponents,
  Tool: toolSchema,
  Settings: settingsEcho,
  Http: httpSchema,
  Warning: warningSchema,
  Missing: missingSchema,
  MetaSection: metaSection,
  SchemaSection: schemaSection,
  LinksSection: linksSection,
  GeoReading: geoReading,
  AuditExtras: auditExtras,
  AuditResult: { allOf: [{ $ref: '#/components/schemas/Report' }, { $ref: '#/components/schemas/AuditExtras' }] },
  MetaResult: metaResult,
  SchemaResult: schemaResult,
  LinksResult: linksResult,
  GeoResult: geoResult,
  Problem: problemSchema,
  Catalogue: catalogueSchema,
  ToolList: toolsSchema,
  Version: versionSchema,
  Health: healthSchema,
  Ready: readySchema,
  BatchRequest: batchRequest,
  Batch: batchSchema,
  BatchList: batchListSchema,
  BatchRow: batchRowSchema,
  BatchResults: batchResultsSchema,
  Became: becameSchema,
  Run: runSchema,
  RunDetail: runDetailSchema,
  RunList: runListSchema,
  RunPages: runPagesSchema,
  Changes: changesSchema,
  Trend: trendSchema,
  Site: siteSchema,
  SiteList: siteListSchema,
  ScheduleRequest: scheduleRequest,
  Schedule: scheduleSchema,
  ScheduleList: scheduleListSchema,
  SessionRequest: sessionRequest,
  Session: sessionSchema,
  ContactRequest: contactRequest,
  ContactSaved: contactSaved,
};
export type Catalogue = Static<typeof catalogueSchema>;
export type ToolList = Static<typeof toolsSchema>;
