import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Files whose tests wait for long, for an alarm or for the next of 25 kills, with browsers that no other file uses. */
const waiting = ['**/bulk-runner.spec.ts', '**/firefox.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Each worker drives browsers of its own, and waits for them: one more than there are cores keeps those busy.
  workers: Math.min(availableParallelism(), 4) + 1,
  fullyParallel: false,
  // These end what hangs; a busy machine may take its time.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: { actionTimeout: 90_000 },
  // What races with a real browser may lose once. It is printed as flaky then, and its cause is looked for: see docs/decisions/0056-tests.md.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './e2e/build.ts',
  // Begun first, so that short tests are left at the end for every worker.
  projects: [
    { name: 'waiting', testMatch: waiting },
    { name: 'others', testIgnore: waiting },
  ],
});
