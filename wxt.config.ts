import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import preactPreset from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { cataloguePlugin, hostWordsPlugin } from './scripts/build/catalogue-plugin.ts';
import { geoScorePage } from './scripts/catalogue/geo-score.ts';
import { licensesPage, licensesPlugin } from './scripts/build/licenses.ts';
import { writePdfFonts } from './scripts/build/pdf-fonts.ts';
import { pdfPlugin } from './scripts/build/pdf-plugin.ts';
import { readVocabulary } from './server/audit/vocabulary.ts';
import { manifestTexts } from './scripts/build/manifest-texts.ts';
import { workerWords } from './scripts/build/worker-words.ts';
import type { manifestMessages } from './words/en/app/manifest.ts';

/**
 * The second line of defense after the code (docs/use/security.md): our pages load nothing from elsewhere, least of all images. Only requests
 * may leave, which the worker sends on a click. Style elements are ours, and contain nothing that a page wrote.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' http: https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const message = (name: keyof typeof manifestMessages) => `__MSG_${name}__`;

/** Shortcuts that no browser uses itself; users change them in the browser. Firefox opens its sidebar with its own command, Safari has none. */
const commandsOf = (browser: string) => ({
  _execute_action: { suggested_key: { default: 'Alt+Shift+L' } },
  ...(browser === 'firefox'
    ? { _execute_sidebar_action: { suggested_key: { default: 'Alt+Shift+O' } } }
    : browser === 'safari'
      ? {}
      : { 'side-panel': { suggested_key: { default: 'Alt+Shift+O' }, description: message('sidePanel') } }),
  'bulk-audits': { description: message('bulkAudits') },
});

/** The code in the path of a file of words that are not English; English is in the first files, since it is the default of every view. */
const otherLanguage = (id: string) =>
  /(?:[\\/]words[\\/]|virtual:(?:catalogue|grounds)\/)(?!en\b)([a-z]{2,3}(?:-\w+)?)(?:[\\/]|$)/.exec(id)?.[1] ?? null;

/** A finished build whose files this one has too, since only the manifest is for one browser: nothing is bundled twice (scripts/build.ts). */
const finished = process.env['PAGELOUPE_FINISHED_BUILD'];

export default defineConfig({
  modules: ['@wxt-dev/auto-icons'],
  autoIcons: { baseIconPath: 'public/icon.svg' },
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    commands: commandsOf(browser),
    content_security_policy: { extension_pages: policy },
    name: 'Pageloupe',
    default_locale: 'en',
    description: message('description'),
    // alarms: a bulk audit continues after the browser stopped the worker. downloads: the worker saves its PDF.
    // unlimitedStorage: reports of a bulk audit exceed the 10 MB that extensions have.
    permissions: ['activeTab', 'scripting', 'storage', 'alarms', 'downloads', 'unlimitedStorage'],
    // Requested on the click that first needs them, for the hosts needed (extension/browser/permissions.ts). webRequest shows redirect hops
    // and network errors of our own requests; it adds no text to the browser's prompt.
    // tabs: titles and URLs of open tabs, if the user wants to select some for a bulk audit.
    // notifications: the end of a scheduled audit.
    optional_permissions: ['webRequest', 'tabs', 'notifications'],
    optional_host_permissions: ['*://*/*'],
    // Nothing leaves the machine. Mozilla's store requires this declaration, and Firefox supports it since version 142.
    browser_specific_settings: {
      gecko: { id: 'pageloupe@pageloupe.invalid', strict_min_version: '142.0', data_collection_permissions: { required: ['none'] } },
    },
  }),
  hooks: {
    'build:manifestGenerated': (_, { action }) => {
      // Instead of the title of the popup's page, which is in one language.
      if (action) action.default_title = message('action');
    },
    'entrypoints:grouped': (_, groups) => {
      if (finished) groups.length = 0;
    },
    'vite:build:extendConfig': (entrypoints, { build, plugins }) => {
      plugins?.push(hostWordsPlugin(entrypoints.some(({ type }) => type === 'background') ? 'worker' : 'pages'));
      const output = build?.rolldownOptions?.output;
      if (!output || Array.isArray(output) || !entrypoints.some(({ type }) => type === 'popup')) return;
      // The browser takes milliseconds for each file of an extension, and reads the page after them: small files that are shared by
      // nearly the same pages are combined, and what the popup's first script needs is another file.
      output.codeSplitting = {
        groups: [
          // It imports nothing of ours. In a file with what does, files would import each other, and elements made before it runs are dropped.
          { name: 'preact', priority: 3, test: /node_modules.preact.(?:dist|jsx-runtime|hooks)/ },
          // Small files that the first view shares with many others are in it too; otherwise, large ones would come with them.
          {
            name: 'first',
            priority: 2,
            test: /webextension-polyfill|preload-helper|reports.(?:csv-cells|file-names)|checks.core.(?:csv-cell|display-safe-text|failure|helpers.readable-url|least-share|partial)\.ts|words.en.(?:index|checks.(?:any-signal|english|geo|tools|tool-names))\.ts/,
          },
          // How a language writes numbers, lists and plurals. In a file with others that need it, they would import each other.
          { name: (id) => (/checks.grammar\.ts$/.test(id) && otherLanguage(id) ? `${otherLanguage(id)}~grammar` : null), priority: 2 },
          // A language beside English has files of its own: combined with others, they would come with the views of every user.
          { name: otherLanguage, entriesAware: true, entriesAwareMergeThreshold: 6_000, minShareCount: 2, priority: 2 },
          { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 3_000, minShareCount: 2, priority: 1 },
        ],
      };
      // Otherwise, the names would list all pages that share them.
      output.chunkFileNames = ({ name }) => `chunks/${name.split('~', 1)[0]}-[hash].js`;
      output.assetFileNames = ({ names: [name = 'asset'] }) => `assets/${name.split(/[~.]/, 1)[0]}-[hash][extname]`;
    },
    // The terms of schema.org, for validating structured data offline: read by the worker, and far too large to be injected.
    'build:publicAssets': async (wxt, files) => {
      if (finished) {
        const names = readdirSync(finished, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
          .map(({ parentPath, name }) => join(parentPath, name));
        files.splice(0, Infinity, ...names.map((name) => ({ absoluteSrc: name, relativeDest: relative(finished, name) })));
        return;
      }
      files.push(...(await manifestTexts()));
      files.push(...(await workerWords()));
      files.push({ relativeDest: 'schema-org.json', contents: JSON.stringify(readVocabulary()) });
      // Read by the worker when it makes a PDF.
      files.push(...(await writePdfFonts(wxt.config.wxtDir)));
      // Linked from the GEO score.
      files.push({ relativeDest: 'geo-score.html', contents: geoScorePage() });
      // All bundles exist by now.
      files.push({ relativeDest: 'licenses.html', contents: licensesPage() });
    },
    'prepare:publicPaths': (_, paths) => {
      paths.push('schema-org.json', 'licenses.html', 'geo-score.html', 'fonts/regular.ttf', 'fonts/bold.ttf', 'fonts/unseen.ttf');
    },
  },
  vite: () => ({
    plugins: [preactPreset(), cataloguePlugin(), pdfPlugin(), licensesPlugin()],
    // Rolldown would inline the 70 kB of tldts' list at each of its three uses. The minifier still inlines numbers.
    build: {
      target: 'es2022',
      // For older browsers, :dir() would be replaced by :lang(), which knows nothing of dir=auto.
      cssTarget: ['chrome120', 'firefox142'],
      rolldownOptions: { optimization: { inlineConst: false } },
    },
  }),
});
