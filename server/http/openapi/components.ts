/** Named schemas of the OpenAPI document. */
import { Type, type Static, type TSchema } from 'typebox';
import { auditExtras } from '../bodies/audit.ts';
import { httpSchema, missingSchema, settingsEcho, toolSchema, warningSchema } from '../bodies/common-fields.ts';
import { batchEndedSchema, batchListSchema, batchRequest, batchResultsSchema, batchRowSchema, batchSchema } from '../bodies/batch.ts';
import { catalogueSchema, toolsSchema } from '../bodies/catalogue.ts';
import { contactRequest, contactSaved } from '../bodies/contact.ts';
import { geoReading, geoResult } from '../bodies/geo.ts';
import { linksResult, linksSection } from '../bodies/links.ts';
import { metaResult, metaSection } from '../bodies/meta.ts';
import { reportComponents } from '../bodies/report-components.ts';
import { schemaResult, schemaSection } from '../bodies/structured-data.ts';
import { healthSchema, readySchema } from '../bodies/state.ts';
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
import { problems, type ProblemCode } from '../problem-codes.ts';
import type { ProblemBody } from '../problems.ts';
import { enumSchema } from './schema-kinds.ts';
import { problemsPage } from '../../../words/en/server/http.ts';

/** What the service says about itself. */
const versionSchema = Type.Object({ name: Type.String(), version: Type.String(), schemaVersion: Type.String(), node: Type.String() });

/** Its sentences are those of this document, in English. */
const problemSchema = Type.Object({
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
  BatchEnded: batchEndedSchema,
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
