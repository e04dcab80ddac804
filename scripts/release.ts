/** Makes a release, and publishes it unless it is a dry run. The steps and messages are in release-steps.ts. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';
import {
  releaseBlockers,
  releaseChecksumLines,
  releaseNotes,
  releaseUsage,
  readReleaseWords,
  repositoryFields,
  zips,
  type ReleaseOrder,
} from './release-steps.ts';
import { commandArguments, rejectArguments } from './usage.ts';

const folder = join(root, 'output', 'release');

class StepFailed extends Error {}

/** Runs a command in the project and shows its output. @throws StepFailed */
function run(command: string, ...words: string[]): void {
  process.stdout.write(`\n> ${command} ${words.join(' ')}\n`);
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new StepFailed(`${command} ${words.join(' ')} failed. See above.`);
}

const lines = (command: string, ...words: string[]): string[] =>
  (spawnSync(command, words, { cwd: root, encoding: 'utf8' }).stdout ?? '').split('\n').filter((line) => line !== '');

function release({ dryRun, tests }: ReleaseOrder): void {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const { version, ...fields } = JSON.parse(read('package.json')) as { version: string };
  const changelog = read('CHANGELOG.md');
  const blockers = releaseBlockers({
    version,
    changed: lines('git', 'status', '--porcelain').map((line) => line.slice(3)),
    tags: lines('git', 'tag', '--points-at', 'HEAD'),
    changelog,
    unnamed: repositoryFields.filter((name) => !Object.hasOwn(fields, name)),
    addonId: /gecko: \{ id: '([^']+)'/.exec(read('wxt.config.ts'))?.[1] ?? '.invalid',
  });
  if (blockers.length > 0) process.stdout.write(`Before this can be published:\n${blockers.map((blocker) => `- ${blocker}\n`).join('')}`);
  if (blockers.length > 0 && !dryRun) throw new StepFailed('Nothing was made.');

  if (tests) run('npm', 'test');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { words } of zips) run(process.execPath, join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs'), 'zip', ...words);
  const made = readdirSync(join(root, '.output')).filter((name) => name.startsWith(`pageloupe-${version}-`) && name.endsWith('.zip'));
  for (const name of made) copyFileSync(join(root, '.output', name), join(folder, name));
  run('npm', 'pack', '--pack-destination', folder);
  const files = readdirSync(folder);
  // Not among the files, all of which the workflow uploads.
  writeFileSync(join(root, 'output', 'release-notes.md'), releaseNotes(changelog, version));
  const digests = new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
  writeFileSync(join(folder, 'SHA256SUMS'), releaseChecksumLines(digests));

  const archive = files.find((name) => name.endsWith('.tgz'));
  if (made.length < zips.length + 1 || !archive) throw new StepFailed(`Files are missing in ${folder}: ${files.join(', ')}.`);
  process.stdout.write(`\nIn ${folder}:\n${files.map((name) => `- ${name}\n`).join('')}- SHA256SUMS\n`);
  if (dryRun) {
    process.stdout.write('\nDry run: nothing was published.\n');
    return;
  }
  run('npm', 'publish', join(folder, archive), '--provenance', '--access', 'public');
  process.stdout.write('\nPublished to npm. Upload the zip files to the stores: docs/contribute/releasing.md says how.\n');
}

const order = readReleaseWords(commandArguments(releaseUsage));
try {
  release(typeof order === 'string' ? rejectArguments(releaseUsage, order) : order);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
