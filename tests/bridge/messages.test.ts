import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { send, serve, type Handlers } from '../../bridge/messages.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

type Listener = (message: unknown, sender: object) => unknown;
const ours = { id: 'test-extension-id', url: 'chrome-extension://test-extension-id/popup.html' };
let listener: Listener;

function handlers(changes: Partial<Handlers> = {}): Handlers {
  return {
    collectPage: async ({ tabId }) => `page ${tabId}`,
    stopPage: async () => null,
    collectSite: async () => '{}',
    judge: async () => '{}',
    readVitals: async () => '{}',
    findDocument: async () => null,
    loadPictures: async () => [],
    prepareOverlay: async () => null,
    startProbes: async () => null,
    pauseProbes: async () => true,
    resumeProbes: async () => true,
    stopProbes: async () => true,
    setProbeRate: async () => null,
    findProbes: async () => null,
    createRun: async () => 'run',
    addJobs: async () => ({ added: 0, joined: 0 }),
    editRun: async () => null,
    commandRun: async () => null,
    deleteRun: async () => null,
    queueTab: async () => ({ runId: 'run', jobs: 1 }),
    readSitemap: async () => ({ urls: [], total: 0, note: '' }),
    makePdf: async () => 'file',
    fileProgress: async () => null,
    ...changes,
  };
}

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.runtime.onMessage, 'addListener').mockImplementation((given) => { listener = given as Listener; });
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation((path: string) => `chrome-extension://test-extension-id/${path.replace(/^\//, '')}`);
  fakeBrowser.runtime.id = 'test-extension-id';
});

describe('serve', () => {
  test('answers a question of our own pages with its value', async () => {
    serve(handlers());
    await expect(listener({ ask: 'collectPage', question: { tabId: 7 } }, ours)).resolves.toEqual({ ok: true, value: 'page 7' });
  });
  test('turns a throw into an error value with its message', async () => {
    serve(handlers({ collectPage: async () => { throw new Error('Cannot access a chrome:// URL'); } }));
    await expect(listener({ ask: 'collectPage', question: { tabId: 7 } }, ours)).resolves.toEqual({ ok: false, error: 'Cannot access a chrome:// URL' });
  });
  test.each([
    ['another extension', { ...ours, id: 'stranger' }],
    ['a content script on a page', { ...ours, url: 'https://example.com/' }],
    ['a page that begins like ours', { ...ours, url: 'chrome-extension://test-extension-id.example.com/' }],
    ['a sender without an address', { id: ours.id }],
  ])('leaves %s alone', (_, sender) => {
    const collectPage = vi.fn(async () => '');
    serve(handlers({ collectPage }));
    expect(listener({ ask: 'collectPage', question: { tabId: 7 } }, sender)).toBeUndefined();
    expect(collectPage).not.toHaveBeenCalled();
  });
  test.each([[null], ['collectPage'], [{ ask: 'collectPage' }], [{ ask: 'toString', question: {} }], [{ ask: 5, question: {} }]])('leaves the message %j alone', (message) => {
    serve(handlers());
    expect(listener(message, ours)).toBeUndefined();
  });
});

describe('send', () => {
  const sendMessage = () => vi.spyOn(fakeBrowser.runtime, 'sendMessage');
  test('hands the reply on', async () => {
    sendMessage().mockResolvedValue({ ok: true, value: 'text' });
    await expect(send('readVitals', { tabId: 1 })).resolves.toEqual({ ok: true, value: 'text' });
  });
  test('a worker that is gone is an error value', async () => {
    sendMessage().mockRejectedValue(new Error('Could not establish connection.'));
    await expect(send('readVitals', { tabId: 1 })).resolves.toEqual({ ok: false, error: 'Could not establish connection.' });
  });
  test('no reply is an error value', async () => {
    sendMessage().mockResolvedValue(undefined as never);
    await expect(send('readVitals', { tabId: 1 })).resolves.toMatchObject({ ok: false });
  });
});
