/** The configuration file: where it is found, what it contains, and errors in it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { Errors } from 'typebox/value';
import { parse } from 'yaml';
import { catalogueConfigSchema } from '../../../scripts/catalogue.ts';
import { configFaults } from '../../../server/cli/config/faults.ts';
import { isObject } from '../../../checks/core/helpers/is-object.ts';
import { nearestSpelling } from '../../../checks/language/nearest.ts';
import { localeFor } from '../../../server/open-locale.ts';
import { runInLocale } from '../../../server/words.ts';
import { pageTypes } from '../../../server/options/choices.ts';
import { configSchema } from '../../../server/cli/config/schema.ts';
import { configTemplate } from '../../../server/cli/commands/init.ts';
import { loadConfig } from '../../../server/cli/config/load.ts';
import { pageTypes as allPageTypes } from '../../../checks/core/applies.ts';
import { categories } from '../../../checks/core/report/geo.ts';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { judgePage } from '../../../checks/audit-page.ts';
import { known } from '../../support/facts.ts';

const url = 'https://site.example/';

interface Schema {
  [keyword: string]: unknown;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema | Schema[];
  anyOf?: Schema[];
}
/** Every schema in this one, and what has a value at its place. */
function* placesIn(
  schema: Schema,
  around: (value: unknown) => unknown = (value) => value,
): Generator<[Schema, (value: unknown) => unknown]> {
  yield [schema, around];
  for (const [name, one] of Object.entries(schema.properties ?? {})) yield* placesIn(one, (value) => around({ [name]: value }));
  for (const one of Object.values(schema.patternProperties ?? {})) yield* placesIn(one, (value) => around({ title: value }));
  for (const one of schema.anyOf ?? []) yield* placesIn(one, around);
  const items = [schema.items ?? []].flat();
  for (const [index, one] of items.entries())
    // The others of a pair are right: names, and objects without members.
    yield* placesIn(one, (value) =>
      around(items.map((other, at) => (at === index ? value : ((other['enum'] as string[] | undefined)?.[0] ?? {})))),
    );
}
/** A value that each of these keywords refuses; `type` refuses all of other types. */
const refusedBy: Readonly<Record<string, (limit: never) => unknown>> = {
  required: () => ({}),
  minimum: (least: number) => least - 1,
  maximum: (most: number) => most + 1,
  minLength: () => '',
  maxLength: (most: number) => 'x'.repeat(most + 1),
  enum: () => 'surely-none',
  pattern: () => 'ä!',
  additionalProperties: () => ({ surplus: 1 }),
  minItems: () => [],
  maxItems: (most: number) => Array.from({ length: most + 1 }, () => 'error'),
  anyOf: () => null,
};
/** What only describes a schema, or contains others. The format is looked at after the pattern, which is stricter. */
const silent = [
  '$id',
  'title',
  'description',
  'default',
  'examples',
  'format',
  'properties',
  'patternProperties',
  'items',
  'additionalItems',
];
const keywordsOf = (schema: Schema): Set<string> =>
  new Set([...placesIn(schema)].flatMap(([one]) => Object.keys(one).filter((name) => !silent.includes(name) && !name.startsWith('~'))));
function* wrongConfigs(schema: Schema): Generator<object> {
  for (const [one, around] of placesIn(schema))
    for (const keyword of keywordsOf(one)) {
      const wrong = keyword === 'type' ? [5, 1.5, true, 'ä!', [], {}, null] : [refusedBy[keyword]!(one[keyword] as never)];
      for (const config of wrong.map(around)) if (isObject(config)) yield config;
    }
}

