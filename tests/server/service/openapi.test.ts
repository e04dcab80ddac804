/** The OpenAPI document: linted, its examples valid and current, and a generated client works. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { openApiDocument } from '../../../server/service/openapi.ts';
import { operations } from '../../../server/service/operations.ts';
import { validator } from '../../support/openapi-schema.ts';
import { audited, service, testFolder } from '../../support/service.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const document = openApiDocument() as {
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
};
interface Media {
  schema?: object;
  examples?: Record<string, { value: unknown }>;
}
const errorsOf = validator(document);
/** Members and types of values, without the values. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, name === 'args' ? 'args' : shapeOf(one)]))
      : typeof value;
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
      join(root, 'tests/server/service/redocly.yaml'),
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

describe('examples of the five answers', () => {
  const short = {
    audit: '&signals=title,meta-description&maxItems=2',
    meta: '&signals=title&maxItems=1',
    schema: '&signals=jsonld-syntax&maxItems=1',
    links: '&signals=link-status&maxItems=1&limit=2&probe=true',
    geo: '&signals=answer-lead&maxItems=1',
  };
  test.each(Object.entries(short))('%s: as the service answers (UPDATE_EXAMPLES=1 writes them)', async (kind, more) => {
    const { ask } = await service({}, undefined, { clock: () => Date.UTC(2026, 10, 22, 10) });
    const text = await (await ask(audited(`/v1/${kind}`, more))).text();
    // Hostile strings of the facts would confuse readers; ids, times and cursors differ each time.
    const body = JSON.parse(text, (name, value: unknown) =>
      name === 'id' && typeof value === 'string' && value.length === 26
        ? '01JDA2M6V1Q8J8X5T6J0W9C3ZK'
        : name === 'nextCursor' && value !== null
          ? 'MDFKREEyTTZWMVE4SjhYNVQ2SjBXOUMzWksuMi5hYmNkZWZnaGlqa2w'
          : typeof value === 'string' && value.length > 200
            ? `${value.slice(0, 80)}…`
            : value,
    ) as unknown;
    const file = join(root, `server/service/examples/${kind}.json`);
    if (process.env['UPDATE_EXAMPLES']) writeFileSync(file, `${JSON.stringify(body, null, 1)}\n`);
    // Sentences may change without updating the example, but members may not.
    expect(shapeOf(JSON.parse(readFileSync(file, 'utf8')))).toEqual(shapeOf(body));
  });
});

test('a client made from it gets the five answers, and typed problems', async () => {
  const folder = join(root, 'node_modules/.cache', `api-client-${process.pid}`);
  mkdirSync(dirname(folder), { recursive: true });
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(testFolder(), 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  await createClient({
    input: file,
    output: { path: folder, postProcess: [] } as never,
    logs: { level: 'silent' },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  const { address } = await service();
  type Call = (
    options: object,
  ) => Promise<{ data?: Record<string, unknown>; error?: { code: string; errors: { parameter: string }[] }; response: Response }>;
  const sdk = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'sdk.gen.ts')).href)) as Record<
    'getAudit' | 'getMeta' | 'getSchema' | 'getLinks' | 'getGeo',
    Call
  >;
  const query = { url: 'https://www.coffee.example/guides/', signals: ['title', 'favicon'] };
  for (const [name, kind] of [
    ['getAudit', 'audit'],
    ['getMeta', 'meta'],
    ['getSchema', 'schema'],
    ['getLinks', 'links'],
    ['getGeo', 'geo'],
  ] as const) {
    const { data, error } = await sdk[name]({ baseUrl: address, query });
    expect([name, error, data?.['kind'], data?.['requestedUrl']]).toEqual([name, undefined, kind, query.url]);
  }
  expect((await sdk.getAudit({ baseUrl: address, query })).data?.['signals']).toHaveLength(2);
  const { error, response } = await sdk.getAudit({ baseUrl: address, query: { url: 'nowhere' } });
  expect([response.status, error?.code, error?.errors[0]?.parameter]).toEqual([400, 'invalid-url', 'url']);
});
