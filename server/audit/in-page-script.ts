import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A package has the script made before; it lies beside the code. */
const made = fileURLToPath(new URL('./in-page.js', import.meta.url));
const source = fileURLToPath(new URL('./in-page.ts', import.meta.url));

let script: Promise<string> | undefined;
/** The script of in-page.ts with all that it needs, as one expression without imports. Made once a process. */
export const inPageScript = (): Promise<string> => (script ??= existsSync(made) ? Promise.resolve(readFileSync(made, 'utf8')) : makeInPageScript());

/** @throws when the bundle cannot be made */
export async function makeInPageScript(): Promise<string> {
  // Only where the script was not made before.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: source, platform: 'browser', treeshake: { moduleSideEffects: false }, logLevel: 'warn' });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
