/** `npm run bench [-- NAME] …`: each benchmark is a file of bench/ with its own usage; without a name, the one of pages. */
import { takeCommandName } from './usage.ts';

const benches = {
  pages: () => import('./bench/pages.ts'),
  background: () => import('./bench/background.ts'),
  service: () => import('./bench/service.ts'),
  history: () => import('./bench/history.ts'),
  queue: () => import('./bench/queue.ts'),
  workers: () => import('./bench/workers.ts'),
  crawl: () => import('./bench/crawl.ts'),
};

await benches[takeCommandName(Object.keys(benches) as (keyof typeof benches)[]) ?? 'pages']();
