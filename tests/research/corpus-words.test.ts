import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWords } from '../../research/corpus/words.ts';

const folder = mkdtempSync(join(tmpdir(), 'pageloupe-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (file: string) => join(folder, file);
writeFileSync(at('list.json'), '[{ "file": "a.html" }]');
writeFileSync(at('object.json'), '{}');
writeFileSync(at('garbled.json'), '[');

test.each<[string[], string]>([
  [[], 'Name a folder of saved pages.'],
  [['no-such-folder'], 'Not a folder: no-such-folder'],
  [[at('list.json')], 'Not a folder: '],
  [[folder, 'other'], 'Name one folder, not also other.'],
  [[folder, '--pairs', 'absent.json'], '--pairs goes with --gold.'],
  [[folder, '--gold', at('object.json')], 'holds no list'],
  [[folder, '--gold', at('garbled.json')], 'cannot be read'],
  [[folder, '--gold', at('list.json'), '--pairs', at('absent.json')], 'cannot be read'],
  [[folder, '--colour'], '--colour'],
  [[folder, '--best', '--save', 'out.ndjson'], '--best takes two saved runs'],
  [[folder, '--no-scripts', '--service'], '--service audits with scripts'],
  [['--replay', at('absent.ndjson')], 'Not a file: '],
  [['--replay', at('list.json'), '--no-scripts'], '--replay opens no page.'],
])('corpus %j is wrong usage', (words, complaint) => expect(readWords(words)).toContain(complaint));

test('an order', () => {
  expect(readWords([folder])).toEqual({ folder, labels: null, pairs: [], list: false, save: null, service: false, scripts: true });
  expect(readWords([folder, '--gold', at('list.json'), '--pairs', at('list.json'), '--list', '--save', 'out.ndjson', '--service'])).toEqual(
    { folder, labels: [{ file: 'a.html' }], pairs: [{ file: 'a.html' }], list: true, save: 'out.ndjson', service: true, scripts: true },
  );
  expect(readWords([folder, '--no-scripts'])).toMatchObject({ scripts: false });
  expect(readWords(['on.ndjson', 'off.ndjson', '--best', '--save', 'out.ndjson'])).toEqual({
    best: ['on.ndjson', 'off.ndjson'],
    save: 'out.ndjson',
  });
});
