import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  // Each worker drives a browser of its own; two cores.
  workers: 2,
  fullyParallel: false,
  timeout: 30_000,
  use: { actionTimeout: 5_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './e2e/build.ts',
});
