/** `npm run bench [-- NAME] …`: each benchmark is a file of bench/ with its own usage; without a name, the one of pages. */
import { takeCommandName } from './usage.ts';

const benches = { pages: () => import('./bench/pages.ts'), service: () => import('./bench/service.ts') };

await benches[takeCommandName(Object.keys(benches) as (keyof typeof benches)[]) ?? 'pages']();
