/** Query parameters: their schemas, and parsing a query with them. */
import { Type, type Static, type TObject, type TSchema } from 'typebox';
import { signals } from '../../../checks/signals/index.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import type { AuditOrder } from '../../audit/auditor.ts';
import { nearestName, portFault, readValue, type Readable } from '../../options/read.ts';
import { defaultsOf } from '../../options/rows.ts';
import { parameterSchemas } from '../../options/schemas.ts';
import { response, visit } from '../../options/table.ts';
import { visitOrder } from '../../options/visit-order.ts';
import { sections } from '../bodies/common-fields.ts';
import { ApiProblem, type ProblemFault } from '../problems.ts';
import { listSchema, enumSchema } from './schema-kinds.ts';
import { serverWords } from '../../words.ts';

export const urlLimit = 2048;
/** Parameters common to the endpoints about a page. */
const common = {
  url: Type.String({
    format: 'uri',
    minLength: 1,
    maxLength: urlLimit,
    description: 'The page: an absolute http or https URL, percent-encoded. The browser gets its fragment too.',
    examples: ['https://example.com/'],
  }),
  ...parameterSchemas(visit),
  ...parameterSchemas(response(signals.map(({ id }) => id))),
};
/** Of operations without parameters of their own. */
export const languageParameters = Type.Object({ language: common.language });
/** Parameters that batches have too: what is audited, and what is returned. */
const { url: _url, language: _language, maxAge: _maxAge, maxItems: _maxItems, ...ofVisit } = common;
export const visitParameters = ofVisit;
export type CommonQuery = Static<TObject<typeof common>>;

export const auditParameters = Type.Object({
  ...common,
  status: Type.Optional(
    listSchema(['pass', 'warn', 'fail', 'na', 'unchecked'], {
      maxItems: 5,
      description: 'Only signals with these statuses. Counts always cover the whole audit.',
    }),
  ),
  include: Type.Optional(
    listSchema([...sections, 'facts'], {
      maxItems: sections.length + 1,
      description:
        'Sections of the other answers to carry along, and facts: everything that was read from the page. No second visit is made for them.',
    }),
  ),
});
export const metaParameters = Type.Object(common);
export const schemaParameters = Type.Object({
  ...common,
  format: Type.Optional(listSchema(['json-ld', 'microdata', 'rdfa'], { maxItems: 3, description: 'Only items in these formats.' })),
  include: Type.Optional(listSchema(['raw'], { maxItems: 1, description: 'raw: also the data of each JSON-LD block as it was parsed.' })),
});
export const linksParameters = Type.Object({
  ...common,
  scope: enumSchema(['all', 'internal', 'external'], {
    default: 'all',
    description: 'internal: this page, this host and other hosts of the same domain.',
  }),
  state: Type.Optional(
    listSchema(['ok', 'redirected', 'broken', 'unverified', 'skipped'], {
      maxItems: 5,
      description: 'Only links whose target has one of these states; not with probe=false.',
    }),
  ),
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: 100, description: 'Links per response.' }),
  cursor: Type.Optional(Type.String({ maxLength: 200, description: 'page.nextCursor of the previous response.' })),
});
export const geoParameters = Type.Object(common);

export type AuditQuery = Static<typeof auditParameters>;
export type SchemaQuery = Static<typeof schemaParameters>;
export type LinksQuery = Static<typeof linksParameters>;

/**
 * Parses a query by the schema of its parameters; reports all errors at once.
 * @param query without the question mark
 * @throws Problem 400
 */
