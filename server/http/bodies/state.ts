/** What the service and its workers say to a watchdog: /healthz and /readyz. */
import { Type, type Static } from 'typebox';
import { enumSchema } from '../openapi/schema-kinds.ts';

export const healthSchema = Type.Object({ status: enumSchema(['ok', 'stuck']) });
export const readySchema = Type.Object({ status: enumSchema(['ready', 'not-ready']), faults: Type.Array(Type.String()) });

export const healthAnswer = (isStuck: boolean): { code: 200 | 503; body: Static<typeof healthSchema> } =>
  isStuck ? { code: 503, body: { status: 'stuck' } } : { code: 200, body: { status: 'ok' } };

/** @param faults one sentence each @param isReady false also without one that can be named */
export const readyAnswer = (
  faults: readonly string[],
  isReady = faults.length === 0,
): { code: 200 | 503; body: Static<typeof readySchema> } => ({
  code: isReady ? 200 : 503,
  body: { status: isReady ? 'ready' : 'not-ready', faults: [...faults] },
});
