import type { KnownFacts } from '../../checks/index.ts';

/** Same-origin facts, as JSON. */
export async function collectSite(document: Document, known: KnownFacts): Promise<string> {
  void document;
  void known;
  return JSON.stringify({});
}
