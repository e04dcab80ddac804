/** All commands of package.json treat `--help` and wrong arguments in the same way. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { argumentFault } from '../../scripts/usage.ts';
import { root, spawned } from '../support/spawned.ts';

const run = (file: string, ...args: string[]) => spawned(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root }).ended;

test('help is printed, and is no failure', async () => {
  const { code, out, err } = await run('scripts/rehearse.ts', 'action', '--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Usage: npm run rehearse -- action\n/);
});

test.each([
  ['rehearse', 'scripts/rehearse.ts', [], 'Name one of action, gitlab, docker.'],
  ['rehearse', 'scripts/rehearse.ts', ['gitlab', '/tmp'], 'Only docker takes a folder'],
  ['simulate', 'research/simulate/run.ts', ['--hosts', '3'], "Unknown option '--hosts'."],
  ['simulate', 'research/simulate/run.ts', ['--cores', 'many'], 'Each option takes a number above 0.'],
])('%s (%s) %j prints what is wrong and the usage, and exits with 2', async (script, file, args, reason) => {
  const { code, out, err } = await run(file, ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.startsWith(reason)).toBe(true);
  expect(err).toContain(`\n\nUsage: npm run ${script}`);
});

test('only scripts/usage.ts reads the arguments of a command', () => {
  const files = [
    ...['research', 'scripts'].flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    ),
    'tests/chaos/run.ts',
  ].filter((path) => path.endsWith('.ts') && path !== 'scripts/usage.ts');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => /process\.argv(?!\[1\])/.test(readFileSync(root + path, 'utf8')))).toEqual([]);
});

test('an error of Node ends after the sentence that says what is wrong', () => {
  expect(argumentFault(new Error("Unknown option '--x'. To specify a positional argument, use '--'"))).toBe("Unknown option '--x'.");
  expect(argumentFault(new Error("Option '--x' argument missing"))).toBe("Option '--x' argument missing.");
});
