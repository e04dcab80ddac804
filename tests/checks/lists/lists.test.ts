/** Outside knowledge ages: each list tells when it was checked, and whom to ask. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../checks/lists/', import.meta.url);
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
  // What the user adds.
  .filter((name) => name !== 'own-lists.ts');
/** Their docstring in languages/language.ts is that of all languages. */
const sources = ['languages/language.ts', ...files].map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

test('the lists were found', () => expect(files.length).toBeGreaterThan(20));
test.each(sources)('%s has a date', (_, text) => expect(text).toMatch(/\b20\d\d-[01]\d-[0-3]\d\b/));
test.each(sources)('%s names its source, or says that it is ours', (_, text) =>
  expect([...text.matchAll(/\/\*\*.*?\*\/|\/\/.*?$|\b(?:url|source): '.*?'/gms)].join('\n')).toMatch(
    /https:\/\/|\bRFC \d|\bISO \d|\bCLDR\b|\bsources?:|operators' documentation|\bsource: '|\bours\b|for this project|by us\b|\bhmtx table\b/i,
  ),
);
