import type { KnownFacts } from '../core/facts.ts';
import { Slices } from './slices.ts';

/** Milliseconds of work between two pauses. */
const slice = 8;

/** JSON of the facts of a page, made fact by fact with pauses for the page: in one go, megabytes of it would be a long task. */
export async function factsToJson(known: KnownFacts): Promise<{ json: string; ms: number; blockedMs: number }> {
  const slices = new Slices(slice);
  await slices.pause();
  let json = '';
  for (const [name, fact] of Object.entries(known)) {
    // Put together once, where it is handed over: megabytes are not copied twice.
    if (fact !== undefined) json += `${json === '' ? '' : ','}${JSON.stringify(name)}:${JSON.stringify(fact)}`;
    if (slices.over) await slices.pause();
  }
  slices.finish();
  return { json: `{${json}}`, ms: slices.work, blockedMs: slices.longest };
}
