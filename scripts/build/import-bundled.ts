/**
 * Imports a module that is given as text, bundled first with all it imports: the loaders of configs and tests take ten times as long for
 * hundreds of modules.
 * @param moduleOf source of further modules that are no files; null for files
 */
export async function importBundled(
  source: string,
  moduleOf: (id: string) => string | null = () => null,
): Promise<Record<string, unknown>> {
  // Only when needed: configs that do not build import this file, too.
  const { rolldown } = await import('rolldown');
  const textOf = (id: string) => (id === 'entry' ? source : moduleOf(id));
  const virtualModules = { name: 'virtual-modules', resolveId: (id: string) => (textOf(id) === null ? null : id), load: textOf };
  // What is both imported and loaded later is in the one file, too, and no reason for a warning.
  const bundle = await rolldown({
    input: 'entry',
    plugins: [virtualModules],
    platform: 'node',
    checks: { ineffectiveDynamicImport: false },
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    return await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
  } finally {
    await bundle.close();
  }
}
