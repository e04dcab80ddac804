/** Named schemas of the OpenAPI document. */
import type { TSchema } from 'typebox';
import { auditExtras } from '../bodies/audit.ts';
import { httpSchema, missingSchema, settingsEcho, toolSchema, warningSchema } from '../bodies/common-fields.ts';
import { batchListSchema, batchRequest, batchResultsSchema, batchRowSchema, batchSchema } from '../bodies/batch.ts';
import { catalogueSchema, toolsSchema } from '../bodies/catalogue.ts';
import { contactRequest, contactSaved } from '../bodies/contact.ts';
import { geoReading, geoResult } from '../bodies/geo.ts';
import { linksResult, linksSection } from '../bodies/links.ts';
import { metaResult, metaSection } from '../bodies/meta.ts';
import { reportComponents } from '../bodies/report-components.ts';
import { healthSchema, problemSchema, readySchema, versionSchema } from '../bodies/service.ts';
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
