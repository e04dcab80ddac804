/** Checks Kubernetes manifests against the types of its OpenAPI document: unknown fields, missing ones, wrong types. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The package has one folder a group, without the domain; the group without a name is core. */
const moduleOf = (apiVersion: string) => {
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed();
  return `kubernetes-types/${group.split('.')[0]}/${version}`;
};

/** @returns one sentence for each fault, with the kind and the name of the manifest */
export function kubernetesFaults(manifests: readonly { apiVersion: string; kind: string; metadata: { name: string } }[]): string[] {
  // A literal of a typed constant: TypeScript refuses fields that its type does not have.
  const lines = manifests.map(
    ({ apiVersion, kind, ...rest }, index) =>
      `export const manifest${index}: import(${JSON.stringify(moduleOf(apiVersion))}).${kind} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const path = join(root, 'manifests.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...others) =>
    name === path ? ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ES2022) : getSourceFile(name, ...others);
  return ts.getPreEmitDiagnostics(ts.createProgram([path], options, host)).map(({ file, start, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (!file || start === undefined) return message;
    const at = manifests[file.getLineAndCharacterOfPosition(start).line];
    return `${at?.kind} ${at?.metadata.name}: ${message}`;
  });
}
