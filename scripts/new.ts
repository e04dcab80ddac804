/** Lays out the files of something new: `npm run new -- signal <id>`. Exit code 2, with nothing written, for wrong usage. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newUsage, planNewSignal } from './new-signal.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const plan = planNewSignal(process.argv.slice(2), root, new Date().toISOString().slice(0, 10));
if ('help' in plan) {
  console.log(newUsage);
} else if ('wrong' in plan) {
  console.error(`${plan.wrong}\n\n${newUsage}`);
  process.exitCode = 2;
} else {
  for (const [path, contents] of Object.entries(plan.files)) writeFileSync(root + path, contents);
  // Only now: it reads the lists that have just been written.
  const { writeCatalogue } = await import('./catalogue.ts');
  const { writeCriteria } = await import('./criteria.ts');
  const { writeGeoScore } = await import('./geo-score.ts');
  const { writeHouseMap } = await import('./house-map.ts');
  writeCatalogue();
  writeCriteria();
  writeGeoScore();
  writeHouseMap();
  console.log(`Written:\n${[...Object.keys(plan.files), 'docs/CATALOGUE.md', 'docs/criteria.md', 'docs/geo-score.md', 'docs/map.md'].map((path) => `  ${path}`).join('\n')}

It is a working example: write your criterion over it, step by step as in docs/adding-a-signal.md`);
}
