/** docs/use/api.md: its examples run as written, against the running service. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { batchRequest, crawlRequest, webhookRequest } from '../../../server/http/bodies/batch.ts';
import { scheduleRequest } from '../../../server/http/bodies/schedule.ts';
import { operations } from '../../../server/http/openapi/operations.ts';
import { auditParameters, visitParameters } from '../../../server/http/openapi/parameters.ts';
import { problems } from '../../../server/http/problem-codes.ts';
import { variableOf } from '../../../server/options/rows.ts';
import { service as serviceOptions } from '../../../server/options/table.ts';
import { eventually } from '../../support/eventually.ts';
import { visitOf } from '../../support/service-auditor.ts';
import { richFacts } from '../../support/rich-facts.ts';
import { service, testFolder } from '../../support/service.ts';

const guide = readFileSync(new URL('../../../docs/use/api.md', import.meta.url), 'utf8');
const settings = readFileSync(new URL('../../../docs/use/settings.md', import.meta.url), 'utf8');
const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const examplesIn = (text: string) =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .filter((line) => line.startsWith('curl ') && line.includes(':8787'));
const run = promisify(execFile);
const batchId = /(?<=\/v1\/batches\/)[0-9A-Z]{26}/;

/** The guide shows a fixed batch ID, which is replaced by that of a new batch; its site results are those of that batch. */
async function withBatch(line: string, address: string): Promise<string> {
  const [, site] = /\/v1\/sites\/([\w.]+)/.exec(line) ?? [];
  if (!batchId.test(line) && site === undefined) return line;
  const response = await fetch(`${address}/v1/batches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ urls: ['https://example.com/'] }),
  });
  const { id } = (await response.json()) as { id: string };
  if (site !== undefined) await eventually(async () => expect((await fetch(`${address}/v1/sites/${site}`)).status).toBe(200));
  return line.replace(batchId, id);
}

test('its table has every status of a problem, except where nobody is left to read it', () => {
  const [, table = ''] = /## Errors\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const listed = [...table.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, statuses = '']) => statuses.split(', ').map(Number));
  const answered = Object.values(problems).map(({ status }) => status);
  expect(listed.filter((status) => status >= 400).sort()).toEqual([...new Set(answered)].filter((status) => status !== 499).sort());
});

describe.each([
  ['docs/use/api.md', guide, 8],
  ['README.md', readme, 1],
] as const)('%s', (_, text, least) => {
  const lines = [...new Set(examplesIn(text))];
  test('has examples', () => expect(lines.length).toBeGreaterThanOrEqual(least));
  test.each(lines)('%s', async (line) => {
    const { address, auditor } = await service();
    auditor.answer = (order) => visitOf(order, richFacts());
    const folder = testFolder();
    const { stdout } = await run(
      'sh',
      [
        '-c',
        `${(await withBatch(line, address)).replaceAll('http://127.0.0.1:8787', address)} --silent --show-error --write-out '\n%{http_code} %{content_type}'`,
      ],
      { cwd: folder, env: { ...process.env, PAGELOUPE_KEY: 'pageloupe_none', NO_PROXY: '*' } },
    );
    const [, body = '', status, type] = /^([\s\S]*)\n(\d+) (.*)$/.exec(stdout)!;
    expect(status).toBe(line.includes('/v1/batches --json') ? '202' : line.includes('/v1/schedules --json') ? '201' : '200');
    if (line.includes('--output')) expect(readFileSync(`${folder}/report.pdf`).subarray(0, 5).toString()).toBe('%PDF-');
    else if (type!.startsWith('application/json')) expect(JSON.parse(body)).toBeTypeOf('object');
  });
});

test('names what batches and schedules take, and nothing else', () => {
  const members = (...schemas: { properties: object }[]) => schemas.flatMap(({ properties }) => Object.keys(properties));
  const visit = new Set(Object.keys(visitParameters));
  const own = (schema: { properties: object }) => members(schema).filter((name) => !visit.has(name));
  for (const [path, taken] of [
    ['/v1/batches', [...own(batchRequest), ...members(crawlRequest, webhookRequest)]],
    ['/v1/schedules', own(scheduleRequest)],
  ] as const) {
    const [row] = new RegExp(`^\\| \`POST ${path}\` \\|.*$`, 'm').exec(guide)!;
    const named = [...row.matchAll(/`([a-zA-Z]+)`/g)].map(([, name = '']) => name);
    expect(named).toEqual(expect.arrayContaining(taken.filter((name) => name !== 'url' || path === '/v1/batches')));
    expect(named.filter((name) => !taken.includes(name) && !visit.has(name))).toEqual([]);
  }
});
test('names every parameter of every other operation, and every setting', () => {
  const schemas = operations.filter(({ path, tag }) => path.startsWith('/v1/') && tag !== 'session').map(({ parameters }) => parameters);
  const names = new Set(schemas.flatMap((schema) => Object.keys(schema?.properties ?? {})));
  expect(names.size).toBeGreaterThan(10);
  const isNamed = (name: string) => new RegExp(`[\`?&\\s]${name}[\`=]`).test(guide + settings);
  expect([...names].filter((name) => !isNamed(name))).toEqual([]);
  const variables = Object.keys(serviceOptions).map(variableOf);
  expect(variables.filter((name) => !settings.includes(`| \`${name}\` |`))).toEqual([]);
});
test('names every parameter of an audit', () => {
  for (const name of Object.keys(auditParameters.properties)) expect(settings).toContain(`| \`${name}\` |`);
});
