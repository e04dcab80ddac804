/** /v1/audit: the same report as everywhere, plus data about the visit. */
import { Type, type Static } from 'typebox';
import type { Report } from '../../../checks/core/report/report.ts';
import type { AuditQuery } from '../openapi/parameters.ts';
import { openapiComponent } from '../openapi/schema-kinds.ts';
import { apiResponseStart, besideReport, type Snapshot } from './answer-start.ts';
import { apiReadingSection, type geoReading } from './geo.ts';
import { apiLinksOf, type linksSection } from './links.ts';
import { apiMetaOf, type metaSection } from './meta.ts';
import { apiChosenFixes, apiChosenSignals } from './signal-list.ts';
import { apiStructuredData, type schemaSection } from './structured-data.ts';

export const auditExtras = Type.Object({
  ...besideReport,
  meta: Type.Optional(openapiComponent<Static<typeof metaSection>>('MetaSection')),
  structuredData: Type.Optional(
    Type.Unsafe<Static<typeof schemaSection> | null>({ anyOf: [{ $ref: '#/components/schemas/SchemaSection' }, { type: 'null' }] }),
  ),
  linkInventory: Type.Optional(
    Type.Unsafe<Static<typeof linksSection> | null>({ anyOf: [{ $ref: '#/components/schemas/LinksSection' }, { type: 'null' }] }),
  ),
  reading: Type.Optional(openapiComponent<Static<typeof geoReading>>('GeoReading')),
});
export type AuditResult = Omit<Report, 'facts'> & Pick<Report, 'facts'> & Static<typeof auditExtras>;

export function auditBody(snapshot: Snapshot, query: AuditQuery): AuditResult {
  const { facts = {}, ...report } = snapshot.visit.report;
  const wants = (section: NonNullable<AuditQuery['include']>[number]) => query.include?.includes(section) ?? false;
  const links = wants('links') ? apiLinksOf(facts, { scope: 'all', maxItems: query.maxItems }, 0, query.maxItems) : null;
  return {
    ...apiResponseStart(snapshot, 'audit'),
    ...report,
    fixes: apiChosenFixes(report.fixes, query),
    signals: apiChosenSignals(report.signals, query),
    ...(wants('meta') && { meta: apiMetaOf(facts, snapshot.visit.report, query.maxItems) }),
    ...(wants('schema') && { structuredData: apiStructuredData(facts, { maxItems: query.maxItems }) }),
    ...(wants('links') && { linkInventory: links && { summary: links.summary, links: links.links } }),
    ...(wants('geo') && { reading: apiReadingSection(snapshot.visit, query.maxItems) }),
    ...(wants('facts') && { facts }),
  };
}
