/** The OpenAPI document: linted, its examples valid and current, and a generated client works. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import type { KnownFacts } from '../../../../checks/core/facts.ts';
import { formatCode } from '../../../../scripts/format-code.ts';
import { kinds, type Kind } from '../../../../server/http/bodies/common-fields.ts';
import { writeDocument } from '../../../../server/http/openapi/openapi.ts';
import { operations } from '../../../../server/http/openapi/operations.ts';
import { eventually } from '../../../support/eventually.ts';
import { validator } from '../../../support/openapi-schema.ts';
import { hostile, richFacts } from '../../../support/rich-facts.ts';
import { FakeAuditor, visitOf } from '../../../support/service-auditor.ts';
import { audited, service, testFolder } from '../../../support/service.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const document = writeDocument() as {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: { name: string; example?: unknown; schema: object }[];
        requestBody?: { content: Record<string, Media> };
        responses: Record<string, { content?: Record<string, Media> }>;
      }
    >
  >;
  webhooks: Record<'batchEnded', { post: { requestBody: { content: Record<string, Media> } } }>;
};
interface Media {
  schema?: object;
  examples?: Record<string, { value: unknown }>;
}
const errorsOf = validator(document);
const all = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('describes every route and no other, in 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(all.map(({ path, method }) => `${method.toUpperCase()} ${path}`)).toEqual(
    operations.map(({ method, path }) => `${method} ${path}`),
  );
  const { ask } = await service();
  expect(await (await ask('/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
  expect(parse(await (await ask('/openapi.yaml')).text())).toEqual(JSON.parse(JSON.stringify(document)));
});

test('passes the linter', async () => {
  const file = join(testFolder(), 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/@redocly/cli/bin/cli.js'),
      'lint',
      file,
      '--format',
      'stylish',
      '--config',
      join(root, 'tests/server/http/redocly.yaml'),
    ],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  ).catch((error: { stdout: string; stderr: string }) => error);
  expect(`${stdout}${stderr}`).toMatch(/Your API description is valid/);
  expect(`${stdout}${stderr}`).not.toMatch(/\b(?:warning|error)\s/);
});

test('every example fits its schema', () => {
  let count = 0;
  const check = (where: string, media: Media | undefined) => {
    for (const [name, { value }] of Object.entries(media?.examples ?? {})) {
      count++;
      expect([where, name, errorsOf(media!.schema!, value)]).toEqual([where, name, []]);
    }
  };
  for (const [type, media] of Object.entries(document.webhooks.batchEnded.post.requestBody.content)) check(`batchEnded ${type}`, media);
  for (const { path, method, operation } of all) {
    for (const [status, { content = {} }] of Object.entries(operation.responses))
      for (const [type, media] of Object.entries(content)) check(`${method} ${path} ${status} ${type}`, media);
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) check(`${method} ${path} ${type}`, media);
    for (const { name, example, schema } of operation.parameters ?? [])
      if (example !== undefined) {
        count++;
        expect([name, errorsOf(schema, example)]).toEqual([name, []]);
      }
  }
  expect(count).toBeGreaterThan(100);
});

const updateExamples =
  'The service answers something else now. Read what changed, and write it: UPDATE_EXAMPLES=1 npx vitest run --config tests/vitest.config.ts tests/server/http/openapi/openapi.test.ts -t UPDATE_EXAMPLES';

describe('examples of the answers about a page', () => {
  // What is there to break a view would confuse readers.
  const strange = Object.values(hostile).map((text) => `(?:${text.slice(0, 100).replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)})+`);
  const anyStrange = new RegExp(strange.join('|'), 'g');
  const legible = JSON.parse(JSON.stringify(richFacts()), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(anyStrange, 'Rinse the paper filter before you grind the beans.') : value,
  ) as KnownFacts;
  const short = {
    audit: '&signals=viewport,meta-description&maxItems=2',
    meta: '&signals=title&maxItems=1',
    schema: '&signals=jsonld-syntax&maxItems=1',
    links: '&signals=link-status&maxItems=1&limit=2&probe=true',
    geo: '&signals=answer-lead&maxItems=1',
  } satisfies Record<Kind, string>;
  test.each(Object.entries(short))('%s: as the service answers (UPDATE_EXAMPLES=1 writes them)', async (kind, more) => {
    const { ask } = await service({}, new FakeAuditor({ answer: (order) => visitOf(order, legible) }), {
      clock: () => Date.UTC(2026, 10, 22, 10),
    });
    const response = await ask(audited(`/v1/${kind}`, more));
    const text = await response.text();
    expect(response.status, text).toBe(200);
    // Ids and cursors differ each time; long texts are cut.
    const body = JSON.parse(text, (name, value: unknown) =>
      name === 'id' && typeof value === 'string' && value.length === 26
        ? '01JDA2M6V1Q8J8X5T6J0W9C3ZK'
        : name === 'nextCursor' && value !== null
          ? 'MDFKREEyTTZWMVE4SjhYNVQ2SjBXOUMzWksuMi5hYmNkZWZnaGlqa2w'
          : typeof value === 'string' && value.length > 200
            ? `${value.slice(0, 80)}…`
            : value,
    ) as unknown;
    const file = join(root, `server/http/examples/${kind}.json`);
    if (process.env['UPDATE_EXAMPLES']) writeFileSync(file, await formatCode(file, JSON.stringify(body)));
    expect(JSON.parse(readFileSync(file, 'utf8')), updateExamples).toEqual(body);
  });
});

type Call = (options: object) => Promise<{ data?: Record<string, unknown>; error?: Record<string, unknown>; response: Response }>;
/** A client as people generate it, from the document of the service. */
async function generatedClient(): Promise<Record<string, Call>> {
  const folder = join(root, 'node_modules/.cache', `api-client-${process.pid}`);
  mkdirSync(dirname(folder), { recursive: true });
  const file = join(testFolder(), 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  await createClient({
    input: file,
    output: { path: folder, postProcess: [] } as never,
    logs: { level: 'silent' },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'sdk.gen.ts')).href)) as Record<string, Call>;
}

