/** --extract: columns in every report. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Auditor } from '../../../server/audit/auditor.ts';
import type { ExtractedByName } from '../../../server/audit/extraction/extracted.ts';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';

const urls = ['https://site.example/a', 'https://site.example/b'];
const values: Record<string, ExtractedByName> = {
  [urls[0]!]: {
    price: { values: ['=1+1', 'second'], total: 40, error: null },
    'next page': { values: ['<b>|\u202e\u001b[31m'], total: 1, error: null },
  },
  [urls[1]!]: {
    price: { values: [], total: 0, error: 'The expression took longer than 1 s. Make it simpler.' },
    'next page': { values: [], total: 0, error: null },
  },
};
const args = ['--extract', 'price=css:.price', '--extract', 'next page=xpath://a', '--preset', 'none'];
function world() {
  const fake = fakeAuditor();
  const auditor: Auditor = {
    ...fake,
    audit: async (order, signal) => ({ ...(await fake.audit(order, signal)), extracted: values[order.url]! }),
    extractionFaults: async (rules) =>
      rules.filter(({ text }) => text.includes('[[')).map(({ name }) => ({ name, why: 'not a valid selector.' })),
  };
  return { ...commandWorld({ auditor }), orders: fake.orders };
}

test('are ordered with each page, and in every report', async () => {
  const made = world();
  const files = ['json', 'ndjson', 'csv', 'html', 'markdown', 'junit'].flatMap((name) => ['--format', `${name}=r.${name}`]);
  expect(await made.run('audit', ...urls, ...args, ...files, '--format', 'pretty')).toBe(0);
  const read = (name: string) => readFileSync(join(made.cwd, `r.${name}`), 'utf8');
  const pages = (JSON.parse(read('json')) as { pages: { url: string; extracted: ExtractedByName }[] }).pages;
  expect(pages.map(({ extracted }) => extracted)).toEqual(urls.map((url) => values[url]));
  expect(read('ndjson').trim().split('\n')).toHaveLength(2);
  const [head = '', first = ''] = read('csv').split('\r\n');
  expect(head).toMatch(/,price,next page$/);
  // No spreadsheet executes it.
  expect(first).toMatch(/'=1\+1 \| second,/);
  expect(read('html')).toContain('second');
  expect(read('markdown')).toMatch(/\| Page \| price \| next page \|\n[^]*=1\+1 and 39 more/);
  expect(made.out()).toContain('price: =1+1 and 39 more');
  for (const text of [read('html'), read('markdown'), read('csv'), made.out()])
    expect(text.match(/(?![\t\r\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu)).toBeNull();
  // Saved results contain them.
  expect(await made.run('assert', '--input', 'r.ndjson', '--preset', 'none', '--format', 'csv=again.csv')).toBe(0);
  expect(readFileSync(join(made.cwd, 'again.csv'), 'utf8')).toBe(read('csv'));
});

test('one page has its table too', async () => {
  const made = world();
  await made.run('audit', urls[0]!, ...args, '--format', 'html=one.html');
  expect(readFileSync(join(made.cwd, 'one.html'), 'utf8')).toContain('next page');
});

test('come from the configuration, and options win', async () => {
  const made = world();
  writeFileSync(join(made.cwd, 'pageloupe.config.json'), JSON.stringify({ extract: { price: 'css:.old', sku: 'regex:sku' } }));
  await made.run('audit', urls[0]!, '--extract', 'price=css:.price', '--preset', 'none', '--quiet');
  expect(made.orders[0]!.extract).toEqual([
    { name: 'price', kind: 'css', text: '.price' },
    { name: 'sku', kind: 'regex', text: 'sku' },
  ]);
});

test.each([
  [['--extract', 'price'], '--extract takes name=css:'],
  [['--extract', 'price=.price'], '--extract takes name=css:'],
  [['--extract', '=css:.price'], '--extract takes name=css:'],
  [['--extract', 'a\u202eb=css:.price'], '--extract takes name=css:'],
  [['--extract', 'price=regex:('], '--extract price: Invalid regular expression'],
  [
    ['--extract', 'price=css:[[', '--extract', 'other=css:a', '--extract', 'third=xpath:[['],
    '--extract price: "[[" is not a valid CSS selector.\n--extract third: "[[" is not a valid XPath expression.',
  ],
  [Array.from({ length: 51 }, (_, index) => ['--extract', `a${index}=css:a`]).flat(), 'At most 50'],
])('%j is refused', async (more, text) => {
  const made = world();
  expect(await made.run('audit', ...urls, ...more)).toBe(2);
  expect(made.err()).toContain(text);
  expect(made.orders).toEqual([]);
});

test.each([
  ['css:[[', 'extract.price: "[[" is not a valid CSS selector.'],
  ['regex:(', '\nextract.price: Invalid regular expression'],
])('the rule %s of a configuration is refused by its key', async (rule, text) => {
  const made = world();
  writeFileSync(join(made.cwd, 'pageloupe.config.json'), JSON.stringify({ extract: { price: rule } }));
  expect(await made.run('audit', ...urls)).toBe(2);
  expect(made.err()).toContain(text);
  expect(made.err()).not.toContain('--extract');
});

test('a saved row whose values have another shape is not a row', async () => {
  const made = world();
  await made.run('audit', urls[0]!, ...args, '--format', 'ndjson=rows.ndjson');
  const row = JSON.parse(readFileSync(join(made.cwd, 'rows.ndjson'), 'utf8')) as object;
  for (const extracted of [
    [],
    { price: 'x' },
    { price: { values: [1], total: 1, error: null } },
    { price: { values: [], total: -1, error: null } },
  ]) {
    writeFileSync(join(made.cwd, 'bad.ndjson'), `${JSON.stringify({ ...row, extracted })}\n`);
    expect(await made.run('assert', '--input', 'bad.ndjson')).toBe(2);
  }
});
