import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A complete report that a client can read as a resource. */
export interface StoredReport {
  uri: string;
  /** As requested by the caller. */
  url: string;
  /** Markdown. */
  text: string;
}

/** Maximum number of available reports; the least recently read one is dropped first. */
export const mostReports = 20;
export const reportTemplate = 'pageloupe://report/{id}';

/** Reports of this session, in memory only: audits are never written to disk. */
export class ReportCache {
  readonly #reports = new LRUCache<string, StoredReport>({ max: mostReports });

  add(url: string, text: string): StoredReport {
    const uri = reportTemplate.replace('{id}', randomUUID());
    const report = { uri, url, text };
    this.#reports.set(uri, report);
    return report;
  }

  get(uri: string): StoredReport | null {
    return this.#reports.get(uri) ?? null;
  }

  /** Newest first. */
  list(): StoredReport[] {
    return [...this.#reports.values()];
  }
}
