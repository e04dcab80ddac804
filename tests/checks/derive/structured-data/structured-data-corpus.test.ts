import { jsonFaultText } from '../../../../words/en/checks/json-faults.ts';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withErrorPlace } from '../../../../checks/parse/json-errors.ts';
import { itemsOfBlock, parseJsonLd } from '../../../../checks/parse/json-ld.ts';
import { checkRichResults } from '../../../../checks/derive/structured-data/rich-results.ts';
import { checkSchemaTerms } from '../../../../checks/derive/structured-data/schema-terms.ts';
import { readVocabulary } from '../../../../server/audit/vocabulary.ts';

// Blocks of real pages, stored next to the project; not everyone has them.
const file = new URL('../../../../../shared/corpus/jsonld-wild.json', import.meta.url);
interface Wild {
  raw: string;
  js_json_parse_ok: boolean;
}
const wild: Wild[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Wild[]) : [];
if (wild.length === 0) console.info('No blocks of real pages beside the project: their tests are left out.');

describe.runIf(wild.length > 0)('blocks of real pages', () => {
  const parsed = wild.map(({ raw }, index) => withErrorPlace(parseJsonLd(raw, index + 1, 'script')));

  test('every malformed block is found, with a place, and no other', () => {
    const wrong = wild.filter((block, index) => block.js_json_parse_ok === (parsed[index]!.error !== null));
    expect(wrong).toEqual([]);
    for (const { error } of parsed) {
      if (!error) continue;
      expect(error.line).toBeGreaterThan(0);
      // One character after the line if the line break is the error.
      expect(error.nearColumn).toBeGreaterThan(0);
      expect(error.nearColumn).toBeLessThanOrEqual(error.near.length + 1);
      expect(error.near.trim()).not.toBe('');
      expect(jsonFaultText(error)).toMatch(/^[A-Z“\\.\d{}[\]].*[.:]/s);
    }
  });

  test('nothing in them makes a criterion throw, and false alarms have been looked for', () => {
    const vocabulary = readVocabulary();
    const kinds = new Map<string, number>();
    for (const block of parsed) {
      const items = itemsOfBlock(block);
      for (const { kind } of checkSchemaTerms(items, vocabulary).issues) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      for (const { results } of checkRichResults(items, { headline: '', url: '' }))
        for (const { missing, state } of results)
          if (missing.length > 0 && state === 'lacking') kinds.set('required', (kinds.get('required') ?? 0) + 1);
    }
    // Each was checked and correct when these numbers were recorded; if a number rises, check again.
    expect(kinds.get('unknown-type') ?? 0).toBeLessThanOrEqual(16);
    expect(kinds.get('unknown-property') ?? 0).toBeLessThanOrEqual(24);
    expect(kinds.get('wrong-domain') ?? 0).toBeLessThanOrEqual(1);
    expect(kinds.get('wrong-value') ?? 0).toBeLessThanOrEqual(24);
    expect(kinds.get('unknown-enumeration') ?? 0).toBeLessThanOrEqual(2);
    // Eight single-level breadcrumbs, five paywalled parts of articles that are not declared as such, four others.
    expect(kinds.get('required') ?? 0).toBeLessThanOrEqual(17);
  });
});
