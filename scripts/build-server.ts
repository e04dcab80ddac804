/**
 * Builds the command line as in the package: `npm run build:server`, also run by `npm pack`. Dependencies are not bundled, but installed
 * with it; only jsPDF is, because it would bring 23 packages that we never use. Files next to the code (the script for pages, the vocabulary, fonts) are built and put next to the bundle.
 */
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { otherLanguages } from '../words/languages.ts';
import { bundleThreadScript, scripts, type ScriptName } from '../server/audit/made-scripts.ts';
import { bundleDashboardFile, dashboardFiles } from '../server/http/dashboard-files.ts';
import { readVocabulary } from '../server/audit/vocabulary.ts';
import { subsetPdfFonts } from '../server/audit/documents/pdf-fonts.ts';
import { hostWordsPlugin } from './build/catalogue-plugin.ts';
import { isUpToDate, root, serverFolder, shared } from './build.ts';
import { bundleLicenseNotices, licenseNoticesText } from './build/licenses.ts';
import { pdfPlugin } from './build/pdf-plugin.ts';

/** One file per folder that a command may not need. What `--help` needs comes first, with its dependencies, which are all in lower folders. */
const parts = [
  ...otherLanguages.map((code) => ({ name: `words-${code}`, test: new RegExp(String.raw`[\\/]words[\\/]${code}[\\/]`) })),
  { name: 'start', test: /[\\/]server[\\/]cli[\\/](?:program|process-world|user-script)\.ts$/, includeDependenciesRecursively: true },
  { name: 'closing', test: /[\\/]server[\\/]audit[\\/]close-in-time\.ts$/, includeDependenciesRecursively: true },
  { name: 'refusals', test: /[\\/]words[\\/]en[\\/]server[\\/]audit\.ts$/ },
  { name: 'visit', test: /[\\/]server[\\/](?:audit|egress)[\\/](?!documents[\\/](?:pdf-fonts|browser-texts)|vocabulary|make-folder)/ },
  {
    name: 'pdf',
    test: /[\\/]reports[\\/]pdf[\\/]|[\\/]audit[\\/]documents[\\/](?:pdf-fonts|browser-texts)|[\\/]node_modules[\\/]|\0pageloupe-unused/,
  },
  { name: 'lock', test: /[\\/]server[\\/]batches[\\/]lock-file\.ts$/ },
  {
    name: 'settings',
    test: /[\\/]server[\\/]http[\\/](?:index|process[\\/](?:settings|start-refused)|access[\\/]keys|contacts|rewrite-file|problem)|[\\/]server[\\/]database[\\/]server-errors\.ts$|[\\/]words[\\/]en[\\/]server[\\/]http/,
  },
  { name: 'sqlite', test: /[\\/]server[\\/]database[\\/]sqlite\.ts$/ },
  { name: 'postgres', test: /[\\/]server[\\/]database[\\/]postgres\.ts$/ },
  { name: 'bull-server', test: /[\\/]server[\\/]batches[\\/]queue[\\/]bull-server\.ts$/ },
  { name: 'bull-redis', test: /[\\/]server[\\/]batches[\\/]queue[\\/]bull-redis\.ts$/ },
  {
    name: 'bull-postgres',
    test: /[\\/]server[\\/]batches[\\/](?:queue[\\/]bull-postgres|migration-script|postgres|postgres-file-store)\.ts$/,
  },
  { name: 'bull', test: /[\\/]server[\\/]batches[\\/]queue[\\/]bull\.ts$/ },
  {
    name: 'service',
    test: /[\\/]server[\\/](?:http|batches|database|history|schedules)[\\/]|[\\/]words[\\/]en[\\/]server[\\/](?:batches|history|openapi)\.ts$|\.json$/,
  },
  { name: 'mcp-batches', test: /[\\/]server[\\/]mcp[\\/]local-batches\.ts$/ },
  { name: 'mcp-tools', test: /[\\/]server[\\/]mcp[\\/]tools[\\/]|[\\/]words[\\/]en[\\/]server[\\/]mcp\.ts$/ },
  { name: 'mcp', test: /[\\/]server[\\/]mcp[\\/]|[\\/]words[\\/]en[\\/]server[\\/]mcp-tools/ },
  { name: 'checks', test: /[\\/](?:checks|reports|words[\\/]en[\\/](?:checks|reports))[\\/]/ },
  { name: 'command', test: /[\\/]server[\\/]cli[\\/](?!left-open|commands[\\/]serve|config[\\/](?:faults|value-faults|schema))/ },
];

const sources = [...shared, 'server', 'scripts/build-server.ts', 'scripts/build/licenses.ts'];

/** Builds the command line if there is no build, or if a source is newer. */
export async function ensureServerBuild(): Promise<void> {
  if (isUpToDate(serverFolder, 'NOTICES.txt', sources)) return;
  await buildServer(serverFolder);
}

/** @param folder receives main.js and the files that it needs */
export async function buildServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    input: join(root, 'server/main.ts'),
    platform: 'node',
    logLevel: 'warn',
    // English is loaded like any language, and is what is said before one is.
    checks: { ineffectiveDynamicImport: false },
    preserveEntrySignatures: false,
    // All packages but jsPDF with what it needs; our files are imported by path.
    external: (id) => !/^[./\\\0]|^[A-Za-z]:[\\/]|^(?:jspdf|fflate|fast-png|canvg|dompurify|html2canvas|@babel\/runtime)(?:\/|$)/.test(id),
    transform: { target: 'node20' },
    plugins: [pdfPlugin(), hostWordsPlugin('server')],
  });
  try {
    const { output } = await bundle.write({
      dir: folder,
      format: 'esm',
      entryFileNames: 'main.js',
      chunkFileNames: '[name].js',
      codeSplitting: { includeDependenciesRecursively: false, groups: [...parts] },
    });
    for (const chunk of output) if (chunk.type === 'chunk') bundleLicenseNotices(chunk.moduleIds);
  } finally {
    await bundle.close();
  }
  chmodSync(join(folder, 'main.js'), 0o755);
  const put = (name: string, contents: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  };
  for (const name of Object.keys(scripts) as ScriptName[]) put(`${name}.js`, await bundleThreadScript(name, bundleLicenseNotices));
  for (const name of dashboardFiles) put(`dashboard-${name}`, await bundleDashboardFile(name, bundleLicenseNotices));
  put('schema-org.json', JSON.stringify(readVocabulary()));
  for (const { name, contents } of await subsetPdfFonts()) put(name, contents);
  put('NOTICES.txt', licenseNoticesText());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer(serverFolder);
