import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { BrowserKeeper } from '../../../../server/audit/visit/browser-keeper.ts';
import { findLeaks } from '../../../../server/audit/visit/canary.ts';
import type { EgressGuard } from '../../../../server/egress/guard.ts';

vi.mock('node:dgram', () => ({
  createSocket: () => {
    const socket = new EventEmitter();
    return Object.assign(socket, {
      bind: () => process.nextTick(() => socket.emit('error', new Error('bind EMFILE 127.0.0.1'))),
      close: () => undefined,
    });
  },
}));

test('a machine that gives no UDP port is told of, instead of waited for', async () => {
  expect(await findLeaks({} as BrowserKeeper, {} as EgressGuard)).toEqual([expect.stringContaining('bind EMFILE 127.0.0.1')]);
});
