/** /v1/audit: the same report as everywhere, plus data about the visit. */
import { Type, type Static } from 'typebox';
import type { Report } from '../../../checks/core/report/report.ts';
import type { AuditQuery } from '../openapi/parameters.ts';
import { componentRef, nullableRef } from '../openapi/schema-kinds.ts';
import { commonFields, visitSchemas, type Snapshot } from './common-fields.ts';
import { readingSection, type geoReading } from './geo.ts';
import { chooseLinks, type linksSection } from './links.ts';
import { metaOf, type metaSection } from './meta.ts';
import { chosenFixes, chosenSignals } from './signal-list.ts';
import { chooseStructuredData, type schemaSection } from './structured-data.ts';

export const auditExtras = Type.Object({
  ...visitSchemas,
  meta: Type.Optional(componentRef<Static<typeof metaSection>>('MetaSection')),
  structuredData: Type.Optional(nullableRef<Static<typeof schemaSection>>('SchemaSection')),
  linkInventory: Type.Optional(nullableRef<Static<typeof linksSection>>('LinksSection')),
  reading: Type.Optional(componentRef<Static<typeof geoReading>>('GeoReading')),
});
export type AuditResult = Report & Static<typeof auditExtras>;

export function auditBody(snapshot: Snapshot, query: AuditQuery): AuditResult {
  const { facts = {}, ...report } = snapshot.visit.report;
  const wants = (section: NonNullable<AuditQuery['include']>[number]) => query.include?.includes(section) ?? false;
  const links = wants('links') ? chooseLinks(facts, { scope: 'all', maxItems: query.maxItems }, 0, query.maxItems) : null;
  return {
    ...commonFields(snapshot, 'audit'),
    ...report,
    fixes: chosenFixes(report.fixes, query),
    signals: chosenSignals(report.signals, query),
    ...(wants('meta') && { meta: metaOf(facts, snapshot.visit.report, query.maxItems) }),
    ...(wants('schema') && { structuredData: chooseStructuredData(facts, { maxItems: query.maxItems }) }),
    ...(wants('links') && { linkInventory: links && { summary: links.summary, links: links.links } }),
    ...(wants('geo') && { reading: readingSection(snapshot.visit, query.maxItems) }),
    ...(wants('facts') && { facts }),
  };
}