describe('files', () => {
  test.each([
    ['pageloupe.config.json', JSON.stringify({ urls: [url] })],
    ['pageloupe.config.yaml', `urls: ["${url}"]`],
    ['pageloupe.config.yml', `urls: ["${url}"]`],
    ['pageloupe.config.mjs', `export default { urls: ['${url}'] };`],
    ['pageloupe.config.cjs', `module.exports = { urls: ['${url}'] };`],
  ])('%s', async (name, text) => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor });
    writeFileSync(join(world.cwd, name), text);
    await world.run('audit', '--quiet');
    expect(auditor.orders.map((order) => order.url)).toEqual([url]);
    expect(await world.run('audit', '--no-config')).toBe(2);
  });
  test('one that is named is taken instead, and has to be there', async () => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor });
    writeFileSync(join(world.cwd, 'pageloupe.config.json'), JSON.stringify({ urls: ['https://other.example/'] }));
    writeFileSync(join(world.cwd, 'own.yaml'), `urls: ["${url}"]`);
    await world.run('audit', '--config', 'own.yaml', '--quiet');
    expect(auditor.orders.map((order) => order.url)).toEqual([url]);
    expect(await world.run('audit', '--config', 'gone.yaml')).toBe(2);
    expect(world.err()).toContain('File not found: gone.yaml.');
  });
  test.each([
    ['urls', { urls: ['https://other.example/'] }],
    ['a crawl', { crawl: { start: 'https://other.example/', limit: 2 } }],
    ['patterns', { include: ['https://other.example/**'], exclude: [url] }],
  ])('%s: pages on the command line replace them', async (_, config) => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor });
    writeFileSync(join(world.cwd, 'pageloupe.config.json'), JSON.stringify(config));
    await world.run('audit', url, '--preset', 'none', '--quiet');
    expect(auditor.orders.map((order) => order.url)).toEqual([url]);
    writeFileSync(join(world.cwd, 'list.txt'), 'https://listed.example/\n');
    await world.run('audit', '--url-file', 'list.txt', '--preset', 'none', '--quiet');
    expect(auditor.orders.map((order) => order.url)).toEqual([url, 'https://listed.example/']);
  });
  test('a sitemap on the command line replaces a crawl', async () => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor });
    writeFileSync(join(world.cwd, 'pageloupe.config.json'), JSON.stringify({ crawl: { start: 'https://other.example/', limit: 2 } }));
    writeFileSync(join(world.cwd, 'map.xml'), `<urlset><url><loc>${url}</loc></url></urlset>`);
    await world.run('audit', '--sitemap', 'map.xml', '--preset', 'none', '--quiet');
    expect(auditor.orders.map((order) => order.url)).toEqual([url]);
  });
  test('several are named, and none is read; one that is chosen is', async () => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor });
    writeFileSync(join(world.cwd, 'pageloupe.config.json'), JSON.stringify({ urls: ['https://other.example/'] }));
    writeFileSync(join(world.cwd, 'pageloupe.config.yaml'), `urls: ["${url}"]`);
    expect(await world.run('audit', '--quiet')).toBe(2);
    expect(world.err()).toBe(
      'There are several configurations in this folder: pageloupe.config.yaml, pageloupe.config.json. Keep one, or choose it with --config <file>.\n',
    );
    await world.run('audit', '--config', 'pageloupe.config.yaml', '--quiet');
    expect(auditor.orders.map((order) => order.url)).toEqual([url]);
  });
  test('one that cannot be read is named with its ending', async () => {
    const world = commandWorld();
    writeFileSync(join(world.cwd, 'pageloupe.config.json'), '{bad');
    expect(await world.run('audit')).toBe(2);
    expect(world.err()).toContain('Can’t read pageloupe.config.json: ');
  });
  test('what is typed wins over the environment, that over the file, pages too', async () => {
    const auditor = fakeAuditor();
    const world = commandWorld({ auditor, env: { PAGELOUPE_PAGE_LOCALE: 'fr', PAGELOUPE_TIMEOUT: '20' } });
    writeFileSync(
      join(world.cwd, 'pageloupe.config.json'),
      JSON.stringify({
        urls: [url],
        defaults: { device: 'mobile', pageLocale: 'de', timeout: '10s', settle: 0 },
        overrides: [{ match: '/slow/**', settings: { settle: '2s', device: 'desktop' } }],
      }),
    );
    await world.run('audit', `${url}slow/x`, '--timeout', '5s', '--quiet');
    await world.run('audit', '--timeout', '5s', '--quiet');
    expect(auditor.orders.map((order) => [order.url, order.device, order.pageLocale, order.timeoutMs, order.settleMs])).toEqual([
      [`${url}slow/x`, 'desktop', 'fr', 5000, 2000],
      [url, 'mobile', 'fr', 5000, 0],
    ]);
  });
  test.each([
    [{ assert: { matrix: [{ match: '/[/' }] } }, 'assert.matrix[0].match: Invalid pattern'],
    [{ assert: { signals: { title: ['error', { pattern: '(' }] } } }, 'assert.signals.title[1].pattern: Invalid pattern'],
    [{ overrides: [{ match: ['/a', '/(/'], settings: {} }] }, 'overrides[0].match[1]: Invalid pattern'],
    [{ sourceMap: [{ url: '[', file: 'a' }] }, 'sourceMap[0].url: Invalid pattern'],
    [{ include: ['/[/'] }, 'include[0]: Invalid pattern'],
    [{ defaults: { timeout: 90 } }, 'defaults.timeout: Use a time from 1s to 60s, not “90”.'],
    [{ defaults: { pageLocale: 'd' } }, 'defaults.pageLocale: “d” is not a language tag'],
    [{ overrides: [{ match: '/x', settings: { settle: '9s' } }] }, 'overrides[0].settings.settle: Use a time from 0s to 5s, not “9s”.'],
    [{ maxRunTime: '600h' }, 'maxRunTime: Use a time from 0s to 500h, not “600h”.'],
    [{ urls: ['site.example'] }, 'urls[0]: Not an http(s) URL: site.example.'],
    [{ crawl: { start: 'site.example' } }, 'crawl.start: Not an http(s) URL: site.example.'],
    [{ replace: ['a'] }, 'replace[0]: --replace takes s#from#to#, not "a".'],
    [{ headers: { 'bad name': '${X}' } }, 'headers.bad name: --header takes'],
    [{ proxy: 'ftp://user:${X}@a' }, 'proxy: --proxy takes the URL'],
    [{ extract: { a: 'x' } }, 'extract.a: --extract takes name=css:'],
  ])('a wrong value is reported before anything starts, with file and key: %j', async (config, text) => {
    const world = commandWorld();
    writeFileSync(join(world.cwd, 'pageloupe.config.json'), JSON.stringify({ urls: [url], ...config }));
    expect(await world.run('audit')).toBe(2);
    expect(world.err()).toMatch(/^pageloupe\.config\.json is not valid:\n[^\n]*\n$/);
    expect(world.err()).toContain(text);
    expect(world.made).toEqual([]);
  });
  test('limits decide instead of the verdict, and rules for some URLs over those for all', async () => {
    const world = commandWorld();
    writeFileSync(
      join(world.cwd, 'pageloupe.config.json'),
      JSON.stringify({
        assert: {
          preset: 'none',
          signals: { title: ['error', { pattern: '^Z' }] },
          matrix: [{ match: '/free/**', signals: { title: 'off' } }],
        },
      }),
    );
    expect(await world.run('audit', `${url}free/a`, '--quiet')).toBe(0);
    expect(await world.run('audit', `${url}bound`, '--quiet')).toBe(1);
    expect(world.out()).toContain('expected a match for /^Z/');
  });
  test('a file that cannot be read', async () => {
    const world = commandWorld();
    writeFileSync(join(world.cwd, 'pageloupe.config.json'), '{ "urls": [');
    expect(await world.run('audit')).toBe(2);
    expect(world.err()).toContain('Can’t read pageloupe.config');
  });
});

