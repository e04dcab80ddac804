import { describe, expect, test } from 'vitest';
import type { Job, Run, RunCommand } from '../../../../extension/runs/runs.ts';
import { jobError } from '../../../../entrypoints/background/bulk/errors.ts';
import { nextStep, type RunEvent } from '../../../../entrypoints/background/bulk/machine.ts';
import { isToFollow, setCrawl } from '../../../../entrypoints/background/bulk/queue.ts';
import { blankRun, queued, seeded } from '../../../support/bulk-runs.ts';

/** Pages of the crawl that every second walk is. */
const crawlLimit = 20;

/**
 * A world in which everything happens at the worst moment: responses are late, duplicated or missing, the worker is stopped before and
 * after it writes, tabs close, the browser restarts. Thousands of steps; the invariants are checked after each.
 */
function walk(seed: number, steps: number) {
  const random = seeded(seed);
  /** State that survives a stop of the worker. */
  let stored: Run = blankRun({ options: { tools: [], probes: false, parallel: 1 + random.below(6) } });
  if (seed % 2 === 0)
    stored = setCrawl(stored, { start: 'https://example.com/', limit: crawlLimit, depth: 3, include: [], exclude: [] }, 'start');
  let following: string[] = [];
  const library = new Map<string, number>();
  let tabs = new Map<number, 'user' | 'ours'>();
  /** State of the worker: running attempts, and responses that have not been delivered. */
  let works: { jobId: string; attempt: number; tabId: number | null; answered: boolean }[] = [];
  let answers: RunEvent[] = [];
  let closing: number[] = [];
  let nextTab = 1;
  let nextJob = 1;
  let time = 0;
  const deaths = { before: 0, after: 0 };
  const done = new Set<string>();

  const tell = (event: RunEvent): void => {
    const { run, effects } = nextStep(stored, event);
    if (random.chance(0.02)) {
      deaths.before += 1;
      return stop();
    }
    for (const job of run.jobs) if (job.state === 'done') done.add(job.id);
    stored = structuredClone(run);
    if (random.chance(0.02)) {
      deaths.after += 1;
      return stop();
    }
    // The limit may be set below the number of running attempts, which may finish.
    const running = stored.jobs.filter(({ state }) => state === 'running').length;
    if (effects.some((effect) => effect.do === 'begin'))
      expect(running, `seed ${seed}: more at a time than allowed`).toBeLessThanOrEqual(stored.options.parallel);
    for (const effect of effects) {
      if (effect.do === 'begin') {
        const job = run.jobs.find(({ id }) => id === effect.jobId)!;
        expect([job.state, job.attempt]).toEqual(['running', effect.attempt]);
        expect(job.openedTabId).toBeNull();
        works.push({ jobId: effect.jobId, attempt: effect.attempt, tabId: null, answered: false });
      } else if (effect.do === 'stop') works = works.filter((work) => work.jobId !== effect.jobId || work.attempt !== effect.attempt);
      else if (effect.do === 'follow') following.push(effect.jobId);
      else {
        expect(tabs.get(effect.tabId), `seed ${seed}: a tab of the user would be closed`).not.toBe('user');
        closing.push(effect.tabId);
      }
    }
    check();
  };
  const kept = () => new Set(library.keys());
  const stop = () => {
    following = [];
    works = [];
    answers = [];
    closing = [];
    // Tabs that were opened but not recorded yet show our page; the runner finds and closes them.
    const written = new Set(stored.jobs.map(({ openedTabId }) => openedTabId));
    for (const [tabId, whose] of tabs) if (whose === 'ours' && !written.has(tabId)) tabs.delete(tabId);
    tell({ type: 'wake', storedJobIds: kept(), at: ++time });
  };
  const restart = () => {
    following = [];
    works = [];
    answers = [];
    closing = [];
    tabs = new Map();
    // Ids are reused for other tabs.
    nextTab = 1;
    for (let count = random.below(5); count > 0; count--) tabs.set(nextTab++, 'user');
    tell({ type: 'restart', storedJobIds: kept(), at: ++time });
  };
  const check = () => {
    const must = (holds: boolean, otherwise: string) => {
      if (!holds) throw new Error(`seed ${seed}: ${otherwise}`);
    };
    const states = new Map(stored.jobs.map(({ id, state }) => [id, state]));
    for (const id of done) must(states.get(id) === 'done', `${id} was done and is not any more`);
    for (const job of stored.jobs) {
      must(job.state !== 'done' || library.has(job.id), `${job.id} is done and not kept`);
      must((job.state === 'failed') === (job.error !== null), `${job.id} failed without a reason, or has one without having failed`);
      must(stored.state !== 'finished' || !isToFollow(stored, job), `finished before the links of ${job.id} were read`);
      must(
        stored.state !== 'finished' || (job.openedTabId === null && job.state !== 'waiting' && job.state !== 'running'),
        `finished before ${job.id}`,
      );
    }
  };

  const later = (event: RunEvent) => {
    if (random.chance(0.05)) return; // never
    answers.push(event);
    if (random.chance(0.1)) answers.push(event); // twice
  };
  /** Links found on a page: pages of a small site, repeatedly. */
  const found = (jobId: string): RunEvent => {
    const follow = Array.from({ length: random.below(6) }, () => `https://example.com/f${random.below(40)}`);
    return {
      type: 'found',
      jobId,
      found: { follow, ids: follow.map(() => `f${nextJob++}`), leftOut: [{ url: 'https://elsewhere.example/', why: 'other-host' }] },
      at: ++time,
    };
  };
  const moves: (() => void)[] = [
    () => {
      const jobId = following.shift();
      if (jobId !== undefined) answers.push(found(jobId), ...(random.chance(0.2) ? [found(jobId)] : []));
    },
    () => {
      const tabId = random.chance(0.4) ? nextTab++ : null;
      if (tabId !== null) tabs.set(tabId, 'user');
      if (stored.jobs.length < 60) tell({ type: 'add', jobs: [queued(`j${nextJob++}`, tabId)], at: ++time });
    },
    () =>
      tell({
        type: 'command',
        command: random.pick<RunCommand>(['start', 'pause', 'resume', 'resume', 'retry-failed', 'retry-failed', 'cancel']),
        at: ++time,
      }),
    () => {
      const work = works.length > 0 ? random.pick(works) : null;
      if (!work || work.answered) return;
      const { jobId, attempt } = work;
      if (work.tabId === null && random.chance(0.7)) {
        work.tabId = nextTab++;
        tabs.set(work.tabId, 'ours');
        later({ type: 'opened', jobId, attempt, tabId: work.tabId, at: ++time });
        return;
      }
      work.answered = true;
      const how = random.next();
      if (how < 0.7) {
        if (!library.has(jobId)) library.set(jobId, 0);
        library.set(jobId, library.get(jobId)! + 1);
        later({ type: 'kept', jobId, attempt, at: ++time });
      } else if (how < 0.9) later({ type: 'failed', jobId, attempt, error: jobError('timeout'), at: ++time });
      else later({ type: 'blocked', jobId, attempt, because: random.pick(['offline', 'storage-full', 'no-permission']), at: ++time });
    },
    () => {
      if (answers.length > 0) tell(answers.splice(random.below(answers.length), 1)[0]!);
    },
    () => {
      if (answers.length > 0) tell(answers.splice(random.below(answers.length), 1)[0]!);
    },
    () => {
      const tabId = closing.shift();
      if (tabId === undefined) return;
      tabs.delete(tabId);
      tell({ type: 'tab-removed', tabId, windowClosing: false, at: ++time });
    },
    () => {
      if (tabs.size === 0 || random.chance(0.7)) return;
      const tabId = random.pick([...tabs.keys()]);
      tabs.delete(tabId);
      tell({ type: 'tab-removed', tabId, windowClosing: random.chance(0.3), at: ++time });
    },
    () =>
      tell({
        type: random.chance(0.3) ? 'hindered' : 'unhindered',
        because: random.pick(['offline', 'storage-full', 'no-permission']),
        at: ++time,
      }),
    () => {
      const order = stored.jobs.map(({ id }) => id).toSorted(() => random.next() - 0.5);
      tell({
        type: 'edit',
        change: random.chance(0.5)
          ? { order }
          : { options: { ...stored.options, parallel: 1 + random.below(6) }, remove: order.slice(0, 1) },
        at: ++time,
      });
    },
    () => {
      if (random.chance(0.2)) stop();
    },
    () => {
      if (random.chance(0.05)) restart();
    },
  ];
  for (let count = 0; count < steps; count++) random.pick(moves)();

  // Everything calms down: the worker is stopped once more, and from now on every request gets a response.
  stop();
  for (let count = 0; count < 2_000 && !ended(); count++) {
    if (stored.state !== 'running')
      tell({ type: 'command', command: stored.state === 'finished' && count % 2 === 0 ? 'retry-failed' : 'resume', at: ++time });
    for (const work of works.slice()) {
      if (!library.has(work.jobId)) library.set(work.jobId, 1);
      tell({ type: 'kept', jobId: work.jobId, attempt: work.attempt, at: ++time });
    }
    for (let jobId = following.shift(); jobId !== undefined; jobId = following.shift()) tell(found(jobId));
    for (let tabId = closing.shift(); tabId !== undefined; tabId = closing.shift()) {
      tabs.delete(tabId);
      tell({ type: 'tab-removed', tabId, windowClosing: false, at: ++time });
    }
  }
  function ended(): boolean {
    return stored.jobs.length === 0 || (stored.state === 'finished' && stored.jobs.every(({ state }) => state === 'done'));
  }
  return {
    run: stored,
    ended: ended(),
    ours: [...tabs].filter(([, whose]) => whose === 'ours').map(([id]) => id),
    library,
    deaths,
    jobs: nextJob - 1,
  };
}

