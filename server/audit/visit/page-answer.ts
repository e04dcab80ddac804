import { isObject } from '../../../checks/core/helpers/is-object.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { refusalFor, unreadableRefusal } from '../refusals.ts';

/** Maximum bytes of a document, uncompressed. */
export const documentBytes = 10_000_000;
/**
 * Limits for responses of a page's process, far above what collectors produce on an ordinary page (caps: checks/core/helpers/clip.ts,
 * checks/collect/limits.ts). A compromised process can send anything.
 */
const limits = { characters: 40_000_000, depth: 40, values: 3_000_000, names: 200 };

/** @param facts result of {@link readPageAnswer}. @throws AuditRefused if they do not have the shape of facts */
export function factsOfPageAnswer(facts: unknown): KnownFacts {
  if (!isObject(facts) || Object.keys(facts).length > limits.names || !Object.values(facts).every(isFact)) throw unreadableRefusal();
  return facts as KnownFacts;
}

/** Parses JSON from a page's process within limits. @throws AuditRefused */
export function readPageAnswer(json: unknown): unknown {
  if (typeof json !== 'string') throw unreadableRefusal();
  if (json.length > limits.characters) throw refusalFor('target-too-large', 'tooMuch');
  let value: unknown;
  try {
    value = JSON.parse(json) as unknown;
  } catch {
    throw unreadableRefusal();
  }
  if (!isBounded(value)) throw unreadableRefusal();
  return value;
}

/** Whether a fact is known with a value, or unknown with a reason. */
function isFact(fact: unknown): boolean {
  if (!isObject(fact)) return false;
  if (fact.ok === true) return isObject(fact.value);
  return fact.ok === false && typeof fact.reason === 'string' && typeof fact.code === 'string' && isObject(fact.args);
}

/** Checks depth and number of values, and rejects names with a special meaning in JavaScript. */
function isBounded(root: unknown): boolean {
  let remaining = limits.values;
  let level: object[] = typeof root === 'object' && root !== null ? [root] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.depth) return false;
    const next: object[] = [];
    for (const container of level) {
      if (Object.hasOwn(container, '__proto__')) return false;
      for (const value of Array.isArray(container) ? container : Object.values(container)) {
        if (--remaining < 0) return false;
        if (typeof value === 'object' && value !== null) next.push(value as object);
      }
    }
    level = next;
  }
  return true;
}
