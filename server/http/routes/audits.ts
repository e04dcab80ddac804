/** The routes about one page. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditRefused } from '../../audit/auditor.ts';
import type { DrawTexts } from '../../audit/documents/text-drawing.ts';
import { adviceForService, withAdvice } from '../../audit/refusals.ts';
import { translateVisit } from '../../audit/translate-visit.ts';
import { setLanguageHeaders } from '../request-language.ts';
import { escapeControls } from '../../../reports/json.ts';
import { negotiateMediaType } from '../accept.ts';
import { auditBody } from '../bodies/audit.ts';
import type { Snapshot } from '../bodies/common-fields.ts';
import { geoBody } from '../bodies/geo.ts';
import { linksBody } from '../bodies/links.ts';
import { metaBody } from '../bodies/meta.ts';
import { chosenFixes, chosenSignals } from '../bodies/signal-list.ts';
import { schemaBody } from '../bodies/structured-data.ts';
import { etagOf, sendVersion } from '../etag.ts';
import { addNextLink, json, queryStringOf, type Handler } from '../lists.ts';
import type { Metrics } from '../process/metrics.ts';
import {
  auditParameters,
  parameterProblem,
  geoParameters,
  linksParameters,
  metaParameters,
  auditOrder,
  readQuery,
  schemaParameters,
  type CommonQuery,
  type LinksQuery,
} from '../openapi/parameters.ts';
import { ApiProblem } from '../problems.ts';
import type { AuditCache, CacheAnswer } from '../audit-cache.ts';
import { serverWords } from '../../words.ts';
import { currentLocale } from '../../locale.ts';
import { writeReport, fileNameOf, reportFileTypes, type ReportFileType } from '../report-files.ts';

export interface AuditRouteParts {
  cache: AuditCache;
  metrics: Metrics;
  /** For PDFs; absent if there is no browser. */
  drawTexts?: DrawTexts | undefined;
  /** Estimated seconds until the queue has space again. */
  retryAfter(): number;
}

export function auditRoutes(parts: AuditRouteParts): Record<'getAudit' | 'getMeta' | 'getSchema' | 'getLinks' | 'getGeo', Handler> {
  const selection =
    <Q extends CommonQuery>(read: (text: string) => Q, body: (snapshot: Snapshot, parameters: Q) => unknown): Handler =>
    async (request, reply) => {
      const parameters = read(queryStringOf(request));
      negotiateMediaType(request.headers.accept, [json]);
      const found = await getOrAudit(parts, request, reply, parameters);
      return sendJson(request, reply, found, parameters, body(found.snapshot, parameters));
    };
  return {
    getAudit: (request, reply) => sendAudit(parts, request, reply),
    getMeta: selection((text) => readQuery(metaParameters, text), metaBody),
    getSchema: selection((text) => readQuery(schemaParameters, text), schemaBody),
    getGeo: selection((text) => readQuery(geoParameters, text), geoBody),
    getLinks: (request, reply) => sendLinks(parts, request, reply),
  };
}

/** The cached audit of the page if it is recent enough, otherwise a new one. @throws ApiProblem if the page could not be audited */
async function getOrAudit(
  parts: AuditRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  parameters: CommonQuery,
  withFacts = true,
): Promise<CacheAnswer> {
  // fetch() in browsers and Node adds no-cache to If-None-Match (Fetch Standard), so this does not force a new visit.
  const fresh =
    request.headers['if-none-match'] === undefined &&
    /(?:^|,)\s*(?:no-cache|no-store|max-age=0)\s*(?:,|$)/i.test(request.headers['cache-control'] ?? '');
  const disconnected = new AbortController();
  const leave = () => disconnected.abort();
  reply.raw.on('close', leave);
  // It may have left while its key was checked: then nobody tells.
  if (reply.raw.destroyed) leave();
  try {
    const found = await parts.cache.getOrAudit(auditOrder(parameters), fresh ? 0 : parameters.maxAge, withFacts, disconnected.signal);
    parts.metrics.found(found.cacheStatus);
    if (found.cacheStatus === 'stored') parts.metrics.audited(found.snapshot.visit);
    return { ...found, snapshot: translateSnapshot(found.snapshot) };
  } catch (error) {
    const refused = withAdvice(error, () => adviceForService(parameters.url));
    throw refused instanceof AuditRefused ? problemOf(refused, parts) : refused;
  } finally {
    reply.raw.off('close', leave);
  }
}

/** Cached visits are shared by clients of several languages. */
const translateSnapshot = (snapshot: Snapshot): Snapshot => ({ ...snapshot, visit: translateVisit(snapshot.visit) });

const temporary: readonly AuditRefused['code'][] = ['overloaded', 'queue-timeout', 'browser-unavailable', 'draining'];
const problemOf = ({ code, message }: AuditRefused, parts: AuditRouteParts): ApiProblem =>
  new ApiProblem(code, { detail: message, ...(temporary.includes(code) && { retryAfter: parts.retryAfter() }) });

