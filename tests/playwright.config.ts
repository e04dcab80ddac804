import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

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
  // What races with a real browser may lose once. It is printed as flaky then, and its cause is looked for: see docs/decisions.md.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './e2e/build.ts',
});
