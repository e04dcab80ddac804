import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (command: string, tab?: { id?: number }) => void;
const { listeners, getAll, create, openBulkPageInTab } = vi.hoisted(() => ({
  listeners: [] as Listener[],
  getAll: vi.fn(),
  create: vi.fn(),
  openBulkPageInTab: vi.fn(() => Promise.resolve()),
}));
vi.mock('webextension-polyfill', () => ({
  default: { commands: { onCommand: { addListener: (listener: Listener) => listeners.push(listener) }, getAll }, tabs: { create } },
}));
vi.mock('../../../extension/browser/bulk-page.ts', () => ({ openBulkPage: openBulkPageInTab }));
const { watchCommands } = await import('../../../entrypoints/background/commands.ts');
const { openShortcutSettings, readShortcuts } = await import('../../../extension/browser/shortcuts.ts');

const open = vi.fn(() => Promise.resolve());
beforeEach(() => {
  vi.clearAllMocks();
  listeners.length = 0;
  vi.stubGlobal('chrome', { sidePanel: { open } });
  watchCommands();
});

test('the side panel opens during the key press', () => {
  listeners[0]!('side-panel', { id: 7 });
  expect(open).toHaveBeenCalledExactlyOnceWith({ tabId: 7 });
});
test('without a tab, or where the browser refuses, nothing happens', async () => {
  listeners[0]!('side-panel');
  expect(open).not.toHaveBeenCalled();
  open.mockRejectedValueOnce(new Error('No window'));
  expect(() => listeners[0]!('side-panel', { id: 7 })).not.toThrow();
  await Promise.resolve();
});
test('bulk audits open as they are', () => {
  listeners[0]!('bulk-audits', { id: 7 });
  expect(openBulkPageInTab).toHaveBeenCalledExactlyOnceWith('');
});

test('the shortcuts are those that the browser knows, by what they open, in one order', async () => {
  getAll.mockResolvedValueOnce([
    { name: 'bulk-audits', shortcut: '' },
    { name: '_execute_action', shortcut: 'Alt+Shift+L' },
    { name: 'of-another-version', shortcut: 'F1' },
    {},
  ]);
  expect(await readShortcuts()).toEqual([
    { opens: 'popup', keys: 'Alt+Shift+L' },
    { opens: 'bulk', keys: '' },
  ]);
});
test('they are changed in the browser', async () => {
  await openShortcutSettings();
  expect(create).toHaveBeenCalledExactlyOnceWith({ url: 'chrome://extensions/shortcuts' });
});