describe('all errors are reported at once, with their place and what was probably meant', () => {
  test.each([
    [{ concurency: 2 }, 'Unknown key "concurency". Did you mean "concurrency"?'],
    [{ device: 'mobile' }, 'Unknown key "device". Did you mean "defaults.device"?'],
    [{ assert: { maxBroken: 0 } }, 'Unknown key "maxBroken" in assert. Did you mean "assert.links.maxBroken"?'],
    [{ defaults: { devise: 'mobile' } }, 'Unknown key "devise" in defaults. Did you mean "device"?'],
    [{ defaults: { device: 'moble' } }, 'defaults.device: Unknown value “moble”. Did you mean “mobile”? Allowed: desktop, mobile.'],
    [{ assert: { matrix: [{ match: '/a', minscore: 1 }] } }, 'Unknown key "minscore" in assert.matrix[0]. Did you mean "minScore"?'],
    [{ assert: { signals: { titel: 'error' } } }, 'Unknown check "titel" in assert.signals. Did you mean "title"?'],
    [
      { defaults: { userAgent: 'MyBot' } },
      'defaults.userAgent: Unknown value “MyBot”. Allowed: default, googlebot, bingbot, gptbot, oai-searchbot, claudebot, perplexitybot. Or a text with a slash or a space, such as "AcmeAudit/1.0 (+https://example.com/bot)".',
    ],
    [
      { assert: { signals: { title: 'eror' } } },
      'assert.signals.title: Unknown value “eror”. Did you mean “error”? Allowed: off, warn, error.',
    ],
    [{ reporters: ['junit', 'xyz'] }, 'reporters[1]: Unknown value “xyz”. Allowed: pretty, json'],
    [{ urls: 'https://site.example/' }, 'urls cannot be "https://site.example/". Must be a list.'],
    [{ assert: { minScore: '80' } }, 'assert.minScore cannot be "80". Must be a number.'],
    [{ concurrency: 0 }, 'concurrency: Use a whole number from 1 to 32, not “0”.'],
    [{ maxRunTime: 'soon' }, 'maxRunTime: Use a time such as 30s, 500ms or 10m, not “soon”.'],
    [{ crawl: {} }, 'crawl: “start” is missing.'],
    [{ overrides: [{ match: 5, settings: {} }] }, 'overrides[0].match cannot be 5. Must be a text or a list.'],
    [{ assert: { signals: { title: ['error', { min: 'x' }] } } }, 'assert.signals.title[1].min: Must be a number.'],
    [{ assert: { signals: { title: ['error'] } } }, 'assert.signals.title cannot be ["error"]: use off, warn, error.'],
    [{ reporters: ['pretty', ['junit', { outputFile: '' }]] }, 'reporters[1][1].outputFile: At least 1 character.'],
    [{ quark: 1 }, 'Unknown key "quark".'],
    [{ lang: 'de' }, 'Unknown key "lang". Did you mean "language"?'],
    [[], 'A configuration must be an object, such as'],
  ])('%j', (config, texts) => expect(configFaults(config).join('\n')).toContain(texts));
  test.each([
    [{ reporters: [['json', { outputfile: 'a' }]] }, 'Unknown key "outputfile" in reporters[0][1]. Did you mean "outputFile"?'],
    [{ reporters: ['acme/'] }, 'reporters[0]: Unknown value “acme/”. Allowed: pretty, json'],
    [{ reporters: [['acme/lines', { out: 1 }]] }, 'Unknown key "out" in reporters[0][1]. Did you mean "outputFile"?'],
    [{ reporters: [['jsn', { outputFile: 'a' }]] }, 'reporters[0][0]: Unknown value “jsn”. Did you mean “json”?'],
    [{ assert: { signals: { title: ['error', { mxa: 1 }] } } }, 'Unknown key "mxa" in assert.signals.title[1]. Did you mean "max"?'],
    [{ overrides: [{ match: [5], settings: {} }] }, 'overrides[0].match[0] cannot be 5.'],
    [{ overrides: [{ match: 5, settings: {} }] }, 'overrides[0].match cannot be 5.'],
    [{ defaults: { timeout: '9x' } }, 'defaults.timeout: Use a time such as'],
  ])('one fault is one sentence: %j', (config, text) => expect(configFaults(config)).toEqual([expect.stringContaining(text)]));
  test('one fault is one error, also in one of several alternatives', () =>
    expect(configFaults({ reporters: ['xyz', ['junit', { out: 1 }], 'json'] })).toEqual([
      expect.stringMatching(/^reporters\[0\]: Unknown value “xyz”\. Allowed: pretty/),
      'Unknown key "out" in reporters[1][1]. Did you mean "outputFile"?',
    ]));
  test('in German, whatever the library finds is told without one of its English sentences, or one of the schema', async () => {
    const schema = configSchema as unknown as Schema;
    const found = new Set<string>();
    const german = await localeFor(['de']);
    for (const config of wrongConfigs(schema)) {
      const errors = Errors(configSchema, config);
      const faults = runInLocale(german, () => configFaults(config)).join('\n');
      for (const { keyword, message } of errors) {
        found.add(keyword);
        expect(faults).not.toContain(message);
      }
      // A value of the right type can be wrong, too.
      if (errors.length > 0) expect(faults, JSON.stringify(config)).not.toBe('');
      expect(faults).not.toMatch(/\b(?:must|use|cannot|the|is|not|such|at least|missing|unknown)\b/i);
    }
    // Those of all schemas; boolean is the additional property itself.
    expect([...found].toSorted()).toEqual([...keywordsOf(schema), 'boolean'].toSorted());
  });
  test('all of them', () =>
    expect(configFaults(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`wrong${index}`, 1])))).toHaveLength(20));
  test('a configuration with every key has no faults', () => {
    expect(
      configFaults({
        $schema: 'x',
        urls: [url],
        sitemaps: ['auto'],
        urlFiles: ['-'],
        include: ['/a'],
        exclude: ['/b/'],
        replace: ['s#a#b#'],
        defaults: { device: 'mobile', probe: false, pageType: 'docs' },
        overrides: [{ match: ['/a', '/b'], settings: { timeout: 3 } }],
        headers: { Authorization: 'x' },
        concurrency: 2,
        perHost: 1,
        delay: '1s',
        retries: 0,
        maxRunTime: '10m',
        sample: 3,
        seed: 1,
        assert: {
          preset: 'strict',
          minScore: 50,
          geo: { minScore: 1, categories: { access: { minScore: 2 } } },
          signals: { title: 'off', 'html-size': ['error', { max: 1 }] },
          links: { maxBroken: 0 },
          matrix: [{ match: '/x', preset: 'none' }],
        },
        reporters: ['pretty', ['junit', { outputFile: 'a' }], 'acme/lines', ['acme/lines', { outputFile: 'b' }]],
        csvRows: 'signals',
        sourceMap: [{ url: '^x', file: 'y' }],
        sandbox: false,
      }),
    ).toEqual([]);
  });
});

