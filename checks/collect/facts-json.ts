import type { KnownFacts } from '../core/facts.ts';
import { TimeSlices } from './slices.ts';

/** List entries that are serialized at once: links and blocks are a few kilobytes each. */
const together = 10;

/** Serializes the facts of a page in pieces, with pauses for the page: all at once, megabytes of JSON would be a long task. */
export async function factsToJson(known: KnownFacts): Promise<{ json: string; ms: number; blockedMs: number }> {
  const slices = new TimeSlices();
  await slices.pause();
  const pieces: string[] = [];
  for (const piece of factsJsonPieces(known)) {
    pieces.push(piece);
    if (slices.over) await slices.pause();
  }
  // Joined once, so that megabytes are not copied twice.
  const json = pieces.join('');
  slices.finish();
  return { json, ms: slices.work, blockedMs: slices.longest };
}

/** Produces the same text as JSON.stringify(known), a few list entries at a time. */
export function* factsJsonPieces(known: KnownFacts): Generator<string, void> {
  let first = true;
  for (const [name, fact] of Object.entries(known)) {
    if (fact === undefined) continue;
    yield `${first ? '{' : ','}${JSON.stringify(name)}:`;
    first = false;
    if (!fact.ok) {
      yield JSON.stringify(fact);
      continue;
    }
    yield '{"ok":true,"value":';
    yield* members(fact.value);
    yield '}';
  }
  yield first ? '{}' : '}';
}

function* members(value: object): Generator<string, void> {
  let before = '{';
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (Array.isArray(member)) yield* entries(member);
    else yield JSON.stringify(member);
  }
  yield before === '{' ? '{}' : '}';
}

function* entries(list: readonly unknown[]): Generator<string, void> {
  if (list.length <= together) {
    yield JSON.stringify(list);
    return;
  }
  for (let at = 0; at < list.length; at += together) {
    yield `${at === 0 ? '[' : ','}${JSON.stringify(list.slice(at, at + together)).slice(1, -1)}`;
  }
  yield ']';
}
