import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import preactPreset from '@preact/preset-vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { cataloguePlugin } from '../scripts/catalogue-plugin.ts';
import { chromiumFlags, findChromium } from '../scripts/chromium.ts';
import { pdfFonts } from '../server/audit/pdf-fonts.ts';
import { hostileLists } from './support/hostile-lists.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = findChromium();

const notInNode = ['tests/**/*.browser.test.{ts,tsx}', 'tests/e2e/**', 'node_modules/**'];
const pureTests = [
  'tests/checks/**/*.test.{ts,tsx}',
  'tests/components/**/*.test.{ts,tsx}',
  'tests/reports/*.test.ts',
  'tests/words/*.test.ts',
];
/** They put a stand-in in the place of the browser's own interface, or of timers. */
const testsWithStandIns = [
  ...['bridge', 'entrypoints', 'interface'].map((folder) => `tests/${folder}/**/*.test.ts`),
  'tests/server/mcp/lazy-auditor.test.ts',
];

/** `*.browser.test.ts(x)` run in a real Chromium, all other tests in Node. */
export default defineConfig({
  root,
  plugins: [preactPreset(), cataloguePlugin()],
  test: {
    // These end what hangs; a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Its own limit is a second, which a process that waits for its turn may need.
    expect: { poll: { timeout: 20_000 } },
    // As the end-to-end tests: what is told of a second try is looked into.
    retry: 1,
    // Many files wait for processes and browsers, which would leave cores idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: pureTests,
          exclude: notInNode,
          // Pure functions that remember nothing but answers: a world for each file would take longer than the tests.
          isolate: false,
          // They wait for nothing.
          retry: 0,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...notInNode, ...pureTests, ...testsWithStandIns],
          // Nothing global is changed here either: what the program imports and makes is made once a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'extension',
          environment: 'node',
          include: testsWithStandIns,
          // Each file has a world of its own, in which no other file has replaced anything.
          exclude: notInNode,
          // A thread is a world, too, and sooner there than a process.
          pool: 'threads',
        },
      },
      {
        extends: true,
        // Found before the first run: what is found later would bring a second copy of Preact into the page.
        // Each file has a frame of its own, which asks for hundreds of modules again: in one run they stay as they are, and asking whether
        // they did took a third of the processor. Who watches has them asked for.
        server: { headers: process.argv.includes('run') ? { 'Cache-Control': 'max-age=3600' } : {} },
        optimizeDeps: {
          include: [
            'preact',
            'preact/hooks',
            'preact/test-utils',
            'preact/jsx-runtime',
            'preact/jsx-dev-runtime',
            'preact/debug',
            '@preact/signals',
            '@tanstack/virtual-core',
            'axe-core',
            'jspdf',
            'pdfjs-dist',
            'idb',
          ],
        },
        resolve: { alias: { 'webextension-polyfill': fileURLToPath(new URL('support/extension-api.ts', import.meta.url)) } },
        test: {
          name: 'browser',
          // One page for all files, which loads and runs each module once: a page for each file took a third of the time.
          isolate: false,
          setupFiles: ['tests/support/empty-page.ts'],
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'node_modules/**'],
          browser: {
            enabled: true,
            headless: true,
            // One page: two would share the cores with the workers.
            fileParallelism: false,
            screenshotFailures: false,
            // Pages cannot read files.
            commands: {
              hostileLists: () => hostileLists(),
              pdfFonts: async () =>
                Object.fromEntries((await pdfFonts()).map(({ name, contents }) => [name, Buffer.from(contents).toString('base64')])),
            },
            provider: playwright({
              launchOptions: { ...(executablePath && existsSync(executablePath) ? { executablePath } : {}), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