describe('random walks', () => {
  const walks = Array.from({ length: 60 }, (_, index) => [index + 1, walk(index + 1, 400)] as const);
  test.each(walks)('seed %d: nothing is lost, doubled or left open', (_, { run, ended, ours, library }) => {
    expect(run.jobs.map(({ id, state, error }: Job) => [id, state, error?.code]).filter(([, state]) => state !== 'done')).toEqual([]);
    expect(ended).toBe(true);
    expect(ours).toEqual([]);
    for (const { id } of run.jobs) expect(library.has(id)).toBe(true);
    expect(run.jobs.filter(({ depth }) => depth !== undefined).length).toBeLessThanOrEqual(crawlLimit);
    expect(new Set(run.jobs.map(({ url }) => url)).size).toBe(run.jobs.length);
  });
  test('crawl often enough: a removed start page ends a crawl', () => {
    expect(walks.filter(([, { run }]) => run.crawl !== null).length).toBeGreaterThan(5);
  });
  test('stop the worker often enough, before and after it wrote', () => {
    const all = walks.slice(0, 10).map(([, { deaths }]) => deaths);
    expect(all.reduce((sum, { before }) => sum + before, 0)).toBeGreaterThan(30);
    expect(all.reduce((sum, { after }) => sum + after, 0)).toBeGreaterThan(30);
  });
});
