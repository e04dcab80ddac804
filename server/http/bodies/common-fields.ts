/** The common start of every response about a page. */
import type { ServerWords } from '../../../words/locale.ts';
import { openedLocale, serverWords } from '../../words.ts';
import { Type, type Static } from 'typebox';
import type { FactName, KnownFacts } from '../../../checks/core/facts.ts';
import type { Report, ReportSignal } from '../../../checks/core/report/report.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { devices, userAgentNames, visitWarningCodes, waits, type AuditOrder, type Visit } from '../../audit/auditor.ts';
import { componentRef, enumSchema, maybe, ulidSchema } from '../openapi/schema-kinds.ts';

export const product = { name: packageJson.name, version: packageJson.version };
/** Answers about a page that /v1/audit can carry along. */
export const sections = ['meta', 'schema', 'links', 'geo'] as const;
export type Section = (typeof sections)[number];
export const kinds = ['audit', ...sections] as const;
export type Kind = (typeof kinds)[number];

export const toolSchema = Type.Object(
  { name: Type.String(), version: Type.String() },
  { description: 'Version that produced the result. Signal weights are in the result.' },
);
export const settingsEcho = Type.Object(
  {
    device: enumSchema(devices),
    locale: Type.String(),
    pageLocale: maybe.string(),
    javascript: Type.Boolean(),
    waitUntil: enumSchema(waits),
    settleMs: Type.Integer(),
    timeoutMs: Type.Integer(),
    userAgent: enumSchema(userAgentNames),
    probe: Type.Boolean(),
    intent: Type.String(),
    pageType: maybe.string({ description: 'As requested; null if detected.' }),
    aiOptOut: Type.Boolean(),
  },
  { description: 'The parameters in effect.' },
);
export const httpSchema = Type.Object(
  {
    status: Type.Integer(),
    statusText: Type.String(),
    contentType: Type.String(),
    charset: maybe.string({ description: 'As declared in Content-Type.' }),
    redirects: Type.Array(Type.Object({ url: Type.String(), status: Type.Integer(), location: Type.String() })),
    headers: Type.Record(Type.String(), Type.String(), { description: 'Relevant response headers, with lowercase names.' }),
    transferBytes: Type.Integer({ minimum: 0, description: 'Bytes loaded during the visit.' }),
  },
  { description: 'Redirect chain and response of the document. A status of 404 or 500 is a result, not a failure of this service.' },
);
export const warningSchema = Type.Object({ code: enumSchema(visitWarningCodes), message: Type.String() });
export const missingSchema = Type.Object(
  { fact: Type.String(), reason: Type.String(), code: Type.String(), message: Type.String() },
  { description: 'Something that could not be checked, and why. Never counted as broken.' },
);

/** Fields about the visit, which every response about a page has. */
export const visitSchemas = {
  kind: enumSchema(kinds),
  id: ulidSchema({ description: 'ULID of the visit. Responses with the same ID come from the same visit.' }),
  tool: componentRef<Static<typeof toolSchema>>('Tool'),
  requestedUrl: Type.String({ description: 'The requested URL.' }),
  settings: componentRef<Static<typeof settingsEcho>>('Settings'),
  http: componentRef<Static<typeof httpSchema>>('Http'),
  warnings: Type.Array(componentRef<Static<typeof warningSchema>>('Warning')),
};
/** Fields of the report that every response about a page has. */
export const reportSchemas = {
  schemaVersion: Type.String({ pattern: '^2\\.\\d+$' }),
  url: Type.String(),
  finalUrl: Type.String(),
  at: Type.String({ description: 'Time of the visit, RFC 3339, UTC.' }),
  durationMs: Type.Object({ collect: Type.Number(), judge: Type.Number(), network: Type.Number(), total: Type.Number() }),
};
export const subjectSchemas = {
  ...reportSchemas,
  signals: Type.Array(componentRef<ReportSignal>('ReportSignal'), { description: 'The signals of this subject, in catalogue order.' }),
  missing: Type.Array(componentRef<Static<typeof missingSchema>>('Missing')),
};

/** A cached visit. */
export interface Snapshot {
  id: string;
  order: AuditOrder;
  visit: Visit;
  /** Epoch milliseconds. */
  at: number;
}

export const commonFields = <K extends Kind>({ id, order, visit }: Snapshot, kind: K) => {
  const { url: requestedUrl, choice, headers: _, ...rest } = order;
  return {
    kind,
    id,
    tool: product,
    requestedUrl,
    settings: {
      device: rest.device,
      locale: openedLocale()?.code ?? 'en',
      pageLocale: rest.pageLocale,
      javascript: rest.javascript,
      waitUntil: rest.waitUntil,
      settleMs: rest.settleMs,
      timeoutMs: rest.timeoutMs,
      userAgent: rest.userAgent,
      probe: rest.probe,
      ...choice,
    },
    http: { ...visit.http, redirects: [...visit.http.redirects], headers: { ...visit.http.headers } },
    warnings: [...visit.warnings],
  };
};
export const reportFields = ({ schemaVersion, url, finalUrl, at, durationMs }: Report) => ({
  schemaVersion,
  url,
  finalUrl,
  at,
  durationMs,
});

/** Why facts are missing, for those that are. */
export const missingFacts = (facts: KnownFacts, names: readonly FactName[]): Static<typeof missingSchema>[] =>
  names.flatMap((fact) => {
    const gathered = facts[fact];
    if (gathered?.ok) return [];
    const { reason, code, args } = gathered ?? { reason: 'pending', code: 'pending' as const, args: {} };
    return [{ fact, reason, code, message: serverWords().reasonText({ code, args } as Parameters<ServerWords['reasonText']>[0]) }];
  });
