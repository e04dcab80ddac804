/** The service as an HTTP server that listens nowhere yet. */
import type { Socket } from 'node:net';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteHandlerMethod,
} from 'fastify';
import { stringify } from 'yaml';
import { schemaVersion } from '../../checks/doors/report.ts';
import { AuditRefused, type Auditor } from '../audit/auditor.ts';
import type { Batches } from '../batches/open.ts';
import { DatabaseUnavailable } from '../database/sql.ts';
import type { History } from '../history/open.ts';
import { product } from './bodies/answer-start.ts';
import { checkCaller, corsHeaders, isPreflight } from './caller.ts';
import { clientOf } from './client.ts';
import type { ContactBook } from './contacts.ts';
import { admit, type Keys } from './admission.ts';
import type { Role } from './keys.ts';
import { limitOf } from './limits.ts';
import { Metrics } from './metrics.ts';
import { openApiDocument } from './openapi.ts';
import { operations, type Operation } from './operations.ts';
import { pagePolicy, problemsHtml, startHtml } from './pages.tsx';
import { problems } from './problem-codes.ts';
import { Problem, problemBody } from './problems.ts';
import { Readiness } from './readiness.ts';
import { auditRoutes } from './routes/audits.ts';
import { batchRoutes, bodyTooLarge } from './routes/batches.ts';
import { listSignals, listTools } from './routes/catalogue.ts';
import { getContact, postContact } from './routes/contact.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { scheduleRoutes } from './routes/schedules.ts';
import { sessionRoutes } from './routes/session.ts';
import { siteRoutes } from './routes/sites.ts';
import { Sessions } from './sessions.ts';
import type { ServiceSettings } from './settings.ts';
import { listensLocally } from './settings.ts';
import { Snapshots } from './snapshots.ts';
import { ulid } from '../batches/ulid.ts';
import { Turns } from './turns.ts';
import { requestWords as messages } from '../../words/en/server/service.ts';

export interface ServiceParts {
  auditor: Auditor;
  batches: Batches;
  settings: ServiceSettings;
  history: History;
  /** Null: nobody needs a key. */
  keys: Keys | null;
  contacts: ContactBook;
  logger: FastifyBaseLogger;
  /** Epoch milliseconds. */
  clock(): number;
}
export interface Service {
  app: FastifyInstance;
  /** Takes no new work, and waits for what is under way. */
  drain(graceMs: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** ID of the key whose request it is, where keys are needed. */
    holder: string | null;
    keyName: string | null;
    /** What it may do. */
    role: Role;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** Folding lines and looking for repeated objects take three quarters of the time to write the document. */
const asPlainText = { lineWidth: 0, aliasDuplicateObjects: false };
const bodyLimit = 16_384;
const longestUrl = 12_000;
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function createService({
  auditor,
  batches,
  history,
  settings,
  keys,
  contacts,
  logger,
  clock,
}: ServiceParts): Promise<Service> {
  const metrics = new Metrics(auditor);
  const snapshots = new Snapshots(auditor, settings.cacheMb * 1_000_000, clock);
  const readiness = new Readiness(auditor, settings.queue, clock);
  const pace = new Pace(auditor, settings.concurrency);
  const caller = {
    local: listensLocally(settings.host),
    allowHosts: settings.allowHosts.map((host) => host.toLowerCase()),
    allowOrigins: settings.allowOrigins,
  };
  const inProgress = new Set<string>();

  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: settings.trustProxy ? byOneProxy : false,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: ({ headers }) => idOf(headers['x-request-id']) ?? ulid(),
    clientErrorHandler,
    exposeHeadRoutes: true,
    http: { requireHostHeader: false },
    frameworkErrors: (error, request, reply) => {
      tell(error, request as FastifyRequest, reply as FastifyReply);
    },
    routerOptions: { ignoreTrailingSlash: true, querystringParser: () => ({}) },
  }) as unknown as FastifyInstance;

  // What a client expects beside 100-continue need not be met (RFC 9110, 10.1.1); Node would respond without a problem document.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });

  // Parameters are read by their own schemas, all faults at once; answers are written before they are sent.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(new Problem('bad-request', { detail: messages.noJson() }));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });

