import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createPageActions } from '../../../extension/browser/page-actions.ts';
import { createPictureLoader } from '../../../extension/browser/pictures.ts';
import { eventually } from '../../support/eventually.ts';

const events = () => {
  const listeners = new Set<unknown>();
  return { listeners, addListener: (one: unknown) => listeners.add(one), removeListener: (one: unknown) => listeners.delete(one) };
};
const { onAdded, onRemoved } = vi.hoisted(() => ({ onAdded: {} as ReturnType<typeof events>, onRemoved: {} as ReturnType<typeof events> }));
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));
vi.mock('../../../extension/messages/messages.ts', () => ({ sendToWorker: async () => ({ ok: true, value: null }) }));

beforeEach(() => {
  fakeBrowser.reset();
  Object.assign(onAdded, events());
  Object.assign(onRemoved, events());
  fakeBrowser.permissions = { onAdded, onRemoved, getAll: async () => ({ origins: [] }) } as never;
});

test('two orders that follow each other at once share one connection to the page', async () => {
  const orders: unknown[] = [];
  const port = { onDisconnect: events(), onMessage: events(), postMessage: (order: unknown) => orders.push(order) };
  const connect = vi.fn(() => port);
  fakeBrowser.tabs.connect = connect as never;
  const act = createPageActions({ tabId: 7, report: () => null, rerun() {}, say() {}, save() {}, saveBlob() {} });
  act.show('h1');
  act.mark([]);
  await eventually(() =>
    expect(orders).toEqual([
      { order: 'show', selector: 'h1' },
      { order: 'mark', marks: [] },
    ]),
  );
  expect(connect).toHaveBeenCalledTimes(1);
});

test('allowed sites are watched while a view watches the images, and no longer', () => {
  const pictures = createPictureLoader(7, () => 'https://example.com/');
  const [first, second] = [pictures.watch(() => {}), pictures.watch(() => {})];
  expect(onAdded.listeners.size).toBe(1);
  first();
  expect(onAdded.listeners.size).toBe(1);
  second();
  expect([onAdded.listeners.size, onRemoved.listeners.size]).toEqual([0, 0]);
});