describe('docs/config.schema.json', () => {
  const published = JSON.parse(readFileSync(new URL('../../../docs/config.schema.json', import.meta.url), 'utf8')) as object;
  test('is the schema that types the code', () =>
    expect(published, 'Run npm run catalogue and commit docs/config.schema.json.').toEqual(JSON.parse(catalogueConfigSchema())));
  const validate = new Ajv({ allErrors: true, strict: false, formats: { 'language-tag': true } }).compile(published);
  test('takes what the program takes, and refuses what it refuses', () => {
    expect(validate(parse(configTemplate)), JSON.stringify(validate.errors)).toBe(true);
    expect(configFaults(parse(configTemplate))).toEqual([]);
    for (const wrong of [
      { concurency: 1 },
      { reporters: ['xyz'] },
      { reporters: [['junit', { out: 1 }]] },
      { assert: { signals: { title: 'eror' } } },
    ])
      expect([validate(wrong), configFaults(wrong).length > 0]).toEqual([false, true]);
  });
  test('names every page type and category', () => {
    const report = judgePage(
      known(),
      { intent: 'index', pageType: null, aiOptOut: false, now: 0 },
      { collect: 0, judge: 0, network: 0, total: 0 },
    );
    expect(
      Object.keys(
        (configSchema.properties.assert as unknown as { properties: { geo: { properties: { categories: { properties: object } } } } })
          .properties.geo.properties.categories.properties,
      ),
    ).toEqual(categories.map(({ id }) => id));
    expect(report.geo.categories.map(({ id }) => id)).toEqual(categories.map(({ id }) => id));
    const schema = JSON.parse(readFileSync(new URL('../../../docs/report.schema.json', import.meta.url), 'utf8')) as {
      properties: { pageType: { enum: string[] } };
    };
    // The command line imports nothing for its help, and the schema is written by hand.
    expect(pageTypes, 'Change pageTypes in server/cli/config/choices.ts.').toEqual(allPageTypes);
    expect(schema.properties.pageType.enum.toSorted(), 'Change pageType in docs/report.schema.json.').toEqual(allPageTypes.toSorted());
  });
});

