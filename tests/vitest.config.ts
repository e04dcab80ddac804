import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import preactPreset from '@preact/preset-vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { cataloguePlugin } from '../scripts/build/catalogue-plugin.ts';
import { chromiumFlags, findChromium } from '../scripts/browsers.ts';
import { subsetPdfFonts } from '../server/audit/documents/pdf-fonts.ts';
import { firstFailures } from './support/first-failures.ts';
import { hostileLists } from './support/hostile-lists.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = findChromium();

/** Sizes that take seconds each: `npm run test:scale`. */
const scaleTests = ['tests/**/*.scale.test.{ts,tsx}', 'tests/**/*.scale.browser.test.{ts,tsx}'];
/** Developers' commands: `npm run test:scripts`. */
const scriptTests = ['tests/{research,scripts}/**/*.test.ts'];
/** These start the command line as in the package. */
const builtTests = ['cli/{command-line,ends,package}', 'mcp/stdio'].map((name) => `tests/server/${name}.test.ts`);
const notHere = ['tests/e2e/**', 'node_modules/**'];
const notInNode = ['tests/**/*.browser.test.{ts,tsx}', ...scaleTests, ...notHere];
const pureTests = [
  'tests/checks/*.test.ts',
  'tests/checks/!(fetch)/**/*.test.{ts,tsx}',
  // The others in this folder need a server or real time.
  'tests/checks/fetch/!(site|prober|probe-page|probe-link-server).test.ts',
  'tests/components/**/*.test.{ts,tsx}',
  'tests/reports/*.test.ts',
  'tests/words/*.test.ts',
];
/** Tests of the extension that replace modules or globals, such as the browser's extension API. The others share processes with those of the service. */
const testsWithStandIns = ['extension', 'entrypoints'].flatMap((folder) =>
  readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && /\bvi\.(?:mock|stubGlobal)\(/.test(readFileSync(join(root, file), 'utf8'))),
);

/** The files that take longest, longest first: they kill processes and browsers, or visit many pages. */
const long = [
  'batches/chaos',
  'http/dashboard',
  'audit/robustness',
  'audit/demo-verdicts',
  'http/real-conditions',
  'cli/login',
  'batches/queue/contract',
  'server/deploy',
  'mcp/stdio',
  'http/real-browser',
  'cli/command-line',
  'cli/ends',
  'openapi/openapi',
  'visit/visit',
];

/** The browser tests are one page after the other: beside workers of the same priority, they would end long after the others. */
const yieldingToThePage = ['tests/support/low-priority.ts'];

/** Projects by how long their files take, longest first. Those of a browser have a worker of their own. */
const longestProjects = ['scale', 'built', 'node', 'scripts', 'extension', 'pure'];

/** Begins with the projects and files that take long, so that every worker has short ones left at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification) => {
      const place = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return longestProjects.indexOf(project.name) * 100 + (place < 0 ? long.length : place);
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Runs in one page of a real Chromium. */
const inBrowser = (name: string, include: string[], exclude: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  // Optimized before the first run: a dependency found later would bring a second copy of Preact into the page.
  // Each file runs in a separate frame, which requests hundreds of modules again. In a single run they do not change, and checking that
  // took a third of the CPU time. In watch mode they are checked.
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
    name,
    // One page for all files, which loads and runs each module once: a page for each file took a third of the time.
    isolate: false,
    setupFiles: ['tests/support/empty-page.ts'],
    include,
    exclude,
    browser: {
      enabled: true,
      headless: true,
      // A single page: two would compete with the workers for the cores.
      fileParallelism: false,
      screenshotFailures: false,
      // Pages cannot read files, so the server does.
      commands: {
        hostileLists: () => hostileLists(),
        pdfFonts: async () =>
          Object.fromEntries((await subsetPdfFonts()).map((font) => [font.name, Buffer.from(font.contents).toString('base64')])),
      },
      provider: playwright({
        launchOptions: { ...(executablePath && existsSync(executablePath) ? { executablePath } : {}), args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** `*.browser.test.ts(x)` run in a real Chromium, all other tests in Node. */
export default defineConfig({
  root,
  plugins: [preactPreset(), cataloguePlugin()],
  test: {
    // Only ends hanging tests; a busy machine may take long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The default limit is a second, which a process that waits for CPU may need.
    expect: { poll: { timeout: 20_000 } },
    // Like the end-to-end tests: a test that only passes on the second try is investigated.
    retry: 1,
    reporters: ['default', firstFailures],
    sequence: { sequencer: LongFirst },
    // Many files wait for processes and browsers, which would leave cores idle.
    maxWorkers: 2 * availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: pureTests,
          exclude: notInNode,
          setupFiles: yieldingToThePage,
          // Pure functions that only cache results; isolating each file would take longer than the tests.
          isolate: false,
          // Nothing here waits, so a failure is real.
          retry: 0,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...notInNode, ...pureTests, ...testsWithStandIns, ...scriptTests, ...builtTests],
          setupFiles: yieldingToThePage,
          // Nothing global is changed here either: each worker imports the program once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          environment: 'node',
          include: builtTests,
          setupFiles: yieldingToThePage,
          globalSetup: 'tests/support/server-build.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'extension',
          environment: 'node',
          include: testsWithStandIns,
          // Each file is isolated, so that mocks of other files do not affect it. It imports the program again.
          exclude: notInNode,
          // Threads isolate as well as processes, and start faster.
          pool: 'threads',
        },
      },
      inBrowser('browser', ['tests/**/*.browser.test.{ts,tsx}'], [...scaleTests, ...notHere]),
      { extends: true, test: { name: 'scripts', environment: 'node', include: scriptTests, exclude: notInNode, isolate: false } },
      {
        extends: true,
        test: {
          name: 'scale',
          environment: 'node',
          include: [scaleTests[0]!],
          exclude: notHere,
          globalSetup: 'tests/support/server-build.ts',
          isolate: false,
        },
      },
      inBrowser('scale-browser', [scaleTests[1]!], notHere),
    ],
  },
});
