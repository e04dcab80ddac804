import { expect, test } from 'vitest';
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
