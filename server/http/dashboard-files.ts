/** Script and style of the dashboard. The package contains them prebuilt, next to the code; otherwise they are built once per process. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { signalCatalogue } from '../../checks/core/catalogue.ts';
import { en as englishMessages } from '../../words/en/checks/index.ts';
import { signals } from '../../checks/signals/index.ts';

export type DashboardFile = 'app.js' | 'app.css';
const styles = ['components/style.css', 'components/report/overview.css', 'server/dashboard/dashboard.css'];
/** Data of signals for the interface, which judges nothing. */
const data: Readonly<Record<string, () => unknown>> = { 'virtual:catalogue/en': () => signalCatalogue(signals, englishMessages) };

const made = new Map<DashboardFile, Promise<string>>();
export function dashboardFile(name: DashboardFile): Promise<string> {
  let file = made.get(name);
  if (!file) {
    const beside = fileURLToPath(new URL(`./dashboard-${name}`, import.meta.url));
    file = existsSync(beside) ? Promise.resolve(readFileSync(beside, 'utf8')) : bundleDashboardFile(name);
    made.set(name, file);
    file.catch(() => made.delete(name));
  }
  return file;
}

/** @param onModules called with the bundled files, for their licenses */
export async function bundleDashboardFile(
  name: DashboardFile,
  onModules: (ids: readonly string[]) => void = () => undefined,
): Promise<string> {
  const root = new URL('../../', import.meta.url);
  if (name === 'app.css') return styles.map((path) => readFileSync(new URL(path, root), 'utf8')).join('\n');
  // Imported only if they are not prebuilt.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: fileURLToPath(new URL('server/dashboard/main.tsx', root)),
    platform: 'browser',
    logLevel: 'warn',
    transform: { target: 'es2022' },
    plugins: [
      {
        name: 'one-script',
        // The pages of the extension load words later; this is one script with the words it needs.
        resolveId: (id) =>
          Object.hasOwn(data, id)
            ? `\0${id}`
            : id.endsWith('/words/en/pages.ts')
              ? fileURLToPath(new URL('words/en/dashboard.ts', root))
              : undefined,
        load: (id) => (id.startsWith('\0virtual:') ? `export default ${JSON.stringify(data[id.slice(1)]!())};` : undefined),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
    onModules(output[0].moduleIds);
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