test('a client made from it has every operation, gets the answers about a page and typed problems, and follows batches, sites and schedules', async () => {
  const sdk = await generatedClient();
  expect(operations.filter(({ id }) => typeof sdk[id] !== 'function').map(({ id }) => id)).toEqual([]);
  const { address } = await service({ hostDelayMs: 0 });
  const call = async (name: string, options: object = {}) => {
    const { data, error, response } = await sdk[name]!({ baseUrl: address, ...options });
    expect([name, error, response.ok]).toEqual([name, undefined, true]);
    return data ?? {};
  };
  const query = { url: 'https://www.coffee.example/guides/', signals: ['title', 'favicon'] };
  for (const kind of kinds)
    expect(await call(operations.find(({ path }) => path === `/v1/${kind}`)!.id, { query })).toMatchObject({
      kind,
      requestedUrl: query.url,
    });
  expect((await call('getAudit', { query }))['signals']).toHaveLength(2);
  const { error, response } = await sdk['getAudit']!({ baseUrl: address, query: { url: 'nowhere' } });
  expect([response.status, error]).toMatchObject([400, { code: 'invalid-url', errors: [{ parameter: 'url' }] }]);

  const { id } = await call('postBatch', { body: { urls: [query.url], device: 'mobile' } });
  const path = { id };
  await eventually(async () =>
    expect(await call('getBatch', { path })).toMatchObject({ state: 'finished', progress: { total: 1, done: 1 } }),
  );
  expect(await call('getBatchResults', { path, query: { format: 'json', state: ['done'] } })).toMatchObject({
    results: [{ url: query.url }],
  });
  expect((await call('listBatches', { query: { limit: 1 } }))['batches']).toHaveLength(1);
  const site = 'www.coffee.example';
  await eventually(async () => expect((await call('listSites'))['sites']).toMatchObject([{ id: site }]));
  expect((await call('getTrend', { path: { site }, query: { days: 7, device: 'mobile' } }))['points']).toHaveLength(1);
  expect(await call('getRunPages', { path: { site, run: id } })).toMatchObject({ pages: [{ url: query.url }] });
  const schedule = await call('postSchedule', { body: { cron: '0 3 * * *', urls: [query.url] } });
  expect((await call('listSchedules'))['schedules']).toMatchObject([{ id: schedule['id'] }]);
  await call('deleteSchedule', { path: { schedule: schedule['id'] } });
});
