import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Vocabulary } from '../../checks/derive/structured-data/schema-terms.ts';

/** The package contains the prebuilt table, next to the code. */
const made = fileURLToPath(new URL('./schema-org.json', import.meta.url));

let vocabulary: Promise<Vocabulary> | undefined;
/** The vocabulary of schema.org, read once per process. */
export const loadVocabulary = (): Promise<Vocabulary> => (vocabulary ??= read());

async function read(): Promise<Vocabulary> {
  if (existsSync(made)) return JSON.parse(readFileSync(made, 'utf8')) as Vocabulary;
  const { readVocabulary } = await import('./vocabulary.ts');
  return readVocabulary();
}
