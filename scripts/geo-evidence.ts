/** Tests the GEO score on texts with known citation counts: `npm run geo-evidence -- <folder>`. */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './build.ts';
import { auditGeoEvidenceTexts } from './geo-evidence/audit-texts.ts';
import { geoExperiment, geoExperimentTable } from './geo-evidence/experiment.ts';
import { geoEvidenceHalf, readGeoEvidenceTexts, sampleGeoEvidence } from './geo-evidence/texts.ts';
import { geoEvidenceUsage, readGeoEvidenceWords, type GeoEvidenceOrder } from './geo-evidence/words.ts';
import { commandArguments, rejectArguments } from './usage.ts';

const order = readGeoEvidenceWords(commandArguments(geoEvidenceUsage));
await run(typeof order === 'string' ? rejectArguments(geoEvidenceUsage, order) : order);

async function run({ folder, half, sample, save }: GeoEvidenceOrder): Promise<void> {
  const all = readGeoEvidenceTexts(folder);
  const texts = sampleGeoEvidence(
    all.filter(({ prompt }) => half === null || geoEvidenceHalf(prompt) === half),
    sample,
  );
  const scores = await auditGeoEvidenceTexts(texts, join(root, 'output', `geo-evidence-${basename(folder)}.ndjson`), (done, of) => {
    if (done % 50 === 0 || done === of) process.stderr.write(`${done} of ${of} texts\n`);
  });
  const result = geoExperiment(texts, scores);
  process.stdout.write(geoExperimentTable(result));
  if (save) writeFileSync(save, `${JSON.stringify({ half: half ?? 'both', sample, ...result }, null, 1)}\n`);
}
