/** The service as an HTTP server that does not listen yet. */
import { setTimeout as sleep } from 'node:timers/promises';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteHandlerMethod,
} from 'fastify';
import { stringify } from 'yaml';
import { schemaVersion } from '../../checks/core/report/report.ts';
import type { Auditor } from '../audit/auditor.ts';
import type { Batches } from '../batches/open.ts';
import type { History } from '../history/open.ts';
import type { Keys } from './access/admission.ts';
import { headerWithBase, pathBelow } from './base-path.ts';
import { product } from './bodies/common-fields.ts';
import { healthAnswer, readyAnswer } from './bodies/state.ts';
import { clientId } from './access/client.ts';
import type { ContactFile } from './contacts.ts';
import { clientErrorHandler, handleFailures, sendProblem } from './failed-requests.ts';
import { detectRequestLanguages, runInLanguageOf, setLanguageHeaders } from './request-language.ts';
import { checkRequests } from './incoming-requests.ts';
import type { Role } from '../options/choices.ts';
import { createRateLimit, type Limit } from './access/limits.ts';
import { queryStringOf } from './lists.ts';
import { Metrics } from './process/metrics.ts';
import { writeDocument } from './openapi/openapi.ts';
import { operations, type Operation } from './openapi/operations.ts';
import { pagePolicy, problemsHtml, startHtml } from './pages.tsx';
import { ApiProblem, drainingProblem } from './problems.ts';
import { Readiness } from './process/readiness.ts';
import { auditRoutes } from './routes/audits.ts';
import { batchRoutes } from './routes/batches.ts';
import { listSignals, listTools } from './routes/catalogue.ts';
import { getContact, postContact } from './routes/contact.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { scheduleRoutes } from './routes/schedules.ts';
import { sessionRoutes } from './routes/session.ts';
import { siteRoutes } from './routes/sites.ts';
import { Sessions } from './access/sessions.ts';
import { type ServiceSettings, listensLocally } from './process/settings.ts';
import { AuditCache } from './audit-cache.ts';
import { ulid } from '../batches/ulid.ts';
import { serverWords } from '../words.ts';

export interface ServiceParts {
  auditor: Auditor;
  batches: Batches;
  settings: ServiceSettings;
  history: History;
  /** Null: no key is needed. */
  keys: Keys | null;
  contacts: ContactFile;
  logger: FastifyBaseLogger;
  /** Epoch milliseconds. */
  clock(): number;
  /** For tests: milliseconds until a request must have arrived. */
  requestMs?: number;
}
export interface Service {
  app: FastifyInstance;
  /** Accepts no new work, waits for work in progress, and tells those who still wait then to ask again. */
  drain(graceMs: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Path under which a proxy shows the service; '' for none. */
    basePath: string;
  }
  interface FastifyRequest {
    /** ID of the key of the request, if keys are needed. */
    holder: string | null;
    keyName: string | null;
    /** Role of the key. */
    role: Role;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** Line folding and detection of repeated objects take three quarters of the time to write the document. */
const asPlainText = { lineWidth: 0, aliasDuplicateObjects: false };
const bodyLimit = 16_384;
const usualRequestMs = 30_000;
/** Milliseconds in which the last answers must have reached the network. */
const lastAnswersMs = 1_000;
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function createService(parts: ServiceParts): Promise<Service> {
  const { auditor, history, settings, keys, logger, clock } = parts;
  const metrics = new Metrics(auditor);
  const readiness = new Readiness(auditor, settings.queue, clock);
  const pace = new Pace(auditor, settings.concurrency);
  const sessions = new Sessions(history.database, clock);
  const app = serverOf(settings, logger, parts.requestMs ?? usualRequestMs);
  readBodies(app);
  const inProgress = repliesInProgress(app);
  const limits = await limitsOf(app, settings, keys !== null);
  detectRequestLanguages(app);
  checkRequests(app, {
    caller: {
      local: listensLocally(settings.host),
      allowHosts: settings.allowHosts.map((host) => host.toLowerCase()),
      allowOrigins: settings.allowOrigins,
    },
    keys,
    sessions,
    readiness,
    limit: limits.requests,
  });
  completeResponses(app, metrics, pace);
  handleFailures(app);
  const document = writeDocument(settings.basePath);
  await serveDocumentation(app, document);
  addRoutes(
    app,
    {
      ...subjectHandlers(parts, metrics, pace, sessions, limits.contactForm),
      ...probeHandlers(parts, metrics, readiness),
      ...documentHandlers(document, keys !== null),
    },
    readiness,
  );
  const until = async (isDone: () => boolean, ms: number) => {
    for (const end = Date.now() + ms; !isDone() && Date.now() < end;) await sleep(20);
  };
  return {
    app,
    async drain(graceMs) {
      readiness.draining = true;
      await until(() => inProgress.size === 0, graceMs);
      const late = [...inProgress].filter(({ raw }) => !raw.headersSent);
      for (const reply of late) {
        void sendProblem(drainingProblem(), reply.request, reply);
        // What its handler returns comes too late.
        reply.hijack();
      }
      await until(() => !late.some((reply) => inProgress.has(reply)), lastAnswersMs);
    },
  };
}

function serverOf(settings: ServiceSettings, logger: FastifyBaseLogger, requestMs: number): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: settings.trustProxy ? byOneProxy : false,
    requestTimeout: requestMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => pathBelow(settings.basePath, url),
    genReqId: ({ headers }) => idOf(headers['x-request-id']) ?? ulid(),
    clientErrorHandler: clientErrorHandler(settings.basePath),
    exposeHeadRoutes: true,
    // Node looks for late requests only twice a minute, and takes the longer of both limits for the whole request: a minute by default.
    http: { requireHostHeader: false, connectionsCheckingInterval: requestMs / 6, headersTimeout: requestMs, requestTimeout: requestMs },
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request as FastifyRequest, reply as FastifyReply);
    },
    routerOptions: { ignoreTrailingSlash: true, querystringParser: () => ({}) },
    // Parameters are parsed by their own schemas, with all errors at once; responses are serialized before they are sent. Loading the default
    // compilers would take a tenth of the start.
    schemaController: {
      compilersFactory: { buildValidator: () => (() => () => true) as never, buildSerializer: () => () => JSON.stringify },
    },
  }) as unknown as FastifyInstance;
  app.decorate('basePath', settings.basePath);
  // Expectations other than 100-continue may be ignored (RFC 9110, 10.1.1); Node would respond without a problem document.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  return app;
}

