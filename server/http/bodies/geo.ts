/** /v1/geo: readiness to be cited, and its components. */
import { Type, type Static } from 'typebox';
import { readForAgents } from '../../../checks/derive/agents.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { isSuccess } from '../../../checks/core/helpers/is-success.ts';
import type { AboutFact } from '../../../checks/core/facts/about.ts';
import type { CrawlerReading } from '../../../checks/core/report/crawler-reading.ts';
import type { Fix } from '../../../checks/core/report/report.ts';
import type { ReportGeo as Geo } from '../../../checks/core/report/finding-sentences.ts';
import type { Visit } from '../../audit/auditor.ts';
import { componentRef, maybe, enumSchema } from '../openapi/schema-kinds.ts';
import { commonFields, visitSchemas, reportFields, missingFacts, subjectSchemas, type Snapshot } from './common-fields.ts';
import { chosenFixes, chosenSignals, type SignalChoice } from './signal-list.ts';
import { signalsOfGeo } from './signal-subjects.ts';

export const geoReading = Type.Object({
  about: Type.Unsafe<AboutFact | null>({
    $ref: '#/components/schemas/Report/properties/about',
    description: 'Headline, authors, publisher, dates and lead, as in the report.',
  }),
  topTerms: Type.Array(Type.String(), { description: 'Topic terms of the page.' }),
  passages: Type.Union(
    [
      Type.Object({
        items: Type.Array(
          Type.Object({
            heading: maybe.string(),
            text: Type.String(),
            words: Type.Number(),
            score: Type.Number({ minimum: 0, maximum: 1 }),
            selector: Type.String(),
          }),
        ),
        total: Type.Integer(),
      }),
      Type.Null(),
    ],
    { description: 'The page split by heading, as an answer engine would quote it.' },
  ),
  claims: Type.Union(
    [
      Type.Object({
        total: Type.Integer(),
        sourced: Type.Integer(),
        domains: Type.Array(Type.String()),
        referenceList: Type.Boolean(),
        items: Type.Array(
          Type.Object({
            kind: enumSchema(['quantity', 'quotation']),
            text: Type.String(),
            figure: Type.String(),
            source: Type.String(),
            why: Type.String(),
            selector: Type.String(),
          }),
        ),
      }),
      Type.Null(),
    ],
    { description: 'Numbers and quotations with their sources.' },
  ),
  crawlers: Type.Union(
    [
      Type.Array(
        Type.Object({
          token: Type.String(),
          operator: Type.String(),
          purpose: enumSchema(['search', 'training', 'user', 'other']),
          verdict: enumSchema(['allowed', 'blocked', 'unknown']),
          line: maybe.number(),
          code: Type.String(),
          args: Type.Record(Type.String(), Type.Unknown()),
        }),
      ),
      Type.Null(),
    ],
    { description: 'robots.txt verdicts for AI crawlers on this URL.' },
  ),
  agents: Type.Object(
    {
      controls: Type.Union([Type.Object({ total: Type.Integer(), nameless: Type.Integer() }), Type.Null()]),
      forms: Type.Union([
        Type.Object({ total: Type.Integer(), tools: Type.Integer(), undescribed: Type.Integer(), repeated: Type.Array(Type.String()) }),
        Type.Null(),
      ]),
      llmsTxt: Type.Union([
        Type.Object({ present: Type.Boolean(), heading: Type.Boolean(), links: Type.Boolean(), text: Type.Boolean() }),
        Type.Null(),
      ]),
      ard: Type.Array(Type.Object({ from: enumSchema(['robots', 'link', 'header']), url: Type.String(), legacy: Type.Boolean() })),
      cls: maybe.number(),
    },
    {
      description:
        'For software that acts on pages for people: controls and those without an accessible name, forms with WebMCP attributes, the form of llms.txt, where an ARD file is named, CLS. No engine requires any of it, and nothing is scored.',
    },
  ),
  llmsTxt: Type.Union([
    Type.Object({ url: Type.String(), present: Type.Boolean(), status: Type.Integer(), bytes: Type.Integer() }),
    Type.Null(),
  ]),
});
export const geoResult = Type.Object({
  ...visitSchemas,
  ...subjectSchemas,
  geo: componentRef<Geo>('ReportGeo'),
  crawlerReading: Type.Unsafe<CrawlerReading | null>({ $ref: '#/components/schemas/Report/properties/crawlerReading' }),
  fixes: Type.Unsafe<Fix[]>({ $ref: '#/components/schemas/Report/properties/fixes' }),
  reading: geoReading,
});
export type GeoResult = Static<typeof geoResult>;

/** @param visit including facts @param most maximum items per list */
export function readingSection({ report, reading }: Visit, most: number): Static<typeof geoReading> {
  const { topTerms = [], passages = null, claims = null, crawlers = null } = reading ?? {};
  const llms = factValueOf(report.facts ?? {}, 'llmsTxt');
  return {
    about: report.about,
    topTerms,
    passages: passages && { ...passages, items: passages.items.slice(0, most) },
    claims: claims && {
      ...claims,
      domains: claims.domains.slice(0, most),
      items: claims.items
        .slice(0, most)
        .map(({ kind, text, figure, source, why, selector }) => ({ kind, text, figure, source, why, selector })),
    },
    crawlers:
      crawlers &&
      crawlers.map(({ token, operator, purpose, verdict, line, because }) => ({
        token,
        operator,
        purpose,
        verdict,
        line,
        code: because.code,
        args: { ...because.args },
      })),
    agents: readForAgents(report.facts ?? {}),
    llmsTxt: llms ? { url: llms.url, present: isSuccess(llms.status), status: llms.status, bytes: llms.bytes } : null,
  };
}

export function geoBody(snapshot: Snapshot, query: SignalChoice): GeoResult {
  const { report } = snapshot.visit;
  const known = report.facts ?? {};
  return {
    ...commonFields(snapshot, 'geo'),
    ...reportFields(report),
    geo: report.geo,
    crawlerReading: report.crawlerReading,
    fixes: chosenFixes(report.fixes, query).filter(({ geoLost }) => geoLost > 0),
    reading: readingSection(snapshot.visit, query.maxItems),
    signals: chosenSignals(signalsOfGeo(report), query),
    missing: missingFacts(known, ['page', 'head', 'text', 'language', 'about', 'controls', 'robotsTxt', 'llmsTxt']),
  };
}
