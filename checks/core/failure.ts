import type { Because, ProbeReason, ProbeReasonCode, ReasonCode, UncheckedReason } from './facts/missing.ts';

/** Why something is missing: the reason for programs, a code with the arguments of its sentence for people. */
export type Gap = { reason: UncheckedReason } & Because;

type ReasonArgs<C extends ReasonCode> = keyof Because<C>['args'] extends never ? [] : [args: Because<C>['args']];

/** A reason without its sentence, which words/en/checks/ has. */
export const failureReason = <const C extends ReasonCode>(code: C, ...[args]: ReasonArgs<C>): Because<C> =>
  ({ code, args: args ?? {} }) as unknown as Because<C>;

/** A missing fact, or anything else that is missing, with the reason. */
export const factFailure = <const C extends ReasonCode>(
  reason: UncheckedReason,
  code: C,
  ...args: ReasonArgs<C>
): { ok: false; reason: UncheckedReason } & Because<C> => ({ ok: false, reason, ...failureReason(code, ...args) });

type ProbeReasonArgs<C extends ProbeReasonCode> = keyof ProbeReason<C>['args'] extends never ? [] : [args: ProbeReason<C>['args']];

/** The result of probing another URL, without its words. */
export const probeFailureReason = <const C extends ProbeReasonCode>(code: C, ...[args]: ProbeReasonArgs<C>): ProbeReason<C> =>
  ({ code, args: args ?? {} }) as unknown as ProbeReason<C>;