test.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['tilte', 'title'],
  ['hreflan', 'hreflang'],
  ['xyz', ''],
])('nearest to %s: %s', (input, meant) => expect(nearestSpelling(input, ['title', 'hreflang', 'viewport'])).toBe(meant));

test('each line that init suggests is valid without its #', async () => {
  const world = commandWorld();
  // Sentences end with a full stop, or their first word has no colon.
  const uncommented = configTemplate.replace(/^( *)# (?!.*\.$)( *(?:- |[\w-]+:).*)$/gm, '$1$2');
  expect(uncommented).toContain('\n  signals:\n    meta-description: error\n');
  writeFileSync(join(world.cwd, 'pageloupe.config.yaml'), uncommented);
  await expect(loadConfig(world.cwd, null)).resolves.toMatchObject({ config: { assert: { links: { maxBroken: 0 } } } });
});

test('init writes what is valid once, and never over it', async () => {
  const world = commandWorld();
  expect(await world.run('init')).toBe(0);
  expect(readFileSync(join(world.cwd, 'pageloupe.config.yaml'), 'utf8')).toBe(configTemplate);
  writeFileSync(join(world.cwd, 'pageloupe.config.yaml'), 'urls: []');
  expect(await world.run('init')).toBe(0);
  expect(readFileSync(join(world.cwd, 'pageloupe.config.yaml'), 'utf8')).toBe('urls: []');
  expect(world.out()).toContain('was not changed');
});
