import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addKey } from '../../../server/http/access/keys.ts';
import type { BatchBody } from '../../../server/http/bodies/batch.ts';
import { writeDocument } from '../../../server/http/openapi/openapi.ts';
import { eventually } from '../../support/eventually.ts';
import { validator } from '../../support/openapi-schema.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { service, testFolder, type TestService } from '../../support/service.ts';

const errorsOf = validator(writeDocument());
const quick = () => new FakeAuditor({ concurrency: 8, queue: 1000, answer: (order) => visitOf(order) });
const post = ({ ask }: TestService, headers: Record<string, string>) =>
  ask('/v1/batches', {
    method: 'POST',
    body: JSON.stringify({ urls: ['https://www.coffee.example/0', 'https://www.coffee.example/1'] }),
    headers: { 'content-type': 'application/json', ...headers },
  });

test.each(['damaged', 'lost'])('a batch whose batch.json is %s is told of, not found or started again', async (what) => {
  const data = testFolder();
  const keyFile = join(testFolder(), 'keys.txt');
  const keyOf = async (role: 'run' | 'admin') => ({ authorization: `Bearer ${await addKey(keyFile, role, role)}` });
  const [owner, admin] = [await keyOf('run'), await keyOf('admin')];
  const settings = { data, keyFile, rateLimit: 0, graceMs: 0 };
  const first = await service(settings, quick());
  const headers = { ...owner, 'idempotency-key': 'zz' };
  const { id, links } = (await (await post(first, headers)).json()) as BatchBody;
  await eventually(() => expect(readdirSync(join(data, 'batches', id, 'rows/0'))).toHaveLength(2));
  await first.close();
  const manifest = join(data, 'batches', id, 'batch.json');
  const whole = readFileSync(manifest);
  if (what === 'lost') rmSync(manifest);
  else writeFileSync(manifest, whole.subarray(0, 20));
  const running = await service(settings, quick());
  const problemOf = async (response: Response) => {
    const problem = (await response.json()) as { code: string; detail: string };
    expect(errorsOf('Problem', problem)).toEqual([]);
    expect(problem.detail).toMatch(/batch\.json (?:of this batch )?is damaged or lost/);
    return [response.status, problem.code];
  };
  expect(await problemOf(await post(running, headers))).toEqual([409, 'batch-damaged']);
  for (const [path, method] of [
    [links.self, 'GET'],
    [links.results, 'GET'],
    [`${links.self}/cancel`, 'POST'],
    [links.self, 'DELETE'],
  ] as const) {
    expect(await problemOf(await running.ask(path, { method, headers: admin }))).toEqual([409, 'batch-damaged']);
    expect(await problemOf(await running.ask(path, { method, headers: owner }))).toEqual([404, 'batch-not-found']);
  }
  writeFileSync(manifest, whole);
  expect(((await (await post(running, headers)).json()) as BatchBody).id).toBe(id);
  await running.close();
  writeFileSync(manifest, whole.subarray(0, 20));
  const withoutKeys = await service({ data, graceMs: 0 }, quick());
  expect(await problemOf(await withoutKeys.ask(links.self))).toEqual([409, 'batch-damaged']);
});
