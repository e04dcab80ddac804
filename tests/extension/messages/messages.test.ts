import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { sendToWorker, answerRequests, type Handlers } from '../../../extension/messages/messages.ts';
import { ReplyFailed } from '../../../extension/messages/reply.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

type Listener = (message: unknown, sender: object) => unknown;
const ours = { id: 'test-extension-id', url: 'chrome-extension://test-extension-id/popup.html' };
let listener: Listener;

function handlers(changes: Partial<Handlers> = {}): Handlers {
  return {
    openAudit: async () => null,
    startAudit: async () => null,
    stopAudit: async () => null,
    checkTab: async () => null,
    readAudit: async () => null,
    readFacts: async ({ tabId }) => ({ id: 'a', judgement: 1, facts: `{"of":${tabId}}` }),
    chooseForPage: async () => null,
    urlOfDocument: async () => null,
    updateVitals: async () => null,
    loadPictures: async () => [],
    requestForAgents: async () => ({ markdown: null, ard: null }),
    measureContrast: async () => null,
    prepareOverlay: async () => null,
    probeTargets: async () => null,
    startProbes: async () => null,
    refuseProbes: async () => null,
    pauseProbes: async () => true,
    resumeProbes: async () => true,
    stopProbes: async () => true,
    setProbeRate: async () => null,
    findProbes: async () => null,
    beginGranted: async () => null,
    createRun: async () => 'run',
    addJobs: async () => ({ added: 0, joined: 0 }),
    editRun: async () => null,
    commandRun: async () => null,
    deleteRun: async () => null,
    addSchedule: async () => null,
    stopSchedule: async () => null,
    queueTab: async () => ({ runId: 'run', jobs: 1 }),
    readSitemap: async () => ({ urls: [], total: 0, notes: [] }),
    makePdf: async () => 'file',
    fileProgress: async () => null,
    ...changes,
  };
}

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.runtime.onMessage, 'addListener').mockImplementation((input) => {
    listener = input as Listener;
  });
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation(
    (path: string) => `chrome-extension://test-extension-id/${path.replace(/^\//, '')}`,
  );
  fakeBrowser.runtime.id = 'test-extension-id';
});

describe('answerMessages', () => {
  test('answers a request of our own pages with its value', async () => {
    answerRequests(handlers());
    await expect(listener({ request: 'readFacts', content: { tabId: 7, seen: null } }, ours)).resolves.toEqual({
      ok: true,
      value: { id: 'a', judgement: 1, facts: '{"of":7}' },
    });
  });
  test('turns a throw into an error value with its message', async () => {
    answerRequests(
      handlers({
        readFacts: async () => {
          throw new Error('Cannot access a chrome:// URL');
        },
      }),
    );
    await expect(listener({ request: 'readFacts', content: { tabId: 7, seen: null } }, ours)).resolves.toEqual({
      ok: false,
      failure: { code: 'thrown', args: { error: 'Cannot access a chrome:// URL' } },
    });
  });
  test('a reason with a code crosses as its code', async () => {
    answerRequests(
      handlers({
        readFacts: async () => {
          throw new ReplyFailed('no-room', { cause: new Error('Quota exceeded') });
        },
      }),
    );
    await expect(listener({ request: 'readFacts', content: { tabId: 7, seen: null } }, ours)).resolves.toEqual({
      ok: false,
      failure: { code: 'no-room', args: {} },
    });
  });
  test.each([
    ['another extension', { ...ours, id: 'stranger' }],
    ['a content script on a page', { ...ours, url: 'https://example.com/' }],
    ['a page that begins like ours', { ...ours, url: 'chrome-extension://test-extension-id.example.com/' }],
    ['a sender without an address', { id: ours.id }],
  ])('ignores %s', (_, sender) => {
    const readFacts = vi.fn(async () => null);
    answerRequests(handlers({ readFacts }));
    expect(listener({ request: 'readFacts', content: { tabId: 7, seen: null } }, sender)).toBeUndefined();
    expect(readFacts).not.toHaveBeenCalled();
  });
  test.each([[null], ['readFacts'], [{ request: 'readFacts' }], [{ request: 'toString', content: {} }], [{ request: 5, content: {} }]])(
    'leaves the message %j alone',
    (message) => {
      answerRequests(handlers());
      expect(listener(message, ours)).toBeUndefined();
    },
  );
});

describe('send', () => {
  const sendMessage = () => vi.spyOn(fakeBrowser.runtime, 'sendMessage');
  test('hands the reply on', async () => {
    sendMessage().mockResolvedValue({ ok: true, value: null });
    await expect(sendToWorker('updateVitals', { tabId: 1 })).resolves.toEqual({ ok: true, value: null });
  });
  test('a worker that is gone is an error value', async () => {
    sendMessage().mockRejectedValue(new Error('Could not establish connection.'));
    await expect(sendToWorker('updateVitals', { tabId: 1 })).resolves.toEqual({
      ok: false,
      failure: { code: 'thrown', args: { error: 'Could not establish connection.' } },
    });
  });
  test('no reply is an error value', async () => {
    sendMessage().mockResolvedValue(undefined as never);
    await expect(sendToWorker('updateVitals', { tabId: 1 })).resolves.toEqual({ ok: false, failure: { code: 'no-answer', args: {} } });
  });
});
