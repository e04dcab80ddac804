// Runs scripts of package.json in lanes: `side-by-side.mjs "check test:unit" test:e2e` runs check and then test:unit, and test:e2e beside
// them. Tests wait for browsers and other processes a third of their time, so that two lanes keep the cores busy where one does not. Where
// there is one core or little memory, the lanes follow each other. Each line says whose it is; all run to their end, and what failed is
// named last.
import { spawn } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Bytes for two kinds of tests and their browsers. */
const enoughMemory = 7e9;
const lanes = process.argv.slice(2).map((names) => names.split(' '));

/** @returns the script's name, why it failed (null when it did not), and its time */
function run(name) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${name} | ${line}\n`));
    const end = (failure) => resolve({ name, failure, seconds: Math.round((performance.now() - start) / 1000) });
    child.on('error', (error) => end(error.message));
    child.on('close', (code, signal) => end(code === 0 ? null : (signal ?? `exit code ${code}`)));
  });
}
async function runLane(names) {
  const results = [];
  for (const name of names) results.push(await run(name));
  return results;
}

const together = availableParallelism() > 1 && totalmem() > enoughMemory;
const results = together ? (await Promise.all(lanes.map(runLane))).flat() : await runLane(lanes.flat());
process.stdout.write('\n');
for (const { name, failure, seconds } of results)
  process.stdout.write(`${name}: ${failure === null ? 'passed' : `FAILED (${failure})`}, ${seconds} s\n`);
if (results.some(({ failure }) => failure !== null)) process.exitCode = 1;
