import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configsIn } from '../config/load.ts';
import { systemErrorCode } from '../failure.ts';
import { serverWords } from '../../words.ts';
import { writeFailure } from '../write-failure.ts';
import type { World } from '../world.ts';

/** A commented configuration with the default settings. */
export const configTemplate = `# Pageloupe: what is audited, and what has to hold. All keys: docs/config.schema.json in the package.
# Run it: npx pageloupe audit

# Pages, and sitemaps that list more. "auto" reads the sitemaps that robots.txt names.
# What is typed behind "pageloupe audit" takes the place of these.
# urls:
#   - https://example.com/
# sitemaps:
#   - https://example.com/sitemap.xml

# Globs over the path, or /regular expressions/ over the whole URL.
# include: ["/blog/**"]
# exclude: ["/tag/**", "/[?&]page=/"]

# Audit the pages of the live sitemap on a server of your own.
# replace: ["s#https://example.com#http://localhost:3000#"]

# How pages are visited. Times are seconds, or text such as 500ms and 10m.
defaults:
  device: desktop
  timeout: 30
  # Check links too.
  probe: true

# Be gentle: pages at a time, of one host, and time between two of them.
perHost: 2
# delay: 500ms
# maxRunTime: 10m

assert:
  # recommended: failed checks are errors, those to improve are warnings. strict: both are errors. none: only what is named.
  preset: recommended
  # minScore: 80
  # geo: { minScore: 60 }
  # All ids: npx pageloupe signals
  # signals:
  #   meta-description: error
  #   x-card: "off"
  # links: { maxBroken: 0 }
  # Other rules for some pages; later ones win.
  # matrix:
  #   - match: "/legal/**"
  #     signals: { meta-description: "off" }

# Pass today's state, block new faults: npx pageloupe baseline update --input results.ndjson --baseline pageloupe-baseline.json
# baseline: pageloupe-baseline.json

reporters:
  - pretty
  # - [junit, { outputFile: pageloupe.xml }]
  # - [html, { outputFile: pageloupe.html }]
`;

/** Writes a configuration if there is none, without prompting. @throws CommandFailed if it cannot be written */
export async function initCommand({ cwd, stdout }: Pick<World, 'cwd' | 'stdout'>): Promise<void> {
  const [there] = configsIn(cwd);
  const file = 'pageloupe.config.yaml';
  if (there !== undefined) {
    await stdout.write(`${serverWords().commands.init.exists({ file: there })}\n`);
    return;
  }
  try {
    await writeFile(join(cwd, file), configTemplate, { flag: 'wx' });
  } catch (error) {
    // Half a configuration would be taken for a whole one.
    if (systemErrorCode(error) !== 'EEXIST') await rm(join(cwd, file), { force: true });
    throw writeFailure(file, error);
  }
  await stdout.write(`${serverWords().commands.init.written({ file })}\n`);
}
