import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  probedFacts, valueOf, type Durations, type Fix, type Gathered, type KnownFacts, type Report, type VitalsFact,
} from '../checks/index.ts';
import type { QuestionName, Questions } from '../bridge/messages.ts';
import { noAnswer, patience } from '../bridge/patience.ts';
import type { Reply } from '../bridge/reply.ts';
import type { Choice } from '../bridge/storage.ts';
import { obstacleFromDocument, obstacleFromError, obstacleOf, staleBecause, type Obstacle, type TabSight } from './obstacle.ts';

/**
 * page → site → complete, or an obstacle at any time.
 * `page`: the document is being read, nothing is known yet. `site`: the page's own site is being asked.
 */
export type Phase = 'page' | 'site' | 'complete' | 'obstacle';

/** The world around the popup, so that its logic can be tested without a browser. */
export interface World {
  tabId: number | null;
  tab(): Promise<TabSight | null>;
  ask<N extends QuestionName>(name: N, question: Parameters<Questions[N]>[0]): Promise<Reply<ReturnType<Questions[N]>>>;
  readChoice(url: string): Promise<Choice>;
  keepChoice(url: string, choice: Choice): Promise<void>;
  keepReport(tabId: number, report: Report): Promise<unknown>;
  dropReport(tabId: number): Promise<void>;
  /** Milliseconds, only for durations. */
  clock(): number;
}

/** What the tab's own site is asked for after the page was read: names of facts, and words for people. */
export const siteFacts = {
  response: 'the page’s response',
  served: 'its HTML without scripts',
  robotsTxt: 'robots.txt',
  sitemap: 'the sitemap',
  llmsTxt: 'llms.txt',
} as const;

export interface AuditState {
  phase: ReadonlySignal<Phase>;
  obstacle: ReadonlySignal<Obstacle | null>;
  report: ReadonlySignal<Report | null>;
  known: ReadonlySignal<KnownFacts>;
  /** What to change first, in an order that settles once. */
  fixes: ReadonlySignal<Fix[]>;
  choice: ReadonlySignal<Choice>;
  /** Why the result no longer holds for the tab, or null. */
  stale: ReadonlySignal<string | null>;
  start(options?: { whileLoading?: boolean }): Promise<void>;
  /** Waits no longer: what was read until then is shown. */
  stop(): Promise<void>;
  choose(change: Partial<Choice>): Promise<void>;
  /** To be called whenever the browser tells of a change of the tab. */
  tabChanged(): Promise<void>;
  /** Reads the live vitals again. */
  readVitals(): Promise<void>;
  /**
   * Takes in what probes have brought, and has it judged again: not more often than a reader can follow.
   * @param more true while more is to come: what is shown then keeps its order, and the report is not kept yet
   */
  addFacts(facts: KnownFacts, more: boolean): Promise<void>;
}

const noDurations: Durations = { collect: 0, judge: 0, network: 0, total: 0 };
const defaults: Choice = { intent: 'index', pageType: null, aiOptOut: false };

