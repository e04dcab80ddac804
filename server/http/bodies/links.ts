/** /v1/links: every link of the page, paginated. */
import { serverWords } from '../../words.ts';
import { Type, type Static, type TObject } from 'typebox';
import type { ToolId } from '../../../checks/tools.ts';
import { countLinks, isSameSite, linkRows, type LinkRow } from '../../../checks/derive/links/kinds.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { LinkClass, LinkStatusFact, Probe } from '../../../checks/core/facts/probes.ts';
import { probeFinder, probeUrl } from '../../../checks/views/link-probes.ts';
import type { LinksQuery } from '../openapi/parameters.ts';
import { maybe, enumSchema } from '../openapi/schema-kinds.ts';
import { commonFields, visitSchemas, reportFields, missingFacts, subjectSchemas, type Snapshot } from './common-fields.ts';
import { chosenSignals } from './signal-list.ts';
import { signalsOfTools } from './signal-subjects.ts';

const kinds = ['internal', 'subdomain', 'external', 'same-page', 'mail', 'phone', 'script', 'other', 'invalid', 'none'] as const;
const rels = ['follow', 'nofollow', 'sponsored', 'ugc'] as const;
const regions = ['main', 'header', 'nav', 'aside', 'footer', 'comments', 'dialog', 'none'] as const;
const classes = ['ok', 'redirected', 'broken', 'unverified', 'skipped'] as const;
const counted = <const N extends readonly string[]>(names: N) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, Type.Integer({ minimum: 0 })]))) as unknown as TObject<{
    [K in N[number]]: ReturnType<typeof Type.Integer>;
  }>;

const probeSchema = Type.Object({
  url: Type.String(),
  class: enumSchema(classes, { description: 'unverified: rejected the check or did not respond; may work for people.' }),
  status: Type.Integer({ description: 'Status of the last response; 0 without one.' }),
  finalUrl: Type.String(),
  redirects: Type.Integer(),
  reason: Type.Union(
    [Type.Object({ code: Type.String(), args: Type.Record(Type.String(), Type.Unknown()), message: Type.String() }), Type.Null()],
    { description: 'Reason for the state; null if the status explains it.' },
  ),
});
const row = Type.Object({
  element: enumSchema(['a', 'area']),
  href: maybe.string({ description: 'As written.' }),
  url: maybe.string({ description: 'Resolved; null if invalid.' }),
  kind: enumSchema(kinds, { description: 'Type of target.' }),
  rel: Type.Array(Type.String(), { description: 'As written.' }),
  says: Type.Array(enumSchema(rels), { description: 'Effect of rel for search engines.' }),
  obstacle: enumSchema(['no-href', 'empty', 'script', 'file', 'unparsable', null], {
    description: 'Why a crawler cannot follow it; null if it can.',
  }),
  text: Type.String(),
  name: Type.String({ description: 'Accessible name.' }),
  nameFrom: Type.String(),
  imageOnly: Type.Boolean(),
  newTab: Type.Boolean(),
  region: enumSchema(regions),
  main: Type.Boolean(),
  selector: Type.String(),
  probe: Type.Union([probeSchema, Type.Null()], { description: 'Result of checking its target; null if not checked.' }),
});
export const linksSection = Type.Object({
  summary: Type.Object({
    total: Type.Integer({ description: 'Links on the page.' }),
    read: Type.Integer({ description: 'Links read; fewer on very large pages.' }),
    unique: Type.Integer({ description: 'Unique http(s) targets, ignoring fragments.' }),
    kinds: counted(kinds),
    rels: counted(rels),
    regions: counted(regions),
    newTab: Type.Integer(),
    obstacles: Type.Integer(),
    domains: Type.Array(Type.Object({ domain: Type.String(), links: Type.Integer() }), {
      description: 'Linked external sites, most links first.',
    }),
    probes: Type.Union([counted(classes), Type.Null()], { description: 'Targets by state; null if links were not checked.' }),
    finished: maybe.boolean({ description: 'Whether all targets were checked; null if links were not checked.' }),
  }),
  links: Type.Array(row),
});
const pageSchema = Type.Object({
  limit: Type.Integer(),
  nextCursor: maybe.string({ description: 'Cursor for the next page; null at the end.' }),
  total: Type.Integer({ description: 'Links that match the filters.' }),
});
export const linksResult = Type.Object({
  ...visitSchemas,
  ...subjectSchemas,
  summary: Type.Unsafe<Static<typeof linksSection>['summary'] | null>({
    anyOf: [linksSection.properties.summary, { type: 'null' }],
    description: 'null if links could not be read.',
  }),
  links: linksSection.properties.links,
  page: pageSchema,
});
export type LinksResult = Static<typeof linksResult>;
const linksTools: readonly ToolId[] = ['link-inventory', 'link-status', 'anchor-text', 'link-highlighter'];