  app.decorateRequest('holder', null);
  app.decorateRequest('keyName', null);
  // What no key was read for may do nothing.
  app.decorateRequest('role', 'read');
  const sessions = new Sessions(history.database, clock);
  const turns = new Turns(8);
  app.addHook('onRequest', async (request, reply) => {
    const turn = ulid();
    inProgress.add(turn);
    reply.raw.once('close', () => {
      inProgress.delete(turn);
    });
    const { operation } = request.routeOptions.config;
    if (operation?.path.startsWith('/v1/')) await turns.take();
    reply.header('x-request-id', request.id);
    const trace = request.headers['traceparent'];
    if (typeof trace === 'string' && /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(trace)) reply.header('traceparent', trace);
    // With no-referrer, browsers would say of our own form that it comes from nowhere (Origin: null).
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin' });
    if ((request.raw.url?.length ?? 0) > longestUrl) throw new Problem('url-too-long');
    // RFC 9112, 3.2: without a name, or with several.
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1')) throw new Problem('bad-request', { detail: messages.noHost() });
    checkCaller(request.headers, { ...caller, page: isPage(request, operation) });
    const { origin } = request.headers;
    if (origin !== undefined && caller.allowOrigins.includes(origin)) {
      reply.headers(corsHeaders(origin));
      // What a browser asks before it sends a key has none.
      if (isPreflight(request.method, request.headers)) return reply.code(204).send();
    }
    if (readiness.draining && operation?.path.startsWith('/v1/'))
      throw new Problem('draining', { retryAfter: 10, headers: { connection: 'close' } });
    if (operation?.role) {
      const admitted = await admit(request, operation.role, keys, sessions);
      request.holder = admitted?.id ?? null;
      request.keyName = admitted?.name ?? null;
      request.role = admitted?.role ?? 'admin';
    }
    if (operation?.path.startsWith('/v1/')) await requests.take(request, reply);
    return undefined;
  });

  const perMinute = settings.rateLimit >= 0 ? settings.rateLimit : keys ? 120 : 0;
  await app.register(fastifyRateLimit, { global: false, cache: 20_000 });
  const requests = limitOf(app, perMinute, 60, (request) => request.holder ?? clientOf(request.ip));
  const letters = limitOf(app, settings.contactLimit, 3600, (request) => clientOf(request.ip));

  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', apiPolicy);
  });
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.operation?.path ?? 'other';
    const closed = !reply.raw.writableFinished;
    metrics.answered(endpoint, closed ? 499 : reply.statusCode, reply.elapsedTime);
    if (endpoint.startsWith('/v1/') && reply.statusCode === 200) pace.took(reply.elapsedTime);
    request.log.info(
      {
        method: request.method,
        path: endpoint,
        target: targetOf(request),
        status: closed ? 499 : reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        key: request.holder ?? undefined,
      },
      'answered',
    );
  });

  const tell = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const problem = asProblem(error, request.routeOptions?.config?.operation);
    if (problem.code === 'internal-error') request.log.error({ err: error }, 'a request failed');
    const { retryAfter, headers } = problem.more;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (headers) reply.headers(headers);
    return reply
      .code(problems[problem.code].status)
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problemBody(problem, pathOf(request), request.id)));
  };
  app.setErrorHandler((error: FastifyError, request, reply) => tell(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request).replace(/(?<=.)\/$/, '');
    const methods = operations
      .filter((operation) => patternOf(operation.path).test(path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    return tell(
      methods.length > 0
        ? new Problem('method-not-allowed', { detail: messages.methods({ methods }), headers: { allow: methods.join(', ') } })
        : new Problem('not-found'),
      request,
      reply,
    );
  });

  const document = openApiDocument();
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  await app.register(fastifySwaggerUi, {
    // No badge of a validator on the web: the page asks nobody but this service.
    routePrefix: '/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    uiConfig: { validatorUrl: null, docExpansion: 'list', deepLinking: true } as object,
  });

  const asText = JSON.stringify(document);
  // Made when somebody asks for it: it takes longer than all else of a start.
  let asYaml: string | null = null;
  const handlers: Record<Operation['id'], RouteHandlerMethod> = {
    ...auditRoutes({ snapshots, metrics, retryAfter: () => pace.secondsToRoom() }),
    ...batchRoutes({ batches, settings, clock }),
    ...siteRoutes({ history, desk: batches.desk, batchPages: settings.batchPages, clock }),
    ...scheduleRoutes(history.scheduler, clock),
    ...sessionRoutes(keys, sessions),
    ...dashboardRoutes(),
    listSignals,
    listTools,
    getContact,
    postContact: postContact(contacts, letters, clock) as RouteHandlerMethod,
    getStart: async (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(startHtml(`${request.protocol}://${request.host}`, keys !== null)),
    getHealth: async (_request, reply) => reply.code(batches.isStuck() ? 503 : 200).send({ status: batches.isStuck() ? 'stuck' : 'ok' }),
    getReadiness: async (_request, reply) => {
      const faults = [...(await readiness.faults()), ...(await batches.faults()), ...(await history.database.faults())];
      return reply
        .code(faults.length === 0 ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: faults.length === 0 ? 'ready' : 'not-ready', faults });
    },
    getMetrics: async (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.registry.metrics()),
    getVersion: async () => ({ ...product, schemaVersion, node: process.versions.node }),
    getOpenApiJson: async (_request, reply) => reply.type('application/json; charset=utf-8').send(asText),
    getOpenApiYaml: async (_request, reply) =>
      reply.type('application/yaml; charset=utf-8').send((asYaml ??= stringify(JSON.parse(asText), asPlainText))),
    getProblems: async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(problemsHtml()),
  };
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: handlers[operation.id],
      config: { operation },
      ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
    });
  }

  return {
    app,
    async drain(graceMs) {
      readiness.draining = true;
      for (const end = Date.now() + graceMs; inProgress.size > 0 && Date.now() < end;)
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
    },
  };
}

