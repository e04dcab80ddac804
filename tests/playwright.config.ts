import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** The files that take longest: they open every view, audit many pages one after the other, or wait for an alarm or the next kill. */
const long = ['every-view', 'service-parity', 'bulk-runner', 'hostile', 'firefox', 'bulk-schedule'].map((name) => `**/${name}.spec.ts`);
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
  // The long ones start first, so that every worker has short tests left at the end.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: [...long, ...scripts] },
    { name: 'commands', testMatch: '**/make-scripts.ts' },
    { name: 'scripts', testMatch: scripts, dependencies: ['commands'] },
  ],
});
