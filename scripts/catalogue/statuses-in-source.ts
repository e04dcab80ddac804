/** The status with which a signal reports a message. */
export type FindingStatus = 'pass' | 'warn' | 'fail' | 'note' | 'na' | 'unchecked';

const calls = /\b(pass|warn|fail|note|na|uncheckedAs)\(/g;
const message = /\bm\.(\w+)\(/g;
const assigned = /\bconst (\w+) = [^;]*?\bm\.(\w+)\(/g;

/** Reads from the code of a signal which of its messages are used with which status: `warn(m.missing())`, also through a variable or a choice. */
export function statusesInSource(source: string): ReadonlyMap<string, ReadonlySet<FindingStatus>> {
  const found = new Map<string, Set<FindingStatus>>();
  const add = (code: string, status: FindingStatus) => found.set(code, (found.get(code) ?? new Set()).add(status));
  const named = new Map<string, string[]>();
  for (const [, name = '', code = ''] of source.matchAll(assigned)) named.set(name, [...(named.get(name) ?? []), code]);
  for (const call of source.matchAll(calls)) {
    const status = call[1] === 'uncheckedAs' ? 'unchecked' : (call[1] as FindingStatus);
    const argument = argumentsFrom(source, call.index + call[0].length);
    for (const [, code = ''] of firstOf(argument, status).matchAll(message)) add(code, status);
    const variable = /^(?:'[\w-]+', )?(\w+)(?:\(|$|,)/.exec(argument.trim())?.[1];
    for (const code of (variable && named.get(variable)) || []) add(code, status);
  }
  // `const say = … ? fail : warn; say(m.code())`: both apply.
  for (const [, name = '', one = '', two = ''] of source.matchAll(/const (\w+) = [^;]*\? (pass|warn|fail) : (pass|warn|fail);/g)) {
    for (const call of source.matchAll(new RegExp(`\\b${name}\\(`, 'g'))) {
      for (const [, code = ''] of argumentsFrom(source, call.index + call[0].length).matchAll(message)) {
        add(code, one as FindingStatus);
        add(code, two as FindingStatus);
      }
    }
  }
  return found;
}

/** The text between the parentheses that open before `start`. */
function argumentsFrom(source: string, start: number): string {
  let depth = 1;
  let at = start;
  for (; at < source.length && depth > 0; at++) {
    if (source[at] === '(') depth++;
    if (source[at] === ')') depth--;
  }
  return source.slice(start, at - 1);
}

/** The message of a finding is its first argument; of `uncheckedAs`, the second. */
function firstOf(argument: string, status: FindingStatus): string {
  let depth = 0;
  let past = status === 'unchecked' ? 1 : 0;
  let start = 0;
  for (let at = 0; at < argument.length; at++) {
    if ('([{'.includes(argument[at]!)) depth++;
    if (')]}'.includes(argument[at]!)) depth--;
    if (argument[at] !== ',' || depth > 0) continue;
    if (past === 0) return argument.slice(start, at);
    past--;
    start = at + 1;
  }
  return argument.slice(start);
}
