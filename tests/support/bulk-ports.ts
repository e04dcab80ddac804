import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { digestOf } from '../../checks/site/digest.ts';
import type { Reply } from '../../extension/messages/reply.ts';
import {
  countByState,
  plainBranding,
  type Branding,
  type FileProgress,
  type Job,
  type NewJob,
  type Run,
  type RunHead,
} from '../../extension/runs/runs.ts';
import type { Schedule } from '../../extension/runs/schedules.ts';
import type { OpenTabs, SitemapAnswer, Ports } from '../../entrypoints/bulk/state.ts';
import { known } from './facts.ts';

/** 21 November 2026, 12:00 UTC: what the clock of the fake ports shows. */
export const noon = Date.UTC(2026, 10, 21, 12);

export const titles = [
  'Paper glue that holds for a hundred years',
  '日本の紙と糊の歴史について詳しく解説するページです',
  'الغراء الورقي: كيف يدوم مئة عام؟ (دليل كامل) 12.5%',
  'דבק נייר שמחזיק מאה שנה — המדריך המלא',
  '🧴📄 Glue & paper 👩🏽‍🔬🏳️‍🌈',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
  '',
  '<b>Glue</b> <img src=x onerror=alert(1)> \u202Eevil',
  'Клей для бумаги, который держит сто лет',
  'Contact us',
] as const;

export function jobOf(index: number, change: Partial<Job> = {}): Job {
  return {
    id: `j${index}`,
    url: `https://shop.example.com/${index % 7 === 3 ? `${'very-long-path-'.repeat(12)}/` : ''}page-${index}?x=${index}`,
    title: titles[index % titles.length]!,
    tabId: index % 3 ? null : 100 + index,
    state: 'waiting',
    attempt: 0,
    openedTabId: null,
    endedAt: null,
    error: null,
    ...change,
  };
}
export function runOf(change: Partial<Run> = {}): Run {
  return {
    version: 1,
    id: 'r1',
    name: 'shop.example.com',
    createdAt: noon - 3_600_000,
    startedAt: null,
    endedAt: null,
    state: 'draft',
    pausedBecause: null,
    options: { tools: [], probes: false, parallel: 2 },
    jobs: [],
    ...change,
  };
}

/** Reports of pages that differ: some blocked, some with failing heads, some with nothing wrong. */
export function reportOf(index: number): Report {
  const title = titles[index % titles.length]!;
  const url = jobOf(index).url;
  const text = (words: string) => ({ titles: words ? [{ text: words, inHead: true, selector: 'title' }] : [] });
  const facts: KnownFacts = known({
    page: { url },
    head: text(index % 5 === 0 ? 'Home' : title),
    response: { finalUrl: url, requestedUrl: url, headers: index % 11 === 4 ? [{ name: 'x-robots-tag', value: 'noindex' }] : [] },
    language: { page: ['en', 'ja', 'ar', 'he'][index % 4]! },
    ...(index % 2
      ? {}
      : {
          headings: {
            items: [
              {
                level: 1,
                text: index % 4 ? 'Welcome' : title || 'Welcome',
                visible: true,
                fontSize: 30,
                firstScreen: true,
                region: 'main',
                main: true,
                selector: 'h1',
              },
            ],
            total: 1,
          },
        }),
    linkStatus: {
      finished: true,
      probes: [
        { url: 'https://gone.example/menu', class: 'broken', status: 404, finalUrl: 'https://gone.example/menu', redirects: 0, reason: '' },
      ],
    },
  } as unknown as Parameters<typeof known>[0]);
  return judgePage(
    facts,
    { intent: 'index', pageType: null, aiOptOut: false, now: noon },
    { collect: 30, judge: 12, network: 120, total: 400 + 37 * (index % 20) },
  );
}

export interface FakeBulkPorts extends Ports {
  runs: Map<string, Run>;
  tabs: OpenTabs;
  sitemap: Reply<SitemapAnswer>;
  allowed: boolean;
  /** Calls, newest last. */
  requested: [name: string, ...rest: unknown[]][];
  refuse: string;
  branding: Branding;
  hash: string;
  /** Changes a run as the worker does, and tells those who watch. */
  put(run: Run): void;
  tellFile(progress: FileProgress): void;
  reports: Map<string, Report>;
  schedules: Schedule[];
}