type Filter = Pick<LinksQuery, 'scope' | 'state' | 'maxItems'>;
/** Links from `offset` on, as many as fit. */
export function chooseLinks(
  known: KnownFacts,
  { scope, state, maxItems }: Filter,
  offset: number,
  limit: number,
): (Static<typeof linksSection> & { fitting: number }) | null {
  const links = factValueOf(known, 'links');
  if (!links) return null;
  const status = factValueOf(known, 'linkStatus');
  const probeOf = probeFinder(status);
  const rows = linkRows(links.items, factValueOf(known, 'page')?.url ?? '');
  const fitting = rows.filter(({ link, kind }) => {
    const sameSite = isSameSite(kind) || kind === 'same-page';
    if (scope === 'internal' ? !sameSite : scope === 'external' && kind !== 'external') return false;
    return !state || state.some((one) => probeOf(link)?.class === one);
  });
  const counts = countLinks(rows);
  return {
    summary: {
      total: links.total,
      read: rows.length,
      unique: new Set(rows.flatMap(({ link }) => probeUrl(link) ?? [])).size,
      ...counts,
      domains: counts.domains.slice(0, maxItems),
      probes: status ? probeCounts(status) : null,
      finished: status ? status.finished : null,
    },
    links: fitting.slice(offset, offset + limit).map((one) => flat(one, probeOf(one.link))),
    fitting: fitting.length,
  };
}

function probeCounts({ probes }: LinkStatusFact): Record<LinkClass, number> {
  const counts: Record<LinkClass, number> = { ok: 0, redirected: 0, broken: 0, unverified: 0, skipped: 0 };
  for (const { class: kind } of probes) counts[kind]++;
  return counts;
}

function flat({ link, kind, rel, obstacle, newTab }: LinkRow, probe: Probe | null): Static<typeof row> {
  const { kind: element, href, url, text, name, nameFrom, imageOnly, region, main, selector } = link;
  return {
    element,
    href,
    url,
    kind,
    rel: link.rel,
    says: rel,
    obstacle,
    text,
    name,
    nameFrom,
    imageOnly,
    newTab,
    region,
    main,
    selector,
    probe: probe && {
      url: probe.url,
      class: probe.class,
      status: probe.status,
      finalUrl: probe.finalUrl,
      redirects: probe.redirects,
      reason: probe.reason && { code: probe.reason.code, args: { ...probe.reason.args }, message: serverWords().probeText(probe.reason) },
    },
  };
}

/** @param nextCursor creates the cursor for an offset */
export function linksBody(snapshot: Snapshot, query: LinksQuery, offset: number, nextCursor: (offset: number) => string): LinksResult {
  const { report } = snapshot.visit;
  const known = report.facts ?? {};
  const found = chooseLinks(known, query, offset, query.limit);
  const next = offset + query.limit;
  return {
    ...commonFields(snapshot, 'links'),
    ...reportFields(report),
    summary: found?.summary ?? null,
    links: found?.links ?? [],
    page: { limit: query.limit, nextCursor: found && next < found.fitting ? nextCursor(next) : null, total: found?.fitting ?? 0 },
    signals: chosenSignals(signalsOfTools(report, linksTools), query),
    missing: missingFacts(known, ['page', 'links', ...(query.probe ? (['linkStatus'] as const) : [])]),
  };
}