const formType = 'application/x-www-form-urlencoded';
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', async ({ headers, method }) => {
    if (method === 'GET' || method === 'HEAD' || (headers['content-encoding'] ?? 'identity').toLowerCase() === 'identity') return;
    // Accept-Encoding says that the type of the body was not the fault (RFC 9110, 15.5.16).
    throw new ApiProblem('unsupported-media-type', {
      detail: serverWords().requests.encoded(),
      headers: { 'accept-encoding': 'identity' },
    });
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many clients send this type with every request, also with one that needs no body.
    if (body === '') {
      done(null);
      return;
    }
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(
        runInLanguageOf(request, () => new ApiProblem('bad-request', { detail: serverWords().requests.noJson({ base: app.basePath }) })),
      );
    }
  });
  app.addContentTypeParser(formType, { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.operation?.body?.types.includes(formType))
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    else done(new ApiProblem('unsupported-media-type'));
  });
}

/** Replies for which a connection still waits. */
function repliesInProgress(app: FastifyInstance): ReadonlySet<FastifyReply> {
  const inProgress = new Set<FastifyReply>();
  app.addHook('onRequest', async (_request, reply) => {
    inProgress.add(reply);
    reply.raw.once('close', () => {
      inProgress.delete(reply);
    });
  });
  return inProgress;
}

async function limitsOf(
  app: FastifyInstance,
  { rateLimit, contactLimit }: ServiceSettings,
  keysNeeded: boolean,
): Promise<{ requests: Limit; contactForm: Limit }> {
  await app.register(fastifyRateLimit, { global: false, cache: 20_000 });
  const perMinute = rateLimit >= 0 ? rateLimit : keysNeeded ? 120 : 0;
  return {
    requests: createRateLimit(app, perMinute, 60, (request) => request.holder ?? clientId(request.ip)),
    contactForm: createRateLimit(app, contactLimit, 3600, (request) => clientId(request.ip)),
  };
}

/** Adds the policy to every response, and records it in metrics and log. */
function completeResponses(app: FastifyInstance, metrics: Metrics, pace: Pace): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', apiPolicy);
    for (const name of app.basePath === '' ? [] : ['location', 'link']) {
      const value = reply.getHeader(name);
      if (typeof value === 'string') reply.header(name, headerWithBase(app.basePath, value));
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const endpoint = operation?.path ?? 'other';
    const closed = !reply.raw.writableFinished;
    metrics.answered(endpoint, closed ? 499 : reply.statusCode, reply.elapsedTime);
    if (operation?.tag === 'audits' && reply.statusCode === 200) pace.took(reply.elapsedTime);
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
}

async function serveDocumentation(app: FastifyInstance, document: object): Promise<void> {
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  await app.register(fastifySwaggerUi, {
    // No badge of an online validator: the page must contact only this service.
    routePrefix: '/docs',
    indexPrefix: app.basePath,
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    uiConfig: { validatorUrl: null, docExpansion: 'list', deepLinking: true } as object,
  });
}

