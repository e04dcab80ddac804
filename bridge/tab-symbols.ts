import type { Gathered, ResponseFact, ServedFact } from '../checks/doors/facts.ts';

/**
 * What our scripts leave in a tab is kept under symbols: a page's elements are properties of its window by their id and name
 * (HTML Standard, 7.2.2.3), in the isolated world of an extension too, and no element is named by a symbol.
 */
export const auditKey = Symbol.for('pageloupe audit');
export const overlayKey = Symbol.for('pageloupe overlay');

/** What audit.js leaves in its isolated world for the requests that follow: nothing but `stop` while it is still reading. */
interface Remains {
  /** Ends the reading of the document. */
  stop(): void;
  /** Reads the raw HTML of the document, and compares it with what was read of the page. */
  served?(html: string, response: ResponseFact): Promise<Gathered<ServedFact>>;
  /** JSON of a fresh VitalsFact. */
  vitals?(): string;
}
export interface AuditedWindow {
  [auditKey]?: Remains;
}
