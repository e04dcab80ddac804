/** Scripts of the dashboard, one for each language, and its style. The package contains them prebuilt, next to the code; otherwise they are built once per process. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages, openLocale } from '../../words/languages.ts';

export type DashboardFile = 'app.css' | `app.${string}.js`;
export const dashboardFiles: readonly DashboardFile[] = ['app.css', ...Object.keys(languages).map((code) => `app.${code}.js` as const)];
const styles = ['components/style.css', 'components/report/overview.css', 'components/parts/dialog.css', 'server/dashboard/dashboard.css'];

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
  const code = name.slice('app.'.length, -'.js'.length);
  // Data of signals for the interface, which judges nothing.
  const { catalogue } = await openLocale('server', [code]);
  const words = fileURLToPath(new URL('words/', root));
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
        // Words are imported in English; here they are those of its language. And where pages of the extension load words later, it has all.
        resolveId(id, importer) {
          if (id === `virtual:catalogue/${code}`) return `\0${id}`;
          const path = /\/words\/en\/(.*)$/.exec(id)?.[1];
          if (path === undefined || importer?.startsWith(words)) return undefined;
          return join(words, code, path === 'pages.ts' ? 'dashboard.ts' : path);
        },
        load: (id) => (id.startsWith('\0virtual:') ? `export default ${JSON.stringify(catalogue)};` : undefined),
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
