/** Renders the sentences of a signal with made-up arguments, for the catalogue. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Sentence } from '../checks/core/finding-sentences.ts';

/** A declared parameter of a message. */
interface Parameter {
  name: string;
  type: string;
}
/** Shapes of named parameter types: their members, or the first code of a table of words. */
export type Shapes = ReadonlyMap<string, readonly Parameter[] | string>;

const parse = (source: string) => ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
const membersOf = (type: ts.Node | undefined, file: ts.SourceFile): Parameter[] =>
  (type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []).map((member) => ({
    name: member.name.getText(file),
    type: member.type?.getText(file) ?? 'string',
  }));

/** Parameters of each message of a signal, read from the source, since types do not exist at run time. */
export function sampleMessageParameters(source: string): Map<string, Parameter[]> {
  const file = parse(source);
  const found = new Map<string, Parameter[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
      const [values] = node.initializer.parameters;
      found.set(node.name.getText(file), membersOf(values?.type, file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Shapes declared in sources: `type X = { … }`, and codes from a table of words, `Record<X, …>`. */
export function declaredSampleShapes(sources: readonly string[]): Shapes {
  const found = new Map<string, readonly Parameter[] | string>();
  for (const source of sources) {
    const file = parse(source);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type)) found.set(node.name.text, membersOf(node.type, file));
      const [table, type] =
        ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)
          ? [node.initializer, ts.isVariableDeclaration(node) ? node.type : undefined]
          : [];
      const words = table && ts.isSatisfiesExpression(table) ? { table: table.expression, type: table.type } : { table, type };
      if (words.table && ts.isObjectLiteralExpression(words.table) && words.type) {
        const code = /^Record<(\w+),/.exec(words.type.getText(file))?.[1];
        const [first] = words.table.properties;
        if (code && first?.name) found.set(code, ts.isStringLiteral(first.name) ? first.name.text : first.name.getText(file));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** Numbers in parameter order: all different, so that a share of two is neither 0 nor 1. */
const numbers = [3, 20, 40, 60];

function sample({ name, type }: Parameter, position: number, shapes: Shapes): unknown {
  const written = type.replace(/^readonly\s+/, '');
  if (written.startsWith('number[]')) return numbers;
  if (/^number\b/.test(written)) return /bytes/i.test(name) ? 1_500_000 : numbers[position % numbers.length];
  if (/^boolean\b/.test(written)) return true;
  const shape = shapes.get(/^\w+/.exec(written)?.[0] ?? '');
  const one = typeof shape === 'string' ? shape : shape ? sampleArgs(shape, {}, shapes) : `‹${name}›`;
  if (written.endsWith('[]') || /^(?:Readonly)?Array</.test(written)) return [one];
  const literal = /^'([^']*)'/.exec(written);
  return literal ? literal[1] : one;
}

/** Made-up arguments; parameters named like a limit get its value. */
function sampleArgs(parameters: readonly Parameter[], limits: Readonly<Record<string, number>>, shapes: Shapes): Record<string, unknown> {
  let numbersUsed = 0;
  return Object.fromEntries(
    parameters.map((parameter) => [
      parameter.name,
      limits[parameter.name] ?? sample(parameter, /^number\b/.test(parameter.type) ? numbersUsed++ : 0, shapes),
    ]),
  );
}

/** A message with sample arguments; null if they do not suit it. @param limits limits of the signal, used as they are */
export function sampleMessage(
  message: (args: never) => Sentence,
  parameters: readonly Parameter[],
  limits: Readonly<Record<string, number>> = {},
  shapes: Shapes = new Map(),
): Sentence | null {
  try {
    const sentence = message(sampleArgs(parameters, limits, shapes) as never);
    return /undefined|NaN|\[object/.test(sentence.message + sentence.change) ? null : sentence;
  } catch {
    return null;
  }
}

/** The shapes that the sentences in a folder of words declare, with those of the reasons that have sentences of their own. */
export function sampleShapesIn(folder: string): Shapes {
  const reason: Parameter[] = [
    { name: 'code', type: "'‹reason›'" },
    { name: 'args', type: 'object' },
  ];
  return new Map([
    ...declaredSampleShapes(readdirSync(folder).map((name) => readFileSync(folder + name, 'utf8'))),
    ...['Because', 'ProbeReason', 'JsonFault'].map((name) => [name, reason] as const),
  ]);
}
