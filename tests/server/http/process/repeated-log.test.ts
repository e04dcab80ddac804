import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { consoleOf, createLogger } from '../../../../server/http/process/start.ts';
import type { ServiceSettings } from '../../../../server/http/process/settings.ts';
import { withoutRepeatedLines } from '../../../../server/http/process/repeated-log.ts';

test('the same line is written once a minute with its count; other lines are not held back', () => {
  let now = 1_000;
  const lines: [object, string][] = [];
  const log = withoutRepeatedLines(
    (event, message) => lines.push([event, message]),
    () => now,
  );
  for (let slot = 0; slot < 55_078; slot++) log({ reason: `MOVED ${slot} 127.0.0.1:7001` }, 'the queue reported an error');
  log({ reason: 'READONLY' }, 'the queue reported an error');
  log({ err: new Error('no') }, 'a schedule could not start');
  expect(lines).toHaveLength(3);
  now += 60_000;
  log({ reason: 'MOVED 7 127.0.0.1:7001' }, 'the queue reported an error');
  expect(lines.at(-1)).toEqual([{ reason: 'MOVED 7 127.0.0.1:7001', repeated: 55_077 }, 'the queue reported an error']);
  now += 60_000;
  log({ reason: 'MOVED 7 127.0.0.1:7001' }, 'the queue reported an error');
  expect(lines.at(-1)![0]).toEqual({ reason: 'MOVED 7 127.0.0.1:7001' });
});
test('a clock that is set back silences nothing', () => {
  let now = 1_000_000;
  const lines: string[] = [];
  const log = withoutRepeatedLines(
    (_, message) => lines.push(message),
    () => now,
  );
  log({}, 'a');
  now = 0;
  log({}, 'a');
  expect(lines).toEqual(['a', 'a']);
});

test('what a library prints becomes one line of the log, and no other text is beside it', () => {
  const written: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void written.push(line) });
  const printing = consoleOf(logger);
  for (let time = 0; time < 3; time++) printing.warn('[WARN] The server needs no password,\nbut %s has one', 'the URL');
  expect(written).toEqual(['{"level":40,"msg":"[WARN] The server needs no password,\\nbut the URL has one"}\n']);
});
test('so it is in a process with a log of its own', () => {
  const before = globalThis.console;
  onTestFinished(() => {
    globalThis.console = before;
  });
  createLogger({ logLevel: 'silent' } as ServiceSettings);
  expect(globalThis.console).not.toBe(before);
});
