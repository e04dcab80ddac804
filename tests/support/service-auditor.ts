import type { KnownFacts } from '../../checks/core/facts.ts';
import { judgePage } from '../../checks/audit-page.ts';
import {
  AuditRefused,
  type Auditor,
  type AuditorStats,
  type AuditOrder,
  type RefusalCode,
  type Visit,
} from '../../server/audit/auditor.ts';
import { summarizeForAi } from '../../server/audit/reading.ts';
import { richFacts } from './rich-facts.ts';

const usualFacts = richFacts();
/** Made once for the same facts and choices: most tests are about what is around a report. */
const judged = new WeakMap<KnownFacts, Map<string, Pick<Visit, 'report' | 'reading'>>>();

/** What a fake browser saw: saved facts, judged as the order says. */
export function visitOf({ choice }: AuditOrder, known: KnownFacts = usualFacts): Visit {
  const byChoice = judged.get(known) ?? new Map<string, Pick<Visit, 'report' | 'reading'>>();
  judged.set(known, byChoice);
  const key = JSON.stringify(choice);
  const made = byChoice.get(key) ?? judge(known, choice);
  byChoice.set(key, made);
  return {
    ...made,
    warnings: [],
    http: {
      status: 200,
      statusText: 'OK',
      contentType: 'text/html',
      charset: 'utf-8',
      redirects: [],
      headers: { 'content-language': 'en' },
      transferBytes: 123_456,
    },
    ms: { load: 300, collect: 12, site: 40, judge: 3, total: 400 },
  };
}

function judge(known: KnownFacts, choice: AuditOrder['choice']): Pick<Visit, 'report' | 'reading'> {
  const report = judgePage(known, { ...choice, now: Date.UTC(2026, 10, 22, 9) }, { collect: 12, judge: 3, network: 40, total: 400 });
  return { report, reading: summarizeForAi(report.facts ?? {}, report.language, report.pageType) };
}

/** An auditor without a browser: it answers at once, or as the test says. Counts places and a queue as the real one does. */
export class FakeAuditor implements Auditor {
  readonly orders: AuditOrder[] = [];
  readonly aborted: string[] = [];
  closed = false;
  wrong: string[] = [];
  /** What the next visits give: facts, a refusal, or a promise that the test settles. */
  answer: (order: AuditOrder, signal: AbortSignal) => Visit | Promise<Visit>;
  readonly #concurrency: number;
  readonly #queue: number;
  #open = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({
    concurrency = 2,
    queue = 10,
    answer = (order) => visitOf(order),
  }: { concurrency?: number; queue?: number; answer?: FakeAuditor['answer'] } = {}) {
    this.#concurrency = concurrency;
    this.#queue = queue;
    this.answer = answer;
  }

  async audit(order: AuditOrder, signal: AbortSignal): Promise<Visit> {
    if (this.#open >= this.#concurrency) {
      if (this.#waiting.length >= this.#queue) throw new AuditRefused('overloaded', 'All places are taken and the queue is full.');
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    this.#open++;
    this.orders.push(order);
    signal.addEventListener('abort', () => {
      this.aborted.push(order.url);
    });
    try {
      return await this.answer(order, signal);
    } finally {
      this.#open--;
      this.#waiting.shift()?.();
    }
  }
  faults = async (): Promise<readonly string[]> => this.wrong;
  stats = (): AuditorStats => ({
    pagesOpen: this.#open,
    waiting: this.#waiting.length,
    browserRestarts: { crashed: 0, retired: 1, hung: 0 },
    egressDenied: { private: 2 },
    egressBytes: 1000,
  });
  async close(): Promise<void> {
    this.closed = true;
  }
}

/** Refuses every visit. */
export const refusing =
  (code: RefusalCode, detail = 'Because of the test.') =>
  (): never => {
    throw new AuditRefused(code, detail);
  };