/** The complete report: as JSON, or as a document for people. */
async function sendAudit(parts: AuditRouteParts, request: FastifyRequest, reply: FastifyReply) {
  const parameters = readQuery(auditParameters, queryStringOf(request));
  const type = negotiateMediaType(request.headers.accept, [json, ...(Object.keys(reportFileTypes) as ReportFileType[])]);
  const found = await getOrAudit(parts, request, reply, parameters, type !== json || parameters.include !== undefined);
  if (type === json) return sendJson(request, reply, found, parameters, auditBody(found.snapshot, parameters));
  const { report } = found.snapshot.visit;
  const chosen = { ...report, signals: chosenSignals(report.signals, parameters), fixes: chosenFixes(report.fixes, parameters) };
  const file = await writeReport(chosen, type, currentLocale(), parts.drawTexts);
  reply.header('content-disposition', `inline; filename="${fileNameOf(report, type).replace(/[^\x20-\x7e]|["\\]/g, '_')}"`);
  // The report must run no scripts and send no requests, whatever it contains.
  reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups",
  );
  return send(request, reply, found, parameters, type, file);
}

/** One page of the links; the cursor points to the next one of the same snapshot. */
async function sendLinks(parts: AuditRouteParts, request: FastifyRequest, reply: FastifyReply) {
  const parameters = readQuery(linksParameters, queryStringOf(request));
  if (parameters.state && !parameters.probe)
    throw parameterProblem([{ parameter: 'state', code: 'needs-probe', message: serverWords().faults.statelessLinks() }]);
  negotiateMediaType(request.headers.accept, [json]);
  const cursor = parameters.cursor === undefined ? null : readLinksCursor(parameters.cursor, parameters);
  const stored = cursor && (await parts.cache.byId(cursor.snapshotId));
  if (cursor && !stored) throw new ApiProblem('cursor-expired');
  const found: CacheAnswer = stored
    ? { snapshot: translateSnapshot(stored), cacheStatus: 'hit', ageSeconds: parts.cache.ageOf(stored) }
    : await getOrAudit(parts, request, reply, parameters);
  const body = linksBody(found.snapshot, parameters, cursor?.offset ?? 0, (offset) =>
    writeLinksCursor(found.snapshot.id, parameters, offset),
  );
  addNextLink(request, reply, '/v1/links', body.page.nextCursor);
  return sendJson(request, reply, found, parameters, body);
}

const sendJson = (request: FastifyRequest, reply: FastifyReply, found: CacheAnswer, parameters: CommonQuery, body: unknown) =>
  send(request, reply, found, parameters, json, escapeControls(JSON.stringify(body)));

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { snapshot, cacheStatus, ageSeconds }: CacheAnswer,
  { maxAge }: CommonQuery,
  type: string,
  body: string | Uint8Array,
) {
  // The next request audits an incomplete page again, so no cache may answer it.
  const remaining = snapshot.visit.report.geo.reason === 'incomplete' ? 0 : Math.max(0, maxAge - ageSeconds);
  setLanguageHeaders(reply, 'Accept, Accept-Language, Authorization, Origin').headers({
    age: String(ageSeconds),
    'cache-control': `private, max-age=${remaining}`,
    'cache-status':
      cacheStatus === 'hit'
        ? `pageloupe; hit; ttl=${remaining}`
        : cacheStatus === 'collapsed'
          ? 'pageloupe; fwd=miss; collapsed'
          : 'pageloupe; fwd=miss; stored',
  });
  return sendVersion(
    request,
    reply,
    etagOf(type, body),
    type === 'application/pdf' ? type : `${type}; charset=utf-8`,
    typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  );
}

/** Position in a list of links: audit, filters, offset. Opaque to clients. */
const linksFingerprint = (query: LinksQuery): string => {
  const order = auditOrder(query);
  return createHash('sha256')
    .update(JSON.stringify([order, query.scope, query.state ?? null]))
    .digest('base64url')
    .slice(0, 12);
};

const writeLinksCursor = (snapshotId: string, query: LinksQuery, offset: number): string =>
  Buffer.from(`${snapshotId}.${offset}.${linksFingerprint(query)}`).toString('base64url');

/** @throws Problem 400 if it is not a cursor, or belongs to another list */
function readLinksCursor(cursor: string, query: LinksQuery): { snapshotId: string; offset: number } {
  const [, snapshotId, offset, filters] =
    /^([\dA-Z]{26})\.(\d{1,9})\.([\w-]{12})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!snapshotId || !offset)
    throw parameterProblem([{ parameter: 'cursor', code: 'not-a-cursor', message: serverWords().faults.unreadableCursor() }]);
  if (filters !== linksFingerprint(query))
    throw parameterProblem([{ parameter: 'cursor', code: 'other-parameters', message: serverWords().faults.foreignCursor() }]);
  return { snapshotId, offset: Number(offset) };
}
