/** /v1/audit: the same report as everywhere, plus data about the visit. */
import { Type, type Static } from 'typebox';
import type { Report } from '../../../checks/core/report/report.ts';
import type { Visit } from '../../audit/auditor.ts';
import type { AuditQuery } from '../openapi/parameters.ts';
import { componentRef, nullableRef } from '../openapi/schema-kinds.ts';
import { commonFields, sections, visitSchemas, type Section, type Snapshot } from './common-fields.ts';
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
  const wanted = query.include ?? [];
  return {
    ...commonFields(snapshot, 'audit'),
    ...report,
    fixes: chosenFixes(report.fixes, query),
    signals: chosenSignals(report.signals, query),
    ...Object.assign({}, ...sections.filter((section) => wanted.includes(section)).map((section) => parts[section](snapshot.visit, query))),
    ...(wanted.includes('facts') && { facts }),
  };
}

/** A section of the answer, from the same visit. */
const parts: Record<Section, (visit: Visit, query: AuditQuery) => Partial<Static<typeof auditExtras>>> = {
  meta: ({ report }, { maxItems }) => ({ meta: metaOf(report.facts ?? {}, report, maxItems) }),
  schema: ({ report }, { maxItems }) => ({ structuredData: chooseStructuredData(report.facts ?? {}, { maxItems }) }),
  links: ({ report }, { maxItems }) => {
    const links = chooseLinks(report.facts ?? {}, { scope: 'all', maxItems }, 0, maxItems);
    return { linkInventory: links && { summary: links.summary, links: links.links } };
  },
  geo: (visit, { maxItems }) => ({ reading: readingSection(visit, maxItems) }),
};
