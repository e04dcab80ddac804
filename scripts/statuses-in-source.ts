/** As what a signal tells something. */
export type ToldAs = 'pass' | 'warn' | 'fail' | 'note' | 'na' | 'unchecked';

const calls = /\b(pass|warn|fail|note|na|uncheckedAs)\(/g;
const message = /\bm\.(\w+)\(/g;
const assigned = /\bconst (\w+) = [^;]*?\bm\.(\w+)\(/g;

/** The code of a signal says which of its messages are verdicts of which kind: `warn(m.missing())`, also through a variable or a choice. */
export function statusesOf(source: string): ReadonlyMap<string, ReadonlySet<ToldAs>> {
  const found = new Map<string, Set<ToldAs>>();
  const add = (code: string, status: ToldAs) => found.set(code, (found.get(code) ?? new Set()).add(status));
  const named = new Map<string, string[]>();
  for (const [, name = '', code = ''] of source.matchAll(assigned)) named.set(name, [...(named.get(name) ?? []), code]);
  for (const call of source.matchAll(calls)) {
    const status = call[1] === 'uncheckedAs' ? 'unchecked' : (call[1] as ToldAs);
    const given = argumentsFrom(source, call.index + call[0].length);
    for (const [, code = ''] of firstOf(given, status).matchAll(message)) add(code, status);
    const variable = /^(?:'[\w-]+', )?(\w+)(?:\(|$|,)/.exec(given.trim())?.[1];
    for (const code of (variable && named.get(variable)) || []) add(code, status);
  }
  // `const say = … ? fail : warn; say(m.code())`: both.
  for (const [, name = '', one = '', two = ''] of source.matchAll(/const (\w+) = [^;]*\? (pass|warn|fail) : (pass|warn|fail);/g)) {
    for (const call of source.matchAll(new RegExp(`\\b${name}\\(`, 'g'))) {
      for (const [, code = ''] of argumentsFrom(source, call.index + call[0].length).matchAll(message)) {
        add(code, one as ToldAs);
        add(code, two as ToldAs);
      }
    }
  }
  return found;
}

/** What is between the parentheses that open before `start`. */
function argumentsFrom(source: string, start: number): string {
  let depth = 1;
  let at = start;
  for (; at < source.length && depth > 0; at++) {
    if (source[at] === '(') depth++;
    if (source[at] === ')') depth--;
  }
  return source.slice(start, at - 1);
}

/** The message of a finding is its first argument; that of `uncheckedAs` the second. */
function firstOf(given: string, status: ToldAs): string {
  let depth = 0;
  let past = status === 'unchecked' ? 1 : 0;
  let start = 0;
  for (let at = 0; at < given.length; at++) {
    if ('([{'.includes(given[at]!)) depth++;
    if (')]}'.includes(given[at]!)) depth--;
    if (given[at] !== ',' || depth > 0) continue;
    if (past === 0) return given.slice(start, at);
    past--;
    start = at + 1;
  }
  return given.slice(start);
}
