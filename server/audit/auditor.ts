import type { Failure } from '../../checks/core/facts/missing.ts';
import type { Report } from '../../checks/core/report/report.ts';
import type { Choice } from '../../checks/audit-page.ts';
import type { Extraction, ExtractedByName } from './extraction/extracted.ts';
import type { PluginOutcome } from './plugins/outcome.ts';
import type { DrawTexts } from './documents/text-drawing.ts';
import type { Reading } from './reading.ts';
import type { Session } from './visit/session.ts';
import type { Page } from 'playwright-core';

/** Everything that determines the result of an audit; equal orders may share one result. */
export interface AuditOrder {
  /** Absolute http(s) URL, in WHATWG form, without user and password. The fragment goes to the browser. */
  url: string;
  device: Device;
  /** Accept-Language of the visit (BCP 47); null for the browser's default. */
  pageLocale: string | null;
  /** False: the page's scripts do not run. */
  javascript: boolean;
  waitUntil: WaitUntil;
  /** Milliseconds to wait after that, 0–5000. */
  settleMs: number;
  /** Milliseconds for the whole job after its start, 1000–60000. */
  timeoutMs: number;
  userAgent: UserAgentName;
  /** Replaces `userAgent`; our product name is appended. */
  userAgentText?: string;
  /** The user's settings: intent, page type, AI opt-out. */
  choice: Choice;
  /** Also requests link targets, canonical, alternates and images. */
  probe: boolean;
  /** Sent only to the origin of `url`. The command line may set them, the service never does. */
  headers: Readonly<Record<string, string>>;
  /** Values to extract from the page, in addition to the checks. */
  extract?: readonly Extraction[];
  /** The logged-in session of the visit; absent: none. Like headers, it is not saved in rows. */
  session?: Session;
}

export const devices = ['desktop', 'mobile'] as const;
export type Device = (typeof devices)[number];
export const waits = ['domcontentloaded', 'load', 'networkidle'] as const;
export type WaitUntil = (typeof waits)[number];
/** User agent of the visit: the browser's, or a crawler's token; our product name is appended to both. */
export const userAgentNames = ['default', 'googlebot', 'bingbot', 'gptbot', 'oai-searchbot', 'claudebot', 'perplexitybot'] as const;
export type UserAgentName = (typeof userAgentNames)[number];

/** Redirects and response of the document, as the browser saw them. */
export interface VisitHttp {
  status: number;
  statusText: string;
  contentType: string;
  /** As declared in the Content-Type header; null if not declared. */
  charset: string | null;
  redirects: readonly { url: string; status: number; location: string }[];
  /** Lower-case names; only headers with information about the page, capped. */
  headers: Readonly<Record<string, string>>;
  /** Bytes on the wire of everything that the visit loaded. */
  transferBytes: number;
}

/** Warnings about the visit that readers of the report should know. */
export interface VisitWarning {
  code: VisitWarningCode;
  message: string;
  /** What the sentence is made with; not in answers. */
  detail?: string | Failure;
}
export const visitWarningCodes = [
  'target-status',
  'redirected-off-site',
  'went-on',
  'requests-blocked',
  'timeout-partial',
  'raw-html-unread',
  'bot-wall-suspected',
  'covered',
  'covered-alone',
  'document-cut',
  'load-incomplete',
  'dialogs-dismissed',
  'popups-closed',
] as const;
export type VisitWarningCode = (typeof visitWarningCodes)[number];

/** The result of one audit. */
export interface Visit {
  /** Report of the visited document, with its facts. */
  report: Report;
  /** Stored in addition to the facts. */
  reading?: Reading;
  http: VisitHttp;
  warnings: readonly VisitWarning[];
  /** By the names in the order; absent if it has none. */
  extracted?: ExtractedByName;
  /** What plugins of the command line found. */
  plugins?: PluginOutcome;
  /** Milliseconds since the start of the job: opening and loading, collecting, judging, and in total. */
  ms: { load: number; collect: number; site: number; judge: number; total: number };
}

/** Why there is no report. The names are those of the problem types (docs/use/api.md). */
export const refusalCodes = [
  'target-forbidden',
  'target-not-html',
  'target-too-large',
  'target-download',
  'target-dns-failure',
  'target-connect-failed',
  'target-tls-error',
  'target-protocol-error',
  'target-needs-login',
  'target-too-many-redirects',
  'target-crashed-renderer',
  'target-timeout',
  'browser-unavailable',
  'overloaded',
  'queue-timeout',
  'draining',
  'cancelled',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** {@link Auditor.audit} rejects with this; any other error is a bug. */
export class AuditRefused extends Error {
  readonly code: RefusalCode;
  /** What the server returned instead of a page, if it did. */
  response: Pick<VisitHttp, 'status' | 'headers'> | null = null;
  /** Name of its sentence, if that has one without arguments. */
  reason: string | null = null;
  /** @param detail one sentence for a person, without addresses of a private network; a function says it in the language of who reads it */
  constructor(code: RefusalCode, detail: string | (() => string)) {
    super(typeof detail === 'string' ? detail : '');
    this.code = code;
    if (typeof detail !== 'string') Object.defineProperty(this, 'message', { get: detail, configurable: true });
  }
}

/** Opens pages in a browser and audits them, up to a maximum at a time; more wait in a queue. */
export interface Auditor {
  /** @throws AuditRefused */
  audit(order: AuditOrder, signal: AbortSignal): Promise<Visit>;
  /** Checks that the browser responds and the egress guard works. Empty if all is well, otherwise one sentence per fault. */
  faults(): Promise<readonly string[]>;
  /** Selectors and expressions that the browser rejects, each with the reason. Absent if there is no browser. */
  extractionFaults?(rules: readonly Extraction[]): Promise<readonly { name: string; why: string }[]>;
  /** Draws texts of a PDF with the browser's fonts. Absent if there is no browser. */
  drawTexts?: DrawTexts;
  /** Runs a log-in in a separate page. @returns Playwright's storage state. Absent if there is no browser */
  logIn?(work: (page: Page) => Promise<unknown>, ms: number): Promise<unknown>;
  stats(): AuditorStats;
  /** Audits in progress have `graceMs` to finish. */
  close(graceMs?: number): Promise<void>;
}
export interface AuditorStats {
  pagesOpen: number;
  waiting: number;
  browserRestarts: Readonly<Record<'crashed' | 'retired' | 'hung', number>>;
  /** Number of requests that the egress guard refused, by rule. */
  egressDenied: Readonly<Record<string, number>>;
  egressBytes: number;
}