export function fakeBulkPorts(runs: Run[] = []): FakeBulkPorts {
  const watchers = new Set<(id: string) => void>();
  const fileWatchers = new Map<string, (progress: FileProgress) => void>();
  const digests = new Map<string, Digest>();
  let number = 0;
  const reported = <T>(value: T) =>
    ports.refuse
      ? { ok: false as const, failure: { code: 'thrown' as const, args: { error: ports.refuse } } }
      : { ok: true as const, value };
  const add = (run: Run, jobs: NewJob[]) => {
    const fresh = jobs.filter((job, index) => ![...run.jobs, ...jobs.slice(0, index)].some(({ url }) => url === job.url));
    const next = { ...run, jobs: [...run.jobs, ...fresh.map((job): Job => ({ ...jobOf(0), ...job, id: `n${++number}` }))] };
    ports.put(next);
    return { added: fresh.length, joined: jobs.length - fresh.length };
  };
  const ports: FakeBulkPorts = {
    runs: new Map(runs.map((run) => [run.id, run])),
    tabs: { windows: [], hidden: 0 },
    sitemap: { ok: true, value: { urls: [], total: 0, notes: [] } },
    allowed: true,
    requested: [],
    refuse: '',
    branding: plainBranding,
    hash: '',
    reports: new Map(),
    schedules: [],
    readSchedules: async () => ports.schedules,
    watchSchedules: () => () => undefined,
    async addSchedule(runId, every) {
      ports.requested.push(['addSchedule', runId, every]);
      return reported(null);
    },
    async stopSchedule(id) {
      ports.requested.push(['stopSchedule', id]);
      if (!ports.refuse) ports.schedules = ports.schedules.filter((schedule) => schedule.id !== id);
      return reported(null);
    },
    async allowNotices() {
      ports.requested.push(['allowNotices']);
      return ports.allowed;
    },
    put(run) {
      ports.runs.set(run.id, run);
      for (const changed of watchers) changed(run.id);
    },
    tellFile: (progress) => fileWatchers.get(progress.id)?.(progress),
    readRuns: async () => [...ports.runs.values()].map(({ jobs, ...rest }): RunHead => ({ ...rest, counts: countByState(jobs) })),
    readRun: async (id) => ports.runs.get(id) ?? null,
    watchRuns(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    async readDigests(runId) {
      const done = (ports.runs.get(runId)?.jobs ?? []).filter(({ state }) => state === 'done');
      return done.map(({ id }) => {
        if (!digests.has(id)) digests.set(id, digestOf(ports.reports.get(id) ?? reportOf(Number(id.slice(1)))));
        return { jobId: id, digest: digests.get(id)! };
      });
    },
    readReport: async (_, jobId) => ports.reports.get(jobId) ?? reportOf(Number(jobId.slice(1))),
    readJudged: async (_, jobId) => {
      const { facts: _facts, ...report } = ports.reports.get(jobId) ?? reportOf(Number(jobId.slice(1)));
      return report;
    },
    async createRun({ name, jobs, options, crawl }) {
      ports.requested.push(['createRun', name, jobs.length, options, ...(crawl ? [crawl] : [])]);
      if (ports.refuse) return reported('');
      const id = `made${++number}`;
      add(
        runOf({ id, name, options, createdAt: noon, ...(crawl && { crawl }) }),
        crawl ? [...jobs, { url: crawl.start, title: '', tabId: null }] : jobs,
      );
      return reported(id);
    },
    async addJobs(runId, jobs) {
      ports.requested.push(['addJobs', runId, jobs.length]);
      return ports.refuse ? reported({ added: 0, joined: 0 }) : reported(add(ports.runs.get(runId)!, jobs));
    },
    async editRun(runId, change) {
      ports.requested.push(['editRun', runId, change]);
      const run = ports.runs.get(runId)!;
      if (!ports.refuse) {
        const { order, remove = [], ...rest } = change;
        const stored = run.jobs.filter(({ id }) => !remove.includes(id));
        const places = (order ?? []).flatMap((id) => stored.find((job) => job.id === id) ?? []);
        ports.put({ ...run, ...rest, jobs: order ? stored.map((job) => (job.state === 'waiting' ? places.shift()! : job)) : stored });
      }
      return reported(null);
    },
    async commandRun(runId, command) {
      ports.requested.push(['commandRun', runId, command]);
      return reported(null);
    },
    async deleteRun(runId) {
      ports.requested.push(['deleteRun', runId]);
      if (!ports.refuse) {
        ports.runs.delete(runId);
        for (const changed of watchers) changed(runId);
      }
      return reported(null);
    },
    async readSitemap(url) {
      ports.requested.push(['readSitemap', url]);
      return ports.sitemap;
    },
    openTabs: async () => ports.tabs,
    async allowTabs() {
      ports.requested.push(['allowTabs']);
      return ports.allowed;
    },
    async allowSites(urls) {
      ports.requested.push(['allowSites', urls]);
      return ports.allowed;
    },
    maySites: async () => false,
    async makePdf(runId, jobIds, fileName) {
      ports.requested.push(['makePdf', runId, jobIds, fileName]);
      return reported('file1');
    },
    async makeComparisonPdf(before, now, fileName) {
      ports.requested.push(['makeComparisonPdf', before, now, fileName]);
      return reported('file1');
    },
    watchFile(id, changed) {
      fileWatchers.set(id, changed);
      return () => fileWatchers.delete(id);
    },
    readBranding: async () => ports.branding,
    liveTab: async (tabId) => tabId,
    readParallel: async () => 2,
    openReport(hash) {
      ports.requested.push(['openReport', hash]);
    },
    openAddress(url) {
      ports.requested.push(['openAddress', url]);
    },
    go(hash) {
      ports.hash = hash;
      if (typeof location !== 'undefined') location.hash = hash;
    },
    now: () => noon,
    wait: async () => undefined,
  };
  return ports;
}
