import browser from 'webextension-polyfill';

/** What can be opened by keyboard; `keys` as the browser writes them, '' if not set. */
export interface Shortcut {
  opens: 'popup' | 'panel' | 'bulk';
  keys: string;
}

/** Names as in the manifest. */
const commands: Readonly<Record<string, Shortcut['opens']>> = {
  _execute_action: 'popup',
  _execute_sidebar_action: 'panel',
  'side-panel': 'panel',
  'bulk-audits': 'bulk',
};

const order: readonly Shortcut['opens'][] = ['popup', 'panel', 'bulk'];

/** In the order above, not the browser's; empty if the browser has no shortcuts for extensions. */
export async function readShortcuts(): Promise<Shortcut[]> {
  const all = (await browser.commands?.getAll()) ?? [];
  return all
    .flatMap(({ name = '', shortcut = '' }) => {
      const opens = Object.hasOwn(commands, name) ? commands[name] : undefined;
      return opens ? [{ opens, keys: shortcut }] : [];
    })
    .sort((one, other) => order.indexOf(one.opens) - order.indexOf(other.opens));
}

/** Opens the browser's page for changing them. */
export async function openShortcutSettings(): Promise<void> {
  // Newer than the polyfill's types.
  const firefox = browser.commands as typeof browser.commands & { openShortcutSettings?(): Promise<void> };
  if (firefox.openShortcutSettings) await firefox.openShortcutSettings();
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' });
}