export function createAudit(world: World): AuditState {
  const phase = signal<Phase>('page');
  const obstacle = signal<Obstacle | null>(null);
  const known = signal<KnownFacts>({});
  const durations = signal(noDurations);
  const choice = signal(defaults);
  const stale = signal<string | null>(null);
  /** Facts are still coming in, though the audit of the page itself is complete. */
  const moving = signal(false);
  /** Of this run: how the reader ends its waiting. */
  let given = givingUp();
  /** Each start is a run; what an earlier run still brings is dropped. */
  let run = 0;

  /** Without its facts, as the worker judged it. */
  const judged = signal<Report | null>(null);
  const report = computed(() => (judged.value ? { ...judged.value, durationMs: durations.value, facts: known.value } : null));
  let shown: string[] = [];
  const fixes = computed(() => {
    const now = report.value?.fixes ?? [];
    const ordered = phase.value === 'complete' && !moving.value ? now : steady(shown, now);
    shown = ordered.map((fix) => fix.signal);
    return ordered;
  });

  const stop = (reason: Obstacle) => {
    known.value = {};
    judged.value = null;
    obstacle.value = reason;
    phase.value = 'obstacle';
  };

  /** Each judgement is numbered: one that was overtaken by a later one is dropped. */
  let judgement = 0;
  /**
   * Has everything judged again, then shows facts, choice and verdicts together.
   * @returns why it could not be judged, '' when it was, null when a later judgement has overtaken it
   */
  async function judge(facts: KnownFacts, chosen: Choice, times: Durations, then: () => void = () => undefined): Promise<string | null> {
    const own = ++judgement;
    const page = valueOf(facts, 'page');
    const reply = await world.ask('judge', { known: JSON.stringify(facts), options: { ...chosen, now: page?.at ?? 0 }, durationMs: times });
    if (own !== judgement) return null;
    const answer = reply.ok ? (parsed(reply.value) as { report?: Report; added?: KnownFacts } | null) : null;
    if (!answer?.report) return reply.ok ? 'The worker gave no report.' : reply.error;
    const { report: fresh, added } = answer;
    batch(() => {
      known.value = { ...facts, ...added };
      choice.value = chosen;
      durations.value = fresh.durationMs;
      judged.value = fresh;
      then();
    });
    return '';
  }

  async function start({ whileLoading = false } = {}): Promise<void> {
    const own = ++run;
    const current = () => own === run;
    judgement++;
    arrived = null;
    moving.value = false;
    if (phase.value === 'obstacle' || stale.value) {
      known.value = {};
      judged.value = null;
    }
    obstacle.value = null;
    phase.value = 'page';
    const [tab] = await Promise.all([world.tab(), world.tabId === null ? undefined : world.dropReport(world.tabId)]);
    if (!current()) return;
    const reason = obstacleOf(tab && whileLoading && tab.status === 'loading' ? { ...tab, status: 'complete' } : tab);
    if (reason) return stop(reason);

    const began = world.clock();
    given = givingUp();
    const tabId = world.tabId!;
    const reply = await Promise.race([world.ask('collectPage', { tabId }), given.up]);
    if (!current()) return;
    if (!reply.ok) return stop(obstacleFromError(reply.error, tab));
    const collected = readCollected(reply.value);
    const page = collected && valueOf(collected.known, 'page');
    if (!page) return stop(obstacleFromError('The audit gave no page.', tab));
    const document = obstacleFromDocument(page.contentType, page.notWellFormed);
    if (document) return stop(document);
    const [chosen, probed] = await Promise.all([world.readChoice(page.url), world.ask('findProbes', { tabId })]);
    if (!current()) return;
    const found = probed.ok && probed.value ? (parsed(probed.value.facts) as KnownFacts | null) : null;

    const times = { ...noDurations, ...collected.ms };
    const refused = await judge({ ...collected.known, ...notProbed, ...found }, chosen, times, () => {
      stale.value = null;
      shown = [];
      phase.value = 'site';
    });
    if (!current() || refused === null) return;
    if (refused) return stop(obstacleFromError(refused, tab));
    const asked = world.clock();
    const answer = await Promise.race([world.ask('collectSite', { tabId }), given.up]);
    if (!current()) return;
    const ended = world.clock();
    const all = { ...known.value, ...siteAnswer(answer) };
    const failed = await judge(all, choice.value, { ...durations.value, network: ended - asked, total: ended - began }, () => { phase.value = 'complete'; });
    if (!current()) return;
    if (failed) return stop(obstacleFromError(failed, tab));
    await tabChanged();
    await keep();
  }

  /** Keeps the report of the tab, once it is complete and as long as it holds. */
  async function keep(): Promise<void> {
    if (phase.value === 'complete' && !stale.value && world.tabId !== null && report.value) await world.keepReport(world.tabId, report.value);
  }

  /** Facts of probes that wait to be judged. */
  let arrived: KnownFacts | null = null;
  let judging = false;
  async function addFacts(facts: KnownFacts, more: boolean): Promise<void> {
    arrived = { ...arrived, ...facts };
    moving.value = more;
    if (judging) return;
    judging = true;
    try {
      while (arrived && phase.value === 'complete' && !stale.value) {
        const taken: KnownFacts = arrived;
        arrived = null;
        const began = world.clock();
        // Overtaken by what the reader chose meanwhile: judged again with it.
        if ((await judge({ ...known.value, ...taken }, choice.value, durations.value)) === null && phase.value === 'complete') arrived = { ...taken, ...(arrived as KnownFacts | null) };
        else if (!moving.value && !arrived) await keep();
        if (moving.value) await pause(Math.max(judgeEvery, 3 * (world.clock() - began)));
      }
    } finally {
      judging = false;
    }
  }

  async function tabChanged(): Promise<void> {
    const page = valueOf(known.value, 'page');
    const own = run;
    if (obstacle.value) {
      const tab = await world.tab();
      if (own === run && tab?.status !== 'loading') await start();
      return;
    }
    if (!page || world.tabId === null) return;
    const answer = await world.ask('findDocument', { tabId: world.tabId });
    if (own !== run) return;
    stale.value = staleBecause(page.url, answer.ok ? answer.value : null);
  }

  async function readVitals(): Promise<void> {
    if (world.tabId === null || phase.value !== 'complete' || stale.value) return;
    const own = run;
    const answer = await world.ask('readVitals', { tabId: world.tabId });
    if (own !== run || !answer.ok) return;
    const vitals = parsed(answer.value) as VitalsFact | null;
    if (vitals && JSON.stringify(valueOf(known.value, 'vitals')) !== answer.value) {
      await judge({ ...known.value, vitals: { ok: true, value: vitals } }, choice.value, durations.value);
    }
  }

  return {
    phase, obstacle, report, known, fixes, choice, stale,
    start, tabChanged, readVitals, addFacts,
    async stop() {
      const own = given;
      if (phase.value === 'page' && world.tabId !== null) {
        void world.ask('stopPage', { tabId: world.tabId });
        // A page that answers gives what was read by then; one that does not is not waited for.
        await pause(patience.stop);
        if (own !== given || phase.value !== 'page') return;
      }
      own.end({ ok: false, error: `${noAnswer}: you stopped waiting.` });
    },
    async choose(change) {
      choice.value = { ...choice.value, ...change };
      const page = valueOf(known.value, 'page');
      if (!page) return;
      void world.keepChoice(page.url, choice.value);
      await judge(known.value, choice.value, durations.value);
      await keep();
    },
  };
}

