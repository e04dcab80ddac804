import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Developers' commands, and builds for browsers in which nothing is tested: `npm run test:scripts`. */
const scripts = ['bench', 'bulk-command', 'command-line', 'other-builds'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // A test uses half of a core; otherwise it waits for its browser, a server or a timer (docs/decisions/0027-tests-and-tools.md).
  workers: 2 * Math.min(availableParallelism(), 4) + 1,
  fullyParallel: false,
  // Only ends hanging tests; a busy machine may take long.
  timeout: 1_200_000,
  expect: { timeout: 240_000 },
  use: { actionTimeout: 240_000 },
  // A race with a real browser may be lost once. It is then reported as flaky, and its cause is investigated: see docs/decisions/0027-tests-and-tools.md.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './e2e/build.ts',
  // One for all of `npm test`, and in all of its files one `test` with the same fixtures of workers (e2e/audit-test.ts): for another project or
  // other fixtures, Playwright starts each worker and its browsers again.
  projects: [
    { name: 'extension', testIgnore: scripts },
    { name: 'commands', testMatch: '**/make-scripts.ts' },
    { name: 'scripts', testMatch: scripts, dependencies: ['commands'] },
  ],
});
