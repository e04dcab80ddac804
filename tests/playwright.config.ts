import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** Files that take longest: they wait for an alarm or for the next kill, build the extension, run whole benchmarks, or open every view. */
const long = ['bulk-runner', 'firefox', 'manifest', 'bench', 'every-view', 'bulk-schedule'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // A test takes half of a core, and waits for its browser, a server or a time the rest of it: see docs/decisions/0056-tests.md.
  workers: 2 * Math.min(availableParallelism(), 4) + 1,
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
  // The long ones are begun first, so that short tests are left at the end for every worker.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'others', testIgnore: long },
  ],
});