/** How long audits took of late, to say when there may be room. */
class Pace {
  #ms = 3000;
  readonly #auditor: Auditor;
  readonly #concurrency: number;
  constructor(auditor: Auditor, concurrency: number) {
    this.#auditor = auditor;
    this.#concurrency = concurrency;
  }
  took(ms: number): void {
    if (ms > 50) this.#ms += (ms - this.#ms) / 10;
  }
  secondsToRoom(): number {
    return Math.min(60, Math.max(1, Math.ceil((this.#ms * (this.#auditor.stats().waiting + 1)) / this.#concurrency / 1000)));
  }
}

/** What the nearest proxy says is believed; what is before it in X-Forwarded-For, anybody may have written. */
const byOneProxy = (_address: string, hop: number): boolean => hop < 1;

const idOf = (header: string | string[] | undefined) => (typeof header === 'string' && /^[\w.:-]{1,80}$/.test(header) ? header : null);
/** Paths of an operation. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
const pathOf = (request: FastifyRequest): string => (request.raw.url ?? '').split('?', 1)[0]!.slice(0, 200);
/** People open pages and documentation; programs read everything else. */
const isPage = (request: FastifyRequest, operation: Operation | undefined): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (operation?.page ?? pathOf(request).startsWith('/docs'));
/** The audited URL, for the log. It has no user and no password: such a URL is refused. */
const targetOf = (request: FastifyRequest): string | undefined =>
  new URLSearchParams(/\?(.*)$/s.exec(request.raw.url ?? '')?.[1])
    .get('url')
    ?.replace(/\/\/[^/?#]*@/, '//')
    .slice(0, 500);

function asProblem(error: FastifyError | Error, operation: Operation | undefined): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseUnavailable) return new Problem('history-unavailable', { retryAfter: 10 });
  if (error instanceof AuditRefused) return new Problem(error.code, { detail: error.message });
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return operation?.bodyLimit === undefined ? new Problem('body-too-large') : bodyTooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported-media-type');
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH')
    return new Problem('bad-request');
  if (statusCode === 408) return new Problem('request-timeout');
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Problem('bad-request') : new Problem('internal-error');
}

/** Node says only that it was too much: where the first line ends tells of what. */
function overflowOf(packet: unknown): 'headers-too-large' | 'url-too-long' {
  const end = Buffer.isBuffer(packet) ? packet.indexOf('\r\n') : -1;
  return end === -1 || end > longestUrl ? 'url-too-long' : 'headers-too-large';
}

/** What is no HTTP, or came too slowly, is answered without a request. */
function clientErrorHandler(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'request-timeout'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? overflowOf(error.rawPacket)
        : 'bad-request';
  const body = JSON.stringify(problemBody(new Problem(code), '', ulid()));
  socket.end(
    `HTTP/1.1 ${problems[code].status} ${code}\r\ncontent-type: application/problem+json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
