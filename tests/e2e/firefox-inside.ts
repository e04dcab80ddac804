/**
 * Functions that run in Firefox's browser window, for what a page cannot do, such as pressing a toolbar button.
 * Each function is sent as text, so it can only use its parameters and what Firefox provides.
 */
interface Panel {
  state: string;
  hidePopup(): void;
}
interface PopupBrowser {
  isConnected: boolean;
  currentURI: { spec: string };
  messageManager: {
    addMessageListener(name: string, listener: (message: { data: string }) => void): void;
    removeMessageListener(name: string, listener: (message: { data: string }) => void): void;
    loadFrameScript(url: string, later: boolean): void;
  };
  closest(selector: string): Panel | null;
}
interface Extension {
  terminateBackground(how: object): Promise<void>;
  once(event: string, listener: () => void): void;
}
interface ScriptError {
  sourceName: string;
  errorMessage: string;
  lineNumber: number;
  flags: number;
}
declare const Services: {
  wm: { getMostRecentWindow(type: string): { document: { querySelectorAll(selector: string): Iterable<PopupBrowser> } } };
  console: { getMessageArray(): Partial<ScriptError>[]; reset(): void };
};
declare const ChromeUtils: {
  importESModule(url: string): {
    ExtensionParent: {
      apiManager: { global: { browserActionFor(extension: Extension): { triggerAction(window: object): Promise<void> } } };
    };
  };
};
declare const WebExtensionPolicy: { getByID(id: string): { extension: Extension } };

/** Presses the extension's toolbar button, and waits until its popup is open. */
export async function pressButton(extensionId: string): Promise<void> {
  const window = Services.wm.getMostRecentWindow('navigator:browser');
  const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  await ExtensionParent.apiManager.global.browserActionFor(WebExtensionPolicy.getByID(extensionId).extension).triggerAction(window);
  for (let wait = 0; wait < 600; wait++) {
    const popup = [...window.document.querySelectorAll('browser.webextension-popup-browser')].at(-1);
    // Before its panel is open, the popup is moved, and forgets what it was sent.
    if (popup?.currentURI.spec.startsWith('moz-extension:') && popup.closest('panel')?.state === 'open') return;
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
  throw new Error('The popup did not open.');
}

export async function closePopup(): Promise<void> {
  const popup = [
    ...Services.wm.getMostRecentWindow('navigator:browser').document.querySelectorAll('browser.webextension-popup-browser'),
  ].at(-1);
  popup?.closest('panel')?.hidePopup();
  const open = () => popup?.isConnected === true;
  for (let wait = 0; wait < 200 && open(); wait++)
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
}

/** Runs a script next to the popup's page, with the browser's privileges. @param script an expression with a promise of a text */
export function askPopup(script: string): Promise<string> {
  const popup = [
    ...Services.wm.getMostRecentWindow('navigator:browser').document.querySelectorAll('browser.webextension-popup-browser'),
  ].at(-1);
  if (!popup) throw new Error('No popup is open.');
  const { messageManager } = popup;
  const name = `answer-${Math.random()}`;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      messageManager.removeMessageListener(name, hear);
    };
    const hear = ({ data }: { data: string }) => {
      end();
      resolve(data);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('The popup gave no answer: it may have been closed.'));
    }, 15_000);
    messageManager.addMessageListener(name, hear);
    messageManager.loadFrameScript(
      `data:,${encodeURIComponent(`${script}.then((text) => sendAsyncMessage(${JSON.stringify(name)}, text))`)}`,
      false,
    );
  });
}

/** Stops the background page immediately, whatever it is doing. */
export async function stopBackground(extensionId: string): Promise<void> {
  const { extension } = WebExtensionPolicy.getByID(extensionId);
  const stopped = new Promise<void>((resolve) => {
    extension.once('shutdown-background-script', resolve);
  });
  // Otherwise Firefox waits while a response is pending.
  await extension.terminateBackground({ disableResetIdleForTest: true });
  await stopped;
}

/** Errors of the extension's scripts since the last call, from any context. */
export function takeErrors(origin: string): string[] {
  const warning = 1;
  const errors = Services.console
    .getMessageArray()
    .flatMap(({ sourceName = '', errorMessage = '', lineNumber = 0, flags = 0 }) =>
      sourceName.startsWith(origin) && !(flags & warning) ? [`${errorMessage} (${sourceName}:${lineNumber})`] : [],
    );
  Services.console.reset();
  return errors;
}
