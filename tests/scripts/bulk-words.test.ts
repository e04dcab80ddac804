import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tools } from '../../checks/tools.ts';
import { readBulkWords } from '../../scripts/bulk-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'pageloupe-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
const url = 'https://example.com/';
const orderOf = (...words: string[]) => {
  const read = readBulkWords(words);
  if (!('order' in read)) throw new Error(JSON.stringify(read));
  return read.order;
};
const wrongOf = (...words: string[]) => {
  const read = readBulkWords(words);
  return 'wrong' in read ? read.wrong : '';
};

describe('an order', () => {
  test('of URLs alone', () => {
    expect(orderOf(url)).toEqual({ urls: [url], sitemaps: [], folder: null, tools: [], probes: false, parallel: 2, name: '', files: [] });
  });
  test('with everything', () => {
    const path = join(folder, 'out.pdf');
    expect(
      orderOf(
        url,
        '--sitemap',
        `${url}a.xml`,
        '--sitemap',
        `${url}b.xml`,
        '--folder',
        folder,
        '--probe',
        '--parallel',
        '6',
        '--name',
        ' N ',
        '--pdf',
        path,
      ),
    ).toMatchObject({
      sitemaps: [`${url}a.xml`, `${url}b.xml`],
      folder,
      probes: true,
      parallel: 6,
      name: 'N',
      files: [{ name: 'PDF report', path }],
    });
  });
  test('of tools and groups of them, each once', () => {
    const ids = orderOf(url, '--tools', 'canonical, ai-readiness', '--tools', 'canonical').tools;
    expect(ids).toEqual(['canonical', ...tools.filter(({ group }) => group === 'ai-readiness').map(({ id }) => id)]);
  });
});

test.each<[string[], RegExp]>([
  [[], /^Name at least one URL/],
  [['example.com'], /^Not an http\(s\) URL: example\.com\. Write it with its scheme/],
  [['file:///etc/passwd'], /^Not an http/],
  [[url, '--sitemap', 'sitemap.xml'], /^Not an http\(s\) URL: sitemap\.xml/],
  [['--folder', join(folder, 'absent')], /^Not a folder/],
  [[url, '--paralel', '3'], /--paralel/],
  [[url, '--pdf'], /--pdf/],
  [[url, '--parallel', '0'], /from 1 to 6, not 0/],
  [[url, '--parallel', '2.5'], /not 2\.5/],
  [[url, '--parallel', 'many'], /not many/],
  [[url, '--tools', 'canonnical'], /^There is no tool canonnical\. Did you mean canonical\?/],
  [[url, '--tools', 'geo'], /^There is no tool geo\. /],
  [[url, '--tools', 'zzzzzzzz'], /^There is no tool zzzzzzzz\. Tools: /],
  [[url, '--csv', folder], /^--csv: .* is a folder/],
  [[url, '--json', join(folder, 'absent', 'x.json')], /^--json: the folder .* does not exist/],
  [[url, '--csv', ''], /^--csv: name a file/],
  [[url, '--csv', join(folder, 'a'), '--html', join(folder, '.', 'a')], /named twice/],
])('%j is rejected with a message', (words, message) => expect(wrongOf(...words)).toMatch(message));