type Handlers<Id extends Operation['id'] = Operation['id']> = Record<Id, RouteHandlerMethod>;
type ProbeId = 'getHealth' | 'getReadiness' | 'getMetrics' | 'getVersion';
type DocumentId = 'getStart' | 'getOpenApiJson' | 'getOpenApiYaml' | 'getProblems';

function subjectHandlers(
  { auditor, batches, history, settings, keys, contacts, clock }: ServiceParts,
  metrics: Metrics,
  pace: Pace,
  sessions: Sessions,
  contactForm: Limit,
): Handlers<Exclude<Operation['id'], ProbeId | DocumentId>> {
  const cache = new AuditCache(auditor, settings.cacheMb * 1_000_000, clock);
  const { drawTexts } = auditor;
  return {
    ...auditRoutes({ cache, metrics, drawTexts, retryAfter: () => pace.secondsUntilFree() }),
    ...batchRoutes({ batches, settings, drawTexts, keys, clock }),
    ...siteRoutes({ history, manager: batches.manager, batchPages: settings.batchPages, clock }),
    ...scheduleRoutes(history.scheduler, settings.batchPages, clock),
    ...sessionRoutes(keys, sessions),
    ...dashboardRoutes(),
    listSignals,
    listTools,
    getContact,
    postContact: postContact(contacts, contactForm, clock) as RouteHandlerMethod,
  };
}

/** Health, readiness, metrics and version, for operators. */
const probeHandlers = ({ batches, history, keys }: ServiceParts, metrics: Metrics, readiness: Readiness): Handlers<ProbeId> => ({
  getHealth: async (_request, reply) => {
    const { code, body } = healthAnswer(batches.isStuck());
    return reply.code(code).send(body);
  },
  getReadiness: async (_request, reply) => {
    // While it stops, its queue and database are closed, which is no fault of theirs.
    const ofOthers = readiness.draining ? [] : [keys?.faults() ?? [], batches.faults(), history.database.faults()];
    const faults = (await Promise.all([readiness.faults(), ...ofOthers])).flat();
    const { code, body } = readyAnswer(faults);
    return reply.code(code).header('cache-control', 'no-store').send(body);
  },
  getMetrics: async (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.registry.metrics()),
  getVersion: async () => ({ ...product, schemaVersion, node: process.versions.node }),
});

function documentHandlers(document: object, keysNeeded: boolean): Handlers<DocumentId> {
  // Both are written on the first request: they take longer than the rest of the start.
  let json: string | null = null;
  let yaml: string | null = null;
  const asJson = () => (json ??= JSON.stringify(document));
  return {
    getStart: async (request, reply) =>
      setLanguageHeaders(reply, 'Accept-Language')
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(startHtml(`${request.protocol}://${request.host}`, request.server.basePath, keysNeeded)),
    getOpenApiJson: async (_request, reply) => reply.type('application/json; charset=utf-8').send(asJson()),
    getOpenApiYaml: async (_request, reply) =>
      reply.type('application/yaml; charset=utf-8').send((yaml ??= stringify(JSON.parse(asJson()), asPlainText))),
    getProblems: async (request, reply) =>
      setLanguageHeaders(reply, 'Accept-Language')
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(problemsHtml(request.server.basePath)),
  };
}

function addRoutes(app: FastifyInstance, handlers: Handlers, readiness: Readiness): void {
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      async handler(request, reply) {
        try {
          return await handlers[operation.id].call(this, request, reply);
        } catch (error) {
          // What was given up at the end of the grace period, and answered then.
          if (readiness.draining && reply.sent) return reply;
          throw error;
        }
      },
      config: { operation },
      ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
    });
  }
}

/** Recent durations of audits, to estimate when there is room in the queue. */
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
  secondsUntilFree(): number {
    return Math.min(60, Math.max(1, Math.ceil((this.#ms * (this.#auditor.stats().waiting + 1)) / this.#concurrency / 1000)));
  }
}

/** Trusts only the nearest proxy: anyone can write the earlier values of X-Forwarded-For. */
const byOneProxy = (_address: string, hop: number): boolean => hop < 1;

const idOf = (header: string | string[] | undefined) => (typeof header === 'string' && /^[\w.:-]{1,80}$/.test(header) ? header : null);
/** The audited URL, for the log. It contains no user and password: such a URL is rejected. */
const targetOf = (request: FastifyRequest): string | undefined =>
  new URLSearchParams(queryStringOf(request))
    .get('url')
    ?.replace(/\/\/[^/?#]*@/, '//')
    .slice(0, 500);
