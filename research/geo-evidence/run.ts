/** Tests the GEO score on texts with known citation counts: `npm run geo-evidence -- <folder>`. */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/build.ts';
import { auditTexts } from './audit-texts.ts';
import { runExperiment, experimentTable } from './experiment.ts';
import { halfOf, readTexts, sampleQuestions } from './texts.ts';
import { usage, readWords, type Order } from './words.ts';
import { commandArguments, rejectArguments } from '../../scripts/usage.ts';

const order = readWords(commandArguments(usage));
await run(typeof order === 'string' ? rejectArguments(usage, order) : order);

async function run({ folder, half, sample, save }: Order): Promise<void> {
  const all = readTexts(folder);
  const texts = sampleQuestions(
    all.filter(({ prompt }) => half === null || halfOf(prompt) === half),
    sample,
  );
  const scores = await auditTexts(texts, join(root, 'output', `geo-evidence-${basename(folder)}.ndjson`), (done, of) => {
    if (done % 50 === 0 || done === of) process.stderr.write(`${done} of ${of} texts\n`);
  });
  const result = runExperiment(texts, scores);
  process.stdout.write(experimentTable(result));
  if (save) writeFileSync(save, `${JSON.stringify({ half: half ?? 'both', sample, ...result }, null, 1)}\n`);
}
