/** What is still open at the end of a command is told without names of Node. */
import { expect, test } from 'vitest';
import { partsLeftOpen } from '../../../server/cli/left-open.ts';
import { serverWords } from '../../../server/words.ts';

test('connections and a browser, each once', () => {
  const parts = partsLeftOpen(['TCPServerWrap', 'Timeout', 'ProcessWrap', 'TCPSocketWrap', 'PipeWrap']);
  expect(parts).toEqual(['connections', 'programs']);
  expect(serverWords().commands.run.leftOpen({ parts })).toBe(
    'The command ended before it had closed everything: network connections, a browser or another program that it started.',
  );
});
test('what Node may call otherwise some day is something else', () =>
  expect(partsLeftOpen(['Quark', 'Worker'])).toEqual(['other', 'threads']));
test('timers and pipes are nothing', () => expect(partsLeftOpen(['Timeout', 'PipeWrap'])).toEqual([]));