export function readQuery<S extends TObject>(schema: S, query: string): Static<S> {
  const values = new URLSearchParams(query);
  const properties = schema.properties as Record<string, TSchema>;
  const required = (schema as { required?: readonly string[] }).required ?? [];
  const errors: ProblemFault[] = [];
  const value: Record<string, unknown> = {};
  for (const name of new Set(values.keys())) {
    if (!Object.hasOwn(properties, name))
      errors.push({
        parameter: shown(name),
        code: 'unknown-parameter',
        message: serverWords().faults.unknownParameter({ name, near: nearestName(name, Object.keys(properties)) }),
      });
    else if (values.getAll(name).length > 1)
      errors.push({ parameter: name, code: 'duplicate-parameter', message: serverWords().faults.duplicate({ name }) });
    if (errors.length >= 50) break;
  }
  for (const [name, property] of Object.entries(properties)) {
    const text = values.get(name);
    const { format, default: usual } = property as { format?: string; default?: unknown };
    if (text === null) {
      if (usual !== undefined) value[name] = usual;
      else if (required.includes(name))
        errors.push({
          parameter: name,
          code: format === 'uri' ? 'invalid-url' : 'invalid-parameter',
          message: format === 'uri' ? serverWords().urlFaults.missing() : serverWords().faults.required({ name }),
        });
      continue;
    }
    const read = format === 'uri' ? readPageUrl(text) : readValue(property as unknown as Readable, text);
    if (read.ok) value[name] = read.value;
    else errors.push({ parameter: name, code: format === 'uri' ? 'invalid-url' : read.code, message: read.message });
  }
  if (errors.length > 0) throw parameterProblem(errors);
  return value as Static<S>;
}

/** One problem for all faults: their name if they are of one kind, otherwise the general one. */
export function parameterProblem(errors: readonly ProblemFault[]): ApiProblem {
  const kinds = new Set(
    errors.map(({ code }) =>
      code === 'unknown-parameter' || code === 'duplicate-parameter' || code === 'invalid-url' ? code : 'invalid-parameter',
    ),
  );
  const [only, other] = kinds;
  return new ApiProblem(other === undefined && only !== undefined ? only : 'invalid-parameter', {
    detail: errors
      .map(({ parameter, pointer, message }) => {
        const place = parameter ?? pointer ?? '';
        // The whole body has no name.
        return place === '' ? message : serverWords().commands.config.fault({ place, message });
      })
      // Some sentences end with a URL to copy, and so without a full stop.
      .join('\n')
      .slice(0, 1000),
    errors,
  });
}

const shown = (name: string) => name.toWellFormed().slice(0, 80);

type ReadUrl = { ok: true; value: string } | { ok: false; code: 'not-a-url'; message: string };
/** An absolute http(s) URL in WHATWG form, or a suggestion. */
export function readPageUrl(text: string): ReadUrl {
  const wrong = (message: string): ReadUrl => ({ ok: false, code: 'not-a-url', message });
  const trimmed = text.trim();
  const { urlFaults } = serverWords();
  if (trimmed === '') return wrong(urlFaults.missing());
  if (trimmed.length > urlLimit) return wrong(urlFaults.tooLong({ most: urlLimit }));
  const parsed = parseUrl(trimmed);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    // "example.com:8080/" parses, with a scheme called example.com.
    const hasNoScheme = parsed ? /^[\w.-]+:\d+(?:[/?#]|$)/.test(trimmed) : /^(?:[^\s/?#]+\.\S+$|\/\/)/.test(trimmed);
    if (hasNoScheme) return wrong(portFault(trimmed) ?? urlFaults.noScheme({ text: trimmed }));
    return wrong(
      parsed
        ? urlFaults.otherScheme({ scheme: parsed.protocol.slice(0, -1) })
        : (portFault(trimmed) ?? urlFaults.unparsable({ text: trimmed })),
    );
  }
  if (parsed.username !== '' || parsed.password !== '') return wrong(urlFaults.credentials());
  if (parsed.href.length > urlLimit) return wrong(urlFaults.tooLong({ most: urlLimit }));
  return { ok: true, value: parsed.href };
}

/** The audit order of a query. */
export const auditOrder = (query: CommonQuery): AuditOrder => ({
  ...visitOrder({
    ...query,
    settle: query.settleMs,
    timeout: query.timeoutMs,
    pageLocale: query.pageLocale ?? null,
    pageType: query.pageType ?? null,
  }),
  url: query.url,
  headers: {},
});
/** Default settings of a visit. */
export const usualSettings: Omit<AuditOrder, 'url' | 'headers'> = visitOrder(defaultsOf(visit));
