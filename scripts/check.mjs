// Checks without running tests: types, lint, format, boundaries, dead code, in parallel. Each is a script of package.json; the output of each
// is printed as a block when it ends. Fails if one of them fails, after all have finished.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
// Slowest first.
const names = ['dead-code', 'boundaries', 'types', 'format:check', 'lint'];

/** Runs a script like npm, which adds the binaries of packages to PATH. @returns whether it succeeded */
const check = (name) =>
  new Promise((resolve) => {
    const child = spawn(scripts[name], { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    const began = performance.now();
    const end = (passed, why) => {
      process.stdout.write(
        `\n> ${name}: ${scripts[name]}\n${Buffer.concat(output)}${passed ? `${name} passed` : `${name} FAILED${why}`} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
      );
      resolve(passed);
    };
    child.on('error', (error) => end(false, `: ${error.message}`));
    child.on('close', (code, signal) => end(code === 0, `: ${signal ?? `exit code ${code}`}`));
  });

const failed = (await Promise.all(names.map(async (name) => ((await check(name)) ? [] : [name])))).flat();
if (failed.length > 0) {
  process.stdout.write(`\nFAILED: ${failed.join(', ')}. See above.\n`);
  process.exitCode = 1;
}
