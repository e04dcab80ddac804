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
  // A line may come in parts, also of a character, and end as in Windows; a blank one is no message.
  for (const part of [
    '{"jsonrpc":"2.0"}\n[]\n',
    '{"jsonrpc',
    ' 世',
    '\n\n\r\n',
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}\r\n',
  ])
    for (const byte of Buffer.from(part)) input.write(Buffer.of(byte));
  await eventually(() => expect(answered()).toHaveLength(4));
  expect(answered().map(({ id, error: { code } }) => [id, code])).toEqual([
    [null, -32_600],
    [null, -32_600],
    [null, -32_700],
    [1, -32_602],
  ]);
  expect(answered()[3]!.error.message).toContain('params.protocolVersion, params.capabilities');
  for (const { error } of answered()) expect(error.message).not.toMatch(/[\n[{]/);
  const noMessage = expect.stringMatching(/^A message is no JSON-RPC/);
  expect(world.err().split('\n').slice(0, -1)).toEqual([noMessage, noMessage, expect.stringMatching(/^A line is no JSON/)]);
  input.end();
  expect(await ended).toBe(0);
});
