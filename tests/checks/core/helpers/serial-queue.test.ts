import { expect, test } from 'vitest';
import { serialQueue } from '../../../../checks/core/helpers/serial-queue.ts';

test('one task at a time, in the order in which they come', async () => {
  const inTurn = serialQueue();
  const steps: string[] = [];
  const task = (name: string, waits: number) => async () => {
    steps.push(`${name} begins`);
    for (let tick = 0; tick < waits; tick++) await Promise.resolve();
    steps.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn(task('slow', 20)), inTurn(task('fast', 1))])).toEqual(['slow', 'fast']);
  expect(steps).toEqual(['slow begins', 'slow ends', 'fast begins', 'fast ends']);
});
test('a task that fails rejects for its caller, and the next one runs', async () => {
  const inTurn = serialQueue();
  const failing = inTurn(() => Promise.reject(new Error('disk full')));
  const next = inTurn(() => Promise.resolve('saved'));
  await expect(failing).rejects.toThrow('disk full');
  await expect(next).resolves.toBe('saved');
});
test('two queues do not wait for each other', async () => {
  const [one, other] = [serialQueue(), serialQueue()];
  let release: () => void = () => undefined;
  void one(() => new Promise<void>((resolve) => (release = resolve)));
  await expect(other(() => Promise.resolve('free'))).resolves.toBe('free');
  release();
});
