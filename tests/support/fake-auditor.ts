import type { KnownFacts } from '../../checks/core/facts.ts';
import { PageAudit } from '../../checks/audit-page.ts';
import { AuditRefused, type AuditOrder, type Auditor, type RefusalCode, type Visit } from '../../server/audit/auditor.ts';
import { summarizeForAi } from '../../server/audit/reading.ts';
import { known } from './facts.ts';
import { partsOf } from './page-parts.ts';
import { pageCalled } from './runs.ts';

export interface FakeAuditor extends Auditor {
  /** In the order in which they were begun. */
  orders: AuditOrder[];
  closed: boolean;
}

/** What a page of the fake gives: facts, or the reason why there are none. A promise is waited for. */
export type FakePages = Record<string, KnownFacts | RefusalCode | Error | (() => Promise<KnownFacts>)>;

/** Audits of pages that no browser opened; those that are not named are plain. */
export function fakeAuditor(pages: FakePages = {}): FakeAuditor {
  const fake: FakeAuditor = {
    orders: [],
    closed: false,
    async audit(order, signal) {
      fake.orders.push(order);
      const page = pages[order.url] ?? pageCalled('A page', order.url);
      if (typeof page === 'string') throw new AuditRefused(page, `The page gave none: ${page}.`);
      if (page instanceof Error) throw page;
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new AuditRefused('cancelled', 'Given up.')));
      });
      aborted.catch(() => undefined);
      return visitOf(typeof page === 'function' ? await Promise.race([page(), aborted]) : page, order);
    },
    faults: async () => [],
    stats: () => ({ pagesOpen: 0, waiting: 0, browserRestarts: { crashed: 0, retired: 0, hung: 0 }, egressDenied: {}, egressBytes: 0 }),
    close: async () => {
      fake.closed = true;
    },
  };
  return fake;
}

async function visitOf(facts: KnownFacts, order: AuditOrder): Promise<Visit> {
  const { page, site } = partsOf(facts);
  const audit = new PageAudit(
    {
      page: {
        collect: async () => ({ known: page, ms: { collect: 1 } }),
        stop: async () => undefined,
        fetchSite: async () => site,
        readVitals: async () => null,
      },
      openProber: null,
      vocabulary: async () => ({ release: '1' }) as never,
      clock: () => 0,
    },
    { choiceFor: async () => order.choice },
  );
  await audit.run();
  return {
    report: audit.report!,
    reading: summarizeForAi(audit.report!.facts ?? {}, audit.report!.language, audit.report!.pageType),
    http: { status: 200, statusText: 'OK', contentType: 'text/html', charset: 'utf-8', redirects: [], headers: {}, transferBytes: 1000 },
    warnings: [],
    ms: { load: 100, collect: 20, site: 10, judge: 5, total: 150 },
  };
}

/** A page on which one check fails: it has no title. */
export const withoutTitle = (url: string): KnownFacts =>
  known({ page: { url, baseUrl: url }, response: { requestedUrl: url, finalUrl: url } });