/** Fixes in the order the reader already sees, new ones behind: nothing moves under a finger. */
export function steady(shown: readonly string[], fixes: readonly Fix[]): Fix[] {
  const place = (fix: Fix) => (shown.includes(fix.signal) ? shown.indexOf(fix.signal) : shown.length);
  return [...fixes].sort((a, b) => place(a) - place(b));
}

/** Milliseconds between two judgements while probes bring facts. */
const judgeEvery = 700;
/** A reply that comes when the reader waits no longer. */
function givingUp(): { up: Promise<Reply<never>>; end(reply: Reply<never>): void } {
  let end: (reply: Reply<never>) => void = () => undefined;
  const up = new Promise<Reply<never>>((resolve) => { end = resolve; });
  return { up, end };
}
const pause = (ms: number) => new Promise<void>((resolve) => { setTimeout(resolve, ms); });

const notProbed: KnownFacts = Object.fromEntries(probedFacts.map((name) => [
  name, { ok: false, reason: 'not-probed', detail: 'Other addresses have not been asked yet: “Check links” does.' },
]));

/** The answer of the site, or for every fact of it the reason why there is none. */
function siteAnswer(answer: Reply<string>): KnownFacts {
  const facts = answer.ok ? (parsed(answer.value) as KnownFacts | null) : null;
  const detail = answer.ok ? 'The site’s answer could not be read.' : `The site could not be asked: ${answer.error}`;
  const missing: Gathered<never> = { ok: false, reason: 'collector-failed', detail };
  return { ...Object.fromEntries(Object.keys(siteFacts).map((name) => [name, missing])), ...facts };
}

function readCollected(json: string): { known: KnownFacts; ms: Pick<Durations, 'collect'> } | null {
  const value = parsed(json) as { known?: KnownFacts; ms?: Partial<Durations> } | null;
  return value?.known ? { known: value.known, ms: { collect: Math.round(value.ms?.collect ?? 0) } } : null;
}

function parsed(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
