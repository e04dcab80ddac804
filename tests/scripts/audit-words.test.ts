import { expect, test } from 'vitest';
import { readAuditWords } from '../../scripts/audit-words.ts';

test.each<[string[], string]>([
  [[], 'Name at least one URL.'],
  [['--probe'], 'Name at least one URL.'],
  [['ftp://example.com/'], 'Not an http(s) URL: ftp://example.com/.'],
  [['http://example.com/', 'example.com'], 'Not an http(s) URL: example.com. Write it with its scheme'],
  [['http://example.com/', '--colour'], "Unknown option '--colour'."],
])('audit %j is wrong usage', (words, complaint) =>
  expect(readAuditWords(words)).toEqual({ wrong: expect.stringContaining(complaint) as string }),
);

test('an order, in any order of its words', () => {
  expect(readAuditWords(['http://example.com/a'])).toEqual({
    order: { urls: ['http://example.com/a'], probe: false, pretty: false, facts: false },
  });
  expect(readAuditWords(['--facts', 'https://example.com/', '--pretty', 'http://example.com/b', '--probe'])).toEqual({
    order: { urls: ['https://example.com/', 'http://example.com/b'], probe: true, pretty: true, facts: true },
  });
});
