/** Renders the sentences of a signal with made-up values, for the catalogue. */
import ts from 'typescript';
import type { Message } from '../checks/core/verdict.ts';

/** A parameter of a message as declared. */
interface Parameter { name: string; type: string }

/** Parameters of each message of a signal, read from its source: types are gone at run time. */
export function messageParameters(source: string): Map<string, Parameter[]> {
  const file = ts.createSourceFile('signal.ts', source, ts.ScriptTarget.Latest, true);
  const found = new Map<string, Parameter[]>();
  const visit = (node: ts.Node): void => {
    const named = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node);
    if (named && node.name) {
      const body = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node.initializer : node;
      if (body && (ts.isArrowFunction(body) || ts.isMethodDeclaration(body) || ts.isFunctionDeclaration(body)) && !found.has(node.name.getText(file))) {
        found.set(node.name.getText(file), body.parameters.map((parameter) => ({
          name: parameter.name.getText(file), type: parameter.type?.getText(file) ?? 'string',
        })));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Numbers in the order of the parameters: different, so that a share of two is neither 0 nor 1. */
const numbers = [3, 20, 40, 60];

function sample({ name, type }: Parameter, position: number): unknown {
  const written = type.replace(/^readonly\s+/, '');
  if (written.startsWith('number[]')) return numbers;
  if (/^number\b/.test(written)) return /bytes/i.test(name) ? 1_500_000 : numbers[position % numbers.length];
  if (/^boolean\b/.test(written)) return true;
  if (/^string\[\]|^Array<string>|^ReadonlyArray<string>|^\(?string\)?\[\]/.test(written)) return [`‹${name}›`];
  const literal = /^'([^']*)'/.exec(written);
  return literal ? literal[1] : `‹${name}›`;
}

/** A message with sample values; null when they do not suit it. */
export function sampleMessage(message: (...values: never[]) => Message, parameters: readonly Parameter[]): Message | null {
  let numbersSeen = 0;
  const values = parameters.map((parameter) => sample(parameter, /^number\b/.test(parameter.type) ? numbersSeen++ : 0));
  try {
    const said = message(...(values as never[]));
    return /undefined|NaN|\[object/.test(said.text + said.fix) ? null : said;
  } catch {
    return null;
  }
}
