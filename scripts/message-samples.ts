/** Renders the sentences of a signal with made-up arguments, for the catalogue. */
import ts from 'typescript';
import type { Sentence } from '../checks/core/tell.ts';

/** An argument of a message as declared. */
interface Parameter { name: string; type: string }

/** Arguments of each message of a signal, read from the source of its messages: types are gone at run time. */
export function messageParameters(source: string): Map<string, Parameter[]> {
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
  const found = new Map<string, Parameter[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer) && !found.has(node.name.getText(file))) {
      const [given] = node.initializer.parameters;
      const members = given?.type && ts.isTypeLiteralNode(given.type) ? given.type.members.filter(ts.isPropertySignature) : [];
      found.set(node.name.getText(file), members.map((member) => ({ name: member.name.getText(file), type: member.type?.getText(file) ?? 'string' })));
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

/** A message with sample arguments; null when they do not suit it. */
export function sampleMessage(message: (args: never) => Sentence, parameters: readonly Parameter[]): Sentence | null {
  let numbersSeen = 0;
  const args = Object.fromEntries(parameters.map((parameter) => [parameter.name, sample(parameter, /^number\b/.test(parameter.type) ? numbersSeen++ : 0)]));
  try {
    const said = message(args as never);
    return /undefined|NaN|\[object/.test(said.message + said.change) ? null : said;
  } catch {
    return null;
  }
}
