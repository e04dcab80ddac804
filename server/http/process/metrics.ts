/** Prometheus metrics. No label contains a URL, a host or anything else that clients or pages choose. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Auditor, Visit } from '../../audit/auditor.ts';
import type { CacheStatus } from '../audit-cache.ts';

const seconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Counter<'endpoint' | 'code'>;
  readonly #duration: Histogram<'phase'>;
  readonly #answer: Histogram<'endpoint'>;
  readonly #cache: Counter<'way'>;
  readonly #probes: Counter<'state'>;

  constructor(auditor: Auditor) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Counter({
      name: 'audit_requests_total',
      help: 'Requests by path and status.',
      labelNames: ['endpoint', 'code'],
      registers,
    });
    this.#duration = new Histogram({
      name: 'audit_duration_seconds',
      help: 'Parts of an audit: load, collect, site, judge, total.',
      labelNames: ['phase'],
      buckets: seconds,
      registers,
    });
    this.#answer = new Histogram({
      name: 'audit_answer_seconds',
      help: 'From request to answer, by path.',
      labelNames: ['endpoint'],
      buckets: [0.005, ...seconds],
      registers,
    });
    this.#cache = new Counter({
      name: 'cache_hits_total',
      help: 'Audits by how they were come by: hit, collapsed, stored.',
      labelNames: ['way'],
      registers,
    });
    this.#probes = new Counter({
      name: 'link_probe_total',
      help: 'Link targets that were checked, by state.',
      labelNames: ['state'],
      registers,
    });
    const read = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    read('audit_queue_depth', 'Audits that wait.', () => auditor.stats().waiting);
    read('browser_pages_open', 'Pages that are open.', () => auditor.stats().pagesOpen);
    const readEach = (name: string, help: string, label: string, values: () => Readonly<Record<string, number>>) =>
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          for (const [value, count] of Object.entries(values())) this.set({ [label]: value }, count);
        },
      });
    readEach('browser_restarts_total', 'Restarts of the browser, by reason.', 'reason', () => auditor.stats().browserRestarts);
    readEach('egress_denied_total', 'Requests that the egress guard refused, by rule.', 'rule', () => auditor.stats().egressDenied);
    read('egress_bytes_total', 'Bytes that pages and their sites sent.', () => auditor.stats().egressBytes);
  }

  /** @param endpoint path of the route, not of the request */
  answered(endpoint: string, code: number, ms: number): void {
    this.#requests.inc({ endpoint, code: String(code) });
    this.#answer.observe({ endpoint }, ms / 1000);
  }

  found(cacheStatus: CacheStatus): void {
    this.#cache.inc({ way: cacheStatus });
  }

  audited({ ms, report }: Visit): void {
    for (const [phase, value] of Object.entries(ms)) this.#duration.observe({ phase }, value / 1000);
    const status = report.facts?.linkStatus;
    if (status?.ok) for (const { class: state } of status.value.probes) this.#probes.inc({ state });
  }
}
