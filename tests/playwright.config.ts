import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Each worker drives a browser of its own; two cores.
  workers: 2,
  fullyParallel: false,
  // These end what hangs; a busy machine may take its time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: { actionTimeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './e2e/build.ts',
});
