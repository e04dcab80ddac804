/** Why a fact, or the status of another URL, is missing. */
import type { jsonFaults } from '../../../words/en/checks/json-faults.ts';
import type { probeReasons } from '../../../words/en/checks/probes.ts';
import type { reasons } from '../../../words/en/checks/reasons.ts';

/** Why a fact is missing. */
export type UncheckedReason =
  | 'pending'
  | 'not-probed'
  | 'no-permission'
  | 'refused'
  | 'timeout'
  | 'offline'
  | 'too-large'
  | 'collector-failed'
  | 'browser-only'
  | 'background-tab'
  | 'not-supported'
  | 'signal-failed';

/** Codes with a sentence in words/<language>/checks/reasons.ts. */
export type ReasonCode = keyof typeof reasons;

type ArgsOf<F> = F extends (values: infer G) => string ? (unknown extends G ? Record<never, never> : G) : never;

/** Why something is missing: a code, and the arguments of its sentence. */
export type Because<C extends ReasonCode = ReasonCode> = { [K in C]: { code: K; args: ArgsOf<(typeof reasons)[K]> } }[C];

/** Codes with a clause in words/<language>/checks/probes.ts. */
export type ProbeReasonCode = keyof typeof probeReasons;

/** Codes with a sentence in words/<language>/checks/json-faults.ts. */
export type JsonFaultCode = keyof typeof jsonFaults;

/** Why a text is not JSON. */
export type JsonFault<C extends JsonFaultCode = JsonFaultCode> = { [K in C]: { code: K; args: ArgsOf<(typeof jsonFaults)[K]> } }[C];

/** What is known of another URL besides its status, or why it was not checked. */
export type ProbeReason<C extends ProbeReasonCode = ProbeReasonCode> = { [K in C]: { code: K; args: ArgsOf<(typeof probeReasons)[K]> } }[C];

export type Failure = { ok: false; reason: UncheckedReason } & Because;

export type Gathered<T> = { ok: true; value: T } | Failure;
