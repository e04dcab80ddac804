import type { Reply } from '../bridge/reply.ts';
import type { Obstacle } from './obstacle.ts';

/** The world around the popup's way into bulk audits. */
export interface BulkWorld {
  tabId: number | null;
  queueTab(tabId: number): Promise<Reply<{ runId: string; jobs: number }>>;
  /** Brings the bulk page to the front, or opens it. @param hash what it shows; '' leaves one that is open as it is */
  openBulk(hash: string): Promise<void>;
  say(text: string, action?: { name: string; run(): void }): void;
}

export interface BulkEntry {
  queue(): Promise<void>;
  /** Shows the runs, or the page as the reader left it. */
  open(): Promise<void>;
  openNew(): Promise<void>;
}

export function createBulkEntry(world: BulkWorld): BulkEntry {
  const go = async (hash: string) => {
    try {
      await world.openBulk(hash);
    } catch {
      world.say('The browser did not open the bulk page. Try again.');
    }
  };
  return {
    async queue() {
      if (world.tabId === null) return world.say('There is no tab to queue.');
      const reply = await world.queueTab(world.tabId);
      if (!reply.ok) return world.say(`This tab could not be queued. ${reply.error}`);
      const { runId, jobs } = reply.value;
      world.say(`This tab is in the queue: ${jobs.toLocaleString('en')} ${jobs === 1 ? 'page' : 'pages'}.`, { name: 'Open the queue', run: () => void go(`#run=${encodeURIComponent(runId)}`) });
    },
    open: () => go(''),
    openNew: () => go('#new'),
  };
}

const passing: ReadonlySet<Obstacle['kind']> = new Set(['loading', 'discarded', 'left', 'crashed', 'no-permission', 'failed', 'error-page']);

/** Why a tab is not offered for the queue, '' when it is. @param url of its report, '' while there is none */
export function queueObstacle(url: string, obstacle: Obstacle | null): string {
  if (obstacle && !passing.has(obstacle.kind)) return `This tab cannot be queued. ${obstacle.title}`;
  if (url !== '' && !/^https?:/i.test(url)) return 'This tab cannot be queued: only http and https pages can.';
  return '';
}
