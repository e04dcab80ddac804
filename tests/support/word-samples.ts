/** Calls what a language says with sample arguments, made from the types of the English one. */
import ts from 'typescript';

/** One thing that English says. */
export interface EnglishLeaf {
  path: readonly string[];
  english: string;
  /** Null for a string that takes none. */
  input: readonly unknown[] | null;
  /** Texts and numbers among the arguments. */
  given: readonly string[];
}
type Sample = (path: readonly string[], variant: number) => unknown[] | null;

/** Variants of arguments that are tried: members of unions and both booleans come in turn. */
const variants = 12;

/** Sample arguments by path for the exports of a file. @param files of the English words */
export function loadSamples(files: readonly string[]): (file: string) => Sample {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    jsxImportSource: 'preact',
    lib: ['lib.es2024.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  // No words take anything of a page or of a package, and reading those types takes as long as all words.
  host.getSourceFile = (name, version, ...more) =>
    /node_modules\/(?!typescript\/lib\/lib\.(?!dom|webworker))/.test(name)
      ? ts.createSourceFile(name, '', version)
      : read(name, version, ...more);
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  return (file) => {
    const source = program.getSourceFile(file)!;
    const symbol = checker.getSymbolAtLocation(source)!;
    return (path, variant) => {
      const [exported, ...inner] = path;
      const found = checker.getExportsOfModule(symbol).find((one) => one.name === exported);
      let type = found && checker.getTypeOfSymbolAtLocation(found, source);
      for (const key of inner) {
        const property = type && checker.getPropertyOfType(type, key);
        type = property
          ? checker.getTypeOfSymbolAtLocation(property, source)
          : type && checker.getIndexTypeOfType(type, ts.IndexKind.String);
      }
      const signature = type && checker.getNonNullableType(type).getCallSignatures()[0];
      if (!signature) return null;
      let numbers = 0;
      const make = (of: ts.Type, name: string, depth: number, around: ReadonlySet<ts.Type> = new Set()): unknown => {
        // Inside itself, a type is a text if it can be one, since it would never end.
        if (of.isUnion()) {
          const text = around.has(of) && of.types.find(({ flags }) => flags & ts.TypeFlags.StringLike);
          return make(text || of.types[variant % of.types.length]!, name, depth, new Set(around).add(of));
        }
        if (of.isStringLiteral() || of.isNumberLiteral()) return of.value;
        if (of.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(of) === 'true';
        if (of.flags & ts.TypeFlags.Null) return null;
        if (of.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return undefined;
        if (of.flags & ts.TypeFlags.StringLike) return `‹${name}›`;
        if (of.flags & ts.TypeFlags.NumberLike) return variant % 4 === 3 ? 1 : [13, 17, 19, 23, 29, 31][numbers++ % 6];
        if (depth > 5) return undefined;
        if (checker.isArrayType(of) || checker.isTupleType(of)) {
          const items = checker.getTypeArguments(of as ts.TypeReference);
          return checker.isTupleType(of)
            ? items.map((one, at) => make(one, `${name}${at}`, depth + 1, around))
            : [name, ...(Math.floor(variant / 2) % 2 === 0 ? [`${name}-2`] : [])].map((each) => make(items[0]!, each, depth + 1, around));
        }
        if (of.getCallSignatures().length > 0) return () => `‹${name}›`;
        return Object.fromEntries(
          checker
            .getPropertiesOfType(of)
            .map((one) => [one.name, make(checker.getTypeOfSymbolAtLocation(one, source), one.name, depth + 1, around)]),
        );
      };
      return signature.parameters.map((one) => make(checker.getTypeOfSymbolAtLocation(one, source), one.name, 0));
    };
  };
}

/** Everything that English says, to be asked of each other language. */
export function* englishLeaves(english: unknown, sample: Sample, path: readonly string[] = []): Generator<EnglishLeaf> {
  if (typeof english === 'string') yield { path, english, input: null, given: [] };
  if (typeof english === 'function')
    for (let variant = 0; variant < variants; variant++) {
      const input = sample(path, variant);
      const said = input && call(english, input);
      if (!input || typeof said !== 'string' || /undefined|\bNaN\b|\[object/.test(said)) continue;
      yield { path, english: said, input, given: givenIn(input) };
    }
  if (typeof english === 'object' && english !== null)
    for (const [key, inner] of Object.entries(english)) yield* englishLeaves(inner, sample, [...path, key]);
}

/** What another language says in the same place with the same arguments. Null if it says nothing, or fails. */
export function saidIn(words: unknown, { path, input }: EnglishLeaf): string | null {
  const other = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], words);
  if (input === null) return typeof other === 'string' ? other : null;
  return typeof other === 'function' ? call(other, input) : null;
}

/** Null if it fails, or says nothing. */
function call(say: object, input: readonly unknown[]): string | null {
  try {
    const said: unknown = (say as (...args: unknown[]) => unknown)(...structuredClone(input));
    return said === undefined || said instanceof Promise ? null : textOf(said);
  } catch {
    return null;
  }
}
const textOf = (said: unknown): string =>
  typeof said === 'object' && said !== null ? Object.values(said).map(textOf).join(' ') : String(said);

const givenIn = (value: unknown): string[] =>
  typeof value === 'string' && value.startsWith('‹')
    ? [value]
    : typeof value === 'number' && value > 1
      ? [String(value)]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(givenIn)
        : [];
