import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { commandWorld } from '../../support/command-world.ts';
import { eventually } from '../../support/eventually.ts';

test('messages that break the protocol are answered and logged in one sentence each', async () => {
  const world = commandWorld();
  const input = new PassThrough();
  const { output } = world.streams();
  Object.assign(world, { streams: () => ({ input, output }) });
  const ended = world.run('mcp');
  const answered = () =>
    world
      .out()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { id: number | null; error: { code: number; message: string } });
  for (const message of ['{"jsonrpc":"2.0"}', '[]', '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}'])
    input.write(`${message}\n`);
  await eventually(() => expect(answered()).toHaveLength(3));
  expect(answered().map(({ id, error: { code } }) => [id, code])).toEqual([
    [null, -32_600],
    [null, -32_600],
    [1, -32_602],
  ]);
  expect(answered()[2]!.error.message).toContain('params.protocolVersion, params.capabilities');
  for (const { error } of answered()) expect(error.message).not.toMatch(/[\n[{]/);
  expect(world.err().split('\n').slice(0, -1)).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^A message is no JSON-RPC/)));
  input.end();
  expect(await ended).toBe(0);
});
