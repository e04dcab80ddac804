import type { Gathered } from '../../checks/core/facts/missing.ts';
import type { ResponseFact, ServedFact } from '../../checks/core/facts/site.ts';

/**
 * Our scripts store their state in a tab under symbols: elements of a page are properties of its window by id and name
 * (HTML Standard, 7.2.2.3), even in the isolated world of an extension, but a symbol cannot be the name of an element.
 */
export const auditKey = Symbol.for('pageloupe audit');
export const overlayKey = Symbol.for('pageloupe overlay');

/** What audit.js stores in its isolated world for later requests. */
export interface AuditScriptState {
  /** Stops reading the document. */
  stop(): void;
  /** The facts, as audit.js returns them, while it is still reading. */
  reading?: Promise<string>;
  /** Reads the raw HTML of the document, and compares it with the rendered page. */
  served?(html: string, response: ResponseFact): Promise<Gathered<ServedFact>>;
  /** JSON of a fresh VitalsFact. */
  vitals?(): string;
}
export interface AuditedWindow {
  [auditKey]?: AuditScriptState;
}
