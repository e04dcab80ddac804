/** Renders the sentences of a signal with made-up arguments, for the catalogue. */
import ts from 'typescript';
import type { Sentence } from '../../checks/core/report/finding-sentences.ts';

/** A declared parameter of a message. */
interface Parameter {
  name: string;
  type: string;
}
/** Instead of a name: all members of a named type are arguments. */
const whole = '';
/** Of named parameter types: their members, or a value. `typeof name` is the first code of a table of words. */
export type Shapes = ReadonlyMap<string, readonly Parameter[] | string | object>;

const parse = (source: string) => ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
const membersOf = (type: ts.Node | undefined, file: ts.SourceFile): Parameter[] =>
  (type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []).map((member) => ({
    name: member.name.getText(file),
    type: member.type?.getText(file) ?? 'string',
  }));

/** Parameters of each message of a signal, read from the source, since types do not exist at run time. */
export function catalogueSampleParameters(source: string): Map<string, Parameter[]> {
  const file = parse(source);
  const found = new Map<string, Parameter[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
      const [values] = node.initializer.parameters;
      const types = values?.type && ts.isIntersectionTypeNode(values.type) ? values.type.types : [values?.type];
      found.set(
        node.name.getText(file),
        types.flatMap((type) =>
          type && ts.isTypeReferenceNode(type) ? [{ name: whole, type: type.getText(file) }] : membersOf(type, file),
        ),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Shapes declared in sources: `type X = { … }`, and codes from a table of words, `Record<X, …>` or `keyof typeof table`. */
export function catalogueSampleShapes(sources: readonly string[]): Map<string, readonly Parameter[] | string> {
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
      if (words.table && ts.isObjectLiteralExpression(words.table)) {
        const code = /^Record<(?!string,)(\w+),/.exec(words.type?.getText(file) ?? '')?.[1];
        const name = ts.isVariableDeclaration(node) ? `typeof ${node.name.getText(file)}` : null;
        const first = words.table.properties[0]?.name;
        for (const key of [code, name]) if (key && first) found.set(key, ts.isStringLiteral(first) ? first.text : first.getText(file));
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
  const shape = shapes.get(/^\(?keyof (typeof \w+)/.exec(written)?.[1] ?? /^\w+/.exec(written)?.[0] ?? '');
  const one = Array.isArray(shape) ? sampleArgs(shape as Parameter[], {}, shapes) : (shape ?? `‹${name}›`);
  if (written.endsWith('[]') || /^(?:Readonly)?Array</.test(written)) return [one];
  const literal = /^'([^']*)'/.exec(written);
  return literal ? literal[1] : one;
}

/** Made-up arguments; parameters named like a limit get its value. */
function sampleArgs(parameters: readonly Parameter[], limits: Readonly<Record<string, number>>, shapes: Shapes): Record<string, unknown> {
  let numbersUsed = 0;
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = limits[parameter.name] ?? sample(parameter, /^number\b/.test(parameter.type) ? numbersUsed++ : 0, shapes);
      return parameter.name === whole ? Object.entries(value as object) : [[parameter.name, value]];
    }),
  );
}

/** A message with sample arguments; null if they do not suit it. @param limits limits of the signal, used as they are */
export function catalogueSampleMessage(
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
