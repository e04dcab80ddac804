// What needs no test run, side by side: types, lint, format, boundaries, dead code. Each by its own script of package.json, and each one's words
// stand together, in the order in which they end. Fails when one of them fails, after all have said what they found.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
// The longest first, as far as that is known.
const names = ['dead-code', 'boundaries', 'types', 'format:check', 'lint'];

/** Runs a script as npm does, which has put the programs of packages in reach. @returns whether all is well */
const check = (name) =>
  new Promise((resolve) => {
    const child = spawn(scripts[name], { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    const began = performance.now();
    const end = (well, why) => {
      process.stdout.write(
        `\n> ${name}: ${scripts[name]}\n${Buffer.concat(said)}${well ? `${name} is well` : `${name} FAILED${why}`} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
      );
      resolve(well);
    };
    child.on('error', (error) => end(false, `: ${error.message}`));
    child.on('close', (code, signal) => end(code === 0, `: ${signal ?? `exit code ${code}`}`));
  });

const failed = (await Promise.all(names.map(async (name) => ((await check(name)) ? [] : [name])))).flat();
if (failed.length > 0) {
  process.stdout.write(`\nFAILED: ${failed.join(', ')}. See above.\n`);
  process.exitCode = 1;
}
