import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Files whose tests wait long, for an alarm or the next of 25 kills, with browsers that no other file uses. */
const waiting = ['**/bulk-runner.spec.ts', '**/firefox.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Each worker drives its own browsers and waits for them; one more worker than cores keeps the cores busy.
  workers: Math.min(availableParallelism(), 4) + 1,
  fullyParallel: false,
  // Only ends hanging tests; a busy machine may take long.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: { actionTimeout: 90_000 },
  // A race with a real browser may be lost once. It is then reported as flaky, and its cause is investigated: see docs/decisions/0056-tests.md.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './e2e/build.ts',
  // Started first, so that every worker has short tests left at the end.
  projects: [
    { name: 'waiting', testMatch: waiting },
    { name: 'others', testIgnore: waiting },
  ],
});
