/** Refused by a rule: the request was not sent, or was aborted. */
export const refusals = [
  'no-address',
  'scheme',
  'port',
  'private-name',
  'private-address',
  'metadata',
  'bytes',
  'requests',
  'connections',
  'job-over',
  'outside-a-job',
] as const;
/** Network failures. */
const networkFailures = ['dns', 'connect', 'slow-connect', 'idle', 'protocol'] as const;
export type Rule = (typeof refusals)[number] | (typeof networkFailures)[number];

export interface FailedProxy {
  /** `host:port` */
  place: string;
  /** It required another user name or password (407), responded with another status, or no connection to it could be opened. */
  fault: 'log-in' | 'refused' | 'unreachable';
  /** Of its response; empty if there was none. */
  status: string;
}

/** Why a request got no response. The message contains no address, because refused addresses would reveal the network. */
export class EgressError extends Error {
  readonly rule: Rule;
  /** For undici and Node, which read a code. */
  readonly code: string;
  /** The user's proxy, if the request failed there and not at the server. */
  readonly proxy: FailedProxy | null;
  constructor(rule: Rule, code = '', proxy: FailedProxy | null = null) {
    super(`Request refused or failed: ${rule}.`);
    this.rule = rule;
    this.proxy = proxy;
    this.code = code || codes[rule] || 'EGRESS_REFUSED';
  }
  /** True if the guard refused it, false for a network failure. */
  get refused(): boolean {
    return (refusals as readonly string[]).includes(this.rule);
  }
}
const codes: Partial<Record<Rule, string>> = { dns: 'ENOTFOUND', connect: 'ECONNREFUSED', 'slow-connect': 'ETIMEDOUT', idle: 'ETIMEDOUT' };

/** Totals over all jobs of a guard. */
export interface Totals {
  denied: Record<string, number>;
  bytes: number;
}
